import { escapeMarkdown } from "../../shared/escape.ts";
import { capitalize, toPlainWords, uncapitalize } from "../../shared/text.ts";
import { splitColon } from "../entries.ts";
import type { SectionName } from "../labels.ts";
import { addClosed, fillTemplate, namesPeople } from "./entry-form.ts";
import { isKeepAChangelogName, selectGroupClass } from "./group-names.ts";
import { nameGroup } from "./groups.ts";
import { renderInline, wrapText } from "./inline.ts";
import { selectKindMark } from "./kind-marks.ts";
import type { ChangelogEntry, ChangelogSection } from "./section.ts";
import { type ChangelogStyle, FALLBACKS } from "./style.ts";

/** Entries as the file has them. `name` is what the group is for; no text ends with a line end. */
export type AddedGroup = { name: string; heading: string; lead: string; items: readonly string[] };

/** `level` is that of the version's heading. Without groups all entries are one list. */
export function renderAddedGroups(
  { groups }: Pick<ChangelogSection, "groups">,
  style: ChangelogStyle,
  level: number,
  usesGroups: boolean,
): AddedGroup[] {
  const added = new Map<string, AddedGroup>();
  for (const { name, entries } of groups) {
    const group = usesGroups ? selectHeading(name, style, level) : { name: "", heading: "" };
    const marked = group.name === name || group.name === MAJOR ? "" : selectMark(name, style);
    const listed = selectListed(entries, style);
    if (listed.length === 0) continue;
    const items = listed.map((entry) => renderItem(entry, style, marked));
    const known = added.get(group.name);
    added.set(group.name, { ...group, lead: "", items: [...(known?.items ?? []), ...items] });
  }
  return [...added.values()];
}

/** Whether {@link renderAddedGroups} returns a group. */
export function hasAddedGroups({ groups }: Pick<ChangelogSection, "groups">, style: ChangelogStyle): boolean {
  return groups.some(({ entries }) => selectListed(entries, style).length > 0);
}

function selectListed(entries: readonly ChangelogEntry[], { listsUpdates }: ChangelogStyle): ChangelogEntry[] {
  return entries.filter(({ isDependencies }) => listsUpdates || !isDependencies);
}

/** An entry that breaks something says so where its group does not. */
function selectMark(name: SectionName, { format, marks }: ChangelogStyle): string {
  if (marks !== undefined) return selectKindMark(name, marks, FALLBACKS[name]);
  if (name !== "breaking") return "";
  return format === "plain" ? "Breaking: " : "**Breaking:** ";
}

function selectHeading(name: SectionName, style: ChangelogStyle, level: number): { name: string; heading: string } {
  const { headings } = style;
  const [only] = headings.size === 1 ? headings : [];
  if (only !== undefined && CATCH_ALL.test(toPlainWords(nameGroup({ heading: only[1] })))) {
    return { name: only[0], heading: only[1] };
  }
  const title = selectBumpTitle(name, headings);
  if (title !== undefined) {
    const key = selectGroupClass(title);
    return { name: key, heading: headings.get(key) ?? renderGroupHeading(title, style, level) };
  }
  const standard = [...headings.values()].filter((heading) => isKeepAChangelogName(nameGroup({ heading })));
  const isOwn = standard.length * 2 < headings.size;
  const other = isOwn ? FALLBACKS[name]?.find((one) => headings.has(one)) : undefined;
  const known = headings.has(name) ? name : (other ?? name);
  const usual = (isOwn && headings.size > 0 ? USUAL_NAMES[name] : undefined) ?? capitalize(name);
  const heading = headings.get(known);
  if (heading === undefined) return { name: known, heading: renderGroupHeading(usual, style, level) };
  return { name: selectGroupClass(nameGroup({ heading })), heading };
}

/** A name for all changes of a version, where it is the only one. */
const CATCH_ALL = /^(?:what s (?:changed|new)|(?:all |notable )?changes|changelog|commits)$/;

/** The group of Changesets for what breaks something. */
export const MAJOR = "major changes";

/** Changesets groups by the version that a change asks for. */
function selectBumpTitle(name: SectionName, headings: ChangelogStyle["headings"]): string | undefined {
  if (!headings.has("minor changes") && !headings.has("patch changes")) return undefined;
  if (name === "breaking") return "Major Changes";
  return name === "added" ? "Minor Changes" : "Patch Changes";
}

/** In files that do not use the names of Keep a Changelog. */
const USUAL_NAMES: Readonly<Partial<Record<SectionName, string>>> = {
  ...{ breaking: "Breaking changes", added: "Features", fixed: "Bug fixes" },
};

const UNDERLINES = ["=", "-", "~", "^"];

function renderGroupHeading(name: string, { sample, format }: ChangelogStyle, level: number): string {
  if (sample !== undefined) {
    const [title = "", underline = ""] = sample.split("\n");
    const own = nameGroup({ heading: sample });
    const start = title.slice(0, title.indexOf(own)).replace(/[^#*\s-]+\s*/g, "");
    const line = `${start}${name}${title.slice(title.indexOf(own) + own.length)}`;
    return underline === "" ? `${line}\n` : `${line}\n${underline.charAt(0).repeat(line.length)}\n`;
  }
  if (format === "markdown") return `${"#".repeat(Math.min(level + 1, 6))} ${name}\n`;
  return format === "plain" ? `${name}:\n` : `${name}\n${(UNDERLINES[level] ?? "~").repeat(name.length)}\n`;
}

function renderItem(entry: ChangelogEntry, style: ChangelogStyle, mark: string): string {
  const { bullet, form, format, width } = style;
  const values = entry.readValues(namesPeople(form));
  const { lead, tail: filled } = fillTemplate(form.templates, values);
  const isLinked = values.links !== undefined && filled.includes(values.links);
  const tail = isLinked ? filled : addClosed(filled, entry.closes, form);
  const more = isLinked || entry.more.length === 0 ? "" : ` (${entry.more.join(", ")})`;
  const stop = form.endsWithStop && !/[.!?:…,]$|(?<!&#?\w{1,6});$/.test(entry.text) ? "." : "";
  const scope = entry.scope === undefined ? "" : form.scope.replace("{scope}", () => escapeMarkdown(entry.scope ?? ""));
  const said = entry.isLower && form.startsLower ? uncapitalize(entry.text) : entry.text;
  const text = renderInline(`${scope}${said}${more}${stop}`, format);
  const start = `${bullet.indent}${bullet.mark}${bullet.gap}`;
  const indent = " ".repeat(start.length);
  const [words, colon] = splitColon(text, entry.note);
  const references = `${isLinked ? renderInline(tail, format) : tail}${colon}`;
  const isBelow = form.breaksLine && references.startsWith(" ");
  const line = wrapText(`${lead}${mark}${words}${isBelow ? "" : references}`, { lead: start, indent, width });
  const item = isBelow ? `${line}\n${indent}${references.trimStart()}` : line;
  return entry.note === "" ? item : `${item}\n\n${renderInline(entry.note, format).replace(/^(?=.)/gm, indent)}`;
}
