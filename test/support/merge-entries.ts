import { parseGroups, renderGroups } from "../../src/writer/changelog/groups.ts";
import { type MergeRules, mergeGroups, toAddedGroups } from "../../src/writer/changelog/merge.ts";

const GAPS = { heading: 1, group: 1, item: 0, groups: 1, sections: 1 };

/** A section's text with the entries of another. */
export function mergeEntries(existing: string, added: string, rules: Partial<MergeRules> = {}): string {
  const all = { withdrawn: [], reworded: [], gaps: GAPS, headings: new Map(), eol: "\n", ...rules };
  return renderGroups(mergeGroups(parseGroups(existing), toAddedGroups(parseGroups(added)), all)).trimEnd();
}
