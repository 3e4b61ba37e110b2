import { compareVersionNames, parseTagName } from "../../git/tags.ts";
import { escapeMarkdown } from "../../shared/markdown/escape.ts";
import { findPlainLines, splitLines } from "../../shared/markdown/markdown.ts";
import { uncapitalize } from "../../shared/text.ts";
import type { Change, Repository, Span } from "../changes/change.ts";
import type { SectionName } from "../changes/labels.ts";
import { describeEntry, type EntryStyle, MAX_OTHERS, renderDependencyLine, renderEntry } from "../entries.ts";
import {
  buildCompareUrl,
  buildTagUrl,
  qualifyReference,
  renderCommitLink,
  renderIssueLink,
  selectPeople,
} from "../links.ts";
import { type FirstRelease, introduceFirst, type NoteEntry, type Notes } from "../notes.ts";
import { selectPullRequest } from "../pull-request.ts";
import type { TemplateValues } from "./entry-form.ts";
import { nameChange, nameReference, selectEntryKeys } from "./keys.ts";
import { countPlanned, isAscending, isOfSource, isSharedChangelog, parseChangelog, type Source } from "./parse.ts";

/** Texts are Markdown. */
export type ChangelogEntry = {
  scope: string | undefined;
  text: string;
  /** Whether its people wrote it in lower case. */
  isLower: boolean;
  /** Paragraphs below. */
  note: string;
  /** Links of the issues that it closes. */
  closes: readonly string[];
  /** Links of advisories and guides, which every form shows. */
  more: readonly string[];
  /** Whether it counts dependency updates, which not all changelogs list. */
  isDependencies: boolean;
  item?: string | undefined;
  /** What a form can refer to. */
  readValues: (withPeople: boolean) => TemplateValues;
};

export type ChangelogSection = Source & {
  /** `1.3.0`; undefined if unreleased. */
  version: string | undefined;
  previousVersion: string | undefined;
  date: string;
  /** A paragraph above the entries. */
  introduction: string;
  groups: readonly { name: SectionName; title?: string | undefined; entries: readonly ChangelogEntry[] }[];
  /** As a template writes it; without a heading for one like the others of the file. */
  own?: { heading: string; body: string } | undefined;
  /** For a first release its tag's page. */
  compareUrl: string | undefined;
  tagUrl: string | undefined;
  unreleasedUrl: string | undefined;
  /** Keys ({@link selectEntryKeys}) of changes that were reverted or excluded. */
  withdrawn: readonly string[];
  /** Made of all that is unreleased. */
  isPlanned?: boolean;
  /** The new texts replace them. */
  reworded: readonly string[];
  /** Keys of changes whose entries people reworded, joined or moved for this draft: it has the newest words for them. */
  edited?: readonly string[];
  moved?: readonly string[];
  /** How the unreleased lines of the tag's tree begin: those that came later stay unreleased. Empty: all are released. */
  openings?: readonly string[];
};

/** Without internal and documentation changes; of a first release what the project is, not its history. */
export function buildChangelogSection(
  span: Span,
  notes: Notes,
  repository: Repository,
  first?: FirstRelease,
  write?: EntryStyle["write"],
): ChangelogSection {
  const source = repository.isQualified === true ? repository.name : undefined;
  const updates = renderDependencyLine(notes.dependencies);
  const dependencies = updates && source !== undefined ? `${updates} (${escapeMarkdown(source)})` : updates;
  const byLead = new Map(notes.changes.map((change) => [change.commits[0].sha, change]));
  const groups = notes.sections.map(({ name, title, entries }) => ({
    ...{ name, title },
    entries: [
      ...entries.map((entry) => describeChange(entry, byLead.get(entry.shas[0]), span, repository, write)),
      ...(name === "changed" && dependencies !== undefined ? [describeText(dependencies, true)] : []),
    ],
  }));
  const nameAll = (entries: readonly NoteEntry[]) =>
    entries.flatMap(({ pullRequest, shas: [sha], others }) =>
      [{ pullRequest, sha }, ...others].map((one) => qualifyReference(repository, nameReference(one))),
    );
  const shown = notes.sections.flatMap(({ entries }) => entries);
  const { tag, previousTag } = span;
  const newest = tag ?? previousTag;
  const tagUrl = tag && buildTagUrl(repository, tag);
  return {
    version: span.version,
    previousVersion: previousTag && (parseTagName(previousTag)?.version ?? previousTag),
    source,
    series: parseTagName(span.tag ?? "")?.series ?? "",
    date: span.date,
    introduction: first === undefined ? "" : introduceFirst(first).join(" "),
    groups: (first === undefined ? groups : describeFeatures(first)).filter(({ entries }) => entries.length > 0),
    compareUrl: tag && (previousTag ? buildCompareUrl(repository, previousTag, tag) : tagUrl),
    tagUrl,
    unreleasedUrl: newest === undefined ? undefined : buildCompareUrl(repository, newest, "HEAD"),
    withdrawn: [...selectWithdrawn(span, notes), ...notes.leftOut.map(nameChange)].map((name) =>
      qualifyReference(repository, name),
    ),
    reworded: shown.flatMap((entry) => selectFormer(entry, repository)),
    edited: nameAll(shown.filter(({ isReworded, arranged }) => isReworded || arranged)),
    moved: nameAll(shown.filter(({ arranged }) => arranged === "moved")),
  };
}

