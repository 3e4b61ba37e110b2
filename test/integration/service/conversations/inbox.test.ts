import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConversationFixture } from "../../../support/conversations.ts";
import { ofTest } from "../../../support/of-test.ts";
import { type Call, create } from "../../../support/service.ts";
import { databases } from "../../../support/stores.ts";

describe.each(databases)("the inbox on $name", ({ createLocation }) => {
  let place: ConversationFixture;
  let [first, second] = ["", ""];
  beforeEach(async () => {
    place = ofTest(await ConversationFixture.open(ofTest(await createLocation())));
    first = (await place.converse({ stage: true })).id;
    // The second one keeps running: nothing takes its turn.
    await place.organization.service.stop(0);
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    second = await create(place.call, "conversations/", { body: "Write 100% of it.", publication: "Widget", changes });
  });
  afterEach(async () => {
    await place.organization.store.database.deleteFrom("tasks").execute();
  });

  const list = async (query: string, call: Call = place.call) => {
    const { status, body } = await call("GET", `conversations?entries=false&${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return Object(body) as { conversations: Record<string, unknown>[]; counts?: object };
  };
  const find = async (query: string, call?: Call) => (await list(query, call)).conversations.map(({ id }) => id);

  test("views have what waits, runs and is done, with their counts", async () => {
    expect(await find("view=waiting")).toEqual([first]);
    expect(await find("view=running")).toEqual([second]);
    await place.call("POST", `conversations/${second}/cancel`);
    expect(await find("view=done")).toEqual([second]);
    const { counts, conversations } = await list("counts=true&pageSize=1");
    expect(counts).toEqual({ waiting: 1, running: 0, done: 1 });
    expect(conversations).toHaveLength(1);
    expect((await list("counts=true&publicationId=pub-0")).counts).toEqual({ waiting: 0, running: 0, done: 0 });
  });

  test("words find titles, branches, summaries, repositories and people, all at once and in any case", async () => {
    const { userId, call: vera } = await place.organization.addKeyed({ role: "maintainer", name: "Vera Writer" });
    await place.call("PUT", `conversations/${first}/assignee`, { userId });
    const both = [second, first];
    const cases: [string, string[]][] = [
      ["WIDGET", both],
      ["update widget", [second]],
      ["v1.1.0 changelog", [first]],
      ["vera", [first]],
      ["vera v1.1.0", [first]],
      ["vera nothing", []],
      ["%", []],
      ["v1_1", []],
    ];
    for (const [words, found] of cases) {
      expect(await find(`query=${encodeURIComponent(words)}`), words).toEqual(found);
    }
    expect(await find("query=widget&view=waiting&pageSize=1")).toEqual([first]);
    expect(await find("mine=true", vera)).toEqual([first]);
    expect(await find("mine=true")).toEqual(both);
    expect((await list("mine=true&counts=true", vera)).counts).toEqual({ waiting: 1, running: 0, done: 0 });
  });

  test("names of people are shown to, and found by, those who may read them", async () => {
    const { userId } = await place.organization.addKeyed({ role: "maintainer", name: "Vera Writer" });
    await place.call("PUT", `conversations/${first}/assignee`, { userId });
    const [, shown] = (await list("")).conversations;
    expect(shown).toMatchObject({ assigneeId: userId, assigneeName: "Vera Writer", changedFiles: 1 });
    expect(shown?.requesterName).toMatch(/^user-/);
    const reader = await place.organization.addCaller({ permissions: ["conversation:list", "conversation:get"] });
    const [, unnamed] = (await list("", reader)).conversations;
    expect(unnamed).toMatchObject({ assigneeId: userId });
    expect(unnamed?.assigneeName ?? null).toBeNull();
    expect(await find("query=vera", reader)).toEqual([]);
  });

  test("who is assigned may read it, is recorded, and is taken away", async () => {
    const { userId } = await place.organization.addKeyed({ role: "reader", name: "Vera" });
    const { userId: blind } = await place.organization.addKeyed({ permissions: ["job:list"] });
    const other = await place.organization.addOtherKeyed({ role: "reader" });
    const assign = (to: string | null) => place.call("PUT", `conversations/${first}/assignee`, { userId: to });
    for (const one of [blind, other.userId, "usr-0"]) expect((await assign(one)).status).toBe(400);
    expect(await assign(userId)).toMatchObject({ status: 200, body: { assigneeId: userId, assigneeName: "Vera" } });
    expect(Object((await assign(null)).body).assigneeId ?? null).toBeNull();
    const deltas = (await place.organization.readAudits()).filter(
      ({ summary }) => summary === "Assigned a conversation",
    );
    expect(deltas.map(({ delta }) => delta)).toEqual([
      `assigneeId: null → "${userId}"`,
      `assigneeId: "${userId}" → null`,
    ]);
    const viewer = await place.organization.addCaller({ role: "reader" });
    expect((await viewer("PUT", `conversations/${first}/assignee`, { userId: null })).status).toBe(403);
  });
});
