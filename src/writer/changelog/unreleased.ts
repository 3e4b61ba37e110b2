import { type EntryGroup, nameGroup, renderGroups, selectGroupClass, selectItems, splitEnd } from "./groups.ts";
import type { AddedGroup } from "./items.ts";

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
