import { escapeMarkdown } from "../escape-markdown.ts";
import type { Repository } from "./span.ts";

type Pages = { mark: string; pull: string; commit: string; compare: (from: string, to: string) => string };

const GITHUB: Pages = { mark: "#", pull: "pull", commit: "commit", compare: (from, to) => `compare/${from}...${to}` };
const GITLAB: Pages = {
  mark: "!",
  pull: "-/merge_requests",
  commit: "-/commit",
  compare: (from, to) => `-/compare/${from}...${to}`,
};
const BITBUCKET: Pages = {
  mark: "#",
  pull: "pull-requests",
  commit: "commits",
  compare: (from, to) => `branches/compare/${to}%0D${from}`,
};

/** `[#12](…/pull/12)`, or `#12` where the repository's address is not known; `owner/repo#12` where that is wanted. */
export function renderPullRequestLink(repository: Repository, number: number): string {
  const { mark, pull } = selectPages(repository);
  return linkTo(repository, escapeMarkdown(qualifyReference(repository, `${mark}${number}`)), `${pull}/${number}`);
}

/** `[1a2b3c4](…/commit/1a2b…)`, or the seven digits where the repository's address is not known. */
export function renderCommitLink(repository: Repository, sha: string): string {
  const text = escapeMarkdown(qualifyReference(repository, sha.slice(0, 7)));
  return linkTo(repository, text, `${selectPages(repository).commit}/${sha}`);
}

/** A reference (`#12`, a commit's seven digits) with its repository's name where that is wanted. */
export function qualifyReference({ name, isQualified = false }: Repository, reference: string): string {
  if (!isQualified) return reference;
  return /^[#!]/.test(reference) ? `${name}${reference}` : `${name}@${reference}`;
}

/** The page that compares two tags or branches; undefined where the repository's address is not known. */
export function buildCompareUrl(repository: Repository, from: string, to: string): string | undefined {
  if (repository.webUrl === undefined) return undefined;
  return `${repository.webUrl}/${selectPages(repository).compare(encodeRef(from), encodeRef(to))}`;
}

/** The page of one tag; undefined where the repository's address is not known. */
export function buildTagUrl(repository: Repository, tag: string): string | undefined {
  return repository.webUrl === undefined ? undefined : `${repository.webUrl}/releases/tag/${encodeRef(tag)}`;
}

/** `[v1.2.0...v1.3.0](…)`; undefined where the address or one of the tags is not known. */
export function renderCompareLink(
  repository: Repository,
  from: string | undefined,
  to: string | undefined,
): string | undefined {
  if (from === undefined || to === undefined) return undefined;
  const url = buildCompareUrl(repository, from, to);
  return url === undefined ? undefined : `[${escapeMarkdown(`${from}...${to}`)}](${url})`;
}

function linkTo(repository: Repository, text: string, path: string): string {
  return repository.webUrl === undefined ? text : `[${text}](${repository.webUrl}/${path})`;
}

function selectPages(repository: Repository): Pages {
  const host = /^https?:\/\/([^/]+)/.exec(repository.webUrl ?? "")?.[1] ?? "";
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
