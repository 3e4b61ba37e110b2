import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { insertPublication } from "../../../support/rows.ts";
import { type Call, TestService } from "../../../support/service.ts";
import { databases, type StoreLocation, stores } from "../../../support/stores.ts";

const TONE = { name: "Tone", type: "releaseNotes", content: "Be short." };
const MISSING = "0000000000000000";

describe.each(databases)("instruction links on $name", ({ createLocation }) => {
  let place: StoreLocation;
  let served: TestService;
  let orgId: string;
  let call: Call;
  let instructionId: string;
  let publicationId: string;
  let now = Date.UTC(2026, 2, 1);
  beforeEach(async () => {
    place = await createLocation();
    served = await TestService.open(place.location, () => new Date(now));
    orgId = await served.addOrganization("one");
    ({ call } = await served.addCaller(orgId, { role: "admin" }));
    instructionId = (await call("POST", "instructions", TONE)).body.id;
    publicationId = await insertPublication(served.store, orgId, "notes");
  });
  afterEach(async () => {
    await served.close();
    await place[Symbol.asyncDispose]();
  });

  const link = async (slotType: string, publication = publicationId, instruction = instructionId) =>
    call("POST", `instructions/${instruction}/links`, { publicationId: publication, slotType });
  const list = async (query = "") => {
    const { body } = await call("GET", `instruction-links?${query}`);
    return body.instructionLinks.map((shown) => shown.id);
  };
  const logs = async (summary: string) => {
    const { body } = await call("GET", `audit_logs?summary=${encodeURIComponent(summary)}`);
    return body.auditLogs.map(({ type, config }) => ({ type, config }));
  };

  test("a new one is shown with all fields, at the next position of its slot", async () => {
    const { status, body } = await link("releaseNotes");
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^inl-[0-9a-f]{16}$/),
      orgId,
      instructionId,
      publicationId,
      slotType: "releaseNotes",
      position: 0,
      createdAt: new Date(now).toISOString(),
      updatedAt: new Date(now).toISOString(),
    });
    expect(await call("GET", `instruction-links/${body.id}`)).toEqual({ status: 200, body });
    expect(await logs("linked an instruction")).toEqual([
      {
        type: "action-create",
        config: {
          instructionId,
          publicationIds: [publicationId],
          slotTypes: ["releaseNotes"],
          instructionLinkIds: [body.id],
        },
      },
    ]);
  });

  test("a deleted link leaves its position empty, and the next link is appended", async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push((await link("commit")).body.id);
    await call("DELETE", `instruction-links/${ids[1]}`);
    expect((await link("commit")).body.position).toBe(3);
    expect((await call("GET", `instruction-links/${ids[2]}`)).body.position).toBe(2);
  });

  test("a publication shows them in the order of slots and positions, at once, and styleGuide is no slot", async () => {
    const shown = async () => {
      const { body } = await call("GET", `publications/${publicationId}`);
      return body.instructions as unknown as Record<string, unknown>[];
    };
    const made: Record<string, string[]> = {};
    for (const slot of ["planning", "styleGuide", "commit", "documentation", "commit"]) {
      made[slot] = [...(made[slot] ?? []), (await link(slot)).body.id];
    }
    const { documentation = [], commit = [], planning = [] } = made;
    expect((await shown()).map(({ id }) => id)).toEqual([...documentation, ...commit, ...planning]);
    await call("DELETE", `instruction-links/${commit[0]}`);
    await call("PUT", `instructions/${instructionId}`, { ...TONE, content: "Be long." });
    expect((await shown()).map(({ id }) => id)).toEqual([...documentation, ...commit.slice(1), ...planning]);
    expect((await shown())[0]).toEqual({
      ...TONE,
      id: documentation[0],
      instructionId,
      slotType: "documentation",
      position: 0,
      content: "Be long.",
      global: true,
    });
    await call("DELETE", `instructions/${instructionId}`);
    expect(await shown()).toEqual([]);
  });

  test("every change to a publication's links changes its updatedAt", async () => {
    const changed = async () => {
      const query = served.store.database.selectFrom("publications").select("updated_at");
      return (await query.executeTakeFirstOrThrow()).updated_at;
    };
    const { id } = (await link("commit")).body;
    await link("commit");
    now += 1000;
    for (const change of [
      () => link("commit"),
      () => call("DELETE", `instruction-links/${id}`),
      () => call("DELETE", `instructions/${instructionId}`),
    ]) {
      now += 1000;
      await change();
      expect(await changed()).toBe(new Date(now).toISOString());
    }
  });

  test("an unknown instruction is 404, and what another organization has is unknown", async () => {
    const foreignOrg = await served.addOrganization("other");
    const other = await served.addCaller(foreignOrg, { role: "admin" });
    const foreign = (await other.call("POST", "instructions", TONE)).body.id;
    expect((await link("commit", publicationId, `ins-${MISSING}`)).status).toBe(404);
    expect((await link("commit", publicationId, foreign)).status).toBe(404);
    expect((await link("commit", await insertPublication(served.store, foreignOrg, "notes"))).status).toBe(400);
    const { id } = (await link("commit")).body;
    expect((await other.call("GET", `instruction-links/${id}`)).status).toBe(404);
    expect((await other.call("DELETE", `instruction-links/${id}`)).status).toBe(204);
    expect((await other.call("POST", "instruction-links/bulk-delete", { ids: [id] })).status).toBe(204);
    expect(await list()).toEqual([id]);
  });

  test("an instruction that a publication has alone is linked to no other", async () => {
    const local = await served.addOwnInstruction(orgId, publicationId, "Tone");
    expect((await link("commit", publicationId, local)).status).toBe(201);
    expect((await link("commit", await insertPublication(served.store, orgId, "other"), local)).status).toBe(400);
  });

  test("a missing one is 404 to read and 204 to delete, without a log", async () => {
    const { id } = (await link("commit")).body;
    expect(await call("DELETE", `instruction-links/${id}`)).toEqual({ status: 204, body: undefined });
    expect((await call("DELETE", `instruction-links/${id}`)).status).toBe(204);
    expect((await call("GET", `instruction-links/${id}`)).status).toBe(404);
    expect(await logs("unlinked an instruction")).toEqual([
      { type: "action-delete", config: { instructionLinkIds: [id] } },
    ]);
  });

  test("bulk create appends every slot of every publication, duplicates once", async () => {
    const other = await insertPublication(served.store, orgId, "other");
    await link("commit");
    const body = { publicationIds: [publicationId, other, other], slotTypes: ["commit", "planning", "commit"] };
    expect(await call("POST", `instructions/${instructionId}/links/bulk`, body)).toEqual({ status: 204 });
    const { instructionLinks } = (await call("GET", "instruction-links")).body;
    expect(instructionLinks.map((row) => [row.publicationId, row.slotType, row.position]).reverse()).toEqual([
      [publicationId, "commit", 0],
      [publicationId, "commit", 1],
      [publicationId, "planning", 0],
      [other, "commit", 0],
      [other, "planning", 0],
    ]);
  });

  test("bulk create accepts a thousand publications with all slots, and runs once for an Idempotency-Key", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 1_000; count += 1) ids.push(await insertPublication(served.store, orgId, `p-${count}`));
    const slotTypes = ["documentation", "releaseNotes", "changelog", "commit", "planning", "styleGuide"];
    const path = `instructions/${instructionId}/links/bulk`;
    for (let time = 0; time < 2; time += 1) {
      const headers = { "idempotency-key": "once" };
      expect((await call("POST", path, { publicationIds: ids, slotTypes }, headers)).status).toBe(204);
    }
    const links = await served.store.database.selectFrom("instruction_links").select("position").execute();
    expect(links).toHaveLength(6_000);
    expect(links.every(({ position }) => position === 0)).toBe(true);
  });

  test("bulk delete removes existing links and ignores the others", async () => {
    const ids = [];
    for (const slot of ["commit", "planning", "changelog"]) ids.push((await link(slot)).body.id);
    const bulkBody = { ids: [ids[0], `inl-${MISSING}`, ids[2], ids[0]] };
    expect(await call("POST", "instruction-links/bulk-delete", bulkBody)).toEqual({ status: 204 });
    expect(await list()).toEqual([ids[1]]);
    expect((await call("POST", "instruction-links/bulk-delete", bulkBody)).status).toBe(204);
    expect((await call("POST", "instruction-links/bulk-delete", { ids: [] })).status).toBe(204);
    expect(await logs("unlinked an instruction")).toEqual([
      { type: "action-delete", config: { instructionLinkIds: expect.arrayContaining([ids[0], ids[2]]) } },
    ]);
    expect((await call("POST", "instruction-links/bulk-delete", {})).status).toBe(400);
  });

  test.each<[string, string, object | undefined, string]>([
    ["GET", "instruction-links", undefined, "list"],
    ["GET", `instruction-links/inl-${MISSING}`, undefined, "get"],
    ["POST", `instructions/ins-${MISSING}/links`, { publicationId: "x", slotType: "commit" }, "create"],
    ["DELETE", `instruction-links/inl-${MISSING}`, undefined, "delete"],
    ["POST", `instructions/ins-${MISSING}/links/bulk`, { publicationIds: ["x"], slotTypes: ["commit"] }, "bulkCreate"],
    ["POST", "instruction-links/bulk-delete", { ids: [] }, "bulkDelete"],
  ])("%s %s needs its own permission", async (method, path, body, verb) => {
    const permission = `instructionLink:${verb}` as "instructionLink:get";
    // A user who may get every record may list them.
    const enough = verb === "list" ? ["list", "get"] : [verb];
    const verbs = ["list", "get", "create", "delete", "bulkCreate", "bulkDelete"];
    const others = verbs.filter((other) => !enough.includes(other));
    const refused = await served.addCaller(orgId, {
      permissions: others.map((other) => `instructionLink:${other}`) as [],
    });
    expect(await refused.call(method, path, body)).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining(permission) },
    });
    const allowed = await served.addCaller(orgId, { permissions: [permission] });
    expect((await allowed.call(method, path, body)).status).not.toBe(403);
  });

  test("linking requires the permission to link only", async () => {
    const linker = await served.addCaller(orgId, {
      permissions: ["instructionLink:create", "instructionLink:bulkCreate"],
    });
    const one = { publicationId, slotType: "commit" };
    expect((await linker.call("POST", `instructions/${instructionId}/links`, one)).status).toBe(201);
    const bulk = { publicationIds: [publicationId], slotTypes: ["commit"] };
    expect((await linker.call("POST", `instructions/${instructionId}/links/bulk`, bulk)).status).toBe(204);
  });
});

