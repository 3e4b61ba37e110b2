import { buildLimitError, gitLimits } from "../shared/git-limits.ts";
import { trimTrailing } from "../shared/text.ts";
import { GitCommandError, runGit, streamGit, streamGitLines } from "./run.ts";
import { renderDate } from "./tags.ts";

export type Commit = {
  sha: string;
  parents: readonly string[];
  /** After `.mailmap`. */
  author: { name: string; email: string };
  committedAt: string;
  subject: string;
  /** Trimmed. */
  body: string;
  /** Files changed against the first parent, sorted; a rename counts as both names. */
  paths: readonly string[];
};

export type Account = { login: string; isBot: boolean };

export type PullRequestFacts = {
  number: number;
  title: string;
  renamed: boolean;
  labels: readonly string[];
  author: Account | undefined;
};

export type CommitFacts = {
  pullRequest: PullRequestFacts | undefined;
  isMerge: boolean;
  /** Numbers of pull requests in other repositories that contained it. */
  elsewhere: readonly number[];
  login: string | undefined;
};

/** By full SHA; without commits that were not looked up or not found. */
export type FactsBySha = ReadonlyMap<string, CommitFacts>;

const MAILMAP = ["-c", "mailmap.file=/dev/null", "-c", "mailmap.blob=HEAD:.mailmap"];
/** The log in one form, whatever the user has set. */
export const PLAIN_LOG = [
  ...["log", "--no-color", "--no-notes", "--no-decorate", "--no-show-signature", "--no-graph", "--encoding=UTF-8"],
];
const FIXED_LOG = [
  ...[...MAILMAP, "-c", "log.showRoot=true", ...PLAIN_LOG, "--no-ext-diff", "--no-textconv", "--no-renames"],
  ...["--no-relative", "--ignore-submodules=none", "--diff-merges=first-parent", "--name-only", "-z", "--topo-order"],
];

// Paths are never empty, so an empty field begins a commit.
const FORMAT = "--format=%x00%H%x00%P%x00%aN%x00%aE%x00%ct%x00%B";
const FIELDS_BEFORE_PATHS = 6;
const MAX_MESSAGE_BYTES = 4 * 2 ** 20;
// All are held in memory.
const MAX_COMMITS_BYTES = 512 * 2 ** 20;

/**
 * Newest first in topological order. Throws {@link GitCommandError} for an unknown revision or one like an option, and
 * `limit/paths`.
 */
export async function readCommits(
  directory: string,
  revisions: readonly string[],
  options: { noWalk?: boolean } = {},
): Promise<Commit[]> {
  if (revisions.length === 0) return [];
  const args = [...FIXED_LOG, FORMAT, ...(options.noWalk ? ["--no-walk=unsorted"] : []), "--stdin"];
  const bad = revisions.find((revision) => /^-|^$|[\n\0]/.test(revision));
  if (bad !== undefined) throw new GitCommandError(args, 128, `bad revision ${JSON.stringify(bad)}`);
  const commits: Commit[] = [];
  const fields: string[] = [];
  let count = 0;
  const take = (field: string): void => {
    if (field === "" && fields.length === 0) return;
    if (fields.length > FIELDS_BEFORE_PATHS) count += 1;
    const { commitPaths, rangePaths } = gitLimits;
    if (fields.length - FIELDS_BEFORE_PATHS > commitPaths) {
      throw buildLimitError("limit/paths", `The commit ${fields[0]} changes more than ${commitPaths} files.`);
    }
    if (count > rangePaths) throw buildLimitError("limit/paths", `The commits change more than ${rangePaths} files.`);
    if (field !== "" || fields.length < FIELDS_BEFORE_PATHS) fields.push(field);
    else commits.push(parseCommit(fields.splice(0)));
  };
  const input = `${revisions.join("\n")}\n`;
  const pieces = streamGit(directory, args, { input, isolated: true, maxOutput: MAX_COMMITS_BYTES });
  for await (const complete of streamFields(pieces)) complete.forEach(take);
  take("");
  return commits;
}

/** Yields what each piece completes of a log whose fields end with NUL. */
async function* streamFields(pieces: AsyncIterable<Buffer>): AsyncGenerator<string[], void, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (rest.length > MAX_MESSAGE_BYTES) {
      throw buildLimitError("limit/git-output", `A commit message has more than ${MAX_MESSAGE_BYTES} bytes.`);
    }
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const end = bytes.lastIndexOf(0);
    rest = bytes.subarray(end + 1);
    if (end !== -1) yield bytes.toString("utf8", 0, end).split("\0");
  }
}

