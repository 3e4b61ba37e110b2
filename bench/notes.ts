import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCommits } from "../src/git/commits.ts";
import { buildNotes } from "../src/writer/notes.ts";
import { renderReleaseNotes } from "../src/writer/release-notes.ts";
import { printRatios } from "./median.ts";

const ROUNDS = 9;
const COMMITS = 1000;
const RANGE = ["v1.1.0", "^v1.0.0"];
const SUBJECTS = ["feat(api): answer in", "fix: stop losing", "Add support for", "chore(deps): bump", "docs: explain"];

/** Times the notes of a release with 1,000 commits against a bare `git log`. */
export async function benchNotes(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "bench-notes-"));
  execFileSync("git", ["init", "--quiet", "--initial-branch=main"], { cwd: directory });
  execFileSync("git", ["fast-import", "--quiet"], { cwd: directory, input: renderHistory() });
  execFileSync("git", ["reset", "--quiet", "--hard", "main"], { cwd: directory });
  const times = new Map<string, number[]>([
    ["git log of the range", []],
    ["commits → release notes, in process", []],
    ["the whole command: notes, changelog, draft, diff", []],
  ]);
  const [log = [], inProcess = [], command = []] = times.values();
  for (let round = -1; round < ROUNDS; round += 1) {
    const record = (list: number[], time: number) => round >= 0 && list.push(time);
    record(
      log,
      await time(() =>
        execFileSync("git", ["log", "--name-only", "--no-renames", "-z", ...RANGE], {
          cwd: directory,
          maxBuffer: 2 ** 28,
        }),
      ),
    );
    record(inProcess, await time(() => writeNotes(directory)));
    record(command, await time(() => runCommand(directory)));
  }
  rmSync(directory, { recursive: true });
  printRatios(`Notes of ${COMMITS} commits`, times);
}

async function time(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function writeNotes(directory: string): Promise<string> {
  const commits = await readCommits(directory, RANGE);
  const span = { version: "1.1.0", tag: "v1.1.0", previousTag: "v1.0.0", date: "2026-01-05", commits };
  return renderReleaseNotes(span, buildNotes(commits), { name: "owner/repo", webUrl: "https://github.com/owner/repo" });
}

function runCommand(directory: string): Buffer {
  const bundle = fileURLToPath(new URL("../dist/index.js", import.meta.url));
  const args = [bundle, "--working-directory", directory, "--changes", "v1.0.0..v1.1.0"];
  return execFileSync(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 28 });
}

function renderHistory(): string {
  const commands = [renderCommit(0, "Start"), "reset refs/tags/v1.0.0\nfrom :1\n"];
  for (let number = 1; number <= COMMITS; number += 1) {
    commands.push(renderCommit(number, `${SUBJECTS[number % SUBJECTS.length]} case ${number} (#${number})`));
  }
  return `${commands.join("\n")}\nreset refs/tags/v1.1.0\nfrom :${COMMITS + 1}\n`;
}

function renderCommit(number: number, message: string): string {
  const date = `${1_767_268_800 + number * 600} +0000`;
  const content = `export const value = ${number};\n`;
  return [
    "commit refs/heads/main",
    `mark :${number + 1}`,
    `author Ada Writer <ada@example.com> ${date}`,
    `committer Ada Writer <ada@example.com> ${date}`,
    `data ${Buffer.byteLength(message)}`,
    message,
    ...(number === 0 ? [] : [`from :${number}`]),
    `M 644 inline src/part${number % 40}/file${number % 300}.ts`,
    `data ${Buffer.byteLength(content)}`,
    content,
  ].join("\n");
}
