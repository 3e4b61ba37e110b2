import { parseTagName } from "../../git/tag-name.ts";

// Titles and tags are short; messages are not, and nobody names an item behind so much of one.
const LONGEST_NAME = 250;
const LONGEST_MESSAGE = 10_000;

const ITEM_KEY = /(?<![A-Za-z\d_])[A-Z][A-Z\d_]{1,19}-[1-9]\d{0,8}(?![\w]|-\d)/g;
const WORD = /[^\s/()[\]"'“”«»,:;!?|]+/g;

/**
 * What looks like keys of a tracker's items (`PROJ-123`) in messages, each once, in the order in which they come. Also
 * `UTF-8`: only the tracker knows which projects it has.
 */
export function findItemKeys(messages: readonly string[]): string[] {
  const keys = messages.flatMap((message) => message.slice(0, LONGEST_MESSAGE).match(ITEM_KEY) ?? []);
  return [...new Set(keys)];
}

/** The version in what a draft is about: `1.2.0` of `v1.2.0` and `widget@1.2.0`; undefined where there is none. */
export function selectVersion(subject: string): string | undefined {
  const name = subject.slice(0, LONGEST_NAME);
  const parsed = parseTagName(name);
  // A single number is in too many titles.
  return parsed !== undefined && parsed.numbers.length > 1 ? parsed.version : undefined;
}

/** Whether a title names exactly this version: `Plan of v1.2.0`, not `1.2.0-rc.1` and not `11.2.0`. */
export function namesVersion(title: string, version: string): boolean {
  const words = title.slice(0, LONGEST_NAME).match(WORD) ?? [];
  return words.some((word) => word === version || selectVersion(word.replace(/\.$/, "")) === version);
}
