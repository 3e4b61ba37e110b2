import { parseGroups } from "../changelog/groups.ts";
import { selectEntryWords } from "../changelog/keys.ts";
import { parseChangelog, readFormat } from "../changelog/parse.ts";
import { hasSameWords, pairEntries } from "./pairs.ts";

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
    return text === "" || hasSameWords(item, now) ? [] : { item, text };
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

const MARKED = /^(?:\*\*[^*]{1,100}:\*\*|[\w.-]{1,50}:) /;

/** Without the scope or mark that both begin with, and without Markdown but for code. */
function selectPlainWords(item: string, former: string): string {
  const [now, before] = [item, former].map(selectEntryWords);
  const mark = MARKED.exec(before ?? "")?.[0] ?? "";
  const words = now?.startsWith(mark) ? now.slice(mark.length) : (now ?? "");
  const stopped = before?.endsWith(".") ? words.replace(/\.$/, "") : words;
  return stopped
    .replace(/\[([^\][]{0,500})\]\([^()\s]{0,2000}\)/g, "$1")
    .replace(/\*\*|(?<!\w)__|__(?!\w)/g, "")
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "")
    .trim();
}
