import { decodeEntities, toPlainWords } from "../../shared/text.ts";
import { parseGroups } from "../changelog/groups.ts";
import { selectEntryKeys, selectEntryWords, selectReferences } from "../changelog/keys.ts";
import { parseChangelog, readFormat } from "../changelog/parse.ts";
import { groupByEach } from "../changes/change.ts";

/** What people did to the entries that `base` has: new words, and those that are gone. `added` are entries of their own. */
export type EntryEdits = {
  reworded: readonly { item: string; text: string }[];
  removed: readonly string[];
  /** The others. */
  kept: readonly string[];
  added: readonly string[];
};

export function selectEntryEdits(path: string, base: string, theirs: string): EntryEdits {
  const [former, present] = [listItems(path, base), listItems(path, theirs)];
  const pairs = pairEntries(former, present, true);
  const paired = new Set(pairs.values());
  const reworded = [...pairs].flatMap(([one, other]) => {
    const [item = "", now = ""] = [former[one], present[other]];
    const text = selectPlainWords(now, item);
    return text === "" || saysSame(item, now, item) ? [] : { item, text };
  });
  const entries = present.filter((_, index) => paired.has(index)).map((item) => item.split("\n", 1)[0]);
  const isMentioned = findMentions([base, ...entries].join("\n"), theirs);
  const isKept = former.map((item, index) => pairs.has(index) || isMentioned(item));
  return {
    reworded,
    removed: former.filter((_, index) => !isKept[index]),
    kept: former.filter((_, index) => isKept[index]),
    added: present.filter((_, index) => !paired.has(index)),
  };
}

/** Whether people write of an entry beyond `known`, such as in a paragraph or a numbered list, by reference or words. */
function findMentions(known: string, theirs: string): (item: string) => boolean {
  const lines = new Set(known.split(/\r?\n/));
  const own = theirs.split(/\r?\n/).filter((line) => !lines.has(line));
  const names = new Set(selectReferences(own.join("\n")));
  const words = ` ${toPlainWords(own.join("\n"))} `;
  return (item) => selectEntryKeys(item).some((key) => names.has(key) || words.includes(` ${key} `));
}

function listItems(path: string, text: string): string[] {
  const format = readFormat(path, text);
  if (format === undefined) return [];
  return parseChangelog(text, format).parts.flatMap(({ body }) =>
    parseGroups(body, format).flatMap(({ items }) => items.flatMap((item) => item.split(NUMBERED, 1))),
  );
}

/** Whether two forms of an entry are the same but for references, scope and Markdown. */
export function saysSame(one: string, other: string, former: string): boolean {
  return toPlainWords(selectPlainWords(one, former)) === toPlainWords(selectPlainWords(other, former));
}

const MARKED = /^(?:\*\*[^*]{1,100}:\*\*|[\w.-]{1,50}:) /;
const NUMBERED = /\n *\d{1,9}[.)] /;

/** Without the scope or mark of an entry that had one, and without Markdown but for code. */
function selectPlainWords(item: string, former: string): string {
  const [now = "", before = ""] = [item, former].map(selectEntryWords);
  const mark = MARKED.exec(before)?.[0] ?? "";
  const words = now.startsWith(mark) ? now.slice(mark.length) : now.replace(/^\*\*[^*]{1,100}:\*\* /, "");
  const stopped = before.endsWith(".") ? words.replace(/\.$/, "") : words;
  return decodeEntities(stopped.replaceAll("\u200B", ""))
    .replace(/\[([^\][]{0,500})\]\([^()\s]{0,2000}\)/g, "$1")
    .replace(/\*\*|(?<!\w)__|__(?!\w)/g, "")
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "")
    .trim();
}

/** Indexes of the second list by those of the first. */
export type Pairs = ReadonlyMap<number, number>;

// Each is compared with each, and there are few: a person changed them by hand.
const MAX_COMPARED = 200;
const MIN_LIKENESS = 0.5;

/**
 * Which entries of two texts are the same: by text, all references, one reference, or words that no other has. With
 * `byLikeness` also those that share half of their words, or took the place of one, such as a text that a person improved.
 */
export function pairEntries(ones: readonly string[], others: readonly string[], byLikeness = false): Pairs {
  const pairs = new Map<number, number>();
  const open = (items: readonly string[], isTaken: (index: number) => boolean) =>
    items.flatMap((item, index) => (isTaken(index) ? [] : [{ item, index }]));
  const taken = new Set<number>();
  const pairBy = (keysOf: (item: string) => readonly string[], isUnique = false) => {
    const [left, right] = [open(ones, (at) => pairs.has(at)), open(others, (at) => taken.has(at))];
    const [byKey, ownByKey] = [right, left].map((all) => groupByEach(all, ({ item }) => keysOf(item)));
    const isOnly = (key: string) => [byKey, ownByKey].every((all) => all?.get(key)?.length === 1);
    for (const { item, index } of left) {
      const keys = keysOf(item).filter((key) => !isUnique || isOnly(key));
      const found = keys.flatMap((key) => byKey?.get(key) ?? []);
      const partner = found.find((other) => !taken.has(other.index));
      if (partner === undefined) continue;
      pairs.set(index, partner.index);
      taken.add(partner.index);
    }
  };
  pairBy((item) => [item.trim()]);
  const referencesOf = (item: string) => selectEntryKeys(item).slice(0, -1);
  pairBy((item) => [referencesOf(item).sort().join()].filter(Boolean));
  pairBy(referencesOf);
  pairBy((item) => selectEntryKeys(item).slice(-1), true);
  if (!byLikeness) return pairs;
  const left = open(ones, (at) => pairs.has(at)).slice(0, MAX_COMPARED);
  // One that refers to another entry is a part of that.
  const named = new Set(ones.flatMap(referencesOf));
  const isPart = (at: number) => referencesOf(others[at] ?? "").some((name) => named.has(name));
  const right = open(others, (at) => taken.has(at) || isPart(at)).slice(0, MAX_COMPARED);
  const alike = left
    .flatMap((one) => right.map((other) => ({ one, other, likeness: measureLikeness(one.item, other.item) })))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness);
  // One that took the place of another between the same neighbours has its meaning too.
  const follows = (one: number, other: number) =>
    one < 0 || other < 0 ? one === other : pairs.get(one) === other || (one === ones.length && other === others.length);
  const replaced = left.flatMap((one) =>
    right
      .filter((other) => follows(one.index - 1, other.index - 1) && follows(one.index + 1, other.index + 1))
      .map((other) => ({ one, other })),
  );
  for (const { one, other } of [...alike, ...replaced]) {
    if (pairs.has(one.index) || taken.has(other.index)) continue;
    pairs.set(one.index, other.index);
    taken.add(other.index);
  }
  return pairs;
}

/** Whether two entries say the same, whatever they refer to. */
export function hasSameWords(one: string, other: string): boolean {
  return selectEntryKeys(one).at(-1) === selectEntryKeys(other).at(-1);
}

/** From 0 to 1: which part of the words two texts share. */
function measureLikeness(one: string, other: string): number {
  const wordsOf = (text: string) => new Set(toPlainWords(selectEntryWords(text)).split(" "));
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size);
}
