/**
 * What follows the numbers of a version, split into numbers and lower-case words.
 * `none`: a final; `later`: a final after the bare one (`.post1`, `-patch2`); `prerelease`: before it;
 * `word`: unknown words without a number, which name a variant where the bare version exists (`-multi`),
 * else a prerelease.
 */
export type Suffix = {
  kind: "none" | "later" | "prerelease" | "word";
  parts: readonly (bigint | string)[];
};

const NONE: Suffix = { kind: "none", parts: [] };
const WORDS_OF_A_FINAL = new Set(["final", "ga", "release", "stable"]);
const WORDS_OF_A_LATER_FINAL = new Set(["post", "patch", "p", "pl", "sp"]);
const WORDS_OF_A_MOVING_NAME = new Set(["x", "latest"]);

// Words of one rank compare by themselves; those that mean the same get one spelling.
const SPELLINGS: Readonly<Record<string, string>> = {
  a: "alpha",
  b: "beta",
  m: "milestone",
  preview: "pre",
  next: "pre",
  c: "rc",
  cr: "rc",
};
const EARLY_WORDS = new Set(["snapshot", "nightly", "canary", "experimental"]);
const LATE_WORDS = ["alpha", "beta", "milestone", "pre", "rc"];

/**
 * Reads the rest of a version after its numbers: `-rc.1`, `rc1`, `.post1`, `-multi`, `+build.5` (ignored).
 * Undefined where the whole is no version after all: `.x`, `-latest`, or a character that no version has.
 */
export function parseSuffix(rest: string): Suffix | undefined {
  const [text = ""] = rest.split("+", 1);
  if (text === "") return NONE;
  if (!/^[-._]?[0-9a-z][-._0-9a-z]*$/i.test(text)) return undefined;
  const parts = [...text.toLowerCase().matchAll(/\d+|[a-z]+/g)].map(([part]) =>
    /^\d/.test(part) ? BigInt(part) : (SPELLINGS[part] ?? part),
  );
  const [first, ...others] = parts;
  if (typeof first === "string" && WORDS_OF_A_MOVING_NAME.has(first)) return undefined;
  if (typeof first === "string" && WORDS_OF_A_FINAL.has(first) && others.length === 0) return NONE;
  if (typeof first === "string" && WORDS_OF_A_LATER_FINAL.has(first)) return { kind: "later", parts: others };
  const known = parts.some((part) => typeof part === "bigint" || isKnownWord(part));
  return { kind: known ? "prerelease" : "word", parts };
}

const OTHER_RANK = 2;

/** Whether a part of a suffix is a word that only prereleases have, such as `rc` or `nightly`. */
export function isKnownWord(part: bigint | string | undefined): boolean {
  return typeof part === "string" && rankWord(part) !== OTHER_RANK;
}

/** Rank of a prerelease word: dev, then snapshots, then words that say nothing, then alpha to release candidate. */
function rankWord(word: string): number {
  if (word === "dev") return 0;
  if (EARLY_WORDS.has(word)) return 1;
  const late = LATE_WORDS.indexOf(word);
  return late === -1 ? OTHER_RANK : OTHER_RANK + 1 + late;
}

/** Orders the parts of two suffixes from left to right: numbers before words, and the shorter one first. */
export function compareSuffixParts(a: Suffix["parts"], b: Suffix["parts"]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    const order = comparePart(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function comparePart(a: bigint | string, b: bigint | string): number {
  if (typeof a === "bigint" && typeof b === "bigint") return compare(a, b);
  if (typeof a === "bigint") return -1;
  if (typeof b === "bigint") return 1;
  const rank = rankWord(a) - rankWord(b);
  return rank === 0 && rankWord(a) === OTHER_RANK ? compare(a, b) : rank;
}

function compare<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
