import { parseEntries, renderEntryGroups } from "./changelog-entries.ts";
import { findPlainLines, splitLines } from "./changelog-text.ts";

const COMMENT = /<!--[\s\S]*?-->/g;

/**
 * Splits what stands below Unreleased into what a release takes with it and what stays: comments and the headings
 * they explain are a form to fill in, and stay. Where several repositories share the changelog (`isShared`), the release
 * of `source` takes the entries that name it, and one without a name those that name none. Neither has blank lines
 * around it.
 */
export function takeUnreleased(
  body: string,
  { source, isShared = false }: { source?: string | undefined; isShared?: boolean } = {},
): { taken: string; left: string } {
  if (source !== undefined) return takeOwn(body, (item) => names(item, source));
  if (isShared) return takeOwn(body, (item) => !NAMES_A_REPOSITORY.test(item.replaceAll("\\", "")));
  const groups = parseEntries(body);
  const taken = groups
    .map((group) => ({ ...group, lead: group.lead.replace(COMMENT, "").trim() }))
    .filter((group) => group.items.length > 0 || group.lead !== "");
  const left = groups
    .map((group) => ({ ...group, lead: (group.lead.match(COMMENT) ?? []).join("\n\n"), items: [] }))
    .filter((group) => group.lead !== "");
  return { taken: renderEntryGroups(taken), left: renderEntryGroups(left) };
}

const NAMES_A_REPOSITORY = /[[(][\w.-]+\/[\w.-]+(?:[#!]\d|@[0-9a-f]{7}|\)$)/;

function takeOwn(body: string, isTaken: (item: string) => boolean): { taken: string; left: string } {
  const groups = parseEntries(body);
  const select = (isOwn: boolean) =>
    groups
      .map(({ lead, items, ...group }) => {
        const kept = items.filter((item) => isTaken(item) === isOwn);
        return { ...group, lead: isOwn ? "" : lead, items: kept, before: items.length };
      })
      .filter(({ lead, items, before }) => lead !== "" || items.length > 0 || (!isOwn && before === 0));
  return { taken: renderEntryGroups(select(true)), left: renderEntryGroups(select(false)) };
}

/** Whether an entry refers to something of a repository: `octo/widget#12`, `octo/widget@1a2b3c4`, `(octo/widget)`. */
function names(item: string, source: string): boolean {
  const text = item.replaceAll("\\", "");
  return ["#", "!", "@"].some((mark) => text.includes(`${source}${mark}`)) || text.includes(`(${source})`);
}

/** Makes `###` headings and `-` entries fit a file whose versions have another level or whose entries start with `*`. */
export function adaptBody(body: string, versionLevel: number, marker: string): string {
  const lines = splitLines(body);
  const plain = findPlainLines(lines);
  return lines
    .map((line, index) => {
      if (!plain[index]) return line;
      if (line.startsWith("### ")) return `${"#".repeat(versionLevel + 1)} ${line.slice(4)}`;
      return line.startsWith("- ") ? `${marker}${line.slice(1)}` : line;
    })
    .join("");
}

/** The mark that most entries of a changelog start with. */
export function selectMarker(text: string): "-" | "*" {
  const count = (form: RegExp): number => text.match(form)?.length ?? 0;
  return count(/^\* /gm) > count(/^- /gm) ? "*" : "-";
}
