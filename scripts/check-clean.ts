import { execFileSync } from "node:child_process";

const changed = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" });
if (changed !== "") {
  process.stderr.write(`Generated files are stale. Run "npm run all" and commit the changes.\n${changed}`);
  process.exitCode = 1;
}
