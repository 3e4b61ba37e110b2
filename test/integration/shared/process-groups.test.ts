import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const MODULE = fileURLToPath(new URL("../../../src/shared/process-groups.ts", import.meta.url));

/** Prints the PID of a `sleep` in a group of its own, and blocks its event loop under a watchdog. */
const BLOCKED = `
const { addGroup, startWatchdog } = await import(${JSON.stringify(MODULE)});
const { spawn } = await import("node:child_process");
const { writeSync } = await import("node:fs");
const { pid } = spawn("sleep", ["60"], { detached: true, stdio: "ignore" });
writeSync(1, pid + "\\n");
startWatchdog(JSON.parse(process.argv[1]));
addGroup(pid);
for (;;);
`;

test.skipIf(process.platform === "win32").each([
  ["at its deadline", { deadline: 500, lastWords: "::error::It took too long.\n" }, "::error::It took too long.\n"],
  ["when its parent is gone", { parent: 1 }, ""],
])("ends a process with a blocked event loop %s, with its groups", async (_, orders, lastWords) => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", BLOCKED, JSON.stringify(orders)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  expect(await once(child, "close")).toEqual([null, "SIGKILL"]);
  const [, group, rest] = /^(\d+)\n([\s\S]*)$/.exec(output) ?? [];
  expect(rest).toBe(lastWords);
  await expect.poll(() => isRunning(Number(group))).toBe(false);
});

/** A zombie has ended, though its new parent may never ask how. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return /^[^Z\s]/.test(stdout);
}
