import { escapeMarkdown, escapeMarkdownText, escapeTitle } from "../shared/markdown.ts";
import { remember } from "../shared/remember.ts";
import { joinParts } from "../shared/text.ts";
import type { Repository } from "./change.ts";
import type { Dependencies, PackageUpdate } from "./dependencies.ts";
import { groupEntries } from "./entry-groups.ts";
import type { NoteEntry, OwnEntry } from "./note-entry.ts";
import { renderPerson } from "./people.ts";
import { buildAdvisoryUrl } from "./signals/advisories.ts";
import type { IssueReference } from "./signals/references.ts";
import { FOLD_REASONS } from "./signals/signals.ts";

/** Links of an entry to other changes of the same text. */
const MAX_OTHERS = 9;

/** Markdown of an entry. */
type EntryTexts = {
  text: string;
  /** The links behind the text, the change's own first; none behind people's text that has a link. */
  references: readonly string[];
  /** Paragraphs below; empty without any. */
  note: string;
};

/** Names with links to accounts, for projects that credit people; empty if only bots worked on it. */
function renderAuthors({ authors }: NoteEntry, repository: Repository): string {
  return joinNames(authors.map((person) => renderPerson(person, repository)));
}

export function describeEntry(entry: NoteEntry, repository: Repository): EntryTexts {
  if (entry.own !== undefined) return describeOwnEntry(entry, entry.own, repository);
  const { text, links } = linkAdvisories(entry, repository);
  const guides = entry.guides.map((path) => renderGuideLink(repository, entry.shas[0], path));
  const more = entry.others.length - MAX_OTHERS;
  const isBreaking = entry.class === "breaking";
  return {
    text,
    references: [
      renderChangeLink(repository, entry.pullRequest, entry.shas[0]),
      ...entry.others
        .slice(0, MAX_OTHERS)
        .map(({ pullRequest, sha }) => renderChangeLink(repository, pullRequest, sha)),
      ...(more > 0 ? [`${more} more`] : []),
      ...entry.closes.map((issue, index) => `${index === 0 ? "closes " : ""}${renderIssueLink(repository, issue)}`),
      ...links,
      ...(isBreaking ? [] : guides),
      ...(entry.folded === undefined ? [] : [FOLD_REASONS[entry.folded]]),
    ],
    note: joinParts([
      entry.breaking === "" || isSameText(entry.breaking, entry.text) ? "" : escapeMarkdownText(entry.breaking),
      isBreaking ? renderAdvice(entry.advice, guides) : "",
    ]),
  };
}

const HAS_REFERENCE = /(?<![\w&])#\d|\bGH-\d|\/(?:pull|issues|merge_requests|commit)\/|\b(?:CVE|GHSA)-\w/;

function describeOwnEntry(
  { pullRequest, shas }: NoteEntry,
  { markdown, isLinked }: OwnEntry,
  repository: Repository,
): EntryTexts {
  const end = markdown.indexOf("\n");
  return {
    text: end === -1 ? markdown : markdown.slice(0, end),
    references: !isLinked || HAS_REFERENCE.test(markdown) ? [] : [renderChangeLink(repository, pullRequest, shas[0])],
    note: end === -1 ? "" : markdown.slice(end).replace(/^\n+/, ""),
  };
}

function renderAdvice(advice: string, guides: readonly string[]): string {
  const see = guides.length === 0 ? [] : [`See ${joinNames(guides)}.`];
  const told = [...(advice === "" ? [] : [escapeMarkdownText(advice)]), ...see].join(
    advice.includes("\n") ? "\n\n" : " ",
  );
  return told === "" ? "" : `**What to do:** ${told}`;
}

type EntryStyle = {
  /** Whether each entry names its authors. */
  credits?: boolean | undefined;
  /** Whether breaking changes are marked: their heading does not say it. */
  marks?: boolean | undefined;
};

