import { escapeMarkdown } from "../escape-markdown.ts";
import { parseTagName } from "../git/tag-name.ts";
import type { Change } from "./change.ts";
import { SECTION_HEADINGS } from "./change-class.ts";
import { selectEntryKeys } from "./changelog-entries.ts";
import { renderDependencyLine, renderEntries, renderEntry } from "./entry-lines.ts";
import { buildCompareUrl, buildTagUrl, qualifyReference } from "./links.ts";
import type { Entry, Notes } from "./notes.ts";
import { selectPullRequest } from "./pull-request.ts";
import type { Repository, Span } from "./span.ts";

/** What a changelog says about one span, and what it needs to put it in its place. */
export type ChangelogSection = {
  /** `1.3.0`; undefined for what is not released yet. */
  version: string | undefined;
  /** `2026-01-05`. */
  date: string;
  /** Markdown below `###` headings, without blank lines around it; empty where there is nothing for users. */
  body: string;
  /** The page that shows the release's changes (its tag's where none comes before); undefined where not known. */
  compareUrl: string | undefined;
  /** The page that shows what came after it; undefined where it is not known. */
  unreleasedUrl: string | undefined;
  /** Changes that were taken back within the span or left out on request, as {@link selectEntryKeys} has references. */
  withdrawn: readonly string[];
  /** The repository that it is about, where the changelog tells of several; its headings then name it. */
  source: string | undefined;
  /** The series that its release counts in, as a tag names it: `core@`; empty for most. */
  series: string;
  /** What entries said before somebody reworded them, as {@link selectEntryKeys} has it; the new text takes their place. */
  reworded: readonly string[];
};

const HEADINGS = { ...SECTION_HEADINGS, breaking: "Breaking" };

/**
 * Writes the section of a changelog in the manner of Keep a Changelog: breaking changes first, then its six
 * headings; one line counts the dependency updates below Changed, internal and documentation work is left out.
 */
export function renderChangelogSection(span: Span, notes: Notes, repository: Repository): ChangelogSection {
  const source = repository.isQualified === true ? repository.name : undefined;
  const updates = renderDependencyLine(notes.dependencies);
  const dependencies = updates && source !== undefined ? `${updates} (${escapeMarkdown(source)})` : updates;
  const parts = notes.sections.flatMap(({ name, entries }) => {
    const line = name === "changed" && dependencies !== undefined ? `- ${dependencies}` : "";
    const list = [renderEntries(entries, repository), line].filter((part) => part !== "").join("\n");
    return list === "" ? [] : `### ${HEADINGS[name]}\n\n${list}`;
  });
  const { tag, previousTag } = span;
  const newest = tag ?? previousTag;
  return {
    version: span.version,
    source,
    series: parseTagName(span.tag ?? "")?.series ?? "",
    date: span.date,
    body: parts.join("\n\n"),
    compareUrl: tag && (previousTag ? buildCompareUrl(repository, previousTag, tag) : buildTagUrl(repository, tag)),
    unreleasedUrl: newest === undefined ? undefined : buildCompareUrl(repository, newest, "HEAD"),
    withdrawn: [...selectWithdrawn(span, notes), ...notes.leftOut.map(nameChange)].map((name) =>
      qualifyReference(repository, name),
    ),
    reworded: notes.sections.flatMap(({ entries }) => entries.flatMap((entry) => selectFormer(entry, repository))),
  };
}

function nameChange({ pullRequest, commits }: Change): string {
  return pullRequest === undefined ? commits[0].sha.slice(0, 7) : `#${pullRequest}`;
}

/** The keys of an entry's former texts; one that it bears again is none. */
function selectFormer(entry: Entry, repository: Repository): string[] {
  const keyOf = (text: string) =>
    selectEntryKeys(renderEntry({ ...entry, text, breaking: "" }, repository)).at(-1) ?? "";
  return entry.formerTexts.map(keyOf).filter((key) => key !== keyOf(entry.text));
}

function selectWithdrawn(span: Span, notes: Notes): string[] {
  const shas = new Set(notes.notShown.filter(({ reason }) => reason === "reverted").flatMap((item) => item.shas));
  return span.commits
    .filter((commit) => shas.has(commit.sha))
    .flatMap((commit) => [`#${selectPullRequest(commit, span.metadata?.facts)?.number}`, commit.sha.slice(0, 7)])
    .filter((key) => key !== "#undefined");
}
