import { diff3Merge } from "node-diff3";
import { splitLines } from "../../shared/markdown/markdown.ts";
import { quoteText } from "../../shared/text.ts";

/** What we wrote last, what people made of it, and what we would write now. */
export type Versions = { base: string; theirs: string; ours: string };

/** Where both changed the same, people's text stays, which `conflicts` say in a sentence each. */
export type Merged = { text: string; conflicts: readonly string[] };

// The comparison takes quadratic time where lines repeat.
const MAX_LINES = 2_000;

/** A merge by lines. */
export function mergeLines(versions: Versions): Merged {
  const { base, theirs, ours } = versions;
  if (ours === base || ours === theirs) return { text: theirs, conflicts: [] };
  if (theirs === base) return { text: ours, conflicts: [] };
  const { start, end, middles } = splitCommon([splitLines(theirs), splitLines(base), splitLines(ours)]);
  const [a = [], o = [], b = []] = middles;
  if (Math.max(a.length, o.length, b.length) > MAX_LINES)
    return { text: theirs, conflicts: [explainConflict(a.join(""), b.join(""))] };
  const conflicts: string[] = [];
  const merged = diff3Merge(a, o, b).flatMap(({ ok, conflict }) => {
    if (conflict !== undefined) conflicts.push(explainConflict(conflict.a.join(""), conflict.b.join("")));
    return ok ?? conflict?.a ?? [];
  });
  return { text: [...start, ...merged, ...end].join(""), conflicts };
}

const MAX_QUOTE = 100;

/** Without `own` where the commits have nothing to say any more. */
export function explainConflict(kept: string, own = ""): string {
  const [theirs, ours] = [kept, own].map((text) => quoteText(text, MAX_QUOTE));
  if (ours === "") return `"${theirs}" stays, though the commits no longer say it.`;
  return theirs === "" ? `"${ours}" stays removed.` : `"${theirs}" stays; the commits now say "${ours}".`;
}

/** The lines that all texts begin and end with, and what is between them. */
function splitCommon(texts: readonly (readonly string[])[]) {
  const [first = []] = texts;
  const shortest = Math.min(...texts.map(({ length }) => length));
  let head = 0;
  while (head < shortest && texts.every((lines) => lines[head] === first[head])) head += 1;
  let tail = 0;
  while (head + tail < shortest && texts.every((lines) => lines.at(-1 - tail) === first.at(-1 - tail))) tail += 1;
  return {
    start: first.slice(0, head),
    end: first.slice(first.length - tail),
    middles: texts.map((lines) => lines.slice(head, lines.length - tail)),
  };
}
