import { SECTION_NAMES } from "../changes/labels.ts";
import {
  countBlankLines,
  type EntryGroup,
  nameGroup,
  renderGroups,
  selectGroupClass,
  selectItems,
  splitEnd,
} from "./groups.ts";
import { type AddedGroup, MAJOR } from "./items.ts";
import { DEPENDENCIES_KEY, selectEntryKeys } from "./keys.ts";
import type { ChangelogSection } from "./section.ts";
import type { ChangelogStyle } from "./style.ts";

export type MergeRules = Pick<ChangelogSection, "withdrawn" | "reworded" | "edited" | "moved"> &
  Pick<ChangelogStyle, "gaps" | "headings"> & { eol: string };

type MergedGroup = EntryGroup & { name: string; items: string[] };

/**
 * Adds to the groups of a section what they do not have. Entries are the same if they share a pull request or text, and
 * the existing one wins, unless it was edited for this draft. All other text stays byte for byte; merging twice changes nothing.
 */
export function mergeGroups(
  existing: readonly EntryGroup[],
  added: readonly AddedGroup[],
  rules: MergeRules,
): EntryGroup[] {
  // A new section has nothing to renew, and may have thousands of entries.
  const renewing = existing.some(({ items }) => items.length > 0) ? added.flatMap(({ items }) => items) : [];
  const fresh = new Map(renewing.map((item) => [selectEntryKeys(item)[0], item] as const).reverse());
  const findEdited = createEditedFinder(existing, added, rules);
  const groups = existing.flatMap((group): MergedGroup[] => {
    const name = selectGroupClass(nameGroup(group));
    const items = renewItems(group.items, fresh, rules, (item) => findEdited(item, name));
    const isEmptied = group.items.length > 0 && items.length === 0 && group.lead.trim() === "" && group.heading !== "";
    return isEmptied ? [] : [{ ...group, name, items }];
  });
  const known = new Set(groups.flatMap(({ items }) => items.flatMap(selectEntryKeys)));
  const paragraphs = new Set(groups.flatMap(({ lead, items }) => [lead, ...items].flatMap(splitParagraphs)));
  for (const group of added) {
    const isNew = (item: string) => known.size === 0 || !selectEntryKeys(item).some((key) => known.has(key));
    const items = group.items.filter(isNew);
    const isKnown = splitParagraphs(group.lead).every((text) => paragraphs.has(text));
    const lead = isKnown ? "" : group.lead;
    if (items.length > 0 || lead !== "") addGroup(groups, { ...group, lead, items }, rules);
  }
  return groups;
}

/**
 * What an edited entry says in place of an existing item of a group: undefined for an item that no edit is about, or that
 * is about more changes; empty where the entry is in another place.
 */
function createEditedFinder(
  existing: readonly EntryGroup[],
  added: readonly AddedGroup[],
  { edited = [], moved = [] }: Pick<MergeRules, "edited" | "moved">,
) {
  const isAny = edited.length > 0 && existing.some(({ items }) => items.length > 0);
  const all = (isAny ? added : []).flatMap(({ name, items }) => items.map((item) => ({ name, item })));
  const byKey = new Map(all.flatMap((one) => selectEntryKeys(one.item).map((key) => [key, one] as const)));
  const placed = new Set<string>();
  return (item: string, group: string): string | undefined => {
    const keys = selectEntryKeys(item).slice(0, -1);
    const key = keys.find((one) => edited.includes(one)) ?? "";
    const entry = byKey.get(key);
    if (entry === undefined || keys.some((one) => (byKey.get(one) ?? entry) !== entry)) return undefined;
    if (placed.has(entry.item) || (moved.includes(key) && entry.name !== group)) return "";
    placed.add(entry.item);
    return entry.item;
  };
}

