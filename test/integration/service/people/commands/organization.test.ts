import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { databaseIn } from "../../../../../src/service/operator/operated-store.ts";
import { insertConnection } from "../../../../support/rows.ts";
import { Operator } from "../../../../support/run-command.ts";
import { TestService } from "../../../../support/service.ts";

describe("organization", () => {
  let folder: string;
  let operator: Operator;
  let served: TestService;
  let ann: { orgId: string; apiKey: string };
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "organization-"));
    operator = new Operator(["--data", folder]);
    ann = await operator.runJson("init", "--organization", "Octo", "--email", "ann@example.org");
    served = await TestService.open(databaseIn(folder));
  });
  afterEach(async () => {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const show = (...args: string[]) => operator.runJson("organization", "show", ...args);
  const logs = async () => (await served.callerOf(ann.apiKey)("GET", "audit_logs")).body.auditLogs;
  const summarize = async () => {
    const connectionId = await insertConnection(served.store, ann.orgId, { type: "codehostRepo" });
    return served.callerOf(ann.apiKey)("POST", `connections/${connectionId}/merges/summarize`, { number: 1 });
  };

  test("changes take effect from the next call, are shown, and write one audit log each", async () => {
    const reason = "Unpaid since October: write to billing@octo.example.";
    const suspended = await operator.runJson("organization", "suspend", "--reason", reason);
    expect(suspended).toMatchObject({ state: "suspended", reason });
    expect((await summarize()).body).toMatchObject({ error: `This organization is suspended: ${reason}` });
    const { out } = await operator.run("organization", "show");
    expect(out).toContain(`State         suspended\nReason        ${reason}\n`);
    expect(await operator.runJson("organization", "allow", "--jobs", "500")).toMatchObject({
      monthlyJobs: 500,
      reason,
    });
    expect((await operator.run("organization", "show")).out).toContain("Allowance     500 jobs a month\n");
    for (let count = 0; count < 2; count += 1) {
      expect(await operator.runJson("organization", "resume")).toMatchObject({ state: "active", reason: null });
    }
    await operator.runJson("organization", "allow", "--jobs", "unlimited");
    const byOperator = { adminUserName: userInfo().username, config: { organizationId: ann.orgId } };
    expect(await logs()).toMatchObject([
      { ...byOperator, delta: "monthlyJobs: 500 → null" },
      { ...byOperator, delta: `state: "suspended" → "active"; reason: ${JSON.stringify(reason)} → null` },
      { ...byOperator, delta: "monthlyJobs: null → 500" },
      { type: "error", delta: `This organization is suspended: ${reason}`, adminUserName: null },
      {
        ...byOperator,
        type: "action-update",
        delta: `state: "active" → "suspended"; reason: null → ${JSON.stringify(reason)}`,
      },
      { summary: "Created an organization" },
    ]);
  });

  test.each<[string, string[], RegExp]>([
    ["no verb", [], /show.*suspend.*resume.*allow/s],
    ["a suspension without a reason", ["suspend"], /--reason.*program\/usage/],
    ["an allowance without a number", ["allow"], /--jobs.*program\/usage/],
    ["a part of a job", ["allow", "--jobs", "1.5"], /--jobs.*1\.5.*unlimited.*program\/usage/],
    ["two names", ["show", "org-1", "--organization", "org-2"], /org-1.*org-2.*program\/usage/],
    ["an unknown one", ["show", "org-0"], /org-0.*program\/usage/],
  ])("%s is refused, and changes nothing", async (_, args, fault) => {
    const before = [await show(), await logs()];
    const { code, out, err } = await operator.run("organization", ...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(fault);
    expect([await show(), await logs()]).toEqual(before);
  });
});
