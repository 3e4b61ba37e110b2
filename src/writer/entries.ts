import {
  escapeMarkdown,
  escapeMarkdownText,
  escapePhrase,
  escapeTitle,
  linkMentions,
  quoteCode,
} from "../shared/markdown/escape.ts";
import type { LinkMention } from "../shared/markdown/mentions.ts";
import { capitalize, joinParts } from "../shared/text.ts";
import type { Repository } from "./changes/change.ts";
import type { Dependencies, PackageUpdate } from "./changes/dependencies.ts";
import { linkMentionsTo, renderChangeLink, renderGuideLink, renderIssueLink, renderPerson, toOwn } from "./links.ts";
import { groupEntries, type NoteEntry, type OwnEntry } from "./note-entry.ts";
import { renderOwnText } from "./own-words/display.ts";
import { buildAdvisoryUrl, type IssueReference, nameIssue } from "./signals/references.ts";
import { FOLD_REASONS } from "./signals/signals.ts";

/** Links of an entry to other changes of the same text. */
export const MAX_OTHERS = 9;

/** Markdown of an entry. */
type EntryTexts = {
  text: string;
  /** The links behind the text, the change's own first; none behind people's text that has a link. */
  references: readonly string[];
  /** Paragraphs below; empty without any. */
  note: string;
};

export function describeEntry(entry: NoteEntry, repository: Repository): EntryTexts {
  if (entry.own !== undefined) return describeOwnEntry(entry, entry.own, repository);
  const mentioned = new Set<string>();
  const link = linkMentionsTo(repository, mentioned);
  const { text, links } = linkAdvisories(entry, link);
  const guides = entry.guides.map((path) => renderGuideLink(repository, entry.shas[0], path));
  const more = entry.others.length - MAX_OTHERS;
  const plain = (words: string) => words.trim().replace(/\.$/, "").toLowerCase();
  const isBreaking = entry.class === "breaking";
  const takesAway = isBreaking || entry.class === "removed";
  return {
    text,
    references: [
      renderChangeLink(repository, entry.pullRequest, entry.shas[0]),
      ...entry.others
        .slice(0, MAX_OTHERS)
        .map(({ pullRequest, sha }) => renderChangeLink(repository, pullRequest, sha)),
      ...(more > 0 ? [`${more} more`] : []),
      ...renderIssues("closes", entry.closes, mentioned, repository),
      ...renderIssues("see", entry.refers, mentioned, repository),
      ...links,
      ...(isBreaking ? [] : guides),
      ...(entry.folded === undefined ? [] : [FOLD_REASONS[entry.folded]]),
    ],
    note: joinParts([
      plain(entry.breaking) === plain(entry.text) ? "" : escapeMarkdownText(entry.breaking, link),
      takesAway ? renderAdvice(selectAdvice(entry, repository, link), isBreaking ? guides : []) : "",
    ]),
  };
}

const HAS_REFERENCE = /(?<![\w&])#\d|\bGH-\d|\/(?:pull|issues|merge_requests|commit)\/|\b(?:CVE|GHSA)-\w/;

function describeOwnEntry(
  { pullRequest, shas }: NoteEntry,
  { markdown, isLinked }: OwnEntry,
  repository: Repository,
): EntryTexts {
  const end = markdown.indexOf("\n");
  return {
    text: end === -1 ? markdown : markdown.slice(0, end),
    references: !isLinked || HAS_REFERENCE.test(markdown) ? [] : [renderChangeLink(repository, pullRequest, shas[0])],
    note: end === -1 ? "" : markdown.slice(end).replace(/^\n+/, ""),
  };
}

/** Links to what is not linked yet. */
function renderIssues(
  word: string,
  issues: readonly IssueReference[],
  mentioned: ReadonlySet<string>,
  repository: Repository,
): string[] {
  const others = issues.filter((issue) => !mentioned.has(nameIssue(toOwn(repository, issue))));
  return others.map((issue, index) => `${index === 0 ? `${word} ` : ""}${renderIssueLink(repository, issue)}`);
}

/** What a footer or a deprecation says, else what the change added to a guide. */
function selectAdvice({ advice, guideText, shas }: NoteEntry, repository: Repository, link: LinkMention): string {
  if (advice !== "" || guideText === undefined) return escapeMarkdownText(advice, link);
  return linkMentions(renderOwnText(guideText, { repository, ref: shas[0] }), link);
}

