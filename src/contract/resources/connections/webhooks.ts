import * as z from "zod/mini";
import * as fields from "../../fields.ts";
import { described } from "../../fields.ts";
import { operation } from "../../operation.ts";
import { routes } from "../../routes.ts";

export const WebhookDelivery = z.looseObject({
  id: described("Identifier with the prefix `dlv-`.", z.string()),
  connectionId: described("The connection of the app whose secret signed it.", z.string()),
  deliveryId: described("Its ID at the code host; `found-…` for what a sync found and no webhook brought.", z.string()),
  event: described("The event, in the code host's words.", z.string()),
  action: described("What happened, in the code host's words; empty without one.", fields.shownText),
  repository: described("`owner/name`; empty for what is about an organization or an app.", fields.shownText),
  status: described(
    "`received` while it waits or is processed; then `done`, `ignored` or `failed`; others may be added.",
    z.string(),
  ),
  message: described("The outcome, in a sentence: what it did, why it was ignored, or the error.", fields.shownText),
  conversationIds: described("The conversations that it started or changed.", fields.texts),
  isRedeliverable: described("Whether it can be redelivered: it is settled, and its content is stored.", z.boolean()),
  orgId: described("The organization that owns it.", z.string()),
  createdAt: described("When it came.", z.string()),
  updatedAt: described("When its status last changed.", z.string()),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const Webhook = z.looseObject({
  connectionId: described("The connection of the app.", z.string()),
  path: described("Path of the URL to which the code host sends webhooks.", z.string()),
  hasSecret: described("Whether a secret is set. Without one no webhook is accepted.", z.boolean()),
  lastDelivery: described("The newest delivery; null without one.", z.nullish(WebhookDelivery)),
});
export type Webhook = z.infer<typeof Webhook>;

const OfApp = "400 for a connection that is not the app of a code host. Needs the permission `connection:update`.";

const RedeliveryRequest = z.extend(fields.byId, {
  deliveryId: described("The `id` of the delivery.", fields.reference),
});

export const webhooks = {
  get: operation(routes.webhooks.get, fields.byId, {
    summary: "Read the webhook of an app",
    description: `Reads where the code host of a connection sends its webhooks. The secret is not shown. ${OfApp}`,
  }).output(Webhook),
  replaceSecret: operation(routes.webhooks.replaceSecret, fields.byId, {
    summary: "Replace the webhook secret of an app",
    description:
      "Generates another secret, which is in this answer only. Webhooks that are signed with the old one are refused " +
      `from now on. ${OfApp}`,
  }).output(z.looseObject({ secret: described("The secret, which is not shown again.", z.string()) })),
};

export const webhookDeliveries = {
  list: operation(routes.webhookDeliveries.list, z.extend(fields.byId, fields.pageQuery), {
    summary: "List webhook deliveries of an app, newest first",
    description: `Lists deliveries of the last 30 days, at most 10,000. ${OfApp}`,
  }).output(z.looseObject({ deliveries: fields.pageOf(WebhookDelivery), ...fields.pageTokens })),
  redeliver: operation(routes.webhookDeliveries.redeliver, RedeliveryRequest, {
    summary: "Redeliver a webhook",
    description:
      "Processes a stored delivery again, by the state that the code host has now. Work that it started before is not " +
      "started twice. 409 while it is processed, and where its content is not stored: an event without an effect, or a " +
      `large one that was processed. ${OfApp}`,
  }).output(WebhookDelivery),
};
