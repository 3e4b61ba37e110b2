import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAMAGES, overwrite, StoreTemplate } from "../../support/damaged-stores.ts";
import { startProgram } from "../../support/program.ts";

let template: StoreTemplate;
beforeAll(async () => {
  template = await StoreTemplate.build();
});
afterAll(() => template[Symbol.dispose]());

async function run(...args: string[]) {
  await using program = startProgram(args);
  const ended = await program.ended;
  return { ...ended, said: ended.stdout + ended.stderr };
}

describe.concurrent.each([
  ...["is cut in half", "has no bytes, beside repositories", "is text", "has a page of zeros", "lost its log"],
  "is that of another program",
])("a database that %s", (damage) => {
  test("is refused by serve and backup, in one line with the way back and without a stack", async () => {
    const { folder, path } = template.copy();
    DAMAGES[damage]?.(path, template);
    const before = readFileSync(path);
    const [served, copied] = [
      await run("serve", "--port", "0", "--data", folder),
      await run("backup", join(folder, "copy.db"), "--data", folder),
    ];
    expect(served.code).toBe(1);
    expect(served.stdout).toBe("");
    const [failure, ...rest] = served.stderr.trim().split("\n");
    expect(rest).toEqual([]);
    expect(JSON.parse(failure ?? "")).toMatchObject({
      event: "failure",
      code: "store/damaged",
      hint: expect.any(String),
    });
    expect(served.said + copied.said).not.toMatch(/\n\s+at |node:|\.ts:/);
    // A copy is as good as its source: what is whole but not ours, or lacks its log, can be copied.
    if (!damage.startsWith("lost") && !damage.startsWith("is that")) {
      expect(copied).toMatchObject({
        code: 1,
        stdout: "",
        stderr: expect.stringMatching(/\((store\/damaged|admin\/no-store)\)\n$/),
      });
      expect(readdirSync(folder).filter((name) => name.startsWith("copy"))).toEqual([]);
    }
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});

describe.concurrent("a backup", () => {
  test.each<[string, (path: string) => void]>([
    [
      "whose index lacks a row, which a quick check does not see",
      (path) => {
        // The last character of its only entry, the ID of the organization.
        const end = template.rootOf("sqlite_autoindex_organizations_1") + template.pageSize;
        overwrite(path, (bytes) => bytes.write("x", end - 1));
      },
    ],
    [
      "whose row names a row that is not there",
      (path) => {
        using database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
        database.exec("delete from organizations");
      },
    ],
  ])("%s is not kept, and what was there stays", async (_, damage) => {
    const { folder, path } = template.copy();
    const good = join(folder, "good.db");
    expect((await run("backup", good, "--data", folder)).code).toBe(0);
    const before = readFileSync(good);
    damage(path);
    const { code, stdout, stderr } = await run("backup", join(folder, "bad.db"), "--data", folder);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^The database is damaged: .*operating\.md#backups.* \(store\/damaged\)\n$/);
    expect(readdirSync(folder).filter((name) => name.startsWith("bad"))).toEqual([]);
    expect(readFileSync(good).equals(before)).toBe(true);
    // The way back.
    const restored = join(folder, "restored");
    mkdirSync(restored, { mode: 0o700 });
    copyFileSync(good, join(restored, "service.db"));
    await using program = startProgram(["serve", "--port", "0", "--data", restored]);
    expect((await fetch(`${await program.ready}/readyz`)).status).toBe(200);
  });
});
