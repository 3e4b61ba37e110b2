import { beforeEach, describe, expect, test } from "vitest";
import { insertOrganization, insertUser } from "../../../../src/service/security/access.ts";
import { authenticate, createApiKey, insertKey, revokeKey } from "../../../../src/service/security/keys.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { ofTest } from "../../../support/of-test.ts";

const NOON = Date.UTC(2026, 2, 1, 12);

describe("keys", () => {
  let store: Store;
  let user: { id: string; org_id: string };
  let now: number;
  beforeEach(async () => {
    now = NOON;
    store = ofTest(await openStore(":memory:", () => new Date(now)));
    user = await insertUser(store, await insertOrganization(store, "one"), { name: "Ann", email: "ann@example.org" });
  });
  const add = async (expiresAt?: string) => {
    const apiKey = createApiKey();
    return { apiKey, id: await insertKey(store, user, apiKey, { name: "ci", expiresAt }) };
  };
  const enter = (authorization: string | null) => authenticate(store, authorization);

  test("a key identifies itself and its user", async () => {
    const { apiKey, id } = await add();
    const caller = { keyId: id, userId: user.id, userName: "Ann", orgId: user.org_id, isOwn: true };
    expect(await enter(`Bearer ${apiKey}`)).toMatchObject(caller);
    expect(await enter(`bearer  ${apiKey}`)).toMatchObject(caller);
  });

  test.each([null, "Bearer ", "Basic YTpi", "Bearer two words"])(
    "%j contains no key: unauthenticated",
    async (given) => {
      await expect(enter(given)).rejects.toMatchObject({
        code: "unauthenticated",
        message: expect.stringContaining("Authorization: Bearer"),
      });
    },
  );

  test("a key that differs in one character is unknown, and is not quoted", async () => {
    const { apiKey } = await add();
    for (const wrong of [`${apiKey}x`, apiKey.slice(0, -1), apiKey.toUpperCase(), createApiKey()]) {
      const refused: unknown = await enter(`Bearer ${wrong}`).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: "unauthenticated", message: expect.stringContaining("API key") });
      expect(String(refused)).not.toContain(wrong);
    }
  });

  test("the lookup digest alone does not authenticate", async () => {
    const [one, other] = [await add(), await add()];
    const hashes = await store.database.selectFrom("keys").select(["id", "hash"]).execute();
    const hash = hashes.find(({ id }) => id === other.id)?.hash ?? expect.unreachable();
    await store.database.updateTable("keys").set({ hash }).where("id", "=", one.id).execute();
    await expect(enter(`Bearer ${one.apiKey}`)).rejects.toMatchObject({ code: "unauthenticated" });
  });

  test("a key works until it expires, in any time zone", async () => {
    const utc = await add("2026-03-01T12:00:00.001Z");
    const zoned = await add("2026-03-01T14:00:00.001+02:00");
    for (const { apiKey } of [utc, zoned]) expect(await enter(`Bearer ${apiKey}`)).toMatchObject({ userId: user.id });
    now += 1;
    for (const { apiKey } of [utc, zoned]) {
      await expect(enter(`Bearer ${apiKey}`)).rejects.toMatchObject({
        code: "unauthenticated",
        message: expect.stringContaining("expired"),
      });
    }
  });

  test("a revoked key is refused, other keys still work", async () => {
    const [one, other] = [await add(), await add()];
    await revokeKey(store, one.id);
    await expect(enter(`Bearer ${one.apiKey}`)).rejects.toMatchObject({
      code: "unauthenticated",
      message: expect.stringContaining("revoked"),
    });
    expect(await enter(`Bearer ${other.apiKey}`)).toMatchObject({ keyId: other.id });
  });

  test("no part of the key is stored", async () => {
    const { apiKey } = await add();
    const stored = JSON.stringify(await store.database.selectFrom("keys").selectAll().execute());
    for (let start = 0; start + 8 <= apiKey.length; start += 1) {
      expect(stored).not.toContain(apiKey.slice(start, start + 8));
    }
  });
});
