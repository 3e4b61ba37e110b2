import * as z from "zod/mini";
import * as fields from "../fields.ts";
import { described, optional } from "../fields.ts";
import { operation } from "../operation.ts";
import { routes } from "../routes.ts";

export const Notification = z.looseObject({
  id: described("Identifier with the prefix `ntf-`.", z.string()),
  kind: described("`ready`, `needsAttention` or `failed`; others may be added.", z.string()),
  conversationId: described("The conversation.", z.string()),
  title: described("Title of the conversation.", z.string()),
  summary: described("Summary of the conversation.", fields.shownText),
  publicationName: described("Name of its publication.", fields.shownText),
  readAt: described(
    "When the user read it, or its conversation left the state that it is about; null while it is open.",
    fields.shownText,
  ),
  createdAt: described("When the work ended.", z.string()),
});
export type Notification = z.infer<typeof Notification>;

const scope = z.enum(["all", "participating"]);
const SCOPES = "`all` that the user may read, or `participating`: those that the user requested or commented on.";

export const NotificationChoices = z.object({
  ready: described("Whether to notify of drafts that are ready.", z.boolean()),
  needsAttention: described("Whether to notify of questions of the writer.", z.boolean()),
  failed: described("Whether to notify of failures.", z.boolean()),
  app: described(`Of which conversations the app notifies: ${SCOPES}`, scope),
  email: described("When emails are sent: `now`, `daily` at 08:00 UTC, or `never`.", z.enum(["now", "daily", "never"])),
  emailAbout: described(`Of which conversations emails notify: ${SCOPES}`, scope),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;

const canEmail = described("Whether this service sends emails.", z.boolean());
const Settings = z.looseObject({ ...NotificationChoices.shape, canEmail });
const unread = described("True leaves out what was read.", optional(fields.queryBoolean));
const unreadCount = described("How many the caller has not read, on all pages.", z.int());
const conversationId = described("Only of this conversation.", optional(fields.filterText));

export const notifications = {
  list: operation(routes.notifications.list, z.object({ ...fields.pageQuery, unread }), {
    summary: "List notifications, newest first",
    description:
      "Lists the caller's own: one for each conversation, of the newest outcome of its work, for 90 days. Without those " +
      "of conversations that the caller may not read now.",
  }).output(z.looseObject({ notifications: fields.pageOf(Notification), unreadCount, ...fields.pageTokens })),
  markRead: operation(routes.notifications.markRead, z.object({ conversationId }), {
    summary: "Mark notifications as read",
    description: "Marks the caller's own, all or that of one conversation.",
  }),
  readSettings: operation(routes.notifications.readSettings, z.unknown(), {
    summary: "Read what the caller is notified of",
    description: "Returns the caller's choices, or the defaults.",
  }).output(Settings),
  setSettings: operation(routes.notifications.setSettings, NotificationChoices, {
    summary: "Choose what the caller is notified of",
    description: "Replaces the caller's choices.",
  }).output(Settings),
};
