import { expect } from "vitest";
import { NAME, type TestEnvironment } from "../environment.ts";
import { refused } from "../refused.ts";
import { say } from "../say.ts";
import type { Section } from "../section.ts";

/** Every list of the interface. */
const LISTS = [
  ...["/jobs", "/connections", "/conversations", "/conversation_comments", "/publications", "/users"],
  ...["/instructions", "/instruction-links", "/audit_logs"],
];

/** Query parameters that filter, all of them optional; `staged` and `remainingRateLimitPercent` have rows of their own. */
const FILTERS: Readonly<Record<string, readonly string[]>> = {
  "/connections": ["name", "type", "paused", "healthy", "syncedAtBefore"],
  "/conversations": [
    ...["branch", "outputUrl", "jobId", "publicationId", "operationType", "status", "summary", "staged"],
    ...["originType", "originURL"],
  ],
  "/conversation_comments": [
    "ids",
    "conversationId",
    "connectionId",
    "workRequested",
    "source",
    "externalId",
    "filePath",
  ],
  "/publications": ["name", "syncedAtBefore", "ids"],
  "/users": ["email", "name", "authId", "query", "roleIds", "noBuiltinRole", "invitationAccepted"],
  "/instructions": ["type", "global"],
  "/instruction-links": ["instructionId", "publicationId", "slotType"],
  "/audit_logs": ["type", "summary"],
};

