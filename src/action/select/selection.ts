import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { AuthoredCommit } from "../../git/commits.ts";
import { describePreviousTag, type PreviousTag } from "../../git/previous-tag.ts";
import type { Relation } from "../../git/revision.ts";
import { inputError } from "../inputs.ts";
import type { BranchTrigger, MergeTrigger } from "../trigger.ts";

export type ChangeSelection = {
  changes: ChangeSelector[];
  source: string;
  /** For the log: `v1.1.0 (3 commits since v1.0.0)`. */
  renderTitle?: () => Promise<string>;
  skipped?: string;
};

export function buildSkip(reason: string): ChangeSelection {
  return { changes: [], source: reason, skipped: reason };
}

export function buildCommitRange(startSha: string, endSha: string, source: string): ChangeSelection {
  return { changes: [{ commits: { startSha, endSha, includeStartCommit: false } }], source };
}

export async function selectReleaseRange(
  source: CommitSource,
  { tag, previous, head }: ReleaseRange,
): Promise<ChangeSelection> {
  const since = describePreviousTag(previous);
  if (previous.tag !== undefined) {
    const { name: start, commit } = previous.tag;
    const renderTitle = async () => {
      const count = await source.countCommits(commit, head);
      const range = `${count === undefined ? "" : `${count} ${count === 1 ? "commit" : "commits"} `}since ${start}`;
      return tag === undefined ? range : `${tag} (${range})`;
    };
    return tag === undefined
      ? { changes: [{ tags: { start } }], source: `the commits since ${since}`, renderTitle }
      : { changes: [{ tags: { start, end: tag } }], source: `the release ${tag} since ${since}`, renderTitle };
  }
  // No selector means "from the beginning", so the range includes the first commit.
  const startSha = await source.readFirstCommit(head);
  return {
    changes: [{ commits: { startSha, endSha: head, includeStartCommit: true } }],
    source: tag === undefined ? "the full history: no release yet" : `the release ${tag} since ${since}`,
  };
}

type ReleaseRange = {
  tag: string | undefined;
  previous: PreviousTag;
  head: string;
};

/** Why something is unknown. */
export type Missing = { missing: string };

/** All SHAs are full ones. */
export type CommitSource = {
  name: string;
  /** Throws `git/unknown-tag`. */
  readRelease: (name: string) => Promise<ReleaseRange>;
  /** The release at `head` (default: the current head), or the commits since the last one. */
  readLatest: (head?: string) => Promise<ReleaseRange>;
  /** A tag (as `readRelease` finds it), branch, SHA or other revision. Throws `git/unknown-revision`. */
  readRevision: (name: string) => Promise<{ tag: string | undefined; commit: string }>;
  readFirstCommit: (head: string) => Promise<string>;
  /** The commit and up to `count - 1` before it along first parents, newest first. Throws `git/unknown-revision`. */
  readCommits: (sha: string, count: number) => Promise<AuthoredCommit[]>;
  /** The commits of a pull request's branch without merges, newest first. */
  readPullCommits: (pull: MergeTrigger, base: string) => Promise<{ commits: AuthoredCommit[] } | Missing>;
  readFork: (commit: string, other: string) => Promise<{ relation: Relation; base: string | undefined } | Missing>;
  readBranch: (name: string) => Promise<string | undefined>;
  /** The commits of `end` without those of `start`; undefined if that would cost a request. */
  countCommits: (start: string, end: string) => Promise<number | undefined>;
};

// GitHub rebases within moments; older commits were not part of the rebase.
const MAX_REBASE_TIME = 10 * 60_000;

export async function selectMerge(source: CommitSource, trigger: MergeTrigger): Promise<ChangeSelection> {
  const what = `the merge of pull request #${trigger.number}`;
  const [merge] = await source.readCommits(trigger.mergeCommit, 1);
  if (merge === undefined) return selectOne(trigger.mergeCommit, what);
  const [parent, second] = merge.parents;
  // Pushed to the base by hand: the branch's commits are unchanged.
  if (trigger.head === merge.sha) return selectPushed(source, trigger, merge, what);
  if (parent !== undefined && second !== undefined) return buildCommitRange(parent, merge.sha, what);
  if (trigger.commits === 1) return selectOne(merge.sha, `${what}, one commit (squashed or rebased)`);
  const { count, guessed } = await countRebased(source, trigger, merge);
  const basis = guessed === undefined ? "" : `, going by subject and dates, as ${guessed}`;
  if (count <= 1) return selectOne(merge.sha, `${what}, squashed${basis}`);
  return selectLast(source, merge, count, `${what}, rebased${basis}`);
}