function describeText(text: string, isDependencies: boolean): ChangelogEntry {
  const plain = { scope: undefined, isLower: false, note: "", closes: [], more: [] };
  return { ...plain, text, isDependencies, readValues: () => ({}) };
}

/** All that the first release does is new, unless an earlier one had it. */
function describeFeatures({ features, hasEarlier }: FirstRelease): ChangelogSection["groups"] {
  const added = hasEarlier ? [] : features;
  return [{ name: "added", entries: added.map((feature) => describeText(feature, false)) }];
}

function describeChange(
  entry: NoteEntry,
  change: Change | undefined,
  span: Span,
  repository: Repository,
  write: EntryStyle["write"],
): ChangelogEntry {
  const { text, note, references } = describeEntry(entry, repository);
  const isTitle = entry.own === undefined && /^[A-Z]/.test(text);
  const isLower = isTitle && change?.title.includes(uncapitalize(entry.text)) === true;
  const [link = ""] = references;
  const readUrl = (markdown: string) => /\]\(([^()]*)\)$/.exec(markdown)?.[1];
  const described = { ...describeText(text, false), scope: entry.scope, isLower, note, item: write?.(entry) };
  // People's text that has its references needs no others.
  if (references.length === 0) return described;
  return {
    ...described,
    closes: entry.closes.map((issue) => renderIssueLink(repository, issue)),
    more: references.slice(1).filter((reference) => !/[#!]\d+\]?(?:\([^()]*\))?$/.test(reference)),
    readValues: (withPeople) => {
      const [person] = change === undefined || !withPeople ? [] : selectPeople([change], span.metadata?.facts);
      const host = /^https?:\/\/[^/]+/.exec(repository.webUrl ?? "")?.[0];
      const read = (pullRequest: number | undefined, sha: string, shown: string) => ({
        n: pullRequest === undefined ? undefined : `${pullRequest}`,
        pull: pullRequest === undefined ? undefined : readUrl(shown),
        sha: sha.slice(0, 7),
        commit: readUrl(renderCommitLink(repository, sha)),
      });
      const others = entry.others.slice(0, MAX_OTHERS);
      return {
        ...read(entry.pullRequest, entry.shas[0], link),
        others: others.map((one, index) => read(one.pullRequest, one.sha, references[index + 1] ?? "")),
        user: person?.login,
        profile: person?.login && host && `${host}/${person.login}`,
        links: references.join(", "),
      };
    },
  };
}

function selectFormer(entry: NoteEntry, repository: Repository): string[] {
  const keyOf = (text: string) =>
    selectEntryKeys(renderEntry({ ...entry, text, breaking: "" }, repository)).at(-1) ?? "";
  return entry.formerTexts.map(keyOf).filter((key) => key !== keyOf(entry.text));
}

/** By number, SHA, and by text for files that name neither. */
function selectWithdrawn(span: Span, notes: Notes): string[] {
  const shas = new Set(notes.notShown.filter(({ reason }) => reason === "reverted").flatMap((item) => item.shas));
  const reverted = span.commits.filter((commit) => shas.has(commit.sha));
  return reverted.flatMap((commit) => {
    const known = selectPullRequest(commit, span.metadata?.facts);
    return [...(known === undefined ? [] : [`#${known.number}`]), commit.sha.slice(0, 7)];
  });
}

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
    const renewed = former.replace(/^(\[[^\]]+\]:\s*)\S+/, (_, start: string) => `${start}${url}`);
    return lines.with(at, renewed).join("");
  }
  const versions = labels.filter((other) => other !== undefined && !/^unreleased$/i.test(other));
  const ascends = isAscending(versions.flatMap((other) => other ?? []));
  const isPlanned = /^unreleased$/i.test(label);
  const isOlderThan = (other = "unreleased") =>
    !/^unreleased$/i.test(other) && (isPlanned || compareVersionNames(other, label) < 0);
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
