import { expect } from "vitest";
import { NAME, type TestEnvironment } from "./environment.ts";
import { refused } from "./refused.ts";
import type { Section } from "./section.ts";

/** Requests that clients in the field send, byte for byte. */
export const existingClients: Section = {
  title: "Existing clients",
  rows: {
    "POST /jobs, the smallest docRequest": async (env) => {
      const { source, name } = await env.addHistory();
      await env.addPublication({ sourceRepos: [source], docsRepo: source });
      for (const given of [source, name]) {
        const body = `{"docRequest":{"title":"v1.1.0","body":"Write the release notes.","sourceConnection":"${given}"}}`;
        const job = await posted(env, "/jobs", body);
        expect(job).toMatchObject({ type: "doc-request", state: "requested" });
        const [output] = (await env.admin.ok.get("/conversations", { jobId: job.id })).conversations;
        await env.settle(output?.id ?? "");
      }
    },
    "POST /jobs, a docRequest with every optional field": async (env) => {
      const { name } = await env.addPublication();
      const body = `{
  "docRequest": {
    "title": "Release v1.1.0",
    "body": "Write release notes for v1.1.0.",
    "comments": ["Keep it short."],
    "labels": ["release", "automated"],
    "time": "2026-01-02T12:00:00Z",
    "publications": ["${name}"],
    "sourceConnection": "${env.connections.source}",
    "relevantLinks": ["${env.github.page.url}"],
    "eventType": "release",
    "changes": [{"tags": {"start": "v1.0.0", "end": "v1.1.0"}}]
  }
}`;
      const job = await posted(env, "/jobs", body);
      const [output] = (await env.admin.ok.get("/conversations", { jobId: job.id })).conversations;
      expect(await env.settle(output?.id ?? "")).toMatchObject({ triggerType: "release", status: "staged" });
    },
    "POST /jobs, a docRequest beside fields that the service does not know": async (env) => {
      const body = `{"docRequest":{"title":"v1.1.0","body":"Write.","sourceConnection":"${NAME}","publications":["${env.publication.id}"],"origin":"ci"},"client":"ci/1.0"}`;
      expect((await posted(env, "/jobs", body)).state).toBe("requested");
    },
    "POST /jobs, the request without its envelope: 400 that shows the shape": async (env) => {
      await env.write();
      const body = `{"title":"v1.1.0","body":"Write.","sourceConnection":"${NAME}"}`;
      const before = (await env.admin.ok.get("/jobs", { pageSize: 1 })).jobs;
      await refused(env.raw("POST", "/jobs", { body }), 400, /\{"docRequest": \{"title": /);
      expect((await env.admin.ok.get("/jobs", { pageSize: 1 })).jobs).toEqual(before);
    },
    "POST /jobs, an envelope that holds no object: 400 that shows the shape": async (env) => {
      for (const body of ["{}", '{"docRequest":null}', '{"docRequest":"v1.1.0"}', '{"docRequest":[]}']) {
        await refused(env.raw("POST", "/jobs", { body }), 400, /\{"docRequest": \{"title": /);
      }
    },
    "GET and POST, paths with and without a trailing slash": async (env) => {
      const { id } = await env.draft();
      const lists = ["/jobs", "/connections", "/conversations", "/publications", "/users", "/instructions"];
      const more = ["/conversation_comments", "/instruction-links", "/audit_logs", "/automations", "/me"];
      for (const path of [...lists, ...more, `/conversations/${id}`]) {
        const [bare, slashed] = [await env.admin.get(path), await env.admin.get(`${path}/`)];
        expect({ path, status: slashed.status, json: slashed.json }).toEqual({ path, status: 200, json: bare.json });
      }
      const { id: publicationId, name } = await env.addPublication();
      const job = `{"docRequest":{"title":"v1.1.0","body":"Write.","sourceConnection":"${NAME}","publications":["${publicationId}"]}}`;
      expect((await posted(env, "/jobs/", job)).state).toBe("requested");
      const conversation = `{"body":"Write.","publication":"${publicationId}","stage":true}`;
      for (const path of ["/conversations", "/conversations/"]) {
        await env.settle((await posted(env, path, conversation)).id);
      }
      const publication = `{"name":"${name} too","config":{"docsRepo":"${env.connections.source}","sourceRepos":["${env.connections.source}"]}}`;
      expect((await posted(env, "/publications/", publication)).name).toBe(`${name} too`);
      const comment = '{"body":"Nice.","workRequested":false}';
      expect((await posted(env, `/conversations/${id}/comments/`, comment)).message).toBe("Nice.");
    },
    "a content type with a charset, and an Accept that names no JSON": async (env) => {
      const headers = { "content-type": "application/json; charset=utf-8", accept: "*/*", "user-agent": "curl/8.5.0" };
      const body = `{"docRequest":{"title":"v1.1.0","body":"Write.","sourceConnection":"${NAME}","publications":["${env.publication.id}"]}}`;
      expect((await env.raw("POST", "/jobs", { body, headers })).status).toBe(201);
    },
  },
};

/** Posts a raw body and returns the created record. */
async function posted(env: TestEnvironment, path: string, body: string) {
  const answer = await env.raw("POST", path, { body });
  expect({ path, body, status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return answer.json;
}
