import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { renewSecrets, sealConfig } from "../../../../src/service/connections/connections.ts";
import { createVault, readVault } from "../../../../src/service/security/vault.ts";
import { openStore } from "../../../../src/service/store/store.ts";
import { insertConnection, insertOrganization } from "../../../support/rows.ts";

const KEY = randomBytes(32);
const OLD = randomBytes(32);
const PLACE = { id: "cnn-0123456789abcdef", field: "token" };

test("a secret is decrypted unchanged, and encrypted differently each time", () => {
  const vault = createVault([KEY]);
  for (const secret of ["", "ghs_secret", "ключ 🔑", "x".repeat(10_000)]) {
    const sealed = vault.seal(secret, PLACE);
    expect(vault.open(sealed, PLACE)).toBe(secret);
    expect(vault.seal(secret, PLACE)).not.toBe(sealed);
    if (secret !== "") expect(Buffer.from(sealed, "base64").includes(secret)).toBe(false);
  }
});

describe("nothing is decrypted", () => {
  const sealed = createVault([KEY]).seal("ghs_secret", PLACE);
  const wrong = { code: "store/wrong-secrets-key", message: expect.not.stringContaining("ghs_") };

  test.each([
    ["for another connection", { ...PLACE, id: "cnn-fedcba9876543210" }],
    ["as another field", { ...PLACE, field: "integrationKey" }],
  ])("%s", (_, place) => {
    expect(() => createVault([KEY]).open(sealed, place)).toThrow(expect.objectContaining(wrong));
  });

  test("if one bit was changed, or the end was cut off", () => {
    const bytes = Buffer.from(sealed, "base64");
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => createVault([KEY]).open(changed.toString("base64"), PLACE)).toThrow(expect.objectContaining(wrong));
      const cut = bytes.subarray(0, index).toString("base64");
      expect(() => createVault([KEY]).open(cut, PLACE)).toThrow(expect.objectContaining(wrong));
    }
  });
});

describe("the keys of the environment", () => {
  const text = KEY.toString("base64");
  test.each<[string, NodeJS.ProcessEnv]>([
    ["no key", {}],
    ["a short old key", { RELEASE_DOCS_SECRETS_KEY: text, RELEASE_DOCS_OLD_SECRETS_KEYS: "c2hvcnQ=" }],
  ])("%s is refused with a message that says how to create one", (_, environment) => {
    const refused = { code: "store/no-secrets-key", hint: expect.stringContaining("openssl rand -base64 32") };
    expect(() => readVault(environment)).toThrow(expect.objectContaining(refused));
  });

  test("an old key decrypts its secrets, and encrypts nothing more", () => {
    const sealed = createVault([OLD]).seal("ghs_secret", PLACE);
    const old = ` ${OLD.toString("base64")} ,`;
    const vault = readVault({ RELEASE_DOCS_SECRETS_KEY: text, RELEASE_DOCS_OLD_SECRETS_KEYS: old });
    expect(vault.open(sealed, PLACE)).toBe("ghs_secret");
    expect(vault.isCurrent(sealed)).toBe(false);
    expect(createVault([KEY]).open(vault.seal("ghs_secret", PLACE), PLACE)).toBe("ghs_secret");
  });
});

describe("at the start", () => {
  async function openWith(key: Buffer) {
    const store = await openStore(":memory:");
    const kept = sealConfig(createVault([key]), PLACE.id, { token: "ghs_secret", baseUrl: "https://example.org" });
    await insertConnection(store, await insertOrganization(store, "one"), { ...kept, id: PLACE.id });
    return store;
  }

  test("a wrong key is an error before anything is served", async () => {
    const store = await openWith(OLD);
    await expect(renewSecrets(store, createVault([KEY]))).rejects.toMatchObject({ code: "store/wrong-secrets-key" });
    await store.close();
  });

  test("secrets are encrypted again with the current key, so that the old one can be removed", async () => {
    const store = await openWith(OLD);
    await renewSecrets(store, createVault([KEY, OLD]));
    await renewSecrets(store, createVault([KEY]));
    await store.close();
  });
});
