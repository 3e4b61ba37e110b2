import type { Commit, FactsBySha, PullRequestFacts } from "../git/commits.ts";
import { type Change, cutSubject, cutTitle, type NotShownReason, selectPaths } from "./changes/change.ts";
import { parseDependencyUpdate } from "./changes/dependencies.ts";
import { isGenerated, isManifest, isReleaseFile } from "./changes/paths.ts";
import { isReleaseTitle } from "./changes/titles.ts";

/** Without a number it is in another repository. */
export type KnownPullRequest = {
  number: number | undefined;
  title: string;
  body: string;
  facts: PullRequestFacts | undefined;
};

// GitHub, Azure, bors and Bitbucket name the number in the subject, GitLab in the last line of the body.
const MERGE_FORMS: readonly { subject: RegExp; body: RegExp }[] = [
  { subject: /^Merge pull request #(?<number>\d+) (?:from|in) (?<branch>\S+)/, body: /^/ },
  { subject: /^Merged PR (?<number>\d+): (?<title>.+)$/, body: /^/ },
  { subject: /^(?:Auto merge of|Merge) #(?<number>\d+)(?: - |:|$)/, body: /^/ },
  { subject: /^Merged in (?<branch>\S+) \(pull request #(?<number>\d+)\)/, body: /^/ },
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

/** `isTitled`: the title was written, not derived from the branch. */
type SaidPullRequest = { number: number; title: string; body: string; isTitled: boolean };

/** The last `(#12)` of a subject is the number. */
export function parsePullRequest(original: Commit): SaidPullRequest | undefined {
  const commit = cutSubject(original);
  const merge = (MERGES.test(commit.subject) ? parseMerge(commit) : undefined) ?? parseKindMerge(commit);
  if (merge !== undefined) return merge;
  const number = (OWN_NUMBER.exec(commit.subject.trimEnd()) ?? FOOTER.exec(commit.body))?.[1];
  if (number === undefined) return undefined;
  return { number: Number(number), title: trimNumber(commit.subject), body: commit.body, isTitled: true };
}

/** As a code host merges; bors writes `12: Add pipes r=ada`. */
function parseMerge({ subject, body }: Commit): SaidPullRequest | undefined {
  const [found] = MERGE_FORMS.flatMap((form): Record<string, string>[] => {
    const [inSubject, inBody] = [form.subject.exec(subject), form.body.exec(body)];
    return inSubject === null || inBody === null ? [] : [{ ...inBody.groups, ...inSubject.groups }];
  });
  if (found === undefined) return undefined;
  const [firstLine = "", ...rest] = body.split("\n");
  const isTitle = firstLine !== "" && !/^(See merge request|Approved-by:|Related work items)/.test(firstLine);
  const written = isTitle ? trimNumber(cutTitle(firstLine).replace(/^\d+: | r=\S+( a=\S+)?$/g, "")) : "";
  const { number, branch = "", title = written } = found;
  const isTitled = title !== "";
  const named = branch.replace(/^.*\//, "").replace(/[-_]+/g, " ").trim() || branch;
  return { number: Number(number), title: title || named, body: rest.join("\n").trim(), isTitled };
}

function parseKindMerge({ parents, subject, body }: Commit): SaidPullRequest | undefined {
  const { kind, number, title } = (parents.length > 1 && KIND_MERGE.exec(subject)?.groups) || {};
  return kind === undefined ? undefined : { number: Number(number), title: `${kind}: ${title}`, body, isTitled: true };
}

/** A number in the message wins, and so does the title at the merge, unless it was renamed later or says nothing. */
export function selectPullRequest(commit: Commit, known: FactsBySha | undefined): KnownPullRequest | undefined {
  const said = parsePullRequest(commit);
  const { pullRequest, isMerge = false, elsewhere = [] } = known?.get(commit.sha) ?? {};
  const facts = pullRequest && { ...pullRequest, title: cutTitle(pullRequest.title) };
  const isPlainMerge = said === undefined && (commit.parents.length > 1 || PLAIN_MERGE.test(commit.subject));
  const isOf = (title: string) => (isMerge || !isPlainMerge) && !isCollection(title);
  const isMeant = said === undefined ? isOf(facts?.title ?? "") : said.number === facts?.number;
  if (facts !== undefined && isMeant) {
    const { title, body, isTitled } = said ?? { title: commit.subject, body: commit.body, isTitled: !isPlainMerge };
    return { number: facts.number, title: selectKnownTitle(title, isTitled, facts), body, facts };
  }
  if (said === undefined) return undefined;
  const number = elsewhere.includes(said.number) ? undefined : said.number;
  return { number, title: said.title, body: said.body, facts: undefined };
}

function selectKnownTitle(said: string, isTitled: boolean, { title, renamed }: PullRequestFacts): string {
  const isPoor = !isTitled || POOR_TITLE.test(said);
  return title !== "" && (isPoor || renamed) ? title : said;
}

/** Whether a title only carries other pull requests (`dev -> main`, `Next`) or makes a release. */
export function isCollection(title: string): boolean {
  return COLLECTS.test(title) || isReleaseTitle(title);
}

function trimNumber(title: string): string {
  return title.trimEnd().replace(OWN_NUMBER, "").trim() || title.trim();
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

/** `Revert "Release 1.3.0"` */
const TAKEN_BACK = /^(?:revert|reapply):? ["“](.*)["”]$/i;

const UPDATES_TO = /^updat(?:e|es|ed|ing) to v?(\d\S*)$/i;

type Candidate = { change: Change; lead: Commit; paths: readonly string[]; version: string | undefined };

/** Why a change is not shown; the first that applies is the reason. */
const CHORES: readonly (readonly [NotShownReason, (candidate: Candidate) => boolean])[] = [
  ["skipped", ({ change }) => change.hosted?.verdict.skip === true],
  // `fixup! Add pipes`
  ["fixup", ({ change }) => /^(?:fixup|squash|amend)! /.test(change.title)],
  // `Add pipes [skip changelog]`
  ["skipped", hasSkipToken],
  ["release", ({ lead }) => isOwnDraft(lead)],
  // `Prepare 1.3.0`
  ["release", isReleaseWork],
  // `Release 1.3.0`
  ["release", ({ change }) => isReleaseTitle(change.title.replace(TAKEN_BACK, "$1"))],
  // `Update to 1.3.0`
  [
    "release",
    ({ change, paths, version = "" }) => paths.some(isManifest) && UPDATES_TO.exec(change.title)?.[1] === version,
  ],
  ["generated", ({ change, paths }) => isOnly(paths, isGenerated) && parseDependencyUpdate(change) === undefined],
];

/** `version` is the one that is released. */
export function selectChoreReason(change: Change, version?: string): NotShownReason | undefined {
  const candidate = { change, lead: change.commits[0], paths: selectPaths(change), version };
  return CHORES.find(([, applies]) => applies(candidate))?.[0];
}

function hasSkipToken({ change, lead }: Candidate): boolean {
  if ([change.title, lead.subject].some((text) => text.includes("[") && SKIP_TOKEN.test(text))) return true;
  const lines = lead.body.includes("[") ? lead.body.split("\n") : [];
  return lines.some((line) => /^\s*\[[^\]]*\]\s*$/.test(line) && SKIP_TOKEN.test(line));
}

function isReleaseWork({ change, paths }: Candidate): boolean {
  if (!isOnly(paths, isReleaseFile) || parseDependencyUpdate(change) !== undefined) return false;
  if (VERSIONING.test(change.title) && paths.every(isManifest)) return true;
  return RELEASING.test(change.title) && /\bv?\d+\.\d/.test(change.title);
}

function isOnly(paths: readonly string[], isOfKind: (path: string) => boolean): boolean {
  return paths.length > 0 && paths.every(isOfKind);
}