/** Values that mean absent, lists, pages. */
export const requestValues: Section = {
  title: "Rules › values of requests",
  rows: {
    'null and "" of a docRequest\'s optional fields mean absent': async (env) => {
      const { id } = await env.addPublication();
      const base = { title: "T", body: "B", sourceConnection: NAME, publications: [id] };
      const optional = ["comments", "labels", "time", "relevantLinks", "eventType", "changes"];
      const { orgId, labels } = await env.admin.ok.post("/jobs", { docRequest: base });
      for (const value of [null, ""]) {
        const docRequest = { ...base, ...Object.fromEntries(optional.map((field) => [field, value])) };
        expect(await env.admin.ok.post("/jobs", { docRequest })).toMatchObject({ orgId, labels, state: "requested" });
      }
    },
    'null and "" of a docRequest\'s publications mean all of the source': async (env) => {
      const { source } = await env.addHistory();
      const { id } = await env.addPublication({ sourceRepos: [source], docsRepo: source });
      for (const publications of [null, ""]) {
        const docRequest = { title: "T", body: "B", sourceConnection: source, publications };
        expect(await env.work(docRequest)).toMatchObject([{ publicationId: id }]);
      }
    },
    'required fields that are missing, null or "" are 400': async (env) => {
      for (const value of [undefined, null, ""]) {
        for (const field of ["title", "body", "sourceConnection"]) {
          const docRequest = { title: "T", body: "B", sourceConnection: NAME, [field]: value };
          await refused(env.admin.post("/jobs", { docRequest }), 400, new RegExp(field));
        }
        await refused(env.admin.post("/conversations/", { body: value, publication: NAME }), 400, /body/);
        await refused(env.admin.post("/connections", { name: value, config: {} }), 400, /name/);
      }
    },
    'null and "" of a conversation\'s optional fields mean absent': async (env) => {
      for (const value of [null, ""]) {
        const optional = { relevantLinks: value, changes: value, stage: value, labels: value };
        const made = await env.admin.ok.post("/conversations/", {
          body: "Write about the last 1 commit.",
          publication: env.publication.id,
          ...optional,
        });
        expect(made).toMatchObject({ staged: false, labels: [] });
        await env.settle(made.id);
      }
    },
    "null of a change selector's variants and fields means absent": async (env) => {
      const [startSha = "", , endSha = ""] = env.history.shas;
      const others = { releases: null, timeRange: null, commits: null, tags: null };
      const noCommits = { count: null, startSha: null, endSha: null, shas: null, includeStartCommit: null };
      for (const selector of [
        { releases: { count: 1 } },
        { commits: { ...noCommits, count: 1 } },
        { commits: { ...noCommits, startSha } },
        { commits: { ...noCommits, startSha, endSha } },
        { commits: { ...noCommits, shas: [startSha] } },
        { tags: { start: "v1.0.0", end: null } },
      ]) {
        const written = await env.write({ changes: [{ ...others, ...selector }] });
        expect(written.entries).toContainEqual(expect.objectContaining({ kind: "selection" }));
      }
      for (const changes of [[others], [{ tags: { start: null, end: "v1.1.0" } }]]) {
        await refused(env.admin.post("/conversations/", { body: "B", changes }), 400, /changes\.0/);
      }
    },
    '"" in a change selector may be half of a range: 400': async (env) => {
      for (const selector of [
        { tags: { start: "v1.0.0", end: "" } },
        { commits: { startSha: "0123abc", endSha: "" } },
      ]) {
        const request = { body: "B", publication: env.publication.id, changes: [selector] };
        await refused(env.admin.post("/conversations/", request), 400, /changes\.0.*\bend/);
      }
    },
    'null and "" of a comment\'s optional fields mean absent': async (env) => {
      const { id } = await env.draft();
      for (const value of [null, ""]) {
        const optional = { relevantLinks: value, changes: value, labels: value, anchor: value };
        const comment = { body: "Nice.", workRequested: false, ...optional };
        const { anchor } = await env.admin.ok.post(`/conversations/${id}/comments`, comment);
        expect(anchor ?? null).toBeNull();
      }
    },
    'null and "" of a publication\'s optional fields mean absent': async (env) => {
      const { source } = env.connections;
      const optional = [
        ...["inputTriggers", "writeDocumentation", "styleGuide", "planningInstructions", "prCommitInstructions"],
        "notifierConnection",
      ];
      const bare = { sourceRepos: [source], docsRepo: source };
      const made = await env.admin.ok.post("/publications", { name: env.unique("bare"), config: bare });
      for (const value of [null, ""]) {
        const config = { ...bare, ...Object.fromEntries(optional.map((field) => [field, value])) };
        const body = { name: env.unique("bare"), config, instructions: value };
        const other = await env.admin.ok.post("/publications", body);
        expect(other).toMatchObject({ config: made.config, instructions: [] });
        const replaced = { ...body, updatedAt: value };
        const put = await env.admin.ok.put(`/publications/${other.id}`, replaced);
        expect(put.config).toEqual(made.config);
      }
    },
    'null and "" of a connection\'s optional fields mean absent': async (env) => {
      const config = { codehostRepo: env.repository };
      for (const value of [null, ""]) {
        const body = { name: env.unique("octo/"), config, paused: value, sync: value };
        const { id, name, paused } = await env.admin.ok.post("/connections", body);
        expect(paused).toBe(false);
        const put = await env.admin.ok.put(`/connections/${id}`, { name: value, paused: value, config });
        expect(put).toMatchObject({ name, paused: false });
        expect((await env.admin.post(`/connections/${id}/sync`, { wait: value })).status).toBe(202);
      }
    },
    'null and "" of a publication sync mean absent': async (env) => {
      const { id } = env.publication;
      for (const value of [null, ""]) {
        expect((await env.admin.post(`/publications/${id}/sync`, { wait: value, timeout: value })).status).toBe(202);
      }
    },
    "null of staged or excludedFiles means absent on PUT": async (env) => {
      const { id } = await env.stage({ writeReleaseNotes: false });
      const excluding = { staged: null, excludedFiles: ["CHANGELOG.md"] };
      const put = await env.admin.ok.put(`/conversations/${id}`, excluding);
      expect(put).toMatchObject({ staged: true, excludedFiles: ["CHANGELOG.md"] });
      const { id: other } = await env.stage(env.onGitHub);
      const opened = await env.admin.ok.put(`/conversations/${other}`, { staged: false, excludedFiles: null });
      expect(opened).toMatchObject({ staged: false, status: "open" });
    },
    "an empty filter filters nothing": async (env) => {
      await say(env, (await env.draft()).id, "One.");
      for (const [path, filters] of Object.entries(FILTERS)) {
        const all = await env.admin.ok.get(`${path}?pageSize=5`);
        for (const filter of filters) {
          expect([filter, await env.admin.ok.get(`${path}?pageSize=5&${filter}=`)]).toEqual([filter, all]);
        }
      }
    },
    "staged=null is 400, staged= filters nothing": async (env) => {
      await refused(env.admin.get("/conversations?staged=null"), 400, /staged/);
      expect((await env.admin.get("/conversations?staged=")).status).toBe(200);
    },
    "remainingRateLimitPercent= is 400": async (env) => {
      await refused(env.admin.get("/connections?remainingRateLimitPercent="), 400, /remainingRateLimitPercent/);
      await refused(env.admin.get("/connections?remainingRateLimitPercent=null"), 400, /remainingRateLimitPercent/);
    },
    "ids=a&ids=b equals ids=a,b": async (env) => {
      const publications = [(await env.addPublication()).id, (await env.addPublication()).id];
      await same(env, "/publications", "ids", publications);
      const { id } = await env.draft();
      await same(env, "/conversation_comments", "ids", [
        (await say(env, id, "One.")).id,
        (await say(env, id, "Two.")).id,
      ]);
      await same(env, "/users", "roleIds", [await env.roleId("reader"), await env.roleId("maintainer")]);
    },
    "ids with empty parts, and encoded commas": async (env) => {
      const [one, other] = [(await env.addPublication()).id, (await env.addPublication()).id];
      const wanted = await env.admin.ok.get(`/publications?ids=${one},${other}`);
      for (const ids of [`${one},,${other},`, `${one}%2C${other}`]) {
        expect(await env.admin.ok.get(`/publications?ids=${ids}`)).toEqual(wanted);
      }
    },
    "a pageSize above the maximum is clamped": async (env) => {
      for (const path of LISTS) {
        const most = await env.admin.ok.get(`${path}?pageSize=200`);
        for (const pageSize of ["201", "1000", "999999999999"]) {
          expect([path, await env.admin.ok.get(`${path}?pageSize=${pageSize}`)]).toEqual([path, most]);
        }
        for (const pageSize of ["0", "-1", "1.5", "many"]) {
          await refused(env.admin.get(`${path}?pageSize=${pageSize}`), 400, /pageSize/);
        }
      }
    },
    "a clamped page holds 200 records": async (env) => {
      // Two, since a publication has at most 200 linked instructions.
      const publicationIds = [(await env.addPublication()).id, (await env.addPublication()).id];
      const slotTypes = ["changelog", "planning", "commit", "documentation", "releaseNotes"];
      const { id } = await env.addInstruction();
      for (let times = 0; times < 21; times += 1) {
        await env.admin.ok.post(`/instructions/${id}/links/bulk`, { publicationIds, slotTypes });
      }
      const page = await env.admin.ok.get(`/instruction-links?instructionId=${id}&pageSize=1000`);
      expect([page.instructionLinks.length, typeof page.nextPageToken]).toEqual([200, "string"]);
      const rest = await env.admin.ok.get(`/instruction-links?instructionId=${id}&next=${page.nextPageToken}`);
      expect([rest.instructionLinks.length, rest.nextPageToken]).toEqual([10, undefined]);
    },
    "next= is the first page": async (env) => {
      await say(env, (await env.draft()).id, "One.");
      for (const path of LISTS) {
        const first = await env.admin.ok.get(`${path}?pageSize=2`);
        expect([path, await env.admin.ok.get(`${path}?pageSize=2&next=`)]).toEqual([path, first]);
      }
    },
    "the audit log page token may be any RFC 3339 timestamp": async (env) => {
      await env.addPublication();
      const logs = await env.admin.ok.get("/audit_logs", { pageSize: 3 });
      const read = async (next: string) =>
        (await env.admin.ok.get(`/audit_logs?pageSize=3&next=${encodeURIComponent(next)}`)).auditLogs;
      for (const future of ["2999-01-01T00:00:00Z", "2999-01-01T02:00:00+02:00", "2999-01-01T00:00:00.123456Z"]) {
        expect(await read(future)).toEqual(logs.auditLogs);
      }
      for (const past of ["2020-01-01T00:00:00Z", "2020-01-01T00:00:00.5-05:00"]) expect(await read(past)).toEqual([]);
      const [, second] = logs.auditLogs;
      const older = (await read(second?.createdAt ?? "")).map(({ createdAt }) => createdAt);
      for (const createdAt of older) expect(Date.parse(createdAt)).toBeLessThan(Date.parse(second?.createdAt ?? ""));
      for (const none of ["yesterday", "2026-01-01", "1767225600"]) {
        await refused(env.admin.get(`/audit_logs?next=${none}`), 400, /next/);
      }
    },
  },
};

/** Asserts that a list parameter may be repeated, and that it selects these records. */
async function same(env: TestEnvironment, path: string, name: string, values: readonly string[]): Promise<void> {
  const joined = await env.admin.ok.get(`${path}?${name}=${values.join(",")}`);
  expect(Object.values(joined).flat().length).toBeGreaterThanOrEqual(2);
  const repeated = await env.admin.ok.get(`${path}?${values.map((value) => `${name}=${value}`).join("&")}`);
  expect(repeated).toEqual(joined);
}
