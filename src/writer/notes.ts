import type { Commit } from "../git/commits.ts";
import { capitalize } from "../shared/text.ts";
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
import { type ChangeClass, SECTION_NAMES, type SectionName } from "./labels.ts";
import { selectChoreReason } from "./pull-request.ts";
import { cancelReverts } from "./reverts.ts";
import { type RangeFacts, selectRangeReason } from "./signals/range.ts";
import type { IssueReference } from "./signals/references.ts";
import { createClassifier, type FoldReason, type SignalledChange } from "./signals/signals.ts";

export type NoteEntry = {
  text: string;
  scope: string | undefined;
  pullRequest: number | undefined;
  /** Full SHAs: the merge, squash or only commit first. */
  shas: readonly [string, ...string[]];
  /** Markdown of its `BREAKING CHANGE` footers. */
  breaking: string;
  formerTexts: readonly string[];
  /** Issues that it closes. */
  closes: readonly IssueReference[];
  /** Numbers of security advisories: `CVE-2026-1234`. */
  advisories: readonly string[];
  /** Paths of migration guides that its commit changes. */
  guides: readonly string[];
  /** Why it is among the internal entries though its class is another. */
  folded: FoldReason | undefined;
};

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
  const select = (name: ChangeClass): readonly NoteEntry[] =>
    classified
      .filter((item) => item.class === name && item.updates === undefined)
      .map((item) => buildEntry(item, edits));
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

function buildEntry(classified: SignalledChange, { reword }: NoteEdits): NoteEntry {
  const { change, title, breaking, closes, advisories, guides, folded, formerText } = classified;
  const [lead, ...carried] = change.commits;
  const rewordings = reword.filter(({ reference }) => isNamedBy(change, reference));
  const own = formerText === undefined ? [title.text] : [formerText, title.text];
  const texts = [...own.map(startSentence), ...rewordings.map(({ text }) => text)];
  return {
    text: texts.at(-1) ?? "",
    formerTexts: texts.slice(0, -1),
    scope: title.scope,
    pullRequest: change.pullRequest,
    shas: [lead.sha, ...carried.map((commit) => commit.sha)],
    breaking,
    closes,
    advisories,
    guides,
    folded,
  };
}

const TOOLS = /^(?:npm|npx|pnpm|yarn|git|node|deno|bun|curl|vite|sass|esbuild|rollup|webpack)$/;

/** Unless the first word is code, a name (`npm`, `isFile`) or not a plain word. */
function startSentence(text: string): string {
  const word = /^[a-z]+(?:['’-][a-z]+)*(?=[\s,]|$)/.exec(text)?.[0];
  if (word === undefined || TOOLS.test(word)) return text;
  return capitalize(text);
}

function joinReasons(notShown: readonly NotShown[]): NotShown[] {
  const byReason = Map.groupBy(notShown, ({ reason }) => reason);
  const joined = [...byReason].map(([reason, items]) => ({ reason, shas: items.flatMap(({ shas }) => shas) }));
  return joined.sort((a, b) => b.shas.length - a.shas.length);
}
