import { splitLines } from "../../shared/markdown/markdown.ts";
import {
  type EntryGroup,
  nameGroup,
  parseBullet,
  parseGroups,
  selectGroupClass,
  selectItems,
  splitEnd,
} from "../changelog/groups.ts";
import type { Format } from "../changelog/version-heading.ts";
import { hasSameWords, type Pairs, pairEntries, saysSame } from "./edits.ts";
import { explainConflict, type Merged, mergeLines, type Versions } from "./lines.ts";

/** An entry of people's text; `ours` is the index of the same entry in our text. */
type Slot = { text: string; ours?: number | undefined; isRemoved?: boolean };
/** `ours`: the index of our group that is for the same. */
type OpenGroup = { heading: string; lead: string; slots: Slot[]; ours?: number | undefined; isFilled: boolean };
type Item = { text: string; group: number };

type Parts = {
  groups: OpenGroup[];
  base: readonly EntryGroup[];
  ours: readonly EntryGroup[];
  items: readonly Item[];
  conflicts: string[];
  eol: string;
};

/** A body of groups and entries: all that people did to it stays, and what we changed since comes in. */
export function mergeEntries(versions: Versions, format: Format): Merged {
  const { base, theirs, ours } = versions;
  if (ours === base || ours === theirs) return { text: theirs, conflicts: [] };
  if (theirs === base) return { text: ours, conflicts: [] };
  const closings = { base: splitClosing(base), theirs: splitClosing(theirs), ours: splitClosing(ours) };
  const closing = mergeLines({ base: closings.base[1], theirs: closings.theirs[1], ours: closings.ours[1] });
  const own = parseGroups(closings.ours[0], format);
  const groups = parseGroups(closings.theirs[0], format).map(({ heading, lead, items }): OpenGroup => {
    return { heading, lead, slots: items.map((text) => ({ text })), isFilled: items.length > 0 };
  });
  const eol = /\r\n/.test(theirs || ours) ? "\r\n" : "\n";
  const written = { base: parseGroups(closings.base[0], format), ours: own, items: listItems(own) };
  const parts: Parts = { groups, ...written, conflicts: [...closing.conflicts], eol };
  mergeLeads(parts);
  const fresh = mergeItems(parts);
  for (const index of fresh) insertItem(parts, index);
  const isEmptied = ({ heading, lead, slots, isFilled }: OpenGroup) =>
    isFilled && slots.every(({ isRemoved }) => isRemoved) && heading !== "" && lead.trim() === "";
  const text = groups.flatMap((group) => (isEmptied(group) ? [] : render(group))).join("");
  const { conflicts } = parts;
  if (closing.text !== "") return { text: `${splitEnd(text)[0]}${eol}${eol}${closing.text}`, conflicts };
  if (text.trim() === "") return { text, conflicts };
  if (theirs.trim() !== "") return { text: splitEnd(text)[0] + endOf(theirs), conflicts };
  const start = BLANK_LINES.exec(ours)?.[0] ?? "";
  return { text: start + splitEnd(text.replace(BLANK_LINES, ""))[0] + endOf(ours), conflicts };
}

/** The paragraphs below the last list, which belong to none of its entries. */
function splitClosing(text: string): [above: string, closing: string] {
  const lines = splitLines(text);
  const isPlain = (line: string) => !/^\s/.test(line) && !/^#+ /.test(line) && parseBullet(line) === undefined;
  let start = lines.length;
  while (start > 0 && (lines[start - 1]?.trim() === "" || isPlain(lines[start - 1] ?? ""))) start -= 1;
  while (start > 0 && start < lines.length && !(lines[start - 1]?.trim() === "" && lines[start]?.trim() !== ""))
    start += 1;
  return start === 0 ? [text, ""] : [lines.slice(0, start).join(""), lines.slice(start).join("")];
}

const BLANK_LINES = /^(?:[^\S\n]*\n)*/;
const render = ({ heading, lead, slots }: OpenGroup) =>
  `${heading}${lead}${selectItems(textsOf(slots), (_, index) => !slots[index]?.isRemoved).join("")}`;
const textsOf = (items: readonly { text: string }[]) => items.map(({ text }) => text);
const coreOf = (text = "") => splitEnd(text)[0].trim();
const endOf = (text = "") => splitEnd(text)[1];

function listItems(groups: readonly EntryGroup[]): Item[] {
  return groups.flatMap(({ items }, group) => items.map((text) => ({ text, group })));
}

/** Names that tell groups of the same kind apart by their order. */
function nameGroups(groups: readonly Pick<EntryGroup, "heading">[]): string[] {
  const counts = new Map<string, number>();
  return groups.map((group) => {
    const name = group.heading === "" ? "" : selectGroupClass(nameGroup(group));
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return `${counts.get(name)} ${name}`;
  });
}

/** Finds the groups that are for the same, and merges what is above their entries. */
function mergeLeads({ groups, base, ours, conflicts }: Parts): void {
  const [baseNames, ownNames] = [nameGroups(base), nameGroups(ours)];
  for (const [index, name] of nameGroups(groups).entries()) {
    const group = groups[index];
    const own = ours[ownNames.indexOf(name)];
    if (group === undefined || own === undefined) continue;
    group.ours = ownNames.indexOf(name);
    const before = base[baseNames.indexOf(name)]?.lead ?? "";
    if (coreOf(before) === coreOf(own.lead) || coreOf(group.lead) === coreOf(own.lead)) continue;
    const lead = mergeLines({ base: before, theirs: group.lead, ours: own.lead });
    group.lead = lead.text;
    conflicts.push(...lead.conflicts);
  }
}

