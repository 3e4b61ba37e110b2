import { GitCommandError, runGit, streamGit, streamGitLines } from "./run.ts";

/** One commit as git stores it; what a reader is told about it is the writer's business. */
export type Commit = {
  /** Full hexadecimal object name. */
  sha: string;
  /** Full object names, first parent first; empty for a root commit. */
  parents: readonly string[];
  /** Name and e-mail after `.mailmap`. */
  author: { name: string; email: string };
  /** Committer date in UTC, `2026-01-05T10:00:00Z`. */
  committedAt: string;
  /** First line of the message. */
  subject: string;
  /** The message after its subject, trimmed; often empty. */
  body: string;
  /** Files changed against the first parent, sorted by code unit; renames count as both names. */
  paths: readonly string[];
};

/** An account on a code host. */
export type Account = { login: string; isBot: boolean };

/** What a code host knows of a pull request that was merged. */
export type PullRequestFacts = {
  number: number;
  /** As it is now, on one line. */
  title: string;
  /** Whether somebody renamed it after it was merged. */
  renamed: boolean;
  labels: readonly string[];
  /** Undefined where the account is gone. */
  author: Account | undefined;
};

/** What a code host knows of a commit that git does not tell. */
export type CommitFacts = {
  /** The one of this repository that brought the commit in; undefined where there is none. */
  pullRequest: PullRequestFacts | undefined;
  /** Whether it is the very commit that this pull request was merged with. */
  isMerge: boolean;
  /** Numbers of pull requests of other repositories that it came with. */
  elsewhere: readonly number[];
  /** The account of the commit's author, where the code host knows whose the address is. */
  login: string | undefined;
};

/** What is known of commits, by full SHA; nothing for those that were not asked about or could not be told. */
export type FactsBySha = ReadonlyMap<string, CommitFacts>;

/** Which of the named commits are wanted. */
export type ReadCommitsOptions = {
  /** Exactly the named commits, in the order they are named, without their ancestors. */
  noWalk?: boolean;
  /**
   * Only commits that change one of these files or anything below one of these folders (literal names
   * from the top of the repository). Their `paths` are cut down to these, and their `parents` are the
   * nearest ancestors that are left, so that a merge still leads to the commits it brought in.
   */
  paths?: readonly string[];
};

// What a user's own configuration could otherwise change: whose names, which files, how they are written.
const STEADY_LOG = [
  "-c",
  "mailmap.file=/dev/null",
  "-c",
  "mailmap.blob=HEAD:.mailmap",
  "-c",
  "log.showRoot=true",
  "log",
  "--no-color",
  "--no-notes",
  "--no-decorate",
  "--no-show-signature",
  "--no-ext-diff",
  "--no-textconv",
  "--no-renames",
  "--no-relative",
  "--no-graph",
  "--ignore-submodules=none",
  "--encoding=UTF-8",
  "--diff-merges=first-parent",
  "--name-only",
  "-z",
  "--topo-order",
];

// A path is never empty, so an empty field can only be the one that opens a commit.
const FORMAT = "--format=%x00%H%x00%P%x00%aN%x00%aE%x00%ct%x00%B";
const FIELDS_BEFORE_PATHS = 6;

/**
 * Reads commits with one `git log`, newest first in topological order (children before parents).
 * `revisions` are what `git rev-list` takes (`v1.2.0..v1.3.0`, `^v1.2.0`, a SHA), of any number, since they go
 * through standard input; none of them gives no commits. A merge's `paths` are those it changes
 * against its first parent, since they are read from trees alone: over whole histories of 9,600 commits no
 * slower than leaving them out. The result is the same under any user configuration, locale and time zone.
 * Throws {@link GitCommandError} for a revision that git does not know or that looks like an option.
 */
export async function readCommits(
  directory: string,
  revisions: readonly string[],
  options: ReadCommitsOptions = {},
): Promise<Commit[]> {
  if (revisions.length === 0) return [];
  const args = [...STEADY_LOG, FORMAT, ...(options.noWalk ? ["--no-walk=unsorted"] : []), "--stdin"];
  for (const revision of revisions) {
    if (!/^-|^$|[\n\0]/.test(revision)) continue;
    throw new GitCommandError(args, 128, `bad revision ${JSON.stringify(revision)}`);
  }
  const commits: Commit[] = [];
  const fields: string[] = [];
  const take = (field: string): void => {
    if (field === "" && fields.length === 0) return;
    if (field !== "" || fields.length < FIELDS_BEFORE_PATHS) fields.push(field);
    else commits.push(parseCommit(fields.splice(0)));
  };
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of streamGit(directory, args, { input: `${revisions.join("\n")}\n` })) {
    rest = takeFields(rest.length === 0 ? piece : Buffer.concat([rest, piece]), take);
  }
  take("");
  return options.paths === undefined ? commits : selectCommitsTouching(commits, options.paths);
}

