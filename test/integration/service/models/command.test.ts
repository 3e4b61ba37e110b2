import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSettings, readModelRow, renewModelKeys } from "../../../../src/service/models/models.ts";
import { databaseIn } from "../../../../src/service/operator/operated-store.ts";
import { createVault } from "../../../../src/service/security/vault.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { Operator } from "../../../support/run-command.ts";
import { sayAlways } from "../../../support/scripted-model.ts";
import { serveScripted } from "../../../support/scripted-server.ts";

const SECRETS_KEY = Buffer.alloc(32, 1);
const URL = "http://127.0.0.1:11434/v1";
const KEY = "hunter2-hunter2";

describe("models", () => {
  let folder: string;
  let operator: Operator;
  let store: Store;
  let orgId: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "models-"));
    operator = new Operator(["--data", folder], { RELEASE_DOCS_SECRETS_KEY: SECRETS_KEY.toString("base64") });
    orgId = (await operator.runJson("init", "--organization", "Octo")).orgId;
    store = await openStore(databaseIn(folder));
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const set = (url: string, ...args: string[]) =>
    operator.runJson("models", "set", "--name", "m", "--url", url, ...args);
  const readSettings = async () => {
    const row = await readModelRow(store, orgId);
    return row && openSettings(createVault([SECRETS_KEY]), row);
  };
  const setKey = (key: string) => {
    writeFileSync(join(folder, "key"), key);
    return ["--key-file", join(folder, "key")];
  };

  test("are set, shown without the key, and removed, each with an audit log", async () => {
    const shown = { name: "m", url: URL, budget: 200_000, stream: false };
    expect(await operator.runJson("models", "show")).toEqual({});
    expect(await set(`${URL}/`, ...setKey(`${KEY}\n`))).toEqual({ ...shown, key: "********" });
    expect(await readSettings()).toEqual({ ...shown, key: KEY });
    expect((await operator.run("models", "show")).out).toBe(
      `Model   m\nURL     ${URL}\nKey     ********\nBudget  200000 tokens a turn\nStream  no\n`,
    );
    await set(URL, "--budget", "5000", "--stream");
    expect(await readSettings()).toEqual({ ...shown, budget: 5000, stream: true, key: KEY });
    expect((await operator.run("models", "remove")).out).toBe("The organization has no model.\n");
    expect(await readSettings()).toBeUndefined();
    const logs = await store.database.selectFrom("audit_logs").selectAll().orderBy("seq").execute();
    expect(logs.map(({ type, summary }) => [type, summary]).slice(1)).toEqual([
      ["action-create", "Set the language model"],
      ["action-update", "Set the language model"],
      ["action-delete", "Removed the language model"],
    ]);
    expect(logs[2]?.delta).toBe("budget: 200000 → 5000; stream: 0 → 1");
    expect(JSON.stringify(logs)).not.toContain("hunter2");
  });

  test("keep no key for another URL, and take one from the environment", async () => {
    await set(URL, ...setKey(KEY));
    await set("https://m.example/v1");
    expect(await readSettings()).toMatchObject({ url: "https://m.example/v1", key: undefined });
    operator.env.RELEASE_DOCS_MODEL_KEY = KEY;
    await set("https://m.example/v1");
    expect(await readSettings()).toMatchObject({ key: KEY });
  });

  test("have keys that a new key of the vault encrypts again", async () => {
    await set(URL, ...setKey(KEY));
    const next = Buffer.alloc(32, 2);
    await renewModelKeys(store, createVault([next, SECRETS_KEY]));
    const row = await readModelRow(store, orgId);
    expect(row && openSettings(createVault([next]), row).key).toBe(KEY);
  });

  test.each<[string, string[], RegExp]>([
    ["a name with spaces", ["--name", "a b", "--url", URL], /It must be a name of at most 200/],
    ["a missing file", ["--name", "m", "--url", URL, "--key-file", "/nowhere"], /Cannot read the key from \/nowhere/],
  ])("%s is refused", async (_, args, sentence) => {
    const { code, err } = await operator.run("models", "set", ...args);
    expect([code > 0, err]).toEqual([true, expect.stringMatching(sentence)]);
    expect(await readSettings()).toBeUndefined();
  });

  test("a key of two lines is refused and not quoted", async () => {
    const { code, err } = await operator.run("models", "set", "--name", "m", "--url", URL, ...setKey(`${KEY}\nx`));
    expect([code, err]).toEqual([1, expect.stringContaining("(admin/key)")]);
    expect(err).not.toContain("hunter2");
  });

  test("that cannot call tools, cannot be reached or may not be reached fail the test", async () => {
    expect(await operator.run("models", "test")).toMatchObject({
      code: 1,
      err: expect.stringContaining("admin/not-found"),
    });
    await using server = await serveScripted(sayAlways("Hello!"));
    await set(`${server.url}/v1`);
    const answered = await operator.run("models", "test", "--allow-private");
    expect(answered.err).toContain('The model m answered without calling the tool: "Hello!". ');
    expect(answered).toMatchObject({ code: 1, out: "" });
    expect((await operator.run("models", "test")).err).toContain("(outbound/private-address)");
    expect(server.received).toHaveLength(1);
  });
});