/** `- **css:** Minify the style tag ([#12](…))`, with the text of breaking footers indented below. */
export function renderEntry(entry: NoteEntry, repository: Repository, { credits, marks }: EntryStyle = {}): string {
  const scope = entry.scope === undefined ? "" : `**${escapeMarkdown(entry.scope)}:** `;
  const { text, references, note } = describeEntry(entry, repository);
  // People's own lines name whom they want to.
  const authors = credits === true && entry.own === undefined ? renderAuthors(entry, repository) : "";
  const mark = marks === true && entry.class === "breaking" ? "**Breaking:** " : "";
  const by = authors === "" ? "" : ` by ${authors}`;
  const links = references.length === 0 ? "" : ` (${references.join(", ")})`;
  const line = `- ${mark}${scope}${text}${links}${by}`;
  return note === "" ? line : `${line}\n\n${note.replace(/^(?=.)/gm, "  ")}`;
}

/** Links a number in the text, and lists the others. */
function linkAdvisories(
  { text: plain, advisories }: NoteEntry,
  repository: Repository,
): { text: string; links: string[] } {
  let text = escapeTitle(plain, (number) => renderIssueLink(repository, { repository: undefined, number }));
  const links: string[] = [];
  for (const number of advisories) {
    const link = `[${number}](${buildAdvisoryUrl(number)})`;
    if (text.includes(number) && !text.includes("`")) text = text.replace(number, link);
    else if (!text.includes(number)) links.push(link);
  }
  return { text, links };
}

function joinItems(items: readonly string[]): string {
  return items.join(items.some((item) => item.includes("\n\n")) ? "\n\n" : "\n");
}

/** With what {@link groupEntries} groups. Not for lists that grow: new entries would miss their group. */
export function renderGroupedEntries(
  entries: readonly NoteEntry[],
  repository: Repository,
  style: EntryStyle = {},
): string {
  const items = groupEntries(entries).map((item) => {
    if (!("entries" in item)) return renderEntry(item, repository, style);
    const heading = escapeMarkdown(item.heading);
    const inner = joinItems(item.entries.map((entry) => renderEntry(entry, repository, style)));
    return `- ${item.isScope ? `**${heading}:**` : `${heading}:`}\n${inner.replace(/^(?=.)/gm, "  ")}`;
  });
  return joinItems(items);
}

/** `12 dependency updates, among them `left-pad` 1.3.0 → 2.0.0 (major)`; undefined without any. */
export function renderDependencyLine(dependencies: Dependencies): string | undefined {
  if (dependencies.count === 0) return undefined;
  const updates = countWords(dependencies.count, ["dependency update", "dependency updates"]);
  const named = dependencies.notable.map((update) => {
    const { security, major, isNew } = update;
    const reasons = Object.entries({ security, major, new: isNew });
    const why = reasons.flatMap(([reason, applies]) => (applies ? [reason] : [])).join(", ");
    return `${renderPackage(update)}${why === "" ? "" : ` (${why})`}`;
  });
  if (named.length === 0) return updates;
  return `${updates}${dependencies.count === named.length ? ": " : ", among them "}${named.join(", ")}`;
}

export function renderPackage({ name, from, to }: PackageUpdate): string {
  const versions = [from, to].filter((version) => version !== undefined).map(escapeMarkdown);
  return [`\`${name}\``, versions.join(" → ")].filter((part) => part !== "").join(" ");
}

function isSameText(one: string, other: string): boolean {
  const plain = (text: string): string => text.trim().replace(/\.$/, "").toLowerCase();
  return plain(one) === plain(other);
}

const GITHUB = {
  mark: "#",
  pull: "pull",
  commit: "commit",
  issues: "issues",
  file: "blob",
  compare: "compare/FROM...TO",
};
const GITLAB = {
  mark: "!",
  pull: "-/merge_requests",
  commit: "-/commit",
  issues: "-/issues",
  file: "-/blob",
  compare: "-/compare/FROM...TO",
};
const BITBUCKET = {
  mark: "#",
  pull: "pull-requests",
  commit: "commits",
  issues: "issues",
  file: "src",
  compare: "branches/compare/TO%0DFROM",
};

