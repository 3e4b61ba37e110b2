import type { Conversation } from "../../contract/resources/conversations.ts";
import { type ErrorCode, errorPageOf } from "../../shared/errors.ts";
import { containMarkdown, escapeMarkdown } from "../../shared/markdown/escape.ts";
import { joinParts, renderDuration, shorten } from "../../shared/text.ts";
import type { RunPages } from "../environment.ts";
import { listMessages, type Outcome, parsePullRequestAddress, pullRequestUrlOf, releaseNotesOf } from "../outcome.ts";
import { buildChangesUrl } from "../submit/request.ts";
import { resultUrlOf } from "../wait.ts";
import { describeApplied, listPlanCells } from "./plan.ts";

// GitHub's limit is 1 MiB, and escaping makes a text at most four times as long.
const MAX_NOTES_BYTES = 170_000;
const MAX_SENTENCE_LENGTH = 1000;
const MAX_QUOTE_LENGTH = 2000;
const MAX_SENTENCES = 10;

export function renderSummary(outcome: Outcome, pages: RunPages): string {
  return `${joinParts([`## ${renderHeadline(outcome)}`, renderReport(outcome, pages), renderNotes(outcome)])}\n`;
}

export function renderReport(outcome: Outcome, pages: RunPages): string {
  const { request, skipped, failure, code, conversations } = outcome;
  return joinParts([
    request && `**${escapeMarkdown(request.title)}**`,
    outcome.published?.map(({ did }) => `- ${sentence(did)}`).join("\n"),
    skipped && `Nothing was sent: ${sentence(skipped)}.`,
    renderCommits(outcome, pages),
    outcome.reply && joinParts(["Reply:", quoteBlock(outcome.reply)]),
    failure && quoteBlock(failure),
    code && `Error code: ${pages.action ? renderLink(code, errorPageOf(code, pages.action)) : `\`${code}\``}`,
    ...(outcome.warnings ?? []).slice(0, MAX_SENTENCES).map(quoteBlock),
    outcome.applied && renderTable(["Change", "Kind", "Name", "Fields"], listPlanCells(outcome.applied)),
    renderPublications(conversations, pages),
    ...listMessages(conversations, "model")
      .slice(0, MAX_SENTENCES)
      .map((text) => `Language model ${sentence(text)}`),
    renderEffort(outcome),
  ]);
}

function renderCommits({ selection, changes, conversations }: Outcome, pages: RunPages): string {
  const requested = selection && `Commits: ${sentence(selection)}.`;
  const understood = conversations.flatMap((one) => [
    ...listMessages([one], "selection"),
    ...listMessages([one], "account"),
  ]);
  return joinParts([
    joinParts([requested, renderRange(changes, pages)], " "),
    ...[...new Set(understood)].slice(0, MAX_SENTENCES).map(sentence),
  ]);
}

function renderRange(changes: Outcome["changes"], { repository }: RunPages): string {
  const url = buildChangesUrl(changes, repository);
  if (url !== undefined) {
    const range = decodeURIComponent(url.slice(url.lastIndexOf("/") + 1));
    return `Compare ${renderLink(shortenShas(range), url)}.`;
  }
  const [only] = changes.length === 1 ? changes : [];
  const [sha, ...others] = only !== undefined && "commits" in only && "shas" in only.commits ? only.commits.shas : [];
  if (repository === undefined || sha === undefined || others.length > 0) return "";
  return `See ${renderLink(shortenShas(sha), `${repository}/commit/${sha}`)}.`;
}

function shortenShas(text: string): string {
  return text.replace(/\b[0-9a-f]{40}\b/g, (sha) => sha.slice(0, 7));
}

function renderEffort({ duration, job, skipped }: Outcome): string {
  if (skipped !== undefined) return "";
  const time =
    duration === undefined ? "" : `Took ${duration < 1000 ? "less than a second" : renderDuration(duration)}.`;
  return joinParts([time, job && `Job ${sentence(job.id)}.`], " ");
}

function renderNotes({ conversations }: Outcome): string {
  const notes = releaseNotesOf(conversations);
  if (notes === "") return "";
  const shown = cutLines(notes, MAX_NOTES_BYTES);
  return joinParts([
    "<details>\n<summary>Release notes</summary>",
    containMarkdown(shown),
    shown === notes ? "" : "… The rest is in the output `release-notes`.",
    "</details>",
  ]);
}

function sentence(text: string): string {
  return escapeMarkdown(shorten(text, MAX_SENTENCE_LENGTH));
}

function quoteBlock(text: string): string {
  const lines = shorten(text, MAX_QUOTE_LENGTH).split("\n").map(escapeMarkdown);
  return joinParts(
    lines.map((line) => line && `> ${line}`),
    "\n>\n",
  );
}

const ENDS: Partial<Record<ErrorCode, string>> = { "run/timeout": "timed out", "run/cancelled": "cancelled" };

export function renderHeadline(outcome: Outcome): string {
  return `Release docs: ${describeEnd(outcome)}`;
}

function describeEnd(outcome: Outcome): string {
  const { state, skipped, failure, code, tolerated, applied } = outcome;
  if (skipped !== undefined) return "nothing was sent";
  if (failure !== undefined) return `${(code && ENDS[code]) ?? "failed"}${tolerated ? " (the step continues)" : ""}`;
  if (applied !== undefined) return describeApplied(applied);
  if (state === "requested" || state === "running") return "request sent, the service is working";
  return describeWritten(outcome);
}

function describeWritten({ state, conversations, warnings = [] }: Outcome): string {
  const pulls = conversations.flatMap((one) => pullRequestUrlOf(one) ?? []);
  const drafts = conversations.filter((one) => one.branch && pullRequestUrlOf(one) === undefined);
  const number = parsePullRequestAddress(pulls[0] ?? "")?.number;
  const results = [
    ...count(pulls, number === undefined ? "a pull request" : `pull request #${number}`, "pull requests"),
    ...count(drafts, "a draft", "drafts"),
  ].join(" and ");
  const isClosed = ({ entries }: Conversation) => entries?.some(({ details }) => details?.operation === "closed");
  const isOpen = (one: Conversation) => pullRequestUrlOf(one) !== undefined && !isClosed(one);
  const end = drafts.length > 0 || conversations.some(isOpen) ? "ready" : "closed";
  if (results !== "") return `${results} ${/^\d| and /.test(results) ? "are" : "is"} ${end}`;
  if (warnings.length > 0) return "needs attention";
  const isUntouched = conversations.length > 0 && conversations.every(({ status }) => status === "closed");
  return isUntouched ? "nothing to change" : (state ?? "no answer");
}

