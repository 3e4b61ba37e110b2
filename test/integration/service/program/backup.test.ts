import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseIn } from "../../../../src/service/operator/operated-store.ts";
import { openStore } from "../../../../src/service/store/store.ts";
import { Operator } from "../../../support/run-command.ts";

let folder: string;
let data: string;
let operator: Operator;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  data = join(folder, "data");
  operator = new Operator(["--data", data]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("copies the database, and says what is not in the file", async () => {
  await operator.runJson("init", "--organization", "Octo");
  const file = join(folder, "copy.db");
  const { code, out, err } = await operator.run("backup", file);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/^Backup {2}\S+copy\.db \(\d\.\d MB\)\n\n.*secrets key/);
  const store = await openStore(file);
  expect(await store.database.selectFrom("organizations").select("name").execute()).toEqual([{ name: "Octo" }]);
  await store.close();
});

test("does not overwrite a file, nor leave one that is incomplete", async () => {
  await operator.runJson("init");
  const file = join(folder, "kept.db");
  writeFileSync(file, "kept");
  const refused = { code: 1, out: "", err: expect.stringContaining("admin/exists") };
  expect(await operator.run("backup", file)).toEqual(refused);
  expect(readFileSync(file, "utf8")).toBe("kept");
  writeFileSync(databaseIn(data), "no database at all".repeat(1000));
  const failed = await operator.run("backup", join(folder, "copy.db"));
  expect(failed).toEqual({ code: 1, out: "", err: expect.stringMatching(/not a database.*store\/damaged/) });
  const missing = await operator.run("backup", join(folder, "missing", "copy.db"));
  expect(missing).toEqual({ code: 1, out: "", err: expect.stringMatching(/ENOENT.*admin\/backup/) });
  expect(readdirSync(folder).sort()).toEqual(["data", "kept.db"]);
});

test.each<[string, string[], NodeJS.ProcessEnv, number, RegExp]>([
  ["without a file", ["--data", "x"], {}, 2, /'file'.*program\/usage/],
  ["without a database", ["copy.db", "--data", "x"], {}, 1, /No database found in x.*admin\/no-store/],
  ["without a folder", ["copy.db"], {}, 2, /--data FOLDER.*program\/usage/],
  ["of PostgreSQL", ["copy.db"], { RELEASE_DOCS_DATABASE: "postgres://u:hunter2@h/d" }, 2, /pg_dump.*program\/usage/],
])("%s is refused", async (_, args, env, code, fault) => {
  const ran = await new Operator([], env).run("backup", ...args);
  expect(ran).toEqual({ code, out: "", err: expect.stringMatching(fault) });
  expect(ran.err).not.toContain("hunter2");
});
