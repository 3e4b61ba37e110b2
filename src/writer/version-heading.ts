/** A heading that opens a section of a changelog, taken apart so that another one can be written like it. */
export type VersionHeading = {
  /** `1.3.0`, without `v`; undefined for what is not released yet. */
  version: string | undefined;
  /** Number of `#`; 2 for an underlined heading. */
  level: number;
  /** What stands between the `#` and the version: `Version `, `v`, `widget@`. */
  prefix: string;
  brackets: boolean;
  /** Whether the version links to a page in the heading itself. */
  linked: boolean;
  /** What comes before and after a date; undefined where the heading has none. */
  date: { before: string; after: string } | undefined;
  /** The underline of a heading without `#`, with its line feed. */
  underline: string | undefined;
};

const VERSION = String.raw`\d+(?:\.\d+)+(?:[-+.]?[0-9A-Za-z]+(?:[-+.][0-9A-Za-z]+)*)?`;
const RELEASED = new RegExp(
  String.raw`^(?<small><small>)?(?<open>\[)?(?<prefix>(?:(?:version|release)\s+)?(?:@?[\w./-]+@)?v?)(?<version>${VERSION})(?<close>\])?(?<link>\([^)]*\))?(?<rest>.*)$`,
  "i",
);
const UNRELEASED = /^(?<open>\[)?(?:unreleased|upcoming|next(?: release)?)(?:\])?(?:\([^)]*\))?(?:\s*[-–—(].*)?$/i;

/**
 * Reads a heading line (`## [1.3.0] - 2026-01-05`, `## v1.3.0 (2026-01-05)`, `1.3.0` above an underline, which is
 * then `next`). Undefined for any other line.
 */
export function parseVersionHeading(line: string, next: string | undefined): VersionHeading | undefined {
  const marked = /^ {0,3}(#{1,4})\s+(.*?)(?:\s+#+)?\s*$/.exec(line);
  const underlined = marked === null && next !== undefined && /^ {0,3}(?:-{3,}|={3,})\s*$/.test(next);
  if (marked === null && !underlined) return undefined;
  const title = marked?.[2] ?? line.trim();
  const heading = { level: marked?.[1]?.length ?? 2, underline: underlined ? next : undefined };
  const unreleased = UNRELEASED.exec(title)?.groups;
  if (unreleased !== undefined) {
    const brackets = unreleased.open !== undefined;
    return { ...heading, version: undefined, prefix: "", brackets, linked: false, date: undefined };
  }
  const released = RELEASED.exec(title)?.groups;
  const rest = released?.rest?.replace(/<\/small>$/, "") ?? "";
  if (released === undefined || !/^\s*(?:$|[-–—:(,/|[]|released\b|yanked\b|\d{4}-)/i.test(rest)) return undefined;
  const date = /^(?<before>[^\d]*)\d{4}-\d{2}-\d{2}(?<after>.*)$/.exec(rest)?.groups;
  return {
    ...heading,
    version: released.version,
    prefix: released.prefix ?? "",
    brackets: released.open !== undefined,
    linked: released.link !== undefined,
    date:
      date === undefined ? undefined : { before: date.before ?? "", after: /^\)/.test(date.after ?? "") ? ")" : "" },
  };
}

/** Writes a heading for another version in the manner of `like`, ending with a line feed. */
export function renderVersionHeading(
  like: VersionHeading,
  release: { version: string; date: string; compareUrl: string | undefined },
): string {
  const name = `${like.prefix}${release.version}`;
  const link = like.linked && release.compareUrl !== undefined ? `(${release.compareUrl})` : "";
  const title = like.brackets && (!like.linked || link !== "") ? `[${name}]${link}` : name;
  const date = like.date === undefined ? "" : `${like.date.before}${release.date}${like.date.after}`;
  return renderHeading(like, `${title}${date}`);
}

/** Writes a heading for what is not released yet in the manner of `like`, ending with a line feed. */
export function renderUnreleasedHeading(like: VersionHeading): string {
  return renderHeading(like, like.brackets && !like.linked ? "[Unreleased]" : "Unreleased");
}

function renderHeading(like: VersionHeading, title: string): string {
  if (like.underline === undefined) return `${"#".repeat(like.level)} ${title}\n`;
  return `${title}\n${like.underline.trim().charAt(0).repeat(title.length)}\n`;
}
