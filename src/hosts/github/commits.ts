import * as z from "zod/mini";
import type { Account, CommitFacts, FactsBySha, PullRequestFacts } from "../../git/commits.ts";
import { type GitHubAccess, openOctokit, splitRepository } from "./client.ts";
import { describeGitHubError, parseServerFault } from "./errors.ts";

export type CommitReader = ReturnType<typeof createGitHubCommitReader>;

type Ask = (query: string) => Promise<unknown>;

const COMMITS_PER_QUERY = 100;
// A first release can be the whole history; older commits are described from git alone.
const MAX_COMMITS = 1000;
// Milliseconds for all queries of one range: the notes wait for them.
const TIMEOUT = 30_000;
const NOT_ALLOWED = /^40[13] (?!.*rate limit)|not accessible by/i;
// GitHub stops a query after ten seconds; half of it may be fast enough.
const TOO_HEAVY = new Set([500, 502, 503, 504]);

/** Reads commits of `owner/name` by GraphQL, 100 per request, each once. `onFault` gets every failed request. */
export function createGitHubCommitReader(access: GitHubAccess, repository: string, onFault: (error: unknown) => void) {
  const known = new Map<string, CommitFacts>();
  return {
    /** `missing` says in one sentence what GitHub did not give, and why. Never throws. */
    async readFacts(shas: readonly string[]): Promise<{ facts: FactsBySha; missing: string | undefined }> {
      const wanted = shas.slice(0, MAX_COMMITS);
      const ask = await openGraphQl(access, repository);
      let fault: string | undefined;
      const unknown = wanted.filter((sha) => !known.has(sha));
      for (let start = 0; start < unknown.length; start += COMMITS_PER_QUERY) {
        const answer = await readSome(ask, unknown.slice(start, start + COMMITS_PER_QUERY), onFault);
        for (const [sha, facts] of answer.facts) known.set(sha, facts);
        fault ??= answer.fault;
        // No permission, a rate limit or no time left: the next query would fail too.
        if (answer.fault !== undefined && answer.facts.size === 0) break;
      }
      const asked = new Set(wanted);
      const facts = new Map([...known].filter(([sha]) => asked.has(sha)));
      return { facts, missing: describeMissing(shas.length, wanted.length, facts.size, fault) };
    },
  };
}

async function openGraphQl(access: GitHubAccess, repository: string): Promise<Ask> {
  const octokit = await openOctokit(access);
  const { owner, repo: name } = splitRepository(repository);
  const request = { signal: AbortSignal.timeout(TIMEOUT) };
  return (query) => octokit.graphql(query, { owner, name, request });
}

async function readSome(
  ask: Ask,
  shas: readonly string[],
  onFault: (error: unknown) => void,
  mayHalve = true,
): Promise<{ facts: FactsBySha; fault: string | undefined }> {
  try {
    return { facts: parseCommitFacts(await ask(buildCommitsQuery(shas)), shas), fault: undefined };
  } catch (error) {
    onFault(error);
    const { status, data, message } = readFault(error);
    if (mayHalve && shas.length > 1 && status !== undefined && TOO_HEAVY.has(status)) {
      const half = Math.ceil(shas.length / 2);
      const first = await readSome(ask, shas.slice(0, half), onFault, false);
      if (first.fault !== undefined) return first;
      const second = await readSome(ask, shas.slice(half), onFault, false);
      return { facts: new Map([...first.facts, ...second.facts]), fault: second.fault };
    }
    // An answer with errors has the rest of the data.
    return { facts: parseCommitFacts(data, shas), fault: message };
  }
}

function readFault(error: unknown): { status: number | undefined; data: unknown; message: string } {
  const fault = parseServerFault(error);
  if (fault) return { status: fault.status, data: undefined, message: describeGitHubError(error) };
  const { data, errors } = (error ?? {}) as { data?: unknown; errors?: unknown };
  const [first]: { message?: unknown }[] = Array.isArray(errors) ? errors : [];
  const [line = ""] = String(first?.message ?? (error instanceof Error ? error.message : error)).split("\n", 1);
  return { status: undefined, data, message: line.slice(0, 200) };
}

function describeMissing(all: number, asked: number, given: number, fault: string | undefined): string | undefined {
  if (given === all && fault === undefined) return undefined;
  const reason = fault?.replace(/\.$/, "");
  if (given === all) return `GitHub did not give all facts about the commits (${reason}).`;
  const why = [
    ...(reason === undefined ? [] : [reason]),
    ...(asked < all ? [`only the newest ${asked} were requested`] : []),
  ].join("; ");
  return (
    `GitHub gave the pull requests of ${given} of ${all} commits` +
    `${why === "" ? "" : ` (${why})`}; the rest is described from git alone.` +
    (NOT_ALLOWED.test(reason ?? "") ? " The token needs the permission `pull-requests: read`." : "")
  );
}

