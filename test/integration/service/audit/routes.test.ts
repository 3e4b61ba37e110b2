import { beforeEach, describe, expect, test } from "vitest";
import type { AuditLogType } from "../../../../src/contract/kinds.ts";
import { writeAudit } from "../../../../src/service/store/audit.ts";
import { ofTest } from "../../../support/of-test.ts";
import { type Caller, TestService } from "../../../support/service.ts";
import { databases } from "../../../support/stores.ts";

const NOW = "2026-03-01T12:00:00.000Z";

describe.each(databases)("audit logs on $name", ({ kind, createLocation }) => {
  let served: TestService;
  let orgId: string;
  let ann: Caller;
  let time: string;
  beforeEach(async () => {
    const { location } = ofTest(await createLocation());
    // Logs have the same time by default, like those of one request.
    time = NOW;
    served = ofTest(await TestService.open(location, () => new Date(time)));
    orgId = await served.addOrganization("one");
    ann = await served.addCaller(orgId, { role: "owner", name: "Ann" });
  });

  const write = (summary: string, type: AuditLogType = "action-update", organization = orgId) =>
    writeAudit(served.store, { orgId: organization, requestId: null, userName: null }, { type, summary });
  const read = async (query: Record<string, string> = {}, caller = ann) =>
    (await caller.call("GET", `audit_logs?${new URLSearchParams(query)}`)).body;

  const list = async (query?: Record<string, string>, caller?: Caller) =>
    (await read(query, caller)).auditLogs.map(({ summary }) => summary);

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
    expect((await ann.call("GET", `audit_logs?type=error&next=${tokens[0]}`)).status).toBe(400);
  });

  const writeAt = (at: string, type?: AuditLogType) => {
    time = at;
    return write(at, type);
  };

  test("a list from a timestamp pages by tokens, to older logs and back, whatever the order of writing", async () => {
    const times = [3, 1, 5, 2, 4].map((day) => `2026-03-0${day}T00:00:00.000Z`);
    for (const at of times) await writeAt(at);
    const next = "2026-03-05T00:00:00Z";
    const first = await read({ next, pageSize: "3" });
    const last = await read({ next: first.nextPageToken ?? "", pageSize: "3" });
    const shown = [first, last].flatMap(({ auditLogs }) => auditLogs.map(({ summary }) => summary.slice(9, 10)));
    expect(shown).toEqual(["4", "3", "2", "1"]);
    expect(await list({ next: first.previousPageToken ?? "" })).toEqual(["2026-03-05T00:00:00.000Z"]);
    const none = await read({ next: "2020-01-01T00:00:00Z", pageSize: "1" });
    expect(none.auditLogs).toEqual([]);
    expect(await list({ next: none.previousPageToken ?? "", pageSize: "1" })).toEqual(["2026-03-01T00:00:00.000Z"]);
  });

  // What a timestamp says is the same on each database.
  if (kind === "postgres") return;

  test.each([
    ["2026-03-01T12:00:00.000Z", 1],
    ["2026-03-01T12:00:00.0000001Z", 2],
    ["2026-03-01T12:00:00.001Z", 2],
    ["2026-03-01T12:00:00.00100001z", 3],
    ["2026-03-01t14:00:00.001+02:00", 2],
    ["2026-02-28T23:59:60Z", 1],
    ["0000-01-01T00:00:00+23:59", 0],
    ["9999-12-31T23:59:59.999-23:59", 4],
  ])("next may be the timestamp %s: logs created before it", async (next, count) => {
    const times = ["2026-02-01T00:00:00.000Z", NOW, "2026-03-01T12:00:00.001Z", "2026-03-02T00:00:00.000Z"];
    for (const at of times) await writeAt(at);
    const expected = times.slice(0, count).reverse();
    expect(await list({ next })).toEqual(expected);
    expect(await list({ next, type: "action-update", summary: "2026-0%" })).toEqual(expected);
    expect(await list({ next, type: "error" })).toEqual([]);
  });

  test.each([
    ...["2026-03-01", "2026-03-01T12:00:00", "2026-03-01T12:00Z", "2026-02-29T12:00:00Z", "2026-13-10T12:00:00Z"],
    ...["2026-03-01T24:00:00Z", "2026-03-01T12:00:60Z"],
    ...["2026-03-01T12:00:00.Z", "2026-03-01T12:00:00+24:00", "2026-03-01T12:00:00+0200", " 2026-03-01T12:00:00Z"],
    `2026-02-30T12:00:00.0000${"0".repeat(26)}Z`,
  ])("next %s is no timestamp: 400", async (next) => {
    expect(await ann.call("GET", `audit_logs?${new URLSearchParams({ next })}`)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining("RFC 3339") },
    });
  });

  test("an offset whose + is not encoded is understood", async () => {
    await writeAt("2026-02-01T00:00:00.000Z");
    await writeAt(NOW);
    const { body } = await ann.call("GET", "audit_logs?next=2026-03-01T14:00:00+02:00");
    expect(body.auditLogs.map(({ summary }) => summary)).toEqual(["2026-02-01T00:00:00.000Z"]);
  });
});
