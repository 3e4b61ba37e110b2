import { expect } from "vitest";
import type { Caller } from "../caller.ts";
import { NAME, type TestEnvironment } from "../environment.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";

const REASON = "Invoice 2026-07 is unpaid";

/** The billing checks before a job is queued (interface, "Conversations", rule 2). */
export const billing: Section = {
  title: "Rules › billing checks",
  rows: {
    "a create of a suspended organization: 402 with the reason, nothing is queued, and an audit log": async (env) => {
      const { owner, publication } = await suspended(env);
      const request = { body: "Write.", publication, stage: true };
      for (const create of [owner.post("/jobs", jobOf(publication)), owner.post("/conversations/", request)]) {
        await refused(create, 402, new RegExp(REASON));
      }
      expect((await owner.ok.get("/jobs")).jobs).toEqual([]);
      expect((await owner.ok.get("/conversations")).conversations).toEqual([]);
      const { auditLogs } = await owner.ok.get("/audit_logs", { type: "error" });
      expect(auditLogs).toHaveLength(2);
      expect(auditLogs[0]).toMatchObject({ userName: "owner", requestId: expect.stringMatching(/^req-/) });
      await env.settle((await env.write()).id);
    },
    "an invalid request of a suspended organization is 400": async (env) => {
      const { owner } = await suspended(env);
      await refused(owner.post("/jobs", { docRequest: { title: "T" } }), 400);
    },
    "organization show prints the state, and resume ends the suspension": async (env) => {
      const { owner, orgId, publication } = await suspended(env);
      const shown = await env.command("organization", "show", orgId);
      expect(shown).toMatch(/suspended/i);
      expect(shown).toContain(REASON);
      await env.command("organization", "resume", orgId);
      expect(await env.command("organization", "show", orgId)).not.toMatch(/suspended/i);
      expect((await owner.post("/jobs", jobOf(publication))).status).toBe(201);
    },
    "a monthly allowance: 402 for the job after the last one": async (env) => {
      const { owner, orgId, publication } = await billed(env);
      await env.command("organization", "allow", orgId, "--jobs", "2");
      expect((await owner.post("/jobs", jobOf(publication))).status).toBe(201);
      expect((await owner.post("/conversations/", { body: "Write.", publication })).status).toBe(201);
      await refused(owner.post("/jobs", jobOf(publication)), 402, /2/);
      await refused(owner.post("/conversations/", { body: "Write.", publication }), 402, /2/);
      expect((await owner.ok.get("/jobs")).jobs).toHaveLength(2);
      expect((await owner.ok.get("/conversations")).conversations).toHaveLength(2);
      const { auditLogs } = await owner.ok.get("/audit_logs", { type: "error" });
      expect(auditLogs).toHaveLength(2);
      await env.command("organization", "allow", orgId, "--jobs", "3");
      expect((await owner.post("/jobs", jobOf(publication))).status).toBe(201);
    },
  },
};

/** An organization with one publication. */
async function billed(env: TestEnvironment): Promise<{ owner: Caller; orgId: string; publication: string }> {
  const { owner, orgId } = await env.addOrganization();
  const docsRepo = await env.connectFor(owner);
  const config = { sourceRepos: [docsRepo], docsRepo };
  const { id: publication } = await owner.ok.post("/publications", { name: "Notes", config });
  return { owner, orgId, publication };
}

async function suspended(env: TestEnvironment) {
  const organization = await billed(env);
  await env.command("organization", "suspend", organization.orgId, "--reason", REASON);
  return organization;
}

function jobOf(publication: string) {
  return { docRequest: { title: "T", body: "B", sourceConnection: NAME, publications: [publication] } };
}
