import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { ofTest } from "../../../support/of-test.ts";
import { insertPublication } from "../../../support/rows.ts";
import { type Call, TestService } from "../../../support/service.ts";
import { databases, stores } from "../../../support/stores.ts";

const TONE = { name: "Tone", type: "releaseNotes", content: "Be short." };
const MISSING = "ins-0000000000000000";

describe.each(databases)("instructions on $name", ({ kind, createLocation }) => {
  let served: TestService;
  let orgId: string;
  let call: Call;
  let now = Date.UTC(2026, 2, 1);
  beforeEach(async () => {
    const { location } = ofTest(await createLocation());
    served = ofTest(await TestService.open(location, () => new Date(now)));
    orgId = await served.addOrganization("one");
    ({ call } = await served.addCaller(orgId, { role: "owner", name: "Ann" }));
  });

  const create = async (written: object = TONE) => (await call("POST", "instructions", written)).body;
  const logs = async () => (await call("GET", "audit_logs")).body.auditLogs;

  describe("linked to publications", () => {
    let instructionId: string;
    let publicationId: string;
    beforeEach(async () => {
      instructionId = (await create()).id;
      publicationId = await insertPublication(served.store, orgId, "notes");
    });

    const link = async (slotType: string, publication = publicationId, instruction = instructionId) =>
      call("POST", `instructions/${instruction}/links`, { publicationId: publication, slotType });

    test("bulk create accepts a thousand publications with all slots, and runs once for an Idempotency-Key", async () => {
      const ids: string[] = [];
      for (let count = 0; count < 1_000; count += 1)
        ids.push(await insertPublication(served.store, orgId, `p-${count}`));
      const slotTypes = ["documentation", "releaseNotes", "changelog", "commit", "planning", "styleGuide"];
      const path = `instructions/${instructionId}/links/bulk`;
      for (const headers of [{ "idempotency-key": "once" }, { "idempotency-key": "once" }]) {
        expect((await call("POST", path, { publicationIds: ids, slotTypes }, headers)).status).toBe(204);
      }
      const links = await served.store.database.selectFrom("instruction_links").select("position").execute();
      expect(links).toHaveLength(6_000);
      expect(links.every(({ position }) => position === 0)).toBe(true);
    });

    // What a link is about is the same on each database.
    if (kind === "postgres") return;

    test("are logged with what was linked and unlinked, once", async () => {
      const { id } = (await link("commit")).body;
      for (let times = 0; times < 2; times += 1) {
        expect(await call("DELETE", `instruction-links/${id}`)).toEqual({ status: 204, body: undefined });
      }
      const { id: bulk } = (await link("planning")).body;
      const ids = [bulk, "inl-0000000000000000", bulk];
      expect((await call("POST", "instruction-links/bulk-delete", { ids })).status).toBe(204);
      expect((await call("POST", "instruction-links/bulk-delete", { ids: [] })).status).toBe(204);
      const about = { instructionId, publicationIds: [publicationId] };
      expect((await logs()).slice(0, -1).map(({ type, config }) => ({ type, config }))).toEqual([
        { type: "action-delete", config: { instructionLinkIds: [bulk] } },
        { type: "action-create", config: { ...about, slotTypes: ["planning"], instructionLinkIds: [bulk] } },
        { type: "action-delete", config: { instructionLinkIds: [id] } },
        { type: "action-create", config: { ...about, slotTypes: ["commit"], instructionLinkIds: [id] } },
      ]);
    });

    test("a deleted link leaves its position empty, and the next link is appended", async () => {
      const ids = [];
      for (let count = 0; count < 3; count += 1) ids.push((await link("commit")).body.id);
      await call("DELETE", `instruction-links/${ids[1]}`);
      expect((await link("commit")).body.position).toBe(3);
      expect((await call("GET", `instruction-links/${ids[2]}`)).body.position).toBe(2);
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
      const other = await served.addCaller(foreignOrg, { role: "owner" });
      const foreign = (await other.call("POST", "instructions", TONE)).body.id;
      expect((await link("commit", publicationId, MISSING)).status).toBe(404);
      expect((await link("commit", publicationId, foreign)).status).toBe(404);
      expect((await link("commit", await insertPublication(served.store, foreignOrg, "notes"))).status).toBe(400);
      const { id } = (await link("commit")).body;
      expect((await other.call("GET", `instruction-links/${id}`)).status).toBe(404);
      expect((await other.call("DELETE", `instruction-links/${id}`)).status).toBe(204);
      expect((await other.call("POST", "instruction-links/bulk-delete", { ids: [id] })).status).toBe(204);
      expect((await call("GET", `instruction-links/${id}`)).status).toBe(200);
    });

    test("an instruction that a publication has alone is linked to no other", async () => {
      const local = await served.addOwnInstruction(orgId, publicationId, "Tone");
      expect((await link("commit", publicationId, local)).status).toBe(201);
      expect((await link("commit", await insertPublication(served.store, orgId, "other"), local)).status).toBe(400);
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

  if (kind === "postgres") return;

  test("all that is done to one is logged once, without its text", async () => {
    const { id } = await create({ ...TONE, content: "Be secretive." });
    const publicationId = await insertPublication(served.store, orgId, "notes");
    const link = (await call("POST", `instructions/${id}/links`, { publicationId, slotType: "commit" })).body;
    const written = { name: "Length", type: "changelog", content: "Be more secretive." };
    expect((await call("PUT", `instructions/${id}`, written)).status).toBe(200);
    const answers = await Promise.all([1, 2].map(() => call("DELETE", `instructions/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const about = { instructionId: id, name: "Length", type: "changelog" };
    const found = await logs();
    expect(found).toMatchObject([
      { type: "action-delete", config: { ...about, instructionLinkIds: [link.id] } },
      { type: "action-update", delta: 'name: "Tone" → "Length"; type: "releaseNotes" → "changelog"; content: changed' },
      { type: "action-create" },
      { type: "action-create", config: { ...about, name: TONE.name, type: TONE.type }, userName: "Ann" },
    ]);
    expect(JSON.stringify(found)).not.toContain("secretive");
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

  test("a missing one is 404 to read and to replace, and 204 to delete", async () => {
    const other = await served.addCaller(await served.addOrganization("other"), { role: "owner" });
    const foreign = (await other.call("POST", "instructions", TONE)).body;
    for (const id of [MISSING, foreign.id, "x"]) {
      expect((await call("GET", `instructions/${id}`)).status).toBe(404);
      expect((await call("PUT", `instructions/${id}`, TONE)).status).toBe(404);
      expect(await call("DELETE", `instructions/${id}`)).toEqual({ status: 204, body: undefined });
    }
    expect(await logs()).toEqual([]);
    expect((await other.call("GET", `instructions/${foreign.id}`)).body).toEqual(foreign);
  });
});

// SQLite waits for a lock by blocking the process, so two writers in one process would deadlock.
describe.each(stores.filter(({ kind }) => kind === "postgres"))("instructions on $name", ({ createLocation }) => {
  test("two processes that create the same one concurrently: one succeeds, the other gets 409", async () => {
    const { location } = ofTest(await createLocation());
    const both = [ofTest(await TestService.open(location)), ofTest(await TestService.open(location))];
    const orgId = await both[0]?.addOrganization("one");
    const { apiKey } = (await both[0]?.addCaller(orgId ?? "", { role: "maintainer" })) ?? expect.unreachable();
    for (let round = 0; round < 5; round += 1) {
      const written = { ...TONE, name: `Tone ${round}` };
      const answers = await Promise.all(both.map((served) => served.callerOf(apiKey)("POST", "instructions", written)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });

  test("processes that append concurrently get a position each, and none fails when the instruction is deleted", async () => {
    const { location } = ofTest(await createLocation());
    const all = await Promise.all(Array.from({ length: 3 }, async () => ofTest(await TestService.open(location))));
    const [first = expect.unreachable()] = all;
    const orgId = await first.addOrganization("one");
    const { apiKey, call } = await first.addCaller(orgId, { role: "maintainer" });
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
  });

  test("a publication that is deleted while an instruction is linked to it is a 400", async () => {
    const { location } = ofTest(await createLocation());
    const served = ofTest(await TestService.open(location));
    const orgId = await served.addOrganization("one");
    const { call } = await served.addCaller(orgId, { role: "maintainer" });
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
  });
});
