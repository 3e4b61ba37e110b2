import { expect, test } from "vitest";
import type { ReleaseStyle } from "../../../../src/contract/resources/publication-styles.ts";
import { asPull, openConnected } from "../../../support/connected-webhooks.ts";
import { create } from "../../../support/service.ts";
import { memory } from "../../../support/stores.ts";
import { readPayload } from "../../../support/webhooks.ts";

/** How often the publication of a merged draft was synced. */
async function mergeFor(release: ReleaseStyle): Promise<number> {
  const { served, host, source, call, deliver } = await openConnected(memory);
  const { store, service } = served;
  const config = { sourceRepos: [source], docsRepo: source, release };
  const publication = await create(call, "publications", { name: "of the widget", config });
  const conversation = await create(call, "conversations", { body: "Say that it streams.", publication });
  await service.idle();
  const open = { status: "open", output_url: `${host.url}/octo/widget/pull/7` };
  await store.database.updateTable("conversations").set(open).where("id", "=", conversation).execute();
  const merged = { state: "closed", merged: true, merged_at: "2026-01-01T00:00:00Z" };
  host.pulls.set(7, { ...readPayload("pull_request", () => true).pull_request, number: 7, ...merged });
  await deliver({ event: "pull_request", payload: asPull("closed", { number: 7, merged: true }) });
  await service.idle();
  expect((await call("GET", `conversations/${conversation}`)).body.status).toBe("merged");
  return (await served.readAudits()).filter(({ summary }) => summary === "Synced a publication").length;
}

test("the merge of a draft syncs its publication where that publishes releases", async () => {
  expect(await mergeFor({ version: "auto", tag: true })).toBe(1);
  expect(await mergeFor({ version: "auto" })).toBe(0);
});
