import * as z from "zod/mini";
import type { Account, CommitFacts, PullRequestFacts } from "../../commit-facts.ts";

// A pull request has at most 100 labels, a commit rarely more than one pull request. GitHub counts 500,000 nodes a
// query at most: 100 commits make 50,000 of these.
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

/** Asks about commits by their full SHAs, each under a name of its own (`c0`, `c1`, …). */
export function buildCommitsQuery(shas: readonly string[]): string {
  for (const sha of shas) if (!/^[0-9a-f]{40,64}$/.test(sha)) throw new TypeError(`${sha} is no full SHA.`);
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
  // Null only where the token may not see pull requests, which is another thing than none.
  associatedPullRequests: z.object({ nodes: z.array(z.nullish(PullRequestNode)) }),
});
const Answer = z.object({ repository: z.looseObject({ nameWithOwner: z.string() }) });

/**
 * Reads what GitHub answered about `shas`, the commits that {@link buildCommitsQuery} asked about, in that order. A
 * commit that GitHub does not know, or tells in an unknown form, is left out.
 */
export function parseCommitFacts(answer: unknown, shas: readonly string[]): Map<string, CommitFacts> {
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
  // Of several, the one that this commit is the merge of; else the first that was merged, since the others
  // (a release branch that is merged, a backport) only carried what was there already.
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

/** A person or a bot; what was imported from elsewhere (a mannequin) is nobody that can be named. */
function buildAccount(author: PullRequestNode["author"]): Account | undefined {
  if (author == null || !/^(?:User|Bot|EnterpriseUserAccount)$/.test(author.__typename)) return undefined;
  return { login: author.login, isBot: author.__typename === "Bot" };
}

function present<Item>(list: { nodes: readonly (Item | null | undefined)[] } | null | undefined): Item[] {
  return (list?.nodes ?? []).filter((item) => item != null);
}
