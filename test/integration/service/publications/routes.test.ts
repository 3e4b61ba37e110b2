import { afterEach, beforeEach, expect, test } from "vitest";
import { insertConversations } from "../../../support/rows.ts";
import { type Call, create, TestOrganization } from "../../../support/service.ts";

const NOWHERE = "pub-0123456789abcdef";

let organization: TestOrganization;
let call: Call;
let one: string;
let two: string;
let chat: string;
let channel: string;
const now = Date.UTC(2026, 2, 1);
beforeEach(async () => {
  organization = await TestOrganization.open(":memory:", { clock: () => new Date(now) });
  call = await organization.addCaller({ role: "admin" });
  const connect = (name: string, config: object) => create(call, "connections", { name, config });
  const codehostAppConnectionId = await connect("GitHub", { codehostApp: { token: "t" } });
  const repository = (name: string) =>
    connect(name, { codehostRepo: { codehostAppConnectionId, repositoryUrl: `https://github.com/${name}` } });
  one = await repository("octo/one");
  two = await repository("octo/two");
  chat = await connect("Slack", { chatApp: { token: "t" } });
  channel = await connect("#releases", { chatChannel: { chatAppConnectionId: chat, channelId: "C1" } });
});
afterEach(() => organization[Symbol.asyncDispose]());
const config = (more = {}) => ({ sourceRepos: [one], docsRepo: two, ...more });
const publish = (name: string, more = {}) => create(call, "publications", { name, config: config(more) });
const readInstructionRows = () => organization.store.database.selectFrom("instructions").selectAll().execute();
const readBranchNames = async () => {
  const rows = await organization.store.database.selectFrom("publications").select("branch_name").execute();
  return rows.map(({ branch_name }) => branch_name);
};

test.each<[kind: string, path: string, status: number]>([
  ["changelogs", "docs/news.md", 201],
  ["changelogs", "../CHANGELOG.md", 400],
  ["changelogs", "/etc/news.md", 400],
  ["releaseNotes", "docs/../../{version}.md", 400],
  ["releaseNotes", "docs/{version}.md", 201],
  ["documentation", "./docs/", 201],
  ["documentation", ".git/hooks", 400],
])("the path of %s may be %s: %i", async (kind, path, status) => {
  const body = { name: "n", config: config({ styleGuide: { [kind]: { path } } }) };
  const answer = await call("POST", "publications", body);
  expect(answer.status).toBe(status);
  if (status === 400) {
    const { error } = answer.body as { error: string };
    expect(error).toMatch(`config.styleGuide.${kind}.path: give a path from the top of the repository`);
  }
});

test("has 200 sources at most, also where docsRepo is added to them", async () => {
  const { database } = organization.store;
  const row = await database.selectFrom("connections").selectAll().where("id", "=", chat).executeTakeFirstOrThrow();
  const { seq: _, ...columns } = row;
  const rows = Array.from({ length: 200 }, (_, index) => {
    return {
      ...columns,
      id: `cnn-${String(index).padStart(16, "0")}`,
      name: `Notes ${index}`,
      type: "notesTool",
    };
  });
  await database.insertInto("connections").values(rows).execute();
  const sourceRepos = rows.map(({ id }) => id);
  const body = { name: "n", config: { sourceRepos, docsRepo: one } };
  expect(await call("POST", "publications", body)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining("at most 199") },
  });
  const fewer = { name: "n", config: { sourceRepos: sourceRepos.slice(1), docsRepo: one } };
  const { status, body: made } = await call("POST", "publications", fewer);
  expect(status).toBe(201);
  expect(await call("GET", `publications/${made.id}`)).toMatchObject({ status: 200 });
});

test("is created whole, read, and listed under its old name too", async () => {
  const whole = config({
    sourceRepos: [one, two, one],
    inputTriggers: { [one]: ["releases", "pullRequests"] },
    writeDocumentation: true,
    writeReleaseNotes: true,
    writeChangelogs: false,
    styleGuide: { changelogs: { path: "docs/LOG.md" } },
    planningInstructions: "Be brief.",
    prCommitInstructions: "Imperative.",
    model: "openai/gpt-5-mini",
    notifierConnection: channel,
  });
  const created = await call("POST", "publications", { name: "Notes", config: whole });
  const healthMessage = expect.stringMatching(/^octo\/two: https.* is on the internet/);
  expect(created).toMatchObject({
    status: 201,
    body: { name: "Notes", healthy: false, healthMessage, instructions: [] },
  });
  expect(created.body.config).toEqual({ ...whole, sourceRepos: [one, two] });
  const { id } = created.body;
  expect(id).toMatch(/^pub-[0-9a-f]{16}$/);
  for (const resource of ["publications", "automations"]) {
    expect(await call("GET", `${resource}/${id}`)).toEqual({ status: 200, body: created.body });
    expect((await call("GET", resource)).body.publications).toEqual([created.body]);
  }
  const links = await organization.store.database.selectFrom("publication_connections").selectAll().execute();
  expect(links.map(({ connection_id, role }) => [role, connection_id]).sort()).toEqual(
    [
      ["docs", two],
      ["notifier", channel],
      ["source", one],
      ["source", two],
    ].sort(),
  );
});