// SQLite waits for a lock by blocking the process, so two writers in one process would deadlock.
describe.each(stores.filter(({ kind }) => kind === "postgres"))("instruction links on $name", ({ createLocation }) => {
  test("processes that append concurrently get a position each, and none fails when the instruction is deleted", async () => {
    await using place = await createLocation();
    const all = await Promise.all(Array.from({ length: 3 }, () => TestService.open(place.location)));
    const [first = expect.unreachable()] = all;
    const orgId = await first.addOrganization("one");
    const { apiKey, call } = await first.addCaller(orgId, { role: "editor" });
    const publicationIds: string[] = [];
    for (const name of ["a", "b"]) publicationIds.push(await insertPublication(first.store, orgId, name));
    const ids: string[] = [];
    for (const name of ["x", "y"]) ids.push((await call("POST", "instructions", { ...TONE, name })).body.id);
    const bulk = (served: TestService, round: number, id = ids[round % 2]) =>
      served.callerOf(apiKey)("POST", `instructions/${id}/links/bulk`, {
        publicationIds: round % 2 === 0 ? publicationIds : publicationIds.toReversed(),
        slotTypes: ["commit", "planning"],
      });
    const answers = await Promise.all(Array.from({ length: 18 }, (_, round) => bulk(all[round % 3] ?? first, round)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const links = await first.store.database.selectFrom("instruction_links").selectAll().orderBy("position").execute();
    const positions = Map.groupBy(links, (row) => `${row.publication_id} ${row.slot_type}`).values();
    for (const taken of positions) {
      expect(taken.map(({ position }) => position)).toEqual(Array.from({ length: 18 }, (_, index) => index));
    }
    const ending = await Promise.all([
      ...all.map((served) => served.callerOf(apiKey)("DELETE", `instructions/${ids[0]}`)),
      ...all.map((served, round) => bulk(served, round, ids[0])),
    ]);
    for (const { status } of ending) expect([204, 404]).toContain(status);
    const left = await first.store.database.selectFrom("instruction_links").select("instruction_id").execute();
    expect(new Set(left.map((row) => row.instruction_id))).toEqual(new Set([ids[1]]));
    for (const served of all) await served.close();
  });

  test("a publication that is deleted while an instruction is linked to it is a 400", async () => {
    await using place = await createLocation();
    const served = await TestService.open(place.location);
    const orgId = await served.addOrganization("one");
    const { call } = await served.addCaller(orgId, { role: "editor" });
    const { id } = (await call("POST", "instructions", TONE)).body;
    const publicationId = await insertPublication(served.store, orgId, "a");
    const linked = await served.store.transaction(async ({ database }) => {
      await database.deleteFrom("publications").where("id", "=", publicationId).execute();
      const linking = call("POST", `instructions/${id}/links`, { publicationId, slotType: "commit" });
      const waiting = sql<{ pid: number }>`select pid from pg_locks where not granted`;
      while ((await waiting.execute(database)).rows.length === 0) await new Promise(setImmediate);
      return { linking };
    });
    expect((await linked.linking).status).toBe(400);
    await served.close();
  });
});
