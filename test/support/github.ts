import { createEmulator } from "emulate";
import { answerPushQuestion, asGitUser, isPushQuestion } from "./git-server.ts";
import { askEmulator, fetchAgain, type GitHubAnswer, serveGitHub } from "./github-schema/serve.ts";
import { answerThreads, type ThreadState } from "./github-threads.ts";
import type { Received } from "./scripted-server.ts";

/** Answers a request itself, or forwards it to emulate's GitHub (undefined). */
export type ScriptedAnswer = GitHubAnswer | undefined;
type Script = (request: Received) => ScriptedAnswer | Promise<ScriptedAnswer>;

type SeededApp = { seed: object; install: (github: FakeGitHub) => void };

type Pull = {
  number: number;
  title: string;
  body: string;
  state: string;
  draft: boolean;
  html_url: string;
  head: { ref: string; sha: string };
  base: { ref: string };
  labels: { name: string }[];
  requested_reviewers: { login: string }[];
};

const TOKENS = { "token-of-a-test": "octo", "token-of-ada": "ada" };
/** It has an API only, and says who may push. */
const isGit = (path: string) => /\/info\/refs\?/.test(path);

const isKnown = (authorization = "") =>
  Object.keys(TOKENS).some((token) => authorization === asGitUser("x-access-token", token));

const NO_PULL_REQUEST = { author: null, pulls: [] };

/**
 * A GitHub with repositories of given files, reached through a server that records every request. What emulate does not
 * do is added: the second pull request of a branch is refused, and GraphQL's `updateRefs` looks at where a branch was.
 */
export class FakeGitHub implements AsyncDisposable {
  readonly url: string;
  readonly received: Received[];
  /** Set by a test to answer some requests. */
  script: Script = () => undefined;
  /** Emulate's names of commits by those of a checkout, where a test wants them to be the same repository. */
  readonly shas = new Map<string, string>();
  readonly threads: ThreadState = { resolved: new Set(), outdated: new Set() };
  /** Where pull requests that {@link merge} merged were, by their paths. */
  readonly #merged = new Map<string, { base: string; head: string; commit: string }>();
  readonly #close: () => Promise<void>;
  readonly #behind: string;
  /** Whether the script of an app has checked the token. */
  #isApp = false;

  private constructor(url: string, behind: string, received: Received[], close: () => Promise<void>) {
    this.url = url;
    this.received = received;
    this.#behind = behind;
    this.#close = close;
  }

  /** Opens it with repositories by name (`octo/widget`), each with its files, and with an app that is installed there. */
  static async open(repositories: Record<string, Record<string, string>>, app?: SeededApp): Promise<FakeGitHub> {
    const emulator = await createEmulator({
      service: "github",
      port: 0,
      seed: {
        tokens: Object.fromEntries(
          Object.entries(TOKENS).map(([token, login]) => [token, { login, scopes: ["repo"] }]),
        ),
        github: {
          users: Object.values(TOKENS).map((login) => ({ login })),
          repos: Object.keys(repositories).map((repository) => {
            const [owner = "", name = ""] = repository.split("/");
            return { owner, name, auto_init: true };
          }),
          apps: app === undefined ? [] : [app.seed],
        },
      },
    });
    const holder: { github?: FakeGitHub } = {};
    const answers = new Set<Promise<GitHubAnswer>>();
    const server = await serveGitHub((received) => {
      const { github } = holder;
      if (github === undefined) throw new Error("A request came before the repositories.");
      const answer = github.answer(received);
      answers.add(answer);
      return answer;
    }, isGit);
    const github = new FakeGitHub(server.url, emulator.url, server.received, async () => {
      await server[Symbol.asyncDispose]();
      // Abandoned calls still ask the emulator.
      await Promise.all(answers);
      await emulator.close();
    });
    holder.github = github;
    for (const [name, files] of Object.entries(repositories)) await github.commit(name, "main", files);
    github.received.length = 0;
    app?.install(github);
    github.#isApp = app !== undefined;
    return github;
  }

  /** Commits files (undefined deletes) to a branch as a person, and returns the commit's SHA. */
  async commit(
    repository: string,
    branch: string,
    files: Record<string, string | undefined>,
    message = "A person's",
    merged: readonly string[] = [],
  ): Promise<string> {
    const at = `/repos/${repository}`;
    const tip = await this.tip(repository, branch);
    const { tree } = await this.call<{ tree: { sha: string } }>("GET", `${at}/git/commits/${tip}`);
    const entries = Object.entries(files).map(([path, content]) => ({
      path,
      mode: "100644",
      type: "blob",
      ...(content === undefined ? { sha: null } : { content }),
    }));
    const made = await this.call<{ sha: string }>("POST", `${at}/git/trees`, { base_tree: tree.sha, tree: entries });
    const commit = { message, tree: made.sha, parents: [tip, ...merged] };
    const { sha } = await this.call<{ sha: string }>("POST", `${at}/git/commits`, commit);
    await this.call("PATCH", `${at}/git/refs/heads/${branch}`, { sha, force: false });
    return sha;
  }

