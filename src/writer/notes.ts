import type { Commit } from "../git/commits.ts";
import { removeBackports } from "./backports.ts";
import {
  type Change,
  isNamedBy,
  type Metadata,
  type NoteEdits,
  type NotShown,
  setAside,
  siftChanges,
} from "./change.ts";
import { buildChanges } from "./changes.ts";
import { type Dependencies, foldDependencies, parseDependencyUpdate } from "./dependencies.ts";
import { joinEqualEntries, joinFollowUps } from "./join-entries.ts";
import { type ChangeClass, SECTION_NAMES, type SectionName } from "./labels.ts";
import { buildEntry, type NoteEntry } from "./note-entry.ts";
import { selectChoreReason } from "./pull-request.ts";
import { cancelReverts } from "./reverts.ts";
import { type RangeFacts, selectRangeReason } from "./signals/range.ts";
import { createClassifier } from "./signals/signals.ts";

export type { NoteEntry };

export type Notes = {
  sections: readonly { name: SectionName; entries: readonly NoteEntry[] }[];
  dependencies: Dependencies;
  internal: readonly NoteEntry[];
  documentation: readonly NoteEntry[];
  /** Commits without an entry, one item a reason, most commits first. */
  notShown: readonly NotShown[];
  changes: readonly Change[];
  leftOut: readonly Change[];
  kindLeftOut: readonly Change[];
};

const NO_EDITS: NoteEdits = { leaveOut: [], reword: [], kinds: [] };

/** What is known besides the commits. */
export type NoteOptions = {
  metadata?: Metadata | undefined;
  edits?: NoteEdits | undefined;
  range?: RangeFacts | undefined;
};

/** Newest first in topological order. Each commit counts once: in an entry, a dependency update or `notShown`. */
export function buildNotes(
  commits: readonly Commit[],
  { metadata, edits = NO_EDITS, range = {} }: NoteOptions = {},
): Notes {
  const built = buildChanges(commits, metadata);
  const listed = siftChanges(built, (change) => selectChoreReason(change) ?? selectRangeReason(change, range));
  const sifted = removeBackports(cancelReverts(listed));
  const isLeftOut = (change: Change) => edits.leaveOut.some((reference) => isNamedBy(change, reference));
  const { changes, notShown } = siftChanges(sifted, (change) => (isLeftOut(change) ? "leftOut" : undefined));
  const classify = createClassifier(built.changes, range);
  const all = changes.map((change) => {
    const signalled = classify(change);
    return { ...signalled, updates: signalled.isRequirement ? undefined : parseDependencyUpdate(change) };
  });
  const isOmitted = ({ class: kind, updates }: (typeof all)[number]) =>
    edits.kinds.some((name) => name === (updates === undefined ? kind : "dependencies"));
  const classified = all.filter((item) => !isOmitted(item));
  const kindLeftOut = all.filter(isOmitted).map(({ change }) => change);
  const joined = joinFollowUps(
    classified.filter(({ updates }) => updates === undefined),
    ({ change }) => edits.reword.some(({ reference }) => isNamedBy(change, reference)),
  );
  const select = (name: ChangeClass): readonly NoteEntry[] =>
    joinEqualEntries(
      joined
        .filter(({ item }) => item.class === name)
        .map(({ item, followUps }) => buildEntry(item, followUps, { metadata, edits })),
    );
  return {
    sections: SECTION_NAMES.map((name) => ({ name, entries: select(name) })),
    dependencies: foldDependencies(classified, edits.kinds.includes("dependencies") ? [] : range.manifests),
    internal: select("internal"),
    documentation: select("documentation"),
    notShown: joinReasons([...notShown, ...kindLeftOut.map((change) => setAside(change, "kindLeftOut"))]),
    changes: classified.map(({ change }) => change),
    leftOut: sifted.changes.filter(isLeftOut),
    kindLeftOut,
  };
}

function joinReasons(notShown: readonly NotShown[]): NotShown[] {
  const byReason = Map.groupBy(notShown, ({ reason }) => reason);
  const joined = [...byReason].map(([reason, items]) => ({ reason, shas: items.flatMap(({ shas }) => shas) }));
  return joined.sort((a, b) => b.shas.length - a.shas.length);
}