/** How many commits, ending with `merge`, are the pull request's: 0 or 1 if squashed. */
async function countRebased(source: CommitSource, trigger: MergeTrigger, merge: AuthoredCommit) {
  const pull = await source.readPullCommits(trigger, merge.sha);
  if ("missing" in pull) return { count: await guessRebased(source, trigger, merge), guessed: pull.missing };
  const { commits: originals } = pull;
  if (originals.length === 0) {
    return { count: await guessRebased(source, trigger, merge), guessed: "its branch has no commits of its own" };
  }
  const chain = await source.readCommits(merge.sha, originals.length);
  // A rebase keeps message and author date; a squash does not.
  const differs = chain.findIndex((commit, index) => !isCopy(commit, originals[index]));
  return { count: differs === -1 ? chain.length : differs };
}

/** {@link countRebased} without the original commits: by subjects and dates on the base. */
async function guessRebased(source: CommitSource, { name, number, commits }: MergeTrigger, merge: AuthoredCommit) {
  const [subject = ""] = merge.message.split("\n", 1);
  if (subject === name || subject.endsWith(`(#${number})`)) return 1;
  if (merge.authoredAt === merge.committedAt || commits === undefined) return 1;
  const chain = await source.readCommits(merge.sha, commits);
  const end = chain.findIndex(
    ({ committedAt, parents }) =>
      parents.length !== 1 || Date.parse(merge.committedAt) - Date.parse(committedAt) > MAX_REBASE_TIME,
  );
  return end === -1 ? chain.length : end;
}

function isCopy(commit: AuthoredCommit, original: AuthoredCommit | undefined): boolean {
  return (
    original !== undefined &&
    commit.parents.length === 1 &&
    Date.parse(commit.authoredAt) === Date.parse(original.authoredAt) &&
    commit.message === original.message
  );
}

async function selectPushed(
  source: CommitSource,
  { base, commits }: MergeTrigger,
  merge: AuthoredCommit,
  what: string,
): Promise<ChangeSelection> {
  const fork = base === undefined ? undefined : await source.readFork(base, merge.sha);
  const how = `${what}, pushed by hand`;
  const start = fork === undefined || "missing" in fork ? undefined : fork.base;
  if (start !== undefined && start !== merge.sha) return buildCommitRange(start, merge.sha, how);
  return selectLast(source, merge, commits ?? 1, how);
}

async function selectLast(source: CommitSource, merge: AuthoredCommit, count: number, what: string) {
  const chain = await source.readCommits(merge.sha, count);
  const [start] = chain.at(-1)?.parents ?? [];
  if (start !== undefined) return buildCommitRange(start, merge.sha, what);
  return { changes: [{ commits: { shas: chain.map(({ sha }) => sha) } }], source: what };
}

function selectOne(sha: string, source: string): ChangeSelection {
  return { changes: [{ commits: { shas: [sha] } }], source };
}

export async function selectPush(source: CommitSource, trigger: BranchTrigger): Promise<ChangeSelection> {
  const { branch, before, after } = trigger;
  if (before === undefined) return selectSinceDefault(source, trigger, `the new branch ${branch}`);
  const fork = await source.readFork(before, after);
  if ("missing" in fork) {
    // If `after` is missing too, the next read throws.
    return selectSinceDefault(source, trigger, `the rewritten branch ${branch} (${fork.missing})`);
  }
  switch (fork.relation) {
    case "ancestor":
      return buildCommitRange(before, after, `the push to ${branch}`);
    case "same":
      return buildSkip(`the push to ${branch} brought no commits`);
    case "descendant":
      return buildSkip(`${branch} was moved back, so the push brought no commits`);
    default:
      if (fork.base === undefined) return selectSinceDefault(source, trigger, `the rewritten branch ${branch}`);
      return buildCommitRange(fork.base, after, `the rewritten part of ${branch}`);
  }
}

/** Since the branch left the default branch; on the default branch, since the last release. */
async function selectSinceDefault(source: CommitSource, { branch, after, defaultBranch }: BranchTrigger, what: string) {
  const other = defaultBranch === undefined || defaultBranch === branch ? undefined : defaultBranch;
  const tip = other === undefined ? undefined : await source.readBranch(other);
  const fork = tip === undefined ? undefined : await source.readFork(tip, after);
  const base = fork === undefined || "missing" in fork ? undefined : fork.base;
  if (base === after) return buildSkip(`${what} has no commits that ${other} lacks`);
  if (base !== undefined) return buildCommitRange(base, after, `${what} since it left ${other}`);
  const [head] = await source.readCommits(after, 1);
  const { changes, source: words } = await selectUntil(source, head?.sha ?? after);
  return { changes, source: `${what}: ${words}` };
}

