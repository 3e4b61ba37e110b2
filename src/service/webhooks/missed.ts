import * as z from "zod/mini";
import { parseRemote } from "../../git/repository.ts";
import { readFailedDeliveries, readRepositoryEvents } from "../../hosts/github/missed.ts";
import type { ConnectionRow } from "../connections/connections.ts";
import { openGitHubApp, type ProductParts, readApp } from "../connections/open.ts";
import { readUsingPublications } from "../publications/publications.ts";
import type { Actor } from "../store/audit.ts";
import { parseConnectionFields } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { checkQueue, isQueueRefusal } from "../worker/queue.ts";
import { insertDelivery, type NewDelivery, subjectOf } from "./deliveries.ts";
import { parseGitHubPayload } from "./github-payload.ts";

/** What no webhook of an app brought; `until`: where the next sync begins. */
export type Missed = { app: ConnectionRow; events: readonly NewDelivery[]; until: string };

/** Of a GitHub App, and of a repository where a publication asks for what people write. Throws `product/…`, `outbound/…`. */
export async function readMissed(parts: ProductParts, row: ConnectionRow): Promise<Missed | undefined> {
  const isApp = row.type === "codehostApp";
  const app = isApp ? row : await readApp(parts, row);
  if (app?.type !== "codehostApp") return undefined;
  const repository = parseRemote(parseConnectionFields(row.config_json).repositoryUrl ?? "")?.name ?? "";
  const { api, ownApi } = await openGitHubApp(parts, app, isApp ? undefined : repository);
  const since = row.events_until ?? parts.store.now();
  if (isApp) return ownApi && { app, ...(await readFailedDeliveries({ api: ownApi, since, parse })) };
  const using = await readUsingPublications(parts.store, row.id, ["source", "docs"]);
  const isAsked = using.some(({ config_json }) => /"(?:newIssues|issueComments)"/.test(config_json));
  if (!isAsked) return { app, events: [], until: parts.store.now() };
  return { app, ...(await readRepositoryEvents({ api, since, parse }, repository, ownApi !== undefined)) };
}

/** None of what has no effect, or not the form of its event. */
function parse(event: string, payload: object, guid?: string): NewDelivery[] {
  try {
    const parsed = parseGitHubPayload(event, payload);
    return parsed.facts.length === 0 ? [] : [{ deliveryId: guid ?? `found-${subjectOf(parsed)}`, event, ...parsed }];
  } catch (error) {
    if (error instanceof z.core.$ZodError) return [];
    throw error;
  }
}

/** Stores each that is not known, with its task. A full queue leaves the rest for the next sync. */
export async function recordMissed(within: Store, actor: Actor, row: ConnectionRow, { app, events, until }: Missed) {
  const known = within.database.selectFrom("webhook_deliveries").select("id").where("connection_id", "=", app.id);
  try {
    for (const delivery of events) {
      const same = known.where("subject", "=", subjectOf(delivery) ?? "");
      if ((await same.executeTakeFirst()) !== undefined) continue;
      await checkQueue(within, actor.orgId, { more: 1 });
      await insertDelivery(within, actor, { id: app.id, orgId: app.org_id }, delivery);
    }
  } catch (error) {
    if (isQueueRefusal(error)) return;
    throw error;
  }
  await within.database.updateTable("connections").set({ events_until: until }).where("id", "=", row.id).execute();
}
