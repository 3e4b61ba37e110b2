import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addStoredBytes, countStoredByStatement, countTables } from "../../../src/service/store/storage.ts";
import type { Store } from "../../../src/service/store/store.ts";
import { ConversationFixture } from "../../support/conversations.ts";
import { type Call, create, TestService } from "../../support/service.ts";
import { keptStores, type StoreLocation } from "../../support/stores.ts";

const LONG = 90_000;
const text = (character: string) => character.repeat(LONG / Buffer.byteLength(character));

describe.each(keptStores)("the bytes that an organization stores on $name", ({ createLocation }) => {
  let location: StoreLocation;
  let place: ConversationFixture;
  const opened: TestService[] = [];

  beforeEach(async () => {
    location = await createLocation();
    place = await ConversationFixture.open(location);
  });
  afterEach(async () => {
    await place.organization.store.database.deleteFrom("tasks").execute();
    for (const one of opened.splice(0)) {
      // It may have taken a task of the other one.
      await one.service.idle();
      await one.close();
    }
    await place[Symbol.asyncDispose]();
    await location[Symbol.asyncDispose]();
  });

  const readBytes = async (orgId = place.organization.orgId) => {
    const { rows } = await sql<{
      bytes: number;
    }>`select cast(sum(bytes) as bigint) as bytes from stored_bytes where org_id = ${orgId}`.execute(
      place.organization.store.database,
    );
    return rows[0]?.bytes ?? Number.NaN;
  };
  /** A process of its own for the same store, which may store `more` bytes than there are and runs no tasks. */
  const limit = async (more: number, caller = place.organization.addKeyed({ role: "owner" })): Promise<Call> => {
    const { apiKey } = await caller;
    const parts = { ...place.organization.parts, work: { concurrency: 0 } };
    const maxStoredBytes = (await readBytes()) + more;
    const service = await TestService.open(location.location, undefined, parts, { maxStoredBytes });
    opened.push(service);
    return service.callerOf(apiKey);
  };
  const countRows = async () => {
    const tables = [
      "jobs",
      "conversations",
      "turns",
      "comments",
      "instructions",
      "audit_logs",
      "publications",
    ] as const;
    const { database } = place.organization.store;
    return Promise.all(tables.map(async (table) => (await database.selectFrom(table).select("id").execute()).length));
  };
  const job = (body: string) => ({ docRequest: { title: "Notes", body, sourceConnection: "widget" } });
  const instruction = (name: string, content: string) => ({ name, type: "commit", content });

  test.each(["x", "é", "😀"])("grow with every text made of %s, and shrink when it is deleted", async (character) => {
    const { call, publicationId } = place;
    const { id: conversationId } = await place.converse();
    const growth = async (work: () => Promise<unknown>) => {
      const before = await readBytes();
      await work();
      return (await readBytes()) - before;
    };
    const id = await create(call, "instructions", instruction("one", "short"));
    const steps: [() => Promise<unknown>, times: number][] = [
      [() => call("PUT", `instructions/${id}`, instruction("one", text(character))), 1],
      [() => call("POST", `instructions/${id}/links`, { publicationId, slotType: "commit" }), 0],
      [() => call("PUT", `instructions/${id}`, instruction("one", "short")), -1],
      [() => call("DELETE", `instructions/${id}`), 0],
      [() => create(call, "instructions", instruction("two", text(character))), 1],
      [
        () => call("POST", `conversations/${conversationId}/comments`, { body: text(character), workRequested: false }),
        2,
      ],
      [() => place.organization.store.transaction((within) => addEntry(within, conversationId, text(character))), 1],
    ];
    for (const [index, [work, times]] of steps.entries()) {
      const grown = await growth(work);
      const short = 4_000;
      expect([index, Math.abs(grown - times * LONG) < short], `${grown}`).toEqual([index, true]);
    }
  });

  test("are those that the migration counts, whatever was written before", async () => {
    const { call, organization } = place;
    const { id } = await place.converse();
    await place.comment(id, { body: "Shorter.", workRequested: true });
    const instructionId = await create(call, "instructions", instruction("one", text("é")));
    await call("PUT", `instructions/${instructionId}`, instruction("other", "short"));
    await call("DELETE", `publications/${place.publicationId}`);
    const counted = await readBytes();
    await recount(organization.store);
    expect(await readBytes()).toBe(counted);
    await create(call, "instructions", instruction("two", "short"));
    expect(await readBytes()).toBeGreaterThan(counted);
  });

  test("beyond the maximum are a 413 for every call that stores more, which then stores nothing", async () => {
    const { id: conversationId } = await place.converse();
    const id = await create(place.call, "instructions", instruction("one", text("x")));
    const discussion = { body: "Short.", workRequested: false };
    const author = place.organization.addKeyed({ role: "owner" });
    const commentId = await create((await author).call, `conversations/${conversationId}/comments`, discussion);
    const call = await limit(0, author);
    const before = await countRows();
    const config = { sourceRepos: [place.connectionId], docsRepo: place.connectionId };
    for (const [method, path, body] of [
      ["POST", "jobs", job("Write.")],
      ["POST", "conversations/", { body: "Write.", publication: "Widget" }],
      ["POST", `conversations/${conversationId}/comments`, discussion],
      ["POST", `conversations/${conversationId}/comments`, { body: "Shorter." }],
      ["POST", `conversations/${conversationId}/comments/sendBatch`, { message: "Do.", itemCommentIds: [commentId] }],
      ["PATCH", `conversation_comments/${commentId}`, { message: "Longer than before." }],
      ["POST", "instructions", instruction("two", "x")],
      ["PUT", `instructions/${id}`, instruction("one", `${text("x")}x`)],
      ["POST", `instructions/${id}/links`, { publicationId: place.publicationId, slotType: "commit" }],
      ["POST", "publications", { name: "two", config }],
      [
        "PUT",
        `publications/${place.publicationId}`,
        { name: "Widget", config: { ...config, planningInstructions: text("x") } },
      ],
      ["POST", "connections", { name: "two", config: { codehostApp: { token: "t" } } }],
    ] as const) {
      const error = expect.stringContaining("--organization-storage");
      expect(await call(method, path, body), path).toMatchObject({ status: 413, body: { error } });
    }
    expect(await countRows()).toEqual(before);
    expect(await call("GET", "jobs")).toMatchObject({ status: 200 });
    expect(await call("PUT", `instructions/${id}`, instruction("one", "x"))).toMatchObject({ status: 200 });
    expect(await call("DELETE", `instructions/${id}`)).toMatchObject({ status: 204 });
    expect(await call("POST", "jobs", job("Write."))).toMatchObject({ status: 201 });
  });

  test("count each copy that one call makes", async () => {
    const config = { sourceRepos: [place.connectionId], docsRepo: place.connectionId };
    for (let count = 0; count < 9; count += 1) await create(place.call, "publications", { name: `${count}`, config });
    const call = await limit(5 * LONG);
    const before = await countRows();
    expect(await call("POST", "jobs", job(text("x")))).toMatchObject({ status: 413 });
    expect(await countRows()).toEqual(before);
  });

  test("are counted once over all processes, also of concurrent calls", async () => {
    const call = [await limit(10 * LONG), await limit(10 * LONG)];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        call[index % 2]?.("POST", "instructions", instruction(`tone ${index}`, text("x"))),
      ),
    );
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([201, 413]));
    const counted = await readBytes();
    for (const one of call) expect(await one("POST", "jobs", job(text("x")))).toMatchObject({ status: 413 });
    await recount(place.organization.store);
    expect(await readBytes()).toBe(counted);
  });

  test("of another organization do not matter, and limit no task", async () => {
    const call = await limit(0);
    const service = opened[0] ?? expect.unreachable();
    const { call: other } = await service.addCaller(await service.addOrganization("other"), { role: "owner" });
    expect(await other("POST", "instructions", instruction("one", "x"))).toMatchObject({ status: 201 });
    expect(await call("POST", "instructions", instruction("one", "x"))).toMatchObject({ status: 413 });
    const { id } = await place.converse();
    expect(await place.read(id)).toMatchObject({ summary: expect.stringContaining("Wrote") });
  });
});

async function addEntry(within: Store, conversation_id: string, message: string): Promise<void> {
  const now = within.now();
  const row = { id: within.createId("ent"), conversation_id, kind: "notice", status: "success", message };
  await within.database
    .insertInto("entries")
    .values({ ...row, created_at: now, updated_at: now })
    .execute();
}

/** Counts all rows as the migration does, in place of what the triggers counted. */
async function recount({ database, kind }: Store): Promise<void> {
  const triggers =
    kind === "sqlite"
      ? sql<{ drop: string }>`select 'drop trigger ' || name as "drop" from sqlite_master where type = 'trigger'`
      : sql<{ drop: string }>`select 'drop function ' || proname || ' cascade' as "drop" from pg_proc
          where proname like 'count_stored_%'`;
  for (const { drop } of (await triggers.execute(database)).rows) await sql.raw(drop).execute(database);
  await sql`drop table stored_bytes`.execute(database);
  const text = kind === "sqlite" ? "text" : sql`text collate "C"`;
  const schema = { database, dialect: { kind, text } } as never;
  await addStoredBytes(schema);
  await countStoredByStatement(schema);
  await countTables(schema, ["model_responses"]);
}