// A pull request has at most 100 labels. GitHub allows 500,000 nodes per query; 100 commits take 50,000.
const FACTS = `fragment facts on Commit {
  author { user { login } }
  associatedPullRequests(first: 5) {
    nodes {
      number title mergedAt
      mergeCommit { oid }
      baseRepository { nameWithOwner }
      author { login __typename }
      labels(first: 100) { nodes { name } }
      timelineItems(last: 1, itemTypes: [RENAMED_TITLE_EVENT]) { nodes { ... on RenamedTitleEvent { createdAt } } }
    }
  }
}`;

function buildCommitsQuery(shas: readonly string[]): string {
  for (const sha of shas) if (!/^[0-9a-f]{40,64}$/.test(sha)) throw new TypeError(`${sha} is not a full SHA.`);
  const commits = shas.map((sha, index) => `c${index}: object(oid: "${sha}") { ...facts }`);
  return `query ($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    nameWithOwner
    ${commits.join("\n    ")}
  }
}
${FACTS}`;
}

const nodes = <Item extends z.ZodMiniType>(item: Item) => z.nullish(z.object({ nodes: z.array(z.nullish(item)) }));
const Login = z.object({ login: z.string().check(z.regex(/^[\w-]{1,100}$/)) });
const PullRequestNode = z.object({
  number: z.int(),
  title: z.string(),
  mergedAt: z.nullish(z.string()),
  mergeCommit: z.nullish(z.object({ oid: z.string() })),
  baseRepository: z.nullish(z.object({ nameWithOwner: z.string() })),
  author: z.catch(z.nullish(z.extend(Login, { __typename: z.string() })), undefined),
  labels: nodes(z.object({ name: z.string() })),
  timelineItems: nodes(z.object({ createdAt: z.optional(z.string()) })),
});
type PullRequestNode = z.infer<typeof PullRequestNode>;
const CommitNode = z.object({
  author: z.catch(z.nullish(z.object({ user: z.nullish(Login) })), undefined),
  // Null only where the token may not see pull requests.
  associatedPullRequests: z.object({ nodes: z.array(z.nullish(PullRequestNode)) }),
});
const Answer = z.object({ repository: z.looseObject({ nameWithOwner: z.string() }) });

function parseCommitFacts(answer: unknown, shas: readonly string[]): Map<string, CommitFacts> {
  const facts = new Map<string, CommitFacts>();
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) return facts;
  const { repository } = parsed.data;
  shas.forEach((sha, index) => {
    const commit = CommitNode.safeParse(repository[`c${index}`]);
    if (commit.success) facts.set(sha, buildFacts(sha, commit.data, repository.nameWithOwner));
  });
  return facts;
}

function buildFacts(sha: string, commit: z.infer<typeof CommitNode>, repository: string): CommitFacts {
  const all = present(commit.associatedPullRequests);
  const isHere = ({ baseRepository }: PullRequestNode): boolean => baseRepository?.nameWithOwner === repository;
  const merged = all.filter((pull) => isHere(pull) && pull.mergedAt != null);
  // Later pull requests (a release branch, a backport) only contain the commit.
  const own =
    merged.find(({ mergeCommit }) => mergeCommit?.oid === sha) ??
    merged.toSorted((a, b) => String(a.mergedAt).localeCompare(String(b.mergedAt)))[0];
  return {
    pullRequest: own && buildPullRequestFacts(own),
    isMerge: own?.mergeCommit?.oid === sha,
    elsewhere: all.filter((pull) => pull.baseRepository != null && !isHere(pull)).map(({ number }) => number),
    login: commit.author?.user?.login,
  };
}

function buildPullRequestFacts(pull: PullRequestNode): PullRequestFacts {
  const [rename] = present(pull.timelineItems);
  return {
    number: pull.number,
    title: pull.title.replace(/\s+/g, " ").trim(),
    renamed: rename?.createdAt !== undefined && Date.parse(rename.createdAt) > Date.parse(pull.mergedAt ?? ""),
    labels: present(pull.labels).map(({ name }) => name),
    author: buildAccount(pull.author),
  };
}

/** A person or a bot; an imported account (a mannequin) cannot be mentioned. */
function buildAccount(author: PullRequestNode["author"]): Account | undefined {
  if (author == null || !/^(?:User|Bot|EnterpriseUserAccount)$/.test(author.__typename)) return undefined;
  return { login: author.login, isBot: author.__typename === "Bot" };
}

function present<Item>(list: { nodes: readonly (Item | null | undefined)[] } | null | undefined): Item[] {
  return (list?.nodes ?? []).filter((item) => item != null);
}
