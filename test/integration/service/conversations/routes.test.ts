import { beforeEach, describe, expect, test } from "vitest";
import { insertRecords } from "../../../../src/service/store/prepared.ts";
import { buildTask } from "../../../../src/service/worker/queue.ts";
import { ConversationFixture, lastOf, type ShownConversation } from "../../../support/conversations.ts";
import { ofTest } from "../../../support/of-test.ts";
import { type ProductServer, startSlack } from "../../../support/products.ts";
import { create } from "../../../support/service.ts";
import { memory } from "../../../support/stores.ts";

const KINDS = ["annotation", "notification"];
const shownOf = ({ entries }: ShownConversation) => entries.filter(({ kind }) => KINDS.includes(kind));

let place: ConversationFixture;
ConversationFixture.forEachTest(memory.createLocation, (fixture) => {
  place = fixture;
});

test("annotating names the commits and pull requests behind each file, and a second run replaces the first", async () => {
  const { id } = await place.converse();
  for (const _ of [1, 2]) {
    const answer = await place.call("POST", `conversations/${id}/annotate`);
    expect(answer).toEqual({ status: 202, body: { conversationId: id, status: "scheduled" } });
    await place.organization.service.idle();
  }
  const shas = place.history.git("log", "--format=%H", "v1.0.0..v1.1.0").split("\n");
  const short = (sha = "") => sha.slice(0, 12);
  expect(shownOf(await place.read(id))).toMatchObject([
    {
      status: "success",
      message:
        "CHANGELOG.md: the changelog, with v1.1.0. From 2 changes: " +
        `fix: keep the last line (#3, ${short(shas[0])}); feat: stream answers (#2, ${short(shas[1])}).`,
      details: { filePath: "CHANGELOG.md", kind: "changelog", sources: [{ sha: shas[0] }, { sha: shas[1] }] },
    },
  ]);
});

test("turns are listed newest first, in pages, with what was asked", async () => {
  const { id } = await place.converse();
  await place.comment(id, { body: "Leave out #2." });
  const { body } = await place.call("GET", `conversations/${id}/turns?pageSize=1`);
  expect(body).toMatchObject({
    turns: [{ conversationId: id, status: "success", request: { body: "Leave out #2." } }],
  });
  const { body: older } = await place.call("GET", `conversations/${id}/turns?next=${body.nextPageToken}`);
  expect(older).toMatchObject({ turns: [{ triggeringCommentId: null, request: { changes: expect.anything() } }] });
});

test("the files of the newest draft are those of its diff, all or one", async () => {
  const { id } = await place.converse();
  const diff = lastOf(await place.read(id), "diff");
  const { body } = await place.call("GET", `conversations/${id}/diff`);
  const files: { filePath: string; diff: string }[] = Object(body).files;
  expect(files.map((file) => file.diff).join("\n")).toBe(diff);
  const { body: one } = await place.call("GET", `conversations/${id}/diff?filePath=${files[0]?.filePath}`);
  expect(one).toEqual({ files: [files[0]] });
});