function count({ length }: readonly unknown[], one: string, several: string): string[] {
  return length === 0 ? [] : [length === 1 ? one : `${length} ${several}`];
}

const MAX_CELL_LENGTH = 300;
const MAX_TABLE_BYTES = 40_000;
const NOTHING = "–";

export function renderPublications(conversations: readonly Conversation[], pages: RunPages): string {
  const rows = conversations.map((conversation) => renderCells(conversation, pages));
  return renderTable(["Publication", "State", "Branch", "Pull request", "Staged", "Result"], rows);
}

/** Empty without rows. */
function renderTable(columns: readonly string[], cells: readonly (readonly string[])[]): string {
  if (cells.length === 0) return "";
  // `|` ends a cell even inside a code span.
  const rows = cells.map((row) => `| ${row.map((cell) => cell.replace(/(?<!\\)\|/g, "\\|")).join(" | ")} |`);
  const table = cutLines(rows.join("\n"), MAX_TABLE_BYTES);
  const missing = rows.length - table.split("\n").length;
  return [
    `| ${columns.join(" | ")} |`,
    `| ${columns.map(() => "---").join(" | ")} |`,
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
    // Only the pull request's URL names the branch's repository.
    pull !== undefined && branch ? renderBranch(branch, pull.repository) : renderText(branch),
    url === undefined ? NOTHING : renderPullRequest(url, pages),
    staged ? "yes" : "no",
    renderText(summary),
  ];
}

function renderBranch(branch: string, repository: string): string {
  const path = branch.split("/").map(encodeURIComponent).join("/");
  return renderLink(shorten(branch, MAX_CELL_LENGTH), `${repository}/tree/${path}`);
}

/** `#12` in the run's own repository, `octo/docs#12` in another one. */
function renderPullRequest(url: string, pages: RunPages): string {
  const pull = parsePullRequestAddress(url);
  if (pull === undefined) return parseLink(url) ?? renderText(url);
  const label = pull.repository === pages.repository ? `#${pull.number}` : `${pull.name}#${pull.number}`;
  return renderLink(shorten(label, MAX_CELL_LENGTH), url);
}

function renderText(text: string | null | undefined): string {
  return escapeMarkdown(shorten(text ?? "", MAX_CELL_LENGTH)) || NOTHING;
}

const MAX_URL_LENGTH = 2000;

/** Only the label if the address is not http(s). */
export function renderLink(label: string, address: string): string {
  const text = escapeMarkdown(label);
  const url = parseLink(address);
  return url === undefined ? text : `[${text}](${url})`;
}

/** The URL escaped for Markdown and without credentials; undefined unless http(s). */
export function parseLink(address: string): string | undefined {
  const url = address.length <= MAX_URL_LENGTH ? URL.parse(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = "";
  url.password = "";
  return url.href
    .replace(/[()|`*\\]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/&(?=#?\w+;)/g, "&amp;");
}

export function cutLines(text: string, longest: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= longest) return text;
  return bytes.subarray(0, Math.max(bytes.lastIndexOf("\n", longest), 0)).toString();
}
