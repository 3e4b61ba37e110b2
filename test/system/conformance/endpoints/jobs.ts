import { expect } from "vitest";
import { NAME, type TestEnvironment } from "../environment.ts";
import { messageOf } from "../message-of.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";

const REQUEST = { title: "Version 1.1.0", body: "Write.", sourceConnection: NAME };
const CHANGES = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];

/** The interface, "Endpoints", "Jobs". */
export const jobEndpoints: Section = {
  title: "Endpoints › Jobs",
  rows: {
    "POST /jobs, docRequest → job with id, orgId, type, state (initially requested)": async (env) => {
      const { orgId } = await env.admin.ok.get("/me");
      const job = await create(env);
      expect(job).toMatchObject({ id: expect.stringMatching(/^job-[0-9a-f]{16}$/), orgId, type: "doc-request" });
      expect(job.state).toBe("requested");
    },
    "GET /jobs/{id} → 200 with the job": async (env) => {
      const job = await create(env);
      expect(await env.admin.ok.get(`/jobs/${job.id}`)).toMatchObject({ id: job.id, type: "doc-request" });
      expect(env.status).toBe(200);
      await refused(env.admin.get("/jobs/job-0123456789abcdef"), 404);
    },
    "GET /jobs, optional query next → 200 with jobs and optional nextPageToken": async (env) => {
      const created = [await create(env), await create(env), await create(env)].map(({ id }) => id);
      const first = await env.admin.ok.get("/jobs", { pageSize: 2 });
      expect(env.status).toBe(200);
      expect(first.jobs.map(({ id }) => id)).toEqual([created[2], created[1]]);
      const second = await env.admin.ok.get("/jobs", { pageSize: 2, next: first.nextPageToken });
      expect(second.jobs[0]?.id).toBe(created[0]);
      const whole = await env.admin.ok.get("/jobs", { pageSize: 200 });
      expect(whole.nextPageToken ?? null).toBeNull();
      await refused(env.admin.get("/jobs", { next: "of somewhere else" }), 400);
    },
  },
};

/** The interface, "Endpoints", "Jobs", "Rules for create job". */
export const jobRules: Section = {
  title: "Rules › create job",
  rows: {
    "2. publications accepts IDs or names": async (env) => {
      const [one, other] = [await env.addPublication(), await env.addPublication()];
      const outputs = await outputsOf(env, { publications: [one.id, other.name] });
      expect(outputs.map(({ publicationId }) => publicationId).sort()).toEqual([one.id, other.id].sort());
      await refused(
        env.admin.post("/jobs", { docRequest: { ...REQUEST, publications: ["no such one"] } }),
        400,
        /no such one/,
      );
    },
    "3. sourceConnection accepts a connection ID or name": async (env) => {
      const [named, byId] = [await create(env), await create(env, { sourceConnection: env.connections.source })];
      expect([named.state, byId.state]).toEqual(["requested", "requested"]);
      await refused(
        env.admin.post("/jobs", { docRequest: { ...REQUEST, sourceConnection: "octo/nothing" } }),
        400,
        /octo\/nothing/,
      );
      const { name, id } = await env.addRepository();
      await env.addRepository(name);
      await refused(
        env.admin.post("/jobs", { docRequest: { ...REQUEST, sourceConnection: name } }),
        400,
        new RegExp(id),
      );
    },
    "4. publications omitted: all publications associated with the connection": async (env) => {
      const { id: source } = await env.addRepository();
      const mine = [
        await env.addPublication({ sourceRepos: [source] }),
        await env.addPublication({ sourceRepos: [source] }),
      ];
      const outputs = await outputsOf(env, { sourceConnection: source, publications: undefined });
      expect(outputs.map(({ publicationId }) => publicationId).sort()).toEqual(mine.map(({ id }) => id).sort());
    },
    "6. eventType: body is context only": async (env) => {
      const body = "Write about the last 1 commit.";
      const { id } = await env.addPublication();
      const [output] = await outputsOf(env, { publications: [id], eventType: "release", body, changes: undefined });
      expect(output?.triggerType).toBe("release");
      expect(messageOf(output, "selection")).toContain("eventType");
      const [read] = await outputsOf(env, { publications: [id], body, changes: undefined });
      expect(messageOf(read, "selection")).toMatch(/^1 commit:/);
    },
    "6. eventType: only release notes and documentation updates are written (the changelog is documentation)": async (
      env,
    ) => {
      for (const eventType of ["release", "merge"] as const) {
        const { id } = await env.addPublication({ writeDocumentation: true });
        const [output] = await outputsOf(env, { publications: [id], eventType });
        expect(messageOf(output, "releaseNotes")).toContain("Stream answers");
        const { files } = env.history.changes(output?.branch ?? "");
        expect([...files.keys()].sort()).toEqual(["CHANGELOG.md", "docs/install.md", "docs/release-notes/1.1.0.md"]);
      }
    },
    "6. eventType: all other instructions are ignored": async (env) => {
      const comments = ["Leave out #3."];
      for (const eventType of ["release", undefined] as const) {
        const { id } = await env.addPublication();
        const [output] = await outputsOf(env, { publications: [id], eventType, comments });
        const isFollowed = !messageOf(output, "releaseNotes")?.includes("Stream answers");
        expect({ eventType, isFollowed }).toEqual({ eventType, isFollowed: eventType === undefined });
      }
    },
    "7. items in changes override changes described in body": async (env) => {
      const [output] = await outputsOf(env, { publications: [env.publication.id], body: "The last 4 commits." });
      expect(messageOf(output, "selection")).toMatch(/^2 commits: v1\.0\.0\.\.v1\.1\.0/);
    },
    "7. each item holds one variant": async (env) => {
      const [{ tags }] = CHANGES as [(typeof CHANGES)[number]];
      const both = { tags, releases: { count: 1 } };
      for (const item of [both, {}]) {
        const answer = await env.admin.post("/jobs", { docRequest: { ...REQUEST, changes: [item] } });
        expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining("exactly one of") } });
      }
    },
  },
};

/** A job on the publication that all sections use. */
function create(env: TestEnvironment, more: object = {}) {
  return env.admin.ok.post("/jobs", {
    docRequest: { ...REQUEST, publications: [env.publication.id], changes: CHANGES, ...more },
  });
}

/** The conversations of a job once it is settled. */
function outputsOf(env: TestEnvironment, more: object) {
  return env.work({ ...REQUEST, publications: [env.publication.id], changes: CHANGES, ...more });
}
