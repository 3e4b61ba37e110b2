import { expect } from "vitest";
import type { ResolvedInstruction } from "../../../src/contract/publications.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";
import { waitUntil } from "../wait-until.ts";
import type { World } from "../world.ts";

const NOWHERE = "pub-0123456789abcdef";

/** The interface, "Endpoints", "Publications". */
export const publicationEndpoints: Section = {
  title: "Endpoints › Publications",
  rows: {
    "POST /publications: name (required), config, instructions (optional) → 201; with resolved instructions": async (
      world,
    ) => {
      const library = await addInstruction(world);
      const made = await world.admin.publications.create({
        name: world.unique("publication"),
        config: configOf(world),
        instructions: [
          { slotType: "planning", content: "Plan." },
          { slotType: "changelog", instructionId: library.id },
          { slotType: "documentation", content: "Document.", name: "Ours" },
          { slotType: "changelog", content: "Second." },
        ],
      });
      expect(world.status).toBe(201);
      expect(made.id).toMatch(/^pub-[0-9a-f]{16}$/);
      expect(instructionsOf(made).map(({ slotType, position, content }) => [slotType, position, content])).toEqual([
        ["documentation", 0, "Document."],
        ["changelog", 0, library.content],
        ["changelog", 1, "Second."],
        ["planning", 0, "Plan."],
      ]);
      const answer = await world.raw("POST", "/publications", { body: JSON.stringify({ config: configOf(world) }) });
      expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining("name") } });
    },
    "GET /publications/{id} → 200; with config, health, sync time, resolved instructions": async (world) => {
      const { id } = await world.addPublication();
      await world.admin.publications.sync({ id, wait: true });
      const shown = await world.admin.publications.get({ id });
      expect(shown).toMatchObject({
        id,
        config: configOf(world),
        healthy: true,
        syncedAt: expect.any(String),
        instructions: [],
      });
      await refused(world.admin.publications.get({ id: NOWHERE }), 404);
    },
    "GET /publications: name": async (world) => {
      const { id, name } = await world.addPublication();
      expect(await list(world, { name })).toEqual([id]);
    },
    "GET /publications: syncedAtBefore": async (world) => {
      const { id, name } = await world.addPublication();
      await world.admin.publications.sync({ id, wait: true });
      const { syncedAt } = await world.admin.publications.get({ id });
      expect(await list(world, { name, syncedAtBefore: "2999-01-01T00:00:00Z" })).toEqual([id]);
      expect(await list(world, { name, syncedAtBefore: syncedAt ?? "" })).toEqual([]);
    },
    "GET /publications: ids (comma-separated IDs)": async (world) => {
      const [one, other] = [await world.addPublication(), await world.addPublication()];
      expect(await list(world, { ids: `${one.id},${NOWHERE},${other.id}` })).toEqual([other.id, one.id]);
    },
    "GET /publications: paging → 200; list": async (world) => {
      await world.addPublication();
      const first = await world.admin.publications.list({ pageSize: 1 });
      const second = await world.admin.publications.list({ pageSize: 1, next: first.nextPageToken ?? "" });
      expect(second.publications[0]?.id).not.toBe(first.publications[0]?.id);
      const again = await world.admin.publications.list({ pageSize: 1, next: second.previousPageToken ?? "" });
      expect(again.publications).toEqual(first.publications);
    },
    "PUT /publications/{id}: name, config, instructions → 200; replaces the whole configuration and instruction set":
      async (world) => {
        const config = { ...configOf(world), planningInstructions: "Plan.", writeChangelogs: true };
        const instructions = [{ slotType: "planning", content: "Plan." } as const];
        const made = await world.admin.publications.create({ name: world.unique("publication"), config, instructions });
        const name = world.unique("replaced");
        const replaced = await world.admin.publications.update({ id: made.id, name, config: configOf(world) });
        expect(replaced).toMatchObject({ id: made.id, name, instructions: [] });
        expect(replaced.config?.planningInstructions).toBeUndefined();
        expect(await world.admin.publications.get({ id: made.id })).toEqual(replaced);
        await refused(world.admin.publications.update({ id: NOWHERE, name, config }), 404);
        const body = JSON.stringify({ config });
        expect((await world.raw("PUT", `/publications/${made.id}`, { body })).status).toBe(400);
      },
    "PUT /publications/{id}: updatedAt (optional)": async (world) => {
      const made = await world.addPublication();
      const update = { id: made.id, name: made.name, config: configOf(world), updatedAt: made.updatedAt ?? "" };
      await world.admin.publications.update(update);
      const old = { ...update, updatedAt: "2020-01-01T00:00:00.000Z" };
      await refused(world.admin.publications.update(old), 409);
    },
    "DELETE /publications/{id} → 204": async (world) => {
      const { id } = await world.addPublication();
      expect(await world.admin.publications.delete({ id })).toBeUndefined();
      expect(world.status).toBe(204);
      await refused(world.admin.publications.get({ id }), 404);
      await refused(world.admin.publications.delete({ id }), 404);
    },
    "GET /publications/{id}/health → 200; contains id": async (world) => {
      const { id } = world.publication;
      expect(await world.admin.publications.health({ id })).toMatchObject({ id, status: "healthy" });
      expect(world.status).toBe(200);
    },
    "POST /publications/{id}/sync: wait, timeout → 202 when queued": async (world) => {
      const { id } = await world.addPublication();
      expect(await world.admin.publications.sync({ id })).toBeUndefined();
      expect(world.status).toBe(202);
      await world.admin.publications.sync({ id, wait: true, timeout: 20_000_000_000 });
      expect(world.status).toBe(202);
      expect((await world.admin.publications.get({ id })).syncedAt).toEqual(expect.any(String));
      await refused(world.admin.publications.sync({ id: NOWHERE }), 404);
    },
  },
};

