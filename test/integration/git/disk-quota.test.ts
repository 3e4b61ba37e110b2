import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fetchWithinQuota } from "../../../src/git/disk-quota.ts";

// As git does that writes to the repository meanwhile, such as that of a draft.
const WRITE_AND_MOVE = `
while :; do
  mkdir -p objects/tmp_objdir/ab objects/pack && : > objects/tmp_objdir/ab/cd && : > objects/pack/tmp_pack
  mv objects/pack/tmp_pack objects/pack/one.pack
  rm -rf objects/tmp_objdir
done`;

test("a repository is measured while others write to it", async () => {
  const directory = mkdtempSync(join(tmpdir(), "quota-"));
  mkdirSync(join(directory, "objects"));
  const writer = spawn("sh", ["-c", WRITE_AND_MOVE], { cwd: directory, stdio: "ignore" });
  try {
    await expect.poll(() => readdirSync(join(directory, "objects"))).not.toEqual([]);
    for (let count = 0; count < 100; count += 1) await fetchWithinQuota({ directory }, async () => undefined);
  } finally {
    writer.kill("SIGKILL");
    await new Promise((resolve) => writer.once("exit", resolve));
    rmSync(directory, { recursive: true, force: true });
  }
  expect(writer.signalCode).toBe("SIGKILL");
});
