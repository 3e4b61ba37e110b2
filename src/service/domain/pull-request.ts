import { createHash } from "node:crypto";
import type { DocRequest } from "../../contract/jobs.ts";
import type { PublicationConfig } from "../../contract/publications.ts";
import type { OpenDraft, PullRequestRequest } from "../../hosts/code-host.ts";
import { cutMarkdown, escapeMarkdown } from "../../shared/markdown.ts";
import type { Repository } from "../../writer/change.ts";
import { countWords, renderCommitLink, renderCompareLink } from "../../writer/entries.ts";
import type { Notes } from "../../writer/notes.ts";
import type { AddEntry } from "./entries.ts";
import type { DraftedFile, WrittenFile } from "./files.ts";
import type { Source } from "./repositories/repositories.ts";
import { groupBySource, nameSpan, type WrittenSpan } from "./span-notes.ts";

/** What a pull request tells its reviewers about. */
export type DraftContent = {
  /** What it is about: `v1.2.0`, `#7`. */
  subject: string;
  /** Which commits were selected, in a sentence; not escaped. */
  sentence: string;
  /** Where every commit went, in sentences. */
  account: string;
  written: readonly WrittenSpan[];
  /** Whether release notes are written. */
  hasReleaseNotes: boolean;
  /** What was written, with the reason. */
  edits: readonly WrittenFile[];
  /** All that the branch changes. */
  files: readonly string[];
  /** Pages that the request links to, as a list in Markdown; empty where there are none. */
  links: string;
  /** The repository that the pull request is in; undefined where it has none of those that are written about. */
  home: string | undefined;
};

/** GitHub takes 65,536 characters; what the code host adds needs some. */
const LONGEST_BODY = 64_000;
const MOST_FILES = 100;

/**
 * The title of a pull request or a commit: `{title}` becomes the request's (interface, "Job request object"), where it
 * has none `Document {subject}`, and `{subject}` what it is about (`v1.2.0`).
 */
export function buildTitle(
  template: string,
  { subject, asked }: { subject: string; asked: string | undefined },
): string {
  const title = template
    .replaceAll("{title}", () => asked ?? "Document {subject}")
    .replaceAll("{subject}", () => subject);
  return title.replace(/[\p{Cc}\s]+/gu, " ").trim();
}

/** What to open a pull request with, from a publication's settings. */
export function buildPullRequest({ pullRequest }: PublicationConfig, title: string, body: string): PullRequestRequest {
  const { draft = false, labels = [], reviewers = [], assignees = [] } = pullRequest ?? {};
  const plain = (name: string) => name.replace(/^@/, "");
  return { title, body, draft, labels, reviewers: reviewers.map(plain), assignees: assignees.map(plain) };
}

/**
 * The text of a pull request in GitHub markdown: what is in it, which commits, which files and why, what needs a human
 * eye, and the release notes. Nothing in it pings, closes an issue or leads to another repository's issues.
 */
export function renderPullRequestBody(content: DraftContent): string {
  const { written, hasReleaseNotes, links } = content;
  const releaseNotes = hasReleaseNotes ? renderAll(written, (notes, source) => tame(notes, source, content)) : "";
  const above = [
    renderCommits(content),
    `## Files\n\n${renderFiles(content)}`,
    `## Please check\n\n${renderChecklist(content)}`,
    ...(links === "" ? [] : [`## Links\n\n${links}`]),
    "Edit what you like on this branch: a later run goes on top of it and takes nothing back.",
  ].join("\n\n");
  const [source] = groupBySource(written).size > 1 ? [] : written.map((one) => one.source);
  if (releaseNotes === "") return tame(above, source, content);
  const opening = tame(`${above}\n\n## Release notes\n\n`, source, content);
  const notes = releaseNotes.trim();
  const rest = "… cut here, since GitHub takes no longer text: the output `release-notes` of the run has it whole.";
  return `${opening}${cutMarkdown(notes, LONGEST_BODY - opening.length, rest)}`;
}

/** A text made before some files were taken out of the draft, without them. */
export function leaveOutFiles(body: string, paths: readonly string[]): string {
  const isOut = (line: string) => paths.some((path) => line.startsWith(`- ${nameFile(path)}: `));
  return body
    .split("\n")
    .filter((line) => !isOut(line))
    .join("\n");
}

/**
 * The notes of every span, below its name where there are several; `change` alters each, as the repository that it is
 * about needs.
 */
