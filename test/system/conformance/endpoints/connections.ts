import { expect } from "vitest";
import { MERGED } from "../../../support/github-host.ts";
import type { Query } from "../caller.ts";
import type { TestEnvironment } from "../environment.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";
import { MASKED_SECRET } from "../shown.ts";
import { waitUntil } from "../wait-until.ts";

const NOWHERE = "cnn-0123456789abcdef";

/** The interface, "Endpoints", "Connections". */
export const connectionEndpoints: Section = {
  title: "Endpoints › Connections",
  rows: {
    "POST /connections: name, config (one variant), paused, sync → the connection": async (env) => {
      const name = env.unique("chat");
      const config = { chatApp: { token: env.slack.token, baseUrl: env.slack.url } };
      const made = await env.admin.ok.post("/connections", { name, config, paused: true });
      expect(env.status).toBe(201);
      expect(made).toMatchObject({
        id: expect.stringMatching(/^cnn-[0-9a-f]{16}$/),
        name,
        type: "chatApp",
        paused: true,
      });
      const synced = await env.admin.ok.post("/connections", { name: env.unique("chat"), config, sync: true });
      expect(synced.paused).toBe(false);
      await env.synced(`/connections/${synced.id}`);
    },
    "GET /connections: name": async (env) => {
      const { id, name } = await env.addRepository();
      expect(await list(env, { name })).toEqual([id]);
    },
    "GET /connections: type": async (env) => {
      const { connections } = await env.admin.ok.get("/connections", { type: "tracker" });
      expect(connections.map(({ id }) => id)).toContain(env.connections.jira);
      expect(new Set(connections.map(({ type }) => type))).toEqual(new Set(["tracker"]));
      expect(await list(env, { type: "notesTool" })).not.toContain(env.connections.jira);
    },
    "GET /connections: paused": async (env) => {
      const { name, id } = await env.addRepository();
      expect(await list(env, { name, paused: true })).toEqual([]);
      await env.admin.ok.put(`/connections/${id}`, { paused: true, config: { codehostRepo: env.repository } });
      expect(await list(env, { name, paused: true })).toEqual([id]);
      expect(await list(env, { name, paused: false })).toEqual([]);
    },
    "GET /connections: syncedAtBefore": async (env) => {
      const { name, id } = await env.addRepository();
      await env.admin.ok.post(`/connections/${id}/sync`, { wait: true });
      const { syncedAt } = await env.admin.ok.get(`/connections/${id}`);
      expect(await list(env, { name, syncedAtBefore: "2999-01-01T00:00:00+01:00" })).toEqual([id]);
      expect(await list(env, { name, syncedAtBefore: syncedAt ?? "" })).toEqual([]);
    },
    "GET /connections: remainingRateLimitPercent": async (env) => {
      const { name, id } = await env.admin.ok.get(`/connections/${env.connections.github}`);
      await env.admin.ok.post(`/connections/${id}/sync`, { wait: true });
      const { remainingRateLimitPercent: left } = await env.admin.ok.get(`/connections/${id}`);
      expect(left).toBeTypeOf("number");
      expect(await list(env, { name, remainingRateLimitPercent: 100 })).toEqual([id]);
      expect(await list(env, { name, remainingRateLimitPercent: Math.max(0, (left ?? 0) - 1) })).toEqual([]);
    },
    "GET /connections: healthy": async (env) => {
      const bad = await addUnreachable(env);
      await env.admin.ok.get(`/connections/${bad.id}/health`);
      expect(await list(env, { name: bad.name, healthy: false })).toEqual([bad.id]);
      expect(await list(env, { name: bad.name, healthy: true })).toEqual([]);
    },
    "GET /connections → connections and page tokens": async (env) => {
      const first = await env.admin.ok.get("/connections", { pageSize: 3 });
      expect(first.connections).toHaveLength(3);
      const second = await env.admin.ok.get("/connections", { pageSize: 3, next: first.nextPageToken });
      expect(second.connections.map(({ id }) => id)).not.toContain(first.connections[0]?.id);
      const again = await env.admin.ok.get("/connections", { pageSize: 3, next: second.previousPageToken });
      expect(again.connections).toEqual(first.connections);
    },
    "GET /connections/{id} → the connection with redacted config and allowedTriggerEvents": async (env) => {
      const notion = await env.admin.ok.get(`/connections/${env.connections.notion}`);
      expect(notion.config).toEqual({ notesTool: { integrationKey: MASKED_SECRET, baseUrl: env.notion.url } });
      const { allowedTriggerEvents } = await env.admin.ok.get(`/connections/${env.connections.source}`);
      expect(allowedTriggerEvents).toEqual(["pullRequests", "newIssues", "issueComments", "releases"]);
      expect((await env.admin.ok.get(`/connections/${env.connections.jira}`)).allowedTriggerEvents).toEqual([]);
      await refused(env.admin.get(`/connections/${NOWHERE}`), 404);
    },
    "PUT /connections/{id}: name, paused, config (exactly one variant) → the updated connection": async (env) => {
      const { id } = await env.addConnection({ chatApp: { token: env.slack.token, baseUrl: env.slack.url } });
      const config = { chatApp: { token: MASKED_SECRET, baseUrl: env.slack.url } };
      const name = env.unique("renamed");
      const updated = await env.admin.ok.put(`/connections/${id}`, { name, paused: true, config });
      expect(updated).toMatchObject({ id, name, paused: true, config });
      await env.admin.ok.put(`/connections/${id}`, { paused: false, config });
      expect(await env.admin.ok.get(`/connections/${id}/health`)).toMatchObject({ status: "healthy" });
      await refused(env.admin.put(`/connections/${NOWHERE}`, { config }), 404);
    },
    "DELETE /connections/{id} → 204, no body": async (env) => {
      const { id } = await env.addRepository();
      expect(await env.admin.ok.delete(`/connections/${id}`)).toBeUndefined();
      expect(env.status).toBe(204);
      await refused(env.admin.get(`/connections/${id}`), 404);
      await refused(env.admin.delete(`/connections/${id}`), 404);
    },
    "DELETE /connections/{id}, preserveDependencies keeps dependent records": async (env) => {
      for (const preserveDependencies of [true, false]) {
        const { id } = await env.addRepository();
        const publication = await env.addPublication({ sourceRepos: [id], docsRepo: id });
        await env.admin.ok.delete(`/connections/${id}`, { preserveDependencies });
        const kept = env.admin.get(`/publications/${publication.id}`);
        if (preserveDependencies) expect(await kept).toMatchObject({ status: 200, json: { id: publication.id } });
        else await refused(kept, 404);
      }
    },
    "POST /connections/{id}/sync: wait → 202, no body; starts a background sync": async (env) => {
      const { id } = await env.addRepository();
      expect(await env.admin.ok.post(`/connections/${id}/sync`)).toBeUndefined();
      expect(env.status).toBe(202);
      const synced = await env.synced(`/connections/${id}`);
      await env.admin.ok.post(`/connections/${id}/sync`, { wait: true });
      const { syncedAt } = await env.admin.ok.get(`/connections/${id}`);
      expect(Date.parse(syncedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(synced.syncedAt ?? ""));
      expect((await env.admin.post(`/connections/${id}/sync`)).status).toBe(202);
    },
    "GET /connections/{id}/health → id, status, optional message, optional error": async (env) => {
      for (const id of Object.values(env.connections)) {
        expect(await env.admin.ok.get(`/connections/${id}/health`)).toMatchObject({ id, status: "healthy" });
      }
      const { id } = await addUnreachable(env);
      const health = await env.admin.ok.get(`/connections/${id}/health`);
      expect(health).toMatchObject({ id, status: "unhealthy", error: expect.stringMatching(/./) });
      expect(JSON.stringify(health)).not.toContain("xoxb-unknown");
      expect((await env.admin.ok.get(`/connections/${id}`)).healthy).toBe(false);
    },
    "GET /connections/{id}/channels → channels (id, name)": async (env) => {
      for (const id of [env.connections.slack, env.connections.channel]) {
        const { channels } = await env.admin.ok.get(`/connections/${id}/channels`);
        expect(channels).toMatchObject([
          { id: "C1", name: "releases" },
          { id: "C2", name: "docs" },
        ]);
      }
    },
    "GET /codehostb/repos: connectionId alone → repos (fullName, slug)": async (env) => {
      const { repos } = await env.admin.ok.get("/codehostb/repos", { connectionId: env.connections.bitbucket });
      expect(repos).toMatchObject(["gadget", "widget", "gizmo"].map((slug) => ({ slug, fullName: `octo/${slug}` })));
    },
    "GET /codehostb/repos: workspace together with token → repos (fullName, slug)": async (env) => {
      const { token } = env.bitbucket;
      const { repos } = await env.admin.ok.get("/codehostb/repos", { workspace: "octo", token });
      expect(repos.map(({ slug }) => slug)).toEqual(["gadget", "widget", "gizmo"]);
    },
    "GET /connections/{id}/tracker/statuses → statuses (id, name)": async (env) => {
      const { statuses } = await env.admin.ok.get(`/connections/${env.connections.jira}/tracker/statuses`);
      expect(statuses).toMatchObject([
        { id: "1", name: "To do" },
        { id: "2", name: "Done" },
      ]);
    },
    "POST /connections/{id}/merges/summarize: number → 202, no body; starts a background summary": async (env) => {
      const id = env.connections.hosted;
      for (let times = 0; times < 2; times += 1) {
        expect(await env.admin.ok.post(`/connections/${id}/merges/summarize`, { number: MERGED })).toBeUndefined();
        expect(env.status).toBe(202);
      }
      const { conversations } = await waitUntil(
        () => env.admin.ok.get("/conversations", { operationType: "summarize" }),
        (page) => page.conversations.length > 0 && page.conversations.every(({ status }) => status !== "running"),
      );
      expect(conversations).toMatchObject([{ summary: expect.stringMatching(/stream/i), publicationId: null }]);
    },
  },
};

async function list(env: TestEnvironment, filter: Query) {
  return (await env.admin.ok.get("/connections", filter)).connections.map(({ id }) => id);
}

function addUnreachable(env: TestEnvironment) {
  return env.addConnection({ chatApp: { token: "xoxb-unknown", baseUrl: "http://127.0.0.1:9" } });
}
