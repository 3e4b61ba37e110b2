import { expect } from "vitest";
import { MASKED_SECRET } from "../../../src/contract/connection-config.ts";
import { MERGED } from "../hosted-github.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";
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
      const made = await world.admin.connections.create({ name, config, paused: true });
      expect(world.status).toBe(201);
      expect(made).toMatchObject({
        id: expect.stringMatching(/^cnn-[0-9a-f]{16}$/),
        name,
        type: "chatApp",
        paused: true,
      });
      const synced = await world.admin.connections.create({ name: world.unique("chat"), config, sync: true });
      expect(synced.paused).toBe(false);
      await waitUntil(
        () => world.admin.connections.get({ id: synced.id }),
        ({ syncedAt }) => typeof syncedAt === "string",
      );
    },
    "GET /connections: name": async (world) => {
      const { id, name } = await world.addRepository();
      expect(await list(world, { name })).toEqual([id]);
    },
    "GET /connections: type": async (world) => {
      const { connections } = await world.admin.connections.list({ type: "tracker" });
      expect(connections.map(({ id }) => id)).toContain(world.connections.jira);
      expect(new Set(connections.map(({ type }) => type))).toEqual(new Set(["tracker"]));
      expect(await list(world, { type: "notesTool" })).not.toContain(world.connections.jira);
    },
    "GET /connections: paused": async (world) => {
      const { name, id } = await world.addRepository();
      expect(await list(world, { name, paused: true })).toEqual([]);
      await world.admin.connections.update({ id, paused: true, config: { codehostRepo: world.repository } });
      expect(await list(world, { name, paused: true })).toEqual([id]);
      expect(await list(world, { name, paused: false })).toEqual([]);
    },
    "GET /connections: syncedAtBefore": async (world) => {
      const { name, id } = await world.addRepository();
      await world.admin.connections.sync({ id, wait: true });
      const { syncedAt } = await world.admin.connections.get({ id });
      expect(await list(world, { name, syncedAtBefore: "2999-01-01T00:00:00+01:00" })).toEqual([id]);
      expect(await list(world, { name, syncedAtBefore: syncedAt ?? "" })).toEqual([]);
    },
    "GET /connections: remainingRateLimitPercent": async (world) => {
      const { name, id } = await world.admin.connections.get({ id: world.connections.github });
      await world.admin.connections.sync({ id, wait: true });
      const { remainingRateLimitPercent: left } = await world.admin.connections.get({ id });
      expect(left).toBeTypeOf("number");
      expect(await list(world, { name, remainingRateLimitPercent: 100 })).toEqual([id]);
      expect(await list(world, { name, remainingRateLimitPercent: Math.max(0, (left ?? 0) - 1) })).toEqual([]);
    },
    "GET /connections: healthy": async (world) => {
      const bad = await addUnknownToken(world);
      await world.admin.connections.health({ id: bad.id });
      expect(await list(world, { name: bad.name, healthy: false })).toEqual([bad.id]);
      expect(await list(world, { name: bad.name, healthy: true })).toEqual([]);
    },
    "GET /connections → connections and page tokens": async (world) => {
      const first = await world.admin.connections.list({ pageSize: 3 });
      expect(first.connections).toHaveLength(3);
      const second = await world.admin.connections.list({ pageSize: 3, next: first.nextPageToken ?? "" });
      expect(second.connections.map(({ id }) => id)).not.toContain(first.connections[0]?.id);
      const again = await world.admin.connections.list({ pageSize: 3, next: second.previousPageToken ?? "" });
      expect(again.connections).toEqual(first.connections);
    },
    "GET /connections/{id} → the connection with redacted config and allowedTriggerEvents": async (world) => {
      const notion = await world.admin.connections.get({ id: world.connections.notion });
      expect(notion.config).toEqual({ notesTool: { integrationKey: MASKED_SECRET, baseUrl: world.notion.url } });
      const { allowedTriggerEvents } = await world.admin.connections.get({ id: world.connections.source });
      expect(allowedTriggerEvents).toEqual(["pullRequests", "newIssues", "issueComments", "releases"]);
      await refused(world.admin.connections.get({ id: NOWHERE }), 404);
    },
    "PUT /connections/{id}: name, paused, config (exactly one variant) → the updated connection": async (world) => {
      const { id } = await world.addConnection({ chatApp: { token: world.slack.token, baseUrl: world.slack.url } });
      const config = { chatApp: { token: MASKED_SECRET, baseUrl: world.slack.url } };
      const name = world.unique("renamed");
      const updated = await world.admin.connections.update({ id, name, paused: true, config });
      expect(updated).toMatchObject({ id, name, paused: true, config });
      await world.admin.connections.update({ id, paused: false, config });
      expect(await world.admin.connections.health({ id })).toMatchObject({ status: "healthy" });
      const tracker = { tracker: { baseUrl: world.jira.url, email: "a@example.com", token: "t" } };
      await refused(world.admin.connections.update({ id, config: tracker }), 400);
      await refused(world.admin.connections.update({ id: NOWHERE, config }), 404);
    },
    "DELETE /connections/{id} → 204, no body": async (world) => {
      const { id } = await world.addRepository();
      expect(await world.admin.connections.delete({ params: { id }, query: {} })).toBeUndefined();
      expect(world.status).toBe(204);
      await refused(world.admin.connections.get({ id }), 404);
      await refused(world.admin.connections.delete({ params: { id }, query: {} }), 404);
    },
    "DELETE /connections/{id}, preserveDependencies keeps dependent records": async (world) => {
      for (const preserveDependencies of [true, false]) {
        const { id } = await world.addRepository();
        const publication = await world.addPublication({ sourceRepos: [id], docsRepo: id });
        await world.admin.connections.delete({ params: { id }, query: { preserveDependencies } });
        const kept = world.admin.publications.get({ id: publication.id });
        await (preserveDependencies ? expect(kept).resolves.toMatchObject({ id: publication.id }) : refused(kept, 404));
      }
    },
    "POST /connections/{id}/sync: wait → 202, no body; starts a background sync": async (world) => {
      const { id } = await world.addRepository();
      expect(await world.admin.connections.sync({ id })).toBeUndefined();
      expect(world.status).toBe(202);
      const synced = await waitUntil(
        () => world.admin.connections.get({ id }),
        ({ syncedAt }) => typeof syncedAt === "string",
      );
      await world.admin.connections.sync({ id, wait: true });
      const { syncedAt } = await world.admin.connections.get({ id });
      expect(Date.parse(syncedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(synced.syncedAt ?? ""));
      expect((await world.raw("POST", `/connections/${id}/sync`)).status).toBe(202);
    },
    "GET /connections/{id}/health → id, status, optional message, optional error": async (world) => {
      for (const id of Object.values(world.connections)) {
        expect(await world.admin.connections.health({ id })).toMatchObject({ id, status: "healthy" });
      }
      const { id } = await addUnknownToken(world);
      const health = await world.admin.connections.health({ id });
      expect(health).toMatchObject({ id, status: "unhealthy", error: expect.stringMatching(/./) });
      expect(JSON.stringify(health)).not.toContain("xoxb-unknown");
      expect((await world.admin.connections.get({ id })).healthy).toBe(false);
    },
    "GET /connections/{id}/channels → channels (id, name)": async (world) => {
      for (const id of [world.connections.slack, world.connections.channel]) {
        const { channels } = await world.admin.connections.listChannels({ id });
        expect(channels).toMatchObject([
          { id: "C1", name: "releases" },
          { id: "C2", name: "docs" },
        ]);
      }
    },
    "GET /codehostb/repos: connectionId alone → repos (fullName, slug)": async (world) => {
      const { repos } = await world.admin.connections.listCodehostbRepos({ connectionId: world.connections.bitbucket });
      expect(repos).toMatchObject(["gadget", "widget", "gizmo"].map((slug) => ({ slug, fullName: `octo/${slug}` })));
    },
    "GET /codehostb/repos: workspace together with token → repos (fullName, slug)": async (world) => {
      const { token } = world.bitbucket;
      const { repos } = await world.admin.connections.listCodehostbRepos({ workspace: "octo", token });
      expect(repos.map(({ slug }) => slug)).toEqual(["gadget", "widget", "gizmo"]);
    },
    "GET /connections/{id}/tracker/statuses → statuses (id, name)": async (world) => {
      const { statuses } = await world.admin.connections.listTrackerStatuses({ id: world.connections.jira });
      expect(statuses).toMatchObject([
        { id: "1", name: "To do" },
        { id: "2", name: "Done" },
      ]);
    },
    "POST /connections/{id}/merges/summarize: number → 202, no body; starts a background summary": async (world) => {
      const id = world.connections.hosted;
      for (let times = 0; times < 2; times += 1) {
        expect(await world.admin.connections.summarizeMerge({ id, number: MERGED })).toBeUndefined();
        expect(world.status).toBe(202);
      }
      const { conversations } = await waitUntil(
        () => world.admin.conversations.list({ operationType: "summarize" }),
        (page) => page.conversations.length > 0 && page.conversations.every(({ status }) => status !== "running"),
      );
      expect(conversations).toMatchObject([{ summary: expect.stringMatching(/stream/i), publicationId: null }]);
    },
  },
};

async function list(world: World, filter: Parameters<World["admin"]["connections"]["list"]>[0]) {
  return (await world.admin.connections.list(filter)).connections.map(({ id }) => id);
}

function addUnknownToken(world: World) {
  return world.addConnection({ chatApp: { token: "xoxb-unknown", baseUrl: world.slack.url } });
}
