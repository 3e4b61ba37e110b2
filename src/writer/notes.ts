import type { Commit } from "../git/commits.ts";
import { arrangeEntry } from "../shared/arrange.ts";
import { nameChange } from "./changelog/keys.ts";
import {
  type Arrangement,
  type Change,
  type ChangeReference,
  isNamedBy,
  type Metadata,
  NOT_SHOWN_REASONS,
  type NoteEdits,
  type NotShown,
  type Repository,
  type Span,
  setAside,
  siftChanges,
} from "./changes/change.ts";
import { buildChanges } from "./changes/changes.ts";
import { type Dependencies, foldDependencies, parseDependencyUpdate } from "./changes/dependencies.ts";
import { type ChangeClass, isShown, SECTION_NAMES, type SectionName } from "./changes/labels.ts";
import { cancelReverts, removeBackports } from "./changes/reverts.ts";
import { countWords, joinNames } from "./entries.ts";
import { buildCommitsUrl } from "./links.ts";
import {
  buildEntry,
  foldRepeated,
  joinEqualEntries,
  joinFollowUps,
  mergeEntries,
  type NoteEntry,
} from "./note-entry.ts";
import {
  type AnnouncedLine,
  type Announcement,
  assignLines,
  buildOwnEntry,
  judgeSilence,
  selectAnnounced,
  selectParted,
} from "./own-words/assign.ts";
import { selectChoreReason } from "./pull-request.ts";
import type { Readme } from "./readme.ts";
import { type RangeFacts, selectRangeReason } from "./signals/range.ts";
import { createClassifier, type SignalledChange } from "./signals/signals.ts";
import type { VersionGuide } from "./signals/upgrades.ts";

export type { NoteEntry };

export type Notes = {
  sections: readonly { name: SectionName; title?: string | undefined; entries: readonly NoteEntry[] }[];
  dependencies: Dependencies;
  /** What people did not announce where they announced most changes. */
  others: readonly NoteEntry[];
  internal: readonly NoteEntry[];
  documentation: readonly NoteEntry[];
  /** Commits without an entry, one item a reason, most commits first. */
  notShown: readonly NotShown[];
  changes: readonly Change[];
  leftOut: readonly Change[];
  kindLeftOut: readonly Change[];
  /** Where a guide of the project is about the version. */
  versionGuide: VersionGuide | undefined;
  /** Whether people announced at least half of what would be listed. */
  isAnnounced: boolean;
};

const NO_EDITS: NoteEdits = { leaveOut: [], reword: [], kinds: [] };

/** What is known besides the commits. */
type NoteOptions = {
  metadata?: Metadata | undefined;
  edits?: NoteEdits | undefined;
  range?: RangeFacts | undefined;
  ownLines?: readonly AnnouncedLine[] | undefined;
  /** Keys of changes whose lines were removed from a changelog. */
  removed?: ReadonlySet<string> | undefined;
  /** The released version. */
  version?: string | undefined;
};

/** Newest first in topological order. Each commit counts once: in an entry, a dependency update or `notShown`. */
export function buildNotes(
  commits: readonly Commit[],
  { metadata, edits = NO_EDITS, range = {}, ownLines = [], removed, version }: NoteOptions = {},
): Notes {
  const built = buildChanges(commits, metadata);
  const lines = assignLines(ownLines, built.changes);
  const announced = selectAnnounced(lines);
  const selectReason = (change: Change) =>
    (announced.has(change) ? undefined : selectChoreReason(change, version)) ?? selectRangeReason(change, range);
  const sifted = removeBackports(cancelReverts(siftChanges(built, selectReason)));
  const isLeftOut = (change: Change) =>
    edits.leaveOut.some((reference) => isNamedBy(change, reference)) ||
    (removed?.has(nameChange(change)) === true && !announced.has(change));
  const { changes, notShown } = siftChanges(sifted, (change) => (isLeftOut(change) ? "leftOut" : undefined));
  const classify = createClassifier(built.changes, range);
  const all = changes.map((change) => {
    const signalled = classify(change);
    const isUpdate = !signalled.isRequirement && !announced.has(change);
    return { ...signalled, updates: isUpdate ? parseDependencyUpdate(change) : undefined };
  });
  const isOmitted = ({ change, class: kind, updates }: (typeof all)[number]) =>
    !announced.has(change) && edits.kinds.some((name) => name === (updates === undefined ? kind : "dependencies"));
  const classified = all.filter((item) => !isOmitted(item));
  const kindLeftOut = all.filter(isOmitted).map(({ change }) => change);
  return {
    ...arrangeEntries(buildEntries(classified, lines, { metadata, edits, all: built.changes }), edits.arrange ?? []),
    dependencies: foldDependencies(classified, edits.kinds.includes("dependencies") ? [] : range.manifests),
    notShown: joinReasons([...notShown, ...kindLeftOut.map((change) => setAside(change, "kindLeftOut"))]),
    changes: classified.map(({ change }) => change),
    leftOut: sifted.changes.filter(isLeftOut),
    kindLeftOut,
    versionGuide: range.versionGuide,
  };
}

