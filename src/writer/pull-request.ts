import type { Commit, FactsBySha, PullRequestFacts } from "../git/commits.ts";
import { type Change, cutSubject, cutTitle, type NotShownReason, selectPaths } from "./change.ts";
import { parseDependencyUpdate } from "./dependencies.ts";
import { isGenerated, isManifest, isReleaseFile } from "./paths.ts";
import { isReleaseTitle } from "./release-titles.ts";

/** Without a number it is in another repository. */
export type KnownPullRequest = {
  number: number | undefined;
  title: string;
  body: string;
  facts: PullRequestFacts | undefined;
};

// GitHub, Azure, bors and Bitbucket name the number in the subject, GitLab in the last line of the body.
const MERGE_FORMS: readonly { subject: RegExp; body?: RegExp }[] = [
  { subject: /^Merge pull request #(?<number>\d+) (?:from|in) (?<branch>\S+)/ },
  { subject: /^Merged PR (?<number>\d+): (?<title>.+)$/ },
  { subject: /^(?:Auto merge of|Merge) #(?<number>\d+)(?: - |:|$)/ },
  { subject: /^Merged in (?<branch>\S+) \(pull request #(?<number>\d+)\)/ },
  { subject: /^Merge branch '(?<branch>[^']+)'/, body: /^See merge request \S*!(?<number>\d+)\s*$/m },
];

const MERGES = /^(?:Auto merge|Merge)/;
/** `feature #12 Add pipes (ada)`, as `gh` of Symfony's maintainers and its followers merge. */
const KIND_MERGE = /^(?<kind>\w+) #(?<number>\d+) (?<title>\S.*) \([\w-]+(?:, [\w-]+)*\)$/;

const COLLECTS =
  /^(?:next|dev(?:elop(?:ment)?)?|staging|main|master|stable)$|->|→|^\S+ (?:in)?to \S+$|^(?:update|pull) from\b/i;
const PLAIN_MERGE = /^Merge (?:branch|remote|tag|commit|pull request)\b/;
// Shortened by GitHub, or a single word.
const POOR_TITLE = /(?:…|\.\.\.)$|^\S*$/;

const OWN_NUMBER = /\((?:(?:PR|MR|pull request) ?)?[#!](\d+)\)$/i;
const FOOTER = /^(?:PR|MR|pull[ -]request|merge[ -]request)(?: |: ?)[#!](\d+)$/im;

/** The last `(#12)` of a subject is the number. `isTitled`: the title was written, not derived from the branch. */
export function parsePullRequest(original: Commit) {
  const commit = cutSubject(original);
  for (const form of MERGES.test(commit.subject) ? MERGE_FORMS : []) {
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
  const merge = commit.parents.length > 1 ? KIND_MERGE.exec(commit.subject)?.groups : undefined;
  if (merge !== undefined) {
    return { number: Number(merge.number), title: `${merge.kind}: ${merge.title}`, body: commit.body, isTitled: true };
  }
  const number = (OWN_NUMBER.exec(commit.subject.trimEnd()) ?? FOOTER.exec(commit.body))?.[1];
  if (number === undefined) return undefined;
  return { number: Number(number), title: trimNumber(commit.subject), body: commit.body, isTitled: true };
}

/** A number in the message wins, and so does the title at the merge, unless it was renamed later or says nothing. */
export function selectPullRequest(commit: Commit, known: FactsBySha | undefined): KnownPullRequest | undefined {
  const said = parsePullRequest(commit);
  const { pullRequest, isMerge = false, elsewhere = [] } = known?.get(commit.sha) ?? {};
  const facts = pullRequest && { ...pullRequest, title: cutTitle(pullRequest.title) };
  const isPlainMerge = said === undefined && (commit.parents.length > 1 || PLAIN_MERGE.test(commit.subject));
  const isMeant = said === undefined ? isMerge || !isPlainMerge : said.number === facts?.number;
  if (facts === undefined || !isMeant || (said === undefined && isCollection(facts.title))) {
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

/** Whether a title only carries other pull requests (`dev -> main`, `Next`) or makes a release. */
export function isCollection(title: string): boolean {
  return COLLECTS.test(title) || isReleaseTitle(title);
}

function trimNumber(title: string): string {
  return title.trimEnd().replace(OWN_NUMBER, "").trim() || title.trim();
}

function nameFromBranch(branch: string): string {
  return branch.replace(/^.*\//, "").replace(/[-_]+/g, " ").trim() || branch;
}

// Counts only if all files are manifests.
const VERSIONING =
  /^(?!.*\bdep(?:s|endenc))(?:versioning\b|(?:update|bump|set) [\w-]+ versions? for (?:the )?release|[\w-]+ v?\d+\.\d+\.\d+ release$)/i;

// Counts with a version only, and if all files are manifests, changelogs and the like.
const RELEASING =
  /\b(?:releas(?:e|es|ed|ing)|prepar(?:e|es|ed|ing|ations?)|bump(?:s|ed|ing)?|change-?log|new version)\b/i;

// In the subject or on a line of its own; elsewhere a body only mentions it.
const SKIP_TOKEN =
  /\[(?:(?:skip|no|ignore)[ -](?:change-?log|release(?:[ -]notes?)?|notes?|news|docs)|(?:change-?log|release(?:[ -]notes?)?|notes?|news)[ -](?:skip|ignore))\]/i;

// A merged draft of this program: its commit, a squash of it, or the merge of its branch.
const OWN_DRAFT = /^Release-Docs-Tree: [0-9a-f]{40,64}$|^<!-- release-docs [0-9a-f]{16} [0-9a-f]{16} -->$/m;
const OWN_MERGE = /^Merge pull request #\d+ from [^/\s]+\/release-docs\//;

export function isOwnDraft({ subject, body }: Pick<Commit, "subject" | "body">): boolean {
  return OWN_MERGE.test(subject) || OWN_DRAFT.test(body);
}

const UPDATES_TO = /^updat(?:e|es|ed|ing) to v?(\d\S*)$/i;

/** `version` is the one that is released. */
export function selectChoreReason(change: Change, version?: string): NotShownReason | undefined {
  const [lead] = change.commits;
  if (change.hosted?.verdict.skip) return "skipped";
  if (/^(?:fixup|squash|amend)! /.test(change.title)) return "fixup";
  const lines = lead.body.includes("[") ? lead.body.split("\n") : [];
  const bracketed = lines.filter((line) => /^\s*\[[^\]]*\]\s*$/.test(line));
  if ([change.title, lead.subject, ...bracketed].some((line) => line.includes("[") && SKIP_TOKEN.test(line)))
    return "skipped";
  if (isOwnDraft(lead)) return "release";
  const paths = selectPaths(change);
  if (paths.length > 0 && paths.every(isReleaseFile) && parseDependencyUpdate(change) === undefined) {
    if (VERSIONING.test(change.title) && paths.every(isManifest)) return "release";
    if (RELEASING.test(change.title) && /\bv?\d+\.\d/.test(change.title)) return "release";
  }
  const isNamed = version !== undefined && UPDATES_TO.exec(change.title)?.[1] === version;
  if (isReleaseTitle(change.title) || (isNamed && paths.some(isManifest))) return "release";
  const isBuilt = paths.length > 0 && paths.every(isGenerated);
  return isBuilt && parseDependencyUpdate(change) === undefined ? "generated" : undefined;
}
