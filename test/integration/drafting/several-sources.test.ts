import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConversationFixture, commentsOf, lastOf, type ShownConversation } from "../../support/conversations.ts";
import { History } from "../../support/history.ts";
import { startJira, startNotion } from "../../support/products.ts";
import { create } from "../../support/service.ts";
import { stores } from "../../support/stores.ts";

const [{ createLocation }] = stores as [(typeof stores)[number]];

let location: Awaited<ReturnType<typeof createLocation>>;
let place: ConversationFixture;
let gadget: History;
let gadgetId: string;
let publicationId: string;
beforeEach(async () => {
  location = await createLocation();
  place = await ConversationFixture.open(location);
  gadget = new History();
  gadget.commit("feat: turn (#1)", { "src/code.ts": "1\n" });
  gadget.tag("v1.9.0");
  gadget.commit("feat: turn faster (#2)");
  gadget.tag("v2.0.0");
  const repository = { repositoryUrl: `file://${gadget.directory}` };
  gadgetId = await create(place.call, "connections", { name: "octo/gadget", config: { codehostRepo: repository } });
  const config = {
    sourceRepos: [place.connectionId, gadgetId],
    docsRepo: place.connectionId,
    writeReleaseNotes: true,
    writeChangelogs: true,
  };
  publicationId = await create(place.call, "publications", { name: "Both", config });
});
afterEach(async () => {
  await place[Symbol.asyncDispose]();
  await location[Symbol.asyncDispose]();
  gadget[Symbol.dispose]();
});

const PAGE = "0123abcd-4567-89ab-cdef-0123456789ab";

const converse = (request: Record<string, unknown>) => place.converse({ publication: "Both", stage: true, ...request });
const show = ({ branch }: ShownConversation, path: string) => place.history.git("show", `${branch}:${path}`);
const noticesOf = ({ entries }: ShownConversation) =>
  entries.filter(({ kind }) => kind === "notice").map(({ message }) => message);

test("what people delete or reword of one source is not done to the same number of another", async () => {
  const request = { changes: [{ releases: { count: 1 } }] };
  const { branch } = await converse(request);
  place.history.git("switch", "--quiet", branch);
  const text = readFileSync(`${place.history.directory}/CHANGELOG.md`, "utf8");
  const edited = text.replace(/- Stream answers.*\n/, "").replace("Keep the last line", "Lose no line");
  place.history.commit("Say it better", { "CHANGELOG.md": edited });
  place.history.git("switch", "--quiet", "main");
  const again = await converse(request);
  expect(again.branch).toBe(branch);
  expect(show(again, "CHANGELOG.md")).toContain("Turn faster");
  expect(show(again, "release-notes/gadget-2.0.0.md")).toContain("Turn faster");
  const notes = show(again, "release-notes/widget-1.1.0.md");
  expect(notes).toContain("Lose no line");
  expect(notes).not.toContain("Stream answers");
});

