import {
  DEPENDENCIES_KEY,
  type EntryGroup,
  parseEntries,
  renderEntryGroups,
  selectEntryKeys,
  trimLines,
} from "./changelog-entries.ts";
import type { ChangelogSection } from "./changelog-section.ts";

const ORDER = ["breaking", "added", "changed", "deprecated", "removed", "fixed", "security"];

/** Said where a release holds nothing for users. */
export const NOTHING_TO_TELL = "No user-facing changes.";

/**
 * Adds to the body of a section what it does not say yet, each entry below its own heading; merging the
 * same text again gives the same bytes. Entries are the same when they name the same pull request or say the
 * same; the one that stands there wins, but the line about dependencies is replaced, and so is what an entry said
 * before it was reworded. `withdrawn` are keys of changes that were taken back: their entries go. The result has no
 * blank lines around it.
 */
export function mergeEntries(
  existing: string,
  added: string,
  { withdrawn, reworded }: Pick<ChangelogSection, "withdrawn" | "reworded"> = { withdrawn: [], reworded: [] },
): string {
  const before = parseEntries(existing);
  const fresh = parseEntries(added);
  const freshItems = fresh.flatMap((group) => group.items);
  const renew = (item: string): string => {
    const keys = selectEntryKeys(item);
    if (!reworded.includes(keys.at(-1) ?? "")) return item;
    return freshItems.find((other) => selectEntryKeys(other)[0] === keys[0]) ?? item;
  };
  const groups = before.map((group) => ({
    ...group,
    lead: group.lead === NOTHING_TO_TELL && fresh.some(({ items }) => items.length > 0) ? "" : group.lead,
    items: group.items
      .filter((item) => !withdrawn.includes(selectEntryKeys(item)[0] ?? ""))
      .map((item) => (isDependencyLine(item) ? (freshItems.find(isSameLine(item)) ?? item) : renew(item))),
  }));
  const known = new Set(groups.flatMap((group) => group.items.flatMap(selectEntryKeys)));
  for (const group of fresh) {
    const items = group.items.filter((item) => !selectEntryKeys(item).some((key) => known.has(key)));
    const lead = group.lead !== "" && !existing.includes(group.lead) ? group.lead : "";
    if (items.length > 0 || lead !== "") addGroup(groups, { ...group, lead, items });
  }
  const kept = groups.filter(
    (group, index) => group.items.length > 0 || group.lead !== "" || before[index]?.items.length === 0,
  );
  return isSame(before, kept) ? trimLines(existing) : renderEntryGroups(kept);
}

function isDependencyLine(item: string): boolean {
  return selectEntryKeys(item)[0]?.split("/")[0] === DEPENDENCIES_KEY;
}

function isSameLine(item: string): (other: string) => boolean {
  const [key] = selectEntryKeys(item);
  return (other) => selectEntryKeys(other)[0] === key;
}

function isSame(before: readonly EntryGroup[], after: readonly EntryGroup[]): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function addGroup(groups: EntryGroup[], group: EntryGroup): void {
  const at = groups.findIndex((other) => nameOf(other) === nameOf(group));
  const same = groups[at];
  if (same !== undefined) {
    const lead = [same.lead, group.lead].filter((part) => part !== "").join("\n\n");
    groups[at] = { ...same, lead, items: [...same.items, ...group.items] };
    return;
  }
  const rank = ORDER.indexOf(nameOf(group));
  const later = groups.findIndex((other) => rank >= 0 && ORDER.indexOf(nameOf(other)) > rank);
  groups.splice(later === -1 ? groups.length : later, 0, group);
}

function nameOf(group: EntryGroup): string {
  const name = group.heading
    .replace(/^#+|#+$/g, "")
    .trim()
    .toLowerCase();
  return /^(?:⚠ *)?breaking(?: changes)?$/.test(name) ? "breaking" : name;
}
