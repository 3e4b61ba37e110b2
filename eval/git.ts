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
  /** By the first twelve digits of the SHA, newest first. Of a merge the pull request's title. */
  subjects: ReadonlyMap<string, string>;
  /** The titles of the pull requests whose merges brought a commit. */
  mergeTitles: ReadonlyMap<string, readonly string[]>;
  bodies: readonly string[];
  /** A pull request's number, or that of its merge: the commits that came with it. */
  byNumber: ReadonlyMap<number, ReadonlySet<string>>;
};

/** The commits between two tags. */
export function readCommits(directory: string, from: string, to: string): RangeCommits {
  const log = runGit(directory, ["log", "-z", "--format=%H%n%P%n%B", `${from}..${to}`]);
  const subjects = new Map<string, string>();
  const mergeTitles = new Map<string, string[]>();
  const bodies: string[] = [];
  const byNumber = new Map<number, Set<string>>();
  for (const record of log.split("\0").filter((text) => text !== "")) {
    const [sha = "", parents = "", subject = "", ...body] = record.split("\n");
    const { title, number, isMerge } = readTitle(subject, body, parents.includes(" "));
    subjects.set(sha.slice(0, 12), title);
    bodies.push(subject, ...body);
    if (number === undefined) continue;
    const shas = isMerge
      ? runGit(directory, ["rev-list", `${sha}^1..${sha}`])
          .trim()
          .split("\n")
      : [sha];
    const known = byNumber.get(number) ?? new Set();
    byNumber.set(number, known);
    for (const one of shas.map((full) => full.slice(0, 12))) {
      known.add(one);
      if (isMerge) mergeTitles.set(one, [...(mergeTitles.get(one) ?? []), title]);
    }
  }
  return { subjects, mergeTitles, bodies, byNumber };
}

/** `Merge pull request #1 from …` with the title in its body, `bug #1 Title (login)`, and `Title (#1)`. */
function readTitle(subject: string, body: readonly string[], hasParents: boolean) {
  const named = hasParents ? /^\w+ #(\d+) (\S.*) \([\w, -]+\)$/.exec(subject) : null;
  const merge = /^Merge pull request #(\d+) /.exec(subject) ?? named;
  const number = (merge ?? /\(#(\d+)\)\s*(?:\[[^\]]*\])?$/.exec(subject))?.[1];
  const title = named?.[2] ?? (merge === null ? undefined : body.find((line) => line !== "")) ?? subject;
  return { title, number: number === undefined ? undefined : Number(number), isMerge: merge !== null };
}
