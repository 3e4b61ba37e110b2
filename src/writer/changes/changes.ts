import type { Commit } from "../../git/commits.ts";
import { joinParts } from "../../shared/text.ts";
import { isCollection, type KnownPullRequest, parsePullRequest, selectPullRequest } from "../pull-request.ts";
import { isAdvisoryMerge, selectAdvisoryTitle } from "../signals/references.ts";
import { type Change, cutSubject, cutTitle, joinTitle, type Metadata, type NotShown, type Sifted } from "./change.ts";
import { selectLabelVerdict } from "./labels.ts";
import { selectPathKind } from "./paths.ts";
import { isReleaseTitle } from "./titles.ts";

type Walk = {
  bySha: ReadonlyMap<string, Commit>;
  metadata: Metadata | undefined;
  claimed: Set<string>;
  named: Set<string>;
  changes: Change[];
  notShown: NotShown[];
};

// `Merge branch 'main'`, `chore: merge main into next`, `back merge`, `master sync`.
const JOINS_BRANCHES = /^(?:\w+(?:\([^)]*\))?: *)?(?:back[- ]?)?(?:merge[ds]?|merging|sync(?:ed|s|ing)?)\b|\bsync$/i;

const built = new WeakMap<readonly Commit[], { metadata: Metadata | undefined; sifted: Sifted }>();

/**
 * Newest first. A merge that only joins branches, releases or carries pull requests has its commits listed instead.
 * The same commits and metadata give the same objects.
 */
export function buildChanges(given: readonly Commit[], metadata?: Metadata): Sifted {
  const known = built.get(given);
  if (known !== undefined && known.metadata === metadata) return known.sifted;
  const sifted = joinCommits(given, metadata);
  built.set(given, { metadata, sifted });
  return sifted;
}

