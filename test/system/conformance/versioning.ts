import { expect } from "vitest";
import { operations } from "./api-document.ts";
import type { Section } from "./section.ts";

/** The interface, "Versioning". */
export const versioning: Section = {
  title: "Versioning",
  rows: {
    "1. all paths carry the prefix /api/v1": async (env) => {
      expect(operations.filter(({ path }) => !path.startsWith("/api/v1/"))).toEqual([]);
      const headers = { authorization: `Bearer ${env.people.admin}` };
      expect((await fetch(`${env.url}/me`, { headers })).status).toBe(404);
    },
    "2. deprecated aliases under /api/v1/automations/ exist": async (env) => {
      const body = (name: string) => ({ name, config: env.config });
      const made = await env.admin.post("/automations", body(env.unique("old")));
      const id = made.json.id;
      expect(made).toMatchObject({ status: 201, json: { id: expect.stringMatching(/^pub-/) } });
      const [get, list] = [await env.admin.get(`/automations/${id}`), await env.admin.get(`/automations?ids=${id}`)];
      expect([get.json, list.json.publications]).toEqual([made.json, [made.json]]);
      expect((await env.admin.get(`/automations?name=none&syncedAtBefore=2020-01-01T00:00:00Z`)).status).toBe(200);
      const page = await env.admin.get("/automations?pageSize=1");
      expect((await env.admin.get(`/automations?pageSize=1&next=${page.json.nextPageToken}`)).status).toBe(200);
      expect((await env.admin.put(`/automations/${id}`, body(env.unique("old")))).status).toBe(200);
      expect((await env.admin.get(`/automations/${id}/health`)).json.id).toBe(id);
      expect((await env.admin.post(`/automations/${id}/sync`, {})).status).toBe(202);
      expect((await env.admin.delete(`/automations/${id}`)).status).toBe(204);
      expect((await env.admin.get(`/publications/${id}`)).status).toBe(404);
    },
    "design › every list and record that did not change is a 304": async (env) => {
      // The row above deletes its own.
      await env.admin.ok.get(`/automations/${env.publication.id}`);
      const conditional = operations.filter(({ statuses }) => statuses.includes(304));
      expect(conditional).not.toEqual([]);
      for (const { operationId } of conditional) {
        // Those that were read last can be deleted, or change while their work runs.
        const statuses: number[] = [];
        for (const path of new Set(env.recorder.listGood(operationId))) {
          const at = path.replace("/api/v1", "");
          const { etag } = (await env.admin.get(at)).headers;
          if (etag === undefined) continue;
          const { status } = await env.admin.send("GET", at, { headers: { "if-none-match": etag } });
          statuses.push(status);
          if (status === 304) break;
        }
        expect({ operationId, statuses }).toMatchObject({ statuses: expect.arrayContaining([304]) });
      }
    },
    "design › openapi.yaml is served without a key": async (env) => {
      const answer = await fetch(`${env.url}/api/v1/openapi.yaml`);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/^openapi: /m)]);
    },
  },
};
