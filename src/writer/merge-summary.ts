import type { MergedWork } from "../git/commits.ts";
import { FenceScanner } from "../shared/markdown.ts";
import { quoteText } from "../shared/text.ts";
import { type Change, cutTitle } from "./change.ts";
import { classifyChange } from "./classify.ts";
import { type ChangeClass, selectLabelVerdict } from "./labels.ts";

const WORDS: Readonly<Record<ChangeClass, string>> = {
  breaking: "a breaking change",
  added: "a new feature",
  changed: "a change",
  deprecated: "a deprecation",
  removed: "a removal",
  fixed: "a fix",
  security: "a security fix",
  documentation: "a change of the documentation alone",
  internal: "internal work that users do not notice",
};

const LONGEST_TITLE = 150;
const LONGEST_EXCERPT = 300;
const MOST_AREAS = 4;

/**
 * Says in a few sentences of plain text what a merged pull request means to readers of release notes: what kind of
 * change it is, what it says of itself, where its files are, and who wrote it. The same work gives the same text.
 */
export function summarizeMerge(work: MergedWork): { title: string; summary: string } {
  const { title, class: kind, breaking } = classifyChange(asChange(work));
  const name = quoteText(title.text, LONGEST_TITLE);
  const sentences = [
    `#${work.number} is ${WORDS[kind]}: ${asSentence(name)}`,
    asSentence(quoteText(selectOpening(work.body), LONGEST_EXCERPT)),
    breaking === "" ? "" : `What breaks: ${asSentence(quoteText(breaking, LONGEST_EXCERPT))}`,
    describeFiles(work),
    work.author === undefined ? "" : `Written by ${asSentence(quoteText(work.author, LONGEST_TITLE))}`,
  ];
  return { title: `Summary of #${work.number}: ${name}`, summary: sentences.filter((text) => text !== "").join(" ") };
}

function asChange({ number, title: whole, body, author, labels, mergeCommit, mergedAt, files }: MergedWork): Change {
  const title = cutTitle(whole);
  const account = author === undefined ? undefined : { login: author, isBot: author.endsWith("[bot]") };
  const verdict = selectLabelVerdict({ number, title, renamed: false, labels, author: account });
  const commit = { sha: mergeCommit, parents: [], committedAt: mergedAt, subject: title, body, paths: files };
  return {
    title,
    body,
    pullRequest: number,
    commits: [{ ...commit, author: { name: author ?? "", email: "" } }],
    told: { author: account, verdict },
  };
}

/** The first paragraph that is prose: no heading, list, quote, table, code or comment of a template. */
function selectOpening(body: string): string {
  const fences = new FenceScanner();
  const lines = body
    .replaceAll("\r\n", "\n")
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .split("\n");
  const paragraphs = lines
    .map((line) => (fences.isCode(line) ? "" : line))
    .join("\n")
    .split(/\n\s*\n/);
  return paragraphs.find((text) => /^\s*[^\s#>|<*+\-[\d]/.test(text) && !/^BREAKING[ -]CHANGE/.test(text.trim())) ?? "";
}

function describeFiles({ files, moreFiles }: MergedWork): string {
  if (files.length === 0) return "";
  const byArea = Map.groupBy(files, areaOf);
  const areas = [...byArea].sort(([, one], [, other]) => other.length - one.length);
  const shown = areas.slice(0, MOST_AREAS).map(([area, paths]) => `${paths.length} ${area}`);
  const others = areas.slice(MOST_AREAS).reduce((sum, [, paths]) => sum + paths.length, 0);
  if (others > 0) shown.push(`${others} elsewhere`);
  const count = `${moreFiles ? "more than " : ""}${files.length} ${files.length === 1 ? "file" : "files"}`;
  return `It changes ${count}: ${shown.join(", ")}.`;
}

/** The two topmost folders that a file is in. */
function areaOf(path: string): string {
  const folders = path.split("/").slice(0, -1).slice(0, 2);
  return folders.length === 0 ? "at the top" : `in ${quoteText(folders.join("/"), 60)}`;
}

function asSentence(text: string): string {
  return text === "" || /[.!?…:]$/.test(text) ? text : `${text}.`;
}
