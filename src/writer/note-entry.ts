import { markCode } from "../shared/markdown/markdown.ts";
import { capitalize, joinParts, toPlainWords } from "../shared/text.ts";
import { selectExample } from "./changes/breaking.ts";
import { isNamedBy, type Metadata, type NoteEdits, selectPaths, selectProductPaths } from "./changes/change.ts";
import type { ClassifiedChange } from "./changes/classify.ts";
import { isShown } from "./changes/labels.ts";
import { labelOf, type Person, selectPeople } from "./links.ts";
import type { OwnText } from "./own-words/display.ts";
import { nameIssue } from "./signals/references.ts";
import { FOLD_REASONS, type SignalledChange } from "./signals/signals.ts";

/** What the notes say of a change, or of several; `advice` may be what a deprecation says. */
export type NoteEntry = Pick<
  SignalledChange,
  "class" | "breaking" | "inferred" | "advice" | "closes" | "refers" | "advisories" | "guides" | "folded"
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
  listAuthors: () => readonly Person[];
  /** Other changes with the same text. */
  others: readonly { pullRequest: number | undefined; sha: string }[];
  /** What the project's people wrote about it; said instead of everything else. */
  own?: OwnEntry;
  /** Why it is in its section, as a clause. */
  reason: string;
  /** Whether a person wrote `text` here, and may have marked words. */
  isReworded?: boolean;
  /** What a person did with it here. */
  arranged?: "moved" | "joined" | undefined;
  /** Its rank in the project's own list, which has no groups. */
  place?: number | undefined;
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
    reason: explainClass(classified),
    isReworded: rewordings.length > 0,
    formerTexts: texts.slice(0, -1),
    scope: title.scope,
    pullRequest: change.pullRequest,
    shas: [change.commits[0].sha, ...carried.map((commit) => commit.sha)],
    breaking:
      classified.class === "breaking"
        ? joinParts([breaking, selectExample(breaking + classified.advice, change)])
        : breaking,
    inferred: classified.inferred,
    advice: classified.advice || (upgrade?.guide === undefined ? deprecations.map(markCode).join("\n") : ""),
    guideText: upgrade?.guide,
    closes,
    refers,
    advisories,
    guides,
    category: change.hosted?.verdict.category,
    listAuthors: () => selectPeople([change], metadata?.facts),
    others: [],
    folded,
  };
}