export function renderChangeLink(repository: Repository, pullRequest: number | undefined, sha: string): string {
  if (pullRequest === undefined) return renderCommitLink(repository, sha);
  const { mark, pull } = selectPages(repository);
  return linkTo(repository, `${mark}${pullRequest}`, `${pull}/${pullRequest}`);
}

/** `#9`, or `octo/widget#9` in another repository of the same host. */
export function renderIssueLink(repository: Repository, { repository: name, number }: IssueReference): string {
  const path = `${selectPages(repository).issues}/${number}`;
  const { webUrl } = repository;
  const isOwn = name === undefined || webUrl?.toLowerCase().endsWith(`/${name.toLowerCase()}`);
  if (isOwn) return linkTo(repository, `#${number}`, path);
  const host = webUrl === undefined ? undefined : new URL(webUrl).origin;
  return linkTo({ name, webUrl: host && `${host}/${name}` }, `${name}#${number}`, path);
}

function renderGuideLink({ name, webUrl }: Repository, sha: string, path: string): string {
  return linkTo({ name, webUrl }, path.slice(path.lastIndexOf("/") + 1), locateFile({ name, webUrl }, sha, path));
}

function locateFile(repository: Repository, ref: string, path: string): string {
  return `${selectPages(repository).file}/${encodeRef(ref)}/${encodeRef(path)}`;
}

/** The page of a file or folder at a revision. */
export function buildFileUrl(repository: Repository, ref: string, path: string): string | undefined {
  return repository.webUrl === undefined ? undefined : `${repository.webUrl}/${locateFile(repository, ref, path)}`;
}

export function renderCommitLink(repository: Repository, sha: string): string {
  return linkTo(repository, sha.slice(0, 7), `${selectPages(repository).commit}/${sha}`);
}

export function qualifyReference({ name, isQualified = false }: Repository, reference: string): string {
  if (!isQualified) return reference;
  return /^[#!]/.test(reference) ? `${name}${reference}` : `${name}@${reference}`;
}

export function buildCompareUrl(repository: Repository, from: string, to: string): string | undefined {
  if (repository.webUrl === undefined) return undefined;
  const refs: Record<string, string> = { FROM: encodeRef(from), TO: encodeRef(to) };
  return `${repository.webUrl}/${selectPages(repository).compare.replace(/FROM|TO/g, (name) => refs[name] ?? "")}`;
}

export function buildTagUrl(repository: Repository, tag: string): string | undefined {
  return repository.webUrl === undefined ? undefined : `${repository.webUrl}/releases/tag/${encodeRef(tag)}`;
}

export function renderCompareLink(repository: Repository, from?: string, to?: string): string | undefined {
  if (from === undefined || to === undefined) return undefined;
  const url = buildCompareUrl(repository, from, to);
  return url === undefined ? undefined : `[${escapeMarkdown(`${from}...${to}`)}](${url})`;
}

function linkTo(repository: Repository, reference: string, path: string): string {
  const text = escapeMarkdown(qualifyReference(repository, reference));
  return repository.webUrl === undefined ? text : `[${text}](${repository.webUrl}/${path})`;
}

function selectPages({ webUrl }: Repository): typeof GITHUB {
  return selectPagesOf(webUrl ?? "");
}

const selectPagesOf = remember((webUrl): typeof GITHUB => {
  const host = /^https?:\/\/([^/]+)/.exec(webUrl)?.[1] ?? "";
  if (host.includes("gitlab")) return GITLAB;
  return host.includes("bitbucket") ? BITBUCKET : GITHUB;
});

function encodeRef(ref: string): string {
  return encodeURIComponent(ref)
    .replaceAll("%2F", "/")
    .replaceAll("%40", "@")
    .replaceAll("(", "%28")
    .replaceAll(")", "%29");
}

export function countWords(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
