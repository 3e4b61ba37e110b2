import type { Commit } from "../git/commit.ts";

/** What a commit says about the pull request that it came with. */
export type PullRequest = { number: number; title: string; body: string };

type MergeForm = { subject: RegExp; body?: RegExp };

// GitHub, Azure, bors and Bitbucket name the number in the subject, GitLab in the last line of the body.
const MERGE_FORMS: readonly MergeForm[] = [
  { subject: /^Merge pull request #(?<number>\d+) (?:from|in) (?<branch>\S+)/ },
  { subject: /^Merged PR (?<number>\d+): (?<title>.+)$/ },
  { subject: /^(?:Auto merge of|Merge) #(?<number>\d+)(?: - |:|$)/ },
  { subject: /^Merged in (?<branch>\S+) \(pull request #(?<number>\d+)\)/ },
  { subject: /^Merge branch '(?<branch>[^']+)'/, body: /^See merge request \S*!(?<number>\d+)\s*$/m },
];

const OWN_NUMBER = /\s*\((?:#|!)(\d+)\)\s*$/;

/**
 * Reads the pull request off a merge or squash commit. The last `(#12)` of a subject is the number, earlier ones
 * belong to other repositories or changes and stay in the title. A code host's merge has its title on the
 * first line of the body; where there is none the branch names it. Undefined for a commit without one.
 */
export function parsePullRequest(commit: Commit): PullRequest | undefined {
  for (const form of MERGE_FORMS) {
    const inSubject = form.subject.exec(commit.subject)?.groups;
    if (inSubject === undefined) continue;
    const inBody = form.body?.exec(commit.body)?.groups;
    if (form.body !== undefined && inBody === undefined) continue;
    const [firstLine = "", ...rest] = commit.body.split("\n");
    const isTitle = firstLine !== "" && !/^(See merge request|Approved-by:|Related work items)/.test(firstLine);
    const title = inSubject.title ?? (isTitle ? trimNumber(firstLine.replace(/^\d+: | r=\S+( a=\S+)?$/g, "")) : "");
    return {
      number: Number(inSubject.number ?? inBody?.number),
      title: title === "" ? nameFromBranch(inSubject.branch ?? "") : title,
      body: rest.join("\n").trim(),
    };
  }
  const number = OWN_NUMBER.exec(commit.subject)?.[1];
  if (number === undefined) return undefined;
  return { number: Number(number), title: trimNumber(commit.subject), body: commit.body };
}

function trimNumber(title: string): string {
  return title.replace(OWN_NUMBER, "").trim() || title.trim();
}

function nameFromBranch(branch: string): string {
  return branch.replace(/^.*\//, "").replace(/[-_]+/g, " ").trim() || branch;
}
