import { markCode } from "../shared/markdown.ts";
import { capitalize } from "../shared/text.ts";
import { isNamedBy, type Metadata, type NoteEdits } from "./change.ts";
import { isShown } from "./labels.ts";

import type { OwnText } from "./own-words/display.ts";
import { type Person, selectPeople } from "./people.ts";
import type { SignalledChange } from "./signals/signals.ts";

/** What the notes say of a change, or of several; `advice` may be what a deprecation says. */
export type NoteEntry = Pick<
  SignalledChange,
  "class" | "breaking" | "advice" | "closes" | "refers" | "advisories" | "guides" | "folded"
> & {
  text: string;
  scope: string | undefined;
  pullRequest: number | undefined;
  /** Full SHAs: the merge, squash or only commit first. */
  shas: readonly [string, ...string[]];
  /** What its commits added to a migration guide. */
  guideText: OwnText | undefined;
  formerTexts: readonly string[];
  /** The heading that `.github/release.yml` gives it by its labels. */
  category: string | undefined;
  authors: readonly Person[];
  /** Other changes with the same text. */
  others: readonly { pullRequest: number | undefined; sha: string }[];
  /** What the project's people wrote about it; said instead of everything else. */
  own?: OwnEntry;
};

/** `isLinked`: false for a text whose commit is not known, but the one that wrote the changelog. */
export type OwnEntry = { markdown: string; isInChangelog: boolean; isLinked: boolean };

/** The entry of a change and of the commits that follow it up. */
export function buildEntry(
  classified: SignalledChange,
  followUps: readonly SignalledChange[],
  { metadata, edits: { reword } }: { metadata?: Metadata | undefined; edits: NoteEdits },
): NoteEntry {
  const { deprecations = [] } = classified.upgrade ?? {};
  const { change, title, breaking, closes, refers, advisories, guides, upgrade, folded, formerText } = classified;
  const [, ...carried] = [change, ...followUps.map((other) => other.change)].flatMap(({ commits }) => commits);
  const rewordings = reword.filter(({ reference }) => isNamedBy(change, reference));
  const shown = isShown(classified.class) ? cutTests(title.text) : title.text;
  const own = formerText === undefined ? [shown] : [formerText, shown];
  const texts = [...own.map(startSentence), ...rewordings.map(({ text }) => text)];
  return {
    class: classified.class,
    text: texts.at(-1) ?? "",
    formerTexts: texts.slice(0, -1),
    scope: title.scope,
    pullRequest: change.pullRequest,
    shas: [change.commits[0].sha, ...carried.map((commit) => commit.sha)],
    breaking,
    advice: classified.advice || (upgrade?.guide === undefined ? deprecations.map(markCode).join("\n") : ""),
    guideText: upgrade?.guide,
    closes,
    refers,
    advisories,
    guides,
    category: change.hosted?.verdict.category,
    authors: selectPeople([change], metadata?.facts),
    others: [],
    folded,
  };
}

const TOOLS = /^(?:npm|npx|pnpm|yarn|git|node|deno|bun|curl|vite|sass|esbuild|rollup|webpack)$/;

const TESTS_TOO =
  /,? (?:(?:and|&) adds?|and|with|plus|&) (?:(?:an?|some|new|more|unit|regression) ){0,2}tests?(?: for it)?$/i;

/** Without `and add tests`, which is no change for users. */
function cutTests(text: string): string {
  if (!/test/i.test(text)) return text;
  const kept = text.replace(TESTS_TOO, "");
  return kept.includes(" ") ? kept : text;
}

/** Unless the first word is code, a name (`npm`, `isFile`) or not a plain word. */
function startSentence(text: string): string {
  const word = /^[a-z]+(?:['’-][a-z]+)*(?=[\s,]|$)/.exec(text)?.[0];
  if (word === undefined || TOOLS.test(word)) return text;
  return capitalize(text);
}

/** Entries with one heading: a scope, or the words that their texts begin with; the texts go without it. */
export type EntryGroup = { heading: string; isScope: boolean; entries: readonly NoteEntry[] };

const MIN_GROUP_SIZE = 4;
const MIN_WORDS = 2;

/** Groups four or more entries of a scope, then of the same first words, each where its first entry is. */
export function groupEntries(entries: readonly NoteEntry[]): readonly (NoteEntry | EntryGroup)[] {
  const keys = new Map(entries.map((entry) => [entry, entry.scope?.toLowerCase() ?? selectOpening(entry.text)]));
  // People's own lines stay as they are.
  const grouped = entries.filter(({ own }) => own === undefined);
  const byKey = Map.groupBy(grouped, (entry) => `${entry.scope === undefined} ${keys.get(entry)}`);
  const groups = new Map<NoteEntry, EntryGroup | undefined>();
  for (const own of byKey.values()) {
    const group = own.length < MIN_GROUP_SIZE ? undefined : buildGroup(own);
    if (group !== undefined)
      for (const [index, entry] of own.entries()) groups.set(entry, index === 0 ? group : undefined);
  }
  return entries.flatMap((entry) => (groups.has(entry) ? (groups.get(entry) ?? []) : entry));
}

function buildGroup(entries: readonly NoteEntry[]): EntryGroup | undefined {
  const [first] = entries;
  if (first?.scope !== undefined) {
    return { heading: first.scope, isScope: true, entries: entries.map((entry) => ({ ...entry, scope: undefined })) };
  }
  const heading = selectShared(entries.map(({ text }) => text.split(" ")));
  // Neither cut inside of code, nor leave nothing to say.
  const isWhole = (heading.match(/`/g)?.length ?? 0) % 2 === 0;
  if (heading.split(" ").length < MIN_WORDS || !isWhole || entries.some(({ text }) => text === heading))
    return undefined;
  const inner = entries.map((entry) => ({ ...entry, text: entry.text.slice(heading.length + 1) }));
  return { heading, isScope: false, entries: inner };
}

function selectOpening(text: string): string {
  return text.split(" ", MIN_WORDS).join(" ").toLowerCase();
}

/** The first words that all have, without an article at the end. */
function selectShared(texts: readonly (readonly string[])[]): string {
  const [first = []] = texts;
  const end = first.findIndex((word, index) =>
    texts.some((words) => words[index]?.toLowerCase() !== word.toLowerCase()),
  );
  const words = first.slice(0, end === -1 ? undefined : end);
  const isEmpty = (word: string | undefined) => word !== undefined && /^(?:a|an|the)$/i.test(word);
  while (isEmpty(words.at(-1))) words.pop();
  return words.join(" ");
}