function joinCommits(given: readonly Commit[], metadata: Metadata | undefined): Sifted {
  const commits = given.map(cutSubject);
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  const named = new Set(commits.flatMap(({ subject }) => subject.match(/(?<=#)\d+/g) ?? []));
  const walk: Walk = { bySha, metadata, named, claimed: new Set(), changes: [], notShown: [] };
  const parents = new Set(commits.flatMap((commit) => commit.parents));
  for (const commit of commits) if (!parents.has(commit.sha)) walkLine(walk, commit.sha);
  const byLead = Map.groupBy(walk.changes, (change) => change.commits[0].sha);
  return { changes: [...bySha.keys()].flatMap((sha) => byLead.get(sha) ?? []), notShown: walk.notShown };
}

function walkLine(walk: Walk, start: string): void {
  const line: Commit[] = [];
  for (let sha: string | undefined = start; sha !== undefined; ) {
    const commit = walk.bySha.get(sha);
    if (commit === undefined || walk.claimed.has(sha)) break;
    walk.claimed.add(sha);
    line.push(commit);
    sha = commit.parents[0];
  }
  // Oldest first: commits belong to the oldest merge that reaches them.
  for (const commit of line.reverse()) takeCommit(walk, commit);
}

function takeCommit(walk: Walk, commit: Commit): void {
  const pullRequest = selectPullRequest(commit, walk.metadata?.facts);
  if (joinRebased(walk, commit, pullRequest) || openSquash(walk, commit, pullRequest?.title)) return;
  const { title, own } = readLead(commit, collectSide(walk, commit), pullRequest);
  if (own === undefined || isOnlyJoining(commit, title, pullRequest === undefined ? [] : own)) {
    const reason = isReleaseTitle(title) ? "release" : pullRequest === undefined ? "merge" : "carrier";
    walk.notShown.push({ reason, shas: [commit.sha] });
  } else {
    for (const carried of own) walk.claimed.add(carried.sha);
    walk.changes.push(buildChange({ title, commits: [commit, ...own] }, pullRequest, walk.metadata));
  }
  for (const parent of commit.parents.slice(1)) walkLine(walk, parent);
}

/** What the squash of a release or a branch is made of: lines with numbers that no commit has. */
function openSquash({ named, changes }: Walk, commit: Commit, title = ""): boolean {
  if (commit.parents.length > 1 || !isCollection(title) || selectPathKind(commit.paths) !== "product") return false;
  const lines = [...commit.body.matchAll(/^[*-] +(\S.*) \(#(\d{1,9})\)$/gm)];
  const carried = lines.flatMap(([, text = "", number = ""]): Change | Change[] => {
    if (named.has(number) || isReleaseTitle(text) || (lines.length < 2 && !isReleaseTitle(title))) return [];
    named.add(number);
    return { title: cutTitle(text), body: "", pullRequest: Number(number), commits: [commit] };
  });
  changes.push(...carried);
  return carried.length > 0;
}

function buildChange(
  { title, commits }: Pick<Change, "title" | "commits">,
  pullRequest: KnownPullRequest | undefined,
  metadata: Metadata | undefined,
): Change {
  const [lead, only, second] = commits;
  const facts = pullRequest?.facts;
  const body = (pullRequest?.body ?? lead.body) || (second === undefined ? only?.body : undefined) || "";
  const whole = joinTitle(title, lead.body || body);
  return {
    title: whole,
    body: whole === title ? body : joinParts([body, title]),
    pullRequest: pullRequest?.number,
    commits,
    hosted: facts && { author: facts.author, verdict: selectLabelVerdict(facts, metadata?.rules) },
  };
}

/** The title of a commit, and those of its side that it is made of; undefined where it gives way to them. */
function readLead(commit: Commit, side: readonly Commit[], pullRequest: KnownPullRequest | undefined) {
  if (pullRequest !== undefined) {
    const { title, number } = pullRequest;
    return { title, own: selectOwnCommits(side, title, number) };
  }
  if (isAdvisoryMerge(commit.subject)) {
    const carried = side.map(({ subject }) => subject).toReversed();
    return { title: cutTitle(selectAdvisoryTitle(commit.body, carried)), own: side };
  }
  // A merge titled by hand says less than its commits.
  return { title: commit.subject, own: side.length > 0 ? undefined : [] };
}

/** Whether a commit joins branches with nothing but merges of its own: `own` is what its pull request carries. */
function isOnlyJoining({ parents }: Commit, title: string, own: readonly Commit[]): boolean {
  const isMerge = parents.length > 1 || /^Merge (branch|remote)/.test(title);
  return isMerge && JOINS_BRANCHES.test(title) && own.every((carried) => carried.parents.length > 1);
}

function joinRebased(walk: Walk, commit: Commit, pullRequest: KnownPullRequest | undefined): boolean {
  const before = walk.changes.at(-1);
  if (before === undefined || pullRequest?.facts === undefined || before.pullRequest !== pullRequest.number)
    return false;
  const [newest] = before.commits;
  const isRebased = (own: Commit): boolean => own.parents.length < 2 && parsePullRequest(own) === undefined;
  if (commit.parents[0] !== newest.sha || !isRebased(commit) || !isRebased(newest)) return false;
  const title = pullRequest.facts.title || before.title;
  walk.changes[walk.changes.length - 1] = { ...before, title, body: commit.body, commits: [commit, ...before.commits] };
  return true;
}

function collectSide(walk: Walk, merge: Commit): Commit[] {
  const found = new Map<string, Commit>();
  const open = merge.parents.slice(1);
  for (let sha = open.pop(); sha !== undefined; sha = open.pop()) {
    const commit = walk.bySha.get(sha);
    if (commit === undefined || walk.claimed.has(sha) || found.has(sha)) continue;
    found.set(sha, commit);
    open.push(...commit.parents);
  }
  return [...found.values()];
}

/** Undefined if the merge gives way to other pull requests. One `(#12)` among other commits is more likely an issue. */
function selectOwnCommits(side: readonly Commit[], title: string, number: number | undefined): Commit[] | undefined {
  if (side.length === 0) return [];
  if (isCollection(title)) return undefined;
  const others = side.filter((commit) => (parsePullRequest(commit)?.number ?? number) !== number);
  const merged = others.some((commit) => commit.parents.length > 1);
  const work = side.filter((commit) => commit.parents.length < 2);
  const squashed = others.length > 1 && others.length * 2 >= work.length;
  return merged || squashed || (others.length > 0 && JOINS_BRANCHES.test(title)) ? undefined : [...side];
}
