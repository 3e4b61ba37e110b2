import { parseTagName } from "../../git/tags.ts";
import type { OpenDraft } from "../../hosts/code-host.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";

/** Versions of a release that is to come, without `v`: `from` was written before, and never released. */
type Renaming = { from: string; to: string };

/** A draft whose release has another version now; it is read as if the earlier runs had known that. */
export type RenamedDraft = OpenDraft & {
  selectStale?: (files: readonly string[]) => string[];
  remarks?: readonly string[];
};

/** `earlier`: the tags that the draft was about when it was written last. */
export function renameReleases(
  open: OpenDraft,
  earlier: readonly string[],
  written: readonly Pick<WrittenSpan, "release">[],
): RenamedDraft {
  const renamings = written.flatMap(({ release }) => (release === undefined ? [] : findRenaming(earlier, release.tag)));
  const { edited, readFile, readWritten } = open;
  if (renamings.length === 0) return open;
  const formerOf = (path: string) => renamings.reduce((name, { from, to }) => replaceVersion(name, to, from), path);
  const read = async (path: string, readText: OpenDraft["readFile"]) => {
    const [before, same] = await Promise.all([readFile(path), readText(path)]);
    const former = formerOf(path);
    const isMoved = former !== path && (same === undefined || same === before);
    const text = isMoved ? ((await readText(former)) ?? same) : same;
    return text === undefined ? undefined : renameIn(text, before ?? "", renamings);
  };
  return {
    ...open,
    remarks: renamings.map(({ from, to }) => `This draft was about ${from} before, and is about ${to} now.`),
    readWritten: (path) => read(path, readWritten),
    edited: edited && { readFile: (path) => read(path, edited.readFile) },
    selectStale: (files) => {
      const wanted = new Set(files.map(formerOf));
      const isNamed = (path: string) => renamings.some(({ from }) => replaceVersion(path, from, "") !== path);
      return files.filter((path) => wanted.has(path) && formerOf(path) === path && isNamed(path));
    },
  };
}

function findRenaming(earlier: readonly string[], tag: string): Renaming[] {
  const now = parseTagName(tag);
  const before = earlier.map(parseTagName).find((one) => one !== undefined && one.series === now?.series);
  if (now === undefined || before === undefined || before.version === now.version) return [];
  return [{ from: before.version, to: now.version }];
}

/** Lines of the file without the draft speak of what was released. */
function renameIn(text: string, before: string, renamings: readonly Renaming[]): string {
  const kept = new Set(before.split("\n"));
  const rename = (line: string) => renamings.reduce((one, { from, to }) => replaceVersion(one, from, to), line);
  return text
    .split("\n")
    .map((line) => (kept.has(line) ? line : rename(line)))
    .join("\n");
}

function replaceVersion(text: string, from: string, to: string): string {
  const parts = text.split(from);
  return parts.reduce((joined, part, index) => {
    const isWhole = !/[\d.]$/.test(parts[index - 1] ?? "") && !/^(?:\d|\.\d)/.test(part);
    return joined + (isWhole ? to : from) + part;
  });
}
