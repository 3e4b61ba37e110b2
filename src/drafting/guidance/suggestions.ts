import type { DiffFile } from "../../contract/resources/conversations.ts";
import { parsePatches } from "../../git/patch.ts";
import type { OpenDraft } from "../../hosts/code-host.ts";
import { hashBlob } from "../../hosts/draft-files.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { splitLines } from "../../shared/markdown/markdown.ts";
import { quoteText } from "../../shared/text.ts";
import { countWords } from "../../writer/entries.ts";
import { hasSameWords } from "../../writer/merge/edits.ts";
import type { WrittenFile } from "../documents/files.ts";
import type { Suggestion } from "./commands.ts";

// For one file: each of them reads all of it.
const MAX_SUGGESTIONS = 200;

export async function writeSuggestions(
  draft: Pick<OpenDraft, "readFile" | "checkPath">,
  edits: readonly WrittenFile[],
  suggestions: readonly Suggestion[],
): Promise<{ edits: WrittenFile[]; remarks: string[] }> {
  const files = new Map(edits.map((edit) => [edit.path, edit]));
  const remarks: string[] = [];
  for (const [path, own] of Map.groupBy(suggestions, ({ anchor }) => anchor.filePath)) {
    const edit = files.get(path);
    const read = await readDocument(draft, path, edit);
    if ("refused" in read) {
      remarks.push(read.refused);
      continue;
    }
    if (own.length > MAX_SUGGESTIONS) {
      remarks.push(
        `Only the last ${MAX_SUGGESTIONS} of ${own.length} suggestions for ${quoteText(path, 100)} were read.`,
      );
    }
    const { content, applied, lost } = applySuggestions(read.content, own.slice(-MAX_SUGGESTIONS));
    remarks.push(...lost.map(explainLost));
    if (applied === 0) continue;
    const suggested = countWords(applied, ["suggestion from the comments", "suggestions from the comments"]);
    files.set(path, { ...edit, path, content, why: edit === undefined ? suggested : `${edit.why}; ${suggested}` });
  }
  return { edits: [...files.values()], remarks };
}

async function readDocument(
  draft: Pick<OpenDraft, "readFile" | "checkPath">,
  path: string,
  edit: WrittenFile | undefined,
): Promise<{ content: string } | { refused: string }> {
  try {
    await draft.checkPath(path);
    const content = edit?.content ?? (await draft.readFile(path));
    return content === undefined
      ? { refused: `A suggestion does not apply: the file ${quoteText(path, 100)} does not exist.` }
      : { content };
  } catch (error) {
    if (!(error instanceof ReleaseDocsError)) throw error;
    return { refused: `A suggestion does not apply. ${error.message}` };
  }
}

function explainLost({ anchor, text }: Suggestion): string {
  const { startLine, endLine = startLine } = anchor;
  const lines = startLine === undefined ? "its lines" : `lines ${startLine} to ${endLine}`;
  return `The suggestion "${quoteText(text, 60)}" does not apply: ${lines} of ${quoteText(anchor.filePath, 100)} have changed.`;
}

/** Lines from 1, and the number of lines that replaced them. */
type Replacement = { start: number; end: number; count: number };
type Lines = Pick<Replacement, "start" | "end">;

