import type { Conversation } from "../contract/conversations.ts";
import { escapeMarkdown, escapeMarkdownText } from "../escape-markdown.ts";
import { entryOf, type Outcome, releaseNotesOf } from "./outcome.ts";

// GitHub refuses a summary of more than 1 MiB; the notes are what can be long.
const LONGEST_NOTES = 200_000;

/** The job summary in Markdown: what was written, for which commits, where it is, and the notes themselves. */
export function renderSummary(outcome: Outcome): string {
  const parts = [
    `## Release docs: ${escapeMarkdown(headline(outcome))}`,
    outcome.selection === undefined ? "" : `Asked for: ${escapeMarkdown(outcome.selection)}.`,
    ...outcome.conversations.map((conversation) => entryOf(conversation, "selection") ?? "").map(escapeMarkdown),
    outcome.failure === undefined ? "" : quoteBlock(outcome.failure),
    renderTable(outcome.conversations),
    renderNotes(releaseNotesOf(outcome.conversations)),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function headline({ state, skipped, request, conversations }: Outcome): string {
  if (skipped !== undefined) return `skipped, ${skipped}`;
  const empty = conversations.length > 0 && conversations.every(({ status, branch }) => status === "closed" && !branch);
  return `${request?.title ?? "request"}, ${empty ? "nothing to change" : state}`;
}

function renderTable(conversations: readonly Conversation[]): string {
  if (conversations.length === 0) return "";
  const rows = conversations.map(({ publicationName, status, branch, outputUrl, staged, summary }) =>
    [publicationName, status, branch, outputUrl, staged ? "yes" : "no", summary]
      // In a table a bar ends the cell even inside a code span.
      .map((cell) => escapeMarkdown(cell ?? "").replace(/(?<!\\)\|/g, "\\|") || "–")
      .join(" | "),
  );
  return [
    "| Publication | Status | Branch | Pull request | Staged | Result |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

function renderNotes(notes: string): string {
  if (notes === "") return "";
  const shown =
    notes.length <= LONGEST_NOTES ? notes : `${notes.slice(0, LONGEST_NOTES)}\n\n… cut; the draft has them whole.`;
  return `<details open>\n<summary>Release notes</summary>\n\n${shown}\n\n</details>`;
}

function quoteBlock(text: string): string {
  return escapeMarkdownText(text).replace(/^/gm, "> ");
}
