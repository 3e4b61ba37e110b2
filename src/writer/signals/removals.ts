import type { LineChange } from "../../git/tree.ts";
import { touchesChangelog } from "../changes/paths.ts";
import { type DeprecationQuery, isMark, readName, selectTouched } from "./deprecations.ts";

const NAME = /^--[a-z]|^`.*`$|_|[a-z][A-Z]|::|\w\.\w|\(\)$/;
const TAKES = /^(?:remov|drop|delet|renam)[a-z]* /i;
const BESIDE =
  /^$|^(?:the|all|old|legacy|obsolete|deprecated|public|and|&|options?|flags?|commands?|methods?|functions?|class|classes|types?|traits?|modules?|parameters?|arguments?|settings?|property|properties|attributes?|exports?|constants?|environment|variables?)$/;
const END = /^(?:(?:to|->|=>|as|into|since|because|instead|which)\b|in favou?r\b)/;

const splitWords = (text: string) => text.split(/[\s,;"'[\]]+/).map((word) => word.replace(/[.:]$/, ""));

/** Identifiers of words, without what they belong to: `sell` of `Ticket.sell()`. */
function toNames(words: readonly string[]): string[] {
  const plain = words.filter((word) => NAME.test(word)).map((word) => word.replace(/`|\(\)/g, ""));
  return plain.map((name) => name.slice(Math.max(...[".", ":", "#"].map((mark) => name.lastIndexOf(mark))) + 1));
}

export const listNames = (text: string): string[] => toNames(splitWords(text));

/** What a title says is removed or has another name, if it is about nothing else: not `Remove sell() from the docs`. */
export function listTaken(title: string): string[] {
  const words = TAKES.test(title) ? splitWords(title.replace(TAKES, "")).filter((word) => !BESIDE.test(word)) : [];
  const end = words.findIndex((word) => !NAME.test(word));
  if (end === -1) return toNames(words);
  return END.test(words.slice(end).join(" ")) ? toNames(words.slice(0, end)) : [];
}

/** A declaration that others may use, if something else says that they do. */
const DECLARES =
  /^(?:export|(?:module\.)?exports\.|func|type|interface|module|(?:final |abstract )?class)\b|^\s*(?:pub|public|(?:async )?def|[A-Z_]+ =|class|module)\s/;
/** Where each public name says so itself, as one in capitals does in Go. */
const OPEN = /\.(?:php|java) |\.go [A-Z]/;
const PRIVATE = /(?:^|\/)(?:internal|cmd|_\w*)\//;
const ENTRY = /(?:^|\/)(?:index|lib|__init__)\.\w+$|\.d\.ts$/;

export function isDocument(path: string): boolean {
  return /\.(?:md|mdx|rst|adoc|txt)$/i.test(path);
}

/** Whether a text has a name that is not a part of a longer one. */
export function hasWord(text: string, name: string): boolean {
  return text.includes(name) && text.split(/[^\w-]+/).includes(name);
}

/** Names that lines which a change removed declare for others, each with such a line. Nothing that it adds has them. */
export function listWithdrawn(
  { sha, taken, ...query }: DeprecationQuery & { taken: readonly string[] },
  changes: ReadonlyMap<string, readonly LineChange[]>,
) {
  const touched = selectTouched(query, changes);
  const code = touched.filter(({ path }) => !isDocument(path) && !PRIVATE.test(path));
  return taken.flatMap((name) => {
    const isFlag = name.startsWith("--");
    const has = (line: string) => hasWord(line, name);
    const declares = (line: string) => has(line) && (isFlag || (DECLARES.test(line) && readName(line) === name));
    const found = code.flatMap(({ path, removed }) => {
      const line = removed.find(declares);
      return line === undefined ? [] : [{ sha, name, path, line, isMarked: removed.some(isMark) }];
    });
    const isKnown = ({ path, added, removed }: LineChange) =>
      isDocument(path) ? (touchesChangelog([path]) ? added : removed).some(has) : ENTRY.test(path) && removed.some(has);
    const isOpen = found.some(({ path, isMarked }) => isMarked || OPEN.test(`${path} ${name}`));
    const isLeft = code.some(({ added }) => added.some(has));
    return !isLeft && (isFlag || isOpen || touched.some(isKnown)) ? found.slice(0, 1) : [];
  });
}
