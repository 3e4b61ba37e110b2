import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { ChangeSelector } from "../src/contract/change-selector.ts";
import { dateOf, renderLongHistory } from "./long-history.ts";
import { median, printRatios } from "./median.ts";
import { readRange } from "./range-read.ts";

const ROUNDS = 9;
const [LONG, SHORT, TAGS, RANGE] = [50_000, 5_000, 2_000, 1_000];
const BUFFER = { maxBuffer: 2 ** 28 };
const LOG = ["log", "--name-only", "--no-renames", "-z", "--diff-merges=first-parent", "--topo-order"];
const TAG_FORMAT = "%(refname) %(objecttype) %(objectname) %(creatordate:unix) %(*objectname) %(*committerdate:unix)";
const OPEN = [
  ["rev-parse", "--is-shallow-repository", "HEAD"],
  ["for-each-ref", `--format=${TAG_FORMAT}`, "refs/tags"],
];

const WEEK = 7 * 24 * 3600;
const renderTime = (seconds: number) => new Date(seconds * 1000).toISOString();

type Case = { name: string; selector: ChangeSelector; bare: (directory: string) => Promise<unknown> };

const CASES: readonly Case[] = [
  {
    name: `two tags, ${RANGE} commits between them`,
    selector: { tags: { start: "v9.0.0", end: "v9.1.0" } },
    bare: (directory) => runAll(directory, [...OPEN, [...LOG, "v9.0.0..v9.1.0"]]),
  },
  {
    name: `the last ${RANGE} commits`,
    selector: { commits: { count: RANGE } },
    bare: async (directory) => {
      await runAll(directory, OPEN);
      const [listing = ""] = await runAll(directory, [["rev-list", "--first-parent", `-${RANGE}`, "HEAD"]]);
      return runAll(directory, [[...LOG, "--no-walk=unsorted", ...listing.trim().split("\n")]]);
    },
  },
  {
    name: "the last release, its previous tag chosen",
    selector: { releases: { count: 1 } },
    bare: (directory) =>
      runAll(directory, [...OPEN, ["merge-base", "v9.0.0^{commit}", "v9.1.0^{commit}"], [...LOG, "v9.0.0..v9.1.0"]]),
  },
  {
    name: "the last week, about 1,000 commits",
    selector: { timeRange: { start: renderTime(dateOf(LONG) - WEEK), end: renderTime(dateOf(LONG)) } },
    bare: async (directory) => {
      await runAll(directory, OPEN);
      const [listing = ""] = await runAll(directory, [["rev-list", "--timestamp", "--topo-order", "HEAD"]]);
      const inside = listing
        .trim()
        .split("\n")
        .filter((line) => Number(line.split(" ", 1)[0]) >= dateOf(LONG) - WEEK);
      return runAll(directory, [[...LOG, "--no-walk=unsorted", ...inside.map((line) => line.split(" ")[1] ?? "")]]);
    },
  },
];

/** Compares with bare git commands, and the peak memory with that of a history of a tenth of the length. */
export async function benchRange(): Promise<void> {
  const long = createRepository(LONG);
  const short = createRepository(SHORT);
  for (const { name, selector, bare } of CASES) {
    const times = new Map<string, number[]>([
      ["bare git commands", []],
      ["range resolved and read", []],
    ]);
    const [bareTimes = [], ownTimes = []] = times.values();
    for (let round = -1; round < ROUNDS; round += 1) {
      const [bareTime, ownTime] = [await time(() => bare(long)), await time(() => readRange(long, selector))];
      if (round < 0) continue;
      bareTimes.push(bareTime);
      ownTimes.push(ownTime);
    }
    printRatios(`${name}, of ${LONG} and ${TAGS} tags (at most 1.3)`, times);
  }
  process.stdout.write(`\nPeak memory for a range of ${RANGE} commits (median of 5)\n`);
  for (const [commits, directory] of [
    [SHORT, short],
    [LONG, long],
  ] as const) {
    const peaks = Array.from({ length: 5 }, () => readPeak(directory));
    process.stdout.write(`  ${(median(peaks) / 1024).toFixed(1).padStart(6)} MB in a history of ${commits} commits\n`);
  }
  for (const directory of [long, short]) rmSync(directory, { recursive: true });
}

function createRepository(commits: number): string {
  const directory = mkdtempSync(join(tmpdir(), "bench-range-"));
  const git = (args: string[], input = "") => execFileSync("git", args, { cwd: directory, input, ...BUFFER });
  git(["init", "--quiet", "--initial-branch=main"]);
  git(["fast-import", "--quiet"], renderLongHistory({ commits, tags: TAGS, range: RANGE }));
  // Clones have packed refs.
  git(["pack-refs", "--all"]);
  git(["reset", "--quiet", "--hard", "main"]);
  return directory;
}

async function runAll(directory: string, commands: readonly (readonly string[])[]): Promise<string[]> {
  const outputs: string[] = [];
  for (const args of commands) {
    const { stdout } = await promisify(execFile)("git", args, { cwd: directory, ...BUFFER });
    outputs.push(stdout);
  }
  return outputs;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function readPeak(directory: string): number {
  const script = fileURLToPath(new URL("./range-peak.ts", import.meta.url));
  return Number(execFileSync(process.execPath, [script, directory], { encoding: "utf8" }));
}
