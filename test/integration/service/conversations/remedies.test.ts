import { expect, test } from "vitest";
import { ConversationFixture } from "../../../support/conversations.ts";
import { ofTest } from "../../../support/of-test.ts";
import { serveScripted } from "../../../support/scripted-server.ts";
import { create } from "../../../support/service.ts";
import { memory } from "../../../support/stores.ts";

let place: ConversationFixture;
ConversationFixture.forEachTest(memory.createLocation, (fixture) => {
  place = fixture;
});

const start = async (changes?: object[]) => {
  const asked = { body: "Write.", publication: "Widget", stage: true, changes };
  const id = await create(place.call, "conversations/", asked);
  await place.organization.service.idle();
  return id;
};
const readRemedies = async (id: string) =>
  Object((await place.read(id)).entries.find(({ kind }) => kind === "error")?.details).remedies;
const retry = async (remedy: object) => {
  const [turn] = await place.readTurns();
  const answer = await place.call("POST", `conversation_turns/${turn?.id}/retry`, remedy);
  await place.organization.service.idle();
  return answer;
};

test("an unknown tag offers the one that it is like, which is documented in the same conversation", async () => {
  const id = await start([{ tags: { start: "v1.0.0", end: "v1.1" } }]);
  const [{ changes }] = await readRemedies(id);
  expect(changes).toEqual([{ tags: { start: "v1.0.0", end: "v1.1.0" } }]);
  expect(await retry({ changes })).toMatchObject({ status: 200, body: { request: { changes } } });
  expect(await place.read(id)).toMatchObject({ status: "staged", branch: "release-docs/widget/v1.1.0" });
});

test("a turn whose model fails is retried without it, and later turns ask it again", async () => {
  const model = ofTest(await serveScripted((_, response) => response.writeHead(400).end("no")));
  await place.call("PUT", "model", { name: "m", url: model.url });
  const id = await start();
  const [remedy] = await readRemedies(id);
  const asked = model.received.length;
  expect(await retry({ changes: [] })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("a draft stay") },
  });
  expect(await retry({ withoutModel: remedy.withoutModel })).toMatchObject({ status: 200 });
  expect(await place.read(id)).toMatchObject({ status: "staged" });
  expect(model.received.length).toBe(asked);
  await place.comment(id, { body: "Be brief." });
  expect(model.received.length).toBeGreaterThan(asked);
});

test("a turn that met a rate limit is retried when that ends, and can be cancelled until then", async () => {
  const limit = { "retry-after": "86400" };
  const model = ofTest(await serveScripted((_, response) => response.writeHead(429, limit).end("no")));
  await place.call("PUT", "model", { name: "m", url: model.url });
  const id = await start();
  const [{ at }] = await readRemedies(id);
  const left = Date.parse(at) - Date.now();
  expect([left > 86_000_000, left <= 86_400_000]).toEqual([true, true]);
  const asked = model.received.length;
  const [turn] = await place.readTurns();
  const retried = await place.call("POST", `conversation_turns/${turn?.id}/retry`, { at });
  expect(retried).toMatchObject({ status: 200, body: { status: "running" } });
  const { status, entries } = await place.read(id);
  expect([status, entries.at(-1)?.message]).toEqual(["running", `Waiting until ${at}`]);
  expect(await place.call("POST", `conversations/${id}/cancel`)).toMatchObject({ status: 200 });
  expect([(await place.read(id)).status, model.received.length]).toEqual(["staged", asked]);
});

test("words that nothing follows are known before a comment is sent, and nothing is stored", async () => {
  const id = await start();
  const body = "Leave out #2. Write about the last week. Make it sound friendlier.\n/skip everything";
  const preview = async (call = place.call) => call("POST", `conversations/${id}/comments/preview`, { body });
  const unread = "Make it sound friendlier.";
  const { body: shown } = await preview();
  expect(shown).toMatchObject({ usesModel: false, notFollowed: ["/skip everything", unread] });
  expect(JSON.stringify(shown)).not.toContain("last week");
  await place.call("PUT", "model", { name: "m", url: "http://127.0.0.1:1/v1" });
  const { body: read } = await preview();
  expect(read).toMatchObject({ usesModel: true });
  expect(JSON.stringify(read)).not.toContain("friendlier");
  expect(await place.call("GET", `conversation_comments?conversationId=${id}`)).toMatchObject({
    body: { comments: [] },
  });
  expect(await preview(await place.organization.addCaller({ role: "reader" }))).toMatchObject({ status: 403 });
});
