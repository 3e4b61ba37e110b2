import { beforeEach, describe, expect, test } from "vitest";
import { newRow } from "../../../../src/shared/records.ts";
import { ConversationFixture } from "../../../support/conversations.ts";
import { ofTest } from "../../../support/of-test.ts";
import { insertConnection, insertConversations } from "../../../support/rows.ts";
import { databases } from "../../../support/stores.ts";

const LONG = "x".repeat(120_000);
const MANY = Array.from({ length: 1_000 }, (_, index) => `item ${index}`);

describe.each(databases)("what an earlier version stored beyond today's limits, on $name,", ({ createLocation }) => {
  let place: ConversationFixture;
  beforeEach(async () => {
    place = ofTest(await ConversationFixture.open(ofTest(await createLocation())));
  });
  const shows = async (path: string, field: string, id: string, shown: object) => {
    const one = await place.call("GET", `${path}/${id}`);
    if (field !== "comments") expect(one, path).toMatchObject({ status: 200, body: shown });
    const list = await place.call("GET", `${path}?pageSize=200`);
    expect(list, path).toMatchObject({
      status: 200,
      body: { [field]: expect.arrayContaining([expect.objectContaining(shown)]) },
    });
  };

  test("is read, listed and shown", async () => {
    const { organization, connectionId, publicationId } = place;
    const { store, orgId: org_id } = organization;
    const { database } = store;
    const config = {
      ...{ sourceRepos: [connectionId, ...MANY], docsRepo: connectionId, planningInstructions: LONG },
      ...{ prCommitInstructions: LONG, paths: [LONG, ...MANY], inputTriggers: { [connectionId]: [...MANY, LONG] } },
      pullRequest: { title: LONG, base: LONG, labels: MANY, reviewers: [LONG] },
      styleGuide: { releaseNotes: { path: LONG } },
    };
    await database
      .updateTable("publications")
      .set({ name: LONG, config_json: JSON.stringify(config) })
      .execute();
    await shows("publications", "publications", publicationId, { name: LONG, config });

    const request = { title: LONG, body: LONG, sourceConnection: LONG, labels: [LONG, ...MANY], relevantLinks: MANY };
    const job = { ...newRow(store, "job"), org_id, type: "doc-request", state: "done", title: LONG };
    const stored = { request_json: JSON.stringify(request), publication_ids_json: JSON.stringify(MANY) };
    await database
      .insertInto("jobs")
      .values({ ...job, ...stored, connection_id: connectionId })
      .execute();
    await shows("jobs", "jobs", job.id, { title: LONG, labels: request.labels });

    const texts = { title: LONG, labels_json: JSON.stringify(request.labels), publication_name: LONG, branch: "b" };
    const excluded_files_json = JSON.stringify([LONG, ...MANY]);
    const [conversationId = ""] = await insertConversations(store, [
      { org_id, ...texts, excluded_files_json, request_json: stored.request_json, publication_id: publicationId },
    ]);
    await shows("conversations", "conversations", conversationId, { title: LONG, excludedFiles: [LONG, ...MANY] });

    const anchor = { filePath: LONG, lineNumber: 1 };
    const comment = { ...newRow(store, "cmt"), org_id, conversation_id: conversationId, message: LONG, source: "api" };
    await database
      .insertInto("comments")
      .values({ ...comment, work_requested: 0, anchor_json: JSON.stringify(anchor), request_json: stored.request_json })
      .execute();
    await shows("conversation_comments", "comments", comment.id, { message: LONG, anchor });

    const app = { name: LONG, config_json: JSON.stringify({ baseUrl: `https://example.org/${LONG}` }) };
    await shows("connections", "connections", await insertConnection(store, org_id, app), { name: LONG });

    const instruction = { ...newRow(store, "ins"), org_id, name: LONG, type: "commit", content: LONG, global: 0 };
    await database.insertInto("instructions").values(instruction).execute();
    await shows("instructions", "instructions", instruction.id, { name: LONG, content: LONG });
  });

  test("is written by a turn, and only new values are refused", async () => {
    const config = { sourceRepos: [place.connectionId], docsRepo: place.connectionId, planningInstructions: LONG };
    await place.organization.store.database
      .updateTable("publications")
      .set({ config_json: JSON.stringify(config) })
      .execute();
    const { id } = await place.converse();
    expect(await place.read(id)).toMatchObject({ summary: expect.stringContaining("Wrote") });
    expect(await place.call("GET", `publications/${place.publicationId}/health`)).toMatchObject({ status: 200 });
    const refused = await place.call("PUT", `publications/${place.publicationId}`, { name: "Widget", config });
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining("planningInstructions") } });
  });
});