test.each<[string, () => unknown, RegExp]>([
  ["no docsRepo", () => ({ name: "n", config: { sourceRepos: [one] } }), /docsRepo is missing/],
  [
    "too many sources",
    () => ({ name: "n", config: config({ sourceRepos: Array.from({ length: 201 }, (_, index) => `cnn-${index}`) }) }),
    /sourceRepos/,
  ],
  ["a chat app as source", () => ({ name: "n", config: config({ sourceRepos: [chat] }) }), /Slack is a chatApp/],
  [
    "a model of two words",
    () => ({ name: "n", config: config({ model: "gpt 5" }) }),
    /model must be a name of at most/,
  ],
  ["a chat app as notifier", () => ({ name: "n", config: config({ notifierConnection: chat }) }), /give a chatChannel/],
  [
    "an event that is not emitted",
    () => ({ name: "n", config: config({ inputTriggers: { [one]: ["releases", "full-moon"] } }) }),
    /octo\/one is a codehostRepo, which emits pullRequests, newIssues, issueComments, releases, not "full-moon"/,
  ],
  [
    "triggers of what is no source",
    () => ({ name: "n", config: config({ inputTriggers: { [two]: ["releases"] } }) }),
    /is not one of sourceRepos/,
  ],
  [
    "an unknown instruction",
    () => ({ name: "n", config: config(), instructions: [{ slotType: "commit", instructionId: "ins-0" }] }),
    /no instruction "ins-0"/,
  ],
  [
    "an unknown slot",
    () => ({ name: "n", config: config(), instructions: [{ slotType: "poem", content: "c" }] }),
    /instructions/,
  ],
  [
    "the slot that publications have not",
    () => ({ name: "n", config: config(), instructions: [{ slotType: "styleGuide", content: "c" }] }),
    /styleGuide is no slot of a publication/,
  ],
])("a create with %s is 400 and says why; so is an update", async (_, body, fault) => {
  const refused = { status: 400, body: { error: expect.stringMatching(fault) } };
  expect(await call("POST", "publications", body())).toMatchObject(refused);
  const id = await publish("kept");
  const before = await call("GET", `publications/${id}`);
  expect(await call("PUT", `publications/${id}`, body())).toMatchObject(refused);
  expect(await call("GET", `publications/${id}`)).toEqual(before);
  expect(await readInstructionRows()).toEqual([]);
});

test("a deleted connection, and one that the caller may not read, are not found", async () => {
  await call("DELETE", `connections/${two}`);
  const body = { name: "n", config: { sourceRepos: [one], docsRepo: two } };
  expect(await call("POST", "publications", body)).toMatchObject({ status: 400 });
  const granted = await organization.addCaller({ grants: [{ permission: "publication:update", recordId: NOWHERE }] });
  expect(await granted("PUT", `publications/${NOWHERE}`, body)).toMatchObject({ status: 404 });
});

test("many creates at once have one name and one branch each", async () => {
  const names = ["Notes", "Notes", "notes!", "Notes?", "Log", "日本"];
  const answers = await Promise.all(names.map((name) => call("POST", "publications", { name, config: config() })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409]);
  const branches = await readBranchNames();
  expect(new Set(branches).size).toBe(5);
  expect(branches).toEqual(expect.arrayContaining(["notes", "log"]));
  for (const branch of branches) expect(branch).toMatch(/^(notes(-[0-9a-f]{7})?|log|[0-9a-f]{7})$/);
});

test("a branch is named once: a new name of the publication does not move its drafts", async () => {
  const id = await publish("Notes");
  await call("PUT", `publications/${id}`, { name: "News", config: config() });
  expect(await readBranchNames()).toEqual(["notes"]);
});

test("an update replaces all fields, and conflicts with one that its caller has not seen", async () => {
  const id = await publish("Notes", { planningInstructions: "Be brief." });
  const { updatedAt } = (await call("GET", `publications/${id}`)).body;
  const update = { name: "News", config: { sourceRepos: [two], docsRepo: one }, updatedAt };
  const answer = await call("PUT", `publications/${id}`, update);
  expect(answer).toMatchObject({ status: 200, body: { id, name: "News", config: update.config } });
  expect(answer.body.config).toEqual(update.config);
  // Also if the clock does not advance.
  expect(answer.body.updatedAt).not.toBe(updatedAt);
  expect(await call("PUT", `publications/${id}`, update)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining(answer.body.updatedAt) },
  });
  const seen = { ...update, updatedAt: answer.body.updatedAt.replace("Z", "+00:00") };
  expect(await call("PUT", `publications/${id}`, seen)).toMatchObject({ status: 200 });
  const [{ delta } = { delta: "" }] = (await organization.readAudits()).filter(
    ({ summary }) => summary === "Updated a publication",
  );
  expect(delta).toContain('name: "Notes" → "News"');
  expect(delta).toContain("planningInstructions: changed");
});