/** The interface, "Endpoints", "Publications", "Rules". */
export const publicationRules: Section = {
  title: "Rules › publications",
  rows: {
    "1. permission checks gate create, read, list, update, delete, health and sync": async (world) => {
      const { id } = world.publication;
      const nobody = await world.client(world.people.nobody);
      const written = { name: world.unique("publication"), config: configOf(world) };
      await refused(nobody.publications.create(written), 403, /publication:create/);
      await refused(nobody.publications.get({ id }), 403, /publication:get/);
      expect((await nobody.publications.list({})).publications).toEqual([]);
      await refused(nobody.publications.update({ id, ...written }), 403, /publication:update/);
      await refused(nobody.publications.delete({ id }), 403, /publication:delete/);
      await refused(nobody.publications.health({ id }), 403, /publication:get/);
      await refused(nobody.publications.sync({ id }), 403, /publication:update/);
    },
    "1. get: the access check runs before the lookup": async (world) => {
      const nobody = await world.client(world.people.nobody);
      await refused(nobody.publications.get({ id: NOWHERE }), 403);
    },
    "1. get: missing or invalid IDs fail": async (world) => {
      await refused(world.admin.publications.get({ id: NOWHERE }), 404);
      const fault = await world.raw("GET", "/publications/no%20id");
      expect([400, 404]).toContain(fault.status);
    },
    "2. create and update validate the config before saving": async (world) => {
      const { source, jira, channel } = world.connections;
      const made = await world.addPublication();
      const bad: [object, RegExp][] = [
        [{ sourceRepos: ["cnn-0123456789abcdef"] }, /cnn-0123456789abcdef/],
        [{ docsRepo: undefined }, /docsRepo/],
        [{ docsRepo: jira }, /docsRepo|tracker/],
        [{ sourceRepos: [] }, /source/],
        [{ notifierConnection: source }, /notifier/],
        [{ inputTriggers: { [source]: ["fullMoon"] } }, /fullMoon/],
        [{ inputTriggers: { [channel]: ["releases"] } }, /./],
      ];
      for (const [more, says] of bad) {
        const config = { ...configOf(world), ...more };
        await refused(world.admin.publications.create({ name: world.unique("bad"), config }), 400, says);
        await refused(world.admin.publications.update({ id: made.id, name: made.name, config }), 400, says);
      }
      expect(await world.admin.publications.get({ id: made.id })).toEqual(made);
    },
    "2. create and update reject duplicate names": async (world) => {
      const [one, other] = [await world.addPublication(), await world.addPublication()];
      await refused(world.addPublication({}, one.name), 409);
      const renamed = { id: other.id, name: one.name, config: configOf(world) };
      await refused(world.admin.publications.update(renamed), 409);
      const same = { id: other.id, name: other.name, config: configOf(world) };
      expect((await world.admin.publications.update(same)).name).toBe(other.name);
    },
    "3. list narrows to permitted publications when broad list access is absent": async (world) => {
      const { id } = await world.addPublication();
      const { client, grant } = await world.invite();
      expect((await client.publications.list({ ids: id })).publications).toEqual([]);
      await grant("publication:get", id);
      expect((await client.publications.list({ ids: id })).publications.map((one) => one.id)).toEqual([id]);
      const all = await client.publications.list({ pageSize: 200 });
      expect(all.publications.length).toBeLessThan(
        (await world.admin.publications.list({ pageSize: 200 })).publications.length,
      );
    },
    "4. health checks the docs destination and every source connection": async (world) => {
      const { id: gone } = await world.addPublication();
      expect(await world.admin.publications.health({ id: gone })).toMatchObject({ status: "healthy" });
      const { connections } = await world.admin.publications.health({ id: gone });
      expect(connections).toMatchObject([{ id: world.connections.source, status: "healthy" }]);
    },
    "4. health: unhealthy when any lookup fails; a message describes the failure": async (world) => {
      const app = await world.addConnection({ codehostApp: { ...world.github.app, token: "unknown" } });
      const codehostRepo = { codehostAppConnectionId: app.id, repositoryUrl: world.github.repositoryUrl };
      const broken = await world.addConnection({ codehostRepo }, world.unique("octo/broken"));
      for (const config of [{ docsRepo: broken.id }, { sourceRepos: [world.connections.source, broken.id] }]) {
        const { id } = await world.addPublication(config);
        const health = await world.admin.publications.health({ id });
        expect(health).toMatchObject({ id, status: "unhealthy", message: expect.stringContaining(broken.name) });
        expect(await world.admin.publications.get({ id })).toMatchObject({
          healthy: false,
          healthMessage: health.message,
        });
      }
    },
    "5. sync queues a job": async (world) => {
      const { id } = await world.addPublication();
      await world.admin.publications.sync({ id, wait: false });
      await waitUntil(
        () => world.admin.publications.get({ id }),
        ({ syncedAt }) => typeof syncedAt === "string",
      );
    },
    "5. sync: wait true blocks until completion or timeout": async (world) => {
      const { id } = await world.addPublication();
      await world.admin.publications.sync({ id, wait: true });
      expect((await world.admin.publications.get({ id })).syncedAt).toEqual(expect.any(String));
      await world.admin.publications.sync({ id, wait: true, timeout: 1 });
      expect(world.status).toBe(202);
    },
    "6. delete also removes linked instruction records and orphaned local instructions": async (world) => {
      const library = await addInstruction(world);
      const made = await world.admin.publications.create({
        name: world.unique("publication"),
        config: configOf(world),
        instructions: [
          { slotType: "changelog", instructionId: library.id },
          { slotType: "planning", content: "Plan." },
        ],
      });
      const [linked, local] = instructionsOf(made);
      await world.admin.publications.delete({ id: made.id });
      for (const { id = "" } of [linked ?? {}, local ?? {}])
        await refused(world.admin.instructionLinks.get({ id }), 404);
      await refused(world.admin.instructions.get({ id: local?.instructionId ?? "" }), 404);
      expect((await world.admin.instructions.get({ id: library.id })).id).toBe(library.id);
    },
  },
};

function configOf({ connections: { source } }: World) {
  return { sourceRepos: [source], docsRepo: source };
}

function instructionsOf({ instructions }: { instructions?: readonly unknown[] | null | undefined }) {
  return (instructions ?? []) as ResolvedInstruction[];
}

function addInstruction(world: World) {
  const content = "Leave out dependency updates.";
  return world.admin.instructions.create({ name: world.unique("instruction"), type: "changelog", content });
}

async function list(world: World, filter: Parameters<World["admin"]["publications"]["list"]>[0]): Promise<string[]> {
  return (await world.admin.publications.list(filter)).publications.map(({ id }) => id);
}
