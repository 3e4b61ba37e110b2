import { hashBlob } from "../../../codehost/github/github-tree.ts";
import { splitLines } from "../../../writer/changelog-text.ts";
import type { Suggestion } from "./parse-comment.ts";

/** A file after its suggestions, in the order of the comments. */
export type SuggestedFile = {
  content: string;
  /** How many of them are in it. */
  applied: number;
  /** Those that are not, because their lines are no longer what they were. */
  lost: readonly Suggestion[];
};

/** Lines, the first is 1, and how many took their place. */
type Replacement = { start: number; end: number; count: number };
type Lines = Pick<Replacement, "start" | "end">;

/**
 * Puts suggestions into a file as it was written, each in the place of its lines. They are found by number where the
 * comment saw the file as it is, before or after another suggestion; else by what they were. Doing it again to the same
 * text gives the same text. Of two for the very same lines the later one counts.
 */
export function applySuggestions(content: string, suggestions: readonly Suggestion[]): SuggestedFile {
  const replacements: Replacement[] = [];
  // What the file was after so many replacements.
  const versions = [hashBlob(content)];
  const lost: Suggestion[] = [];
  let text = content;
  let applied = 0;
  for (const suggestion of suggestions) {
    const lines = splitLines(text);
    const eol = lines.some((line) => line.endsWith("\r\n")) ? "\r\n" : "\n";
    const fresh = splitLines(suggestion.text).map((line) => `${line.replace(/\r?\n$/, "")}${eol}`);
    const place = findByNumber(suggestion, versions, replacements) ?? findByText(suggestion, lines);
    if (place === undefined || place.start < 1 || place.end > lines.length) {
      if (isThere(fresh, lines)) applied += 1;
      else lost.push(suggestion);
      continue;
    }
    text = [...lines.slice(0, place.start - 1), ...fresh, ...lines.slice(place.end)].join("");
    replacements.push({ ...place, count: fresh.length });
    versions.push(hashBlob(text));
    applied += 1;
  }
  return { content: text, applied, lost };
}

function findByNumber(
  { anchor }: Suggestion,
  versions: readonly string[],
  replacements: readonly Replacement[],
): Lines | undefined {
  const { anchoredFileSha, startLine, endLine = startLine } = anchor;
  const version = versions.lastIndexOf(anchoredFileSha?.toLowerCase() ?? "");
  if (version === -1 || startLine === undefined || endLine === undefined || endLine < startLine) return undefined;
  let place: Lines | undefined = { start: startLine, end: endLine };
  for (const replacement of replacements.slice(version)) place = place && movePlace(place, replacement);
  return place;
}

/** Where lines are after others were replaced; undefined where they are among them. */
function movePlace({ start, end }: Lines, by: Replacement): Lines | undefined {
  const shift = by.count - (by.end - by.start + 1);
  if (end < by.start) return { start, end };
  if (start > by.end) return { start: start + shift, end: end + shift };
  return start === by.start && end === by.end && by.count > 0 ? { start, end: end + shift } : undefined;
}

/** The lines that say what the comment saw; of several places the one that is nearest to where it saw them. */
function findByText({ anchor }: Suggestion, lines: readonly string[]): Lines | undefined {
  const wanted = anchor.lines?.split(/\r?\n/);
  if (wanted === undefined || wanted.every((line) => line.trim() === "")) return undefined;
  const plain = lines.map((line) => line.replace(/\r?\n$/, ""));
  const starts = plain.flatMap((_, index) =>
    wanted.every((line, at) => plain[index + at] === line) ? [index + 1] : [],
  );
  const distance = (start: number): number => Math.abs(start - (anchor.startLine ?? 1));
  const [start] = starts.sort((a, b) => distance(a) - distance(b));
  return start === undefined ? undefined : { start, end: start + wanted.length - 1 };
}

/** Whether a branch that others work on holds the suggestion from an earlier turn. */
function isThere(fresh: readonly string[], lines: readonly string[]): boolean {
  const isTold = fresh.some((line) => line.trim() !== "");
  return isTold && lines.some((_, index) => fresh.every((line, at) => lines[index + at] === line));
}
