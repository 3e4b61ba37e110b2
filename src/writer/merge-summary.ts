import type { MergedWork } from "../git/commits.ts";
import { FenceScanner } from "../shared/markdown/fences.ts";
import { neutralizeMessage, neutralizeTitle } from "../shared/markdown/markdown.ts";
import { quoteText } from "../shared/text.ts";
import { type Change, cutTitle } from "./changes/change.ts";
import { classifyChange } from "./changes/classify.ts";
import { type ChangeClass, selectLabelVerdict } from "./changes/labels.ts";

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

const MAX_TITLE_LENGTH = 150;
const MAX_EXCERPT_LENGTH = 300;
const MAX_AREAS = 4;

export function summarizeMerge(work: MergedWork): { title: string; summary: string } {
  const { title, class: kind, breaking } = classifyChange(asChange(work));
  const name = quoteText(title.text, MAX_TITLE_LENGTH);
  const sentences = [
    `#${work.number} is ${WORDS[kind]}: ${asSentence(name)}`,
    asSentence(quoteText(selectOpening(work.body), MAX_EXCERPT_LENGTH)),
    breaking === "" ? "" : `What breaks: ${asSentence(quoteText(breaking, MAX_EXCERPT_LENGTH))}`,
    describeFiles(work),
    work.author === undefined ? "" : `Written by ${asSentence(quoteText(work.author, MAX_TITLE_LENGTH))}`,
  ];
  return {
    title: neutralizeTitle(`Summary of #${work.number}: ${name}`),
    summary: neutralizeMessage(sentences.filter((text) => text !== "").join(" ")),
  };
}

function asChange({ number, title: raw, body, author, labels, mergeCommit, mergedAt, files }: MergedWork): Change {
  const title = cutTitle(raw);
  const account = author === undefined ? undefined : { login: author, isBot: author.endsWith("[bot]") };
  const verdict = selectLabelVerdict({ number, title, renamed: false, labels, author: account });
  const commit = { sha: mergeCommit, parents: [], committedAt: mergedAt, subject: title, body, paths: files };
  return {
    title,
    body,
    pullRequest: number,
    commits: [{ ...commit, author: { name: author ?? "", email: "" } }],
    hosted: { author: account, verdict },
  };
}

/** No heading, list, quote, table, code or template comment. */
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
  const shown = areas.slice(0, MAX_AREAS).map(([area, paths]) => `${paths.length} ${area}`);
  const others = areas.slice(MAX_AREAS).reduce((sum, [, paths]) => sum + paths.length, 0);
  if (others > 0) shown.push(`${others} elsewhere`);
  const count = `${moreFiles ? "more than " : ""}${files.length} ${files.length === 1 ? "file" : "files"}`;
  return `It changes ${count}: ${shown.join(", ")}.`;
}

function areaOf(path: string): string {
  const folders = path.split("/").slice(0, -1).slice(0, 2);
  return folders.length === 0 ? "at the top" : `in ${quoteText(folders.join("/"), 60)}`;
}

function asSentence(text: string): string {
  return text === "" || /[.!?…:]$/.test(text) ? text : `${text}.`;
}
