import type { Outcome } from "../outcome.ts";
import { cutLines } from "./cut-lines.ts";
import { renderHeadline } from "./headline.ts";
import { renderLink } from "./render-link.ts";
import type { RunPages } from "./run-pages.ts";
import { renderReport } from "./summary.ts";

// GitHub takes 65,536 characters.
const LONGEST_REPORT = 50_000;

/** The comment on a pull request, in Markdown: the summary without the notes, and where to find those. */
export function renderComment(mark: string, outcome: Outcome, pages: RunPages): string {
  const parts = [
    mark,
    `### ${renderHeadline(outcome)}`,
    cutLines(renderReport(outcome, pages), LONGEST_REPORT),
    pages.run === undefined ? "" : `The summary of ${renderLink("the run", pages.run)} tells more.`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
