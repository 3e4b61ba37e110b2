import { expect } from "vitest";
import type { Query } from "../caller.ts";
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
      const made = await world.admin.ok.post("/publications", {
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
      expect(made.instructions.map(({ slotType, position, content }) => [slotType, position, content])).toEqual([
        ["documentation", 0, "Document."],
        ["changelog", 0, library.content],
        ["changelog", 1, "Second."],
        ["planning", 0, "Plan."],
      ]);
      const answer = await world.admin.post("/publications", { config: configOf(world) });
      expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining("name") } });
    },
    "GET /publications/{id} → 200; with config, health, sync time, resolved instructions": async (world) => {
      const { id } = await world.addPublication();
      await world.admin.ok.post(`/publications/${id}/sync`, { wait: true });
      const shown = await world.admin.ok.get(`/publications/${id}`);
      expect(shown).toMatchObject({
        id,
        config: configOf(world),
        healthy: true,
        syncedAt: expect.any(String),
        instructions: [],
      });
      await refused(world.admin.get(`/publications/${NOWHERE}`), 404);
    },
    "GET /publications: name": async (world) => {
      const { id, name } = await world.addPublication();
      expect(await list(world, { name })).toEqual([id]);
    },
    "GET /publications: syncedAtBefore": async (world) => {
      const { id, name } = await world.addPublication();
      await world.admin.ok.post(`/publications/${id}/sync`, { wait: true });
      const { syncedAt } = await world.admin.ok.get(`/publications/${id}`);
      expect(await list(world, { name, syncedAtBefore: "2999-01-01T00:00:00Z" })).toEqual([id]);
      expect(await list(world, { name, syncedAtBefore: syncedAt ?? "" })).toEqual([]);
      await refused(world.admin.get("/publications?syncedAtBefore=yesterday"), 400, /syncedAtBefore/);
    },
    "GET /publications: ids (comma-separated IDs)": async (world) => {
      const [one, other] = [await world.addPublication(), await world.addPublication()];
      expect(await list(world, { ids: `${one.id},${NOWHERE},${other.id}` })).toEqual([other.id, one.id]);
    },
    "GET /publications: paging → 200; list": async (world) => {
      await world.addPublication();
      const first = await world.admin.ok.get("/publications", { pageSize: 1 });
      const second = await world.admin.ok.get("/publications", { pageSize: 1, next: first.nextPageToken });
      expect(second.publications[0]?.id).not.toBe(first.publications[0]?.id);
      const again = await world.admin.ok.get("/publications", { pageSize: 1, next: second.previousPageToken });
      expect(again.publications).toEqual(first.publications);
    },
    "PUT /publications/{id}: name, config, instructions → 200; replaces the whole configuration and instruction set":
      async (world) => {
        const config = { ...configOf(world), planningInstructions: "Plan.", writeChangelogs: true };
        const instructions = [{ slotType: "planning", content: "Plan." } as const];
        const made = await world.admin.ok.post("/publications", {
          name: world.unique("publication"),
          config,
          instructions,
        });
        const name = world.unique("replaced");
        const replaced = await world.admin.ok.put(`/publications/${made.id}`, { name, config: configOf(world) });
        expect(replaced).toMatchObject({ id: made.id, name, instructions: [] });
        expect(replaced.config?.planningInstructions).toBeUndefined();
        expect(await world.admin.ok.get(`/publications/${made.id}`)).toEqual(replaced);
        await refused(world.admin.put(`/publications/${NOWHERE}`, { name, config }), 404);
        await refused(world.admin.put(`/publications/${made.id}`, { config }), 400);
      },
    "PUT /publications/{id}: updatedAt (optional)": async (world) => {
      const made = await world.addPublication();
      const update = { name: made.name, config: configOf(world), updatedAt: made.updatedAt };
      await world.admin.ok.put(`/publications/${made.id}`, update);
      const old = { ...update, updatedAt: "2020-01-01T00:00:00.000Z" };
      await refused(world.admin.put(`/publications/${made.id}`, old), 409);
    },
    "DELETE /publications/{id} → 204": async (world) => {
      const { id } = await world.addPublication();
      expect(await world.admin.ok.delete(`/publications/${id}`)).toBeUndefined();
      expect(world.status).toBe(204);
      await refused(world.admin.get(`/publications/${id}`), 404);
      await refused(world.admin.delete(`/publications/${id}`), 404);
    },
    "GET /publications/{id}/health → 200; contains id": async (world) => {
      const { id } = world.publication;
      expect(await world.admin.ok.get(`/publications/${id}/health`)).toMatchObject({ id, status: "healthy" });
      expect(world.status).toBe(200);
    },
    "POST /publications/{id}/sync: wait, timeout → 202 when queued": async (world) => {
      const { id } = await world.addPublication();
      expect(await world.admin.ok.post(`/publications/${id}/sync`)).toBeUndefined();
      expect(world.status).toBe(202);
      await world.admin.ok.post(`/publications/${id}/sync`, { wait: true, timeout: 20_000_000_000 });
      expect(world.status).toBe(202);
      expect((await world.admin.ok.get(`/publications/${id}`)).syncedAt).toEqual(expect.any(String));
      await refused(world.admin.post(`/publications/${NOWHERE}/sync`), 404);
    },
  },
};

