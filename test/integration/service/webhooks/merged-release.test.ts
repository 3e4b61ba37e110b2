import { expect, test } from "vitest";
import type { ReleaseStyle } from "../../../../src/contract/resources/publication-styles.ts";
import { changeBilling } from "../../../../src/service/people/billing.ts";
import { asPull, openConnected } from "../../../support/connected-webhooks.ts";
import { create } from "../../../support/service.ts";
import { memory } from "../../../support/stores.ts";
import { readPayload } from "../../../support/webhooks.ts";

const NO_CALLER = { requestId: null, userName: null };

/** How often the publication of a merged draft was synced. */
async function mergeFor(release: ReleaseStyle, isSuspended = false): Promise<number> {
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
  const billing = { state: isSuspended ? "suspended" : "active", reason: "Unpaid" } as const;
  await store.transaction((within) => changeBilling(within, { ...NO_CALLER, orgId: served.orgId }, billing));
  await deliver({ event: "pull_request", payload: asPull("closed", { number: 7, merged: true }) });
  await service.idle();
  expect((await call("GET", `conversations/${conversation}`)).body.status).toBe("merged");
  return (await served.readAudits()).filter(({ summary }) => summary === "Synced a publication").length;
}

test("the merge of a draft syncs its publication where that publishes releases", async () => {
  expect(await mergeFor({ version: "auto", tag: true })).toBe(1);
  expect(await mergeFor({ version: "auto" })).toBe(0);
  expect(await mergeFor({ version: "auto", tag: true }, true)).toBe(0);
});

test("only the one repository of a publication can be tagged, and only on GitHub", async () => {
  const { call, source, docsRepo } = await openConnected(memory);
  const refuse = async (config: object) => {
    const { status, body } = await call("POST", "publications", { name: "other", config });
    expect(status).toBe(400);
    return body.error;
  };
  const release = { tag: true };
  const why = /config\.release: tags docsRepo, which has to be on GitHub, and the only source repository/;
  expect(await refuse({ docsRepo: source, sourceRepos: [source, docsRepo], release })).toMatch(why);
  expect(await refuse({ docsRepo: source, sourceRepos: [docsRepo], release })).toMatch(why);
  expect(await refuse({ docsRepo, release })).toMatch(why);
  const prepared = { docsRepo, sourceRepos: [source], release: { version: "minor" } };
  expect((await call("POST", "publications", { name: "other", config: prepared })).status).toBe(201);
});