type Classified = SignalledChange & { updates: readonly unknown[] | undefined };

/** People's lines are entries, in their order; the other changes follow them, or are folded away. */
function buildEntries(
  classified: readonly Classified[],
  lines: readonly Announcement[],
  options: { metadata?: Metadata | undefined; edits: NoteEdits; all: readonly Change[] },
): Pick<Notes, "sections" | "others" | "internal" | "documentation" | "isAnnounced"> {
  const byChange = new Map(classified.map((item) => [item.change, item]));
  const kept = lines
    .filter(({ change }) => byChange.has(change))
    .map((announcement) => ({ ...announcement, also: announcement.also.filter((change) => byChange.has(change)) }));
  const announced = selectAnnounced(kept);
  const isReworded = ({ change }: Pick<Classified, "change">) =>
    options.edits.reword.some(({ reference }) => isNamedBy(change, reference));
  const parted = selectParted(kept);
  const own = kept.flatMap((announcement) => {
    const item = byChange.get(announcement.change);
    if (item === undefined) return [];
    const manner = { isReworded: isReworded(item), isParted: parted.has(item.change) };
    return buildOwnEntry(announcement, buildEntry(item, [], options), manner);
  });
  const rest = foldRepeated(
    classified.filter(({ change, updates }) => updates === undefined && !announced.has(change)),
  );
  const entries = joinFollowUps(rest, isReworded).map(({ item, followUps }) => buildEntry(item, followUps, options));
  const shown = entries.filter((entry) => isShown(entry.class));
  const { isAnnounced, isLeftOut } = judgeSilence(kept, shown.length, options.all);
  const isOther = (entry: NoteEntry) =>
    isLeftOut(entry) && isShown(entry.class) && entry.class !== "breaking" && entry.class !== "security";
  const select = (name: ChangeClass): readonly NoteEntry[] => [
    ...own.filter((entry) => entry.class === name),
    ...joinEqualEntries(entries.filter((entry) => entry.class === name && !isOther(entry))),
  ];
  return {
    sections: SECTION_NAMES.map((name) => ({ name, entries: select(name) })),
    others: joinEqualEntries(entries.filter(isOther)),
    internal: select("internal"),
    documentation: select("documentation"),
    isAnnounced,
  };
}

function joinReasons(notShown: readonly NotShown[]): NotShown[] {
  const byReason = Map.groupBy(notShown, ({ reason }) => reason);
  const joined = [...byReason].map(([reason, items]) => ({ reason, shas: items.flatMap(({ shas }) => shas) }));
  return joined.sort((a, b) => b.shas.length - a.shas.length);
}

type Count = { changes: number; commits: number };

/** `commits` is the sum of the others. */
export function countCommits(notes: Notes) {
  const counted = new Set<string>();
  const shown = notes.sections.flatMap(({ entries }) => entries);
  const listed = countEntries(shown, counted);
  const entries = countEntries([...notes.others, ...notes.internal, ...notes.documentation], counted);
  const { changes, shas } = notes.dependencies;
  const folded = { changes: entries.changes + changes, commits: entries.commits + shas.length };
  const notShown = notes.notShown.map(({ reason, shas }) => ({ reason, commits: shas.length }));
  const commits = notShown.reduce((sum, item) => sum + item.commits, listed.commits + folded.commits);
  return { commits, listed, folded, notShown };
}

/** `57 commits: 21 changes (40 commits) listed, 12 folded; not listed: 5 branch merges`. */
export function renderCommitCount(notes: Notes): string {
  const { commits: all, listed, folded, notShown } = countCommits(notes);
  const parts = [
    `${countWords(listed.changes, ["change", "changes"])}${renderCommits(listed)} listed`,
    ...(folded.changes > 0 ? [`${folded.changes}${renderCommits(folded)} folded`] : []),
  ];
  const others = notShown.map(({ reason, commits }) => countWords(commits, NOT_SHOWN_REASONS[reason])).join(", ");
  return `${countWords(all, ["commit", "commits"])}: ${parts.join(", ")}${others && `; not listed: ${others}`}`;
}