/** The interface, "Endpoints", "Publications", "Rules". */
export const publicationRules: Section = {
  title: "Rules › publications",
  rows: {
    "1. permission checks gate create, read, list, update, delete, health and sync": async (world) => {
      const { id } = world.publication;
      const nobody = world.caller(world.people.nobody);
      const written = { name: world.unique("publication"), config: configOf(world) };
      await refused(nobody.post("/publications", written), 403, /publication:create/);
      await refused(nobody.get(`/publications/${id}`), 403, /publication:get/);
      expect((await nobody.ok.get("/publications")).publications).toEqual([]);
      await refused(nobody.put(`/publications/${id}`, written), 403, /publication:update/);
      await refused(nobody.delete(`/publications/${id}`), 403, /publication:delete/);
      await refused(nobody.get(`/publications/${id}/health`), 403, /publication:get/);
      await refused(nobody.post(`/publications/${id}/sync`), 403, /publication:update/);
    },
    "1. get: the access check runs before the lookup": async (world) => {
      const nobody = world.caller(world.people.nobody);
      await refused(nobody.get(`/publications/${NOWHERE}`), 403);
    },
    "1. get: missing or invalid IDs fail": async (world) => {
      await refused(world.admin.get(`/publications/${NOWHERE}`), 404);
      const fault = await world.admin.get("/publications/no%20id");
      expect([400, 404]).toContain(fault.status);
    },
    "2. create and update validate the config before saving": async (world) => {
      const { source, jira, channel } = world.connections;
      const made = await world.addPublication();
      const bad: [object, RegExp][] = [
        [{ sourceRepos: ["cnn-0123456789abcdef"] }, /cnn-0123456789abcdef/],
        [{ docsRepo: undefined }, /docsRepo/],
        [{ docsRepo: jira }, /docsRepo|tracker/],
        [{ notifierConnection: source }, /notifier/],
        [{ inputTriggers: { [source]: ["fullMoon"] } }, /fullMoon/],
        [{ inputTriggers: { [channel]: ["releases"] } }, /./],
      ];
      for (const [more, says] of bad) {
        const config = { ...configOf(world), ...more };
        await refused(world.admin.post("/publications", { name: world.unique("bad"), config }), 400, says);
        await refused(world.admin.put(`/publications/${made.id}`, { name: made.name, config }), 400, says);
      }
      expect(await world.admin.ok.get(`/publications/${made.id}`)).toEqual(made);
    },
    "2. create and update reject duplicate names": async (world) => {
      const [one, other] = [await world.addPublication(), await world.addPublication()];
      await refused(world.askPublication({}, one.name), 409);
      const renamed = { name: one.name, config: configOf(world) };
      await refused(world.admin.put(`/publications/${other.id}`, renamed), 409);
      const same = { name: other.name, config: configOf(world) };
      expect((await world.admin.ok.put(`/publications/${other.id}`, same)).name).toBe(other.name);
    },
    "3. list narrows to permitted publications when broad list access is absent": async (world) => {
      const { id } = await world.addPublication();
      const { guest, grant } = await world.invite();
      expect((await guest.ok.get("/publications", { ids: id })).publications).toEqual([]);
      await grant("publication:get", id);
      expect((await guest.ok.get("/publications", { ids: id })).publications.map((one) => one.id)).toEqual([id]);
      const all = await guest.ok.get("/publications", { pageSize: 200 });
      expect(all.publications.length).toBeLessThan(
        (await world.admin.ok.get("/publications", { pageSize: 200 })).publications.length,
      );
    },
    "4. health checks the docs destination and every source connection": async (world) => {
      const { id: gone } = await world.addPublication();
      expect(await world.admin.ok.get(`/publications/${gone}/health`)).toMatchObject({ status: "healthy" });
      const { connections } = await world.admin.ok.get(`/publications/${gone}/health`);
      expect(connections).toMatchObject([{ id: world.connections.source, status: "healthy" }]);
    },
    "4. health: unhealthy when any lookup fails; a message describes the failure": async (world) => {
      const app = await world.addConnection({ codehostApp: { ...world.github.app, token: "unknown" } });
      const codehostRepo = { codehostAppConnectionId: app.id, repositoryUrl: world.github.repositoryUrl };
      const broken = await world.addConnection({ codehostRepo }, world.unique("octo/broken"));
      for (const config of [{ docsRepo: broken.id }, { sourceRepos: [world.connections.source, broken.id] }]) {
        const { id } = await world.addPublication(config);
        const health = await world.admin.ok.get(`/publications/${id}/health`);
        expect(health).toMatchObject({ id, status: "unhealthy", message: expect.stringContaining(broken.name) });
        expect(await world.admin.ok.get(`/publications/${id}`)).toMatchObject({
          healthy: false,
          healthMessage: health.message,
        });
      }
    },
    "5. sync queues a job": async (world) => {
      const { id } = await world.addPublication();
      await world.admin.ok.post(`/publications/${id}/sync`, { wait: false });
      await waitUntil(
        () => world.admin.ok.get(`/publications/${id}`),
        ({ syncedAt }) => typeof syncedAt === "string",
      );
    },
    "5. sync: wait true blocks until completion or timeout": async (world) => {
      const { id } = await world.addPublication();
      await world.admin.ok.post(`/publications/${id}/sync`, { wait: true });
      expect((await world.admin.ok.get(`/publications/${id}`)).syncedAt).toEqual(expect.any(String));
      await world.admin.ok.post(`/publications/${id}/sync`, { wait: true, timeout: 1 });
      expect(world.status).toBe(202);
    },
    "6. delete also removes linked instruction records and orphaned local instructions": async (world) => {
      const library = await addInstruction(world);
      const made = await world.admin.ok.post("/publications", {
        name: world.unique("publication"),
        config: configOf(world),
        instructions: [
          { slotType: "changelog", instructionId: library.id },
          { slotType: "planning", content: "Plan." },
        ],
      });
      const [linked, local] = made.instructions;
      await world.admin.ok.delete(`/publications/${made.id}`);
      for (const { id = "" } of [linked ?? {}, local ?? {}])
        await refused(world.admin.get(`/instruction-links/${id}`), 404);
      await refused(world.admin.get(`/instructions/${local?.instructionId ?? ""}`), 404);
      expect((await world.admin.ok.get(`/instructions/${library.id}`)).id).toBe(library.id);
    },
  },
};

function configOf({ connections: { source } }: World) {
  return { sourceRepos: [source], docsRepo: source };
}

function addInstruction(world: World) {
  const content = "Leave out dependency updates.";
  return world.admin.ok.post("/instructions", { name: world.unique("instruction"), type: "changelog", content });
}

async function list(world: World, filter: Query): Promise<string[]> {
  return (await world.admin.ok.get("/publications", filter)).publications.map(({ id }) => id);
}
