import { compareVersionNames } from "../../git/tags.ts";
import { findPlainLines, splitLines } from "../../shared/markdown.ts";
import { countPlanned, isAscending, isOfSource, isSharedChangelog, parseChangelog } from "./parse.ts";
import type { ChangelogSection } from "./section.ts";

const REFERENCE = /^\[(?<label>unreleased|(?:@?[\w./-]+@)?v?\d+\.\d[^\]]*)\]:\s*(?<url>\S+)/i;

type LinkReference = { label: string; url: string };

/** Definitions for the headings and people that the section names, where the file has such. */
export function placeReferences(text: string, section: ChangelogSection, isNew: boolean): string {
  const changelog = parseChangelog(text);
  const { parts, eol } = changelog;
  const references = findReferences(splitLines(text)).flatMap((reference) => reference ?? []);
  let result = placePeople(text, section, eol);
  if (!isNew && references.length === 0) return result;
  const bracketed = parts.flatMap(({ heading }) => (heading?.open === "[" && !heading.linked ? heading : []));
  const released = parts.slice(countPlanned(parts)).filter(({ heading }) => heading?.isPending === false);
  const versions = released.flatMap(({ heading }) => heading?.version ?? []);
  const { version } = section;
  // No page shows the unreleased changes of several repositories.
  const isShared = section.source !== undefined || isSharedChangelog(changelog, section);
  const unreleasedUrl = isShared ? undefined : section.unreleasedUrl;
  const isOwn = (heading: (typeof bracketed)[number]) =>
    heading.version !== undefined && heading.version === version && isOfSource(heading, section);
  const own = bracketed.find(isOwn);
  const label = own && `${own.prefix}${own.version}`;
  const [newest] = bracketed.filter(
    (heading) => heading.version !== undefined && !isOwn(heading) && !heading.isPending,
  );
  const former = newest && references.find((other) => isSameLabel(other.label, `${newest.prefix}${newest.version}`));
  const url = former?.url.includes("/releases/tag/") ? (section.tagUrl ?? section.compareUrl) : section.compareUrl;
  // Of a file whose newest versions have no definition, none is wanted.
  const isWanted = isNew || newest === undefined || former !== undefined;
  const isKnown = references.some((other) => label !== undefined && isSameLabel(other.label, label));
  if (label !== undefined && url !== undefined && isWanted && !isKnown)
    result = placeLinkReference(result, { label, url }, eol);
  const isNewest = version === undefined || versions.every((other) => compareVersionNames(other, version) <= 0);
  if (isNewest && unreleasedUrl !== undefined && bracketed.some((heading) => heading.version === undefined)) {
    result = placeLinkReference(result, { label: "unreleased", url: unreleasedUrl }, eol);
  }
  return result;
}

/** Of versions and of what is unreleased; undefined for a line of another kind. */
function findReferences(lines: readonly string[]): (LinkReference | undefined)[] {
  const plain = findPlainLines(lines);
  return lines.map((line, index) => {
    const { label, url } = (plain[index] && REFERENCE.exec(line)?.groups) || {};
    return label === undefined || url === undefined ? undefined : { label, url };
  });
}

/** In its place, else beside the next older version in the order of the file, else at the end. */
function placeLinkReference(text: string, { label, url }: LinkReference, eol: string): string {
  const lines = splitLines(text);
  const labels = findReferences(lines).map((reference) => reference?.label);
  const at = labels.findIndex((other) => other !== undefined && isSameLabel(other, label));
  const former = lines[at];
  if (former !== undefined) {
    return lines
      .with(
        at,
        former.replace(/^(\[[^\]]+\]:\s*)\S+/, (_, start: string) => `${start}${url}`),
      )
      .join("");
  }
  const versions = labels.filter((other) => other !== undefined && !/^unreleased$/i.test(other));
  const ascends = isAscending(versions.flatMap((other) => other ?? []));
  const isOlderThan = (other: string | undefined) => other !== undefined && isOlder(other, label);
  const older = ascends ? labels.findLastIndex(isOlderThan) + 1 || -1 : labels.findIndex(isOlderThan);
  const last = labels.findLastIndex((other) => other !== undefined);
  const place = older === -1 ? last + 1 : older;
  if (place === 0 && last === -1) return `${text.trimEnd()}${eol}${eol}[${label}]: ${url}${eol}`;
  return insertLines(lines, place, [`[${label}]: ${url}${eol}`], eol);
}

function insertLines(lines: readonly string[], place: number, added: readonly string[], eol: string): string {
  const before = lines.slice(0, place).join("");
  const gap = before === "" || before.endsWith("\n") ? "" : eol;
  return [before, gap, ...added, ...lines.slice(place)].join("");
}

function isSameLabel(one: string, other: string): boolean {
  const normalise = (label: string) => label.toLowerCase().replace(/^v(?=\d)/, "");
  return normalise(one) === normalise(other);
}

function isOlder(other: string, label: string): boolean {
  if (/^unreleased$/i.test(other)) return false;
  return /^unreleased$/i.test(label) || compareVersionNames(other, label) < 0;
}

const PERSON = /^\[@[\w-]+\]:\s*\S+/;

/** `[@ada]: https://…` for people whom new entries name as `[@ada][]`, below the others where the file has such. */
function placePeople(text: string, { groups }: ChangelogSection, eol: string): string {
  const lines = splitLines(text);
  const last = lines.findLastIndex((line) => PERSON.test(line));
  if (last === -1) return text;
  const known = new Set(lines.flatMap((line) => /^\[@([\w-]+)\]:/.exec(line)?.[1]?.toLowerCase() ?? []));
  const values = groups.flatMap(({ entries }) => entries.map(({ readValues }) => readValues(true)));
  const profiles = new Map(values.flatMap(({ user, profile }) => (user && profile ? [[user, profile] as const] : [])));
  const missing = [...profiles].filter(([login]) => text.includes(`[@${login}][]`) && !known.has(login.toLowerCase()));
  const added = missing.map(([login, url]) => `[@${login}]: ${url}${eol}`);
  return missing.length === 0 ? text : insertLines(lines, last + 1, added, eol);
}
