import { breakTemplates, escapeMarkdown } from "../../shared/markdown/escape.ts";
import { replaceTokens, type Token } from "../../shared/markdown/markdown.ts";
import { capitalize, decodeEntities, toPlainWords, uncapitalize } from "../../shared/text.ts";
import type { SectionName } from "../changes/labels.ts";
import { splitColon } from "../entries.ts";
import { addClosed, fillTemplate, namesPeople, selectKindMark } from "./entry-form.ts";
import { isKeepAChangelogName, nameGroup, selectGroupClass } from "./groups.ts";
import type { ChangelogEntry, ChangelogSection } from "./section.ts";
import { type ChangelogStyle, FALLBACKS } from "./style.ts";
import type { Format } from "./version-heading.ts";

/** Entries as the file has them. `name` is what the group is for; no text ends with a line end. */
export type AddedGroup = { name: string; heading: string; lead: string; items: readonly string[] };

/** `level` is that of the version's heading. Without groups all entries are one list. */
export function renderAddedGroups(
  { groups }: Pick<ChangelogSection, "groups">,
  style: ChangelogStyle,
  level: number,
  usesGroups: boolean,
): AddedGroup[] {
  const added = new Map<string, AddedGroup & { items: string[] }>();
  const findArea = createAreaFinder(groups, style);
  const hasGroups = usesGroups || hasTitles(groups);
  for (const { name, title, entries } of groups) {
    const kind = hasGroups ? selectHeading(name, style, level, title) : { name: "", heading: "" };
    for (const entry of selectListed(entries, style)) {
      const group = findArea(entry, name) ?? kind;
      const mark = [name, MAJOR].includes(group.name) ? "" : selectMark(name, style, hasGroups && group === kind);
      const scope = keyOfArea(entry.scope) === keyOfArea(group.name) ? undefined : entry.scope;
      const known = added.get(group.name) ?? { ...group, lead: "", items: [] };
      known.items.push(renderItem({ ...entry, scope }, style, mark));
      added.set(group.name, known);
    }
  }
  return [...added.values()];
}

/** Whether a publication names the sections. */
const hasTitles = (groups: ChangelogSection["groups"]) => groups.some(({ title }) => title !== undefined);

const keyOfArea = (name = "") => toPlainWords(name).replace(/ changes$| /g, "");

/** Where half of the entries name a component, its heading, and for others that of the rest. */
function createAreaFinder(groups: ChangelogSection["groups"], { headings, hasAreas }: ChangelogStyle) {
  const areas = new Map([...headings].map(([name, heading]) => [keyOfArea(name), { name, heading }]));
  const find = ({ scope }: ChangelogEntry) => areas.get(keyOfArea(scope));
  const all = groups.flatMap(({ entries }) => entries);
  const isUsual = hasAreas && !hasTitles(groups) && all.filter(find).length * 2 >= all.length;
  const rest = areas.get("general") ?? areas.get("other");
  return (entry: ChangelogEntry, kind: SectionName) =>
    isUsual ? (find(entry) ?? (headings.has(kind) ? undefined : rest)) : undefined;
}

/** Whether {@link renderAddedGroups} returns a group. */
export function hasAddedGroups({ groups }: Pick<ChangelogSection, "groups">, style: ChangelogStyle): boolean {
  return groups.some(({ entries }) => selectListed(entries, style).length > 0);
}

function selectListed(entries: readonly ChangelogEntry[], { listsUpdates }: ChangelogStyle): ChangelogEntry[] {
  return entries.filter(({ isDependencies }) => listsUpdates || !isDependencies);
}

/** An entry that breaks something says so where its group does not, and in a list without groups so does a security fix. */
function selectMark(name: SectionName, { format, marks }: ChangelogStyle, usesGroups: boolean): string {
  if (marks !== undefined) return selectKindMark(name, marks, FALLBACKS[name]);
  if (name !== "breaking" && (name !== "security" || usesGroups)) return "";
  return format === "plain" ? `${capitalize(name)}: ` : `**${capitalize(name)}:** `;
}

