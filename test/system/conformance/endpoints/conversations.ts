import { expect } from "vitest";
import type { Query } from "../caller.ts";
import { refused } from "../refused.ts";
import { say } from "../say.ts";
import type { Section } from "../section.ts";
import { turnOf } from "../turn-of.ts";
import type { World } from "../world.ts";

const NOWHERE = "cnv-0123456789abcdef";

/** The interface, "Endpoints", "Conversations". */
export const conversationEndpoints: Section = {
  title: "Endpoints › Conversations",
  rows: {
    "GET /conversations: branch": async (world) => {
      const { id, branch } = await world.draft();
      expect(await list(world, { branch })).toEqual([id]);
    },
    "GET /conversations: outputUrl": async (world) => {
      const { id: publication } = await world.addPublication(world.onGitHub);
      const { id, outputUrl } = await world.write({ publication, stage: false });
      expect(await list(world, { outputUrl })).toEqual([id]);
    },
    "GET /conversations: jobId": async (world) => {
      const { id, jobId } = await world.draft();
      expect(await list(world, { jobId })).toEqual([id]);
      expect(await list(world, { jobId: "job-0123456789abcdef" })).toEqual([]);
    },
    "GET /conversations: publicationId": async (world) => {
      const { id, publicationId } = await world.draft();
      expect(await list(world, { publicationId })).toEqual([id]);
    },
    "GET /conversations: operationType": async (world) => {
      const { id, publicationId } = await world.draft();
      expect(await list(world, { publicationId, operationType: "write" })).toEqual([id]);
      expect(await list(world, { publicationId, operationType: "summarize" })).toEqual([]);
    },
    "GET /conversations: status": async (world) => {
      const { id, publicationId } = await world.draft();
      expect(await list(world, { publicationId, status: "staged" })).toEqual([id]);
      expect(await list(world, { publicationId, status: "open" })).toEqual([]);
    },
    "GET /conversations: summary": async (world) => {
      const { id, publicationId: one, summary } = await world.draft();
      const publicationId = one ?? "";
      expect(await list(world, { publicationId, summary: summary ?? "" })).toEqual([id]);
      expect(await list(world, { publicationId, summary: `${summary?.slice(0, 8).toUpperCase()}%` })).toEqual([id]);
      expect(await list(world, { publicationId, summary: "nothing like it" })).toEqual([]);
    },
    "GET /conversations: staged": async (world) => {
      const { id, publicationId } = await world.draft();
      expect(await list(world, { publicationId, staged: true })).toEqual([id]);
      expect(await list(world, { publicationId, staged: false })).toEqual([]);
    },
    "GET /conversations: originType": async (world) => {
      const { id, publicationId } = await world.draft();
      expect(await list(world, { publicationId, originType: "conversation" })).toEqual([id]);
      expect(await list(world, { publicationId, originType: "merge" })).toEqual([]);
    },
    "GET /conversations: originURL": async (world) => {
      expect(await list(world, { originURL: "https://example.com/nowhere" })).toEqual([]);
    },
    "GET /conversations → conversations, nextPageToken, previousPageToken": async (world) => {
      await world.draft();
      await world.write();
      const first = await world.admin.ok.get("/conversations", { pageSize: 1 });
      const second = await world.admin.ok.get("/conversations", { pageSize: 1, next: first.nextPageToken });
      expect(second.conversations[0]?.id).not.toBe(first.conversations[0]?.id);
      const again = await world.admin.ok.get("/conversations", { pageSize: 1, next: second.previousPageToken });
      expect(again.conversations).toEqual(first.conversations);
    },
    "POST /conversations/: body, relevantLinks, changes, stage, publication, labels → conversation": async (world) => {
      const { id: publication } = await world.addPublication();
      const asked = {
        body: "Write.",
        publication,
        stage: true,
        labels: ["ours"],
        relevantLinks: ["https://127.0.0.1:1/"],
      };
      const made = await world.admin.ok.post("/conversations/", { ...asked, changes: [{ releases: { count: 1 } }] });
      expect(world.status).toBe(201);
      expect(made).toMatchObject({ id: expect.stringMatching(/^cnv-[0-9a-f]{16}$/), staged: true, labels: ["ours"] });
      expect(made).toMatchObject({ status: "running", outputUrl: null, entries: [], publicationId: publication });
      expect((await world.settle(made.id)).status).toBe("staged");
    },
    "GET /conversations/{id} → id, status, branch, outputUrl, staged, excludedFiles, publicationName, entries": async (
      world,
    ) => {
      const { id } = await world.draft();
      const shown = await world.admin.ok.get(`/conversations/${id}`);
      expect(shown).toMatchObject({
        id,
        status: "staged",
        staged: true,
        excludedFiles: [],
        branch: expect.any(String),
      });
      expect(shown.publicationName).toMatch(/^publication /);
      expect(shown.entries?.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(["selection", "releaseNotes", "draft"]),
      );
      expect(shown).toHaveProperty("outputUrl");
      await refused(world.admin.get(`/conversations/${NOWHERE}`), 404);
    },
    "PUT /conversations/{id}: staged, excludedFiles → the conversation": async (world) => {
      const { id } = await world.stage();
      const excluded = await world.admin.ok.put(`/conversations/${id}`, { excludedFiles: ["CHANGELOG.md"] });
      expect(excluded).toMatchObject({ id, excludedFiles: ["CHANGELOG.md"], staged: true });
      await refused(world.admin.put(`/conversations/${NOWHERE}`, { staged: false }), 404);
    },
    "POST /conversations/{id}/annotate → 202 with an annotate response": async (world) => {
      const { id } = await world.stage();
      expect(await world.admin.ok.post(`/conversations/${id}/annotate`)).toMatchObject({
        conversationId: id,
        status: "scheduled",
      });
      expect(world.status).toBe(202);
      await refused(world.admin.post(`/conversations/${NOWHERE}/annotate`), 404);
    },
    "POST /conversations/{id}/comments: body, relevantLinks, changes, labels, workRequested, anchor → comment": async (
      world,
    ) => {
      const { id } = await world.draft();
      const anchor = { filePath: "CHANGELOG.md", anchoredFileSha: "0".repeat(40), startLine: 1, endLine: 2 };
      const asked = { body: "Nice.", relevantLinks: [], changes: [], labels: ["ours"], workRequested: false, anchor };
      const made = await world.admin.ok.post(`/conversations/${id}/comments`, asked);
      expect(world.status).toBe(201);
      expect(made).toMatchObject({ id: expect.stringMatching(/^cmt-[0-9a-f]{16}$/), message: "Nice.", anchor });
      expect(made).toMatchObject({ workRequested: false, batchItemIds: [], batchedIntoIds: [], replyIds: [] });
      await refused(world.admin.post(`/conversations/${NOWHERE}/comments`, { body: "Nice." }), 404);
    },
    "POST /conversations/{id}/comments/sendBatch: message, itemCommentIds → 200, no body": async (world) => {
      const { id } = await world.stage();
      const items = [await say(world, id, "One."), await say(world, id, "Two.")];
      const itemCommentIds = items.map((item) => item.id);
      expect(
        await world.admin.ok.post(`/conversations/${id}/comments/sendBatch`, { message: "Both.", itemCommentIds }),
      ).toBeUndefined();
      expect(world.status).toBe(200);
      await world.settle(id);
    },
    "POST /conversations/{id}/notify → a notify response": async (world) => {
      const { id } = await world.stage({ notifierConnection: world.connections.channel });
      const told = await world.admin.ok.post(`/conversations/${id}/notify`);
      const { channel } = world.connections;
      expect(told).toMatchObject({
        conversationId: id,
        connectionId: channel,
        channelId: "C1",
        messageId: "1503435956.000247",
      });
      expect(world.status).toBe(200);
      const sent = world.slack.received.findLast(({ url }) => url?.includes("chat.postMessage"));
      expect(JSON.parse(sent?.body ?? "{}")).toMatchObject({ channel: "C1", text: expect.stringContaining("1.1.0") });
    },
    "GET /conversation_comments: ids": async (world) => {
      const { id } = await world.draft();
      const [one, other] = [await say(world, id, "One."), await say(world, id, "Two."), await say(world, id, "Three.")];
      expect((await comments(world, { ids: `${one?.id},${other?.id}` })).sort()).toEqual(["One.", "Two."]);
    },
    "GET /conversation_comments: conversationId": async (world) => {
      const [{ id: conversationId }, other] = [await world.draft(), await world.write()];
      const { id: ids } = await say(world, conversationId, "One.");
      expect(await comments(world, { ids, conversationId })).toEqual(["One."]);
      expect(await comments(world, { ids, conversationId: other.id })).toEqual([]);
    },
    "GET /conversation_comments: connectionId": async (world) => {
      const { id: connectionId } = await world.addRepository();
      const config = { sourceRepos: [connectionId], writeChangelogs: false };
      const { id: publication } = await world.addPublication(config);
      const { id } = await world.write({ publication });
      await say(world, id, "About it.");
      await say(world, (await world.draft()).id, "About another.");
      expect(await comments(world, { connectionId })).toEqual(["About it."]);
      expect(await comments(world, { connectionId: "cnn-0123456789abcdef" })).toEqual([]);
    },
    "GET /conversation_comments: workRequested": async (world) => {
      const { id: ids } = await say(world, (await world.draft()).id, "One.");
      expect(await comments(world, { ids, workRequested: false })).toEqual(["One."]);
      expect(await comments(world, { ids, workRequested: true })).toEqual([]);
      await refused(world.admin.get("/conversation_comments?workRequested=null"), 400, /workRequested/);
      const { id: conversationId } = await world.stage();
      await world.admin.ok.post(`/conversations/${conversationId}/comments`, { body: "Leave out #3." });
      await world.settle(conversationId);
      await say(world, conversationId, "Two.");
      expect(await comments(world, { conversationId, workRequested: true })).toEqual(["Leave out #3."]);
      expect(await comments(world, { conversationId, workRequested: false, source: "api" })).toEqual(["Two."]);
    },
    "GET /conversation_comments: source": async (world) => {
      const { id: ids } = await say(world, (await world.draft()).id, "One.");
      expect(await comments(world, { ids, source: "api" })).toEqual(["One."]);
      expect(await comments(world, { ids, source: "service" })).toEqual([]);
    },
    "GET /conversation_comments: externalId": async (world) => {
      await say(world, (await world.draft()).id, "One.");
      expect(await comments(world, { externalId: "of nothing" })).toEqual([]);
    },
    "GET /conversation_comments: filePath": async (world) => {
      const { id } = await world.draft();
      const filePath = `${world.unique("docs")}.md`;
      const anchored = { body: "Here.", workRequested: false, anchor: { filePath } };
      await say(world, id, "Elsewhere.");
      await world.admin.ok.post(`/conversations/${id}/comments`, anchored);
      expect(await comments(world, { filePath })).toEqual(["Here."]);
    },
    "GET /conversation_comments → comments, nextPageToken, previousPageToken": async (world) => {
      const { id: conversationId } = await world.write();
      for (const body of ["One.", "Two.", "Three."]) await say(world, conversationId, body);
      const first = await world.admin.ok.get("/conversation_comments", { conversationId, pageSize: 2 });
      expect(first.comments.map(({ message }) => message)).toEqual(["Three.", "Two."]);
      const second = await world.admin.ok.get("/conversation_comments", {
        conversationId,
        pageSize: 2,
        next: first.nextPageToken,
      });
      expect(second.comments.map(({ message }) => message)).toEqual(["One."]);
      const next = second.previousPageToken;
      expect(
        (await world.admin.ok.get("/conversation_comments", { conversationId, pageSize: 2, next })).comments,
      ).toEqual(first.comments);
    },
    "PATCH /conversation_comments/{id}: message → the comment": async (world) => {
      const { id } = await say(world, (await world.draft()).id, "One.");
      expect(await world.admin.ok.patch(`/conversation_comments/${id}`, { message: "Two." })).toMatchObject({
        id,
        message: "Two.",
      });
      expect(await comments(world, { ids: id })).toEqual(["Two."]);
      await refused(world.admin.patch("/conversation_comments/cmt-0123456789abcdef", { message: "Two." }), 404);
    },
    "DELETE /conversation_comments/{id} → 204": async (world) => {
      const { id } = await say(world, (await world.draft()).id, "One.");
      expect(await world.admin.ok.delete(`/conversation_comments/${id}`)).toBeUndefined();
      expect(world.status).toBe(204);
      expect(await comments(world, { ids: id })).toEqual([]);
      await refused(world.admin.delete(`/conversation_comments/${id}`), 404);
    },
    "POST /conversation_turns/{id}/retry → id, status, errorMessage, retryCount, request, triggeringCommentId": async (
      world,
    ) => {
      const failed = await world.write({ changes: [{ tags: { start: "v1.0.0", end: "v8.8.8" } }] });
      const turn = await world.admin.ok.post(`/conversation_turns/${turnOf(failed)}/retry`);
      expect(turn).toMatchObject({ id: turnOf(failed), status: "running", retryCount: 1, triggeringCommentId: null });
      expect(turn.errorMessage ?? "").toBe("");
      expect(turn.request).toMatchObject({ body: "Write." });
      await world.settle(failed.id);
      await refused(world.admin.post("/conversation_turns/trn-0123456789abcdef/retry"), 404);
    },
  },
};

async function list(world: World, filter: Query): Promise<string[]> {
  return (await world.admin.ok.get("/conversations", filter)).conversations.map(({ id }) => id);
}

async function comments(world: World, filter: Query): Promise<string[]> {
  return (await world.admin.ok.get("/conversation_comments", filter)).comments.map(({ message }) => message);
}
