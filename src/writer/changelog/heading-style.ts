import type { ChangelogPart, ChangelogText } from "./parse.ts";
import type { ChangelogSection } from "./section.ts";
import { type Format, renameVersion, type VersionHeading } from "./version-heading.ts";

const KEEP_A_CHANGELOG: VersionHeading = {
  version: undefined,
  isPending: false,
  isCertain: true,
  level: 2,
  lead: "",
  prefix: "",
  open: "[",
  linked: false,
  date: { before: " - ", form: "{YYYY}-{MM}-{DD}", after: "", isFirst: false },
  underline: undefined,
  hasFixedUnderline: false,
  hasOverline: false,
};

type Source = Pick<ChangelogSection, "source" | "series">;

/** How the next heading is made: like that of the newest released version. `released` are those, the newest first. */
export function selectHeadingStyle(
  { parts, format }: ChangelogText,
  released: readonly ChangelogPart[],
  section: Source & { version: string | undefined },
): { heading: VersionHeading; anchor: string } {
  const [newest, next] = released.flatMap(({ heading }) => heading ?? []);
  if (newest !== undefined) {
    const sameKind = released.find(({ heading }) => isPatch(heading?.version) === isPatch(section.version));
    const level = sameKind?.heading?.level ?? newest.level;
    const isFixed = isFixedUnderline(released[0], next);
    return { heading: { ...newest, level, hasFixedUnderline: isFixed }, anchor: renderAnchor(released[0], section) };
  }
  const other = parts.find(({ heading }) => heading !== undefined)?.heading;
  const base = selectDefaultHeading(format, other);
  return {
    heading:
      other === undefined
        ? base
        : { ...other, prefix: isOfSource(other, section) ? other.prefix : "", date: other.date ?? base.date },
    anchor: "",
  };
}

function selectDefaultHeading(format: Format, other: VersionHeading | undefined): VersionHeading {
  if (format === "markdown") return { ...KEEP_A_CHANGELOG, open: other?.open ?? "" };
  return { ...KEEP_A_CHANGELOG, open: "", underline: "---", level: 2 };
}

/** Standard-version writes headings of minor and patch releases at levels of their own. */
function isPatch(version: string | undefined): boolean {
  return /^\d+\.\d+\.(?!0\b)\d/.test(version ?? "");
}

/** An underline longer than its title, and as long as the next one, has its length for all titles. */
function isFixedUnderline(newest: ChangelogPart | undefined, next: VersionHeading | undefined): boolean {
  const length = newest?.heading?.underline?.trim().length;
  const [title = ""] = newest?.headingText.split("\n").slice(-3) ?? [];
  return length !== undefined && length > title.trim().length && next?.underline?.trim().length === length;
}

const ANCHOR = /^(?:\.\. _[^:\n]+:|<a (?:name|id)="[^"\n]*">[^\S\n]*<\/a>)[^\S\n]*\r?\n(?:[^\S\n]*\r?\n)?/;

/** `.. _v1.2.3:` above the newest heading, for the new version. */
function renderAnchor(newest: ChangelogPart | undefined, { version }: { version: string | undefined }): string {
  const anchor = ANCHOR.exec(newest?.headingText ?? "")?.[0] ?? "";
  return renameVersion(anchor, newest?.heading?.version, version).replaceAll("\r", "");
}

/** `4.4.0` for the tag `4.4` where the heading of the tag before, `4.3`, is `4.3.0`. */
export function completeVersion(
  { version, previousVersion }: Pick<ChangelogSection, "version" | "previousVersion">,
  { parts }: ChangelogText,
): string | undefined {
  const isShort = /^\d+(?:\.\d+){0,2}$/.test(version ?? "");
  const ends = [".0", ".0.0"].filter((end) =>
    parts.some(({ heading }) => heading?.version === `${previousVersion}${end}`),
  );
  const count = (text: string) => text.split(".").length;
  const end = ends.find((one) => count(`${version}${one}`) === count(`${previousVersion}${one}`));
  return isShort && end !== undefined ? `${version}${end}` : version;
}

export function isOfSource(heading: VersionHeading | undefined, { source, series }: Source): boolean {
  const prefix = heading?.prefix.replace(/v$/, "") ?? "";
  if (source !== undefined) return prefix === prefixOf(source);
  return prefix.toLowerCase() === series || !/^[\w.-]+\/[\w.-]+@$/.test(prefix);
}

export function isSharedChangelog({ parts }: ChangelogText, section: Source): boolean {
  return parts.some(({ heading }) => heading?.version !== undefined && !isOfSource(heading, section));
}

export function prefixOf(source: string): string {
  return `${source.replace(/[^\w./-]+/g, "-")}@`;
}
