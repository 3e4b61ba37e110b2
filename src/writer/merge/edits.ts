import { decodeEntities, toPlainWords } from "../../shared/text.ts";
import { parseGroups } from "../changelog/groups.ts";
import { selectEntryKeys, selectEntryWords, selectReferences } from "../changelog/keys.ts";
import { parseChangelog, readFormat } from "../changelog/parse.ts";
import { pairEntries } from "./pairs.ts";

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