/** Updates the dependency count and texts that were changed on request, and removes reverted changes. */
function renewItems(
  items: readonly string[],
  fresh: ReadonlyMap<string | undefined, string>,
  { withdrawn, reworded, eol }: MergeRules,
  findEdited: (item: string) => string | undefined,
): string[] {
  const edits = new Map(items.map((item) => [item, findEdited(item)]));
  const isKept = (item: string) => !withdrawn.includes(selectEntryKeys(item)[0] ?? "") && edits.get(item) !== "";
  return selectItems(items, isKept).map((item) => {
    const keys = selectEntryKeys(item);
    const isRenewed = keys[0]?.split("/")[0] === DEPENDENCIES_KEY || reworded.includes(keys.at(-1) ?? "");
    const renewed = edits.get(item) ?? (isRenewed ? fresh.get(keys[0]) : undefined);
    return renewed === undefined ? item : toLineEnds(renewed, eol) + splitEnd(item)[1];
  });
}

function splitParagraphs(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs.filter((paragraph) => paragraph !== "");
}

/** To the first group of the same name, else before the first that has a later place, else at the end. */
function addGroup(groups: MergedGroup[], added: AddedGroup, rules: MergeRules): void {
  const same =
    added.name === ""
      ? (groups.findLast(({ name, items }) => name === "" && items.length > 0) ?? groups[0])
      : groups.find(({ name }) => name === added.name);
  if (same !== undefined) {
    extendGroup(same, added, rules);
    return;
  }
  const order = orderNames([...rules.headings.keys()]);
  const rank = order.indexOf(added.name);
  const later = rank === -1 ? -1 : groups.findIndex(({ name }) => order.indexOf(name) > rank);
  const group: MergedGroup = { heading: toLineEnds(added.heading, rules.eol), lead: "", items: [], name: added.name };
  extendGroup(group, added, rules);
  const gap = rules.eol.repeat(rules.gaps.groups + 1);
  const last = groups.at(-1);
  if (later !== -1) setEnd(group, gap);
  else if (last !== undefined && renderGroups([last]).trim() !== "") setEnd(group, setEnd(last, gap) || rules.eol);
  groups.splice(later === -1 ? groups.length : later, 0, group);
}

const NAMES: readonly string[] = SECTION_NAMES;

/** The names of the file in its order, with the others before those that usually follow them. */
function orderNames(names: readonly string[]): string[] {
  const order = [...names];
  for (const [index, name] of SECTION_NAMES.entries()) {
    if (order.includes(name)) continue;
    const later = order.findIndex((other) => NAMES.indexOf(other) > index);
    // What breaks something is first, whatever the others are called.
    order.splice(later === -1 && index > 0 ? order.length : Math.max(later, 0), 0, name);
  }
  return order.includes(MAJOR) ? order : [MAJOR, ...order];
}

/** Sets the line ends that a group ends with. Returns the former ones. */
function setEnd(group: MergedGroup, end: string): string {
  const last = group.items.at(-1);
  const [core, former] = splitEnd(last ?? group.lead);
  if (last === undefined) group.lead = core + end;
  else group.items[group.items.length - 1] = core + end;
  return former;
}

function extendGroup(group: MergedGroup, { lead, items }: AddedGroup, rules: MergeRules): void {
  if (lead !== "") extendLead(group, toLineEnds(lead, rules.eol), rules);
  if (items.length > 0) extendItems(group, items, rules);
}

function extendLead(group: MergedGroup, lead: string, { gaps, eol }: MergeRules): void {
  const [core, end] = splitEnd(group.lead);
  const isFirst = core.trim() === "";
  group.lead = isFirst ? `${eol.repeat(gaps.group)}${lead}${eol}${eol}` : `${core}${eol}${eol}${lead}${end}`;
}

function extendItems(group: MergedGroup, items: readonly string[], { gaps, eol }: MergeRules): void {
  const isLoose = items.some((item) => /\n\s*\n/.test(item));
  const between = eol.repeat(1 + (isLoose ? Math.max(1, gaps.item) : gaps.item));
  const isFirst = group.items.length === 0;
  if (isFirst && group.lead.trim() === "") group.lead ||= eol.repeat(group.heading === "" ? 0 : gaps.group);
  else if (isFirst && countBlankLines(group.lead) === 0) group.lead = `${splitEnd(group.lead)[0]}${eol}${eol}`;
  const end = isFirst ? eol : setEnd(group, between) || eol;
  const added = items.map((item, index) => toLineEnds(item, eol) + (index < items.length - 1 ? between : end));
  group.items.push(...added);
}