describe("a conversation on a publication with several sources", () => {
  test("documents all of them, each part with its source's name", async () => {
    const conversation = await converse({ changes: [{ releases: { count: 1 } }] });
    expect(conversation).toMatchObject({ status: "staged", connectionId: null });
    expect(lastOf(conversation, "selection")).toMatch(/^widget: 2 commits: .*\nocto\/gadget: 1 commit: /);
    const notes = lastOf(conversation, "releaseNotes");
    expect(notes).toMatch(
      /## widget v1\.1\.0\n[\s\S]*Stream answers[\s\S]*## octo\/gadget v2\.0\.0\n[\s\S]*Turn faster/,
    );
    const changelog = show(conversation, "CHANGELOG.md");
    expect(changelog).toMatch(/## \[octo\/gadget@2\.0\.0\] - \d[\s\S]*Turn faster \(octo\/gadget#2\)/);
    expect(changelog).toMatch(/## \[widget@1\.1\.0\] - \d[\s\S]*Stream answers \(widget#2\)/);
    expect(show(conversation, "release-notes/widget-1.1.0.md")).toMatch(/^# widget v1\.1\.0\n/);
    expect(show(conversation, "release-notes/gadget-2.0.0.md")).toMatch(/^# octo\/gadget v2\.0\.0\n/);
    expect(noticesOf(conversation)).toEqual([]);
  });

  test("gives a notice for a source where the selectors match nothing", async () => {
    const conversation = await converse({ changes: [{ tags: { start: "v1.9.0", end: "v2.0.0" } }] });
    expect(lastOf(conversation, "releaseNotes")).toContain("Turn faster");
    expect(lastOf(conversation, "releaseNotes")).not.toContain("Stream answers");
    expect(noticesOf(conversation)).toEqual([expect.stringMatching(/widget: .*v1\.9\.0/)]);
  });

  test("fails where they match in no source", async () => {
    const conversation = await converse({ changes: [{ tags: { start: "v7.0.0", end: "v8.0.0" } }] });
    expect(conversation.status).toBe("needsAttention");
    expect(lastOf(conversation, "error")).toContain("v7.0.0");
  });

  test("keeps changes with the same number apart, also in a further turn", async () => {
    gadget.commit("fix: mend the gear (#9)");
    place.history.commit("fix: mend the lamp (#9)");
    const conversation = await converse({ body: "Write about the last commit.", changes: undefined });
    const changelog = show(conversation, "CHANGELOG.md");
    expect(changelog).toMatch(/\[Unreleased\][\s\S]*Mend the (?:lamp \(widget|gear \(octo\/gadget)#9\)/);
    expect(changelog).toContain("Mend the lamp (widget#9)");
    expect(changelog).toContain("Mend the gear (octo/gadget#9)");
    const comment = await place.comment(conversation.id, { body: "Leave out octo/gadget#9." });
    expect((await place.readReply(comment)).message).not.toMatch(/not understood|no change/i);
    const after = show(await place.read(conversation.id), "CHANGELOG.md");
    expect(after).toContain("Mend the lamp (widget#9)");
    expect(after).not.toContain("Mend the gear");
  });

  test("is listed for each connection with its comments", async () => {
    const { id } = await converse({ changes: [{ releases: { count: 1 } }] });
    const comment = await place.comment(id, { body: "Nice.", workRequested: false });
    for (const connectionId of [place.connectionId, gadgetId]) {
      const listed = commentsOf(await place.call("GET", `conversation_comments?connectionId=${connectionId}`));
      expect(listed.map((one) => one.id)).toContain(comment.id);
    }
    const other = await place.call("GET", "conversation_comments?connectionId=cnn-0123456789abcdef");
    expect(commentsOf(other)).toEqual([]);
  });
});

test("a job has one source, which the notes name", async () => {
  const docRequest = { title: "2.0.0", body: "Write.", sourceConnection: gadgetId, publications: [publicationId] };
  const changes = [{ tags: { start: "v1.9.0", end: "v2.0.0" } }];
  const job = await create(place.call, "jobs", { docRequest: { ...docRequest, changes } });
  await place.organization.service.idle();
  const { body } = await place.call("GET", `conversations?jobId=${job}`);
  const [conversation] = (body as unknown as { conversations: ShownConversation[] }).conversations;
  if (conversation === undefined) throw new Error("There is no conversation.");
  expect(show(conversation, "CHANGELOG.md")).toContain("Turn faster (octo/gadget#2)");
  expect(show(conversation, "release-notes/gadget-2.0.0.md")).toContain("Turn faster");
});

test("a tracker and a notes tool among the sources give links for commits and releases", async () => {
  await using jira = await startJira({ issues: [{ key: "WID-7", summary: "Lamps flicker" }] });
  await using notion = await startNotion({ pages: [{ id: PAGE, title: "Plan of v2.0.0", blocks: [] }] });
  gadget.git("tag", "--delete", "v2.0.0");
  gadget.commit("fix: mend the lamp (#9)\n\nCloses WID-7");
  gadget.tag("v2.0.0");
  const { email, token, url: baseUrl } = jira;
  const config = { tracker: { email, token, baseUrl } };
  const tracker = await create(place.call, "connections", { name: "Jira", config });
  const notesTool = { integrationKey: notion.token, baseUrl: notion.url };
  const notes = await create(place.call, "connections", { name: "Notes", config: { notesTool } });
  const body = { name: "Context", config: { sourceRepos: [gadgetId, tracker, notes], docsRepo: gadgetId } };
  expect(await place.call("POST", "publications", body)).toMatchObject({ status: 201 });
  const changes = [{ releases: { count: 1 } }];
  const conversation = await place.converse({ publication: "Context", stage: true, changes });
  expect(conversation).toMatchObject({ status: "staged", connectionId: gadgetId });
  const links = lastOf(conversation, "links");
  expect(links).toContain("Lamps flicker");
  expect(links).toContain("Plan of v2.0.0");
  const triggers = (events: string[]) => ({
    ...body,
    name: "More",
    config: { ...body.config, inputTriggers: { [tracker]: events } },
  });
  expect(await place.call("POST", "publications", triggers(["releases"]))).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/Jira is a tracker, which emits no events, not "releases"/) },
  });
  expect(await place.call("POST", "publications", triggers([]))).toMatchObject({ status: 201 });
});

test("without a publication in the request the only one is used; several are an error", async () => {
  const postConversation = () => place.call("POST", "conversations", { body: "Write.", stage: true });
  const several = await postConversation();
  expect(several.status).toBe(400);
  expect(several.body.error).toMatch(/"Widget" \(pub-.*"Both" \(pub-/);
  await place.call("DELETE", `publications/${publicationId}`);
  expect(await postConversation()).toMatchObject({ status: 201, body: { publicationName: "Widget" } });
  await place.organization.service.idle();
});

test("a publication without a source repository uses its docs repository", async () => {
  const { call, connectionId } = place;
  const bare = await call("POST", "publications", { name: "Bare", config: { docsRepo: connectionId } });
  expect(bare).toMatchObject({
    status: 201,
    body: { config: { sourceRepos: [connectionId], docsRepo: connectionId } },
  });
  const conversation = await place.converse({ publication: "Bare", stage: true });
  expect(lastOf(conversation, "releaseNotes")).toContain("Stream answers");
});
