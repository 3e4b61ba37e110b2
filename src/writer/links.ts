import type { FactsBySha } from "../git/commits.ts";
import { compareValues } from "../git/tags.ts";
import { escapeMarkdown, quoteCode } from "../shared/markdown/escape.ts";
import type { LinkMention } from "../shared/markdown/mentions.ts";
import { type Change, type Repository, selectWork } from "./changes/change.ts";
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
  const range = `${from}...${to}`;
  // The tags of a package with a scope, `@octo/core@1.0.0`, are no mentions.
  const shown = /(?<![\w.])@/.test(range) ? quoteCode(range) : escapeMarkdown(range);
  return url && `[${shown}](${url})`;
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

export type Person = {
  name: string;
  login: string | undefined;
  emails: readonly string[];
  first: { pullRequest: number | undefined; sha: string };
};

type Sighting = Pick<Person, "login" | "emails"> & { name: string | undefined };

type Known = { person: Person; keys: readonly string[] };

const NOREPLY = /^(?:\d+\+)?([a-z\d](?:[\w-]*[a-z\d])?)@users\.noreply\./i;
const CO_AUTHOR = /^co-authored-by:([^<]*)<([^<>\s]*)> *$/i;
const MACHINE_LOGIN = /\[bot\]$|(?:^|[-_])(?:ro)?bot$/i;
const MACHINE_EMAIL = /\[bot\]@|^(?:no-?reply|actions?|bot)@/i;

/** Without bots. The code host's author of a pull request counts, else those of its commits. */
export function selectPeople(changes: readonly Change[], facts: FactsBySha | undefined): Person[] {
  const byKey = new Map<string, Known>();
  for (const change of changes) {
    const first = { pullRequest: change.pullRequest, sha: change.commits[0].sha };
    for (const seen of selectSightings(change, facts)) {
      if (isMachine(seen)) continue;
      const keys = selectKeys(seen);
      const same = keys.flatMap((key) => byKey.get(key) ?? []).filter(({ person }) => isSamePerson(person, seen));
      const people = same.map(({ person }) => person);
      const all = new Set([...same.flatMap((other) => other.keys), ...keys]);
      const known: Known = { person: joinPeople(people, seen, first), keys: [...all] };
      for (const key of known.keys) byKey.set(key, known);
    }
  }
  const people = new Set([...byKey.values()].map(({ person }) => person));
  return [...people].sort((a, b) => compareValues(labelOf(a).toLowerCase(), labelOf(b).toLowerCase()));
}

function selectKeys({ name, login, emails }: Sighting): string[] {
  const named = [...(login === undefined ? [] : [`login ${login}`]), ...(name === undefined ? [] : [`name ${name}`])];
  return [...named.map((key) => key.toLowerCase()), ...emails.map((email) => `mail ${email}`)];
}

function selectSightings(change: Change, facts: FactsBySha | undefined): Sighting[] {
  const work = selectWork(change);
  const [lead] = change.commits;
  const authored = work.length > 0 ? work : lead.parents.length < 2 ? [lead] : [];
  const authors = authored.map(({ sha, author }) => see(author.name, author.email, facts?.get(sha)?.login));
  const account = change.hosted?.author;
  const bodies = [change.body, ...authored.map(({ body }) => body)].join("\n");
  const lines = /co-authored-by:/i.test(bodies) ? bodies.split("\n") : [];
  const others = lines.flatMap((line) => {
    const [, name = "", email = ""] = CO_AUTHOR.exec(line) ?? [];
    return email.slice(1, -1).includes("@") ? [see(name, email, undefined)] : [];
  });
  if (account === undefined || account.isBot) return [...authors, ...others];
  // With one author, the person who opened the pull request is that author.
  const isOnlyOne = new Set(authors.flatMap(({ emails }) => emails)).size === 1;
  const opener = { name: isOnlyOne ? authors[0]?.name : undefined, login: account.login };
  return [{ ...opener, emails: isOnlyOne ? (authors[0]?.emails ?? []) : [] }, ...(isOnlyOne ? [] : authors), ...others];
}

function see(name: string, email: string, login: string | undefined): Sighting {
  return { name: name.trim() || undefined, emails: [email.toLowerCase()], login: login ?? selectNoreplyLogin(email) };
}

/** `bo` of `7+bo@users.noreply.github.com`. */
export function selectNoreplyLogin(email: string): string | undefined {
  return NOREPLY.exec(email)?.[1];
}

function isMachine({ name, emails, login }: Sighting): boolean {
  const isNamed = /\[bot\]$/i.test(name ?? "") || MACHINE_LOGIN.test(login ?? "");
  return isNamed || emails.some((email) => MACHINE_EMAIL.test(email));
}

function isSamePerson(person: Person, seen: Sighting): boolean {
  if (person.login !== undefined && seen.login !== undefined) return same(person.login, seen.login);
  return seen.emails.some((email) => person.emails.includes(email)) || same(person.name, seen.name ?? "");
}

function joinPeople(known: readonly Person[], seen: Sighting, first: Person["first"]): Person {
  const login = known.find((person) => person.login !== undefined)?.login ?? seen.login;
  return {
    name: known[0]?.name ?? seen.name ?? login ?? "",
    login,
    emails: [...new Set([...known.flatMap(({ emails }) => emails), ...seen.emails])],
    first,
  };
}

export function labelOf({ login, name }: Person): string {
  return login ?? name;
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** A link to the account if it is known, without `@`, which would notify people. */
export function renderPerson(person: Person, { webUrl }: Repository): string {
  const host = /^https:\/\/[^/]+/.exec(webUrl ?? "")?.[0];
  if (person.login === undefined || host === undefined) return escapeMarkdown(labelOf(person));
  return `[${escapeMarkdown(person.login)}](${host}/${encodeURIComponent(person.login)})`;
}