export function toLineEnds(text: string, eol: string): string {
  return eol === "\n" ? text : text.replace(/\r?\n/g, eol);
}

type Taken = { taken: readonly EntryGroup[]; left: string };

/** What a release takes from the unreleased changes, and what stays. Comments and placeholders are a form, and stay. */
export function takeUnreleased(groups: readonly EntryGroup[], gap: string): Taken {
  const body = renderGroups(groups);
  const [, end] = splitEnd(body);
  const isForm = ({ heading, lead, items }: EntryGroup) =>
    lead.includes("<!--") || items.some(isPlaceholder) || (heading !== "" && items.length === 0 && lead.trim() === "");
  if (!groups.some(isForm)) return { taken: groups, left: body.trim() === "" ? body : gap };
  const left = groups.map((group): EntryGroup => {
    if (isForm(group)) return { ...group, lead: keepComments(group.lead), items: group.items.filter(isPlaceholder) };
    return { heading: "", lead: /^\s*/.exec(group.heading === "" ? group.lead : "")?.[0] ?? "", items: [] };
  });
  const taken = groups.map(({ heading, lead, items }): EntryGroup => {
    const { comments, rest } = splitComments(lead);
    const kept = comments.length > 0 && rest.trim() === "" ? /^\s*?\n/.exec(rest)?.[0] : rest;
    return { heading, lead: kept ?? "", items: items.filter((item) => !isPlaceholder(item)) };
  });
  const isFilled = ({ lead, items }: EntryGroup) => items.length > 0 || lead.trim() !== "";
  return { taken: taken.filter(isFilled), left: closeWith(renderGroups(left), end, gap) };
}

/** Those entries of a shared list that belong to one repository. */
export function takeOwn(groups: readonly EntryGroup[], gap: string, isTaken: (item: string) => boolean): Taken {
  const [, end] = splitEnd(renderGroups(groups));
  const left = groups.flatMap((group) => {
    const items = selectItems(group.items, (item) => !isTaken(item));
    const isEmptied = items.length === 0 && group.items.length > 0 && group.lead.trim() === "";
    return isEmptied ? [] : { ...group, items };
  });
  const taken = groups.map((group) => {
    const lead = group.lead.trim() === "" ? group.lead : "";
    return { ...group, lead, items: selectItems(group.items, isTaken) };
  });
  return { taken: taken.filter(({ items }) => items.length > 0), left: closeWith(renderGroups(left), end, gap) };
}

/** Groups of a section as additions to another. */
export function toAddedGroups(groups: readonly EntryGroup[]): AddedGroup[] {
  return groups.map((group) => ({
    name: selectGroupClass(nameGroup(group)),
    heading: group.heading,
    lead: group.lead.trim(),
    items: group.items.map((item) => splitEnd(item)[0]),
  }));
}

function closeWith(text: string, end: string, gap: string): string {
  const [core] = splitEnd(text);
  return core.trim() === "" ? gap : core + end;
}

/** `- \[Short description.\]` */
function isPlaceholder(item: string): boolean {
  return /^\s*[-*+]\s+\\?\[[^\]]*\\?\]\s*$/.test(item);
}

function keepComments(lead: string): string {
  const { comments } = splitComments(lead);
  if (comments.length === 0) return lead.trim() === "" ? lead : "\n";
  return `${/^\s*/.exec(lead)?.[0]}${comments.join("\n\n")}${splitEnd(lead)[1] || "\n"}`;
}

/** The comments that are closed, and the text without them. */
function splitComments(text: string): { comments: string[]; rest: string } {
  const comments: string[] = [];
  let rest = "";
  let end = 0;
  for (let start = text.indexOf("<!--"); start !== -1; start = text.indexOf("<!--", end)) {
    const close = text.indexOf("-->", start + 4);
    if (close === -1) break;
    rest += text.slice(end, start);
    end = close + 3;
    comments.push(text.slice(start, end));
  }
  return { comments, rest: rest + text.slice(end) };
}
