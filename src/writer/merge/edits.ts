import { toPlainWords } from "../../shared/text.ts";
import { parseGroups } from "../changelog/groups.ts";
import { ENTITIES } from "../changelog/inline.ts";
import { selectEntryWords } from "../changelog/keys.ts";
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
  return {
    reworded,
    removed: former.filter((_, index) => !pairs.has(index)),
    kept: former.filter((_, index) => pairs.has(index)),
    added: present.filter((_, index) => !paired.has(index)),
  };
}

function listItems(path: string, text: string): string[] {
  const format = readFormat(path, text);
  if (format === undefined) return [];
  return parseChangelog(text, format).parts.flatMap(({ body }) =>
    parseGroups(body, format).flatMap(({ items }) => items),
  );
}

/** Whether two forms of an entry are the same but for references, scope and Markdown. */
export function saysSame(one: string, other: string, former: string): boolean {
  return toPlainWords(selectPlainWords(one, former)) === toPlainWords(selectPlainWords(other, former));
}

const MARKED = /^(?:\*\*[^*]{1,100}:\*\*|[\w.-]{1,50}:) /;

/** Without the scope or mark of an entry that had one, and without Markdown but for code. */
function selectPlainWords(item: string, former: string): string {
  const [now = "", before = ""] = [item, former].map(selectEntryWords);
  const mark = MARKED.exec(before)?.[0] ?? "";
  const words = now.startsWith(mark) ? now.slice(mark.length) : now.replace(/^\*\*[^*]{1,100}:\*\* /, "");
  const stopped = before.endsWith(".") ? words.replace(/\.$/, "") : words;
  return stopped
    .replace(/\[([^\][]{0,500})\]\([^()\s]{0,2000}\)/g, "$1")
    .replace(/\*\*|(?<!\w)__|__(?!\w)/g, "")
    .replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "")
    .trim();
}
