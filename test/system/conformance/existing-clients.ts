import { expect } from "vitest";
import { refused } from "./refused.ts";
import type { Section } from "./section.ts";
import { NAME, type World } from "./world.ts";

/** Every shape of a change selector, as clients write it; `SHA` and `END` are commits. */
const SELECTORS = [
  '{"releases":{"count":1}}',
  '{"timeRange":{"start":"2026-01-01T14:30:00Z","end":"2026-01-01T18:30:00+02:00"}}',
  '{"commits":{"count":2}}',
  '{"commits":{"startSha":"SHA"}}',
  '{"commits":{"shas":["SHA","END"]}}',
  '{"commits":{"startSha":"SHA","endSha":"END","includeStartCommit":true}}',
  '{"tags":{"start":"v1.0.0"}}',
  '{"tags":{"start":"v1.0.0","end":"v1.1.0"}}',
];

/** Requests that clients in the field send, byte for byte. */
export const existingClients: Section = {
  title: "Existing clients",
  rows: {
    "POST /jobs, the smallest docRequest": async (world) => {
      const { source, name } = await world.addHistory();
      await world.addPublication({ sourceRepos: [source], docsRepo: source });
      for (const given of [source, name]) {
        const body = `{"docRequest":{"title":"v1.1.0","body":"Write the release notes.","sourceConnection":"${given}"}}`;
        const job = await posted(world, "/jobs", body);
        expect(job).toMatchObject({ type: "doc-request", state: "requested" });
        const [output] = (await world.admin.ok.get("/conversations", { jobId: job.id })).conversations;
        await world.settle(output?.id ?? "");
      }
    },
    "POST /jobs, a docRequest with every optional field": async (world) => {
      const { name } = await world.addPublication();
      const body = `{
  "docRequest": {
    "title": "Release v1.1.0",
    "body": "Write release notes for v1.1.0.",
    "comments": ["Keep it short."],
    "labels": ["release", "automated"],
    "time": "2026-01-02T12:00:00Z",
    "publications": ["${name}"],
    "sourceConnection": "${world.connections.source}",
    "relevantLinks": ["${world.github.page.url}"],
    "eventType": "release",
    "changes": [{"tags": {"start": "v1.0.0", "end": "v1.1.0"}}]
  }
}`;
      const job = await posted(world, "/jobs", body);
      const [output] = (await world.admin.ok.get("/conversations", { jobId: job.id })).conversations;
      expect(await world.settle(output?.id ?? "")).toMatchObject({ triggerType: "release", status: "staged" });
    },
    "POST /jobs, a docRequest whose optional fields are empty": async (world) => {
      const body = `{"docRequest":{"title":"v1.1.0","body":"Write.","comments":null,"labels":[],"time":"","publications":["${world.publication.id}"],"sourceConnection":"${NAME}","relevantLinks":null,"eventType":"","changes":null}}`;
      expect((await posted(world, "/jobs", body)).state).toBe("requested");
    },
    "POST /jobs, a docRequest beside fields that the service does not know": async (world) => {
      const body = `{"docRequest":{"title":"v1.1.0","body":"Write.","sourceConnection":"${NAME}","publications":["${world.publication.id}"],"origin":"ci"},"client":"ci/1.0"}`;
      expect((await posted(world, "/jobs", body)).state).toBe("requested");
    },
    "POST /jobs, the request without its envelope: 400 that shows the shape": async (world) => {
      await world.write();
      const body = `{"title":"v1.1.0","body":"Write.","sourceConnection":"${NAME}"}`;
      const before = (await world.admin.ok.get("/jobs", { pageSize: 1 })).jobs;
      await refused(world.raw("POST", "/jobs", { body }), 400, /\{"docRequest": \{"title": /);
      expect((await world.admin.ok.get("/jobs", { pageSize: 1 })).jobs).toEqual(before);
    },
    "POST /jobs, an envelope that holds no object: 400 that shows the shape": async (world) => {
      for (const body of ["{}", '{"docRequest":null}', '{"docRequest":"v1.1.0"}', '{"docRequest":[]}']) {
        await refused(world.raw("POST", "/jobs", { body }), 400, /\{"docRequest": \{"title": /);
      }
    },
    "POST /conversations/, the body with every selector shape": async (world) => {
      for (const selector of SELECTORS) {
        const change = selector.replaceAll("SHA", sha(world, 1)).replaceAll("END", sha(world, 3));
        const { id: publication } = await world.addPublication();
        const body = `{"body":"Write.","publication":"${publication}","stage":true,"changes":[${change}]}`;
        const { id } = await posted(world, "/conversations/", body);
        const { status, entries } = await world.settle(id);
        const isSelected = entries.some(({ kind }) => kind === "selection");
        expect({ selector, isSelected, status }).toEqual({ selector, isSelected: true, status: "staged" });
      }
    },
    "POST /conversations/, all selector shapes in one list": async (world) => {
      const changes = SELECTORS.join(",").replaceAll("SHA", sha(world, 1)).replaceAll("END", sha(world, 3));
      const { name } = await world.addPublication();
      const body = `{"body":"Write.","publication":"${name}","stage":true,"changes":[${changes}]}`;
      expect((await world.settle((await posted(world, "/conversations/", body)).id)).status).toBe("staged");
    },
    "POST /conversations/, with every optional field": async (world) => {
      const body = `{"body":"Write about streams.","relevantLinks":["${world.github.page.url}"],"changes":[{"releases":{"count":1}}],"stage":true,"publication":"${world.publication.name}","labels":["automated"]}`;
      const made = await posted(world, "/conversations/", body);
      expect(made).toMatchObject({ staged: true, labels: ["automated"], publicationId: world.publication.id });
      await world.settle(made.id);
    },
    "POST /conversations/, without optional fields": async (world) => {
      const { id: publication } = await world.addPublication();
      const made = await posted(world, "/conversations/", `{"body":"Write.","publication":"${publication}"}`);
      expect(made).toMatchObject({ staged: false, publicationId: publication });
      await world.settle(made.id);
    },
    "GET and POST, paths with and without a trailing slash": async (world) => {
      const { id } = await world.draft();
      const lists = ["/jobs", "/connections", "/conversations", "/publications", "/users", "/instructions"];
      const more = ["/conversation_comments", "/instruction-links", "/audit_logs", "/automations", "/me"];
      for (const path of [...lists, ...more, `/conversations/${id}`]) {
        const [bare, slashed] = [await world.admin.get(path), await world.admin.get(`${path}/`)];
        expect({ path, status: slashed.status, json: slashed.json }).toEqual({ path, status: 200, json: bare.json });
      }
      const { id: publicationId, name } = await world.addPublication();
      const job = `{"docRequest":{"title":"v1.1.0","body":"Write.","sourceConnection":"${NAME}","publications":["${publicationId}"]}}`;
      expect((await posted(world, "/jobs/", job)).state).toBe("requested");
      const conversation = `{"body":"Write.","publication":"${publicationId}","stage":true}`;
      for (const path of ["/conversations", "/conversations/"]) {
        await world.settle((await posted(world, path, conversation)).id);
      }
      const publication = `{"name":"${name} too","config":{"docsRepo":"${world.connections.source}","sourceRepos":["${world.connections.source}"]}}`;
      expect((await posted(world, "/publications/", publication)).name).toBe(`${name} too`);
      const comment = '{"body":"Nice.","workRequested":false}';
      expect((await posted(world, `/conversations/${id}/comments/`, comment)).message).toBe("Nice.");
    },
    "/automations/*, every operation of publications": async (world) => {
      const { source } = world.connections;
      const body = (name: string) =>
        `{"name":"${name}","config":{"sourceRepos":["${source}"],"docsRepo":"${source}"},"instructions":[]}`;
      const made = await posted(world, "/automations/", body(world.unique("automation")));
      const { id } = made;
      expect(id).toMatch(/^pub-/);
      expect(await world.admin.ok.get(`/automations/${id}`)).toEqual(await world.admin.ok.get(`/publications/${id}`));
      const listed = await world.admin.ok.get("/automations", { ids: id });
      expect(listed).toEqual(await world.admin.ok.get("/publications", { ids: id }));
      const name = world.unique("automation");
      const replaced = await world.raw("PUT", `/automations/${id}`, { body: body(name) });
      expect(replaced).toMatchObject({ status: 200, json: { id, name } });
      expect(await world.admin.ok.get(`/automations/${id}/health`)).toMatchObject({ id, status: "healthy" });
      const synced = await world.raw("POST", `/automations/${id}/sync`, {
        body: '{"wait":true,"timeout":20000000000}',
      });
      expect([synced.status, synced.text]).toEqual([202, ""]);
      const job = `{"docRequest":{"title":"v1.1.0","body":"Write.","sourceConnection":"${NAME}","publications":["${name}"]}}`;
      expect((await posted(world, "/jobs", job)).state).toBe("requested");
      const removed = await world.admin.delete(`/automations/${id}`);
      expect([removed.status, removed.text]).toEqual([204, ""]);
      await refused(world.admin.get(`/automations/${id}`), 404);
    },
    "a content type with a charset, and an Accept that names no JSON": async (world) => {
      const headers = { "content-type": "application/json; charset=utf-8", accept: "*/*", "user-agent": "curl/8.5.0" };
      const body = `{"docRequest":{"title":"v1.1.0","body":"Write.","sourceConnection":"${NAME}","publications":["${world.publication.id}"]}}`;
      expect((await world.raw("POST", "/jobs", { body, headers })).status).toBe(201);
    },
  },
};

function sha({ history }: World, position: number): string {
  return history.shas[position] ?? "";
}

/** Posts a body as it is written; the record that is created. */
async function posted(world: World, path: string, body: string) {
  const answer = await world.raw("POST", path, { body });
  expect({ path, body, status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return answer.json;
}
