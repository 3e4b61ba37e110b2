import type { Conversation } from "../../contract/conversations.ts";
import { escapeMarkdown } from "../../escape-markdown.ts";
import { shorten } from "../../shorten.ts";
import { resultUrlOf } from "../result-url.ts";
import { cutLines } from "./cut-lines.ts";
import { parsePullRequestAddress } from "./pull-request-address.ts";
import { parseWebAddress, renderLink } from "./render-link.ts";
import type { RunPages } from "./run-pages.ts";

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
  if (pull === undefined) return parseWebAddress(address) ?? renderText(address);
  const label = pull.repository === pages.repository ? `#${pull.number}` : `${pull.name}#${pull.number}`;
  return renderLink(shorten(label, LONGEST_CELL), address);
}

function renderText(text: string | null | undefined): string {
  return escapeMarkdown(shorten(text ?? "", LONGEST_CELL)) || NOTHING;
}
