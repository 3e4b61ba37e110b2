import { beforeEach, describe, expect, test } from "vitest";
import { createInstallations } from "../../../../src/hosts/github/app.ts";
import { createMemory, openModel } from "../../../../src/service/models/models.ts";
import { createVault } from "../../../../src/service/security/vault.ts";
import { openStore, readRecord, type Store } from "../../../../src/service/store/store.ts";
import { ofTest } from "../../../support/of-test.ts";
import { insertConversations, insertOrganization } from "../../../support/rows.ts";
import { databases } from "../../../support/stores.ts";

describe.each(databases)("the memory of a model on $name", ({ createLocation }) => {
  let store: Store;
  let orgId: string;
  let now: string;
  beforeEach(async () => {
    now = "2026-03-01T12:00:00.000Z";
    const { location } = ofTest(await createLocation());
    store = ofTest(await openStore(location, () => new Date(now)));
    orgId = await insertOrganization(store, "one");
  });

  const converse = async (status: string) => {
    const [id = ""] = await insertConversations(store, [{ org_id: orgId, status }]);
    return { id, memory: createMemory(store, { org_id: orgId, conversation_id: id }) };
  };
  const countStored = async () => {
    const stored = store.database.withTables<{ stored_bytes: { org_id: string; bytes: number } }>();
    const rows = await stored.selectFrom("stored_bytes").select("bytes").where("org_id", "=", orgId).execute();
    return rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  };

  test("is a conversation's, keeps the first response of a request, and counts as stored", async () => {
    const [one, other] = [await converse("open"), await converse("open")];
    const before = await countStored();
    await one.memory.keep("digest", "é".repeat(5000));
    await one.memory.keep("digest", "second");
    expect(await one.memory.read("digest")).toBe("é".repeat(5000));
    expect(await one.memory.read("another")).toBeUndefined();
    expect(await other.memory.read("digest")).toBeUndefined();
    await other.memory.keep("digest", "other");
    await other.memory.forget("digest");
    expect(await other.memory.read("digest")).toBeUndefined();
    expect(await one.memory.read("digest")).toBe("é".repeat(5000));
    expect((await countStored()) - before).toBe(10_000 + 256);
    await store.database.deleteFrom("conversations").where("id", "=", one.id).execute();
    expect(await one.memory.read("digest")).toBeUndefined();
  });

  test("is at most 64 MiB", async () => {
    const { memory } = await converse("open");
    for (let index = 0; index < 16; index += 1) await memory.keep(`${index}`, "x".repeat(4 * 2 ** 20));
    await expect(memory.keep("more", "x")).rejects.toMatchObject({ code: "model/unusable" });
  });

  test("is forgotten a week after it was made, once its conversation is over", async () => {
    const all = [await converse("open"), await converse("staged"), await converse("merged"), await converse("closed")];
    for (const { memory } of all) await memory.keep("digest", "yes");
    const vault = createVault([Buffer.alloc(32)]);
    await store.database
      .insertInto("models")
      .values({ org_id: orgId, name: "m", url: "https://m.example", key: null, budget: 1000, stream: 0 })
      .execute();
    const send = async () => expect.unreachable();
    const outbound = { send, installations: createInstallations(send), allowPrivate: false };
    const parts = { store, vault, outbound, repositories: {} as never };
    const open = async () => {
      const conversation = await readRecord(store, "conversations", orgId, all[0]?.id ?? "");
      const turn = { wanted: undefined, addEntry: () => undefined, signal: new AbortController().signal };
      expect((await openModel(parts, conversation, turn))?.settings.name).toBe("m");
      return Promise.all(all.map(({ memory }) => memory.read("digest")));
    };
    now = "2026-03-08T11:00:00.000Z";
    expect(await open()).toEqual(["yes", "yes", "yes", "yes"]);
    now = "2026-03-08T13:00:00.000Z";
    expect(await open()).toEqual(["yes", "yes", undefined, undefined]);
  });
});