/** Finds lines by number if the comment saw this content, else by text. The later of two for the same lines wins. */
export function applySuggestions(content: string, suggestions: readonly Suggestion[]) {
  const replacements: Replacement[] = [];
  // The blob SHA after each replacement.
  const versions = [hashBlob(content)];
  const lost: Suggestion[] = [];
  let text = content;
  let applied = 0;
  for (const suggestion of suggestions) {
    const lines = splitLines(text);
    const eol = lines.some((line) => line.endsWith("\r\n")) ? "\r\n" : "\n";
    const fresh = splitLines(suggestion.text).map((line) => `${line.replace(/\r?\n$/, "")}${eol}`);
    const place =
      findByNumber(suggestion, versions, replacements) ?? findByText(suggestion, lines) ?? findByWords(fresh, lines);
    if (place === undefined || place.start < 1 || place.end > lines.length) {
      if (isApplied(fresh, lines)) applied += 1;
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

/** Undefined if they overlap. */
function movePlace({ start, end }: Lines, by: Replacement): Lines | undefined {
  const shift = by.count - (by.end - by.start + 1);
  if (end < by.start) return { start, end };
  if (start > by.end) return { start: start + shift, end: end + shift };
  return start === by.start && end === by.end && by.count > 0 ? { start, end: end + shift } : undefined;
}

function findByText({ anchor }: Suggestion, lines: readonly string[]): Lines | undefined {
  const wanted = anchor.lines?.split(/\r?\n/);
  if (wanted === undefined || wanted.every((line) => line.trim() === "")) return undefined;
  const plain = lines.map((line) => line.replace(/\r?\n$/, ""));
  const distance = (start: number): number => Math.abs(start + 1 - (anchor.startLine ?? 1));
  const [start] = findRuns(plain, wanted).sort((a, b) => distance(a) - distance(b));
  return start === undefined ? undefined : { start: start + 1, end: start + wanted.length };
}

/** The entry that has its words already, since they reach all places that say the same. */
function findByWords([only = "", second]: readonly string[], lines: readonly string[]): Lines | undefined {
  const at = lines.findIndex((line) => /^\s*[-*+] /.test(line) && hasSameWords(line, only));
  return second !== undefined || at === -1 ? undefined : { start: at + 1, end: at + 1 };
}

/** Whether an earlier turn applied the suggestion on this branch. */
function isApplied(fresh: readonly string[], lines: readonly string[]): boolean {
  const hasText = fresh.some((line) => line.trim() !== "");
  return hasText && findRuns(lines, fresh).length > 0;
}

/** Indexes of `lines` where all of `wanted` follow, in linear time (Knuth, Morris and Pratt). */
function findRuns(lines: readonly string[], wanted: readonly string[]): number[] {
  const all = [...wanted, undefined, ...lines];
  // How many lines of `wanted` end at each line.
  const matched: number[] = [];
  for (const [index, line] of all.entries()) {
    let count = matched[index - 1] ?? 0;
    while (count > 0 && all[count] !== line) count = matched[count - 1] ?? 0;
    matched.push(index > 0 && all[count] === line ? count + 1 : 0);
  }
  return matched.flatMap((count, index) => (count === wanted.length ? [index - 2 * count] : []));
}

/** Lines `start` to `end`, from 1; undefined if the diff lacks one of them. */
export function selectDiffLines(diff: string, path: string, { start, end }: Lines): string | undefined {
  const found: string[] = [];
  const file = splitDiff(diff).find(({ filePath }) => filePath === path);
  // No line of the header is one of the file.
  let line = Number.NaN;
  for (const text of (file?.diff ?? "").split("\n")) {
    const [, from] = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(text) ?? [];
    if (from !== undefined) line = Number(from);
    if (!/^[ +]/.test(text)) continue;
    if (line >= start && line <= end) found.push(text.slice(1));
    line += 1;
  }
  return found.length === end - start + 1 ? found.join("\n") : undefined;
}

/** What a unified diff of git says of each file. The parts together are the diff. */
export function splitDiff(diff: string): DiffFile[] {
  return parsePatches(diff).map(({ path: filePath, sha, lines, added, removed }) => {
    const hasHunk = lines.some((line) => line.startsWith("@@ "));
    const counts = { additions: added.length, deletions: removed.length };
    return { filePath, ...counts, ...(sha !== undefined && { sha }), ...(hasHunk && { diff: lines.join("\n") }) };
  });
}

const MAX_DIFFS = 2 ** 20;

/** With diffs as far as they fit. */
export function selectDiffFiles(files: readonly DiffFile[], path: string | undefined): DiffFile[] {
  if (path !== undefined) return files.filter(({ filePath }) => filePath === path);
  let left = MAX_DIFFS;
  return files.map(({ diff, ...file }) => {
    if (!diff || diff.length > left) return file;
    left -= diff.length;
    return { ...file, diff };
  });
}