test("instructions are resolved in the order of slots, then of positions, and replaced as a whole", async () => {
  const library = await insertInstruction({ name: "tone", content: "Be kind." });
  const instructions = [
    { slotType: "planning", content: "Plan." },
    { slotType: "releaseNotes", instructionId: library },
    { slotType: "documentation", content: "Document.", name: "docs", type: "styleGuide" },
    { slotType: "releaseNotes", content: "List." },
  ];
  const created = await call("POST", "publications", { name: "Notes", config: config(), instructions });
  expect(created.body.instructions).toMatchObject([
    { slotType: "documentation", position: 0, content: "Document.", name: "docs", type: "styleGuide", global: false },
    {
      slotType: "releaseNotes",
      position: 0,
      content: "Be kind.",
      name: "tone",
      instructionId: library,
      global: true,
    },
    { slotType: "releaseNotes", position: 1, content: "List.", name: "releaseNotes 2", type: "releaseNotes" },
    { slotType: "planning", position: 0, content: "Plan." },
  ]);
  const [own] = created.body.instructions as unknown as { instructionId: string }[];
  const kept = [{ slotType: "commit", instructionId: own?.instructionId }];
  const updated = await call("PUT", `publications/${created.body.id}`, {
    name: "Notes",
    config: config(),
    instructions: kept,
  });
  expect(updated.body.instructions).toMatchObject([{ slotType: "commit", content: "Document.", ...(own && kept[0]) }]);
  expect((await readInstructionRows()).map(({ content }) => content).sort()).toEqual(["Be kind.", "Document."]);
  const emptied = await call("PUT", `publications/${created.body.id}`, { name: "Notes", config: config() });
  expect(emptied.body.instructions).toEqual([]);
  expect((await readInstructionRows()).map(({ id }) => id)).toEqual([library]);
});

test("an update that changes nothing leaves everything as it was, and no audit log", async () => {
  const library = await insertInstruction({ name: "tone", content: "Be kind." });
  const body = {
    name: "Notes",
    config: config(),
    instructions: [
      { slotType: "planning", content: "Plan." },
      { slotType: "documentation", instructionId: library },
    ],
  };
  const created = await call("POST", "publications", body);
  const audits = await organization.readAudits();
  expect(await call("PUT", `publications/${created.body.id}`, body)).toEqual({ status: 200, body: created.body });
  expect(await organization.readAudits()).toEqual(audits);
  const [plan, tone] = body.instructions;
  const turned = { ...body, instructions: [tone, { ...plan, content: "Plan well." }] };
  expect(await call("PUT", `publications/${created.body.id}`, turned)).toMatchObject({ status: 200 });
  expect((await organization.readAudits()).at(-1)).toMatchObject({ delta: "instructions: changed" });
});

test("an instruction of the library that the caller may not read is not found", async () => {
  const library = await insertInstruction({ name: "tone", content: "Be kind." });
  const instructions = [{ slotType: "planning", instructionId: library }];
  const permissions = ["publication:create", "connection:get"] as const;
  const writer = await organization.addCaller({ permissions });
  const body = { name: "Notes", config: config(), instructions };
  expect(await writer("POST", "publications", body)).toMatchObject({
    status: 400,
    body: { error: `instructions: there is no instruction "${library}".` },
  });
  expect(await writer("POST", "publications", { ...body, instructions: [] })).toMatchObject({ status: 201 });
});

test("an instruction of another publication's own cannot be taken, one of another organization neither", async () => {
  const instructions = [{ slotType: "commit", content: "Mine." }];
  const created = await call("POST", "publications", { name: "Notes", config: config(), instructions });
  const [own] = created.body.instructions as unknown as { instructionId: string }[];
  const taken = [{ slotType: "commit", instructionId: own?.instructionId }];
  const body = { name: "News", config: config(), instructions: taken };
  expect(await call("POST", "publications", body)).toMatchObject({ status: 400 });
});

