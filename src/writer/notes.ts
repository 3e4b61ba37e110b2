import type { Commit } from "../git/commit.ts";
import { removeBackports } from "./backports.ts";
import { type Change, type NotShown, type NotShownReason, setAside } from "./change.ts";
import { SECTION_NAMES, type SectionName } from "./change-class.ts";
import { buildChanges } from "./changes.ts";
import { removeChores } from "./chores.ts";
import { type ClassifiedChange, classifyChange } from "./classify.ts";
import { type Dependencies, foldDependencies } from "./dependencies.ts";
import { parseDependencyUpdate } from "./dependency-update.ts";
import { leaveOutChanges, type NoteEdits, selectRewordings } from "./note-edits.ts";
import { cancelReverts } from "./reverts.ts";
import type { Metadata } from "./span.ts";

/** One line of the notes: one change. All texts are as their authors wrote them, not escaped. */
export type Entry = {
  text: string;
  /** What it is about (`css`); undefined where its title does not say. */
  scope: string | undefined;
  /** Its pull request's number in this repository. */
  pullRequest: number | undefined;
  /** Full object names of everything it stands for: the merge, squash or only commit first; never empty. */
  shas: readonly [string, ...string[]];
  /** What its `BREAKING CHANGE` footers say, in markdown; empty where there are none. */
  breaking: string;
  /** What it said before somebody reworded it, oldest first; empty where nobody did. */
  formerTexts: readonly string[];
};

/** What a span of history holds for its readers, in the order they read it; newest first in each part. */
export type Notes = {
  /** Every section, in its order; empty ones too. */
  sections: readonly { name: SectionName; entries: readonly Entry[] }[];
  dependencies: Dependencies;
  internal: readonly Entry[];
  documentation: readonly Entry[];
  /** Commits behind no entry, one item a reason, most commits first. */
  notShown: readonly NotShown[];
  /** What stands behind all but `notShown`. */
  changes: readonly Change[];
  /** Changes that somebody asked to leave out; their commits are in `notShown`. */
  leftOut: readonly Change[];
  /** Changes of kinds that are not to be mentioned; their commits are in `notShown`. */
  kindLeftOut: readonly Change[];
};

const NO_EDITS: NoteEdits = { leaveOut: [], reword: [], kinds: [] };

/**
 * Builds notes from commits, newest first in topological order, and from what is known of them beyond git. Pure: the
 * same commits, metadata and wishes give the same notes.
 * Each commit is accounted for exactly once: in an entry, in the dependency updates or in `notShown`.
 */
export function buildNotes(commits: readonly Commit[], metadata?: Metadata, edits: NoteEdits = NO_EDITS): Notes {
  const sifted = removeBackports(cancelReverts(removeChores(buildChanges(commits, metadata))));
  const { leftOut, ...named } = leaveOutChanges(sifted, edits.leaveOut);
  const { classified, kindLeftOut } = leaveOutKinds(named.changes.map(classifyChange), edits);
  const { dependencies, others } = foldDependencies(classified);
  const select = (name: ClassifiedChange["class"]): readonly Entry[] =>
    others.filter((item) => item.class === name).map((item) => buildEntry(item, edits));
  return {
    sections: SECTION_NAMES.map((name) => ({ name, entries: select(name) })),
    dependencies,
    internal: select("internal"),
    documentation: select("documentation"),
    notShown: joinReasons([...named.notShown, ...kindLeftOut.map((change) => setAside(change, "kindLeftOut"))]),
    changes: classified.map(({ change }) => change),
    leftOut,
    kindLeftOut,
  };
}

function leaveOutKinds(
  classified: readonly ClassifiedChange[],
  { kinds }: NoteEdits,
): { classified: readonly ClassifiedChange[]; kindLeftOut: readonly Change[] } {
  if (kinds.length === 0) return { classified, kindLeftOut: [] };
  const isWanted = (item: ClassifiedChange): boolean => {
    const kind = parseDependencyUpdate(item.change) === undefined ? item.class : "dependencies";
    return !kinds.some((name) => name === kind);
  };
  const kindLeftOut = classified.filter((item) => !isWanted(item)).map(({ change }) => change);
  return { classified: classified.filter(isWanted), kindLeftOut };
}

function buildEntry({ change, title, breaking }: ClassifiedChange, edits: NoteEdits): Entry {
  const [lead, ...carried] = change.commits;
  const texts = [startSentence(title.text), ...selectRewordings(change, edits)];
  return {
    text: texts.at(-1) ?? "",
    formerTexts: texts.slice(0, -1),
    scope: title.scope,
    pullRequest: change.pullRequest,
    shas: [lead.sha, ...carried.map((commit) => commit.sha)],
    breaking,
  };
}

/** Opens with a capital, unless the first word is code, a name (`npm`, `isFile`) or not a plain word. */
function startSentence(text: string): string {
  const word = /^[a-z]+(?:['’-][a-z]+)*(?=[\s,]|$)/.exec(text)?.[0];
  if (
    word === undefined ||
    /^(?:npm|npx|pnpm|yarn|git|node|deno|bun|curl|vite|sass|esbuild|rollup|webpack)$/.test(word)
  )
    return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function joinReasons(notShown: readonly NotShown[]): NotShown[] {
  const shas = new Map<NotShownReason, string[]>();
  for (const item of notShown) shas.set(item.reason, [...(shas.get(item.reason) ?? []), ...item.shas]);
  return [...shas].map(([reason, all]) => ({ reason, shas: all })).sort((a, b) => b.shas.length - a.shas.length);
}