  /** The newest commit of a branch; undefined if the branch does not exist. */
  async tip(repository: string, branch: string): Promise<string | undefined> {
    const refs = await this.call<{ ref: string; object: { sha: string } }[]>(
      "GET",
      `/repos/${repository}/git/matching-refs/heads/${branch}`,
    );
    return refs.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha;
  }

  /** The diff of a branch against its base: contents by path, undefined for a deleted file, and its commit messages. */
  async changes(repository: string, branch: string, base = "main") {
    const at = `/repos/${repository}`;
    type Compared = {
      files: { filename: string; status: string; sha: string }[];
      commits: { commit: { message: string } }[];
    };
    const { files, commits } = await this.call<Compared>("GET", `${at}/compare/${base}...${branch}`);
    const contents = new Map<string, string | undefined>();
    for (const { filename, status, sha } of files) {
      const blob =
        status === "removed" ? undefined : await this.call<{ content: string }>("GET", `${at}/git/blobs/${sha}`);
      contents.set(filename, blob && Buffer.from(blob.content, "base64").toString());
    }
    return { files: contents, messages: commits.map(({ commit }) => commit.message) };
  }

  /** A person's merge. Emulate merges the branches as they were when the pull request was opened. */
  async merge(repository: string, number: number, method: "merge" | "squash"): Promise<string> {
    const at = `/repos/${repository}/pulls/${number}`;
    const { title, ...pull } = await this.call<Pull>("GET", at);
    const [base = "", head = ""] = await Promise.all(
      [pull.base.ref, pull.head.ref].map((branch) => this.tip(repository, branch)),
    );
    const { files } = await this.changes(repository, pull.head.ref, pull.base.ref);
    await this.call("PUT", `${at}/merge`, {});
    await this.call("PATCH", `/repos/${repository}/git/refs/heads/${pull.base.ref}`, { sha: base, force: true });
    const parents = method === "merge" ? [head] : [];
    const commit = await this.commit(repository, pull.base.ref, Object.fromEntries(files), title, parents);
    this.#merged.set(at, { base, head, commit });
    return commit;
  }

  pulls(repository: string): Promise<Pull[]> {
    return this.call("GET", `/repos/${repository}/pulls?state=all&sort=created&direction=asc`);
  }

  /** Calls emulate's GitHub directly, without recording the request. */
  async call<Answer = unknown>(
    method: string,
    path: string,
    body?: unknown,
    token = "token-of-a-test",
  ): Promise<Answer> {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetchAgain(`${this.#behind}${path}`, { method, headers, ...sent });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === "" ? (undefined as Answer) : JSON.parse(text);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#close();
  }

  private async answer(given: Received): Promise<GitHubAnswer> {
    const own = [...this.shas];
    const emulated = own.map(([one, other]) => [`"${other}"`, `"${one}"`] as const);
    const url = renameAll(given.url ?? "", own);
    const body = renameAll(
      given.body,
      own.map(([one, other]) => [`"${one}"`, `"${other}"`]),
    );
    const answer = await this.answerAsEmulate({ ...given, url, body });
    if (own.length === 0 || answer.body === undefined) return answer;
    return { ...answer, body: JSON.parse(renameAll(JSON.stringify(answer.body), emulated)) };
  }