export function renderAll(
  written: readonly WrittenSpan[],
  change = (notes: string, _: Repository): string => notes,
): string {
  const [only, second] = written;
  if (second === undefined) return only === undefined ? "" : change(only.releaseNotes, only.source);
  const areSeveral = groupBySource(written).size > 1;
  return written
    .filter(({ releaseNotes }) => releaseNotes !== "")
    .map((one) => `## ${nameSpan(one, areSeveral)}\n\n${change(one.releaseNotes, one.source).trim()}\n`)
    .join("\n");
}

/** The same with files that were taken into the draft again. */
export function takeInFiles(body: string, files: readonly Pick<DraftedFile, "path" | "why">[]): string {
  const lines = files.map(({ path, why }) => `- ${nameFile(path)}: ${escapeMarkdown(why)}`);
  const missing = lines.filter((line) => !body.split("\n").includes(line));
  return missing.length === 0 ? body : body.replace(/^## Files\n\n/m, (heading) => `${heading}${missing.join("\n")}\n`);
}

function renderCommits({ subject, sentence, account, written, hasReleaseNotes }: DraftContent): string {
  const [only, second] = written;
  const link = only === undefined || second !== undefined ? undefined : renderRange(only);
  const parts = [
    `The documents for ${escapeMarkdown(subject)}, written by release-docs from the git history.`,
    escapeMarkdown(sentence),
    link === undefined ? "" : `Commits: ${link}.`,
    // The notes end with it.
    hasReleaseNotes ? "" : escapeMarkdown(account),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function renderRange({ span, source }: WrittenSpan): string | undefined {
  const [newest, oldest] = [span.commits[0], span.commits.at(-1)];
  if (newest === undefined || oldest === undefined || source.webUrl === undefined) return undefined;
  if (newest === oldest) return renderCommitLink(source, newest.sha);
  const [before] = oldest.parents;
  return (
    renderCompareLink(source, span.previousTag, span.tag) ??
    renderCompareLink(source, before?.slice(0, 12), newest.sha.slice(0, 12))
  );
}

function renderFiles({ files, edits }: DraftContent): string {
  const lines = files.slice(0, MOST_FILES).map((path) => renderFile(path, edits));
  return [...lines, ...(files.length > MOST_FILES ? [`- and ${files.length - MOST_FILES} more`] : [])].join("\n");
}

function renderFile(path: string, edits: readonly WrittenFile[]): string {
  const why = edits.find((edit) => edit.path === path)?.why ?? "changed on this branch by somebody else";
  return `- ${nameFile(path)}: ${escapeMarkdown(why)}`;
}

function nameFile(path: string): string {
  return path.includes("`") ? escapeMarkdown(path) : `\`${path}\``;
}

function renderChecklist({ written, edits, files }: DraftContent): string {
  const entries = (name: string) =>
    written
      .flatMap(({ notes }) => notes.sections)
      .filter((section) => section.name === name)
      .flatMap((section) => section.entries).length;
  const breaking = entries("breaking");
  const security = entries("security");
  const renewed = edits.filter(({ path, renewed }) => renewed === true && files.includes(path)).length;
  const folded = written.reduce((sum, { notes }) => sum + notes.internal.length, 0);
  return [
    "Does every line say what a reader gets, in words that a reader knows?",
    breaking === 0
      ? "No breaking change was found. Is that so?"
      : `${countWords(breaking, ["breaking change", "breaking changes"])}: is it said what to do?`,
    ...(security === 0 ? [] : [`${countWords(security, ["security fix", "security fixes"])}: may it be told yet?`]),
    ...(folded === 0
      ? []
      : [`${countWords(folded, ["internal change", "internal changes"])} folded away: will a reader miss any?`]),
    ...(renewed === 0
      ? []
      : [
          `${countWords(renewed, ["document names", "documents name"])} the new version: do the examples work with it?`,
        ]),
  ]
    .map((line) => `- [ ] ${line}`)
    .join("\n");
}

const CLOSING = /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=:?\s+(?:\[?#\d|\[?[\w.-]+\/[\w.-]+#\d|\[?https?:\/\/))/gi;

/**
 * Keeps GitHub from closing issues when the pull request is merged, and from reading numbers of another repository,
 * `source`, as those of the pull request's own.
 */
function tame(text: string, source: Repository | undefined, { home }: Pick<DraftContent, "home">): string {
  const harmless = text.replace(CLOSING, "$1\u200B");
  if (source === undefined || source.name === home) return harmless;
  return harmless.replace(/(?<![\w/[&`#])#(?=\d+\b)/g, `${source.name}#`);
}

/**
 * Opens a draft's pull request, or renews the one that is open, tells what is to be known of it, and returns its address.
 * `isOurs`: one that is open was opened by an attempt at the same, which may not have come further than that.
 */
export async function publishDraft(
  { publish }: NonNullable<OpenDraft["pullRequests"]>,
  config: PublicationConfig,
  { title, body, isOurs }: { title: string; body: string; isOurs: boolean },
  addEntry: AddEntry,
): Promise<string> {
  const { url, remarks } = await publish({ ...buildPullRequest(config, title, body), isOurs });
  for (const remark of remarks) await addEntry("notice", remark);
  return url;
}

/** What a draft is about, in words and as the last part of its branch's name. */
export type Subject = { spoken: string; branch: string };

/**
 * The newest release that is documented; else the pull request, after a merge; else what is not released yet. Of several
 * repositories each is named, where something of them is released.
 */
export function nameSubject(written: readonly WrittenSpan[], eventType: DocRequest["eventType"]): Subject {
  const groups = groupBySource(written);
  if (groups.size > 1 && written.some(({ span }) => span.tag !== undefined)) {
    return joinSubjects([...groups].map(([name, own]) => ({ name, subject: nameSubject(own, eventType) })));
  }
  const [newest] = written;
  const tag = newest?.span.tag;
  if (tag !== undefined) return { spoken: tag, branch: tag };
  const numbers = new Set(written.flatMap(({ notes }) => pullRequestsOf(notes)));
  const [number] = numbers;
  if (eventType === "merge" && numbers.size === 1 && number !== undefined) {
    return { spoken: `#${number}`, branch: `pr-${number}` };
  }
  return { spoken: "unreleased changes", branch: "unreleased" };
}

const MAX_NAMED = 3;

function joinSubjects(subjects: readonly { name: string; subject: Subject }[]): Subject {
  const named = subjects.slice(0, MAX_NAMED);
  const rest = subjects.slice(MAX_NAMED);
  const spoken = named.map(({ name, subject }) => `${name} ${subject.spoken}`);
  const branch = named.map(({ name, subject }) => `${slugOf(name.split("/").at(-1) ?? "")}-${subject.branch}`);
  if (rest.length === 0) return { spoken: spoken.join(" and "), branch: branch.join("-") };
  const mark = createHash("sha256").update(JSON.stringify(rest)).digest("hex").slice(0, 7);
  return { spoken: `${spoken.join(", ")} and ${rest.length} more`, branch: `${branch.join("-")}-${mark}` };
}

/** Those that are left out too: a comment that leaves one out must not move the draft to another branch. */
function pullRequestsOf({ changes, leftOut, kindLeftOut }: Notes): (number | undefined)[] {
  return [...changes, ...leftOut, ...kindLeftOut].map(({ pullRequest }) => pullRequest);
}

/** A subject as it is spoken of in another repository than its own, named `owner/name`: `octo/widget v1.3.0`. */
export function speakElsewhere({ spoken }: Subject, repository: string): string {
  return spoken.startsWith("#") ? `${repository}${spoken}` : `${repository} ${spoken}`;
}

/**
 * The branch of a publication's draft on this subject. Two publications of a repository get a branch each, and a
 * repository whose drafts go to another one has its name in them, since others may send theirs there too.
 */
export function nameBranch(
  { sources: [only, second] }: { sources: readonly Pick<Source, "repository" | "isElsewhere">[] },
  { branchName }: { branchName?: string | undefined },
  subject: Subject,
): string {
  const source = only?.isElsewhere && second === undefined ? [slugOf(only.repository.name)] : [];
  const own = branchName === undefined ? [] : [branchName];
  return ["release-docs", ...source, ...own, subject.branch].join("/");
}

/** What the branches of a publication bear to be told from those of the others in `all`; nothing where it is the only one. */
export function selectBranchName(publication: string, all: readonly string[]): string | undefined {
  if (all.length === 1) return undefined;
  const slugs = all.map(slugOf);
  const slug = slugOf(publication);
  if (slug !== "" && slugs.filter((other) => other === slug).length === 1) return slug;
  const mark = createHash("sha256").update(publication).digest("hex").slice(0, 7);
  return [slug, mark].filter((part) => part !== "").join("-");
}

/** A name as a part of a branch: small letters, digits and hyphens; empty where it has none of these. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