/** Hands over every field that ends in NUL and returns what is left after the last of them. */
function takeFields(bytes: Buffer, take: (field: string) => void): Buffer {
  let start = 0;
  for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
    take(bytes.toString("utf8", start, end));
    start = end + 1;
  }
  return bytes.subarray(start);
}

function parseCommit(fields: readonly string[]): Commit {
  const [sha = "", parents = "", name = "", email = "", seconds = "0", message = "", ...paths] = fields;
  const text = message.trim();
  const lineEnd = text.indexOf("\n");
  return {
    sha,
    parents: parents === "" ? [] : parents.split(" "),
    author: { name, email },
    committedAt: new Date(Number(seconds) * 1000).toISOString().replace(".000Z", "Z"),
    subject: lineEnd === -1 ? text : text.slice(0, lineEnd).trimEnd(),
    body: lineEnd === -1 ? "" : text.slice(lineEnd).trim().replaceAll("\r\n", "\n"),
    // git opens the list of paths with a line feed.
    paths: paths.map((path, index) => (index === 0 ? path.slice(1) : path)).sort(),
  };
}

/** Keeps the commits that touch `wanted`, each with its nearest kept ancestors as parents. */
function selectCommitsTouching(commits: readonly Commit[], wanted: readonly string[]): Commit[] {
  const names = wanted.map((path) => path.replace(/^(\.\/)+|\/+$/g, "")).filter((path) => path !== "" && path !== ".");
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

/** What tells a commit from its rebased or squashed copy. */
export type AuthoredCommit = {
  /** Full SHA. */
  sha: string;
  /** Full SHAs, first parent first. */
  parents: readonly string[];
  /** When it was written; a rebase keeps it. UTC, `2026-01-05T10:00:00Z`. */
  authoredAt: string;
  /** When it came to be as it is; UTC, as above. */
  committedAt: string;
  /** The whole message, trimmed. */
  message: string;
};

/**
 * The newest `count` commits that `tip` contains and `without` does not, both full SHAs, in topological order, the
 * newest first. `walk`: along first parents only, or everything but merges.
 */
export async function readAuthoredCommits(
  directory: string,
  range: { tip: string; without?: string; count: number; walk: "first-parents" | "no-merges" },
): Promise<AuthoredCommit[]> {
  const listing = await runGit(directory, [
    ...["log", "-z", "--no-show-signature", "--encoding=UTF-8", "--topo-order", `--max-count=${range.count}`],
    range.walk === "first-parents" ? "--first-parent" : "--no-merges",
    "--format=%H%n%P%n%at%n%ct%n%B",
    "--end-of-options",
    range.tip,
    ...(range.without === undefined ? [] : [`^${range.without}`]),
    "--",
  ]);
  return listing
    .split("\0")
    .filter((entry) => entry !== "")
    .map((entry) => {
      const [sha = "", parents = "", authored, committed, ...message] = entry.split("\n");
      return {
        sha,
        parents: parents.split(" ").filter((parent) => parent !== ""),
        authoredAt: renderDate(authored),
        committedAt: renderDate(committed),
        message: message.join("\n").trim(),
      };
    });
}

function renderDate(unixSeconds: string | undefined): string {
  const date = new Date(Number(unixSeconds) * 1000);
  return Number.isNaN(date.getTime()) ? "" : `${date.toISOString().slice(0, 19)}Z`;
}

/** Who had a part in a history: names and e-mail addresses after `.mailmap`, in small letters. */
export type EarlierAuthors = { names: ReadonlySet<string>; emails: ReadonlySet<string> };

/**
 * Who wrote, or is named as a co-author of, what `commits` build on; undefined where they start the history. One
 * `git log` over everything before them.
 */
export async function readEarlierAuthors(
  directory: string,
  commits: readonly Commit[],
): Promise<EarlierAuthors | undefined> {
  const own = new Set(commits.map(({ sha }) => sha));
  const before = [...new Set(commits.flatMap(({ parents }) => parents.filter((parent) => !own.has(parent))))];
  if (before.length === 0) return undefined;
  const args = [
    ...["-c", "mailmap.file=/dev/null", "-c", "mailmap.blob=HEAD:.mailmap"],
    ...["log", "--no-show-signature", "--encoding=UTF-8", "--no-notes"],
    "--format=%aN <%aE>%n%(trailers:key=Co-authored-by,valueonly)",
    "--stdin",
  ];
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

/** A merged pull request, as the code host describes it. */
export type MergedWork = {
  number: number;
  title: string;
  body: string;
  /** Login or name; undefined where nobody is known. */
  author: string | undefined;
  labels: readonly string[];
  mergeCommit: string;
  /** RFC 3339. */
  mergedAt: string;
  files: readonly string[];
  /** Whether it changed more files than these. */
  moreFiles: boolean;
};