function explainClass({ class: kind, change, title, inferred, advisories, folded }: SignalledChange): string {
  if (folded !== undefined) return FOLD_REASONS[folded];
  if (inferred !== undefined) return inferred.why;
  if (kind === "breaking" && title.breaking) return "its title has the mark `!`";
  if (kind === "security" && advisories[0] !== undefined) return `it is about ${advisories[0]}`;
  if (change.hosted?.verdict.class === kind) return "its labels say so";
  return title.type === undefined
    ? "of the words of its title and its files"
    : `its title begins with \`${title.type}\``;
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
  const openingOf = (text: string) => text.split(" ", MIN_WORDS).join(" ");
  const keys = new Map(entries.map((entry) => [entry, (entry.scope ?? openingOf(entry.text)).toLowerCase()]));
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

/** The first words that all have, without an article at the end. */
function selectShared(texts: readonly (readonly string[])[]): string {
  const [first = []] = texts;
  const end = first.findIndex((word, index) =>
    texts.some((words) => words[index]?.toLowerCase() !== word.toLowerCase()),
  );
  const words = first.slice(0, end === -1 ? undefined : end);
  const isEmpty = (word: string | undefined) => word !== undefined && /^(?:a|an|the|not)$/i.test(word);
  while (isEmpty(words.at(-1))) words.pop();
  return words.join(" ");
}

/** One entry for entries of the same scope and text, in place of the first. */
export function joinEqualEntries(entries: readonly NoteEntry[]): NoteEntry[] {
  const equal = Map.groupBy(entries, ({ scope = "", text, shas }) => {
    const words = toPlainWords(text);
    return words === "" ? shas[0] : `${toPlainWords(scope)}: ${words}`;
  });
  return [...equal.values()].flatMap((group) => mergeEntries(group) ?? []);
}

const MIN_REPEATED = 3;

/** What a bot does again and again under one title, at least half of it on the project's own tools, is no news. */
export function foldRepeated<Item extends Pick<SignalledChange, "class" | "title" | "isRequirement">>(
  items: readonly Item[],
): Item[] {
  const equal = Map.groupBy(items, ({ title }) => toPlainWords(`${title.scope ?? ""} ${title.text}`));
  const isFolded = (group: readonly Item[]) =>
    group.length >= MIN_REPEATED && group.filter((item) => item.class === "internal").length * 2 >= group.length;
  const folded = new Set([...equal].flatMap(([words, group]) => (words !== "" && isFolded(group) ? group : [])));
  return items.map((item) =>
    item.class === "changed" && !item.isRequirement && folded.has(item) ? { ...item, class: "internal" } : item,
  );
}

/** The first entry with the links and what is said below each of them; undefined without entries. */
export function mergeEntries(group: readonly NoteEntry[]): NoteEntry | undefined {
  const [first, ...others] = group;
  if (first === undefined || others.length === 0) return first;
  const changes = group.flatMap(({ pullRequest, shas: [sha], others }) => [{ pullRequest, sha }, ...others]);
  const links = new Map(changes.map((change) => [change.pullRequest ?? change.sha, change]));
  links.delete(first.pullRequest ?? first.shas[0]);
  return {
    ...first,
    shas: [...first.shas, ...others.flatMap(({ shas }) => shas)],
    others: [...links.values()],
    breaking: joinParts(unite(group, ({ breaking }) => [breaking])),
    advice: joinParts(unite(group, ({ advice }) => [advice])),
    formerTexts: group.flatMap(({ formerTexts }) => formerTexts),
    closes: unite(group, ({ closes }) => closes, nameIssue),
    refers: unite(group, ({ refers }) => refers, nameIssue),
    advisories: unite(group, ({ advisories }) => advisories),
    guides: unite(group, ({ guides }) => guides),
    listAuthors: () => unite(group, (entry) => entry.listAuthors(), labelOf),
  };
}

/** Those with one key are one. */
function unite<T>(
  group: readonly NoteEntry[],
  select: (entry: NoteEntry) => readonly T[],
  keyOf: (item: T) => string = String,
): T[] {
  return [...new Map(group.flatMap(select).map((item) => [keyOf(item), item])).values()];
}

const ADDITION =
  /^(?:add|introduce|implement|support|expose|create)(?:s|ed)? (?:(?:an?|the|new|initial|basic|support|for|options?|flags?|commands?|methods?|functions?|class) ){0,4}(?<name>\S+)/i;
type Closing = ClassifiedChange & Pick<SignalledChange, "closes">;

const NAME = /^`[^`]+`$|^--\w|\w_\w|[a-z][A-Z]|\w\(\)$/;

/**
 * Moves commits behind the one that added what they name or mend, if all have one author and no pull request, and no
 * other change for users came between. Newest first; `isApart` keeps an entry for a commit.
 */
export function joinFollowUps<T extends Closing>(
  items: readonly T[],
  isApart: (item: T) => boolean = () => false,
): { item: T; followUps: readonly T[] }[] {
  const joined: { item: T; followUps: T[]; name: string | undefined }[] = [];
  let last: (typeof joined)[number] | undefined;
  for (const item of items.toReversed()) {
    if (last !== undefined && !isApart(item) && isFollowUp(last.item, last.name, item)) {
      last.followUps.push(item);
      continue;
    }
    const name = item.class === "added" ? nameAddition(item) : undefined;
    const own = { item, followUps: [], name };
    joined.push(own);
    if (isShown(item.class)) last = own;
  }
  return joined.toReversed();
}

/** The name of what is new. Undefined with a pull request: that is one change already. */
function nameAddition({ change, title }: ClassifiedChange): string | undefined {
  const word = change.pullRequest === undefined ? ADDITION.exec(title.text)?.groups?.name : undefined;
  const name = word?.replace(/[.,:;]$/, "") ?? "";
  return NAME.test(name) ? name.replaceAll("`", "") : undefined;
}

function isFollowUp(first: Closing, name: string | undefined, { change, title, class: kind, closes }: Closing) {
  if (first.change.pullRequest !== undefined || change.pullRequest !== undefined) return false;
  const isShown = kind === "added" || kind === "fixed" || kind === "changed";
  if (!isShown || first.change.commits[0].author.email !== change.commits[0].author.email) return false;
  const words = title.text.split(/[\s`,;"']+/).map((word) => word.replace(/^--|[.:]$/g, ""));
  if (name !== undefined && words.includes(name.replace(/^--/, ""))) return true;
  // What closes an issue of its own is a change of its own.
  const known = new Set(first.closes.map(nameIssue));
  if (!closes.every((issue) => known.has(nameIssue(issue)))) return false;
  // Another addition in the same scope is one for users too.
  const isSameScope = title.scope !== undefined && title.scope === first.title.scope;
  // Commits of a rebased pull request have one date.
  const isRebased = change.commits[0].committedAt === first.change.commits[0].committedAt;
  if (first.class !== "added" || kind === "added" || !(isSameScope || isRebased)) return false;
  const paths = selectProductPaths(change);
  const own = new Set(selectPaths(first.change));
  return paths.length > 0 && paths.every((path) => own.has(path));
}
