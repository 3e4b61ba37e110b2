import { expect } from "vitest";
import { MERGED } from "../../../support/github-host.ts";
import type { Query } from "../caller.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";
import { MASKED_SECRET } from "../shown.ts";
import { waitUntil } from "../wait-until.ts";
import type { World } from "../world.ts";

const NOWHERE = "cnn-0123456789abcdef";

/** The interface, "Endpoints", "Connections". */
export const connectionEndpoints: Section = {
  title: "Endpoints › Connections",
  rows: {
    "POST /connections: name, config (one variant), paused, sync → the connection": async (world) => {
      const name = world.unique("chat");
      const config = { chatApp: { token: world.slack.token, baseUrl: world.slack.url } };
      const made = await world.admin.ok.post("/connections", { name, config, paused: true });
      expect(world.status).toBe(201);
      expect(made).toMatchObject({
        id: expect.stringMatching(/^cnn-[0-9a-f]{16}$/),
        name,
        type: "chatApp",
        paused: true,
      });
      const synced = await world.admin.ok.post("/connections", { name: world.unique("chat"), config, sync: true });
      expect(synced.paused).toBe(false);
      await waitUntil(
        () => world.admin.ok.get(`/connections/${synced.id}`),
        ({ syncedAt }) => typeof syncedAt === "string",
      );
    },
    "GET /connections: name": async (world) => {
      const { id, name } = await world.addRepository();
      expect(await list(world, { name })).toEqual([id]);
    },
    "GET /connections: type": async (world) => {
      const { connections } = await world.admin.ok.get("/connections", { type: "tracker" });
      expect(connections.map(({ id }) => id)).toContain(world.connections.jira);
      expect(new Set(connections.map(({ type }) => type))).toEqual(new Set(["tracker"]));
      expect(await list(world, { type: "notesTool" })).not.toContain(world.connections.jira);
    },
    "GET /connections: paused": async (world) => {
      const { name, id } = await world.addRepository();
      expect(await list(world, { name, paused: true })).toEqual([]);
      await world.admin.ok.put(`/connections/${id}`, { paused: true, config: { codehostRepo: world.repository } });
      expect(await list(world, { name, paused: true })).toEqual([id]);
      expect(await list(world, { name, paused: false })).toEqual([]);
    },
    "GET /connections: syncedAtBefore": async (world) => {
      const { name, id } = await world.addRepository();
      await world.admin.ok.post(`/connections/${id}/sync`, { wait: true });
      const { syncedAt } = await world.admin.ok.get(`/connections/${id}`);
      expect(await list(world, { name, syncedAtBefore: "2999-01-01T00:00:00+01:00" })).toEqual([id]);
      expect(await list(world, { name, syncedAtBefore: syncedAt ?? "" })).toEqual([]);
    },
    "GET /connections: remainingRateLimitPercent": async (world) => {
      const { name, id } = await world.admin.ok.get(`/connections/${world.connections.github}`);
      await world.admin.ok.post(`/connections/${id}/sync`, { wait: true });
      const { remainingRateLimitPercent: left } = await world.admin.ok.get(`/connections/${id}`);
      expect(left).toBeTypeOf("number");
      expect(await list(world, { name, remainingRateLimitPercent: 100 })).toEqual([id]);
      expect(await list(world, { name, remainingRateLimitPercent: Math.max(0, (left ?? 0) - 1) })).toEqual([]);
    },
    "GET /connections: healthy": async (world) => {
      const bad = await addUnknownToken(world);
      await world.admin.ok.get(`/connections/${bad.id}/health`);
      expect(await list(world, { name: bad.name, healthy: false })).toEqual([bad.id]);
      expect(await list(world, { name: bad.name, healthy: true })).toEqual([]);
    },
    "GET /connections → connections and page tokens": async (world) => {
      const first = await world.admin.ok.get("/connections", { pageSize: 3 });
      expect(first.connections).toHaveLength(3);
      const second = await world.admin.ok.get("/connections", { pageSize: 3, next: first.nextPageToken });
      expect(second.connections.map(({ id }) => id)).not.toContain(first.connections[0]?.id);
      const again = await world.admin.ok.get("/connections", { pageSize: 3, next: second.previousPageToken });
      expect(again.connections).toEqual(first.connections);
    },
    "GET /connections/{id} → the connection with redacted config and allowedTriggerEvents": async (world) => {
      const notion = await world.admin.ok.get(`/connections/${world.connections.notion}`);
      expect(notion.config).toEqual({ notesTool: { integrationKey: MASKED_SECRET, baseUrl: world.notion.url } });
      const { allowedTriggerEvents } = await world.admin.ok.get(`/connections/${world.connections.source}`);
      expect(allowedTriggerEvents).toEqual(["pullRequests", "newIssues", "issueComments", "releases"]);
      await refused(world.admin.get(`/connections/${NOWHERE}`), 404);
    },
    "PUT /connections/{id}: name, paused, config (exactly one variant) → the updated connection": async (world) => {
      const { id } = await world.addConnection({ chatApp: { token: world.slack.token, baseUrl: world.slack.url } });
      const config = { chatApp: { token: MASKED_SECRET, baseUrl: world.slack.url } };
      const name = world.unique("renamed");
      const updated = await world.admin.ok.put(`/connections/${id}`, { name, paused: true, config });
      expect(updated).toMatchObject({ id, name, paused: true, config });
      await world.admin.ok.put(`/connections/${id}`, { paused: false, config });
      expect(await world.admin.ok.get(`/connections/${id}/health`)).toMatchObject({ status: "healthy" });
      await refused(world.admin.put(`/connections/${NOWHERE}`, { config }), 404);
    },
    "DELETE /connections/{id} → 204, no body": async (world) => {
      const { id } = await world.addRepository();
      expect(await world.admin.ok.delete(`/connections/${id}`)).toBeUndefined();
      expect(world.status).toBe(204);
      await refused(world.admin.get(`/connections/${id}`), 404);
      await refused(world.admin.delete(`/connections/${id}`), 404);
    },
    "DELETE /connections/{id}, preserveDependencies keeps dependent records": async (world) => {
      for (const preserveDependencies of [true, false]) {
        const { id } = await world.addRepository();
        const publication = await world.addPublication({ sourceRepos: [id], docsRepo: id });
        await world.admin.ok.delete(`/connections/${id}`, { preserveDependencies });
        const kept = world.admin.get(`/publications/${publication.id}`);
        if (preserveDependencies) expect(await kept).toMatchObject({ status: 200, json: { id: publication.id } });
        else await refused(kept, 404);
      }
    },
    "POST /connections/{id}/sync: wait → 202, no body; starts a background sync": async (world) => {
      const { id } = await world.addRepository();
      expect(await world.admin.ok.post(`/connections/${id}/sync`)).toBeUndefined();
      expect(world.status).toBe(202);
      const synced = await waitUntil(
        () => world.admin.ok.get(`/connections/${id}`),
        ({ syncedAt }) => typeof syncedAt === "string",
      );
      await world.admin.ok.post(`/connections/${id}/sync`, { wait: true });
      const { syncedAt } = await world.admin.ok.get(`/connections/${id}`);
      expect(Date.parse(syncedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(synced.syncedAt ?? ""));
      expect((await world.admin.post(`/connections/${id}/sync`)).status).toBe(202);
    },
    "GET /connections/{id}/health → id, status, optional message, optional error": async (world) => {
      for (const id of Object.values(world.connections)) {
        expect(await world.admin.ok.get(`/connections/${id}/health`)).toMatchObject({ id, status: "healthy" });
      }
      const { id } = await addUnknownToken(world);
      const health = await world.admin.ok.get(`/connections/${id}/health`);
      expect(health).toMatchObject({ id, status: "unhealthy", error: expect.stringMatching(/./) });
      expect(JSON.stringify(health)).not.toContain("xoxb-unknown");
      expect((await world.admin.ok.get(`/connections/${id}`)).healthy).toBe(false);
    },
    "GET /connections/{id}/channels → channels (id, name)": async (world) => {
      for (const id of [world.connections.slack, world.connections.channel]) {
        const { channels } = await world.admin.ok.get(`/connections/${id}/channels`);
        expect(channels).toMatchObject([
          { id: "C1", name: "releases" },
          { id: "C2", name: "docs" },
        ]);
      }
    },
    "GET /codehostb/repos: connectionId alone → repos (fullName, slug)": async (world) => {
      const { repos } = await world.admin.ok.get("/codehostb/repos", { connectionId: world.connections.bitbucket });
      expect(repos).toMatchObject(["gadget", "widget", "gizmo"].map((slug) => ({ slug, fullName: `octo/${slug}` })));
    },
    "GET /codehostb/repos: workspace together with token → repos (fullName, slug)": async (world) => {
      const { token } = world.bitbucket;
      const { repos } = await world.admin.ok.get("/codehostb/repos", { workspace: "octo", token });
      expect(repos.map(({ slug }) => slug)).toEqual(["gadget", "widget", "gizmo"]);
    },
    "GET /connections/{id}/tracker/statuses → statuses (id, name)": async (world) => {
      const { statuses } = await world.admin.ok.get(`/connections/${world.connections.jira}/tracker/statuses`);
      expect(statuses).toMatchObject([
        { id: "1", name: "To do" },
        { id: "2", name: "Done" },
      ]);
    },
    "POST /connections/{id}/merges/summarize: number → 202, no body; starts a background summary": async (world) => {
      const id = world.connections.hosted;
      for (let times = 0; times < 2; times += 1) {
        expect(await world.admin.ok.post(`/connections/${id}/merges/summarize`, { number: MERGED })).toBeUndefined();
        expect(world.status).toBe(202);
      }
      const { conversations } = await waitUntil(
        () => world.admin.ok.get("/conversations", { operationType: "summarize" }),
        (page) => page.conversations.length > 0 && page.conversations.every(({ status }) => status !== "running"),
      );
      expect(conversations).toMatchObject([{ summary: expect.stringMatching(/stream/i), publicationId: null }]);
    },
  },
};

async function list(world: World, filter: Query) {
  return (await world.admin.ok.get("/connections", filter)).connections.map(({ id }) => id);
}

function addUnknownToken(world: World) {
  return world.addConnection({ chatApp: { token: "xoxb-unknown", baseUrl: world.slack.url } });
}