/** The release at `head`, else the commits since the release before it. */
export async function selectUntil(source: CommitSource, head: string): Promise<ChangeSelection> {
  const range = await source.readLatest(head);
  const selection = await selectReleaseRange(source, range);
  if (range.tag !== undefined || range.previous.tag === undefined) return selection;
  // A range without an end would end at the service's head, which may be another branch.
  return { ...selection, ...buildCommitRange(range.previous.tag.commit, range.head, selection.source) };
}

const SHA = /^[0-9a-f]{7,64}$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const LAST = /^last (?:(\d+) )?(commit|release)(s?)$/i;
const VALID_FORMS =
  "must be auto, none, latest, unreleased, a tag or revision (v1.2.0), a range of them (v1.2.0..v1.3.0, v1.2.0.., " +
  "HEAD~3..HEAD), last 5 commits, last 2 releases, 2026-01-01..2026-02-01, or a YAML list of change selectors";

/** What needs neither git nor GitHub is a selection already. Throws `input/invalid`. */
export async function parseChangesInput(value: string, remote: boolean): Promise<"auto" | ChangeSelection | Revisions> {
  if (value === "auto") return value;
  if (value === "none") return { changes: [], source: "no commits (input changes)" };
  // Loaded late: lists are rare and the YAML parser is large.
  if (/^[-[{]|\n/.test(value)) {
    const changes = (await import("./changes-list.ts")).parseChangesList(value);
    return { changes, source: "the commits in the input `changes`" };
  }
  if (value === "latest") return { changes: [{ releases: { count: 1 } }], source: "the last release" };
  if (value === "unreleased") return { kind: "unreleased" };
  const shorthand = parseShorthand(value);
  if ("kind" in shorthand)
    return remote && shorthand.kind === "range" && isVersionRange(shorthand) ? selectTagRange(shorthand) : shorthand;
  const source = LAST.test(value) ? `the ${value.toLowerCase()}` : `the commits in ${value}`;
  return { changes: [shorthand], source };
}

function parseShorthand(value: string): ChangeSelector | Revisions {
  const last = LAST.exec(value);
  if (last !== null) {
    const count = Number(last[1] ?? 1);
    if (count < 1) throw inputError("changes", value, "must be at least one");
    const [, number, thing, isSeveral] = last;
    if (isSeveral && number === undefined) {
      throw inputError("changes", value, `does not say how many: write last 5 ${thing}s, or last ${thing}`);
    }
    return last[2]?.toLowerCase() === "commit" ? { commits: { count } } : { releases: { count } };
  }
  const ends = value.split("..").map((end) => end.trim());
  const [start = "", end = ""] = ends;
  if (ends.length > 2 || /\s/.test(start + end)) throw inputError("changes", value, VALID_FORMS);
  if (ends.length === 1) return { kind: "until", end: start };
  if (start === "") throw inputError("changes", value, `has no start; write the older end first, as in v1.2.0..${end}`);
  if (end.startsWith(".")) throw inputError("changes", value, "must have two dots, not three");
  return DATE.test(start) ? parseDates(value, start, end) : parseEnds(value, start, end);
}

function parseEnds(value: string, start: string, end: string): ChangeSelector | Revisions {
  if (start === end) throw inputError("changes", value, "is an empty range");
  if (SHA.test(start) && (end === "" || end === "HEAD")) return { commits: { startSha: start } };
  if (SHA.test(start) && SHA.test(end)) return { commits: { startSha: start, endSha: end, includeStartCommit: false } };
  return { kind: "range", start, end: end || "HEAD" };
}

function parseDates(value: string, start: string, end: string): ChangeSelector {
  const [first, last] = [Date.parse(start), Date.parse(end)];
  if (!DATE.test(end) || Number.isNaN(first) || Number.isNaN(last) || first >= last) {
    throw inputError("changes", value, "must have two days, the earlier one first, as in 2026-01-01..2026-02-01");
  }
  return { timeRange: { start: `${start}T00:00:00Z`, end: `${end}T00:00:00Z` } };
}

/** `end` is `HEAD` for the current head. */
export type RevisionRange = { start: string; end: string };

/** Names of tags, branches and other revisions, which git tells apart. */
export type Revisions =
  | { kind: "unreleased" }
  /** The release of a tag; for any other revision, everything since the release before it. */
  | { kind: "until"; end: string }
  | ({ kind: "range" } & RevisionRange);

/** Whether a service can resolve the range without a checkout. */
export function isVersionRange({ start, end }: RevisionRange): boolean {
  return isVersion(start) && (end === "HEAD" || isVersion(end));
}

// A branch with such a name needs its folder: heads/1.2.
function isVersion(name: string): boolean {
  return /\d\.\d/.test(name) && !/[/~^:{]/.test(name);
}

export function selectTagRange({ start, end }: RevisionRange): ChangeSelection {
  const selector = end === "HEAD" ? { tags: { start } } : { tags: { start, end } };
  return { changes: [selector], source: `the commits in ${start}..${end}` };
}