/** Takes over what we changed or removed where people left it as it was. Returns the indexes of our new entries. */
function mergeItems({ groups, base, items, conflicts }: Parts): number[] {
  const slots = groups.flatMap((group) => group.slots);
  const former = listItems(base);
  const known = pairEntries(textsOf(former), textsOf(slots), true);
  const paired = pairEntries(textsOf(former), textsOf(items));
  const open = listOpen(items, paired);
  // What they reworded is in our text in their words by now, which may be all that an entry has.
  const reworded = [...known].flatMap(([index, at]) => {
    const own = paired.has(index) ? undefined : open.find(({ one }) => hasSameWords(one.text, slots[at]?.text ?? ""));
    return own === undefined ? [] : [[index, own.index] as const];
  });
  const kept = new Map([...paired, ...reworded]);
  for (const [index, at] of known) {
    const [before, slot] = [former[index], slots[at]];
    if (before === undefined || slot === undefined) continue;
    slot.ours = kept.get(index);
    conflicts.push(...updateSlot(slot, before.text, items[slot.ours ?? -1]?.text));
  }
  const fresh = listOpen(items, kept);
  // What people added themselves is not added again.
  const peoples = listOpen(slots, known);
  const present = pairEntries(
    fresh.map(({ one }) => one.text),
    peoples.map(({ one }) => one.text),
  );
  for (const [index, at] of present) {
    const slot = peoples[at]?.one;
    if (slot !== undefined) slot.ours = fresh[index]?.index;
  }
  return fresh.flatMap(({ index }, at) => (present.has(at) ? [] : index));
}

/** Returns what stays although our text, `own`, says something else; that is undefined where we removed it. */
function updateSlot(slot: Slot, before: string, own: string | undefined): string[] {
  const after = own === undefined ? undefined : coreOf(own);
  if (after === coreOf(before) || after === coreOf(slot.text)) return [];
  if (coreOf(slot.text) !== coreOf(before)) {
    return after !== undefined && saysSame(slot.text, after, before) ? [] : [explainConflict(slot.text, after)];
  }
  if (own === undefined) slot.isRemoved = true;
  else slot.text = splitEnd(own)[0] + endOf(slot.text);
  return [];
}

/** Those that have no pair. */
function listOpen<One>(all: readonly One[], pairs: Pairs): { one: One; index: number }[] {
  const taken = new Set(pairs.values());
  return all.map((one, index) => ({ one, index })).filter(({ index }) => !taken.has(index));
}

/** Beside its neighbours in our text, wherever people moved them; else in its group. */
function insertItem(parts: Parts, index: number): void {
  const { items, eol } = parts;
  const { text, group: ofGroup } = items[index] ?? { text: "", group: 0 };
  const slot: Slot = { text: splitEnd(text)[0], ours: index };
  const gap = endOf(items[index - 1]?.group === ofGroup ? items[index - 1]?.text : text) || eol;
  const before = findNeighbour(parts, index, -1);
  const after = before === undefined ? findNeighbour(parts, index, 1) : undefined;
  if (before !== undefined) insertAfter(before.slots, before.at, slot, gap);
  else if (after !== undefined) after.slots.splice(after.at, 0, { ...slot, text: slot.text + (endOf(text) || eol) });
  else appendToGroup(parts, ofGroup, slot, gap);
}

function appendToGroup(parts: Parts, ofGroup: number, slot: Slot, gap: string): void {
  const { groups, ours, eol } = parts;
  const group = groups.find((one) => one.ours === ofGroup) ?? insertGroup(parts, ofGroup);
  if (group.slots.length > 0) {
    insertAfter(group.slots, group.slots.length - 1, slot, gap);
    return;
  }
  const lead = splitEnd(group.lead)[0].trimEnd();
  group.lead = lead === "" ? (ours[ofGroup]?.lead ?? "") : lead + eol + eol;
  group.slots.push({ ...slot, text: slot.text + eol + (group === groups.at(-1) ? "" : eol) });
}

/** Where people have the nearest entry of the same group, before or after ours. */
function findNeighbour({ groups, items }: Parts, index: number, step: 1 | -1) {
  for (let own = index + step; items[own]?.group === items[index]?.group; own += step) {
    const slots = groups.find((group) => group.slots.some(({ ours }) => ours === own))?.slots;
    if (slots !== undefined) return { slots, at: slots.findIndex(({ ours }) => ours === own) };
  }
  return undefined;
}

function insertAfter(slots: Slot[], at: number, { text, ours }: Slot, gap: string): void {
  const before = slots[at];
  if (before === undefined) return;
  const [core, end] = splitEnd(before.text);
  if (at === slots.length - 1) before.text = core + gap;
  slots.splice(at + 1, 0, { text: text + (end || gap), ours });
}

/** Behind the group that it follows in our text. */
function insertGroup({ groups, ours, eol }: Parts, index: number): OpenGroup {
  const at = groups.findLastIndex((group) => group.ours !== undefined && group.ours < index);
  const before = groups[at];
  const group: OpenGroup = { heading: ours[index]?.heading ?? "", lead: "", slots: [], ours: index, isFilled: false };
  groups.splice(at + 1, 0, group);
  if (before === undefined) return group;
  const last = before.slots.at(-1);
  const [core] = splitEnd(last?.text ?? before.lead);
  if (last !== undefined) last.text = core + eol + eol;
  else if (before.heading !== "" || core.trim() !== "") before.lead = core + eol + eol;
  return group;
}
