import { expect } from "vitest";
import { HOSTED } from "../../support/github-host.ts";
import { compareUrlOf } from "./compare-url-of.ts";
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
    "1. list: list permission on Conversation applies": async (world) => {
      const { id } = await world.draft();
      const nobody = world.caller(world.people.nobody);
      expect((await nobody.ok.get("/conversations")).conversations).toEqual([]);
      const { guest, grant } = await world.invite();
      await grant("conversation:get", id);
      expect((await guest.ok.get("/conversations")).conversations.map((one) => one.id)).toEqual([id]);
    },
    "1. list: publicationId narrows results": async (world) => {
      const { id, publicationId } = await world.draft();
      await world.write();
      const { conversations } = await world.admin.ok.get("/conversations", { publicationId });
      expect(conversations.map((one) => one.id)).toEqual([id]);
    },
    "1. list: staged omitted means no filter": async (world) => {
      const { id: publication } = await world.addPublication();
      const staged = await world.write({ publication });
      const empty = {
        startSha: world.history.shas[0] ?? "",
        endSha: world.history.shas[0] ?? "",
        includeStartCommit: true,
      };
      const other = await world.write({ publication, stage: false, changes: [{ commits: empty }] });
      const { conversations } = await world.admin.ok.get("/conversations", { publicationId: publication });
      expect(conversations.map(({ id }) => id)).toEqual([other.id, staged.id]);
    },
    "1. list: staged=null returns 400": async (world) => {
      const answer = await world.admin.get("/conversations?staged=null");
      expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining("staged") } });
    },
    "2. create: publication is resolved by name or ID": async (world) => {
      const { id, name } = await world.addPublication();
      for (const publication of [id, name]) expect((await world.write({ publication })).publicationId).toBe(id);
      await refused(
        world.admin.post("/conversations/", { body: "Write.", publication: "no such one" }),
        400,
        /no such one/,
      );
    },
    "2. create: the publication's docs repository connection is the target": async (world) => {
      const staged = await world.stage({ docsRepo: world.connections.hosted });
      const { files } = await world.github.api.changes(HOSTED, staged.branch);
      expect(files.get("CHANGELOG.md")).toContain("Stream answers");
      expect(compareUrlOf(staged)).toContain(HOSTED);
    },
    "2. create: after create-time permission checks the manual job is queued": async (world) => {
      const viewer = world.caller(world.people.viewer);
      const asked = { body: "Write.", publication: world.publication.id, stage: true };
      await refused(viewer.post("/conversations/", asked), 403, /conversation:create/);
      const { jobId, triggerType } = await world.write();
      expect(await world.admin.ok.get(`/jobs/${jobId}`)).toMatchObject({ type: "doc-request", state: "done" });
      expect(triggerType).toBe("manual");
    },
    "3. get: read permission applies; the full record is returned": async (world) => {
      const written = await world.draft();
      const nobody = world.caller(world.people.nobody);
      await refused(nobody.get(`/conversations/${written.id}`), 403, /conversation:get/);
      const viewer = world.caller(world.people.viewer);
      expect(await viewer.ok.get(`/conversations/${written.id}`)).toEqual(written);
    },
    "4. update: a request that sets both staged and excludedFiles is rejected": async (world) => {
      const { id } = await world.draft();
      const both = { staged: false, excludedFiles: ["CHANGELOG.md"] };
      await refused(world.admin.put(`/conversations/${id}`, both), 400, /staged.*excludedFiles/);
    },
    "4. update: staged omitted, excluded files are synchronized on the working branch": async (world) => {
      const { id, branch } = await world.stage({ writeReleaseNotes: false });
      expect([...world.history.changes(branch).files.keys()]).toEqual(["CHANGELOG.md"]);
      await world.admin.ok.put(`/conversations/${id}`, { excludedFiles: ["CHANGELOG.md"] });
      expect([...world.history.changes(branch).files.keys()]).toEqual([]);
    },
    "4. update: staged from true to false opens the draft as a pull request and clears staged": async (world) => {
      const draft = await world.stage(world.onGitHub);
      const opened = await world.admin.ok.put(`/conversations/${draft.id}`, { staged: false });
      const pull = await world.findPull(draft);
      expect(opened).toMatchObject({ staged: false, status: "open", outputUrl: pull?.html_url });
    },
    "5. annotate: background work is scheduled and the call returns at once": async (world) => {
      const { id } = await world.stage();
      await world.admin.ok.post(`/conversations/${id}/annotate`);
      const annotated = await waitUntil(
        () => world.admin.ok.get(`/conversations/${id}`),
        (shown) => messagesOf(shown, "annotation").length > 0,
      );
      expect(messagesOf(annotated, "annotation").join("\n")).toContain("CHANGELOG.md");
    },
    "6. add comment: workRequested false takes the immediate discussion-comment path": async (world) => {
      const before = await world.draft();
      const { workRequested } = await say(world, before.id, "Nice.");
      expect(workRequested).toBe(false);
      const after = await world.admin.ok.get(`/conversations/${before.id}`);
      expect([after.status, after.entries]).toEqual([before.status, before.entries]);
    },
    "6. add comment: workRequested true or omitted queues work": async (world) => {
      const { id, branch } = await world.stage();
      for (const [more, subject] of [
        [{}, "#3"],
        [{ workRequested: true }, "#2"],
      ] as const) {
        const comment = await world.admin.ok.post(`/conversations/${id}/comments`, {
          body: `Leave out ${subject}.`,
          ...more,
        });
        expect(comment.workRequested).toBe(true);
        await world.settle(id);
        const { files } = world.history.changes(branch);
        expect(files.get("CHANGELOG.md") ?? "").not.toContain(subject);
      }
    },
    "6. add comment: work is answered by a reply": async (world) => {
      const { id } = await world.stage();
      const asked = await world.admin.ok.post(`/conversations/${id}/comments`, { body: "Leave out #3." });
      await world.settle(id);
      const [shown] = (await world.admin.ok.get("/conversation_comments", { ids: asked.id })).comments;
      const replies = (await world.admin.ok.get("/conversation_comments", { ids: shown?.replyIds })).comments;
      expect(shown?.replyIds).toHaveLength(1);
      expect(replies).toMatchObject([{ source: "service", authorId: null, workRequested: false }]);
    },
    "7. send batch: discussion-only comments become one that asks for work": async (world) => {
      const { id, branch } = await world.stage();
      const items = [await say(world, id, "Leave out #3."), await say(world, id, "Nice.")].map((item) => item.id);
      await world.admin.ok.post(`/conversations/${id}/comments/sendBatch`, {
        message: "As said.",
        itemCommentIds: items,
      });
      await world.settle(id);
      const { comments } = await world.admin.ok.get("/conversation_comments", {
        conversationId: id,
        workRequested: true,
      });
      expect(comments).toMatchObject([{ message: "As said.", batchItemIds: items }]);
      const batched = (await world.admin.ok.get("/conversation_comments", { ids: items })).comments;
      for (const item of batched) expect(item.batchedIntoIds).toEqual([comments[0]?.id]);
      const { files } = world.history.changes(branch);
      expect(files.get("CHANGELOG.md") ?? "").not.toContain("#3");
    },
    "7. send batch: only comments of the same conversation are accepted": async (world) => {
      const [{ id }, other] = [await world.draft(), await world.write()];
      const { id: foreign } = await say(world, other.id, "One.");
      await refused(
        world.admin.post(`/conversations/${id}/comments/sendBatch`, { itemCommentIds: [foreign] }),
        400,
        new RegExp(foreign),
      );
    },
    "7. send batch: work-requesting items are rejected": async (world) => {
      const { id } = await world.stage();
      const asked = await world.admin.ok.post(`/conversations/${id}/comments`, { body: "Leave out #3." });
      await world.settle(id);
      await refused(
        world.admin.post(`/conversations/${id}/comments/sendBatch`, { itemCommentIds: [asked.id] }),
        400,
        new RegExp(asked.id),
      );
    },
    "8. notify: the publication must point at a notifier connection": async (world) => {
      const { id } = await world.draft();
      await refused(world.admin.post(`/conversations/${id}/notify`), 409, /notifier/);
    },
    "8. notify: the caller needs notify permission": async (world) => {
      const { id } = await world.stage({ notifierConnection: world.connections.channel });
      const viewer = world.caller(world.people.viewer);
      await refused(viewer.post(`/conversations/${id}/notify`), 403, /conversation:notify/);
    },
    "9. list comments: with conversationId, read access on that publication is checked": async (world) => {
      const { id, publicationId } = await world.draft();
      await say(world, id, "One.");
      const { guest, grant } = await world.invite();
      await grant("conversation:get", id);
      await refused(guest.get("/conversation_comments", { conversationId: id }), 403);
      await grant("publication:get", publicationId);
      await guest.ok.get("/conversation_comments", { conversationId: id });
      expect(world.status).toBe(200);
    },
    "10. edit or delete comment: only the author may": async (world) => {
      const { id } = await world.draft();
      const { id: comment } = await say(world, id, "One.");
      const editor = world.caller(world.people.editor);
      await refused(editor.patch(`/conversation_comments/${comment}`, { message: "Two." }), 403, /author/);
      await refused(editor.delete(`/conversation_comments/${comment}`), 403, /author/);
    },
    "10. edit or delete comment: it must be discussion-only": async (world) => {
      const { id } = await world.stage();
      const { id: comment } = await world.admin.ok.post(`/conversations/${id}/comments`, { body: "Leave out #3." });
      await world.settle(id);
      await refused(world.admin.patch(`/conversation_comments/${comment}`, { message: "Two." }), 409);
      await refused(world.admin.delete(`/conversation_comments/${comment}`), 409);
    },
    "10. edit or delete comment: it must not be batched into an aggregate": async (world) => {
      const { id } = await world.stage();
      const { id: comment } = await say(world, id, "Leave out #3.");
      await world.admin.ok.post(`/conversations/${id}/comments/sendBatch`, { itemCommentIds: [comment] });
      await world.settle(id);
      await refused(world.admin.patch(`/conversation_comments/${comment}`, { message: "Two." }), 409);
      await refused(world.admin.delete(`/conversation_comments/${comment}`), 409);
    },
    "10. edit or delete comment: update permission on it and read access on the publication are checked": async (
      world,
    ) => {
      const { id } = await world.draft();
      const commenter = world.caller(world.people.commenter);
      const { id: comment } = await commenter.ok.post(`/conversations/${id}/comments`, {
        body: "Mine.",
        workRequested: false,
      });
      await refused(commenter.patch(`/conversation_comments/${comment}`, { message: "Two." }), 403, /comment:update/);
      await refused(commenter.delete(`/conversation_comments/${comment}`), 403, /comment:(update|delete)/);
    },
    "11. retry turn: resets the turn to running, clears its error and requeues the work": async (world) => {
      const { history, source } = await world.addHistory();
      const { id: publication } = await world.addPublication({ sourceRepos: [source] });
      const failed = await world.write({ publication, changes: [{ tags: { start: "v1.1.0", end: "v1.2.0" } }] });
      expect(failed.status).toBe("needsAttention");
      history.tag("v1.2.0");
      await world.admin.ok.post(`/connections/${source}/sync`, { wait: true });
      const turn = await world.admin.ok.post(`/conversation_turns/${turnOf(failed)}/retry`);
      expect([turn.status, turn.errorMessage ?? "", turn.retryCount]).toEqual(["running", "", 1]);
      expect((await world.settle(failed.id)).status).toBe("staged");
      await refused(world.admin.post(`/conversation_turns/${turnOf(failed)}/retry`), 409);
    },
  },
};
