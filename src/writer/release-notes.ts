import { SECTION_HEADINGS } from "./change-class.ts";
import { countCommits, countWords, renderCommitCount } from "./count-commits.ts";
import { type Credits, renderCredits } from "./credits.ts";
import { renderDependencyLine, renderGroupedEntries, renderPackage } from "./entry-lines.ts";
import { renderCompareLink } from "./links.ts";
import type { Notes } from "./notes.ts";
import type { Repository, Span } from "./span.ts";

const HEADINGS = { ...SECTION_HEADINGS, breaking: "Breaking changes" };

/**
 * The text of a release in GitHub markdown, without a title, ending with a line feed: a section for each kind
 * of change, one line about dependencies, a folded block with everything else and where every commit went, who is
 * thanked, and the page that compares the tags. Empty for a span without commits.
 */
export function renderReleaseNotes(span: Span, notes: Notes, repository: Repository, credits?: Credits): string {
  if (span.commits.length === 0) return "";
  const sections = notes.sections
    .filter((section) => section.entries.length > 0)
    .map((section) => `### ${HEADINGS[section.name]}\n\n${renderGroupedEntries(section.entries, repository)}`);
  const compare = renderCompareLink(repository, span.previousTag, span.tag);
  const parts = [
    ...(sections.length === 0 ? ["No user-facing changes."] : sections),
    toSentence(renderDependencyLine(notes.dependencies)),
    renderFolded(notes, repository),
    ...(credits === undefined ? [] : renderCredits(credits, repository)),
    compare === undefined ? undefined : `**Full changelog**: ${compare}`,
  ];
  return `${parts.filter((part) => part !== undefined).join("\n\n")}\n`;
}

function toSentence(line: string | undefined): string | undefined {
  return line === undefined ? undefined : `${line}.`;
}

function renderFolded(notes: Notes, repository: Repository): string {
  const count = countCommits(notes);
  const packages = notes.dependencies.packages.map((update) => `- ${renderPackage(update)}`).join("\n");
  const blocks = [
    ["Documentation", renderGroupedEntries(notes.documentation, repository)],
    ["Internal", renderGroupedEntries(notes.internal, repository)],
    ["Dependencies", packages],
  ]
    .filter(([, list]) => list !== "")
    .map(([heading, list]) => `**${heading}**\n\n${list}`);
  const summary = [
    countPart(notes.documentation.length, ["documentation change", "documentation changes"]),
    countPart(notes.internal.length, ["internal change", "internal changes"]),
    countPart(notes.dependencies.packages.length, ["updated package", "updated packages"]),
  ].filter((part) => part !== undefined);
  const title = summary.length === 0 ? "Where the commits went" : joinWords(summary);
  return ["<details>", `<summary>${title}</summary>`, ...blocks, `${renderCommitCount(count)}.`, "</details>"]
    .join("\n\n")
    .replace("<details>\n\n", "<details>\n");
}

function countPart(count: number, words: readonly [string, string]): string | undefined {
  return count === 0 ? undefined : countWords(count, words);
}

function joinWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
