import type { Repository, Span } from "./change.ts";
import {
  countWords,
  joinNames,
  renderChangeLink,
  renderCompareLink,
  renderDependencyLine,
  renderGroupedEntries,
  renderPackage,
} from "./entries.ts";
import type { Notes } from "./notes.ts";
import { type Person, renderPerson } from "./people.ts";
import { arrangeSections, isKindFolded, type SectionOptions, type SectionStyle } from "./sections.ts";

export type ReleaseNotesOptions = {
  credits?: Credits | undefined;
  /** A publication's own sections. */
  sections?: readonly SectionStyle[] | undefined;
  /** Whether each entry names its authors. */
  namesAuthors?: boolean | undefined;
};

/** GitHub markdown without a title; empty for a span without commits. */
export function renderReleaseNotes(
  span: Span,
  notes: Notes,
  repository: Repository,
  { credits, sections: styles, namesAuthors }: ReleaseNotesOptions = {},
): string {
  if (span.commits.length === 0) return "";
  const options = { styles, rules: span.metadata?.rules };
  const sections = arrangeSections(notes, options).map(({ title, entries, marks }) => {
    return `### ${title}\n\n${renderGroupedEntries(entries, repository, { credits: namesAuthors, marks })}`;
  });
  const updates = renderDependencyLine(notes.dependencies);
  const compare = renderCompareLink(repository, span.previousTag, span.tag);
  const parts = [
    ...(sections.length === 0 ? ["No user-facing changes."] : sections),
    updates === undefined ? undefined : `${updates}.`,
    renderFolded(notes, repository, options),
    ...(credits === undefined ? [] : renderCredits(credits, repository)),
    compare === undefined ? undefined : `**Full changelog**: ${compare}`,
  ];
  return `${parts.filter((part) => part !== undefined).join("\n\n")}\n`;
}

function renderFolded(notes: Notes, repository: Repository, options: SectionOptions): string | undefined {
  const documentation = isKindFolded("documentation", options) ? notes.documentation : [];
  const internal = isKindFolded("internal", options) ? notes.internal : [];
  const { others } = notes;
  const { packages } = notes.dependencies;
  const folded = [
    {
      heading: "Other changes",
      list: renderGroupedEntries(others, repository),
      count: countWords(others.length, ["other change", "other changes"]),
    },
    {
      heading: "Documentation",
      list: renderGroupedEntries(documentation, repository),
      count: countWords(documentation.length, ["documentation change", "documentation changes"]),
    },
    {
      heading: "Internal",
      list: renderGroupedEntries(internal, repository),
      count: countWords(internal.length, ["internal change", "internal changes"]),
    },
    {
      heading: "Dependencies",
      list: packages.map((update) => `- ${renderPackage(update)}`).join("\n"),
      count: countWords(packages.length, ["updated package", "updated packages"]),
    },
  ].filter(({ list }) => list !== "");
  if (folded.length === 0) return undefined;
  const title = joinNames(folded.map(({ count }) => count));
  return [
    `<details>\n<summary>${title}</summary>`,
    ...folded.map(({ heading, list }) => `**${heading}**\n\n${list}`),
    "</details>",
  ].join("\n\n");
}

export type Credits = { contributors: readonly Person[]; newcomers: readonly Person[] };

/** Without `@`, which would notify people. */
export function renderCredits({ contributors, newcomers }: Credits, repository: Repository): string[] {
  const known = contributors.map((person) => renderPerson(person, repository));
  const fresh = newcomers.map((person) => {
    const { pullRequest, sha } = person.first;
    return `${renderPerson(person, repository)} (${renderChangeLink(repository, pullRequest, sha)})`;
  });
  return [
    ...(known.length > 0 ? [`**Contributors**: ${joinNames(known)}`] : []),
    ...(fresh.length > 0 ? [`**New contributors**: ${joinNames(fresh)}`] : []),
  ];
}
