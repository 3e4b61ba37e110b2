import type { Account, Commit, FactsBySha } from "../git/commits.ts";
import { shorten } from "../shared/text.ts";
import type { LabelVerdict, ReleaseRules } from "./labels.ts";

/** Part of a history to write about: one release, or everything unreleased. */
export type Span = {
  /** `1.3.0`, without series and `v`; undefined if unreleased. */
  version: string | undefined;
  /** Tag of the release; undefined if unreleased. */
  tag: string | undefined;
  /** Undefined for a first release or without a tag at the start. */
  previousTag: string | undefined;
  /** Date of the tag or the last commit in UTC: `2026-01-05`. */
  date: string;
  commits: readonly Commit[];
  /** Undefined for notes from git alone. */
  metadata?: Metadata | undefined;
};

/** Facts from the code host, and the repository's rules for labels. */
export type Metadata = { facts: FactsBySha; rules?: ReleaseRules | undefined };

export type Repository = {
  /** `owner/repo`; the folder's name without a remote. */
  name: string;
  /** `https://github.com/owner/repo`; undefined where unknown. */
  webUrl: string | undefined;
  /** Whether references contain its name (`owner/repo#12`), because other repositories appear beside it. */
  isQualified?: boolean;
};

/** One change: a pull request, or a commit without one. */
export type Change = {
  /** Without its pull request's `(#12)`, with its conventional type. */
  title: string;
  /** The message below the title; empty for a merge commit's pull request. */
  body: string;
  pullRequest: number | undefined;
  /** The merge, squash or only commit, then the merged commits; newest first of a rebase. */
  commits: readonly [Commit, ...Commit[]];
  /** From the code host, where it knows the pull request. */
  hosted?: { author: Account | undefined; verdict: LabelVerdict } | undefined;
};

/**
 * Why commits have no entry. `carrier`: a pull request whose own pull requests are listed instead; `reverted`: half of
 * a pair that cancels out; `backport`: repeats a listed change; `leftOut` and `kindLeftOut`: excluded on request, the
 * change or its kind.
 */
export type NotShownReason =
  | "merge"
  | "carrier"
  | "release"
  | "fixup"
  | "skipped"
  | "reverted"
  | "backport"
  | "leftOut"
  | "kindLeftOut";

export type NotShown = { reason: NotShownReason; shas: readonly string[] };

export type Sifted = { changes: readonly Change[]; notShown: readonly NotShown[] };

export function setAside(change: Change, reason: NotShownReason): NotShown {
  return { reason, shas: change.commits.map((commit) => commit.sha) };
}

/** Sets aside the changes for which `reasonFor` returns a reason. */
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

/** Whether the commit whose SHA begins with `sha` is all of the change. */
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

/** A pull request's number in this repository, or the first digits of a SHA. */
export type ChangeReference = { pullRequest: number } | { sha: string };

export const OMITTABLE_KINDS = ["dependencies", "internal", "documentation"] as const;
export type OmittableKind = (typeof OMITTABLE_KINDS)[number];

export type NoteEdits = {
  leaveOut: readonly ChangeReference[];
  reword: readonly { reference: ChangeReference; text: string }[];
  kinds: readonly OmittableKind[];
};

/** Whether the reference means all of the change. */
export function isNamedBy(change: Change, reference: ChangeReference): boolean {
  return "pullRequest" in reference
    ? change.pullRequest === reference.pullRequest
    : isWholeChange(change, reference.sha.toLowerCase());
}

export function leaveOutChanges(
  sifted: Sifted,
  references: readonly ChangeReference[],
): Sifted & { leftOut: readonly Change[] } {
  const isLeftOut = (change: Change) => references.some((reference) => isNamedBy(change, reference));
  const leftOut = sifted.changes.filter(isLeftOut);
  return { ...siftChanges(sifted, (change) => (isLeftOut(change) ? "leftOut" : undefined)), leftOut };
}

/** Requested texts of a change, oldest first. */
export function selectRewordings(change: Change, { reword }: NoteEdits): string[] {
  return reword.filter(({ reference }) => isNamedBy(change, reference)).map(({ text }) => text);
}

/** In characters; code hosts allow 255. */
export const MAX_TITLE_LENGTH = 500;

export function cutTitle(title: string): string {
  return shorten(title, MAX_TITLE_LENGTH);
}

/** The same object if the subject is short enough. */
export function cutSubject(commit: Commit): Commit {
  return commit.subject.length <= MAX_TITLE_LENGTH ? commit : { ...commit, subject: cutTitle(commit.subject) };
}
