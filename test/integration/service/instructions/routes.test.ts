import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { insertPublication } from "../../../support/rows.ts";
import { type Call, TestService } from "../../../support/service.ts";
import { databases, type StoreLocation, stores } from "../../../support/stores.ts";

const TONE = { name: "Tone", type: "releaseNotes", content: "Be short." };
const MISSING = "ins-0000000000000000";

describe.each(databases)("instructions on $name", ({ createLocation }) => {
  let place: StoreLocation;
  let served: TestService;
  let orgId: string;
  let call: Call;
  beforeEach(async () => {
    place = await createLocation();
    served = await TestService.open(place.location);
    orgId = await served.addOrganization("one");
    ({ call } = await served.addCaller(orgId, { role: "admin", name: "Ann" }));
  });
  afterEach(async () => {
    await served.close();
    await place[Symbol.asyncDispose]();
  });

  const create = async (written: object = TONE) => (await call("POST", "instructions", written)).body;
  const logs = async () => (await call("GET", "audit_logs")).body.auditLogs;

  test("a new one is shown with all fields, as one of the library", async () => {
    const { status, body } = await call("POST", "instructions", TONE);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...TONE,
      id: expect.stringMatching(/^ins-[0-9a-f]{16}$/),
      orgId,
      global: true,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: body.createdAt,
    });
    expect(await call("GET", `instructions/${body.id}`)).toEqual({ status: 200, body });
    expect(await logs()).toEqual([
      expect.objectContaining({
        type: "action-create",
        summary: "Created an instruction",
        config: { instructionId: body.id, name: TONE.name, type: TONE.type },
        userName: "Ann",
        adminUserName: null,
        requestId: expect.stringMatching(/^req-[0-9a-f]{16}$/),
      }),
    ]);
  });

  test.each<[string, object, string]>([
    ["an unknown type", { ...TONE, type: "poem" }, 'type must be one of "documentation"'],
    ["no type", { ...TONE, type: undefined }, "type is required"],
    ["no name", { type: "commit", content: "x" }, "name"],
    ["a name of spaces", { ...TONE, name: "  " }, "name"],
    ["no content", { ...TONE, content: "" }, "content"],
  ])("%s is 400, created or replaced", async (_, written, fault) => {
    const { id } = await create();
    for (const [method, path] of [
      ["POST", "instructions"],
      ["PUT", `instructions/${id}`],
    ] as const) {
      expect(await call(method, path, written)).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining(fault) },
      });
    }
    expect(await logs()).toHaveLength(1);
  });

  test("a name may be given once to a type: 409 for another, created or renamed", async () => {
    const { id } = await create();
    const other = await create({ ...TONE, type: "commit" });
    const third = await create({ ...TONE, name: "tone" });
    expect(await call("POST", "instructions", TONE)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining(id) },
    });
    for (const { id: taken } of [other, third]) {
      expect((await call("PUT", `instructions/${taken}`, TONE)).status).toBe(409);
      expect((await call("GET", `instructions/${taken}`)).body).toMatchObject({ id: taken });
    }
    expect((await call("PUT", `instructions/${id}`, { ...TONE, content: "Be long." })).status).toBe(200);
  });

  test("an update replaces all fields, and its audit log has the change but not the text", async () => {
    const { id, createdAt } = await create();
    const written = { name: "Length", type: "changelog", content: "Be secretive." };
    const { status, body } = await call("PUT", `instructions/${id}`, written);
    expect({ status, body }).toMatchObject({ status: 200, body: { ...written, id, global: true, createdAt } });
    expect((await call("GET", `instructions/${id}`)).body).toEqual(body);
    const [log] = await logs();
    expect(log).toMatchObject({
      type: "action-update",
      delta: 'name: "Tone" → "Length"; type: "releaseNotes" → "changelog"; content: changed',
    });
    expect(JSON.stringify(log)).not.toContain("secretive");
  });

  test("an update that changes nothing leaves no log", async () => {
    const created = await create();
    expect(await call("PUT", `instructions/${created.id}`, TONE)).toEqual({ status: 200, body: created });
    expect(await logs()).toHaveLength(1);
  });

  test("a missing one is 404 to read and to replace, and 204 to delete", async () => {
    const other = await served.addCaller(await served.addOrganization("other"), { role: "admin" });
    const foreign = (await other.call("POST", "instructions", TONE)).body;
    for (const id of [MISSING, foreign.id, "x"]) {
      expect((await call("GET", `instructions/${id}`)).status).toBe(404);
      expect((await call("PUT", `instructions/${id}`, TONE)).status).toBe(404);
      expect(await call("DELETE", `instructions/${id}`)).toEqual({ status: 204, body: undefined });
    }
    expect(await logs()).toEqual([]);
    expect((await other.call("GET", `instructions/${foreign.id}`)).body).toEqual(foreign);
  });

  test("a delete removes its links, once", async () => {
    const { id } = await create();
    const publicationId = await insertPublication(served.store, orgId, "notes");
    const link = (await call("POST", `instructions/${id}/links`, { publicationId, slotType: "commit" })).body;
    const answers = await Promise.all([1, 2].map(() => call("DELETE", `instructions/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await call("GET", `instructions/${id}`)).status).toBe(404);
    expect((await call("GET", `instruction-links/${link.id}`)).status).toBe(404);
    const deletions = (await logs()).filter(({ summary }) => summary === "Deleted an instruction");
    expect(deletions).toEqual([
      expect.objectContaining({
        type: "action-delete",
        config: { instructionId: id, name: TONE.name, type: TONE.type, instructionLinkIds: [link.id] },
      }),
    ]);
  });

  test("lists are filtered by type and by global, and page", async () => {
    const ids: string[] = [];
    for (const name of ["a", "b", "c"]) ids.unshift((await create({ ...TONE, name })).id);
    const commit = (await create({ ...TONE, type: "commit" })).id;
    const publicationId = await insertPublication(served.store, orgId, "notes");
    const local = await served.addOwnInstruction(orgId, publicationId, "a");
    const list = async (query: string) => {
      const { instructions, ...tokens } = (await call("GET", `instructions?${query}`)).body;
      return { ids: instructions.map(({ id }) => id), ...tokens };
    };
    expect(await list("")).toEqual({ ids: [local, commit, ...ids] });
    expect(await list("type=commit")).toEqual({ ids: [commit] });
    expect(await list("type=poem")).toEqual({ ids: [] });
    expect(await list("global=false")).toEqual({ ids: [local] });
    expect(await list("global=true&type=releaseNotes")).toEqual({ ids });
    const first = await list("global=true&type=releaseNotes&pageSize=2");
    expect(first.ids).toEqual(ids.slice(0, 2));
    const second = await list(`global=true&type=releaseNotes&pageSize=2&next=${first.nextPageToken}`);
    expect(second.ids).toEqual(ids.slice(2));
    expect((await call("GET", "instructions?global=maybe")).status).toBe(400);
  });

  test("a create with the same Idempotency-Key gives the same instruction", async () => {
    const headers = { "idempotency-key": "once" };
    const [first, second] = await Promise.all([1, 2].map(() => call("POST", "instructions", TONE, headers)));
    expect([first?.status, second?.body]).toEqual([201, first?.body]);
    expect(await logs()).toHaveLength(1);
  });

  test.each<[string, string, object | undefined, string]>([
    ["GET", "instructions", undefined, "instruction:list"],
    ["GET", `instructions/${MISSING}`, undefined, "instruction:get"],
    ["POST", "instructions", TONE, "instruction:create"],
    ["PUT", `instructions/${MISSING}`, TONE, "instruction:update"],
    ["DELETE", `instructions/${MISSING}`, undefined, "instruction:delete"],
  ])("%s %s needs its own permission", async (method, path, body, permission) => {
    const { call: refused } = await served.addCaller(orgId, {});
    expect(await refused(method, path, body)).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining(permission) },
    });
    const { call: allowed } = await served.addCaller(orgId, { permissions: [permission as "instruction:get"] });
    expect((await allowed(method, path, body)).status).not.toBe(403);
  });

  test("a list without the permission is narrowed to what is granted", async () => {
    const [granted] = [await create(), await create({ ...TONE, type: "commit" })];
    const grants = [{ permission: "instruction:get", recordId: granted.id }] as const;
    const { call: narrowed } = await served.addCaller(orgId, { grants });
    expect((await narrowed("GET", "instructions")).body.instructions).toEqual([granted]);
    expect((await narrowed("GET", "instructions?type=commit")).body.instructions).toEqual([]);
  });
});

// SQLite waits for a lock by blocking the process, so two writers in one process would deadlock.
describe.each(stores.filter(({ kind }) => kind === "postgres"))("instructions on $name", ({ createLocation }) => {
  test("two processes that create the same one concurrently: one succeeds, the other gets 409", async () => {
    await using place = await createLocation();
    const both = [await TestService.open(place.location), await TestService.open(place.location)];
    const orgId = await both[0]?.addOrganization("one");
    const { apiKey } = (await both[0]?.addCaller(orgId ?? "", { role: "editor" })) ?? expect.unreachable();
    for (let round = 0; round < 5; round += 1) {
      const written = { ...TONE, name: `Tone ${round}` };
      const answers = await Promise.all(both.map((served) => served.callerOf(apiKey)("POST", "instructions", written)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
    for (const served of both) await served.close();
  });
});