function renderAdvice(advice: string, guides: readonly string[]): string {
  const see = guides.length === 0 ? "" : `See ${joinNames(guides)}.`;
  const told = joinParts([advice, see], advice.includes("\n") ? "\n\n" : " ");
  // A list or code needs a line of its own.
  const gap = /^(?:[-*+] |\d{1,9}[.)] |```|~~~)/.test(advice) ? "\n\n" : " ";
  return told === "" ? "" : `**What to do:**${gap}${told}`;
}

export type EntryStyle = {
  /** Whether each entry names its authors. */
  credits?: boolean | undefined;
  /** Whether breaking changes are marked, or security fixes too: no heading says it. */
  marks?: boolean | "all" | undefined;
  write?: ((entry: NoteEntry) => string) | undefined;
};

const SAYS_CLASS = /^[*_[(]{0,3}(?:breaking|security)\b/i;

/** `- **css:** Minify the style tag ([#12](…))`, with the text of breaking footers indented below. */
export function renderEntry(entry: NoteEntry, repository: Repository, { credits, marks }: EntryStyle = {}): string {
  const scope = entry.scope === undefined ? "" : `**${escapeMarkdown(entry.scope)}:** `;
  const { text, references, note } = describeEntry(entry, repository);
  // People's own lines name whom they want to.
  const credited = credits === true && entry.own === undefined ? entry.listAuthors() : [];
  const authors = joinNames(credited.map((person) => renderPerson(person, repository)));
  const isGrave = entry.class === "breaking" || (entry.class === "security" && marks === "all");
  const mark = marks && isGrave && !SAYS_CLASS.test(text) ? `**${capitalize(entry.class)}:** ` : "";
  const by = authors === "" ? "" : ` by ${authors}`;
  const links = references.length === 0 ? "" : ` (${references.join(", ")})`;
  const [said, colon] = splitColon(text, note);
  const line = `- ${mark}${scope}${said}${links}${by}${colon}`;
  const item = note === "" ? line : `${line}\n\n${note.replace(/^(?=.)/gm, "  ")}`;
  return entry.own === undefined ? item : linkMentions(item, linkMentionsTo(repository));
}

/** The text, and a colon at its end that belongs to the paragraphs below. */
export function splitColon(text: string, note: string): [said: string, colon: string] {
  return note !== "" && text.endsWith(":") ? [text.slice(0, -1), ":"] : [text, ""];
}

/** Links a number in the text, and lists the others. */
function linkAdvisories(
  { text: plain, advisories, isReworded }: NoteEntry,
  linkMention: LinkMention,
): { text: string; links: string[] } {
  let text = (isReworded ? escapePhrase : escapeTitle)(plain, linkMention);
  const links: string[] = [];
  for (const number of advisories) {
    const link = `[${number}](${buildAdvisoryUrl(number)})`;
    if (text.includes(number) && !text.includes("`")) text = text.replace(number, link);
    else if (!text.includes(number)) links.push(link);
  }
  return { text, links };
}

function joinItems(items: readonly string[]): string {
  return items.join(items.some((item) => item.includes("\n\n")) ? "\n\n" : "\n");
}

/** With what {@link groupEntries} groups. Not for lists that grow: new entries would miss their group. */
export function renderGroupedEntries(
  entries: readonly NoteEntry[],
  repository: Repository,
  style: EntryStyle = {},
): string {
  if (style.write !== undefined) return joinItems(entries.map(style.write));
  const items = groupEntries(entries).map((item) => {
    if (!("entries" in item)) return renderEntry(item, repository, style);
    const heading = escapeMarkdown(item.heading);
    const inner = joinItems(item.entries.map((entry) => renderEntry(entry, repository, style)));
    return `- ${item.isScope ? `**${heading}:**` : `${heading}:`}\n${inner.replace(/^(?=.)/gm, "  ")}`;
  });
  return joinItems(items);
}

/** `12 dependency updates, among them `left-pad` 1.3.0 → 2.0.0 (major)`; undefined without any. */
export function renderDependencyLine(dependencies: Dependencies): string | undefined {
  if (dependencies.count === 0) return undefined;
  const updates = countWords(dependencies.count, ["dependency update", "dependency updates"]);
  const named = dependencies.notable.map((update) => {
    const { security, major, isNew } = update;
    const reasons = Object.entries({ security, major, new: isNew });
    const why = reasons.flatMap(([reason, applies]) => (applies ? [reason] : [])).join(", ");
    return `${renderPackage(update)}${why === "" ? "" : ` (${why})`}`;
  });
  if (named.length === 0) return updates;
  return `${updates}${dependencies.count === named.length ? ": " : ", among them "}${named.join(", ")}`;
}

export function renderPackage({ name, from, to }: PackageUpdate): string {
  const versions = [from, to].filter((version) => version !== undefined).map(escapeMarkdown);
  return [quoteCode(name), versions.join(" → ")].filter((part) => part !== "").join(" ");
}

export function countWords(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
