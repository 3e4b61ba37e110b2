import { expect } from "vitest";
import { operations } from "./api-document.ts";
import { refused } from "./refused.ts";
import { say } from "./say.ts";
import type { Section } from "./section.ts";

/** The interface, "Authentication". */
export const authentication: Section = {
  title: "Authentication",
  rows: {
    "1. every call requires the header Authorization: Bearer <API_KEY>": async (world) => {
      for (const { method, path } of operations) {
        const at = path.replace("/api/v1", "").replace("{id}", "cnv-0123456789abcdef");
        const body = method === "GET" || method === "DELETE" ? {} : { body: "{}" };
        const answer = await world.raw(method, at, { ...body, key: null });
        expect({ method, at, answer }).toMatchObject({ answer: { status: 401, json: { error: expect.any(String) } } });
      }
      const { admin } = world.people;
      for (const authorization of ["Bearer wrong", `Basic ${admin}`, admin, `Bearer ${admin} ${admin}`, "Bearer "]) {
        const answer = await world.raw("GET", "/me", { key: null, headers: { authorization } });
        expect({ authorization, status: answer.status }).toMatchObject({ status: 401 });
      }
    },
    "1. bodies are sent with Content-Type: application/json": async (world) => {
      const body = JSON.stringify({ name: world.unique("one"), type: "planning", content: "Plan." });
      const typed = (type: string) => world.raw("POST", "/instructions", { body, headers: { "content-type": type } });
      expect((await typed("application/json")).status).toBe(201);
      expect([400, 415]).toContain((await typed("text/plain")).status);
      expect([400, 415]).toContain((await typed("application/xml")).status);
      expect((await world.raw("POST", "/instructions", { body: "{" })).status).toBe(400);
    },
    "2. a key is created with a required name": async (world) => {
      const { id } = await world.admin.ok.get("/me");
      const { orgId } = world.people;
      await expect(world.operate("keys", "add", "--user", id, "--organization", orgId)).rejects.toThrow(/--name/);
      const { apiKey } = await world.operate("keys", "add", "--user", id, "--name", "CI", "--organization", orgId);
      expect((await world.caller(apiKey).ok.get("/me")).id).toBe(id);
    },
    "2. a key has an optional Expires At value": async (world) => {
      const expired = await world.addKey({ expiresAt: "2020-01-01T00:00:00.000Z" });
      await refused(world.caller(expired).get("/me"), 401, /expired/);
      const good = await world.addKey({ expiresAt: "2999-01-01T00:00:00.000Z" });
      expect(await world.caller(good).ok.get("/me")).toMatchObject({ name: "admin" });
    },
    "2. the token is shown once on creation and cannot be retrieved later": async (world) => {
      expect(await world.readKeys()).not.toContain(world.people.admin);
    },
    "3. operations are additionally gated by permissions on the resource": async (world) => {
      const { id } = await world.draft();
      const [viewer, editor] = [world.caller(world.people.viewer), world.caller(world.people.editor)];
      await refused(viewer.put(`/conversations/${id}`, { staged: false }), 403, /conversation:update/);
      const config = { chatApp: { token: "t", baseUrl: world.slack.url } };
      await refused(editor.post("/connections", { name: "Ours", config }), 403, /connection:create/);
      await refused(editor.get("/audit_logs/adl-0123456789abcdef"), 403, /auditLog:get/);
      await refused(viewer.post(`/connections/${world.connections.source}/sync`), 403, /connection:update/);
      expect((await viewer.ok.get(`/connections/${world.connections.source}`)).id).toBe(world.connections.source);
      await refused(
        viewer.post("/jobs", { docRequest: { title: "T", body: "B", sourceConnection: "octo/widget" } }),
        403,
        /job:create/,
      );
    },
    "3. where list permission is absent, lists narrow to permitted items": async (world) => {
      const { id, jobId } = await world.draft();
      const { guest, grant } = await world.invite();
      const [comment, me] = [await say(world, id, "One."), await world.admin.ok.get("/me")];
      await grant("job:get", jobId);
      await grant("conversation:get", id);
      await grant("publication:get", world.publication.id);
      await grant("connection:get", world.connections.jira);
      await grant("comment:get", comment.id);
      await grant("user:get", me.id);
      const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id);
      expect(ids((await guest.ok.get("/jobs")).jobs)).toEqual([jobId]);
      expect(ids((await guest.ok.get("/conversations")).conversations)).toEqual([id]);
      expect(ids((await guest.ok.get("/publications")).publications)).toEqual([world.publication.id]);
      expect(ids((await guest.ok.get("/connections")).connections)).toEqual([world.connections.jira]);
      expect(ids((await guest.ok.get("/conversation_comments")).comments)).toEqual([comment.id]);
      expect(ids((await guest.ok.get("/users")).users)).toEqual([me.id]);
      const nobody = world.caller(world.people.nobody);
      for (const path of ["/jobs", "/conversations", "/publications", "/connections", "/users", "/audit_logs"]) {
        expect(Object.values(await nobody.ok.get(path)).flat()).toEqual([]);
      }
    },
    "3. another organization sees nothing of it": async (world) => {
      const { id, jobId } = await world.draft();
      const outsider = world.caller(world.people.outsider);
      await refused(outsider.get(`/conversations/${id}`), 404);
      await refused(outsider.get(`/jobs/${jobId}`), 404);
      await refused(outsider.get(`/publications/${world.publication.id}`), 404);
      await refused(outsider.get(`/connections/${world.connections.source}`), 404);
      expect((await outsider.ok.get("/conversations", { jobId })).conversations).toEqual([]);
      expect((await outsider.ok.get("/connections")).connections).toEqual([]);
      await refused(outsider.post(`/conversations/${id}/comments`, { body: "Mine." }), 404);
      await refused(outsider.post("/conversations/", { body: "Write.", publication: world.publication.id }), 400);
    },
    "4. comment edit and delete are limited to the comment's author": async (world) => {
      const { id } = await world.draft();
      const { id: comment } = await say(world, id, "Mine.");
      const editor = world.caller(world.people.editor);
      await refused(editor.patch(`/conversation_comments/${comment}`, { message: "Ours." }), 403);
      await refused(editor.delete(`/conversation_comments/${comment}`), 403);
      expect(
        (await world.admin.ok.patch(`/conversation_comments/${comment}`, { message: "Still mine." })).message,
      ).toBe("Still mine.");
      await world.admin.ok.delete(`/conversation_comments/${comment}`);
    },
  },
};
