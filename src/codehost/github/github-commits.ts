import type { CommitFacts, FactsBySha } from "../../commit-facts.ts";
import { parseGitHubFault } from "../../github-fault.ts";
import { openOctokit } from "../../open-octokit.ts";
import { buildCommitsQuery, parseCommitFacts } from "./github-commits-query.ts";
import type { GitHubAccess } from "./github-rest.ts";

/** What was told about commits, and, where something is missing, why, in one sentence. */
export type ReadFacts = { facts: FactsBySha; missing: string | undefined };

/** Asks a code host what it knows of commits. Never throws: what it cannot tell is missing. */
export type CommitReader = { readFacts(shas: readonly string[]): Promise<ReadFacts> };

/** Sends a query and gives back its data; throws what Octokit throws. */
type Ask = (query: string, signal: AbortSignal) => Promise<unknown>;

const COMMITS_A_QUERY = 100;
// A first release can be the whole history: what it holds beyond these is told from git alone.
const MOST_COMMITS = 1000;
// How long all questions about one span may take, in milliseconds: the notes wait for them.
const LONGEST = 30_000;
const NOT_ALLOWED = /^40[13] (?!.*rate limit)|not accessible by/i;
// GitHub gives up on a query after ten seconds; half of it may still be answered.
const TOO_HEAVY = new Set([500, 502, 503, 504]);

/**
 * Asks GitHub about commits of the repository `owner/name` by GraphQL, 100 a request, one request after the other, each
 * commit once: what was told is kept. `onFault` hears of every request that failed, in full.
 */
export function createGitHubCommitReader(
  access: GitHubAccess,
  repository: string,
  onFault: (error: unknown) => void,
): CommitReader {
  const known = new Map<string, CommitFacts>();
  return {
    async readFacts(shas) {
      const wanted = shas.slice(0, MOST_COMMITS);
      const ask = await openGraphQl(access, repository);
      const signal = AbortSignal.timeout(LONGEST);
      let fault: string | undefined;
      const unknown = wanted.filter((sha) => !known.has(sha));
      for (let start = 0; start < unknown.length; start += COMMITS_A_QUERY) {
        const answer = await readSome(ask, unknown.slice(start, start + COMMITS_A_QUERY), signal, onFault);
        for (const [sha, facts] of answer.facts) known.set(sha, facts);
        fault ??= answer.fault;
        // Refused as a whole (no permission, a rate limit, no time left): the next would be too.
        if (answer.fault !== undefined && answer.facts.size === 0) break;
      }
      const facts = new Map(wanted.flatMap((sha) => pairOf(sha, known)));
      return { facts, missing: describeMissing(shas.length, wanted.length, facts.size, fault) };
    },
  };
}

function pairOf(sha: string, known: FactsBySha): [string, CommitFacts][] {
  const facts = known.get(sha);
  return facts === undefined ? [] : [[sha, facts]];
}

async function openGraphQl(access: GitHubAccess, repository: string): Promise<Ask> {
  const octokit = await openOctokit(access);
  const [owner = "", name = ""] = repository.split("/");
  return (query, signal) => octokit.graphql(query, { owner, name, request: { signal } });
}

/** Asks about some commits in one query, or in two halves where it was too heavy. */
async function readSome(
  ask: Ask,
  shas: readonly string[],
  signal: AbortSignal,
  onFault: (error: unknown) => void,
  mayHalve = true,
): Promise<{ facts: FactsBySha; fault: string | undefined }> {
  try {
    return { facts: parseCommitFacts(await ask(buildCommitsQuery(shas), signal), shas), fault: undefined };
  } catch (error) {
    onFault(error);
    const { status, data, message } = readFault(error);
    if (mayHalve && shas.length > 1 && status !== undefined && TOO_HEAVY.has(status)) {
      const half = Math.ceil(shas.length / 2);
      const first = await readSome(ask, shas.slice(0, half), signal, onFault, false);
      if (first.fault !== undefined) return first;
      const second = await readSome(ask, shas.slice(half), signal, onFault, false);
      return { facts: new Map([...first.facts, ...second.facts]), fault: second.fault };
    }
    // An answer with errors still holds what GitHub could tell.
    return { facts: parseCommitFacts(data, shas), fault: message };
  }
}

function readFault(error: unknown): { status: number | undefined; data: unknown; message: string } {
  const fault = parseGitHubFault(error);
  if (fault !== undefined) {
    const { status, message } = fault;
    return { status, data: undefined, message: status === undefined ? message : `${status} ${message}` };
  }
  const { data, errors } = (error ?? {}) as { data?: unknown; errors?: unknown };
  const [first]: { message?: unknown }[] = Array.isArray(errors) ? errors : [];
  const [line = ""] = String(first?.message ?? (error instanceof Error ? error.message : error)).split("\n", 1);
  return { status: undefined, data, message: line.slice(0, 200) };
}

function describeMissing(all: number, asked: number, told: number, fault: string | undefined): string | undefined {
  if (told === all && fault === undefined) return undefined;
  const reason = fault?.replace(/\.$/, "");
  if (told === all) return `GitHub told only a part of what it knows of the commits (${reason}).`;
  const why = [
    ...(reason === undefined ? [] : [reason]),
    ...(asked < all ? [`only the newest ${asked} were asked about`] : []),
  ].join("; ");
  return (
    `GitHub told the pull requests of ${told} of ${all} commits` +
    `${why === "" ? "" : ` (${why})`}; the rest is written from git alone.` +
    (NOT_ALLOWED.test(reason ?? "") ? " Give the job the permission `pull-requests: read`." : "")
  );
}