test("a delete removes its links and its own instructions; its conversations stay", async () => {
  const library = await insertInstruction({ name: "tone", content: "Be kind." });
  const instructions = [
    { slotType: "planning", content: "Mine." },
    { slotType: "planning", content: "Also another's." },
    { slotType: "planning", instructionId: library },
  ];
  const { body } = await call("POST", "publications", { name: "Notes", config: config(), instructions });
  const other = await publish("News");
  const shared = (await readInstructionRows()).find(({ content }) => content === "Also another's.")?.id ?? "";
  await linkInstruction(shared, other);
  const conversation = await insertConversation(body.id, "Notes");
  expect(await call("DELETE", `publications/${body.id}`)).toEqual({ status: 204, body: undefined });
  expect(await call("DELETE", `publications/${body.id}`)).toMatchObject({ status: 404 });
  expect(await call("GET", `publications/${body.id}`)).toMatchObject({ status: 404 });
  expect((await readInstructionRows()).map(({ content }) => content).sort()).toEqual(["Also another's.", "Be kind."]);
  expect((await call("GET", `publications/${other}`)).body.instructions).toMatchObject([
    { content: "Also another's." },
  ]);
  expect((await call("GET", `conversations/${conversation}`)).body).toMatchObject({
    publicationId: null,
    publicationName: "Notes",
  });
  expect((await organization.readAudits()).at(-1)).toMatchObject({
    type: "action-delete",
    config: { publicationId: body.id, name: "Notes" },
  });
});

test("an update that drops its own instruction leaves it to another publication that links it", async () => {
  const instructions = [{ slotType: "planning", content: "Mine." }];
  const { body } = await call("POST", "publications", { name: "Notes", config: config(), instructions });
  const other = await publish("News");
  const [{ id: shared } = { id: "" }] = await readInstructionRows();
  await linkInstruction(shared, other);
  await call("PUT", `publications/${body.id}`, { name: "Notes", config: config() });
  expect((await call("GET", `publications/${body.id}`)).body.instructions).toEqual([]);
  expect((await call("GET", `publications/${other}`)).body.instructions).toMatchObject([{ content: "Mine." }]);
});

test("of concurrent deletes, one succeeds and is logged", async () => {
  const id = await publish("Notes");
  const answers = await Promise.all(Array.from({ length: 5 }, () => call("DELETE", `publications/${id}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
  expect((await organization.readAudits()).filter(({ type }) => type === "action-delete")).toHaveLength(1);
});

test("access is checked before the lookup, and lists narrow to what is granted", async () => {
  const [first, second] = [await publish("Notes"), await publish("News")];
  const granted = await organization.addCaller({ grants: [{ permission: "publication:get", recordId: first }] });
  expect((await granted("GET", "publications")).body.publications.map(({ id }) => id)).toEqual([first]);
  expect(await granted("GET", `publications?ids=${second}`)).toMatchObject({ body: { publications: [] } });
  expect(await granted("GET", `publications/${first}`)).toMatchObject({ status: 200 });
  const body = { name: "n", config: config() };
  for (const id of [second, NOWHERE, "nonsense"]) {
    expect(await granted("GET", `publications/${id}`)).toMatchObject({ status: 403 });
    expect(await granted("GET", `publications/${id}/health`)).toMatchObject({ status: 403 });
    expect(await granted("POST", `publications/${id}/sync`, {})).toMatchObject({ status: 403 });
    expect(await granted("PUT", `publications/${id}`, body)).toMatchObject({ status: 403 });
    expect(await granted("DELETE", `publications/${id}`)).toMatchObject({ status: 403 });
  }
  expect(await granted("POST", "publications", body)).toMatchObject({ status: 403 });
  for (const id of [NOWHERE, "nonsense"]) {
    expect(await call("GET", `publications/${id}`)).toMatchObject({ status: 404 });
    expect(await call("GET", `publications/${id}/health`)).toMatchObject({ status: 404 });
    expect(await call("POST", `publications/${id}/sync`, {})).toMatchObject({ status: 404 });
    expect(await call("PUT", `publications/${id}`, body)).toMatchObject({ status: 404 });
  }
});

async function insertInstruction(given: { name: string; content: string }): Promise<string> {
  const id = organization.store.createId("ins");
  const times = { created_at: new Date(now).toISOString(), updated_at: new Date(now).toISOString() };
  const row = { id, ...times, ...given, org_id: organization.orgId, type: "releaseNotes", global: 1 };
  await organization.store.database.insertInto("instructions").values(row).execute();
  return id;
}

async function linkInstruction(instruction_id: string, publication_id: string): Promise<void> {
  const times = { created_at: new Date(now).toISOString(), updated_at: new Date(now).toISOString() };
  const row = { id: organization.store.createId("inl"), ...times, org_id: organization.orgId, instruction_id };
  await organization.store.database
    .insertInto("instruction_links")
    .values({ ...row, publication_id, slot_type: "planning", position: 0 })
    .execute();
}

async function insertConversation(publication_id: string, publication_name: string): Promise<string> {
  const [id = ""] = await insertConversations(organization.store, [
    { org_id: organization.orgId, publication_id, publication_name },
  ]);
  return id;
}
