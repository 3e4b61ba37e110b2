import type { FactsBySha, PullRequestFacts } from "../commit-facts.ts";
import type { Commit } from "../git/commit.ts";
import { isReleaseTitle } from "./chores.ts";
import { cutSubject, cutTitle } from "./cut-title.ts";

/** What a commit says about the pull request that it came with; a title that nobody wrote is made from the branch. */
export type PullRequest = { number: number; title: string; body: string; isTitled: boolean };

/** A pull request as the commit and the code host know it together; without a number it is another repository's. */
export type KnownPullRequest = {
  number: number | undefined;
  title: string;
  body: string;
  facts: PullRequestFacts | undefined;
};

type MergeForm = { subject: RegExp; body?: RegExp };

// GitHub, Azure, bors and Bitbucket name the number in the subject, GitLab in the last line of the body.
const MERGE_FORMS: readonly MergeForm[] = [
  { subject: /^Merge pull request #(?<number>\d+) (?:from|in) (?<branch>\S+)/ },
  { subject: /^Merged PR (?<number>\d+): (?<title>.+)$/ },
  { subject: /^(?:Auto merge of|Merge) #(?<number>\d+)(?: - |:|$)/ },
  { subject: /^Merged in (?<branch>\S+) \(pull request #(?<number>\d+)\)/ },
  { subject: /^Merge branch '(?<branch>[^']+)'/, body: /^See merge request \S*!(?<number>\d+)\s*$/m },
];

const COLLECTS =
  /^(?:next|dev(?:elop(?:ment)?)?|staging|main|master|stable)$|->|→|^\S+ (?:in)?to \S+$|^(?:update|pull) from\b/i;
const PLAIN_MERGE = /^Merge (?:branch|remote|tag|commit|pull request)\b/;
// Cut off, as GitHub ends a subject that is too long, or a single word.
const POOR_TITLE = /(?:…|\.\.\.)$|^\S*$/;

const OWN_NUMBER = /\s*\((?:#|!)(\d+)\)\s*$/;

/**
 * Reads the pull request off a merge or squash commit. The last `(#12)` of a subject is the number, earlier ones
 * belong to other repositories or changes and stay in the title. A code host's merge has its title on the
 * first line of the body; where there is none the branch names it. Undefined for a commit without one.
 */
export function parsePullRequest(whole: Commit): PullRequest | undefined {
  const commit = cutSubject(whole);
  for (const form of MERGE_FORMS) {
    const inSubject = form.subject.exec(commit.subject)?.groups;
    if (inSubject === undefined) continue;
    const inBody = form.body?.exec(commit.body)?.groups;
    if (form.body !== undefined && inBody === undefined) continue;
    const [firstLine = "", ...rest] = commit.body.split("\n");
    const isTitle = firstLine !== "" && !/^(See merge request|Approved-by:|Related work items)/.test(firstLine);
    const title =
      inSubject.title ?? (isTitle ? trimNumber(cutTitle(firstLine).replace(/^\d+: | r=\S+( a=\S+)?$/g, "")) : "");
    return {
      number: Number(inSubject.number ?? inBody?.number),
      title: title === "" ? nameFromBranch(inSubject.branch ?? "") : title,
      body: rest.join("\n").trim(),
      isTitled: title !== "",
    };
  }
  const number = OWN_NUMBER.exec(commit.subject)?.[1];
  if (number === undefined) return undefined;
  return { number: Number(number), title: trimNumber(commit.subject), body: commit.body, isTitled: true };
}

/**
 * The pull request that a commit came with, by its message and by what the code host knows. A number in the message
 * wins: where the code host names another one, that only carried the commit on. Of two titles the last word wins: what
 * was written at the merge, unless the pull request was renamed after it; words that tell nothing give way at once.
 */
export function selectPullRequest(commit: Commit, known: FactsBySha | undefined): KnownPullRequest | undefined {
  const said = parsePullRequest(commit);
  const { pullRequest, isMerge = false, elsewhere = [] } = known?.get(commit.sha) ?? {};
  const facts = pullRequest && { ...pullRequest, title: cutTitle(pullRequest.title) };
  const isPlainMerge = said === undefined && (commit.parents.length > 1 || PLAIN_MERGE.test(commit.subject));
  const isMeant = said === undefined ? isMerge || !isPlainMerge : said.number === facts?.number;
  if (facts === undefined || !isMeant || (said === undefined && collects(facts.title))) {
    const number = said !== undefined && elsewhere.includes(said.number) ? undefined : said?.number;
    return said && { number, title: said.title, body: said.body, facts: undefined };
  }
  const title = said?.title ?? commit.subject;
  const isPoor = isPlainMerge || said?.isTitled === false || POOR_TITLE.test(title);
  return {
    number: facts.number,
    title: facts.title !== "" && (isPoor || facts.renamed) ? facts.title : title,
    body: said?.body ?? commit.body,
    facts,
  };
}

/** Whether a title says that its pull request only carries others (`dev -> main`, `Next`) or makes a release. */
export function collects(title: string): boolean {
  return COLLECTS.test(title) || isReleaseTitle(title);
}

function trimNumber(title: string): string {
  return title.replace(OWN_NUMBER, "").trim() || title.trim();
}

function nameFromBranch(branch: string): string {
  return branch.replace(/^.*\//, "").replace(/[-_]+/g, " ").trim() || branch;
}