  private async answerAsEmulate(given: Received): Promise<GitHubAnswer> {
    // As GitHub Enterprise Server has it: /api/v3 for REST, /api/graphql beside it.
    const received = { ...given, url: given.url?.replace(/^\/api(?:\/v3)?\//, "/") };
    const { url = "", headers } = received;
    if (isGit(url) && !isPushQuestion(url)) return { status: 404, body: "" };
    const scripted = await this.script(received);
    if (scripted !== undefined) return scripted;
    if (isGit(url)) return answerPushQuestion({ isKnown: this.#isApp || isKnown(headers.authorization) });
    return (await this.standIn(received)) ?? this.showMerged(received, await askEmulator(this.#behind, received));
  }

  /** Emulate's answer about pull requests, with what {@link merge} did. */
  private async showMerged({ url = "" }: Received, answer: GitHubAnswer): Promise<GitHubAnswer> {
    const [, list, pull, part] = /^(\/repos\/[^/]+\/[^/]+\/pulls)(\/\d+)?(\/commits)?(?=\?|$)/.exec(url) ?? [];
    if (list === undefined || this.#merged.size === 0) return answer;
    if (part !== undefined) return { ...answer, body: (await this.compare(`${list}${pull}`)).commits };
    const show = (one: Pull) => {
      const { base, head, commit } = this.#merged.get(`${list}/${one.number}`) ?? {};
      if (commit === undefined) return one;
      const ends = { head: { ...one.head, sha: head }, base: { ...one.base, sha: base } };
      return { ...one, merge_commit_sha: commit, ...ends };
    };
    const body = answer.body as Pull | Pull[];
    return { ...answer, body: Array.isArray(body) ? body.map(show) : show(body) };
  }

  private async standIn(received: Received): Promise<ScriptedAnswer> {
    const { method, url = "", body } = received;
    const threads = await answerThreads((...call) => this.call(...call), received, this.threads);
    if (threads !== undefined) return threads;
    if (method === "POST" && url === "/graphql") {
      const payload = JSON.parse(body);
      if (payload.query.includes("enablePullRequestAutoMerge"))
        return { body: { data: { enablePullRequestAutoMerge: { clientMutationId: null } } } };
      const aboutCommits = payload.query.includes("associatedPullRequests");
      return aboutCommits ? { body: answerCommits(payload.query, () => NO_PULL_REQUEST) } : this.updateRefs(payload);
    }
    const [, pull] = /^(\/repos\/[^/]+\/[^/]+\/pulls\/\d+)\/files\b/.exec(url) ?? [];
    if (method === "GET" && pull !== undefined) {
      const { files } = await this.compare(pull);
      return { body: files.map(({ filename, status }) => ({ filename, status })) };
    }
    const repository = /^\/repos\/([^/]+\/[^/]+)\/pulls$/.exec(url)?.[1];
    if (method === "POST" && repository !== undefined) return this.refuseSecond(repository, JSON.parse(body));
    return method === "POST" && /\/assignees$/.test(url) ? { status: 201, body: {} } : undefined;
  }

  /** Emulate makes up the files of a pull request. */
  private async compare(pull: string) {
    const { head, base } = await this.call<Record<"head" | "base", { sha: string }>>("GET", pull);
    const at = this.#merged.get(pull) ?? { base: base.sha, head: head.sha };
    const range = `${pull.replace(/\/pulls\/\d+$/, "/compare/")}${at.base}...${at.head}`;
    return this.call<{ files: { filename: string; status: string }[]; commits: unknown[] }>("GET", range);
  }

  private async refuseSecond(repository: string, { head }: { head: string }): Promise<ScriptedAnswer> {
    const pulls = await this.pulls(repository);
    if (!pulls.some((pull) => pull.state === "open" && pull.head.ref === head)) return undefined;
    const message = `A pull request already exists for octo:${head}.`;
    return {
      status: 422,
      body: { message: "Validation Failed", errors: [{ resource: "PullRequest", code: "custom", message }] },
    };
  }

  private async updateRefs({ variables }: { variables: GraphVariables }): Promise<ScriptedAnswer> {
    const [update] = variables.refs;
    const repositories = await this.call<{ full_name: string; node_id: string }[]>("GET", "/user/repos?per_page=100");
    const repository = repositories.find(({ node_id: id }) => id === variables.repository)?.full_name ?? "";
    const branch = update?.name.replace("refs/heads/", "") ?? "";
    if ((await this.tip(repository, branch)) !== update?.beforeOid) {
      return { body: { data: { updateRefs: null }, errors: [{ type: "STALE_DATA", message: "moved" }] } };
    }
    const moved = { sha: update?.afterOid, force: update?.force };
    await this.call("PATCH", `/repos/${repository}/git/refs/heads/${branch}`, moved);
    return { body: { data: { updateRefs: { clientMutationId: null } } } };
  }
}

const renameAll = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((all, [from, to]) => all.replaceAll(from, to), text);

type GraphVariables = {
  repository: string;
  refs: { name: string; beforeOid: string; afterOid: string; force: boolean }[];
};

/** A pull request of GitHub's GraphQL API; by default merged in `octo/widget` by `ada`. */
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

/** GitHub's data of a commit: null for an unknown one, no `pulls` if the token may not read them. */
export type GraphQlAnswer = { author: string | null; pulls: readonly PullRequestSketch[] | undefined } | null;

/** How a server fails: with a status for some of the queried commits, or with errors beside its data. */
type Failure = { fail?: (shas: readonly string[]) => number | undefined; errors?: readonly unknown[] };

/** Answers queries about commits in GitHub's schema, and records which commits each query names. */
export async function serveGraphQl(
  answerFor: (sha: string) => GraphQlAnswer | undefined,
  { fail, errors }: Failure = {},
) {
  const queriedShas: string[][] = [];
  const paths: string[] = [];
  const server = await serveGitHub(({ url = "", body }) => {
    const { query } = JSON.parse(body) as { query: string };
    const shas = selectAliases(query).map(([, sha]) => sha);
    queriedShas.push(shas);
    paths.push(url);
    const status = fail?.(shas);
    if (status !== undefined) return { status, body: { message: "It was refused" }, origin: "fault" };
    return { body: { ...answerCommits(query, answerFor), ...(errors === undefined ? {} : { errors }) } };
  });
  return {
    ...server,
    queriedShas,
    paths,
    place: { apiUrl: server.url, token: "token-of-a-test" },
  };
}

/** GitHub's answer to a query about commits of `octo/widget`. */
export function answerCommits(query: string, answerFor: (sha: string) => GraphQlAnswer | undefined): { data: unknown } {
  const commits = selectAliases(query).map(([alias, sha]) => [alias, buildCommit(answerFor(sha) ?? null)]);
  return { data: { repository: { nameWithOwner: "octo/widget", ...Object.fromEntries(commits) } } };
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
