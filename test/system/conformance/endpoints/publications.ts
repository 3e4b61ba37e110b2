import { expect } from "vitest";
import type { Query } from "../caller.ts";
import type { TestEnvironment } from "../environment.ts";
import { refused } from "../refused.ts";
import type { Section } from "../section.ts";

const NOWHERE = "pub-0123456789abcdef";

/** The interface, "Endpoints", "Publications". */
export const publicationEndpoints: Section = {
  title: "Endpoints › Publications",
  rows: {
    "POST /publications: name (required), config, instructions (optional) → 201; with resolved instructions": async (
      env,
    ) => {
      const library = await env.addInstruction();
      const made = await env.admin.ok.post("/publications", {
        name: env.unique("publication"),
        config: env.config,
        instructions: [
          { slotType: "planning", content: "Plan." },
          { slotType: "changelog", instructionId: library.id },
          { slotType: "documentation", content: "Document.", name: "Ours" },
          { slotType: "changelog", content: "Second." },
        ],
      });
      expect(env.status).toBe(201);
      expect(made.id).toMatch(/^pub-[0-9a-f]{16}$/);
      expect(made.instructions.map(({ slotType, position, content }) => [slotType, position, content])).toEqual([
        ["documentation", 0, "Document."],
        ["changelog", 0, library.content],
        ["changelog", 1, "Second."],
        ["planning", 0, "Plan."],
      ]);
      const answer = await env.admin.post("/publications", { config: env.config });
      expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining("name") } });
    },
    "GET /publications/{id} → 200; with config, health, sync time, resolved instructions": async (env) => {
      const { id } = await env.addPublication();
      await env.admin.ok.post(`/publications/${id}/sync`, { wait: true });
      const shown = await env.admin.ok.get(`/publications/${id}`);
      expect(shown).toMatchObject({
        id,
        config: env.config,
        healthy: true,
        syncedAt: expect.any(String),
        instructions: [],
      });
      await refused(env.admin.get(`/publications/${NOWHERE}`), 404);
    },
    "GET /publications: name": async (env) => {
      const { id, name } = await env.addPublication();
      expect(await list(env, { name })).toEqual([id]);
    },
    "GET /publications: syncedAtBefore": async (env) => {
      const { id, name } = await env.addPublication();
      await env.admin.ok.post(`/publications/${id}/sync`, { wait: true });
      const { syncedAt } = await env.admin.ok.get(`/publications/${id}`);
      expect(await list(env, { name, syncedAtBefore: "2999-01-01T00:00:00Z" })).toEqual([id]);
      expect(await list(env, { name, syncedAtBefore: syncedAt ?? "" })).toEqual([]);
      await refused(env.admin.get("/publications?syncedAtBefore=yesterday"), 400, /syncedAtBefore/);
    },
    "GET /publications: ids (comma-separated IDs)": async (env) => {
      const [one, other] = [await env.addPublication(), await env.addPublication()];
      expect(await list(env, { ids: `${one.id},${NOWHERE},${other.id}` })).toEqual([other.id, one.id]);
    },
    "GET /publications: paging → 200; list": async (env) => {
      await env.addPublication();
      const first = await env.admin.ok.get("/publications", { pageSize: 1 });
      const second = await env.admin.ok.get("/publications", { pageSize: 1, next: first.nextPageToken });
      expect(second.publications[0]?.id).not.toBe(first.publications[0]?.id);
      const again = await env.admin.ok.get("/publications", { pageSize: 1, next: second.previousPageToken });
      expect(again.publications).toEqual(first.publications);
    },
    "PUT /publications/{id}: name, config, instructions → 200; replaces the whole configuration and instruction set":
      async (env) => {
        const config = { ...env.config, planningInstructions: "Plan.", writeChangelogs: true };
        const instructions = [{ slotType: "planning", content: "Plan." } as const];
        const made = await env.admin.ok.post("/publications", {
          name: env.unique("publication"),
          config,
          instructions,
        });
        const name = env.unique("replaced");
        const replaced = await env.admin.ok.put(`/publications/${made.id}`, { name, config: env.config });
        expect(replaced).toMatchObject({ id: made.id, name, instructions: [] });
        expect(replaced.config?.planningInstructions).toBeUndefined();
        expect(await env.admin.ok.get(`/publications/${made.id}`)).toEqual(replaced);
        await refused(env.admin.put(`/publications/${NOWHERE}`, { name, config }), 404);
        await refused(env.admin.put(`/publications/${made.id}`, { config }), 400);
      },
    "PUT /publications/{id}: updatedAt (optional)": async (env) => {
      const made = await env.addPublication();
      const update = { name: made.name, config: env.config, updatedAt: made.updatedAt };
      await env.admin.ok.put(`/publications/${made.id}`, update);
      const old = { ...update, updatedAt: "2020-01-01T00:00:00.000Z" };
      await refused(env.admin.put(`/publications/${made.id}`, old), 409);
    },
    "DELETE /publications/{id} → 204": async (env) => {
      const { id } = await env.addPublication();
      expect(await env.admin.ok.delete(`/publications/${id}`)).toBeUndefined();
      expect(env.status).toBe(204);
      await refused(env.admin.get(`/publications/${id}`), 404);
      await refused(env.admin.delete(`/publications/${id}`), 404);
    },
    "GET /publications/{id}/health → 200; contains id": async (env) => {
      const { id } = env.publication;
      expect(await env.admin.ok.get(`/publications/${id}/health`)).toMatchObject({ id, status: "healthy" });
      expect(env.status).toBe(200);
    },
    "POST /publications/{id}/sync: wait, timeout → 202 when queued": async (env) => {
      const { id } = await env.addPublication();
      expect(await env.admin.ok.post(`/publications/${id}/sync`)).toBeUndefined();
      expect(env.status).toBe(202);
      await env.admin.ok.post(`/publications/${id}/sync`, { wait: true, timeout: 20_000_000_000 });
      expect(env.status).toBe(202);
      expect((await env.admin.ok.get(`/publications/${id}`)).syncedAt).toEqual(expect.any(String));
      await refused(env.admin.post(`/publications/${NOWHERE}/sync`), 404);
    },
  },
};

