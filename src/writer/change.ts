import type { Account, Commit, FactsBySha } from "../git/commits.ts";
import { shorten } from "../shared/text.ts";
import type { LabelVerdict, ReleaseRules } from "./labels.ts";

/** One stretch of history to write about: one release, or what is not released yet. */
export type Span = {
  /** `1.3.0`, without series and `v`; undefined while it is not released. */
  version: string | undefined;
  /** The release's tag as git names it; undefined while it is not released. */
  tag: string | undefined;
  /** The tag before it; undefined for a first release or where no tag bounds the span. */
  previousTag: string | undefined;
  /** The tag's date or the last commit's, `2026-01-05`, in UTC. */
  date: string;
  /** Newest first, as `git log` lists them; never a commit twice. */
  commits: readonly Commit[];
  /** Undefined where the notes are written from git alone. */
  metadata?: Metadata | undefined;
};

/** What is known beyond git: what the code host tells of commits, and how the repository reads labels. */
export type Metadata = { facts: FactsBySha; rules?: ReleaseRules | undefined };

/** The repository that is written about, as its pages are addressed. */
export type Repository = {
  /** `owner/repo`, or the folder's name where there is no remote. */
  name: string;
  /** `https://github.com/owner/repo`, without a trailing slash; undefined where it is not known. */
  webUrl: string | undefined;
  /** Whether references name it (`owner/repo#12`), since those of other repositories stand beside them; not by default. */
  isQualified?: boolean;
};

/** One change as its authors made it: a pull request where there is one, else a commit. */
export type Change = {
  /** What its author called it, without the `(#12)` of its own pull request; still with its conventional type. */
  title: string;
  /** The message below the title; empty for a pull request that was merged with a merge commit. */
  body: string;
  /** Its pull request's number in this repository. */
  pullRequest: number | undefined;
  /** The merge, the squash or the only commit, then what a merge carried; the newest first of a rebase; never empty. */
  commits: readonly [Commit, ...Commit[]];
  /** What the code host tells of its pull request; undefined where it does not. */
  told?: { author: Account | undefined; verdict: LabelVerdict } | undefined;
};

/**
 * Why commits stand behind no entry: `merge` joins branches, `carrier` is a pull request whose own pull requests
 * are listed in its place, `release` makes a release, `fixup` mends a commit, `skipped` asks not to be mentioned,
 * `reverted` is half of a pair that cancels out, `backport` repeats a change that is listed, `leftOut` is a change that
 * somebody asked to leave out, `kindLeftOut` one of a kind that is not to be mentioned.
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

/** Commits that stand behind no entry, and why. */
export type NotShown = { reason: NotShownReason; shas: readonly string[] };

/** Changes that are still to be told, newest first, and what was set aside on the way. */
export type Sifted = { changes: readonly Change[]; notShown: readonly NotShown[] };

/** The commits of a change, set aside for a reason. */
export function setAside(change: Change, reason: NotShownReason): NotShown {
  return { reason, shas: change.commits.map((commit) => commit.sha) };
}

/**
 * Sets aside the changes for which `reasonFor` gives a reason and keeps the others in their order.
 */
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

/** The commits of a change that is more than one: those that its merge carried, or all of a rebase. */
export function selectWork(change: Change): readonly Commit[] {
  return change.commits.length < 2 ? [] : change.commits.filter((commit) => commit.parents.length < 2);
}

/** Whether the commit that starts with `sha` is the whole change, and not only a part of it. */
export function standsFor(change: Change, sha: string): boolean {
  const [lead, ...carried] = change.commits;
  if (lead.sha.startsWith(sha)) return carried.length === 0 || lead.parents.length > 1;
  const work = selectWork(change);
  return work.length === 1 && work[0]?.sha.startsWith(sha) === true;
}

/** The files that a change touches: those of the commits it carries, or of its merge where none is known. */
export function selectPaths(change: Change): readonly string[] {
  const work = selectWork(change);
  if (work.length === 0) return change.commits[0].paths;
  return [...new Set(work.flatMap((commit) => commit.paths))];
}

/** A change as a person names it: by its pull request's number in this repository, or by the start of a commit's SHA. */
export type ChangeReference = { pullRequest: number } | { sha: string };

/** What can be left out of notes as a kind. */
export const OMITTABLE_KINDS = ["dependencies", "internal", "documentation"] as const;
export type OmittableKind = (typeof OMITTABLE_KINDS)[number];

/** What people ask to be different from what the history says. */
export type NoteEdits = {
  /** Changes that are not to be mentioned. */
  leaveOut: readonly ChangeReference[];
  /** What entries are to say, oldest wish first: of several for a change the last one counts. */
  reword: readonly { reference: ChangeReference; text: string }[];
  /** Kinds of changes that are not to be mentioned. */
  kinds: readonly OmittableKind[];
};

/** Whether a person who names this means all of the change, and not a part of it. */
export function isNamedBy(change: Change, reference: ChangeReference): boolean {
  return "pullRequest" in reference
    ? change.pullRequest === reference.pullRequest
    : standsFor(change, reference.sha.toLowerCase());
}

/** Sets the named changes aside; they are given back beside the others. */
export function leaveOutChanges(
  sifted: Sifted,
  references: readonly ChangeReference[],
): Sifted & { leftOut: readonly Change[] } {
  const isLeftOut = (change: Change) => references.some((reference) => isNamedBy(change, reference));
  const leftOut = sifted.changes.filter(isLeftOut);
  const gone = leftOut.map((change) => setAside(change, "leftOut"));
  return {
    changes: sifted.changes.filter((change) => !isLeftOut(change)),
    notShown: [...sifted.notShown, ...gone],
    leftOut,
  };
}

/** What is wished for a change's text, the oldest wish first. */
export function selectRewordings(change: Change, { reword }: NoteEdits): string[] {
  return reword.filter(({ reference }) => isNamedBy(change, reference)).map(({ text }) => text);
}

/** Longest title, in characters: code hosts allow 255, and more than this is read by no one. */
export const MAX_TITLE_LENGTH = 500;

/** A title as the writer matches and shows it. */
export function cutTitle(title: string): string {
  return shorten(title, MAX_TITLE_LENGTH);
}

/** The commit with its subject cut; the same object where the subject is short enough. */
export function cutSubject(commit: Commit): Commit {
  return commit.subject.length <= MAX_TITLE_LENGTH ? commit : { ...commit, subject: cutTitle(commit.subject) };
}
