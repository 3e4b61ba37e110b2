import type { Conversation } from "../../contract/conversations.ts";
import type { ErrorCode } from "../../shared/error-codes/catalogue.ts";
import { containMarkdown, escapeMarkdown } from "../../shared/markdown.ts";
import { renderDuration, shorten } from "../../shared/text.ts";
import { entryOf, type Outcome, parsePullRequestAddress, pullRequestUrlOf, releaseNotesOf } from "../outcome.ts";
import { buildChangesUrl } from "../request.ts";
import { resultUrlOf } from "../result-url.ts";
import { addressOf, type RunPages } from "./failure.ts";

// GitHub refuses a summary of more than 1 MiB; what is escaped grows to four times its size at most.
const LONGEST_NOTES = 170_000;
const FULL_SHA = /\b[0-9a-f]{40}\b/g;
const LONGEST_SENTENCE = 1000;
const LONGEST_QUOTE = 2000;
const MOST_SENTENCES = 10;

/** The job summary in Markdown: the report, and below it the notes themselves, folded. */
export function renderSummary(outcome: Outcome, pages: RunPages): string {
  const parts = [`## ${renderHeadline(outcome)}`, renderReport(outcome, pages), renderNotes(outcome)];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/**
 * What a person wants to know of a run, in Markdown: what was asked, for which commits, what went wrong or needs
 * attention, a row for each publication, and how long it took.
 */
export function renderReport(outcome: Outcome, pages: RunPages): string {
  const { request, skipped, failure, code, conversations } = outcome;
  const parts = [
    request === undefined ? "" : `**${escapeMarkdown(request.title)}**`,
    skipped === undefined ? "" : `Nothing was sent: ${sentence(skipped)}.`,
    renderCommits(outcome, pages),
    failure === undefined ? "" : quote(failure),
    code === undefined ? "" : renderCode(code, pages),
    ...(outcome.warnings ?? []).slice(0, MOST_SENTENCES).map(quote),
    renderPublications(conversations, pages),
    renderEffort(outcome),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function renderCode(code: ErrorCode, pages: RunPages): string {
  return pages.action === undefined
    ? `Error code: \`${code}\``
    : `Error code: ${renderLink(code, addressOf(code, pages))}`;
}

/** The range in the run's words, the page that shows it, and how the service understood it. */
function renderCommits({ selection, changes, conversations }: Outcome, pages: RunPages): string {
  const told = selection === undefined ? "" : `Asked for: ${sentence(selection)}.`;
  const understood = conversations.flatMap((conversation) => entryOf(conversation, "selection") ?? []);
  const parts = [
    [told, renderRange(changes, pages)].filter((part) => part !== "").join(" "),
    ...[...new Set(understood)].slice(0, MOST_SENTENCES).map(sentence),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function renderRange(changes: Outcome["changes"], { repository }: RunPages): string {
  const address = buildChangesUrl(changes, repository);
  if (address !== undefined) {
    const range = decodeURIComponent(address.slice(address.lastIndexOf("/") + 1));
    return `Compare ${renderLink(range.replace(FULL_SHA, shortSha), address)}.`;
  }
  const [only] = changes.length === 1 ? changes : [];
  const [sha, ...others] = only !== undefined && "commits" in only && "shas" in only.commits ? only.commits.shas : [];
  if (repository === undefined || sha === undefined || others.length > 0) return "";
  return `See ${renderLink(sha.replace(FULL_SHA, shortSha), `${repository}/commit/${sha}`)}.`;
}

function shortSha(sha: string): string {
  return sha.slice(0, 7);
}

function renderEffort({ duration, job, skipped }: Outcome): string {
  if (skipped !== undefined) return "";
  const parts = [
    duration === undefined ? "" : `Took ${duration < 1000 ? "less than a second" : renderDuration(duration)}.`,
    job === undefined ? "" : `Job ${sentence(job.id)}.`,
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function renderNotes({ conversations }: Outcome): string {
  const notes = releaseNotesOf(conversations);
  if (notes === "") return "";
  const shown = cutLines(notes, LONGEST_NOTES);
  const parts = [
    "<details>\n<summary>Release notes</summary>",
    containMarkdown(shown),
    shown === notes ? "" : "… cut here, since the page has a limit; the output `release-notes` has them whole.",
    "</details>",
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function sentence(text: string): string {
  return escapeMarkdown(shorten(text, LONGEST_SENTENCE));
}

/** Every line a paragraph of its own: cause and next step stand apart. */
function quote(text: string): string {
  const lines = shorten(text, LONGEST_QUOTE).split("\n").map(escapeMarkdown);
  return lines
    .filter((line) => line !== "")
    .map((line) => `> ${line}`)
    .join("\n>\n");
}

const FAILURES = new Map<string | undefined, string>([
  ["run/timeout", "not settled in time"],
  ["run/cancelled", "cancelled"],
]);

/** What came of a run, in one line of plain text that holds nothing from outside. */
export function renderHeadline(outcome: Outcome): string {
  return `Release docs: ${describeEnd(outcome)}`;
}

function describeEnd({ state, skipped, failure, code, tolerated, conversations, warnings = [] }: Outcome): string {
  if (skipped !== undefined) return "nothing was sent";
  if (failure !== undefined) return `${FAILURES.get(code) ?? "failed"}${tolerated ? ", and the step goes on" : ""}`;
  if (state === "requested" || state === "running") return "sent, and the service is at work";
  const results = [...describePullRequests(conversations), ...describeDrafts(conversations)].join(" and ");
  if (results !== "") return `${results} ${/^\d| and /.test(results) ? "are" : "is"} ready`;
  if (warnings.length > 0) return "needs attention";
  const untouched = conversations.length > 0 && conversations.every(({ status }) => status === "closed");
  return untouched ? "nothing to change" : (state ?? "no answer");
}

function describePullRequests(conversations: readonly Conversation[]): string[] {
  const [first, ...others] = conversations.flatMap((conversation) => pullRequestUrlOf(conversation) ?? []);
  if (first === undefined) return [];
  if (others.length > 0) return [`${others.length + 1} pull requests`];
  const number = parsePullRequestAddress(first)?.number;
  return [number === undefined ? "a pull request" : `pull request #${number}`];
}

function describeDrafts(conversations: readonly Conversation[]): string[] {
  const drafts = conversations.filter(
    (conversation) => conversation.branch && pullRequestUrlOf(conversation) === undefined,
  );
  if (drafts.length === 0) return [];
  return [drafts.length === 1 ? "a draft" : `${drafts.length} drafts`];
}

const LONGEST_CELL = 300;
const LONGEST_TABLE = 40_000;
const NOTHING = "–";

/**
 * A table with a row for each publication: its state, where its draft is, and what came out of it. Empty without
 * conversations; of a very long one the first rows.
 */
export function renderPublications(conversations: readonly Conversation[], pages: RunPages): string {
  if (conversations.length === 0) return "";
  const rows = conversations.map((conversation) => `| ${renderCells(conversation, pages).join(" | ")} |`);
  const table = cutLines(rows.join("\n"), LONGEST_TABLE);
  const missing = rows.length - table.split("\n").length;
  return [
    "| Publication | State | Branch | Pull request | Staged | Result |",
    "| --- | --- | --- | --- | --- | --- |",
    missing === 0 ? table : `${table}\n\n… and ${missing} more.`,
  ].join("\n");
}

function renderCells(conversation: Conversation, pages: RunPages): string[] {
  const { publicationName, status, branch, staged, summary } = conversation;
  const url = resultUrlOf(conversation);
  const pull = url === undefined ? undefined : parsePullRequestAddress(url);
  return [
    renderText(publicationName),
    renderText(status),
    // Only the pull request tells for certain in which repository the branch is.
    pull !== undefined && branch ? renderBranch(branch, pull.repository) : renderText(branch),
    url === undefined ? NOTHING : renderPullRequest(url, pages),
    staged ? "yes" : "no",
    renderText(summary),
    // In a table a bar ends the cell even inside a code span.
  ].map((cell) => cell.replace(/(?<!\\)\|/g, "\\|"));
}

function renderBranch(branch: string, repository: string): string {
  const path = branch.split("/").map(encodeURIComponent).join("/");
  return renderLink(shorten(branch, LONGEST_CELL), `${repository}/tree/${path}`);
}

/** `#12` where it is in the run's own repository, `octo/docs#12` where it is in another one. */
function renderPullRequest(address: string, pages: RunPages): string {
  const pull = parsePullRequestAddress(address);
  if (pull === undefined) return parseLink(address) ?? renderText(address);
  const label = pull.repository === pages.repository ? `#${pull.number}` : `${pull.name}#${pull.number}`;
  return renderLink(shorten(label, LONGEST_CELL), address);
}

function renderText(text: string | null | undefined): string {
  return escapeMarkdown(shorten(text ?? "", LONGEST_CELL)) || NOTHING;
}

const LONGEST_ADDRESS = 2000;

/** A link in Markdown, safe in a table; the label alone where the address is none of the web. */
export function renderLink(label: string, address: string): string {
  const text = escapeMarkdown(label);
  const url = parseLink(address);
  return url === undefined ? text : `[${text}](${url})`;
}

/** The address as it may stand in Markdown, without a user; undefined for anything but http and https. */
export function parseLink(address: string): string | undefined {
  const url = address.length <= LONGEST_ADDRESS && URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = "";
  url.password = "";
  return url.href
    .replace(/[()|`*\\]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/&(?=#?\w+;)/g, "&amp;");
}

/** The first lines of a text that fit into `longest` bytes of UTF-8; the text itself where all of them do. */
export function cutLines(text: string, longest: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= longest) return text;
  // The byte after the longest piece may be the line feed that ends it.
  return bytes.subarray(0, Math.max(bytes.lastIndexOf("\n", longest), 0)).toString();
}
