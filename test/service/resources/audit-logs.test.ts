import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AuditLogType } from "../../../src/contract/audit-log-types.ts";
import { writeAudit } from "../../../src/service/store/audit.ts";
import { type Caller, ServedStore } from "../served-store.ts";
import { type StoreLocation, stores } from "../stores.ts";

const NOW = "2026-03-01T12:00:00.000Z";

describe.each(stores)("audit logs on $name", ({ createLocation }) => {
  let place: StoreLocation;
  let served: ServedStore;
  let orgId: string;
  let ann: Caller;
  beforeEach(async () => {
    place = await createLocation();
    // Every log has the same time here, as many do that one request writes.
    served = await ServedStore.open(place.location, () => new Date(NOW));
    orgId = await served.addOrganization("one");
    ann = await served.addCaller(orgId, { role: "admin", name: "Ann" });
  });
  afterEach(async () => {
    await served.close();
    await place[Symbol.asyncDispose]();
  });

  const write = (summary: string, type: AuditLogType = "action-update", organization = orgId) =>
    writeAudit(served.store, { orgId: organization, requestId: null, userName: null }, { type, summary });
  const read = async (query: Record<string, string> = {}, caller = ann) =>
    (await caller.call("GET", `audit_logs?${new URLSearchParams(query)}`)).body;

  test("one is shown whole, in a list and by its ID", async () => {
    const actor = { orgId, requestId: "req-0123456789abcdef", userName: "Ann", adminUserName: "root" };
    const config = { connectionId: "cnn-0123456789abcdef", deep: { numbers: [1, 2] } };
    await writeAudit(served.store, actor, { type: "connection-sync", summary: "Synced", delta: "a → b", config });
    const [log] = (await read()).auditLogs;
    expect(log).toEqual({
      id: expect.stringMatching(/^adl-[0-9a-f]{16}$/),
      orgId,
      requestId: "req-0123456789abcdef",
      userName: "Ann",
      type: "connection-sync",
      summary: "Synced",
      delta: "a → b",
      config,
      adminUserName: "root",
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect(await ann.call("GET", `audit_logs/${log?.id}`)).toEqual({ status: 200, body: log });
  });

  test("page tokens are timestamps, and no log is lost or shown twice where many have the same time", async () => {
    for (let number = 0; number < 7; number += 1) await write(`log ${number}`);
    const seen: string[][] = [];
    const tokens: string[] = [];
    for (let next: string | undefined; seen.length < 9; next = tokens.at(-1)) {
      const { auditLogs, nextPageToken } = await read({ pageSize: "3", ...(next && { next }) });
      seen.push(auditLogs.map(({ summary }) => summary));
      if (nextPageToken === undefined) break;
      tokens.push(nextPageToken);
    }
    expect(seen).toEqual([["log 6", "log 5", "log 4"], ["log 3", "log 2", "log 1"], ["log 0"]]);
    for (const token of tokens) expect(token).toMatch(/^2026-03-01T12:00:00\.000\d+Z$/);
    const last = await read({ pageSize: "3", next: tokens[1] ?? "" });
    const back = await read({ pageSize: "3", next: last.previousPageToken ?? "" });
    expect(back.auditLogs.map(({ summary }) => summary)).toEqual(seen[1]);
    for (const next of [NOW, `${tokens[0]}0`, "x"]) {
      expect((await ann.call("GET", `audit_logs?next=${next}`)).status).toBe(400);
    }
    expect((await ann.call("GET", `audit_logs?type=error&next=${tokens[0]}`)).status).toBe(400);
  });
});
