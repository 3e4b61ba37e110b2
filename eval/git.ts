import { execFileSync } from "node:child_process";
import { devNull } from "node:os";

/** Without the user's own configuration, so that the result is the same everywhere. */
export const CLEAN_ENV: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_SYSTEM: devNull,
  GIT_TERMINAL_PROMPT: "0",
};

const TIMEOUT = 120_000;
const MAX_OUTPUT = 256 * 1024 * 1024;

export type GitOptions = { input?: string; env?: NodeJS.ProcessEnv };

/** The output. Throws if git fails. */
export function runGit(directory: string, args: readonly string[], { input, env }: GitOptions = {}): string {
  return execFileSync("git", ["-C", directory, ...args], {
    encoding: "utf8",
    env: { ...CLEAN_ENV, ...env },
    maxBuffer: MAX_OUTPUT,
    timeout: TIMEOUT,
    stdio: ["pipe", "pipe", "pipe"],
    input,
  });
}

/** Undefined if the path is not in the tree. */
export function readBlob(directory: string, revision: string, path: string): string | undefined {
  const listed = runGit(directory, ["ls-tree", "--name-only", "-z", revision, "--", path]);
  return listed === "" ? undefined : runGit(directory, ["cat-file", "blob", `${revision}:${path}`]);
}

export type RangeCommits = {
  /** By the first twelve digits of the SHA, newest first. */
  subjects: ReadonlyMap<string, string>;
  bodies: readonly string[];
  /** A pull request's number, or that of its merge: the commits that came with it. */
  byNumber: ReadonlyMap<number, ReadonlySet<string>>;
};

/** The commits between two tags. */
export function readCommits(directory: string, from: string, to: string): RangeCommits {
  const log = runGit(directory, ["log", "-z", "--format=%H%n%P%n%B", `${from}..${to}`]);
  const subjects = new Map<string, string>();
  const bodies: string[] = [];
  const byNumber = new Map<number, Set<string>>();
  for (const record of log.split("\0").filter((text) => text !== "")) {
    const [sha = "", parents = "", ...message] = record.split("\n");
    const subject = message[0] ?? "";
    const isMerge = subject.startsWith("Merge pull request #");
    // A merge's title is in its body.
    subjects.set(sha.slice(0, 12), (isMerge ? message.slice(1).find((line) => line !== "") : undefined) ?? subject);
    bodies.push(...message.slice(1));
    const number = /\(#(\d+)\)\s*(?:\[[^\]]*\])?$/.exec(subject) ?? /^Merge pull request #(\d+) /.exec(subject);
    if (number === null) continue;
    const merged = parents.includes(" ") ? runGit(directory, ["rev-list", `${sha}^1..${sha}`]).split("\n") : [sha];
    const known = byNumber.get(Number(number[1])) ?? new Set();
    for (const one of merged.filter((text) => text !== "")) known.add(one.slice(0, 12));
    byNumber.set(Number(number[1]), known);
  }
  return { subjects, bodies, byNumber };
}
