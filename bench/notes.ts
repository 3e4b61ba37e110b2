import { type ExecFileSyncOptionsWithBufferEncoding, execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCommits } from "../src/git/commits.ts";
import { buildNotes } from "../src/writer/notes.ts";
import { renderReleaseNotes } from "../src/writer/release-notes.ts";
import { renderLongHistory } from "./long-history.ts";
import { printRatios } from "./median.ts";

const ROUNDS = 9;
const COMMITS = 1000;
const QUIET: ExecFileSyncOptionsWithBufferEncoding = { stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 28 };
const RANGE = ["v1.1.0", "^v1.0.0"];
const SUBJECTS = ["feat(api): answer in", "fix: stop losing", "Add support for", "chore(deps): bump", "docs: explain"];

/** Times the notes of a release, of a whole history and of many commits, against bare node, other tools and `git log`. */
export async function benchNotes(): Promise<void> {
  await benchRelease();
  await benchWholeHistory();
  await benchManyCommits();
  await benchGrowth();
}

/** The last release of a history of 200 commits, against the start of node. */
async function benchRelease(): Promise<void> {
  const directory = createRepository(renderLongHistory({ commits: 200, tags: 10, range: 20 }));
  const bare = () => execFileSync(process.execPath, ["-e", "0"]);
  const works = {
    "node -e 0": bare,
    "release-docs notes": () => runCommand(directory, "v9.0.0..v9.1.0", "notes"),
    "the whole command": () => runCommand(directory, "v9.0.0..v9.1.0"),
  };
  const times = await timeByTurns(works, 2 * ROUNDS);
  rmSync(directory, { recursive: true });
  printRatios("Notes of one release, 20 commits", times);
}

const pathOf = (file: string) => fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url));
const CLIFF = pathOf(`git-cliff-${process.platform}-${process.arch}/bin/git-cliff`);
const ENDS = { from: "v1.0.0", to: "v1.40.0" };
const BETWEEN = ["--from", ENDS.from, "--to", ENDS.to];

/** Tools in JavaScript with their own settings; the last one has no range that begins with a tag. */
const PEERS: readonly (readonly [name: string, file: string, args: readonly string[]])[] = [
  ["conventional-changelog", "conventional-changelog/dist/cli/index.js", ["--stdout", ...BETWEEN]],
  ["changelogen", "changelogen/dist/cli.mjs", BETWEEN],
  ["auto-changelog", "auto-changelog/src/index.js", ["--stdout"]],
];

/** All releases of a history as one range, against git-cliff with its own settings, and others. */
async function benchWholeHistory(): Promise<void> {
  if (!existsSync(CLIFF)) {
    process.stdout.write("\ngit-cliff has no program for this platform: a whole history is not measured.\n");
    return;
  }
  const directory = createRepository(renderHistory(2800, 40));
  const works = {
    "git-cliff": () => execFileSync(CLIFF, ["--offline"], { cwd: directory, ...QUIET }),
    ...Object.fromEntries(
      PEERS.map(([name, file, args]) => [
        name,
        () => execFileSync(process.execPath, [pathOf(file), ...args], { cwd: directory, ...QUIET }),
      ]),
    ),
    "release-docs notes": () => runCommand(directory, `${ENDS.from}..${ENDS.to}`, "notes"),
    "the whole command": () => runCommand(directory, `${ENDS.from}..${ENDS.to}`),
  };
  const times = await timeByTurns(works, ROUNDS);
  rmSync(directory, { recursive: true });
  printRatios("Notes of a history of 2,800 commits", times);
}

/** Ten times the changes may take ten times as long at most. */
async function benchGrowth(): Promise<void> {
  const [few, many] = [createRepository(renderHistory(COMMITS, 1)), createRepository(renderHistory(10 * COMMITS, 1))];
  const works = {
    [`the whole command, ${COMMITS} changes`]: () => runCommand(few, "v1.0.0..v1.1.0"),
    [`the whole command, ${10 * COMMITS} changes`]: () => runCommand(many, "v1.0.0..v1.1.0"),
  };
  const times = await timeByTurns(works, ROUNDS);
  const peaks = [few, many].map((directory) => `${readPeak(directory)} MiB`);
  for (const directory of [few, many]) rmSync(directory, { recursive: true });
  printRatios("Notes of ten times the changes", times);
  process.stdout.write(`  peak memory: ${peaks.join(" and ")}\n`);
}

const PRINTS_PEAK = "process.on('exit',()=>console.error(process.resourceUsage().maxRSS))";

function readPeak(directory: string): number {
  const preload = ["--import", `data:text/javascript,${PRINTS_PEAK}`];
  const args = [...preload, BUNDLE, "--quiet", "--working-directory", directory, "--changes", "v1.0.0..v1.1.0"];
  const { stderr } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 28 });
  return Math.round(Number(stderr) / 1024);
}

/** In milliseconds, one after another in each round. */
async function timeByTurns(works: Record<string, () => unknown>, rounds: number): Promise<Map<string, number[]>> {
  const times = new Map(Object.keys(works).map((name): [string, number[]] => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(works)) {
      const taken = await time(work);
      if (round >= 0) times.get(name)?.push(taken);
    }
  }
  return times;
}

function createRepository(history: string): string {
  const directory = mkdtempSync(join(tmpdir(), "bench-notes-"));
  execFileSync("git", ["init", "--quiet", "--initial-branch=main"], { cwd: directory });
  execFileSync("git", ["fast-import", "--quiet"], { cwd: directory, input: history });
  execFileSync("git", ["pack-refs", "--all"], { cwd: directory });
  execFileSync("git", ["reset", "--quiet", "--hard", "main"], { cwd: directory });
  return directory;
}

async function benchManyCommits(): Promise<void> {
  const directory = createRepository(renderHistory(COMMITS, 1));
  const log = () =>
    execFileSync("git", ["log", "--name-only", "--no-renames", "-z", ...RANGE], { cwd: directory, ...QUIET });
  const works = {
    "git log of the range": log,
    "commits → release notes, in process": () => writeNotes(directory),
    "the whole command: notes, changelog, draft, diff": () => runCommand(directory, "v1.0.0..v1.1.0"),
  };
  const times = await timeByTurns(works, ROUNDS);
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

const BUNDLE = fileURLToPath(new URL("../dist/index.js", import.meta.url));

function runCommand(directory: string, changes: string, ...subcommand: readonly "notes"[]): Buffer {
  const args = [BUNDLE, ...subcommand, "--working-directory", directory, "--changes", changes];
  return execFileSync(process.execPath, args, QUIET);
}

/** Tagged v1.0.0 at its first commit, and then v1.1.0, v1.2.0, … at equal distances up to the last one. */
function renderHistory(commits: number, tags: number): string {
  const commands = [renderCommit(0, "Start"), "reset refs/tags/v1.0.0\nfrom :1\n"];
  for (let number = 1; number <= commits; number += 1) {
    const subject = `${SUBJECTS[number % SUBJECTS.length]} case ${number} (#${number})`;
    // A tenth explains itself, and refers to an issue.
    const body = number % 10 === 0 ? `\n\n${"It was lost between two steps. ".repeat(12)}\n\nFixes #${number - 1}` : "";
    commands.push(renderCommit(number, subject + body));
    const release = (number * tags) / commits;
    if (Number.isInteger(release)) commands.push(`reset refs/tags/v1.${release}.0\nfrom :${number + 1}\n`);
  }
  return `${commands.join("\n")}\n`;
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
