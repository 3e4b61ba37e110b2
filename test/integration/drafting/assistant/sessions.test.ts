import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConversationFixture, lastOf } from "../../../support/conversations.ts";
import { ScriptedModel, type Step } from "../../../support/documents-model.ts";
import { History } from "../../../support/history.ts";
import { create } from "../../../support/service.ts";
import { type StoreLocation, stores } from "../../../support/stores.ts";

const REQUEST = "Describe streaming in the README.";
const edit = (more: object = {}): Step => [
  "edit_file",
  {
    path: "README.md",
    old: "# Widget",
    new: "# Widget\n\nIt streams answers.",
    why: "streaming",
    because: ["#2"],
    ...more,
  },
];
const finish = (summary: string): Step => ["finish", { summary }];

describe.each(stores.filter(({ isKept }) => !isKept))("turns with a model on $name", ({ createLocation }) => {
  let place: StoreLocation;
  let fixture: ConversationFixture;
  beforeEach(async () => {
    place = await createLocation();
    fixture = await ConversationFixture.open(place, { writeDocumentation: true });
  });
  afterEach(async () => {
    await fixture[Symbol.asyncDispose]();
    await place[Symbol.asyncDispose]();
  });

  /** Sets the organization's model. */
  async function use(model: ScriptedModel, budget = 200_000): Promise<void> {
    const row = {
      org_id: fixture.organization.orgId,
      name: "octo/model",
      url: model.url,
      key: null,
      budget,
      stream: 0,
    };
    await fixture.organization.store.database.insertInto("models").values(row).execute();
  }
  const show = (branch: string, path: string) => fixture.history.git("show", `${branch}:${path}`);
  const auditOf = async (type: string) => (await fixture.organization.readAudits()).filter((one) => one.type === type);

  test("a question waits for a comment, which answers it; a further one is followed; nothing is asked twice", async () => {
    const COMMENT = "Say that it is fast.";
    await using model = await ScriptedModel.start(
      {
        about: COMMENT,
        steps: [
          edit({ old: "streams answers", new: "streams answers fast", because: [COMMENT] }),
          finish("It says fast."),
        ],
      },
      {
        about: REQUEST,
        steps: [
          ["ask", { question: "Which of the READMEs?" }],
          (said) => (said.includes("The one at the top.") ? edit() : finish("Not answered.")),
          finish("The README says so."),
        ],
      },
    );
    await use(model);
    const asked = await fixture.converse({ body: REQUEST });
    expect(asked).toMatchObject({
      status: "needsAttention",
      summary: expect.stringContaining("Which of the READMEs?"),
    });
    expect(asked.entries.at(-1)).toMatchObject({
      kind: "question",
      status: "success",
      message: "Which of the READMEs?",
    });
    expect(show(asked.branch, "CHANGELOG.md")).toContain("Stream answers");
    expect(model.requests).toHaveLength(1);

    const answer = await fixture.comment(asked.id, { body: "The one at the top." });
    const answered = await fixture.read(asked.id);
    expect((await fixture.readReply(answer)).message).toMatch(/^The README says so\. Wrote CHANGELOG\.md, README\.md/);
    expect(answered.status).toBe("staged");
    expect(show(answered.branch, "README.md")).toBe("# Widget\n\nIt streams answers.");
    expect(model.requests).toHaveLength(3);
    expect(answered.entries.findLast(({ kind }) => kind === "model")?.details).toMatchObject({
      model: "octo/model",
      inputTokens: expect.any(Number),
    });

    const further = await fixture.comment(asked.id, { body: COMMENT });
    expect((await fixture.readReply(further)).message).toMatch(/^It says fast\. /);
    expect(show(answered.branch, "README.md")).toBe("# Widget\n\nIt streams answers fast.");
    expect(model.requests).toHaveLength(5);
    expect((await fixture.readTurns()).map(({ status }) => status)).toEqual(["success", "success", "success"]);
  });

  test("without the model's server notes are published, and a retry goes on where it stopped", async () => {
    const steps: Step[] = [["read_file", { path: "README.md" }], 401];
    await using model = await ScriptedModel.start({ about: REQUEST, steps });
    await use(model);
    const failed = await fixture.converse({ body: REQUEST });

    expect(failed.status).toBe("needsAttention");
    expect(failed.summary).toMatch(
      /^Wrote CHANGELOG\.md .*The model's server answered status 401.*\(model\/refused\)$/s,
    );
    expect(failed.entries.at(-1)).toMatchObject({ kind: "error", status: "error" });
    expect(lastOf(failed, "releaseNotes")).toContain("Keep the last line");
    expect(show(failed.branch, "CHANGELOG.md")).toContain("Stream answers");
    const [turn] = await fixture.readTurns();
    expect(turn).toMatchObject({ status: "error", error_message: expect.stringContaining("model/refused") });
    expect(await auditOf("error")).toMatchObject([{ summary: "A turn failed", delta: expect.stringContaining("401") }]);
    expect(model.requests).toHaveLength(2);

    model.sessions = [{ about: REQUEST, steps: [["list_files", {}], edit(), finish("Done.")] }];
    expect(await fixture.call("POST", `conversation_turns/${turn?.id}/retry`)).toMatchObject({ status: 200 });
    await fixture.organization.service.idle();
    const done = await fixture.read(failed.id);
    expect(done).toMatchObject({ status: failed.staged ? "staged" : "open", branch: failed.branch });
    expect(show(done.branch, "README.md")).toContain("It streams answers.");
    // Not the first again, which was answered.
    expect(model.requests).toHaveLength(4);
    expect(await fixture.readTurns()).toMatchObject([{ status: "success", error_message: null, retry_count: 1 }]);
  });

  test("a retry asks again where the response was nonsense, and not before that", async () => {
    // An error with the status 200 is JSON too.
    await using model = await ScriptedModel.start({
      about: REQUEST,
      steps: [["read_file", { path: "README.md" }], 200],
    });
    await use(model);
    const failed = await fixture.converse({ body: REQUEST });
    expect(failed).toMatchObject({ status: "needsAttention", summary: expect.stringContaining("(model/unusable)") });
    const [turn] = await fixture.readTurns();

    model.sessions = [{ about: REQUEST, steps: [["list_files", {}], edit(), finish("Done.")] }];
    await fixture.call("POST", `conversation_turns/${turn?.id}/retry`);
    await fixture.organization.service.idle();
    expect(await fixture.readTurns()).toMatchObject([{ status: "success", error_message: null }]);
    expect(show(failed.branch, "README.md")).toContain("It streams answers.");
    expect(model.requests).toHaveLength(4);
  });

  test("what earlier turns wrote stays where a later comment cannot be followed", async () => {
    const COMMENT = "Say that it is fast.";
    await using model = await ScriptedModel.start(
      { about: COMMENT, steps: [edit({ old: "answers", new: "answers fast", because: [COMMENT] }), 401] },
      { about: REQUEST, steps: [edit(), finish("Done.")] },
    );
    await use(model);
    const { id } = await fixture.converse({ body: REQUEST });
    const comment = await fixture.comment(id, { body: COMMENT });
    const after = await fixture.read(id);
    expect((await fixture.readReply(comment)).message).toMatch(
      /^The model failed\. The model's server answered status 401/,
    );
    expect(after.status).toBe("needsAttention");
    expect(show(after.branch, "README.md")).toBe("# Widget\n\nIt streams answers.");
  });

  test("three publications are written at once, each with requests and answers of its own", async () => {
    await using model = await ScriptedModel.start({
      about: REQUEST,
      steps: [["read_file", { path: "README.md" }], edit(), finish("Done.")],
    });
    await use(model);
    const config = { sourceRepos: [fixture.connectionId], docsRepo: fixture.connectionId, writeDocumentation: true };
    for (const name of ["Two", "Three"]) await create(fixture.call, "publications", { name, config });
    const docRequest = { title: "Stream", body: REQUEST, sourceConnection: "widget" };
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    const jobId = await create(fixture.call, "jobs", { docRequest: { ...docRequest, changes } });
    await fixture.organization.service.idle();

    expect((await fixture.call("GET", `jobs/${jobId}`)).body).toMatchObject({ state: "done" });
    const { conversations } = (await fixture.call("GET", `conversations?jobId=${jobId}`)).body;
    const branches = conversations.map((one) => (one as unknown as { branch: string }).branch);
    expect(new Set(branches).size).toBe(3);
    for (const branch of branches) expect(show(branch, "README.md")).toBe("# Widget\n\nIt streams answers.");
    expect(model.requests).toHaveLength(9);
  });

  test("an anchored comment is sent with its lines", async () => {
    await using model = await ScriptedModel.start(
      { about: "Explain this line", steps: [finish("Nothing to do.")] },
      { about: REQUEST, steps: [edit(), finish("Done.")] },
    );
    await use(model);
    const { id } = await fixture.converse({ body: REQUEST });
    const anchor = { filePath: "README.md", startLine: 3, endLine: 3 };
    const comment = await fixture.comment(id, { body: "Explain this line better", anchor });
    const prompt = String(model.requests.at(-1)?.messages[1]?.content);
    expect(prompt).toContain("It is about README.md, lines 3 to 3.");
    expect(prompt).toMatch(/<material lines [0-9a-f]{16}>\nIt streams answers\.\n<\/material/);
    expect((await fixture.readReply(comment)).message).toMatch(/^Nothing to do\. Nothing to change/);
  });

  test("documents of another repository are written from the code of the source", async () => {
    using docs = new History("handbook");
    docs.commit("docs: begin", { "README.md": "# Handbook\n", ".env": "TOKEN=abcdef\n" });
    await using model = await ScriptedModel.start({
      about: REQUEST,
      steps: [
        ["list_files", {}],
        ["list_files", { folder: "widget:" }],
        ["read_file", { path: "widget:src/code.ts" }],
        ["read_file", { path: "src/code.ts" }],
        ["search_text", { text: "widget" }],
        ["edit_file", { path: "widget:README.md", old: "# Widget", new: "# W", why: "w", because: ["#2"] }],
        edit({ old: "# Handbook", new: "# Handbook\n\nIt streams answers." }),
        finish("Done."),
      ],
    });
    await use(model);
    const config = { codehostRepo: { repositoryUrl: `file://${docs.directory}` } };
    const docsRepo = await create(fixture.call, "connections", { name: "handbook", config });
    const publication = { sourceRepos: [fixture.connectionId], docsRepo, writeDocumentation: true };
    await create(fixture.call, "publications", { name: "Handbook", config: publication });
    const { branch } = await fixture.converse({ body: REQUEST, publication: "Handbook" });

    const [files = "", source, code, missing, matches = "", refused] = model.said;
    expect(files).toContain("widget: (another repository)\nREADME.md");
    expect(files).not.toContain(".env");
    expect(source).toContain("widget:src/code.ts");
    expect(code).toMatch(/^Lines 1 to \d of \d of widget:src\/code\.ts/);
    expect(missing).toBe("The file src/code.ts does not exist.");
    expect(matches).toContain("widget:README.md:1: # Widget");
    expect(refused).toMatch(/^Refused: widget:README\.md is not written/);
    expect(docs.git("show", `${branch}:README.md`)).toBe("# Handbook\n\nIt streams answers.");
  });

  test("guidance of the publication and of styles is sent, and none of it is a notice", async () => {
    await using model = await ScriptedModel.start({ about: REQUEST, steps: [finish("Done.")] });
    await use(model);
    const instruction = { name: "Voice", type: "styleGuide", content: "Speak to readers as you." };
    const instructionId = await create(fixture.call, "instructions", instruction);
    const link = { publicationId: fixture.publicationId, slotType: "styleGuide" };
    expect(await fixture.call("POST", `instructions/${instructionId}/links`, link)).toMatchObject({ status: 201 });
    const publication = (await fixture.call("GET", `publications/${fixture.publicationId}`)).body;
    const styleGuide = { audience: "Operators.", documentation: { tone: "Dry." }, releaseNotes: { tone: "Loud." } };
    const config = { ...publication.config, planningInstructions: "Prefer short guides.", styleGuide };
    await fixture.call("PUT", `publications/${fixture.publicationId}`, { name: "Widget", config });
    const conversation = await fixture.converse({ body: REQUEST });
    const prompt = String(model.requests[0]?.messages[1]?.content);
    expect(prompt).toContain("Style:\nOperators.\n\nDry.\n\nSpeak to readers as you.");
    expect(prompt).not.toContain("Loud.");
    expect(prompt).toContain("Planning:\nPrefer short guides.");
    expect(lastOf(conversation, "notice")).toBeUndefined();
  });
});
