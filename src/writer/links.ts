import { escapeMarkdown, type LinkMention, quoteCode } from "../shared/markdown/escape.ts";
import type { Repository } from "./changes/change.ts";
import { type IssueReference, nameIssue } from "./signals/references.ts";

/** The pages of a host, below a repository's own. */
type Pages = Record<"mark" | "pull" | "commit" | "issues" | "file" | "compare" | "commits", string>;

const GITHUB: Pages = {
  ...{ mark: "#", pull: "pull", commit: "commit", issues: "issues" },
  ...{ file: "blob", compare: "compare/FROM...TO", commits: "commits" },
};
const GITLAB: Pages = {
  ...{ mark: "!", pull: "-/merge_requests", commit: "-/commit", issues: "-/issues" },
  ...{ file: "-/blob", compare: "-/compare/FROM...TO", commits: "-/commits" },
};
const BITBUCKET: Pages = {
  ...{ mark: "#", pull: "pull-requests", commit: "commits", issues: "issues" },
  ...{ file: "src", compare: "branches/compare/TO%0DFROM", commits: "commits/tag" },
};

export function renderChangeLink(repository: Repository, pullRequest: number | undefined, sha: string): string {
  if (pullRequest === undefined) return renderCommitLink(repository, sha);
  const { mark, pull } = selectPages(repository);
  return linkTo(repository, `${mark}${pullRequest}`, `${pull}/${pullRequest}`);
}

/** The page of a pull request, else of its commit. */
export function buildChangeUrl(repository: Repository, pullRequest: number | undefined, sha: string) {
  const { pull, commit } = selectPages(repository);
  return buildUrl(repository, pullRequest === undefined ? `${commit}/${sha}` : `${pull}/${pullRequest}`);
}

function buildUrl({ webUrl }: Repository, path: string): string | undefined {
  return webUrl === undefined ? undefined : `${webUrl}/${path}`;
}

/** `#9`, or `octo/widget#9` in another repository of the same host. */
export function renderIssueLink(repository: Repository, issue: IssueReference): string {
  const { repository: name, number } = toOwn(repository, issue);
  const path = locateIssue(repository, issue);
  if (name === undefined) return linkTo(repository, `#${number}`, path);
  const { webUrl } = repository;
  const host = webUrl === undefined ? undefined : new URL(webUrl).origin;
  return linkTo({ name, webUrl: host && `${host}/${name}` }, `${name}#${number}`, path);
}

function locateIssue(repository: Repository, { isPull, number }: IssueReference): string {
  const { pull, issues } = selectPages(repository);
  return `${isPull === true ? pull : issues}/${number}`;
}

export function renderGuideLink({ name, webUrl }: Repository, sha: string, path: string): string {
  return linkTo({ name, webUrl }, path.slice(path.lastIndexOf("/") + 1), locateFile({ name, webUrl }, sha, path));
}

function locateFile(repository: Repository, ref: string, path: string): string {
  return `${selectPages(repository).file}/${encodeRef(ref)}/${encodeRef(path)}`;
}

/** The page of a file or folder at a revision. */
export function buildFileUrl(repository: Repository, ref: string, path: string): string | undefined {
  return buildUrl(repository, locateFile(repository, ref, path));
}

export function renderCommitLink(repository: Repository, sha: string): string {
  return linkTo(repository, sha.slice(0, 7), `${selectPages(repository).commit}/${sha}`);
}

export function qualifyReference({ name, isQualified = false }: Repository, reference: string): string {
  if (!isQualified) return reference;
  return /^[#!]/.test(reference) ? `${name}${reference}` : `${name}@${reference}`;
}

export function buildCompareUrl(repository: Repository, from: string, to: string): string | undefined {
  const refs: Record<string, string> = { FROM: encodeRef(from), TO: encodeRef(to) };
  const { compare } = selectPages(repository);
  return buildUrl(
    repository,
    compare.replace(/FROM|TO/g, (name) => refs[name] ?? ""),
  );
}

/** The page of all commits of a tag. */
export function buildCommitsUrl(repository: Repository, tag: string): string | undefined {
  return buildUrl(repository, `${selectPages(repository).commits}/${encodeRef(tag)}`);
}

export function buildTagUrl(repository: Repository, tag: string): string | undefined {
  return buildUrl(repository, `releases/tag/${encodeRef(tag)}`);
}

export function renderCompareLink(repository: Repository, from?: string, to?: string): string | undefined {
  if (from === undefined || to === undefined) return undefined;
  const url = buildCompareUrl(repository, from, to);
  return url === undefined ? undefined : `[${renderRange(`${from}...${to}`)}](${url})`;
}

/** The tags of a package with a scope, `@octo/core@1.0.0`, are no mentions. */
function renderRange(range: string): string {
  return /(?<![\w.])@/.test(range) ? quoteCode(range) : escapeMarkdown(range);
}

function linkTo(repository: Repository, reference: string, path: string): string {
  const text = escapeMarkdown(qualifyReference(repository, reference));
  const url = buildUrl(repository, path);
  return url === undefined ? text : `[${text}](${url})`;
}

function selectPages({ webUrl = "" }: Repository): Pages {
  const host = /^https?:\/\/([^/]+)/.exec(webUrl)?.[1] ?? "";
  if (host.includes("gitlab")) return GITLAB;
  return host.includes("bitbucket") ? BITBUCKET : GITHUB;
}

function encodeRef(ref: string): string {
  return encodeURIComponent(ref)
    .replaceAll("%2F", "/")
    .replaceAll("%40", "@")
    .replaceAll("(", "%28")
    .replaceAll(")", "%29");
}

/** `mentioned` gets the name of each issue that is linked. */
export function linkMentionsTo(repository: Repository, mentioned: Set<string> = new Set()): LinkMention {
  return ({ label, ...named }) => {
    const issue = toOwn(repository, named);
    mentioned.add(nameIssue(issue));
    if (named.repository !== undefined) return renderIssueLink(repository, issue);
    return linkTo(repository, label, locateIssue(repository, named));
  };
}

/** Without the name of its own repository. */
export function toOwn({ name, webUrl }: Repository, { repository, ...issue }: IssueReference): IssueReference {
  const other = repository?.toLowerCase();
  const isOwn = other === name.toLowerCase() || webUrl?.toLowerCase().endsWith(`/${other}`) === true;
  return { ...issue, repository: isOwn ? undefined : repository };
}
