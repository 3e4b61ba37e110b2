import { beforeEach, describe, expect, test } from "vitest";
import { writeAudit } from "../../../../src/service/store/audit.ts";
import { newRow } from "../../../../src/shared/records.ts";
import { ofTest } from "../../../support/of-test.ts";
import { insertConnection, insertConversations, insertPublication } from "../../../support/rows.ts";
import { type Call, TestService } from "../../../support/service.ts";
import { databases } from "../../../support/stores.ts";

const MIB = 2 ** 20;
const LONG = 300_000;

type Entry = { message: string };
type Page = Record<string, { id: string }[]> & { nextPageToken?: string; previousPageToken?: string };

describe.each(databases)("large records on $name", ({ createLocation }) => {
  let served: TestService;
  let orgId: string;
  let call: Call;
  beforeEach(async () => {
    const { location } = ofTest(await createLocation());
    served = ofTest(await TestService.open(location));
    orgId = await served.addOrganization("one");
    ({ call } = await served.addCaller(orgId, { role: "owner" }));
  });

  /** Also longer than a request may give. */
  const addInstruction = async (content: string, name = served.store.createId("ins")) => {
    const row = { ...newRow(served.store, "ins"), org_id: orgId, name, type: "commit", content, global: 1 };
    await served.store.database.insertInto("instructions").values(row).execute();
    return row.id;
  };
  const link = async (instructionId: string, publicationId: string) =>
    (await call("POST", `instructions/${instructionId}/links`, { publicationId, slotType: "commit" })).status;

  /** Links rows as earlier versions did. */
  const insertLinks = async (instruction_id: string, publication_id: string, count: number) => {
    const rows = Array.from({ length: count }, (_, position) => ({
      ...newRow(served.store, "inl"),
      ...{ org_id: orgId, instruction_id, publication_id, slot_type: "commit", position },
    }));
    await served.store.database.insertInto("instruction_links").values(rows).execute();
  };

  const insertEntries = async (conversation_id: string, messages: readonly string[], kind = "notice") => {
    for (const message of messages) {
      const row = { ...newRow(served.store, "ent"), conversation_id, kind, status: "success", message };
      await served.store.database.insertInto("entries").values(row).execute();
    }
  };

  /** Every record of the list, page by page in both directions. */
  const walk = async (path: string, field: string) => {
    const seen: string[] = [];
    let pages = 0;
    let before: string[] = [];
    for (let next = ""; pages < 100; pages += 1) {
      const { status, body } = await call("GET", `${path}?pageSize=200${next && `&next=${encodeURIComponent(next)}`}`);
      expect(status).toBe(200);
      const page = body as unknown as Page;
      const ids = (page[field] ?? []).map(({ id }) => id);
      if (ids.length > 1) expect(JSON.stringify(body).length).toBeLessThan(1.5 * MIB);
      if (page.previousPageToken !== undefined && ids.length > 0) {
        const newer = await call("GET", `${path}?pageSize=200&next=${encodeURIComponent(page.previousPageToken)}`);
        const shown = ((newer.body as unknown as Page)[field] ?? []).map(({ id }) => id);
        expect(shown.length).toBeGreaterThan(0);
        expect(before.slice(-shown.length)).toEqual(shown);
      }
      seen.push(...ids);
      before = seen.slice();
      if (page.nextPageToken === undefined) break;
      next = page.nextPageToken;
    }
    return { seen, pages };
  };

  test("a page of instructions ends early, and the pages together are complete", async () => {
    const small = await addInstruction("short");
    const ids = [];
    for (let index = 0; index < 8; index += 1) ids.push(await addInstruction("é".repeat(LONG / 2)));
    const { seen, pages } = await walk("instructions", "instructions");
    expect(seen).toEqual([...ids.reverse(), small]);
    expect(pages).toBeGreaterThan(1);
  });

  test("a page of audit logs ends early, and the pages together are complete", async () => {
    const actor = { orgId, requestId: "req-0", userId: "usr-0", userName: "Ada" };
    for (let index = 0; index < 8; index += 1) {
      await writeAudit(served.store, actor, { type: "error", summary: "Long", delta: "x".repeat(LONG) });
    }
    const { seen, pages } = await walk("audit_logs", "auditLogs");
    expect([new Set(seen).size, pages]).toEqual([8, 2]);
  });

  test("a page of conversations ends early, whatever their entries are", async () => {
    const ids = await insertConversations(
      served.store,
      Array.from({ length: 6 }, () => ({ org_id: orgId })),
    );
    for (const id of ids.slice(0, 4)) await insertEntries(id, ["x".repeat(LONG), "x".repeat(LONG)]);
    await insertEntries(ids[4] ?? "", ["x".repeat(3 * MIB)]);
    const { seen, pages } = await walk("conversations", "conversations");
    expect(seen).toEqual(ids.reverse());
    expect(pages).toBeGreaterThan(2);
    const { body } = await call("GET", "conversations?entries=false");
    expect((body as unknown as Page).conversations?.map(({ id }) => id)).toEqual(ids);
    expect(JSON.stringify(body)).not.toContain('"entries"');
  });

  test("of the entries of a conversation the newest are shown, each up to a maximum", async () => {
    const [id = ""] = await insertConversations(served.store, [{ org_id: orgId }]);
    const read = async () => {
      const { entries } = (await call("GET", `conversations/${id}`)).body as unknown as { entries: Entry[] };
      return entries.map(({ message }) => message.length);
    };
    await insertEntries(
      id,
      [1, 2, 3, 4, 5].map((index) => "x".repeat(MIB - index)),
    );
    expect(await read()).toEqual([4, 5].map((index) => MIB - index));
    await insertEntries(id, ["x".repeat(5 * MIB)]);
    expect(await read()).toEqual([MIB - 5, MIB]);
  });

  test("long diffs push no other entry out: the last one is shown to a maximum, earlier ones are left out", async () => {
    const [id = ""] = await insertConversations(served.store, [{ org_id: orgId }]);
    for (const turn of ["first", "second"]) {
      await insertEntries(id, [`selection of the ${turn} turn`], "selection");
      await insertEntries(id, ["x".repeat(3 * MIB)], "diff");
      await insertEntries(id, [`draft of the ${turn} turn`], "draft");
    }
    const { entries } = (await call("GET", `conversations/${id}`)).body as unknown as { entries: Entry[] };
    expect(entries.map(({ message }) => (message.length > 100 ? message.length : message))).toEqual([
      ...["selection of the first turn", "", "draft of the first turn"],
      ...["selection of the second turn", MIB, "draft of the second turn"],
    ]);
  });

  test("publications that have too many linked instructions already are shown without the content beyond", async () => {
    const instructionId = await addInstruction("x".repeat(MIB - 1000));
    const ids = [];
    for (const name of ["first", "second", "third"]) {
      const id = await insertPublication(served.store, orgId, name);
      await insertLinks(instructionId, id, 600);
      ids.push(id);
    }
    const { seen } = await walk("publications", "publications");
    expect(seen).toEqual(ids.reverse());
    const { status, body } = await call("GET", `publications/${seen[0]}`);
    expect([status, body.instructions.length]).toEqual([200, 200]);
    expect(JSON.stringify(body).length).toBeLessThan(1.5 * MIB);
  });

  test("no more than 200 instructions can be linked, one by one or at once", async () => {
    const instructionId = await addInstruction("short");
    const full = await insertPublication(served.store, orgId, "full");
    const free = await insertPublication(served.store, orgId, "free");
    await insertLinks(instructionId, full, 199);
    expect([await link(instructionId, full), await link(instructionId, full)]).toEqual([201, 400]);
    const bulk = { publicationIds: [free, full], slotTypes: ["commit"] };
    expect(await call("POST", `instructions/${instructionId}/links/bulk`, bulk)).toMatchObject({
      status: 400,
      body: { issues: [{ path: "publicationIds" }] },
    });
    expect((await call("GET", `publications/${free}`)).body.instructions).toEqual([]);
  });

  test("no more than 1 MiB of content can be linked, given or grown", async () => {
    const [one, other] = [await addInstruction("x".repeat(50_000)), await addInstruction("é".repeat(MIB / 2 - 25_000))];
    const third = await addInstruction("x");
    const publicationId = await insertPublication(served.store, orgId, "notes");
    expect([await link(one, publicationId), await link(other, publicationId)]).toEqual([201, 201]);
    expect(await link(third, publicationId)).toBe(400);
    const update = (content: string) => call("PUT", `instructions/${one}`, { name: "one", type: "commit", content });
    expect(await update("x".repeat(50_001))).toMatchObject({ status: 400, body: { issues: [{ path: "content" }] } });
    expect((await update("x".repeat(49_999))).status).toBe(200);
    expect(await link(third, publicationId)).toBe(201);
    const { body: shown } = await call("GET", `publications/${publicationId}`);
    expect(shown.instructions).toHaveLength(3);
  });

  test("no more than 1 MiB of content can be given with a publication", async () => {
    const docsRepo = await insertConnection(served.store, orgId, { name: "docs", type: "codehostRepo", paused: 1 });
    const instructionId = await addInstruction("x".repeat(MIB / 2));
    const write = (count: number) => {
      const instructions = Array.from({ length: count }, () => ({ slotType: "commit", instructionId }));
      return call("POST", "publications", { name: `${count}`, config: { docsRepo }, instructions });
    };
    expect((await write(2)).status).toBe(201);
    expect(await write(3)).toMatchObject({ status: 400, body: { issues: [{ path: "instructions" }] } });
    expect((await call("GET", "publications?name=3")).body.publications).toEqual([]);
  });
});
