import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockData } from "../../../../src/service/operator/operated-store.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a folder is locked once, until the lock is released", () => {
  const first = lockData(folder);
  expect(() => lockData(folder)).toThrow(expect.objectContaining({ code: "store/locked" }));
  first[Symbol.dispose]();
  lockData(folder)[Symbol.dispose]();
});

test("another process holds the lock until it is killed", async () => {
  const child = fork(new URL("hold-lock.ts", import.meta.url), [folder]);
  await once(child, "message");
  expect(() => lockData(folder)).toThrow("Another process serves from");
  child.kill("SIGKILL");
  await once(child, "exit");
  lockData(folder)[Symbol.dispose]();
});
