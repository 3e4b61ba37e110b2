import { badField } from "../../contract/refusals.ts";
import type { CommitQuery, ListedCommit, Tag as ShownTag, TagQuery } from "../../contract/resources/selections.ts";
import { type Commit, type CommitPlace, readCommitPage } from "../../git/commits.ts";
import type { History } from "../../git/repository.ts";
import { resolveRevisions } from "../../git/revision.ts";
import { compareValues, compareVersionNames, parseTagName, type Tag } from "../../git/tags.ts";
import { quoteText } from "../../shared/text.ts";
import { MAX_TITLE_LENGTH } from "../../writer/changes/change.ts";
import { parsePullRequest } from "../../writer/pull-request.ts";

const DEFAULT_PAGE_SIZE = 50;
const MAX_NAME_LENGTH = 200;

type Place = Pick<Tag, "createdAt" | "name">;

/** The newest first; of one time, the highest version. */
function compareTags(one: Place, other: Place): number {
  return (
    compareValues(other.createdAt, one.createdAt) ||
    compareVersionNames(other.name, one.name) ||
    compareValues(other.name, one.name)
  );
}

/** 400 for what is no page token. */
export function selectTags(
  { tags }: Pick<History, "tags">,
  { next, pageSize = DEFAULT_PAGE_SIZE, text }: Omit<TagQuery, "id">,
): { tags: ShownTag[]; nextPageToken?: string } {
  const after = next === undefined ? undefined : parseTagToken(next);
  const wanted = tags
    .filter(({ name }) => includesText(name, text ?? ""))
    .filter((tag) => after === undefined || compareTags(after, tag) < 0)
    .sort(compareTags);
  const page = wanted.slice(0, pageSize);
  const last = page.at(-1);
  return {
    tags: page.map(({ name, commit: sha, createdAt }) => {
      return { name, sha, createdAt, version: parseTagName(name)?.version ?? null };
    }),
    ...(last !== undefined && wanted.length > pageSize && { nextPageToken: encode(`${last.createdAt} ${last.name}`) }),
  };
}

function parseTagToken(token: string): Place {
  const [, createdAt, name] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) (.+)$/s.exec(decode(token)) ?? [];
  if (createdAt === undefined || name === undefined) throw badToken();
  return { createdAt, name };
}

/** 400 for what is no page token. Throws `git/unknown-revision`, `git/ambiguous-revision` and `limit/git-time`. */
export async function readCommitList(
  { directory, head }: Pick<History, "directory" | "head">,
  { next, ref, since, pageSize: size = DEFAULT_PAGE_SIZE, text, pullRequests = false }: Omit<CommitQuery, "id">,
): Promise<{ commits: ListedCommit[]; nextPageToken?: string }> {
  const at = next === undefined ? { tip: ref ?? head, without: since, skip: 0 } : parseCommitToken(next);
  const named = at.without === undefined ? [at.tip] : [at.tip, at.without];
  const [tip = head, without] = await resolveRevisions(directory, named);
  const isWanted = (commit: Commit) =>
    (text === undefined || matches(commit, text)) && (!pullRequests || parsePullRequest(commit) !== undefined);
  const { commits, next: skip } = await readCommitPage(directory, { ...at, tip, without }, { size, isWanted });
  return {
    commits: commits.map(showCommit),
    ...(skip !== undefined && { nextPageToken: encode(`${tip} ${without ?? ""} ${skip}`) }),
  };
}

function parseCommitToken(token: string): CommitPlace {
  const [, tip, without, skip] = /^([0-9a-f]{40,64}) ([0-9a-f]{40,64})? (\d{1,9})$/.exec(decode(token)) ?? [];
  if (tip === undefined) throw badToken();
  return { tip, without, skip: Number(skip) };
}

function matches(commit: Commit, text: string): boolean {
  const { sha, subject, author } = commit;
  return (
    includesText(subject, text) ||
    includesText(author.name, text) ||
    sha.startsWith(text.toLowerCase()) ||
    parsePullRequest(commit)?.number === Number(text.replace(/^#/, ""))
  );
}

function includesText(whole: string, text: string): boolean {
  return whole.toLowerCase().includes(text.toLowerCase());
}

function showCommit(commit: Commit): ListedCommit {
  const { sha, subject, author, committedAt, parents } = commit;
  const pullRequest = parsePullRequest(commit);
  return {
    sha,
    title: quoteText(pullRequest?.title ?? subject, MAX_TITLE_LENGTH),
    subject: quoteText(subject, MAX_TITLE_LENGTH),
    author: quoteText(author.name, MAX_NAME_LENGTH),
    committedAt,
    parents: [...parents],
    pullRequest: pullRequest?.number ?? null,
  };
}

function encode(place: string): string {
  return Buffer.from(place).toString("base64url");
}

function decode(token: string): string {
  return Buffer.from(token, "base64url").toString("utf8");
}

function badToken() {
  return badField("next", "is not a page token of this list.");
}
