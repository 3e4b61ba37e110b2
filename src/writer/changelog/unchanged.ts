import { compareVersionNames } from "../../git/tags.ts";
import { isOfSource, isUnreleased, parseChangelog, readFormat, type Source } from "./parse.ts";

/** Why a file is left alone: its markup is unknown, or it has no versions to add one to. Undefined if it is not. */
export function explainUnplaceable(existing: string | undefined, path: string): string | undefined {
  const text = existing ?? "";
  const format = readFormat(path, text);
  if (format === undefined) return `${path} stays unchanged: its markup is not supported.`;
  if (format === "markdown" || text.trim() === "" || hasVersions(text, path)) return undefined;
  return `${path} stays unchanged: no heading in it names a version.`;
}

/** Whether the file has a heading of a version or of unreleased changes. */
export function hasVersions(text: string, path: string): boolean {
  const format = readFormat(path, text);
  return format !== undefined && parseChangelog(text, format).parts.some((part) => part.heading !== undefined);
}

/** So many releases that a file does not have are no oversight. */
const MANY = 3;
const MAX_PREAMBLE = 5_000;
const ELSEWHERE = /\breleases? page|\bgithub releases?\b|\/releases\b/i;
const ENDED = /\b(?:newer|later|after|since|as of|starting|beyond|no longer|moved|only)\b/i;

/**
 * Why a file with versions is not continued: its people gave it up. They say so, or it lacks many releases. `earlier`
 * are the final versions that were released before. Undefined for a file that is in use.
 */
export function explainStale(
  text: string | undefined,
  path: string,
  earlier: readonly string[],
  section: Source & { version: string | undefined },
): string | undefined {
  const format = readFormat(path, text ?? "");
  if (text === undefined || format === undefined || earlier.length === 0) return undefined;
  const { parts } = parseChangelog(text, format);
  const versions = parts.flatMap(({ heading }) =>
    heading?.version !== undefined && isOfSource(heading, section) ? [heading.version] : [],
  );
  const newest = versions.reduce<string | undefined>(
    (one, other) => (one === undefined || compareVersionNames(other, one) > 0 ? other : one),
    undefined,
  );
  const isInUse = parts.some((part) => isUnreleased(part) && part.body.trim() !== "");
  if (newest === undefined || isInUse) return undefined;
  const missing = countReleases(
    earlier.filter((version) => compareVersionNames(version, newest) > 0),
    section.version,
  );
  const preamble = (parts[0]?.heading === undefined ? (parts[0]?.body ?? "") : "").slice(0, MAX_PREAMBLE);
  const isEnded = missing > 0 && ELSEWHERE.test(preamble) && ENDED.test(preamble);
  if (!isEnded && missing < MANY) return undefined;
  const why = isEnded ? "it says that newer versions are elsewhere" : `several releases since ${newest} are not in it`;
  return `${path} stays unchanged: ${why}.`;
}

/** Patches of another line may be in the changelog of their branch alone, and count as one. */
function countReleases(versions: readonly string[], own: string | undefined): number {
  const lineOf = (version: string) => version.split(".", 2).join(".");
  const isOwn = (version: string) => own !== undefined && lineOf(version) === lineOf(own);
  return new Set(versions.map((version) => (isOwn(version) ? version : lineOf(version)))).size;
}
