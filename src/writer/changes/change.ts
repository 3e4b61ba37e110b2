import type { Account, Commit, FactsBySha } from "../../git/commits.ts";
import type * as shared from "../../shared/arrange.ts";
import { shorten } from "../../shared/text.ts";
import type { LabelVerdict, ReleaseRules, SectionName } from "./labels.ts";
import { selectPathKind } from "./paths.ts";

export type Span = {
  /** `1.3.0`, without series and `v`; undefined if unreleased. */
  version: string | undefined;
  tag: string | undefined;
  previousTag: string | undefined;
  /** Date of the tag or the last commit in UTC: `2026-01-05`. */
  date: string;
  commits: readonly Commit[];
  /** Full SHA before the first commit; undefined for a first release and for a list of commits. */
  start?: string | undefined;
  /** Full SHA of the tag or the last commit; undefined without commits. */
  end?: string | undefined;
  /** Undefined for notes from git alone. */
  metadata?: Metadata | undefined;
};

export type Metadata = { facts: FactsBySha; rules?: ReleaseRules | undefined };

export type Repository = {
  name: string;
  webUrl: string | undefined;
  /** Whether references contain its name (`owner/repo#12`). */
  isQualified?: boolean;
  /** In the service. */
  connectionId?: string;
};

export type Change = {
  /** Without `(#12)`, with its conventional type. */
  title: string;
  body: string;
  pullRequest: number | undefined;
  /** The merge, squash or only commit, then the merged commits; newest first of a rebase. */
  commits: readonly [Commit, ...Commit[]];
  hosted?: { author: Account | undefined; verdict: LabelVerdict } | undefined;
};

/** Why a commit has no entry; the words are for one commit and for several. */
export const NOT_SHOWN_REASONS = {
  merge: ["branch merge", "branch merges"],
  carrier: ["merge that only carries other changes", "merges that only carry other changes"],
  release: ["release chore", "release chores"],
  generated: ["commit of generated files", "commits of generated files"],
  fixup: ["fixup", "fixups"],
  skipped: ["commit that asks to be skipped", "commits that ask to be skipped"],
  reverted: ["commit that was reverted or reverts one", "commits that were reverted or revert one"],
  backport: ["backport of a listed change", "backports of listed changes"],
  released: ["commit released before from another branch", "commits released before from another branch"],
  elsewhere: ["commit to other packages", "commits to other packages"],
  leftOut: ["commit left out on request", "commits left out on request"],
  kindLeftOut: ["commit left out by its kind", "commits left out by their kind"],
} as const;

export type NotShownReason = keyof typeof NOT_SHOWN_REASONS;

export type NotShown = { reason: NotShownReason; shas: readonly string[] };

export type Sifted = { changes: readonly Change[]; notShown: readonly NotShown[] };

export function setAside(change: Change, reason: NotShownReason): NotShown {
  return { reason, shas: change.commits.map((commit) => commit.sha) };
}

export function siftChanges(sifted: Sifted, reasonFor: (change: Change) => NotShownReason | undefined): Sifted {
  const changes: Change[] = [];
  const notShown = [...sifted.notShown];
  for (const change of sifted.changes) {
    const reason = reasonFor(change);
    if (reason === undefined) changes.push(change);
    else notShown.push(setAside(change, reason));
  }
  return { changes, notShown };
}

/** The commits without merges of a change that has several; else none. */
export function selectWork(change: Change): readonly Commit[] {
  return change.commits.length < 2 ? [] : change.commits.filter((commit) => commit.parents.length < 2);
}

/** {@link selectWork}, else the first commit. */
export function selectWorkOrFirst(change: Change): readonly Commit[] {
  const work = selectWork(change);
  return work.length === 0 ? [change.commits[0]] : work;
}

/** The texts of its messages, each once. */
export function selectBodies(change: Change): string[] {
  const work = selectWork(change);
  return work.length === 0 ? [change.body] : [...new Set([change.body, ...work.map(({ body }) => body)])];
}

/** The paragraphs and items of a message, each on one line and without its bullet. */
export function listParagraphs(body: string): string[] {
  const parts = body.split(/\n[ \t]*(?=\n|[*-] )/).map((text) => text.trim().replace(/^[*-] +/, ""));
  return parts.flatMap((text) => (text === "" ? [] : text.replace(/\s+/g, " ")));
}

export function isWholeChange(change: Change, sha: string): boolean {
  const [lead, ...carried] = change.commits;
  if (lead.sha.startsWith(sha)) return carried.length === 0 || lead.parents.length > 1;
  const work = selectWork(change);
  return work.length === 1 && work[0]?.sha.startsWith(sha) === true;
}

export function selectPaths(change: Change): readonly string[] {
  const work = selectWork(change);
  if (work.length === 0) return change.commits[0].paths;
  return [...new Set(work.flatMap((commit) => commit.paths))];
}

/** Paths of files that reach users. */
export function selectProductPaths(change: Change): string[] {
  return selectPaths(change).filter((path) => selectPathKind([path]) === "product");
}

/** A pull request's number in this repository, or the first digits of a SHA. */
export type ChangeReference = { pullRequest: number } | { sha: string };

export const OMITTABLE_KINDS = ["dependencies", "internal", "documentation"] as const;
export type OmittableKind = (typeof OMITTABLE_KINDS)[number];

export type Arrangement = shared.Arrangement<ChangeReference, SectionName>;

export type NoteEdits = {
  leaveOut: readonly ChangeReference[];
  reword: readonly { reference: ChangeReference; text: string }[];
  arrange?: readonly Arrangement[] | undefined;
  kinds: readonly OmittableKind[];
};

export function isNamedBy(change: Change, reference: ChangeReference): boolean {
  return "pullRequest" in reference
    ? change.pullRequest === reference.pullRequest
    : isWholeChange(change, reference.sha.toLowerCase());
}

/** In characters; code hosts allow 255. */
export const MAX_TITLE_LENGTH = 500;

export function cutTitle(title: string): string {
  return shorten(title, MAX_TITLE_LENGTH);
}

const ISSUE_ALONE = /^(?:(?:resolve|fixe|close)[sd]? |fix |issue )?#\d{1,9}(?: \(#\d{1,9}\))?$/i;

/** Of a title that a code host cut off, a line of the body goes on with `…` or begins with it; `Resolves #12` says nothing. */
export function joinTitle(title: string, body: string): string {
  if (ISSUE_ALONE.test(title)) {
    const [first = ""] = body.trimStart().split("\n", 1);
    return /^[*-] +|^[\w`]/.test(first) && first.split(" ").length > 3 ? cutTitle(first.replace(/^[*-] +/, "")) : title;
  }
  const said = title.length > 20 && title.endsWith("…") ? title.slice(0, -1) : "";
  const lines = said === "" ? [] : body.replace(/^[*-] +|(?: ?\(#\d{1,9}\)){1,3}$/gm, "").split("\n");
  const whole = lines.find((line) => line.startsWith("…") || line.startsWith(said));
  return whole === undefined ? title : cutTitle(whole.replace("…", () => said));
}

export function cutSubject(commit: Commit): Commit {
  return commit.subject.length <= MAX_TITLE_LENGTH ? commit : { ...commit, subject: cutTitle(commit.subject) };
}

/** Items by each of their keys, in the order of the items. `Map.groupBy` allows one key an item. */
export function groupByEach<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => Iterable<string>,
): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const known = groups.get(key);
      if (known === undefined) groups.set(key, [item]);
      else known.push(item);
    }
  }
  return groups;
}
