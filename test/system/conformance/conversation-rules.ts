import { expect } from "vitest";
import type { TestEnvironment } from "./environment.ts";
import { messagesOf } from "./message-of.ts";
import { refused } from "./refused.ts";
import { say } from "./say.ts";
import type { Section } from "./section.ts";
import { turnOf } from "./turn-of.ts";
import { waitUntil } from "./wait-until.ts";

/** The interface, "Endpoints", "Conversations", "Rules". */
export const conversationRules: Section = {
  title: "Rules › conversations",
  rows: {
    "1. list: staged omitted means no filter": async (env) => {
      const { id: publication } = await env.addPublication();
      const staged = await env.write({ publication });
      const empty = {
        startSha: env.history.shas[0] ?? "",
        endSha: env.history.shas[0] ?? "",
        includeStartCommit: true,
      };
      const other = await env.write({ publication, stage: false, changes: [{ commits: empty }] });
      const { conversations } = await env.admin.ok.get("/conversations", { publicationId: publication });
      expect(conversations.map(({ id }) => id)).toEqual([other.id, staged.id]);
    },
    "2. create: publication is resolved by name or ID": async (env) => {
      const { id, name } = await env.addPublication();
      for (const publication of [id, name]) expect((await env.write({ publication })).publicationId).toBe(id);
      await refused(
        env.admin.post("/conversations/", { body: "Write.", publication: "no such one" }),
        400,
        /no such one/,
      );
    },
    "2. create: after create-time permission checks the manual job is queued": async (env) => {
      const reader = env.caller(env.people.reader);
      const request = { body: "Write.", publication: env.publication.id, stage: true };
      await refused(reader.post("/conversations/", request), 403, /conversation:create/);
      const { jobId, triggerType } = await env.write();
      expect(await env.admin.ok.get(`/jobs/${jobId}`)).toMatchObject({ type: "doc-request", state: "done" });
      expect(triggerType).toBe("manual");
    },
    "3. get: read permission applies; the full record is returned": async (env) => {
      const written = await env.draft();
      const unprivileged = env.caller(env.people.unprivileged);
      await refused(unprivileged.get(`/conversations/${written.id}`), 403, /conversation:get/);
      const reader = env.caller(env.people.reader);
      expect(await reader.ok.get(`/conversations/${written.id}`)).toEqual(written);
    },
    "5. annotate: background work is scheduled and the call returns at once": async (env) => {
      const { id } = await env.stage();
      await env.admin.ok.post(`/conversations/${id}/annotate`);
      const annotated = await waitUntil(
        () => env.admin.ok.get(`/conversations/${id}`),
        (shown) => messagesOf(shown, "annotation").length > 0,
      );
      expect(messagesOf(annotated, "annotation").join("\n")).toContain("CHANGELOG.md");
    },
    "6. add comment: workRequested false takes the immediate discussion-comment path": async (env) => {
      const before = await env.draft();
      const { workRequested } = await say(env, before.id, "Nice.");
      expect(workRequested).toBe(false);
      const after = await env.admin.ok.get(`/conversations/${before.id}`);
      expect([after.status, after.entries]).toEqual([before.status, before.entries]);
    },
    "6. add comment: workRequested true or omitted queues work": async (env) => {
      const { id, branch } = await env.stage();
      for (const [more, subject] of [
        [{}, "#3"],
        [{ workRequested: true }, "#2"],
      ] as const) {
        const comment = await env.admin.ok.post(`/conversations/${id}/comments`, {
          body: `Leave out ${subject}.`,
          ...more,
        });
        expect(comment.workRequested).toBe(true);
        await env.settle(id);
        const { files } = env.history.changes(branch);
        expect(files.get("CHANGELOG.md") ?? "").not.toContain(subject);
      }
    },
    "6. add comment: work is answered by a reply": async (env) => {
      const { id } = await env.stage();
      const workComment = await env.admin.ok.post(`/conversations/${id}/comments`, { body: "Leave out #3." });
      await env.settle(id);
      const [shown] = (await env.admin.ok.get("/conversation_comments", { ids: workComment.id })).comments;
      const replies = (await env.admin.ok.get("/conversation_comments", { ids: shown?.replyIds })).comments;
      expect(shown?.replyIds).toHaveLength(1);
      expect(replies).toMatchObject([{ source: "service", authorId: null, workRequested: false }]);
    },
    "7. send batch: discussion-only comments become one that requests work": async (env) => {
      const { id, branch } = await env.stage();
      const items = [await say(env, id, "Leave out #3."), await say(env, id, "Nice.")].map((item) => item.id);
      await env.admin.ok.post(`/conversations/${id}/comments/sendBatch`, {
        message: "As said.",
        itemCommentIds: items,
      });
      await env.settle(id);
      const { comments } = await env.admin.ok.get("/conversation_comments", {
        conversationId: id,
        workRequested: true,
      });
      expect(comments).toMatchObject([{ message: "As said.", batchItemIds: items }]);
      const batched = (await env.admin.ok.get("/conversation_comments", { ids: items })).comments;
      for (const item of batched) expect(item.batchedIntoIds).toEqual([comments[0]?.id]);
      const { files } = env.history.changes(branch);
      expect(files.get("CHANGELOG.md") ?? "").not.toContain("#3");
    },
    "7. send batch: only comments of the same conversation are accepted": async (env) => {
      const [{ id }, other] = [await env.draft(), await env.write()];
      const { id: foreign } = await say(env, other.id, "One.");
      await refused(sendBatch(env, id, foreign), 400, new RegExp(foreign));
    },
    "7. send batch: work-requesting items are rejected": async (env) => {
      const { id } = await env.stage();
      const workComment = await env.admin.ok.post(`/conversations/${id}/comments`, { body: "Leave out #3." });
      await env.settle(id);
      await refused(sendBatch(env, id, workComment.id), 400, new RegExp(workComment.id));
    },
    "8. notify: the publication must point at a notifier connection": async (env) => {
      const { id } = await env.draft();
      await refused(env.admin.post(`/conversations/${id}/notify`), 409, /notifier/);
    },
    "8. notify: the caller needs notify permission": async (env) => {
      const { id } = await env.stage({ notifierConnection: env.connections.channel });
      const reader = env.caller(env.people.reader);
      await refused(reader.post(`/conversations/${id}/notify`), 403, /conversation:notify/);
    },
    "9. list comments: with conversationId, read access on that publication is checked": async (env) => {
      const { id, publicationId } = await env.draft();
      await say(env, id, "One.");
      const { guest, grant } = await env.invite();
      await grant("conversation:get", id);
      await refused(guest.get("/conversation_comments", { conversationId: id }), 403);
      await grant("publication:get", publicationId);
      await guest.ok.get("/conversation_comments", { conversationId: id });
      expect(env.status).toBe(200);
    },
    "10. edit or delete comment: it must be discussion-only": async (env) => {
      const { id } = await env.stage();
      const { id: comment } = await env.admin.ok.post(`/conversations/${id}/comments`, { body: "Leave out #3." });
      await env.settle(id);
      await refused(env.admin.patch(`/conversation_comments/${comment}`, { message: "Two." }), 409);
      await refused(env.admin.delete(`/conversation_comments/${comment}`), 409);
    },
    "10. edit or delete comment: it must not be batched into an aggregate": async (env) => {
      const { id } = await env.stage();
      const { id: comment } = await say(env, id, "Leave out #3.");
      await env.admin.ok.post(`/conversations/${id}/comments/sendBatch`, { itemCommentIds: [comment] });
      await env.settle(id);
      await refused(env.admin.patch(`/conversation_comments/${comment}`, { message: "Two." }), 409);
      await refused(env.admin.delete(`/conversation_comments/${comment}`), 409);
    },
    "10. edit or delete comment: update permission on it and read access on the publication are checked": async (
      env,
    ) => {
      const { id } = await env.draft();
      const commenter = env.caller(env.people.commenter);
      const { id: comment } = await commenter.ok.post(`/conversations/${id}/comments`, {
        body: "Mine.",
        workRequested: false,
      });
      await refused(commenter.patch(`/conversation_comments/${comment}`, { message: "Two." }), 403, /comment:update/);
      await refused(commenter.delete(`/conversation_comments/${comment}`), 403, /comment:(update|delete)/);
    },
    "11. retry turn: resets the turn to running, clears its error and requeues the work": async (env) => {
      const { history, source } = await env.addHistory();
      const { id: publication } = await env.addPublication({ sourceRepos: [source] });
      const failed = await env.write({ publication, changes: [{ tags: { start: "v1.1.0", end: "v1.2.0" } }] });
      expect(failed.status).toBe("needsAttention");
      history.tag("v1.2.0");
      await env.admin.ok.post(`/connections/${source}/sync`, { wait: true });
      const turn = await env.admin.ok.post(`/conversation_turns/${turnOf(failed)}/retry`);
      expect([turn.status, turn.errorMessage ?? "", turn.retryCount]).toEqual(["running", "", 1]);
      expect((await env.settle(failed.id)).status).toBe("staged");
      await refused(env.admin.post(`/conversation_turns/${turnOf(failed)}/retry`), 409);
    },
  },
};

function sendBatch(env: TestEnvironment, id: string, item: string) {
  return env.admin.post(`/conversations/${id}/comments/sendBatch`, { itemCommentIds: [item] });
}