/** The interface, "Endpoints", "Publications", "Rules". */
export const publicationRules: Section = {
  title: "Rules › publications",
  rows: {
    "1. permission checks gate create, read, list, update, delete, health and sync": async (env) => {
      const { id } = env.publication;
      const unprivileged = env.caller(env.people.unprivileged);
      const written = { name: env.unique("publication"), config: env.config };
      await refused(unprivileged.post("/publications", written), 403, /publication:create/);
      await refused(unprivileged.get(`/publications/${id}`), 403, /publication:get/);
      expect((await unprivileged.ok.get("/publications")).publications).toEqual([]);
      await refused(unprivileged.put(`/publications/${id}`, written), 403, /publication:update/);
      await refused(unprivileged.delete(`/publications/${id}`), 403, /publication:delete/);
      await refused(unprivileged.get(`/publications/${id}/health`), 403, /publication:get/);
      await refused(unprivileged.post(`/publications/${id}/sync`), 403, /publication:update/);
    },
    "1. get: the access check runs before the lookup": async (env) => {
      const unprivileged = env.caller(env.people.unprivileged);
      await refused(unprivileged.get(`/publications/${NOWHERE}`), 403);
    },
    "2. create and update validate the config before saving": async (env) => {
      const { source, jira, channel } = env.connections;
      const made = await env.addPublication();
      const bad: [object, RegExp][] = [
        [{ sourceRepos: ["cnn-0123456789abcdef"] }, /cnn-0123456789abcdef/],
        [{ docsRepo: undefined }, /docsRepo/],
        [{ docsRepo: jira }, /docsRepo|tracker/],
        [{ notifierConnection: source }, /notifier/],
        [{ inputTriggers: { [source]: ["fullMoon"] } }, /fullMoon/],
        [{ inputTriggers: { [channel]: ["releases"] } }, /./],
      ];
      for (const [more, says] of bad) {
        const config = { ...env.config, ...more };
        await refused(env.admin.post("/publications", { name: env.unique("bad"), config }), 400, says);
        await refused(env.admin.put(`/publications/${made.id}`, { name: made.name, config }), 400, says);
      }
      expect(await env.admin.ok.get(`/publications/${made.id}`)).toEqual(made);
    },
    "2. create and update reject duplicate names": async (env) => {
      const [one, other] = [await env.addPublication(), await env.addPublication()];
      await refused(env.postPublication({}, one.name), 409);
      const renamed = { name: one.name, config: env.config };
      await refused(env.admin.put(`/publications/${other.id}`, renamed), 409);
      const same = { name: other.name, config: env.config };
      expect((await env.admin.ok.put(`/publications/${other.id}`, same)).name).toBe(other.name);
    },
    "4. health: unhealthy when any lookup fails; a message describes the failure": async (env) => {
      const app = await env.addConnection({ codehostApp: { ...env.github.app, baseUrl: "http://127.0.0.1:9" } });
      const codehostRepo = { codehostAppConnectionId: app.id, repositoryUrl: env.github.repositoryUrl };
      const broken = await env.addConnection({ codehostRepo }, env.unique("octo/broken"));
      for (const config of [{ docsRepo: broken.id }, { sourceRepos: [env.connections.source, broken.id] }]) {
        const { id } = await env.addPublication(config);
        const health = await env.admin.ok.get(`/publications/${id}/health`);
        expect(health).toMatchObject({ id, status: "unhealthy", message: expect.stringContaining(broken.name) });
        expect(await env.admin.ok.get(`/publications/${id}`)).toMatchObject({
          healthy: false,
          healthMessage: health.message,
        });
      }
    },
    "6. delete also removes linked instruction records and orphaned local instructions": async (env) => {
      const library = await env.addInstruction();
      const made = await env.admin.ok.post("/publications", {
        name: env.unique("publication"),
        config: env.config,
        instructions: [
          { slotType: "changelog", instructionId: library.id },
          { slotType: "planning", content: "Plan." },
        ],
      });
      const [linked, local] = made.instructions;
      await env.admin.ok.delete(`/publications/${made.id}`);
      for (const { id = "" } of [linked ?? {}, local ?? {}])
        await refused(env.admin.get(`/instruction-links/${id}`), 404);
      await refused(env.admin.get(`/instructions/${local?.instructionId ?? ""}`), 404);
      expect((await env.admin.ok.get(`/instructions/${library.id}`)).id).toBe(library.id);
    },
  },
};

async function list(env: TestEnvironment, filter: Query): Promise<string[]> {
  return (await env.admin.ok.get("/publications", filter)).publications.map(({ id }) => id);
}
