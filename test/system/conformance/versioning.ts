import { expect } from "vitest";
import { operations } from "./api-document.ts";
import type { Section } from "./section.ts";

/** The interface, "Versioning". */
export const versioning: Section = {
  title: "Versioning",
  rows: {
    "1. all paths carry the prefix /api/v1": async (world) => {
      expect(operations.filter(({ path }) => !path.startsWith("/api/v1/"))).toEqual([]);
      expect(
        (await fetch(`${world.url}/me`, { headers: { authorization: `Bearer ${world.people.admin}` } })).status,
      ).toBe(404);
    },
    "2. deprecated aliases under /api/v1/automations/ exist": async (world) => {
      const { source } = world.connections;
      const config = { sourceRepos: [source], docsRepo: source };
      const body = (name: string) => ({ name, config });
      const made = await world.admin.post("/automations", body(world.unique("old")));
      const id = made.json.id;
      expect(made).toMatchObject({ status: 201, json: { id: expect.stringMatching(/^pub-/) } });
      const [get, list] = [
        await world.admin.get(`/automations/${id}`),
        await world.admin.get(`/automations?ids=${id}`),
      ];
      expect([get.json, list.json.publications]).toEqual([made.json, [made.json]]);
      expect((await world.admin.get(`/automations?name=none&syncedAtBefore=2020-01-01T00:00:00Z`)).status).toBe(200);
      const page = await world.admin.get("/automations?pageSize=1");
      expect((await world.admin.get(`/automations?pageSize=1&next=${page.json.nextPageToken}`)).status).toBe(200);
      expect((await world.admin.put(`/automations/${id}`, body(world.unique("old")))).status).toBe(200);
      expect((await world.admin.get(`/automations/${id}/health`)).json.id).toBe(id);
      expect((await world.admin.post(`/automations/${id}/sync`, {})).status).toBe(202);
      expect((await world.admin.delete(`/automations/${id}`)).status).toBe(204);
      expect((await world.admin.get(`/publications/${id}`)).status).toBe(404);
    },
    "POST /conversations/ also without the trailing slash": async (world) => {
      const body = { body: "Write.", publication: world.publication.id, stage: true };
      for (const path of ["/conversations/", "/conversations"]) {
        const answer = await world.admin.post(path, body);
        expect(answer.status).toBe(201);
        await world.settle(answer.json.id);
      }
    },
    "design › openapi.yaml is served without a key": async (world) => {
      const answer = await fetch(`${world.url}/api/v1/openapi.yaml`);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/^openapi: /m)]);
    },
  },
};
