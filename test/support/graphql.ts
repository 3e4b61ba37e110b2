import { serveScripted } from "./scripted-server.ts";

/** A pull request as GitHub's GraphQL tells it; merged in `octo/widget` by `ada` unless told otherwise. */
export type PullRequestSketch = {
  number: number;
  title?: string;
  mergedAt?: string | null;
  mergeCommit?: string;
  repository?: string;
  author?: string | null;
  authorType?: string;
  labels?: readonly string[];
  renamedAt?: string;
};

/** What GitHub tells of a commit; null for one that it does not know, no `pulls` where the token may not see them. */
export type GraphQlAnswer = { author: string | null; pulls: readonly PullRequestSketch[] | undefined } | null;

/** How a server fails: with a status for some of the commits asked about, or with errors beside its answers. */
type Failure = { fail?: (shas: readonly string[]) => number | undefined; errors?: readonly unknown[] };

/** Answers questions about commits in the form of GitHub's schema, and records which were asked together. */
export async function serveGraphQl(tell: (sha: string) => GraphQlAnswer | undefined, { fail, errors }: Failure = {}) {
  const asked: string[][] = [];
  const paths: string[] = [];
  const server = await serveScripted((request, response) => {
    const { query } = JSON.parse(server.received.at(-1)?.body ?? "{}") as { query: string };
    const shas = selectAliases(query).map(([, sha]) => sha);
    asked.push(shas);
    paths.push(request.url ?? "");
    const status = fail?.(shas);
    response.writeHead(status ?? 200, { "content-type": "application/json" });
    if (status !== undefined) {
      response.end(JSON.stringify({ message: "It was refused" }));
      return;
    }
    response.end(JSON.stringify({ ...answerCommits(query, tell), ...(errors === undefined ? {} : { errors }) }));
  });
  return {
    ...server,
    asked,
    paths,
    place: { apiUrl: server.url, token: "token-of-a-test" },
  };
}

/** What GitHub answers to a question about commits of `octo/widget`. */
export function answerCommits(query: string, tell: (sha: string) => GraphQlAnswer | undefined): { data: unknown } {
  const told = selectAliases(query).map(([alias, sha]) => [alias, buildCommit(tell(sha) ?? null)]);
  return { data: { repository: { nameWithOwner: "octo/widget", ...Object.fromEntries(told) } } };
}

function selectAliases(query: string): [alias: string, sha: string][] {
  const found = query.matchAll(/(\w+): object\(oid: "([0-9a-f]+)"\)/g);
  return [...found].map(([, alias = "", sha = ""]) => [alias, sha]);
}

function buildCommit(answer: GraphQlAnswer): unknown {
  if (answer === null) return null;
  return {
    author: { user: answer.author === null ? null : { login: answer.author } },
    associatedPullRequests: answer.pulls === undefined ? null : { nodes: answer.pulls.map(buildPullRequest) },
  };
}

function buildPullRequest(pull: PullRequestSketch): unknown {
  const { author = "ada", authorType = "User", mergedAt = "2026-01-02T00:00:00Z" } = pull;
  return {
    number: pull.number,
    title: pull.title ?? `Change ${pull.number}`,
    mergedAt,
    mergeCommit: pull.mergeCommit === undefined ? null : { oid: pull.mergeCommit },
    baseRepository: { nameWithOwner: pull.repository ?? "octo/widget" },
    author: author === null ? null : { login: author, __typename: authorType },
    labels: { nodes: (pull.labels ?? []).map((label) => ({ name: label })) },
    timelineItems: { nodes: pull.renamedAt === undefined ? [] : [{ createdAt: pull.renamedAt }] },
  };
}
