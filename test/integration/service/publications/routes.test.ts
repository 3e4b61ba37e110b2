import { beforeEach, expect, test } from "vitest";
import { newRow } from "../../../../src/shared/records.ts";
import { ofTest } from "../../../support/of-test.ts";
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
  organization = ofTest(await TestOrganization.open(":memory:", { clock: () => new Date(now) }));
  call = await organization.addCaller({ role: "owner" });
  const connect = (name: string, config: object) => create(call, "connections", { name, config });
  const codehostAppConnectionId = await connect("GitHub", { codehostApp: { token: "t" } });
  const repository = (name: string) =>
    connect(name, { codehostRepo: { codehostAppConnectionId, repositoryUrl: `https://github.com/${name}` } });
  one = await repository("octo/one");
  two = await repository("octo/two");
  chat = await connect("Slack", { chatApp: { token: "t" } });
  channel = await connect("#releases", { chatChannel: { chatAppConnectionId: chat, channelId: "C1" } });
});
const config = (more = {}) => ({ sourceRepos: [one], docsRepo: two, ...more });
const publish = (name: string, more = {}) => create(call, "publications", { name, config: config(more) });
const readInstructionRows = () => organization.store.database.selectFrom("instructions").selectAll().execute();
const readBranchNames = async () => {
  const rows = await organization.store.database.selectFrom("publications").select("branch_name").execute();
  return rows.map(({ branch_name }) => branch_name);
};

test.each<[kind: string, path: string, status: number]>([
  ["changelogs", "../CHANGELOG.md", 400],
  ["changelogs", "/etc/news.md", 400],
  ["releaseNotes", "docs/../../{version}.md", 400],
  ["documentation", "./docs/", 201],
  ["documentation", ".git/hooks", 400],
])("the path of %s may be %s: %i", async (kind, path, status) => {
  const body = { name: "n", config: config({ styleGuide: { [kind]: { path } } }) };
  const refused = `config.styleGuide.${kind}.path: give a path from the top of the repository`;
  expect(await call("POST", "publications", body)).toMatchObject({
    status,
    body: status === 400 ? { error: expect.stringContaining(refused) } : {},
  });
});

test("a template that cannot be used is refused with its field", async () => {
  const body = { name: "n", config: config({ styleGuide: { changelogs: { entry: "- {{txt}}" } } }) };
  const error = expect.stringContaining("config.styleGuide.changelogs.entry: The template has no field `txt`");
  expect(await call("POST", "publications", body)).toMatchObject({ status: 400, body: { error } });
});

