import { execFileSync } from "node:child_process";

/** Fails when the work tree differs from what is committed: then something generated was stale. */

const changed = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" });
if (changed !== "") {
  process.stderr.write(`Stale: run "npm run all" and commit what it changes.\n${changed}`);
  process.exitCode = 1;
}