function renderCommits({ changes, commits }: Count): string {
  return commits === changes ? "" : ` (${countWords(commits, ["commit", "commits"])})`;
}

/** A change with several entries counts once: `counted` has the SHAs before. */
function countEntries(entries: readonly NoteEntry[], counted: Set<string>): Count {
  const count = { changes: 0, commits: 0 };
  for (const { shas } of entries) {
    if (!counted.has(shas[0])) count.changes += 1;
    const before = counted.size;
    for (const sha of shas) counted.add(sha);
    count.commits += counted.size - before;
  }
  return count;
}

/** What the first release of a project is; texts are Markdown. */
export type FirstRelease = Readme & {
  /** Languages and platforms with the versions that the manifests ask for: `Node.js 24`. */
  requires: readonly string[];
  /** Whether the changelog has earlier versions, which no tag names. */
  hasEarlier: boolean;
};

/** Whether a span is the history from its first commit, with no release before. */
export function isFirstRelease({ previousTag, start, commits }: Span): boolean {
  return previousTag === undefined && start === undefined && commits.some(({ parents }) => parents.length === 0);
}

/** Paragraphs: that nothing was released before, and what the project is. */
export function introduceFirst({ description, hasEarlier }: FirstRelease): string[] {
  const opening = hasEarlier ? "This is the first release with a tag." : "This is the first release.";
  return [opening, ...(description === undefined ? [] : [description])];
}

/** All that is said of it but its changes: no user had the project without them, so none of them is a fix. */
export function describeFirst(first: FirstRelease, span: Span, repository: Repository): string[] {
  const { features, install, requires, limits } = first;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
  const commits = countWords(span.commits.length, ["commit", "commits"]);
  const url = span.tag && buildCommitsUrl(repository, span.tag);
  return [
    ...introduceFirst(first),
    ...(features.length === 0 ? [] : [list(features)]),
    ...(install === undefined ? [] : [`### Install\n\n${install}`]),
    ...(requires.length === 0 ? [] : [`Requires ${joinNames(requires)}.`]),
    ...(limits.length === 0 ? [] : [`### Known limits\n\n${list(limits)}`]),
    url === undefined ? `${commits}.` : `[${commits}](${url}).`,
  ];
}

type Entries = readonly NoteEntry[];
type Lists = Record<"others" | "documentation" | "internal", Entries> & {
  sections: readonly { name: SectionName; entries: Entries }[];
};

/** Follows each arrangement after those before it. One whose entries are not in the notes changes nothing. */
export function arrangeEntries<Given extends Lists>(notes: Given, arrangements: readonly Arrangement[]): Given {
  return arrangements.reduce((arranged, arrangement) => {
    const next = arrangeEntry(arrangement, {
      find: (reference) => listEntries(arranged).find((one) => hasChange(one, reference)),
      change: (list) => changeLists(arranged, list),
      place,
      join: (other, entry) => ({
        ...other,
        ...mergeEntries([other, entry]),
        arranged: other.arranged ?? "joined",
      }),
    });
    return next ?? arranged;
  }, notes);
}

/** People chose its section: neither the labels nor the order of a list without groups count any more. */
function place(entry: NoteEntry, section: SectionName | undefined, other?: NoteEntry): NoteEntry {
  if (section === undefined) return { ...entry, class: other?.class ?? entry.class };
  const { category, place: rank } = other ?? {};
  const reason = "a person moved it here";
  return { ...entry, class: section, category, place: rank, folded: undefined, reason, arranged: "moved" };
}

/** `name` is undefined for what is folded away. */
function changeLists<Given extends Lists>(notes: Given, change: (entries: Entries, name?: SectionName) => Entries) {
  const sections = notes.sections.map((section) => ({ ...section, entries: change(section.entries, section.name) }));
  const { others, documentation, internal } = notes;
  const folded = { others: change(others), documentation: change(documentation), internal: change(internal) };
  return { ...notes, sections, ...folded };
}

/** All entries, the folded ones too. */
export function listEntries({ sections, others, documentation, internal }: Lists): NoteEntry[] {
  return [...sections.flatMap(({ entries }) => entries), ...others, ...documentation, ...internal];
}

function hasChange({ pullRequest, shas, others }: NoteEntry, reference: ChangeReference): boolean {
  if ("pullRequest" in reference) {
    return [pullRequest, ...others.map((other) => other.pullRequest)].includes(reference.pullRequest);
  }
  const sha = reference.sha.toLowerCase();
  return [...shas, ...others.map((other) => other.sha)].some((one) => one.startsWith(sha));
}