function selectHeading(name: SectionName, style: ChangelogStyle, level: number, own?: string) {
  if (own !== undefined) return { name: selectGroupClass(own), heading: renderGroupHeading(own, style, level) };
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
  if (entry.item !== undefined) return entry.item;
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

const TOKEN = /(?<ticks>`+)|\[(?<label>[^[\]\n]*)\]\((?<url>[^()\s]*)\)|\\(?<escaped>[!-/:-@[-`{-~])/g;
// Directives, comments, fields, tests and enumerations, also in an item of a list.
const RST_OPENING =
  /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(?=\.\.(?:\s|$)|:\w|>>>|__\s|\(?(?:[a-z]|[ivxlcdm]{1,9}|#|(?<=\()\d{1,9})[.)]\s)/gim;

/** Markdown in the markup of the file: in RST code in double backticks, `` `label <url>`__ `` and escapes of its own. */
export function renderInline(markdown: string, format: Format): string {
  if (format === "markdown") return breakTemplates(markdown);
  const isRst = format === "rst";
  const renderPlain = (text: string) => {
    const plain = decodeEntities(text).replaceAll("\u200B", "");
    return isRst ? plain.replaceAll("\\", "\\\\") : plain;
  };
  const replace = (_: string, { code, label = "", url, escaped }: Token) => {
    if (code !== undefined) return renderCode(code, isRst);
    if (url !== undefined) return isRst ? `\`${renderPlain(label)} <${url}>\`__` : `${renderPlain(label)} (${url})`;
    return isRst && escaped !== undefined && /[*`|_\\+\-=#>.)]/.test(escaped) ? `\\${escaped}` : escaped;
  };
  const text = replaceTokens(markdown, TOKEN, replace, renderPlain);
  if (!isRst) return text;
  // An escaped space, which nobody sees, between code and what would be a part of it.
  const apart = text.replace(/(?<![^\s'"([{</:-])\uFDD0|\uFDD1(?![^\s'")\]}>/\\:.,;!?-])/g, "");
  return apart
    .replace(/[\uFDD0\uFDD1]/g, "\\ ")
    .replace(RST_OPENING, "$1\\")
    .replace(/::$/, ":\\:");
}

/** In reStructuredText no backtick escapes another one. */
function renderCode(code: string, isRst: boolean): string {
  const ticks = /^`+/.exec(code)?.[0].length ?? 0;
  const inner = code.slice(ticks, -ticks).trim();
  if (!isRst) return inner;
  return /``|^`|[`\\]$|^$/.test(inner) ? inner.replace(/[*`|_\\]/g, "\\$&") : `\uFDD0\`\`${inner}\`\`\uFDD1`;
}

/** What no line may end in: code and links. */
const WHOLE = /`{1,2}[^`\n]+`{1,2}_{0,2}|\[[^[\]\n]*\]\([^()\s]*\)/g;
const GLUE = "\u0000";
/** What no line may begin with. */
const OPENS_BLOCK = /^(?:[-+*=#>:.|~_^]|\w{1,9}[.)]$|[!?/]{3})/;

/** Lines of at most `width` characters where words allow it, the first after `lead`, the others after `indent`. */
export function wrapText(
  text: string,
  { lead, indent, width }: { lead: string; indent: string; width: number | undefined },
): string {
  if (width === undefined) return `${lead}${text}`;
  const words = text.replace(WHOLE, (token) => token.replaceAll(" ", GLUE)).split(" ");
  const lines: string[] = [];
  let line = `${lead}${words[0] ?? ""}`;
  for (const word of words.slice(1)) {
    if (line.length + 1 + word.length <= width || OPENS_BLOCK.test(word)) line += ` ${word}`;
    else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line].join("\n").replaceAll(GLUE, " ");
}