function parseCommit(fields: readonly string[]): Commit {
  const [sha = "", parents = "", name = "", email = "", seconds = "0", message = "", ...paths] = fields;
  const { subject, body } = splitMessage(message.trim());
  return {
    sha,
    parents: splitParents(parents),
    author: { name, email },
    committedAt: renderDate(seconds),
    subject,
    body,
    // The list of paths begins with a line feed.
    paths: paths.map((path, index) => (index === 0 ? path.slice(1) : path)).sort(),
  };
}

/** `Close the file` and `add a test` below it are two lines of work. */
const ENDS = /[.:;!?)\]>"`]$/;
const GOES_ON =
  /(?:,|\b(?:by|from|the|an?|to|of|in|on|with|and|or|if|when|for|that|is|are|be|not|into|at|which|than|its))$/;
const OTHER_LINE = /^(?:(?:close|fix|resolve)(?:s|d|es|ed)?\b|refs?\b|see\b|https?:|[\w-]+: |[*#>+-]|\(?#\d|\d+[.)] )/i;
const [MIN_PHRASE, MIN_WRAPPED, MAX_WRAPPED] = [40, 60, 100];

/** The subject is the first line, and what follows it where it was wrapped in the middle of a sentence. */
function splitMessage(text: string): Pick<Commit, "subject" | "body"> {
  const [first = "", ...rest] = text.replaceAll("\r\n", "\n").split("\n");
  const joined = [first.trimEnd()];
  for (let line = joined[0] ?? ""; isWrapped(line, rest[0]?.trim() ?? "", joined.length > 1); ) {
    const next = rest.shift()?.trim() ?? "";
    const end = /[.!?](?= +[A-Z])/.exec(next)?.index;
    if (end !== undefined) rest.unshift(next.slice(end + 1).trim());
    line = end === undefined ? next : next.slice(0, end + 1);
    joined.push(line);
  }
  return { subject: joined.join(" "), body: rest.join("\n").trim() };
}

function isWrapped(line: string, next: string, isSecond: boolean): boolean {
  if (line.length > MAX_WRAPPED || ENDS.test(line) || next === "" || OTHER_LINE.test(next)) return false;
  if (line.length >= MIN_PHRASE && GOES_ON.test(line)) return true;
  return line.length >= MIN_WRAPPED && (isSecond || (/^[A-Z]/.test(line) && /^[a-z`'(]/.test(next)));
}

function splitParents(parents: string): string[] {
  return parents === "" ? [] : parents.split(" ");
}

/** `wanted` are names of files or folders. `paths` and `parents` of a commit are reduced to what remains. */
export function selectCommitsTouching(commits: readonly Commit[], wanted: readonly string[]): Commit[] {
  const names = wanted
    .map((path) => trimTrailing(path.replace(/^(\.\/)+/, ""), /\//))
    .filter((path) => path !== "" && path !== ".");
  if (names.length < wanted.length) return [...commits];
  const isWanted = (path: string): boolean =>
    names.some((name) => path.startsWith(name) && (path.length === name.length || path[name.length] === "/"));
  const ancestors = new Map<string, readonly string[]>();
  const kept: Commit[] = [];
  for (const commit of commits.toReversed()) {
    const paths = commit.paths.filter(isWanted);
    const parents = [...new Set(commit.parents.flatMap((parent) => ancestors.get(parent) ?? [parent]))];
    ancestors.set(commit.sha, paths.length > 0 ? [commit.sha] : parents);
    if (paths.length > 0) kept.push({ ...commit, parents, paths });
  }
  return kept.toReversed();
}

/** What a rebase keeps of a commit, and its place. */
export type AuthoredCommit = {
  sha: string;
  parents: readonly string[];
  authoredAt: string;
  committedAt: string;
  message: string;
};

/** In topological order, newest first; `tip` and `without` are full SHAs. */
export async function readAuthoredCommits(
  directory: string,
  range: { tip: string; without?: string; count: number; walk: "first-parents" | "no-merges" },
): Promise<AuthoredCommit[]> {
  const walk = range.walk === "first-parents" ? "--first-parent" : "--no-merges";
  const args = ["--topo-order", `--max-count=${range.count}`, walk, "--end-of-options", range.tip];
  const without = range.without === undefined ? [] : [`^${range.without}`];
  const found = await readLog(directory, ["%H", "%P", "%at", "%ct", "%B"], [...args, ...without]);
  return found.map(([sha = "", parents = "", authored = "0", committed = "0", message = ""]) => {
    const [authoredAt, committedAt] = [renderDate(authored), renderDate(committed)];
    return { sha, parents: splitParents(parents), authoredAt, committedAt, message: message.trim() };
  });
}

/** The fields of each commit of a log, newest first. */
export async function readLog(
  directory: string,
  fields: readonly string[],
  args: readonly string[],
  isolated?: boolean,
): Promise<string[][]> {
  const all = [...PLAIN_LOG, "-z", `--format=${fields.join("%x01")}`, ...args, "--"];
  const listing = await runGit(directory, all, isolated ? { isolated } : {});
  return listing.split("\0").flatMap((entry) => (entry.trim() === "" ? [] : [entry.split("\u0001")]));
}

/** In lower case, after `.mailmap`; undefined if nothing comes before `commits`. */
export async function readEarlierAuthors(
  directory: string,
  commits: readonly Commit[],
): Promise<{ names: ReadonlySet<string>; emails: ReadonlySet<string> } | undefined> {
  const own = new Set(commits.map(({ sha }) => sha));
  const before = [...new Set(commits.flatMap(({ parents }) => parents.filter((parent) => !own.has(parent))))];
  if (before.length === 0) return undefined;
  const format = "--format=%aN <%aE>%n%(trailers:key=Co-authored-by,valueonly)";
  const args = [...MAILMAP, ...PLAIN_LOG, format, "--stdin"];
  const distinct = new Set<string>();
  for await (const lines of streamGitLines(directory, args, { input: `${before.join("\n")}\n` })) {
    for (const line of lines) distinct.add(line);
  }
  const people = [...distinct].flatMap((line) => {
    const [, name = "", email = ""] = /^(.*) <([^<>]*)>$/.exec(line.trim().toLowerCase()) ?? [];
    return email === "" ? [] : [{ name, email }];
  });
  return { names: new Set(people.map(({ name }) => name)), emails: new Set(people.map(({ email }) => email)) };
}

/** `tip` and `without` are full SHAs; commits that `without` contains are left out. */
export type CommitPlace = { tip: string; without?: string | undefined; skip: number };

// For one page: a filter that matches little would read the complete history.
const MAX_READ = 20_000;
/** Milliseconds that someone waits for a page. */
const MAX_PAGE_MS = 15_000;
const PAGE_FORMAT = ["%H", "%P", "%aN", "%aE", "%ct", "%B"];

/**
 * Newest first, without `paths`. A page that read 20,000 commits without finding enough ends early. Throws
 * `limit/git-time` and `limit/git-output`.
 */
export async function readCommitPage(
  directory: string,
  { tip, without, skip }: CommitPlace,
  { size, isWanted }: { size: number; isWanted: (commit: Commit) => boolean },
) {
  const args = [
    ...[...MAILMAP, ...PLAIN_LOG, "-z"],
    ...[`--format=${PAGE_FORMAT.join("%x00")}`, `--skip=${skip}`, `--max-count=${MAX_READ}`],
    ...["--end-of-options", tip, ...(without === undefined ? [] : [`^${without}`]), "--"],
  ];
  const commits: Commit[] = [];
  let read = 0;
  for await (const commit of streamCommits(directory, args)) {
    // One more than asked for shows that there is a next page.
    if (commits.length === size) return { commits, next: skip + read };
    read += 1;
    if (isWanted(commit)) commits.push(commit);
  }
  return { commits, next: read < MAX_READ ? undefined : skip + read };
}

async function* streamCommits(directory: string, args: readonly string[]): AsyncGenerator<Commit, void, undefined> {
  const fields: string[] = [];
  for await (const complete of streamFields(streamGit(directory, args, { timeout: MAX_PAGE_MS, isolated: true }))) {
    fields.push(...complete);
    while (fields.length >= PAGE_FORMAT.length) yield parseCommit(fields.splice(0, PAGE_FORMAT.length));
  }
}

export type MergedWork = {
  number: number;
  title: string;
  body: string;
  author: string | undefined;
  labels: readonly string[];
  mergeCommit: string;
  mergedAt: string;
  files: readonly string[];
  /** Whether it changed more files than `files`. */
  moreFiles: boolean;
};
