import { mkdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createData, startProgram } from "../../support/program.ts";

type Page = { instructions: { name: string }[]; nextPageToken?: string };

/** 120 MB: a copy that began again after each write would not end. */
function fillDatabase(folder: string): void {
  using database = new DatabaseSync(join(folder, "service.db"));
  database.exec(`create table filler as with recursive row(n) as (select 1 union all select n + 1 from row where n < 30000)
    select randomblob(4000) as bytes from row`);
}

test("a backup during writes is one moment of the database, and serve starts on it", async () => {
  using data = await createData();
  fillDatabase(data.folder);
  await using program = startProgram(["serve", "--port", "0", "--rate-limit", "0", "--data", data.folder]);
  const headers = { authorization: `Bearer ${data.apiKey}`, "content-type": "application/json" };
  const address = await program.ready;
  let isOver = false;
  const created: string[] = [];
  const write = async (): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      const name = `tone ${count}`;
      const body = JSON.stringify({ name, type: "commit", content: "Short.", global: true });
      const { status } = await fetch(`${address}/api/v1/instructions`, { method: "POST", headers, body });
      expect(status).toBe(201);
      created.push(name);
    }
  };
  const writing = write();
  await expect.poll(() => created.length).toBeGreaterThan(20);
  const before = created.length;
  const restored = join(data.folder, "restored");
  mkdirSync(restored, { mode: 0o700 });
  const file = join(data.folder, "copy.db");
  await using backup = startProgram(["backup", file, "--json", "--data", data.folder]);
  const { code, stdout, stderr } = await backup.ended;
  const after = created.length;
  isOver = true;
  await writing;
  program.kill("SIGTERM");
  await program.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(JSON.parse(stdout)).toEqual({ file, bytes: statSync(file).size });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(after).toBeGreaterThan(before);

  renameSync(file, join(restored, "service.db"));
  {
    using copied = new DatabaseSync(join(restored, "service.db"));
    expect(copied.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
    expect(copied.prepare("pragma foreign_key_check").all()).toEqual([]);
  }
  await using again = startProgram(["serve", "--port", "0", "--rate-limit", "0", "--data", restored]);
  const list = `${await again.ready}/api/v1/instructions?pageSize=200`;
  const names = new Set<string>();
  for (let next: string | undefined = ""; next !== undefined; ) {
    const page = (await (await fetch(`${list}${next && `&next=${next}`}`, { headers })).json()) as Page;
    for (const { name } of page.instructions) names.add(name);
    next = page.nextPageToken;
  }
  expect(names.size).toBeGreaterThanOrEqual(before);
  expect(names).toEqual(new Set(created.slice(0, names.size)));
});
