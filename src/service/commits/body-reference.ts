import { parseTagName } from "../../git/tag-name.ts";
import type { Tag } from "../../git/tags.ts";
import { compareVersions, isFinal } from "../../git/version-order.ts";
import type { BodyWord } from "./body-words.ts";

/** A tag or a commit that a body names, and how many of its words that takes. */
export type BodyReference = { kind: "tag" | "commit"; name: string; words: number };

const KINDS = new Map<string, "tag" | "commit">([
  ...["tag", "release", "version"].map((word) => [word, "tag"] as const),
  ...["commit", "commits", "revision", "sha"].map((word) => [word, "commit"] as const),
]);

/**
 * Reads the tag or the commit that is named at `index`, behind an article and its kind ("the tag v1.2.0"). A name
 * counts as a tag if there is one, if it is written like a version, or if the body calls it a tag.
 */
export function parseReference(
  words: readonly BodyWord[],
  index: number,
  tags: readonly Tag[],
): BodyReference | undefined {
  let at = index;
  if (words[at]?.text.toLowerCase() === "the") at += 1;
  const kind = KINDS.get(words[at]?.text.toLowerCase() ?? "");
  if (kind !== undefined) at += 1;
  const name = words[at]?.text ?? "";
  const taken = at + 1 - index;
  const tag = kind === "commit" ? undefined : selectTagName(name, tags, kind === "tag");
  if (tag !== undefined) return { kind: "tag", name: tag, words: taken };
  const isCommit = kind === "commit" ? /^[0-9a-f]{4,64}$/i.test(name) : looksLikeSha(name);
  return isCommit ? { kind: "commit", name, words: taken } : undefined;
}

/** Whether a word by itself can only be a commit: 7 to 64 hexadecimal digits, letters and figures among them. */
export function looksLikeSha(word: string): boolean {
  return /^[0-9a-f]{7,64}$/i.test(word) && /\d/.test(word) && /[a-f]/i.test(word);
}

/** A tag's name for a word: the tag itself, the release that a short version means (v1.2 → v1.2.0), or as written. */
function selectTagName(word: string, tags: readonly Tag[], isCalledTag: boolean): string | undefined {
  if (word === "") return undefined;
  if (tags.some(({ name }) => name === word) && (isCalledTag || /\d/.test(word))) return word;
  const version = parseTagName(word);
  if (version === undefined || (!isCalledTag && !isWrittenAsVersion(word))) return undefined;
  const same = tags.filter(({ name }) => {
    const other = parseTagName(name);
    return other?.series === version.series && isFinal(other) && compareVersions(other, version) === 0;
  });
  return same.length === 1 ? same[0]?.name : word;
}

function isWrittenAsVersion(word: string): boolean {
  return !/^\d{4}[-.]\d\d[-.]\d\d/.test(word) && /(?:^|[-_/@])(?:v\d|\d+\.\d)/i.test(word);
}
