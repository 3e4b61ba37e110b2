import { expect } from "vitest";
import { NAME, type TestEnvironment } from "./environment.ts";
import { refused } from "./refused.ts";
import type { Section } from "./section.ts";

const NO_IDS = ["nothing", "pub-0123456789abcdef", "cnn-0123", "%00", "%F0%9F%A6%8A"];

/** The interface, "Errors". */
export const errors: Section = {
  title: "Errors",
  rows: {
    "400 › Create or update connection: config missing": async (env) => {
      await refusesConfig(env, undefined, /config/);
    },
    "400 › Create or update connection: more than one variant set": async (env) => {
      const notesTool = { integrationKey: "k" };
      await refusesConfig(env, { notesTool, codehostApp: { token: "t" } }, /exactly one/);
      await refusesConfig(env, {}, /exactly one/);
    },
    "400 › Create or update connection: config invalid": async (env) => {
      await refusesConfig(env, { notesTool: {} }, /integrationKey/);
      await refusesConfig(env, { codehostRepo: { ...env.repository, repositoryUrl: "no address" } }, /repositoryUrl/);
      const chatChannel = { chatAppConnectionId: env.connections.jira, channelId: "C1" };
      await refusesConfig(env, { chatChannel }, /chatAppConnectionId|cannot become/);
      await refusesConfig(env, { faxMachine: { number: "1" } }, /faxMachine/);
    },
    "400 › List connections: invalid filters": async (env) => {
      const bad = ["paused=maybe", "healthy=1", "syncedAtBefore=yesterday", "remainingRateLimitPercent=101", "next=x"];
      for (const query of [...bad, "remainingRateLimitPercent=many", "pageSize=0", "pageSize=1.5"]) {
        await refuses400(env, "GET", `/connections?${query}`, new RegExp(query.split("=")[0] ?? ""));
      }
    },
    "400 › Get, health and tracker statuses of a connection: invalid or missing id": async (env) => {
      for (const id of NO_IDS) {
        for (const below of ["", "/health", "/tracker/statuses"]) {
          await refuses400(env, "GET", `/connections/${id}${below}`);
        }
      }
      const { source } = env.connections;
      await refuses400(env, "GET", `/connections/${source}/tracker/statuses`, /codehostRepo.*tracker/);
    },
    "400 › Connection sync: invalid wait": async (env) => {
      for (const wait of ["yes", 1, "true", []]) {
        const body = { wait };
        await refuses400(env, "POST", `/connections/${env.connections.source}/sync`, /wait/, body);
      }
    },
    "400 › Merge summarize: missing or invalid number": async (env) => {
      const path = `/connections/${env.connections.source}/merges/summarize`;
      for (const number of [undefined, 0, -1, 1.5, "1", null]) {
        await refuses400(env, "POST", path, /number/, { number });
      }
    },
    "400 › Channels: invalid or unsupported connection": async (env) => {
      const { source, jira, notion } = env.connections;
      for (const id of [source, jira, notion])
        await refuses400(env, "GET", `/connections/${id}/channels`, /chatApp or a chatChannel/);
      await refuses400(env, "GET", "/connections/nothing/channels");
    },
    "400 › Code host repository listing: invalid parameters (use connectionId alone or workspace with token)": async (
      env,
    ) => {
      const { bitbucket, jira } = env.connections;
      const bad = [
        "",
        "?workspace=octo",
        "?token=t",
        "?connectionId=",
        `?connectionId=${bitbucket}&workspace=octo&token=t`,
      ];
      for (const query of [...bad, `?connectionId=${bitbucket}&token=t`, `?connectionId=${jira}`, "?connectionId=x"]) {
        await refuses400(env, "GET", `/codehostb/repos${query}`, /connectionId|codehostb|ID of a connection/);
      }
      await refuses400(env, "GET", `/codehostb/repos?connectionId=${jira}`, /tracker/);
    },
    "400 › Update conversation: staged and excludedFiles set together (rejected)": async (env) => {
      const { id } = await env.draft();
      const body = { staged: true, excludedFiles: [] };
      await refuses400(env, "PUT", `/conversations/${id}`, /staged.*excludedFiles/, body);
    },
    "400, 500 › Users endpoints: common errors": async (env) => {
      for (const query of [
        ...["invitationAccepted=maybe", "invitationAccepted=1", "noBuiltinRole=null", "noBuiltinRole=maybe"],
        ...["pageSize=0", "next=x"],
      ]) {
        await refuses400(env, "GET", `/users?${query}`, new RegExp(query.split("=")[0] ?? ""));
      }
      await refuses400(env, "GET", `/users?query=${"x".repeat(1_001)}`, /query/);
    },
    "409 › Create or replace an instruction with a duplicate name and type": async (env) => {
      const name = env.unique("instruction");
      const written = { name, type: "planning", content: "Plan." } as const;
      const { id } = await env.admin.ok.post("/instructions", written);
      await refused(env.admin.post("/instructions", written), 409, new RegExp(name));
      const other = await env.admin.ok.post("/instructions", { ...written, type: "commit" });
      await refused(env.admin.put(`/instructions/${other.id}`, written), 409);
      expect((await env.admin.ok.put(`/instructions/${id}`, { ...written, content: "Replan." })).content).toBe(
        "Replan.",
      );
    },
    "other rules › invalid or missing publication IDs fail": async (env) => {
      for (const id of NO_IDS) expect([400, 404]).toContain((await env.admin.get(`/publications/${id}`)).status);
    },
    "other rules › unknown instruction types are rejected": async (env) => {
      const body = { name: "Ours", type: "poetry", content: "Rhyme." };
      await refuses400(env, "POST", "/instructions", /type/, body);
    },
    "design › an error body is {error}, with a code, its page and the ID of the request": async (env) => {
      for (const [method, path] of [
        ["GET", "/nowhere"],
        ["GET", "/jobs/none"],
        ["POST", "/jobs"],
      ] as const) {
        const { status, json } = await env.raw(method, path, method === "POST" ? { body: "[]" } : {});
        const shape = { error: expect.stringMatching(/./), code: expect.stringMatching(/^request\//) };
        const named = { docs: expect.stringMatching(/^https:/), requestId: expect.stringMatching(/^req-/) };
        expect({ path, status, json }).toEqual({ path, status, json: { ...shape, ...named } });
        expect(status).toBeGreaterThanOrEqual(400);
      }
      expect((await env.admin.delete("/jobs")).status).toBe(405);
    },
    "design › no text holds U+0000, which a database cannot keep": async (env) => {
      const request = { body: "Write.", publication: env.publication.id, stage: true };
      for (const more of [{ body: "a\0b" }, { labels: ["\0"] }, { relevantLinks: ["\\\0"] }]) {
        await refuses400(env, "POST", "/conversations", /U\+0000/, { ...request, ...more });
      }
      const spelled = { ...request, labels: ["\\u0000", "\\\\u0000"] };
      const { id, labels } = await env.admin.ok.post("/conversations/", spelled);
      expect(labels).toEqual(spelled.labels);
      await env.settle(id);
      expect((await env.admin.get("/connections?name=%00")).status).toBe(400);
    },
    "design › every answer has its request ID": async (env) => {
      for (const path of ["/me", "/nowhere"]) {
        expect((await env.admin.get(path)).headers["x-request-id"]).toMatch(/^req-[0-9a-f]{16}$/);
      }
    },
  },
};

async function refuses400(
  env: TestEnvironment,
  method: string,
  path: string,
  says = /./,
  body?: unknown,
): Promise<void> {
  const { status, json } = await env.raw(method, path, body === undefined ? {} : { body: JSON.stringify(body) });
  expect({ method, path, status, error: json.error }).toMatchObject({
    status: 400,
    error: expect.stringMatching(says),
  });
}

async function refusesConfig(env: TestEnvironment, config: unknown, says: RegExp): Promise<void> {
  const { id } = await env.admin.ok.get(`/connections/${env.connections.source}`);
  const body = { name: NAME, config };
  await refuses400(env, "POST", "/connections", says, body);
  await refuses400(env, "PUT", `/connections/${id}`, says, body);
}