test("has 200 sources at most, also where docsRepo is added to them", async () => {
  const { database } = organization.store;
  const row = await database.selectFrom("connections").selectAll().where("id", "=", chat).executeTakeFirstOrThrow();
  const { seq: _, ...columns } = row;
  const rows = Array.from({ length: 200 }, (_, index) => {
    return { ...columns, id: `cnn-${String(index).padStart(16, "0")}`, name: `Notes ${index}`, type: "notesTool" };
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

test("names each connection once", async () => {
  const id = await publish("Notes", { sourceRepos: [one, two, one], notifierConnection: channel });
  expect((await call("GET", `publications/${id}`)).body.config.sourceRepos).toEqual([one, two]);
});

test.each<[string, () => unknown, RegExp]>([
  ["a chat app as source", () => ({ name: "n", config: config({ sourceRepos: [chat] }) }), /Slack is a chatApp/],
  [
    "a model of two words",
    () => ({ name: "n", config: config({ model: "gpt 5" }) }),
    /model must be a name of at most/,
  ],
  ["a chat app as notifier", () => ({ name: "n", config: config({ notifierConnection: chat }) }), /give a chatChannel/],
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

test("many creates at once have one name and one branch each, which stays", async () => {
  const names = ["Notes", "Notes", "notes!", "Notes?", "Log", "日本"];
  const answers = await Promise.all(names.map((name) => call("POST", "publications", { name, config: config() })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409]);
  const branches = await readBranchNames();
  expect(new Set(branches).size).toBe(5);
  expect(branches).toEqual(expect.arrayContaining(["notes", "log"]));
  // A new name of the publication does not move its drafts.
  const [made] = answers.flatMap(({ status, body }) => (status === 201 ? [body] : []));
  await call("PUT", `publications/${made?.id}`, { name: "News", config: config() });
  expect(await readBranchNames()).toEqual(branches);
  for (const branch of branches) expect(branch).toMatch(/^(notes(-[0-9a-f]{7})?|log|[0-9a-f]{7})$/);
});

test("an update conflicts with one that its caller has not seen, also if the clock does not advance", async () => {
  const id = await publish("Notes", { planningInstructions: "Be brief." });
  const { updatedAt } = (await call("GET", `publications/${id}`)).body;
  const update = { name: "News", config: config(), updatedAt };
  const answer = await call("PUT", `publications/${id}`, update);
  expect(answer).toMatchObject({ status: 200, body: { id, name: "News" } });
  expect(await call("PUT", `publications/${id}`, update)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining(answer.body.updatedAt) },
  });
  const seen = { ...update, updatedAt: answer.body.updatedAt.replace("Z", "+00:00") };
  expect(await call("PUT", `publications/${id}`, seen)).toMatchObject({ status: 200 });
  const updates = (await organization.readAudits()).filter(({ summary }) => summary === "Updated a publication");
  expect(updates).toMatchObject([{ delta: 'name: "Notes" → "News"; planningInstructions: changed' }]);
});

test("an own instruction may be kept by its ID in another slot, and goes with its last link", async () => {
  const library = await insertInstruction({ name: "tone", content: "Be kind." });
  const instructions = [
    { slotType: "releaseNotes", instructionId: library },
    { slotType: "documentation", content: "Document.", name: "docs", type: "styleGuide" },
    { slotType: "releaseNotes", content: "List." },
  ];
  const { body } = await call("POST", "publications", { name: "Notes", config: config(), instructions });
  expect(body.instructions).toMatchObject([
    { slotType: "documentation", content: "Document.", name: "docs", type: "styleGuide", global: false },
    { content: "Be kind.", name: "tone", instructionId: library, global: true },
    { position: 1, content: "List.", name: "releaseNotes 2", type: "releaseNotes" },
  ]);
  const [own] = body.instructions as unknown as { instructionId: string }[];
  const put = async (more: object) =>
    (await call("PUT", `publications/${body.id}`, { name: "Notes", config: config(), ...more })).body.instructions;
  const kept = [{ slotType: "commit", instructionId: own?.instructionId }];
  expect(await put({ instructions: kept })).toMatchObject([{ slotType: "commit", content: "Document.", ...kept[0] }]);
  expect((await organization.readAudits()).at(-1)).toMatchObject({ delta: "instructions: changed" });
  expect((await readInstructionRows()).map(({ content }) => content).sort()).toEqual(["Be kind.", "Document."]);
  expect(await put({})).toEqual([]);
  expect((await readInstructionRows()).map(({ id }) => id)).toEqual([library]);
  const audits = await organization.readAudits();
  await put({});
  expect(await organization.readAudits()).toEqual(audits);
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

test("a delete and an update leave an own instruction to another publication that links it", async () => {
  const instructions = [{ slotType: "planning", content: "Mine." }];
  const other = await publish("News");
  for (const [name, method] of [
    ["Notes", "DELETE"],
    ["More", "PUT"],
  ] as const) {
    const { body } = await call("POST", "publications", { name, config: config(), instructions });
    const [{ instructionId: shared } = { instructionId: "" }] = body.instructions as unknown as {
      instructionId: string;
    }[];
    await linkInstruction(shared, other);
    const [conversation = ""] = await insertConversations(organization.store, [
      { org_id: organization.orgId, publication_id: body.id, publication_name: name },
    ]);
    expect((await call(method, `publications/${body.id}`, { name, config: config() })).status).toBeLessThan(300);
    const shown = await call("GET", `conversations/${conversation}`);
    expect(shown).toMatchObject({ body: { publicationId: method === "PUT" ? body.id : null, publicationName: name } });
  }
  expect((await call("GET", `publications/${other}`)).body.instructions).toMatchObject([
    { content: "Mine." },
    { content: "Mine." },
  ]);
});

test("of concurrent deletes, one succeeds and is logged", async () => {
  const id = await publish("Notes");
  const answers = await Promise.all(Array.from({ length: 5 }, () => call("DELETE", `publications/${id}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
  const deletions = (await organization.readAudits()).filter(({ type }) => type === "action-delete");
  expect(deletions).toMatchObject([{ config: { publicationId: id, name: "Notes" } }]);
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
  const row = { ...newRow(organization.store, "ins"), ...given, org_id: organization.orgId };
  await organization.store.database
    .insertInto("instructions")
    .values({ ...row, type: "releaseNotes", global: 1 })
    .execute();
  return row.id;
}

async function linkInstruction(instruction_id: string, publication_id: string): Promise<void> {
  const row = { ...newRow(organization.store, "inl"), org_id: organization.orgId, instruction_id };
  await organization.store.database
    .insertInto("instruction_links")
    .values({ ...row, publication_id, slot_type: "planning", position: 0 })
    .execute();
}
