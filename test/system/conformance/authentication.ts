import { expect } from "vitest";
import { operations } from "./api-document.ts";
import { refused } from "./refused.ts";
import { say } from "./say.ts";
import type { Section } from "./section.ts";

/** The interface, "Authentication". */
export const authentication: Section = {
  title: "Authentication",
  rows: {
    "1. every call requires the header Authorization: Bearer <API_KEY>": async (env) => {
      for (const { method, path } of operations) {
        const at = path.replace("/api/v1", "").replace("{id}", "cnv-0123456789abcdef");
        const body = method === "GET" || method === "DELETE" ? {} : { body: "{}" };
        const answer = await env.raw(method, at, { ...body, key: null });
        expect({ method, at, answer }).toMatchObject({ answer: { status: 401, json: { error: expect.any(String) } } });
      }
      const { admin } = env.people;
      for (const authorization of ["Bearer wrong", `Basic ${admin}`, admin, `Bearer ${admin} ${admin}`, "Bearer "]) {
        const answer = await env.raw("GET", "/me", { key: null, headers: { authorization } });
        expect({ authorization, status: answer.status }).toMatchObject({ status: 401 });
      }
    },
    "1. bodies are sent with Content-Type: application/json": async (env) => {
      const body = JSON.stringify({ name: env.unique("one"), type: "planning", content: "Plan." });
      const typed = (type: string) => env.raw("POST", "/instructions", { body, headers: { "content-type": type } });
      expect((await typed("application/json")).status).toBe(201);
      expect([400, 415]).toContain((await typed("text/plain")).status);
      expect([400, 415]).toContain((await typed("application/xml")).status);
      expect((await env.raw("POST", "/instructions", { body: "{" })).status).toBe(400);
    },
    "2. a key is created with a required name": async (env) => {
      const { id } = await env.admin.ok.get("/me");
      const { orgId } = env.people;
      await expect(env.operate("keys", "add", "--user", id, "--organization", orgId)).rejects.toThrow(/--name/);
      const { apiKey } = await env.operate("keys", "add", "--user", id, "--name", "CI", "--organization", orgId);
      expect((await env.caller(apiKey).ok.get("/me")).id).toBe(id);
    },
    "2. a key has an optional Expires At value": async (env) => {
      const expired = await env.addKey({ expiresAt: "2020-01-01T00:00:00.000Z" });
      await refused(env.caller(expired).get("/me"), 401, /expired/);
      const good = await env.addKey({ expiresAt: "2999-01-01T00:00:00.000Z" });
      expect(await env.caller(good).ok.get("/me")).toMatchObject({ name: "admin" });
    },
    "2. the token is shown once on creation and cannot be retrieved later": async (env) => {
      expect(await env.readKeys()).not.toContain(env.people.admin);
    },
    "3. operations are additionally gated by permissions on the resource": async (env) => {
      const { id } = await env.draft();
      const [reader, maintainer] = [env.caller(env.people.reader), env.caller(env.people.maintainer)];
      await refused(reader.put(`/conversations/${id}`, { staged: false }), 403, /conversation:update/);
      const config = { chatApp: { token: "t", baseUrl: env.slack.url } };
      await refused(reader.post("/connections", { name: "Ours", config }), 403, /connection:create/);
      await refused(maintainer.get("/audit_logs/adl-0123456789abcdef"), 403, /auditLog:get/);
      await refused(reader.post(`/connections/${env.connections.source}/sync`), 403, /connection:update/);
      expect((await reader.ok.get(`/connections/${env.connections.source}`)).id).toBe(env.connections.source);
      await refused(
        reader.post("/jobs", { docRequest: { title: "T", body: "B", sourceConnection: "octo/widget" } }),
        403,
        /job:create/,
      );
    },
    "3. where list permission is absent, lists narrow to permitted items": async (env) => {
      const { id, jobId } = await env.draft();
      const { guest, grant } = await env.invite();
      const [comment, me] = [await say(env, id, "One."), await env.admin.ok.get("/me")];
      await grant("job:get", jobId);
      await grant("conversation:get", id);
      await grant("publication:get", env.publication.id);
      await grant("connection:get", env.connections.jira);
      await grant("comment:get", comment.id);
      await grant("user:get", me.id);
      const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id);
      expect(ids((await guest.ok.get("/jobs")).jobs)).toEqual([jobId]);
      expect(ids((await guest.ok.get("/conversations")).conversations)).toEqual([id]);
      expect(ids((await guest.ok.get("/publications")).publications)).toEqual([env.publication.id]);
      expect(ids((await guest.ok.get("/connections")).connections)).toEqual([env.connections.jira]);
      expect(ids((await guest.ok.get("/conversation_comments")).comments)).toEqual([comment.id]);
      expect(ids((await guest.ok.get("/users")).users)).toEqual([me.id]);
      const unprivileged = env.caller(env.people.unprivileged);
      for (const path of ["/jobs", "/conversations", "/publications", "/connections", "/users", "/audit_logs"]) {
        expect(Object.values(await unprivileged.ok.get(path)).flat()).toEqual([]);
      }
    },
    "3. another organization sees nothing of it": async (env) => {
      const { id, jobId } = await env.draft();
      const outsider = env.caller(env.people.outsider);
      await refused(outsider.get(`/conversations/${id}`), 404);
      await refused(outsider.get(`/jobs/${jobId}`), 404);
      await refused(outsider.get(`/publications/${env.publication.id}`), 404);
      await refused(outsider.get(`/connections/${env.connections.source}`), 404);
      expect((await outsider.ok.get("/conversations", { jobId })).conversations).toEqual([]);
      expect((await outsider.ok.get("/connections")).connections).toEqual([]);
      await refused(outsider.post(`/conversations/${id}/comments`, { body: "Mine." }), 404);
      await refused(outsider.post("/conversations/", { body: "Write.", publication: env.publication.id }), 400);
    },
    "4. comment edit and delete are limited to the comment's author": async (env) => {
      const { id } = await env.draft();
      const { id: comment } = await say(env, id, "Mine.");
      const maintainer = env.caller(env.people.maintainer);
      await refused(maintainer.patch(`/conversation_comments/${comment}`, { message: "Ours." }), 403);
      await refused(maintainer.delete(`/conversation_comments/${comment}`), 403);
      expect((await env.admin.ok.patch(`/conversation_comments/${comment}`, { message: "Still mine." })).message).toBe(
        "Still mine.",
      );
      await env.admin.ok.delete(`/conversation_comments/${comment}`);
    },
  },
};
