import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ConversationEvent } from "../../../src/service/webhooks/delivery.ts";
import { insertTask } from "../../../src/service/worker/queue.ts";
import { MentionFixture } from "../../support/mentions.ts";
import { databases, type StoreLocation } from "../../support/stores.ts";

const REQUEST = "Document the last 2 commits.";

describe.each(databases)("issues on $name", ({ kind, createLocation }) => {
  let location: StoreLocation;
  let fixture: MentionFixture;
  beforeEach(async () => {
    location = await createLocation();
    fixture = await MentionFixture.open(location);
  });
  afterEach(async () => {
    await fixture[Symbol.asyncDispose]();
    await location[Symbol.asyncDispose]();
  });
  const pageOf = ({ number, url }: ConversationEvent) => ({ number, html_url: url.replace(/#.*/, "") });

  test("a mention starts the conversation of an issue, and later ones continue it", async () => {
    const issue = await fixture.openIssue("Answers", "They stop.");
    const page = pageOf(issue);
    const first = await fixture.comment(page, `@release-docs ${REQUEST}`);
    expect(await fixture.handle(first)).toBe("started a conversation");
    expect(await fixture.handle(first)).toBe("requested before");
    const second = await fixture.comment(page, "Thanks!\n\n@release-docs leave out #2");
    expect(await fixture.handle(second)).toBe("continued a conversation");
    expect(await fixture.handle(second)).toBe("requested before");
    expect(await fixture.handle(await fixture.comment(page, "Nice. `@release-docs` works"))).toBe(
      "ignored: it requests no work",
    );
    const [conversation, ...others] = await fixture.list();
    expect(others).toEqual([]);
    expect(await fixture.readTurns()).toHaveLength(2);
    const comments = await fixture.comments(conversation?.id ?? "");
    expect(comments.map(({ source, externalId, workRequested }) => [source, externalId, workRequested])).toEqual([
      ["github", first.id, false],
      ["service", expect.stringMatching(/^\d+$/), false],
      ["github", second.id, true],
      ["service", expect.stringMatching(/^\d+$/), false],
    ]);
    const replies = await fixture.replies(page);
    expect(replies.map(({ id }) => String(id))).toEqual([comments[1]?.externalId, comments[3]?.externalId]);
    expect(replies[1]?.body).toMatch(/^> Thanks! leave out #2\n/);
  });

  test("each publication takes part that has the event as a trigger", async () => {
    const { connectionId: id } = fixture;
    await fixture.publish("Issues", { [id]: ["newIssues"] });
    await fixture.publish("Neither", { [id]: ["releases", "pullRequests"] });
    const issue = await fixture.openIssue("Answers", `@release-docs ${REQUEST}`);
    expect(await fixture.handle(issue)).toBe("started 2 conversations");
    const comment = await fixture.comment(pageOf(issue), "@release-docs leave out #2");
    expect(await fixture.handle(comment)).toBe("continued a conversation");
    expect(await fixture.readTurns()).toHaveLength(3);
  });

  test("a turn that fails is answered too, once", async () => {
    const issue = await fixture.openIssue("Answers", `@release-docs ${REQUEST}`);
    const { script } = fixture.host.api;
    fixture.host.api.script = (received) =>
      received.method === "POST" && received.url?.endsWith("/pulls")
        ? { status: 403, body: { message: "Forbidden" } }
        : script(received);
    await fixture.handle(issue);
    expect((await fixture.list())[0]?.status).toBe("needsAttention");
    const replies = await fixture.replies(pageOf(issue));
    expect(replies.map(({ body }) => body)).toEqual([expect.stringMatching(/^This failed\. .*Forbidden/)]);
  });

  // What is decided about an event is the same on each database.
  if (kind !== "sqlite") return;

  test("a labelled issue is a request, and gets one reply with the pull request", async () => {
    const issue = await fixture.openIssue("Notes of the answers", REQUEST, ["release-docs"]);
    expect(await fixture.handle(issue)).toBe("started a conversation");
    const [conversation] = await fixture.list();
    expect(conversation).toMatchObject({ status: "open", originType: "issue", originURL: issue.url });
    const replies = await fixture.replies(pageOf(issue));
    expect(replies).toHaveLength(1);
    expect(replies[0]?.body).toContain(conversation?.outputUrl);
    expect(replies[0]?.body).toMatch(/<!-- release-docs reply cmt-[0-9a-f]{16} -->$/m);
  });

  test("labels at creation are reported twice and count once; a label that a person adds later counts too", async () => {
    const issue = await fixture.openIssue("One", REQUEST, ["Release-Docs"]);
    const labeled = { ...issue, action: "labeled", label: "release-docs" };
    expect(await fixture.handle(issue)).toBe("started a conversation");
    expect(await fixture.handle(labeled)).toBe("ignored: the issue has a conversation");
    const other = await fixture.openIssue("Two", REQUEST);
    expect(await fixture.handle(other)).toBe("ignored: it requests no work");
    expect(await fixture.handle({ ...other, action: "labeled", label: "bug" })).toBe("ignored: it requests no work");
    const stranger = { login: "eve", isBot: false };
    expect(await fixture.handle({ ...other, author: stranger, action: "labeled", label: "release-docs" })).toBe(
      "started a conversation",
    );
    expect(await fixture.list()).toHaveLength(2);
  });

  test("a mention after the draft was merged starts another conversation, once", async () => {
    const issue = await fixture.openIssue("Answers", `@release-docs ${REQUEST}`);
    await fixture.handle(issue);
    const { database } = fixture.organization.store;
    const mergeAll = () => database.updateTable("conversations").set({ status: "merged" }).execute();
    await mergeAll();
    const again = await fixture.comment(pageOf(issue), `@release-docs ${REQUEST}`);
    expect(await fixture.handle(again)).toBe("started a conversation");
    expect(await fixture.handle(again)).toBe("requested before");
    expect(await fixture.list()).toHaveLength(2);
    await mergeAll();
    expect(await fixture.handle(await fixture.comment(pageOf(issue), `@release-docs ${REQUEST}`))).toBe(
      "started a conversation",
    );
    expect(await fixture.handle(again)).toBe("requested before");
    expect(await fixture.list()).toHaveLength(3);
  });

  test("only people who may write start work", async () => {
    const issue = await fixture.openIssue("Answers", `@release-docs ${REQUEST}`);
    const mallory = { login: "mallory", isBot: false };
    const app = { login: "dependabot[bot]", isBot: true };
    const events: [ConversationEvent, string][] = [
      [{ ...issue, author: mallory, sender: mallory }, "ignored: mallory may not write to octo/hosted"],
      [{ ...issue, author: app, sender: app }, "ignored: dependabot[bot] is a bot"],
      [{ ...issue, action: "edited" }, 'ignored: "edited" starts no work'],
      [{ ...issue, isPullRequest: true }, "ignored: the text of a pull request starts no work"],
      [{ ...issue, body: `${issue.body}\n<!-- release-docs reply cmt-1 -->` }, "ignored: it is a reply of the service"],
    ];
    for (const [event, outcome] of events) expect(await fixture.handle(event)).toBe(outcome);
    for (const permission of ["triage", "pull"]) {
      await fixture.host.api.call("PUT", "/repos/octo/hosted/collaborators/ada", { permission });
      expect(await fixture.handle(issue)).toBe("ignored: ada may not write to octo/hosted");
    }
    expect(await fixture.list()).toEqual([]);
    expect(await fixture.replies(pageOf(issue))).toEqual([]);
  });

  test("help is replied once, to people who may write; so is a mention without words", async () => {
    const issue = await fixture.openIssue("Answers", "They stop.");
    const page = pageOf(issue);
    const help = await fixture.comment(page, "@release-docs help");
    expect(await fixture.handle(help)).toBe("replied with what can be asked");
    expect(await fixture.handle(help)).toBe("replied with what can be asked");
    const [reply, ...others] = await fixture.replies(page);
    expect(others).toEqual([]);
    expect(reply?.body).toContain("`/skip #12`");
    await fixture.handle(await fixture.comment(page, "@release-docs"));
    expect(await fixture.replies(page)).toHaveLength(2);
    const eve = { login: "eve", isBot: false };
    expect(await fixture.handle({ ...help, id: "999", author: eve, sender: eve })).toMatch(/^ignored: eve may not/);
    expect(await fixture.list()).toEqual([]);
  });

  test("the reply says that work was refused, without the business of the organization", async () => {
    const issue = await fixture.openIssue("Answers", `@release-docs ${REQUEST}`);
    const { store, orgId } = fixture.organization;
    await store.database
      .updateTable("organizations")
      .set({ state: "suspended", state_reason: "Unpaid since May" })
      .where("id", "=", orgId)
      .execute();
    expect(await fixture.handle(issue)).toMatch(/^refused: This organization is suspended/);
    const [reply] = await fixture.replies(pageOf(issue));
    expect(reply?.body).toContain("No work was started.");
    expect(reply?.body).not.toContain("Unpaid");
    expect(await fixture.list()).toEqual([]);
  });

  test("the name and the label are those of the program", async () => {
    const settings = { mentions: { name: "scribe", issueLabel: "docs: please" } };
    const issue = await fixture.openIssue("Answers", `@release-docs ${REQUEST}`, ["release-docs"]);
    expect(await fixture.handle(issue, settings)).toBe("ignored: it requests no work");
    const labelled = await fixture.openIssue("Other", REQUEST, ["docs: please"]);
    expect(await fixture.handle(labelled, settings)).toBe("started a conversation");
    const comment = await fixture.comment(pageOf(labelled), "@Scribe leave out #2");
    expect(await fixture.handle(comment, settings)).toBe("continued a conversation");
  });

  test("what people write pings no one in the reply", async () => {
    const issue = await fixture.openIssue("Answers", `@release-docs ${REQUEST}`);
    await fixture.handle(issue);
    const page = pageOf(issue);
    const body = "@release-docs ask @octo/team and @eve <img src=x> <!-- hidden -->\n\nFixes #1";
    await fixture.handle(await fixture.comment(page, body));
    const reply = (await fixture.replies(page)).at(-1)?.body ?? "";
    expect(reply.replace(/`[^`]*`/g, "")).not.toMatch(/@(?=\w)|<img|<!-- hidden/);
  });

  test("a reply that was posted, but not recorded, is found again", async () => {
    const issue = await fixture.openIssue("Answers", `@release-docs ${REQUEST}`);
    await fixture.handle(issue);
    const { store, orgId, service } = fixture.organization;
    const own = store.database.updateTable("comments").set({ external_id: null }).where("source", "=", "service");
    const { id } = await own.returning("id").executeTakeFirstOrThrow();
    const actor = { orgId, requestId: null, userName: null };
    await insertTask(store, actor, { kind: "thread-reply", subjectId: id });
    await service.idle();
    const [reply, ...others] = await fixture.replies(pageOf(issue));
    expect(others).toEqual([]);
    const recorded = await store.database.selectFrom("comments").selectAll().where("id", "=", id).executeTakeFirst();
    expect(recorded?.external_id).toBe(String(reply?.id));
  });

  test("a reply that GitHub refuses is a notice of the conversation, and the turn stays", async () => {
    const issue = await fixture.openIssue("Answers", `@release-docs ${REQUEST}`);
    const { script } = fixture.host.api;
    fixture.host.api.script = (received) =>
      received.method === "POST" && received.url?.endsWith("/comments")
        ? { status: 403, body: { message: "Unable to create comment because issue is locked." } }
        : script(received);
    await fixture.handle(issue);
    const [conversation] = await fixture.list();
    expect(conversation?.status).toBe("open");
    const { entries } = await fixture.read(conversation?.id ?? "");
    expect(entries.at(-1)).toMatchObject({
      kind: "notice",
      status: "error",
      message: expect.stringContaining("locked"),
    });
    expect((await fixture.organization.readAudits()).at(-1)).toMatchObject({ type: "error" });
    const tasks = await fixture.organization.store.database.selectFrom("tasks").selectAll().execute();
    expect(tasks).toEqual([]);
  });

  test("an organization that stores too much gets a reply that says so, and starts nothing", async () => {
    const issue = await fixture.openIssue("Answers", `@release-docs ${REQUEST}`);
    const { store } = fixture.organization;
    const full: typeof store = {
      ...store,
      transaction: (work) => store.transaction((within) => work({ ...within, maxStoredBytes: 1 })),
    };
    expect(await fixture.handle(issue, { store: full })).toMatch(/^refused: This organization may store 1 bytes/);
    expect(await fixture.list()).toEqual([]);
  });
});