test("edits of entries change the notes, the changelog and the text of the pull request", async () => {
  const { id } = await place.converse();
  const path = `conversations/${id}/note_edits`;
  for (const edit of [
    {},
    { reference: "#2" },
    { reference: "#2", text: "A", isHidden: true },
    { reference: "two", text: "A" },
  ])
    expect(await place.call("POST", path, { edits: [edit] })).toMatchObject({ status: 400 });
  expect(await place.call("POST", path, { edits: [{ reference: "#2", text: "A\nB" }] })).toMatchObject({ status: 400 });
  const edits = [
    { reference: "#2", text: "Answers are `streamed`" },
    { reference: "#2", section: "fixed" },
    { reference: "#2", before: "#3" },
  ];
  expect(await place.call("POST", path, { edits })).toMatchObject({ status: 202, body: { id, status: "running" } });
  await place.organization.service.idle();
  const edited = await place.read(id);
  expect(lastOf(edited, "releaseNotes")).toMatch(/### Fixed\n\n- Answers are `streamed` \(#2\)\n- Keep the last line/);
  expect(lastOf(edited, "diff")).toMatch(/\+- Answers are `streamed`/);
  const reword = (text: string, formerText: string) =>
    place.call("POST", path, { edits: [{ reference: "#2", text, formerText }] });
  const refused = { status: 409, body: { error: expect.stringContaining("The entry #2 was changed since") } };
  expect(await reword("Answers arrive at once", "Stream answers")).toMatchObject(refused);
  expect(await reword("Answers come in parts", "Answers are `streamed`")).toMatchObject({ status: 202 });
  expect(await reword("Answers arrive at once", "Answers are `streamed`")).toMatchObject(refused);
  await place.organization.service.idle();
  await place.call("POST", path, { edits: [{ reference: "#2", into: "#3" }] });
  await place.organization.service.idle();
  await place.call("POST", path, { edits: ["#2", "#3"].map((reference) => ({ reference, isHidden: true })) });
  await place.organization.service.idle();
  expect(lastOf(await place.read(id), "releaseNotes")).not.toMatch(/in parts|Keep the last line/);
});

test("a reviewer's verdict is an entry and starts no work, and a thread can be resolved and opened again", async () => {
  const { id } = await place.converse();
  const reviewed = await place.call("POST", `conversations/${id}/reviews`, { verdict: "approved", message: "Good." });
  expect(reviewed).toMatchObject({ status: 200, body: { status: "staged" } });
  expect((await place.read(id)).entries.at(-1)).toMatchObject({
    kind: "review",
    message: expect.stringMatching(/ approved the draft\.\n\nGood\.$/),
    details: { verdict: "approved" },
  });
  const comment = await create(place.call, `conversations/${id}/comments`, { body: "Why?", workRequested: false });
  const resolve = (resolved: boolean) => place.call("PUT", `conversation_comments/${comment}/resolved`, { resolved });
  expect(await resolve(true)).toMatchObject({ status: 200, body: { resolvedAt: expect.any(String) } });
  expect(await resolve(false)).toMatchObject({ status: 200, body: { resolvedAt: null } });
  const reviewer = await place.organization.addCaller({ role: "reviewer" });
  const edits = [{ reference: "#2", text: "A" }];
  expect(await reviewer("POST", `conversations/${id}/note_edits`, { edits })).toMatchObject({ status: 403 });
  const viewer = await place.organization.addCaller({ role: "reader" });
  for (const [method, path, body] of [
    ["POST", `conversations/${id}/reviews`, { verdict: "approved" }],
    ["POST", `conversations/${id}/note_edits`, { edits }],
    ["PUT", `conversation_comments/${comment}/resolved`, { resolved: true }],
  ] as const)
    expect(await viewer(method, path, body)).toMatchObject({ status: 403 });
});

test("turns and files take the permission to read the conversation", async () => {
  const { id } = await place.converse();
  const stranger = await place.organization.addCaller({ grants: [] });
  const reader = await place.organization.addCaller({ grants: [{ permission: "conversation:get", recordId: id }] });
  for (const part of ["turns", "diff"]) {
    expect(await stranger("GET", `conversations/${id}/${part}`)).toMatchObject({ status: 403 });
    expect(await reader("GET", `conversations/${id}/${part}`)).toMatchObject({ status: 200 });
    expect(await place.call("GET", `conversations/cnv-0000000000000000/${part}`)).toMatchObject({ status: 404 });
  }
});

describe("a channel", () => {
  let slack: ProductServer;
  let place: ConversationFixture;
  let channel: string;
  let path: string;
  let config: object;
  beforeEach(async () => {
    slack = ofTest(await startSlack({ channels: [{ id: "C1", name: "docs" }] }));
    const parts = { appUrl: "https://docs.example.org", onFault: () => undefined };
    place = ofTest(await ConversationFixture.open({ location: ":memory:" }, {}, undefined, parts));
    const app = { chatApp: { token: slack.token, baseUrl: slack.url } };
    const chatAppConnectionId = await create(place.call, "connections", { name: "chat", config: app });
    const docs = { chatChannel: { chatAppConnectionId, channelId: "C1" } };
    channel = await create(place.call, "connections", { name: "docs channel", config: docs });
    const { body } = await place.call("GET", `publications/${place.publicationId}`);
    config = { ...body.config, notifierConnection: channel };
    await converse({ notifyAutomatically: false });
  });
  async function converse(more: object): Promise<void> {
    const publication = { name: "Widget", config: { ...config, ...more } };
    expect(await place.call("PUT", `publications/${place.publicationId}`, publication)).toMatchObject({ status: 200 });
    path = `conversations/${(await place.converse()).id}`;
  }
  const posts = () => slack.received.filter(({ url }) => url?.endsWith("/chat.postMessage"));
  const notify = (headers = {}) => place.call("POST", `${path}/notify`, undefined, headers);
  const readShown = async () => shownOf(await place.read(path.replace("conversations/", "")));

  test("is notified once for one Idempotency-Key, and again without one", async () => {
    const keyed = () => notify({ "idempotency-key": "once" });
    const notified = { connectionId: channel, channelId: "C1", messageId: "1503435956.000247" };
    const first = await keyed();
    expect(first).toMatchObject({ status: 200, body: notified });
    expect(await keyed()).toEqual(first);
    expect(posts().map(({ body }) => JSON.parse(body ?? ""))).toMatchObject([
      { channel: "C1", text: expect.stringMatching(/^Widget: Document v1\.1\.0\nWrote CHANGELOG\.md for v1\.1\.0/) },
    ]);
    expect(await readShown()).toMatchObject([{ kind: "notification", status: "success", details: notified }]);
    expect((await place.organization.readAudits()).at(-1)).toMatchObject({ type: "action-update", config: notified });
    await notify();
    expect(posts()).toHaveLength(2);
  });

  test("that refuses is a 409 with its message, and the same key retries", async () => {
    slack.answerNext({ body: { ok: false, error: "channel_not_found" } });
    const keyed = () => notify({ "idempotency-key": "once" });
    expect(await keyed()).toMatchObject({ status: 409, body: { error: expect.stringContaining("channel_not_found") } });
    expect(await readShown()).toMatchObject([{ status: "error" }]);
    expect(await keyed()).toMatchObject({ status: 200 });
    expect(await readShown()).toMatchObject([{ status: "success" }]);
    expect(posts()).toHaveLength(2);
  });

  test("is not notified twice by a key whose first call was interrupted", async () => {
    const keyed = () => notify({ "idempotency-key": "once" });
    await keyed();
    await place.organization.store.database
      .updateTable("entries")
      .set({ status: "running", details_json: null })
      .where("kind", "=", "notification")
      .execute();
    expect(await keyed()).toMatchObject({ status: 409, body: { error: expect.stringContaining("another key") } });
    expect(posts()).toHaveLength(1);
  });

  test("requires a notifier that exists and is not paused", async () => {
    const { database } = place.organization.store;
    await database.updateTable("connections").set({ paused: 1 }).where("id", "=", channel).execute();
    expect(await notify()).toMatchObject({ status: 409, body: { error: expect.stringContaining("paused") } });
    await place.call("DELETE", `connections/${channel}`);
    expect(await notify()).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("notifierConnection") },
    });
    expect(posts()).toEqual([]);
  });

  test("is notified once when a draft is ready, with a link, unless the publication turns that off", async () => {
    expect(posts()).toEqual([]);
    await converse({});
    const { text } = JSON.parse(posts()[0]?.body ?? "");
    expect(text).toMatch(/^Widget: Document v1\.1\.0\nWrote CHANGELOG\.md/);
    expect(text).toContain(`https://docs.example.org/${path}`);
    expect(await readShown()).toMatchObject([{ status: "success", details: { channelId: "C1" } }]);
    expect(posts()).toHaveLength(1);
  });

  test("is notified once also where the process ends before it records that, and the audit log says so", async () => {
    await converse({});
    const { store, service, orgId } = place.organization;
    const { key: id } = await store.database.selectFrom("idempotency_keys").select("key").executeTakeFirstOrThrow();
    const runAgain = async () => {
      const actor = { orgId, requestId: null, userName: null };
      const task = buildTask(store, actor, { kind: "channel-notice", subjectId: path.replace("conversations/", "") });
      await insertRecords(store, [{ ...task, row: { ...task.row, id } }]);
      await service.idle();
    };
    await runAgain();
    expect(await readShown()).toMatchObject([{ status: "success" }]);
    const interrupted = { status: "running", details_json: null };
    await store.database.updateTable("entries").set(interrupted).where("kind", "=", "notification").execute();
    await runAgain();
    expect(posts()).toHaveLength(1);
    const unknown = { summary: "Notifying a channel failed", delta: expect.stringContaining("unknown") };
    expect((await place.organization.readAudits()).at(-1)).toMatchObject(unknown);
  });

  test("is notified of a failure", async () => {
    const gone = { config_json: JSON.stringify({ repositoryUrl: "file:///nowhere" }) };
    await converse({});
    await place.organization.store.database.updateTable("connections").set(gone).where("name", "=", "widget").execute();
    await place.converse();
    expect(JSON.parse(posts()[1]?.body ?? "")).toMatchObject({ text: expect.stringContaining("Needs attention.") });
  });

  test("that fails is tried again, and one that refuses is in the audit log", async () => {
    slack.answerNext({ status: 503, body: {} });
    await converse({});
    expect(await readShown()).toMatchObject([{ status: "success" }]);
    expect(posts()).toHaveLength(2);
    slack.answerNext({ body: { ok: false, error: "channel_not_found" } });
    await converse({});
    expect(await readShown()).toMatchObject([{ status: "error" }]);
    const refused = { type: "error", summary: "Notifying a channel failed", delta: /channel_not_found/ };
    expect((await place.organization.readAudits()).at(-1)).toMatchObject({
      ...refused,
      delta: expect.stringMatching(refused.delta),
    });
    expect(posts()).toHaveLength(3);
  });
});
