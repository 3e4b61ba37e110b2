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
      const { id } = await world.admin.users.me({});
      const { orgId } = world.people;
      await expect(world.operate("keys", "add", "--user", id, "--organization", orgId)).rejects.toThrow(/--name/);
      const { apiKey } = await world.operate("keys", "add", "--user", id, "--name", "CI", "--organization", orgId);
      expect((await (await world.client(apiKey)).users.me({})).id).toBe(id);
    },
    "2. a key has an optional Expires At value": async (world) => {
      const expired = await world.addKey({ expiresAt: "2020-01-01T00:00:00.000Z" });
      await refused((await world.client(expired)).users.me({}), 401, /expired/);
      const good = await world.addKey({ expiresAt: "2999-01-01T00:00:00.000Z" });
      expect(await (await world.client(good)).users.me({})).toMatchObject({ name: "admin" });
    },
    "2. the token is shown once on creation and cannot be retrieved later": async (world) => {
      expect(await world.readKeys()).not.toContain(world.people.admin);
    },
    "3. operations are additionally gated by permissions on the resource": async (world) => {
      const { id } = await world.draft();
      const [viewer, editor] = [await world.client(world.people.viewer), await world.client(world.people.editor)];
      await refused(viewer.conversations.update({ id, staged: false }), 403, /conversation:update/);
      const config = { chatApp: { token: "t", baseUrl: world.slack.url } };
      await refused(editor.connections.create({ name: "Ours", config }), 403, /connection:create/);
      await refused(editor.auditLogs.get({ id: "adl-0123456789abcdef" }), 403, /auditLog:get/);
      await refused(viewer.connections.sync({ id: world.connections.source }), 403, /connection:update/);
      expect((await viewer.connections.get({ id: world.connections.source })).id).toBe(world.connections.source);
      await refused(viewer.jobs.create({ title: "T", body: "B", sourceConnection: "octo/widget" }), 403, /job:create/);
    },
    "3. where list permission is absent, lists narrow to permitted items": async (world) => {
      const { id, jobId } = await world.draft();
      const { client, grant } = await world.invite();
      const [comment, me] = [await say(world, id, "One."), await world.admin.users.me({})];
      await grant("job:get", jobId ?? "");
      await grant("conversation:get", id);
      await grant("publication:get", world.publication.id);
      await grant("connection:get", world.connections.jira);
      await grant("comment:get", comment.id);
      await grant("user:get", me.id);
      const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id);
      expect(ids((await client.jobs.list({})).jobs)).toEqual([jobId]);
      expect(ids((await client.conversations.list({})).conversations)).toEqual([id]);
      expect(ids((await client.publications.list({})).publications)).toEqual([world.publication.id]);
      expect(ids((await client.connections.list({})).connections)).toEqual([world.connections.jira]);
      expect(ids((await client.comments.list({})).comments)).toEqual([comment.id]);
      expect(ids((await client.users.list({})).users)).toEqual([me.id]);
    },
    "3. another organization sees nothing of it": async (world) => {
      const { id, jobId } = await world.draft();
      const outsider = await world.client(world.people.outsider);
      await refused(outsider.conversations.get({ id }), 404);
      await refused(outsider.jobs.get({ id: jobId ?? "" }), 404);
      await refused(outsider.publications.get({ id: world.publication.id }), 404);
      await refused(outsider.connections.get({ id: world.connections.source }), 404);
      expect((await outsider.conversations.list({ jobId: jobId ?? "" })).conversations).toEqual([]);
      expect((await outsider.connections.list({})).connections).toEqual([]);
      await refused(outsider.comments.create({ id, body: "Mine." }), 404);
      await refused(outsider.conversations.create({ body: "Write.", publication: world.publication.id }), 400);
    },
    "4. comment edit and delete are limited to the comment's author": async (world) => {
      const { id } = await world.draft();
      const { id: comment } = await say(world, id, "Mine.");
      const editor = await world.client(world.people.editor);
      await refused(editor.comments.update({ id: comment, message: "Ours." }), 403);
      await refused(editor.comments.delete({ id: comment }), 403);
      expect((await world.admin.comments.update({ id: comment, message: "Still mine." })).message).toBe("Still mine.");
      await world.admin.comments.delete({ id: comment });
    },
  },
};
