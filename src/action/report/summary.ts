import type { ErrorCode } from "../../error-codes/error-codes.ts";
import { escapeMarkdown } from "../../escape-markdown.ts";
import { shorten } from "../../shorten.ts";
import { buildCompareUrl } from "../compare-url.ts";
import { addressOf } from "../failure.ts";
import { entryOf, type Outcome, releaseNotesOf } from "../outcome.ts";
import { renderDuration } from "../render-duration.ts";
import { containMarkdown } from "./contain-markdown.ts";
import { cutLines } from "./cut-lines.ts";
import { renderHeadline } from "./headline.ts";
import { renderLink } from "./render-link.ts";
import { renderPublications } from "./render-publications.ts";
import type { RunPages } from "./run-pages.ts";

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
  const address = buildCompareUrl(changes, repository);
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
