import { beforeEach, describe, expect, test } from "vitest";
import type { ConversationEvent } from "../../../../../src/service/webhooks/delivery.ts";
import { lastOf, type ShownConversation } from "../../../../support/conversations.ts";
import { HOSTED } from "../../../../support/github-host.ts";
import { MentionFixture } from "../../../../support/mentions.ts";
import { ofTest } from "../../../../support/of-test.ts";
import { databases } from "../../../../support/stores.ts";

const PATH = "CHANGELOG.md";

describe.each(databases)("the pull request of a draft on $name", ({ kind, createLocation }) => {
  let fixture: MentionFixture;
  let pull: { number: number; html_url: string };
  let conversation: ShownConversation;
  beforeEach(async () => {
    fixture = ofTest(await MentionFixture.open(ofTest(await createLocation())));
    ({ pull, conversation } = await fixture.draft());
  });

  const handleAll = async (events: readonly ConversationEvent[]) => {
    const outcomes: string[] = [];
    for (const event of events) outcomes.push(await fixture.handle(event));
    return outcomes;
  };
  const countTurns = async () => (await fixture.readTurns()).length;
  const readNotes = async () => lastOf(await fixture.read(conversation.id), "releaseNotes") ?? "";

  test("events of a review that are handled at once are one turn", async () => {
    const comments = [3, 4, 5].map((position) => ({ path: PATH, position, body: "@release-docs /skip #2" }));
    const events = await fixture.review(pull, "REQUEST_CHANGES", "Please.", comments);
    const outcomes = await Promise.all([...events, ...events].map((event) => fixture.report(event)));
    await fixture.organization.service.idle();
    expect(outcomes.sort()).toEqual([...Array(7).fill("requested before"), "requested work on 3 comments"]);
    expect(await countTurns()).toBe(2);
    expect((await fixture.comments(conversation.id)).filter(({ source }) => source === "github")).toHaveLength(4);
    const [reply, ...others] = await fixture.replies(pull);
    expect([reply?.body, others]).toEqual([expect.stringContaining(pull.html_url), []]);
    const batch = (await fixture.comments(conversation.id)).find(({ workRequested }) => workRequested);
    expect(batch).toMatchObject({ message: "Please.", externalId: expect.stringMatching(/^pullrequestreview-\d+$/) });
  });

  test("what GitHub sends of a review is stored without what PostgreSQL cannot store, up to GitHub's own maximum", async () => {
    const body = `/skip #2 \0${"x".repeat(70_000)}`;
    const events = await fixture.review(pull, "REQUEST_CHANGES", "Please.", [{ path: PATH, position: 3, body }]);
    expect(await fixture.handle(events[1] ?? expect.unreachable())).toBe("requested work on 1 comment");
    const [item] = await fixture.comments(conversation.id);
    expect(item?.message).toMatch(/^\/skip #2 x+$/);
    expect(item?.message.length).toBe(65_536);
  });

  // What is decided about an event is the same on each database.
  if (kind !== "sqlite") return;

  test("what people say who may not write is recorded, and never followed", async () => {
    const ada = await fixture.reviewLine(pull, "/skip #3", { path: PATH, line: 4 });
    await fixture.host.api.call("PUT", `/repos/${HOSTED}/collaborators/ada`, { permission: "pull" });
    const mention = { ...ada, id: "77", body: "@release-docs /skip #3" };
    expect(await handleAll([ada, mention])).toEqual([
      "recorded as discussion",
      "recorded as discussion: ada may not write to octo/hosted",
    ]);
    const owner = { login: "octo", isBot: false };
    const go = await fixture.comment(pull, "@release-docs leave out #2", true).catch(() => ada);
    const request = { ...go, kind: "issueComment", id: "78", url: `${pull.html_url}#issuecomment-78` } as const;
    const asked = { ...request, author: owner, sender: owner, body: "@release-docs leave out #2" };
    expect(await fixture.handle(asked)).toBe("requested work on 0 comments");
    expect(await readNotes()).toContain("Keep the last line");
    expect(await readNotes()).not.toContain("Stream answers");
  });

  test("the reply to a mention on a line goes into its thread", async () => {
    const first = await fixture.reviewLine(pull, "/skip #2", { path: PATH, line: 3 });
    const other = await fixture.reviewLine(pull, "/skip #3", { path: PATH, line: 4 });
    const mention = await fixture.reviewLine(pull, "@release-docs please", { in_reply_to_id: Number(first.id) });
    expect(await handleAll([first, other, mention])).toEqual([
      ...["recorded as discussion", "recorded as discussion"],
      "requested work on 2 comments",
    ]);
    expect(await readNotes()).not.toContain("Stream answers");
    expect(await readNotes()).toContain("Keep the last line");
    const [reply, ...others] = await fixture.replies(pull, "pulls");
    expect(others).toEqual([]);
    expect(reply?.in_reply_to_id).toBe(Number(first.id));
    expect(await fixture.replies(pull)).toEqual([]);
  });

  test("a mention below the pull request works on all open threads, a later one on none of them again", async () => {
    await fixture.reviewLine(pull, "/skip #2", { path: PATH, line: 3 });
    const resolved = await fixture.reviewLine(pull, "/skip #3", { path: PATH, line: 4 });
    fixture.host.api.threads.resolved.add(Number(resolved.id));
    for (const line of [5, 6, 7]) await fixture.reviewLine(pull, "Nice.", { path: PATH, line });
    const go = await fixture.comment(pull, "@release-docs go", true);
    expect(await fixture.handle(go)).toBe("requested work on 4 comments");
    expect(await readNotes()).not.toContain("Stream answers");
    expect(await readNotes()).toContain("Keep the last line");
    expect(await fixture.handle(await fixture.comment(pull, "@release-docs", true))).toBe(
      "ignored: no open comments to work on",
    );
    const late = await fixture.reviewLine(pull, "@release-docs now", { in_reply_to_id: Number(resolved.id) });
    expect(await fixture.handle(late)).toBe("ignored: its thread is resolved");
    expect(await countTurns()).toBe(2);
  });

  test("bots, own replies and plain comments start nothing", async () => {
    const comment = await fixture.comment(pull, "Looks good", true);
    const bot = { login: "linter[bot]", isBot: true };
    const own = { ...comment, body: "@release-docs again\n\n<!-- release-docs reply cmt-0123456789abcdef -->" };
    const review = await fixture.review(pull, "APPROVE", "Thanks!");
    const byBot = { ...comment, author: bot, sender: bot, body: "@release-docs /skip #2" };
    const edited = { ...comment, action: "edited", body: "@release-docs /skip #2" };
    expect(await handleAll([comment, own, byBot, edited, ...review])).toEqual([
      "ignored: it requests no work",
      "ignored: it is a reply of the service",
      "ignored: linter[bot] is a bot",
      'ignored: "edited" starts no work',
      "ignored: it requests no work",
    ]);
    expect(await countTurns()).toBe(1);
  });

  test("a publication without the trigger takes no part", async () => {
    const [publication] = (await fixture.call("GET", "publications")).body.publications;
    const config = { ...publication?.config, inputTriggers: { [fixture.connectionId]: ["newIssues"] } };
    await fixture.call("PUT", `publications/${publication?.id}`, { name: publication?.name, config });
    const events = await fixture.review(pull, "REQUEST_CHANGES", "@release-docs /skip #2");
    expect(await handleAll(events)).toEqual(["ignored: Widget has no trigger for issueComments"]);
    expect(await countTurns()).toBe(1);
  });

  test("a suggestion of a review replaces its lines", async () => {
    const { files } = await fixture.host.api.changes(HOSTED, conversation.branch);
    const lines = (files.get(PATH) ?? "").split("\n");
    const line = lines.findIndex((text) => text.includes("Stream answers")) + 1;
    const body = "Better:\n```suggestion\n- Answers come piece by piece\n```";
    const events = await fixture.review(pull, "REQUEST_CHANGES", "", [{ path: PATH, position: line, body }]);
    await handleAll(events);
    const after = (await fixture.host.api.changes(HOSTED, conversation.branch)).files.get(PATH) ?? "";
    expect(after).toContain("- Answers come piece by piece\n");
    expect(after).not.toContain("Stream answers");
  });

  test("a draft that is merged takes no more work, and a reply says so once, or lists the commands on demand", async () => {
    const { database } = fixture.organization.store;
    await database.updateTable("conversations").set({ status: "merged" }).execute();
    const late = await fixture.comment(pull, "@release-docs leave out #2", true);
    expect(await handleAll([late, late])).toEqual([
      expect.stringMatching(/^refused: This conversation is merged/),
      expect.stringMatching(/^refused: This conversation is merged/),
    ]);
    expect((await fixture.replies(pull)).map(({ body }) => body)).toEqual([expect.stringContaining("is merged")]);
    expect(await fixture.handle(await fixture.comment(pull, "@release-docs help", true))).toMatch(/^replied/);
    expect((await fixture.replies(pull)).at(-1)?.body).toContain("`/reword #12 New text`");
    expect(await countTurns()).toBe(1);
  });
});
