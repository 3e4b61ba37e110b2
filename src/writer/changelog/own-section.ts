import { parseGroups, renderGroups } from "./groups.ts";
import type { AddedGroup } from "./items.ts";
import { type MergeRules, mergeGroups, toAddedGroups, toLineEnds } from "./merge.ts";
import { parseChangelog } from "./parse.ts";
import type { ChangelogSection } from "./section.ts";
import type { Format } from "./version-heading.ts";

/** `heading` is that of a new version; empty for one like the others of the file. */
type OwnSection = NonNullable<ChangelogSection["own"]>;

/** A text with or without the version's heading above it. */
export function parseOwnSection(text: string, version: string | undefined, format: Format): OwnSection {
  const [above, first] = parseChangelog(text, format).parts;
  const isHeaded = above?.body.trim() === "" && version !== undefined && first?.heading?.version === version;
  const { headingText: heading } = isHeaded ? first : { headingText: "" };
  return {
    heading: heading && `${heading.trimEnd()}\n`,
    body: text.slice(text.indexOf(heading) + heading.length).trim(),
  };
}

/** A section without text gets it as it is; another one the entries that it does not have. */
export function placeOwnText(
  before: string,
  taken: readonly AddedGroup[],
  { body }: OwnSection,
  rules: MergeRules,
  format: Format,
): string {
  if (before.trim() === "" && taken.length === 0) return `${before}${toLineEnds(body, rules.eol)}`;
  const groups = mergeGroups(parseGroups(before, format), taken, rules);
  return renderGroups(mergeGroups(groups, toAddedGroups(parseGroups(body, format)), rules));
}
