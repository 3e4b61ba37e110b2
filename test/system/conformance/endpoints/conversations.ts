import { expect } from "vitest";
import type { Query } from "../caller.ts";
import type { TestEnvironment } from "../environment.ts";
import { refused } from "../refused.ts";
import { say } from "../say.ts";
import type { Section } from "../section.ts";
import { turnOf } from "../turn-of.ts";

const NOWHERE = "cnv-0123456789abcdef";

/** Filters with what a staged draft has there, which is in the draft where it is undefined, and what it has not. */
const FILTERS: readonly [name: string, has: string | undefined, other: string][] = [
  ["jobId", undefined, "job-0123456789abcdef"],
  ["publicationId", undefined, "pub-0123456789abcdef"],
  ["operationType", "write", "summarize"],
  ["status", "staged", "open"],
  ["staged", "true", "false"],
  ["originType", "conversation", "merge"],
  ["view", "waiting", "done"],
  ["query", "Changelog.MD", "nothing-like-it"],
];

/** The interface, "Endpoints", "Conversations". */
export const conversationEndpoints: Section = {
  title: "Endpoints › Conversations",
  rows: {
    "GET /conversations: branch": async (env) => {
      const { id, branch } = await env.draft();
      expect(await list(env, { branch })).toEqual([id]);
    },
    "GET /conversations: outputUrl": async (env) => {
      const { id: publication } = await env.addPublication(env.onGitHub);
      const { id, outputUrl } = await env.write({ publication, stage: false });
      expect(await list(env, { outputUrl })).toEqual([id]);
    },
    "GET /conversations: summary": async (env) => {
      const { id, publicationId: one, summary } = await env.draft();
      const publicationId = one ?? "";
      expect(await list(env, { publicationId, summary: summary ?? "" })).toEqual([id]);
      expect(await list(env, { publicationId, summary: `${summary?.slice(0, 8).toUpperCase()}%` })).toEqual([id]);
      expect(await list(env, { publicationId, summary: "nothing like it" })).toEqual([]);
      const { title } = await env.admin.ok.get(`/conversations/${id}`);
      expect(await list(env, { publicationId, summary: `%${String(title).slice(1).toUpperCase()}%` })).toEqual([id]);
    },
    "GET /conversations: mine, counts": async (env) => {
      const { id, publicationId } = await env.draft();
      const filter = { publicationId: publicationId ?? "", mine: true, counts: true };
      const { conversations, counts } = await env.admin.ok.get("/conversations", filter);
      expect(conversations.map((one) => one.id)).toEqual([id]);
      expect(counts).toEqual({ waiting: 1, running: 0, done: 0 });
    },
    "GET /conversations: originURL": async (env) => {
      expect(await list(env, { originURL: "https://example.com/nowhere" })).toEqual([]);
    },
    ...Object.fromEntries(
      FILTERS.map(([name, has, other]) => [
        `GET /conversations: ${name}`,
        async (env: TestEnvironment) => {
          const draft = await env.draft();
          const { id, branch } = draft;
          expect(await list(env, { branch, [name]: has ?? String(draft[name]) })).toEqual([id]);
          expect(await list(env, { branch, [name]: other })).toEqual([]);
        },
      ]),
    ),
    "GET /conversations → conversations, nextPageToken, previousPageToken": async (env) => {
      await env.draft();
      await env.write();
      const first = await env.admin.ok.get("/conversations", { pageSize: 1 });
      const second = await env.admin.ok.get("/conversations", { pageSize: 1, next: first.nextPageToken });
      expect(second.conversations[0]?.id).not.toBe(first.conversations[0]?.id);
      const again = await env.admin.ok.get("/conversations", { pageSize: 1, next: second.previousPageToken });
      expect(again.conversations).toEqual(first.conversations);
    },
    "POST /conversations/: body, relevantLinks, changes, stage, publication, labels → conversation": async (env) => {
      const { id: publication } = await env.addPublication();
      const request = {
        body: "Write.",
        publication,
        stage: true,
        labels: ["ours"],
        relevantLinks: ["https://127.0.0.1:1/"],
      };
      const made = await env.admin.ok.post("/conversations/", { ...request, changes: [{ releases: { count: 1 } }] });
      expect(env.status).toBe(201);
      expect(made).toMatchObject({ id: expect.stringMatching(/^cnv-[0-9a-f]{16}$/), staged: true, labels: ["ours"] });
      expect(made).toMatchObject({ status: "running", outputUrl: null, entries: [], publicationId: publication });
      expect((await env.settle(made.id)).status).toBe("staged");
    },
    "GET /conversations/{id} → id, status, branch, outputUrl, staged, excludedFiles, publicationName, entries": async (
      env,
    ) => {
      const { id } = await env.draft();
      const shown = await env.admin.ok.get(`/conversations/${id}`);
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
      await refused(env.admin.get(`/conversations/${NOWHERE}`), 404);
    },
    "PUT /conversations/{id}: staged, excludedFiles → the conversation": async (env) => {
      const { id } = await env.stage();
      const excluded = await env.admin.ok.put(`/conversations/${id}`, { excludedFiles: ["CHANGELOG.md"] });
      expect(excluded).toMatchObject({ id, excludedFiles: ["CHANGELOG.md"], staged: true });
      await refused(env.admin.put(`/conversations/${NOWHERE}`, { staged: false }), 404);
    },
    "POST /conversations/{id}/cancel → conversation, an addition": async (env) => {
      const { id: publication } = await env.addPublication();
      const { id } = await env.admin.ok.post("/conversations/", { body: "Write.", publication });
      const cancelled = await env.admin.ok.post(`/conversations/${id}/cancel`);
      expect(env.status).toBe(200);
      expect(cancelled).toMatchObject({ id, status: "cancelled" });
      expect(await env.settle(id)).toEqual(cancelled);
      await refused(env.admin.post(`/conversations/${NOWHERE}/cancel`), 404);
    },
    "POST /conversations/{id}/annotate → 202 with an annotate response": async (env) => {
      const { id } = await env.stage();
      expect(await env.admin.ok.post(`/conversations/${id}/annotate`)).toMatchObject({
        conversationId: id,
        status: "scheduled",
      });
      expect(env.status).toBe(202);
      await refused(env.admin.post(`/conversations/${NOWHERE}/annotate`), 404);
    },
    "POST /conversations/{id}/comments: body, relevantLinks, changes, labels, workRequested, anchor → comment": async (
      env,
    ) => {
      const { id } = await env.draft();
      const anchor = { filePath: "CHANGELOG.md", anchoredFileSha: "0".repeat(40), startLine: 1, endLine: 2 };
      const comment = { body: "Nice.", relevantLinks: [], changes: [], labels: ["ours"], workRequested: false, anchor };
      const made = await env.admin.ok.post(`/conversations/${id}/comments`, comment);
      expect(env.status).toBe(201);
      expect(made).toMatchObject({ id: expect.stringMatching(/^cmt-[0-9a-f]{16}$/), message: "Nice.", anchor });
      expect(made).toMatchObject({ workRequested: false, batchItemIds: [], batchedIntoIds: [], replyIds: [] });
      await refused(env.admin.post(`/conversations/${NOWHERE}/comments`, { body: "Nice." }), 404);
    },
    "POST /conversations/{id}/comments/sendBatch: message, itemCommentIds → 200, no body": async (env) => {
      const { id } = await env.stage();
      const items = [await say(env, id, "One."), await say(env, id, "Two.")];
      const itemCommentIds = items.map((item) => item.id);
      expect(
        await env.admin.ok.post(`/conversations/${id}/comments/sendBatch`, { message: "Both.", itemCommentIds }),
      ).toBeUndefined();
      expect(env.status).toBe(200);
      await env.settle(id);
    },
    "POST /conversations/{id}/notify → a notify response": async (env) => {
      const { id } = await env.stage({ notifierConnection: env.connections.channel });
      const notified = await env.admin.ok.post(`/conversations/${id}/notify`);
      const { channel } = env.connections;
      expect(notified).toMatchObject({
        conversationId: id,
        connectionId: channel,
        channelId: "C1",
        messageId: "1503435956.000247",
      });
      expect(env.status).toBe(200);
      const sent = env.slack.received.findLast(({ url }) => url?.includes("chat.postMessage"));
      expect(JSON.parse(sent?.body ?? "{}")).toMatchObject({ channel: "C1", text: expect.stringContaining("1.1.0") });
    },
    "GET /conversation_comments: ids": async (env) => {
      const { id } = await env.draft();
      const [one, other] = [await say(env, id, "One."), await say(env, id, "Two."), await say(env, id, "Three.")];
      expect((await comments(env, { ids: `${one?.id},${other?.id}` })).sort()).toEqual(["One.", "Two."]);
    },
    "GET /conversation_comments: conversationId": async (env) => {
      const [{ id: conversationId }, other] = [await env.draft(), await env.write()];
      const { id: ids } = await say(env, conversationId, "One.");
      expect(await comments(env, { ids, conversationId })).toEqual(["One."]);
      expect(await comments(env, { ids, conversationId: other.id })).toEqual([]);
    },
    "GET /conversation_comments: connectionId": async (env) => {
      const { id: connectionId } = await env.addRepository();
      const config = { sourceRepos: [connectionId], writeChangelogs: false };
      const { id: publication } = await env.addPublication(config);
      const { id } = await env.write({ publication });
      await say(env, id, "About it.");
      await say(env, (await env.draft()).id, "About another.");
      expect(await comments(env, { connectionId })).toEqual(["About it."]);
      expect(await comments(env, { connectionId: "cnn-0123456789abcdef" })).toEqual([]);
    },
    "GET /conversation_comments: workRequested": async (env) => {
      const { id: ids } = await say(env, (await env.draft()).id, "One.");
      expect(await comments(env, { ids, workRequested: false })).toEqual(["One."]);
      expect(await comments(env, { ids, workRequested: true })).toEqual([]);
      await refused(env.admin.get("/conversation_comments?workRequested=null"), 400, /workRequested/);
      const { id: conversationId } = await env.stage();
      await env.admin.ok.post(`/conversations/${conversationId}/comments`, { body: "Leave out #3." });
      await env.settle(conversationId);
      await say(env, conversationId, "Two.");
      expect(await comments(env, { conversationId, workRequested: true })).toEqual(["Leave out #3."]);
      expect(await comments(env, { conversationId, workRequested: false, source: "api" })).toEqual(["Two."]);
    },
    "GET /conversation_comments: source": async (env) => {
      const { id: ids } = await say(env, (await env.draft()).id, "One.");
      expect(await comments(env, { ids, source: "api" })).toEqual(["One."]);
      expect(await comments(env, { ids, source: "service" })).toEqual([]);
    },
    "GET /conversation_comments: externalId": async (env) => {
      await say(env, (await env.draft()).id, "One.");
      expect(await comments(env, { externalId: "of nothing" })).toEqual([]);
    },
    "GET /conversation_comments: filePath": async (env) => {
      const { id } = await env.draft();
      const filePath = `${env.unique("docs")}.md`;
      const anchored = { body: "Here.", workRequested: false, anchor: { filePath } };
      await say(env, id, "Elsewhere.");
      await env.admin.ok.post(`/conversations/${id}/comments`, anchored);
      expect(await comments(env, { filePath })).toEqual(["Here."]);
    },
    "GET /conversation_comments → comments, nextPageToken, previousPageToken": async (env) => {
      const { id: conversationId } = await env.write();
      for (const body of ["One.", "Two.", "Three."]) await say(env, conversationId, body);
      const first = await env.admin.ok.get("/conversation_comments", { conversationId, pageSize: 2 });
      expect(first.comments.map(({ message }) => message)).toEqual(["Three.", "Two."]);
      const second = await env.admin.ok.get("/conversation_comments", {
        conversationId,
        pageSize: 2,
        next: first.nextPageToken,
      });
      expect(second.comments.map(({ message }) => message)).toEqual(["One."]);
      const next = second.previousPageToken;
      expect(
        (await env.admin.ok.get("/conversation_comments", { conversationId, pageSize: 2, next })).comments,
      ).toEqual(first.comments);
    },
    "PATCH /conversation_comments/{id}: message → the comment": async (env) => {
      const { id } = await say(env, (await env.draft()).id, "One.");
      expect(await env.admin.ok.patch(`/conversation_comments/${id}`, { message: "Two." })).toMatchObject({
        id,
        message: "Two.",
      });
      expect(await comments(env, { ids: id })).toEqual(["Two."]);
      await refused(env.admin.patch("/conversation_comments/cmt-0123456789abcdef", { message: "Two." }), 404);
    },
    "DELETE /conversation_comments/{id} → 204": async (env) => {
      const { id } = await say(env, (await env.draft()).id, "One.");
      expect(await env.admin.ok.delete(`/conversation_comments/${id}`)).toBeUndefined();
      expect(env.status).toBe(204);
      expect(await comments(env, { ids: id })).toEqual([]);
      await refused(env.admin.delete(`/conversation_comments/${id}`), 404);
    },
    "POST /conversation_turns/{id}/retry → id, status, errorMessage, retryCount, request, triggeringCommentId": async (
      env,
    ) => {
      const failed = await env.write({ changes: [{ tags: { start: "v1.0.0", end: "v8.8.8" } }] });
      for (const retryCount of [1, 2]) {
        const turn = await env.admin.ok.post(`/conversation_turns/${turnOf(failed)}/retry`);
        expect(turn).toMatchObject({ id: turnOf(failed), status: "running", retryCount, errorMessage: null });
        expect(turn).toMatchObject({ triggeringCommentId: null, request: { body: "Write." } });
        expect((await env.settle(failed.id)).status).toBe("needsAttention");
      }
      await refused(env.admin.post("/conversation_turns/trn-0123456789abcdef/retry"), 404);
    },
  },
};

async function list(env: TestEnvironment, filter: Query): Promise<string[]> {
  return (await env.admin.ok.get("/conversations", filter)).conversations.map(({ id }) => id);
}

async function comments(env: TestEnvironment, filter: Query): Promise<string[]> {
  return (await env.admin.ok.get("/conversation_comments", filter)).comments.map(({ message }) => message);
}
