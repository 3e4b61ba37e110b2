import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createEmulator } from "emulate";
import { answerGit, answerPushQuestion, asGitUser, isPushQuestion } from "./git-server.ts";
import { FakeGitHub } from "./github.ts";
import type { FakeGitHubApp } from "./github-app.ts";
import { askEmulator, type GitHubAnswer, serveGitHub } from "./github-schema/serve.ts";
import type { History } from "./history.ts";
import { type Scripted, serveLocally } from "./scripted-server.ts";

/** GitHub's API with the history of a repository, as `octo/widget`; `shas` maps commits on disk to GitHub's. */
export type GitHubHistory = AsyncDisposable & {
  url: string;
  shas: ReadonlyMap<string, string>;
  received: Scripted["received"];
  call: Call;
};

/** The fields that tests read of GitHub's answers. */
type Answer = { sha: string; number: number; commit: { tree: { sha: string } } };
type Call = (path: string, body?: unknown) => Promise<Answer>;

const NAME = "/repos/octo/widget";
const HEADERS = { authorization: "Bearer token-of-a-test", "content-type": "application/json" };

/** Serves `history` by emulate's GitHub; `more` answers what that lacks, by the path before its question mark. */
export async function serveGitHubHistory(
  history: History,
  more: Record<string, GitHubAnswer> = {},
): Promise<GitHubHistory> {
  const emulator = await createEmulator({
    service: "github",
    port: 0,
    seed: {
      tokens: { "token-of-a-test": { login: "octo", scopes: ["repo"] } },
      github: { users: [{ login: "octo" }], repos: [{ owner: "octo", name: "widget", auto_init: true }] },
    },
  });
  const call: Call = async (path, body) => {
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`${emulator.url}${NAME}${path}`, { headers: HEADERS, ...init });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
  const shas = await publish(history, call);
  // Where emulate gives the tag's own SHA, GitHub gives that of its commit.
  const tags = readRefs(history, "refs/tags").map(([name, commit]) => ({ name, commit: { sha: shas.get(commit) } }));
  const own: Record<string, GitHubAnswer> = { "/tags": { body: tags }, ...more };
  const server = await serveGitHub((received) => {
    const path = (received.url ?? "").replace(NAME, "");
    return own[path.split("?", 1)[0] ?? ""] ?? askEmulator(emulator.url, received);
  });
  return {
    url: server.url,
    shas,
    received: server.received,
    call,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await emulator.close();
    },
  };
}

/** Branches or tags, each with the SHA of its commit. */
function readRefs(history: History, folder: string): [name: string, commit: string][] {
  const lines = history.git("for-each-ref", "--format=%(refname:lstrip=2) %(objectname) %(*objectname)", folder);
  return lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", object = "", peeled = ""] = line.split(" ");
      return [name, peeled === "" ? object : peeled];
    });
}

async function publish(history: History, call: Call): Promise<Map<string, string>> {
  const shas = new Map<string, string>();
  const { tree } = (await call("/commits/HEAD")).commit;
  const FIELDS = ["%H", "%P", "%B", "%aI", "%cI"].join("%x00");
  const listed = history.git("log", "--all", "--reverse", "--topo-order", `--format=${FIELDS}%x01`);
  for (const line of listed.split("\x01").filter((text) => text.trim() !== "")) {
    const [sha = "", parents = "", message = "", authored = "", committed = ""] = line
      .split("\0")
      .map((field) => field.trim());
    const made = await call("/git/commits", {
      message,
      tree: tree.sha,
      parents: parents.split(" ").flatMap((parent) => shas.get(parent) ?? []),
      author: { name: "Ada Writer", email: "ada@example.com", date: authored },
      committer: { name: "Ada Writer", email: "ada@example.com", date: committed },
    });
    shas.set(sha, made.sha);
  }
  for (const [branch, commit] of readRefs(history, "refs/heads")) {
    await call("/git/refs", { ref: `refs/heads/on-disk/${branch}`, sha: shas.get(commit) });
  }
  return shas;
}

/** The repository on {@link FakeGitHubHost}, and its pull request that was merged. */
export const HOSTED = "octo/hosted";
export const MERGED = 1;
/** Its issue, which requires the token. */
export const ISSUE = { number: 2, title: "Answers stop in the middle", body: "The last line is missing." };
const PAGE = "Streams for everybody";
const TOKEN = "token-of-a-test";
const FILES = { "CHANGELOG.md": "# Changelog\n", "README.md": "# Widget\n\nA Widget for everybody.\n" };
const GIT = new RegExp(`^/${HOSTED}(\\.git)?/(info/refs|git-upload-pack)(\\?|$)`);
const RAW = "application/vnd.github.raw+json";
const LIMITS = { "x-ratelimit-limit": "5000", "x-ratelimit-remaining": "4000" };

/**
 * A GitHub Enterprise Server with one repository: git reads the commits of a history, the API is emulate's, which keeps
 * branches and pull requests of its own. It knows one token, or a GitHub App.
 */
export class FakeGitHubHost implements AsyncDisposable {
  readonly url: string;
  readonly api: FakeGitHub;
  readonly #root: string;
  readonly #opened: AsyncDisposableStack;

  private constructor(url: string, api: FakeGitHub, root: string, opened: AsyncDisposableStack) {
    this.url = url;
    this.api = api;
    this.#root = root;
    this.#opened = opened;
  }

  get app() {
    return { token: TOKEN, baseUrl: `${this.url}/api/v3` };
  }

  /** A public page. */
  get page() {
    return { url: `${this.url}/page.html`, title: PAGE };
  }

  get repositoryUrl(): string {
    return `${this.url}/${HOSTED}`;
  }

  /** Publishes what a history has now, for git. */
  push(history: History): void {
    history.git("push", "--quiet", "--force", "--tags", join(this.#root, HOSTED), "+refs/heads/*:refs/heads/*");
  }

  /** Sends signed webhooks of all that happens by the API from now on. */
  async sendWebhooks(url: string, secret: string): Promise<void> {
    const config = { url, secret, content_type: "json" };
    await this.api.call("POST", `/repos/${HOSTED}/hooks`, { name: "web", events: ["*"], active: true, config });
  }

  static async open(history: History, app?: FakeGitHubApp): Promise<FakeGitHubHost> {
    await using opened = new AsyncDisposableStack();
    const root = mkdtempSync(join(tmpdir(), "hosted-"));
    opened.defer(() => rmSync(root, { recursive: true, force: true }));
    history.git("clone", "--quiet", "--bare", ".", join(root, HOSTED));
    const api = opened.use(await openApi(app));
    const served = await serveLocally(async (request, response) => {
      const { url = "" } = request;
      if (await app?.registration?.answerPage(`http://${request.headers.host}`, request, response)) return;
      if (url === "/page.html") return answerPage(response);
      const isGit = GIT.test(url);
      // Its pages need a session, which no token gives.
      if (!isGit && !url.startsWith("/api/"))
        return void response.writeHead(404, { "content-type": "text/html" }).end();
      if (isGit && isPushQuestion(url)) {
        const { authorization } = request.headers;
        const isKnown = app?.accepts(authorization) ?? authorization === asGitUser("x-access-token", TOKEN);
        const { status, headers, body } = answerPushQuestion({ isKnown });
        return void response.writeHead(status, headers).end(body);
      }
      const isRefused = isGit && app?.accepts(request.headers.authorization) === false;
      if (isRefused) return void response.writeHead(401).end();
      return void (isGit ? answerGit(root, request, response) : forward(api.url, request, response));
    });
    const { url } = opened.use(served);
    return new FakeGitHubHost(url, api, root, opened.move());
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#opened.disposeAsync();
  }
}

function answerPage(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/html" });
  response.end(`<!doctype html><title>${PAGE}</title><p>Answers come piece by piece.`);
}

async function openApi(app: FakeGitHubApp | undefined): Promise<FakeGitHub> {
  const api = await FakeGitHub.open({ [HOSTED]: FILES }, app);
  const at = `/repos/${HOSTED}`;
  const title = "feat: stream answers";
  await api.call("POST", `${at}/git/refs`, { ref: "refs/heads/streams", sha: await api.tip(HOSTED, "main") });
  await api.commit(HOSTED, "streams", { "src/stream.ts": "1\n" }, title);
  await api.call("POST", `${at}/pulls`, { title, body: "Why.", head: "streams", base: "main" });
  await api.call("PUT", `${at}/pulls/${MERGED}/merge`, {});
  await api.call("POST", `${at}/issues`, { title: ISSUE.title, body: ISSUE.body });
  if (app !== undefined) return api;
  api.script = ({ url = "", headers }) => {
    if (!headers.authorization?.endsWith(` ${TOKEN}`)) {
      return { status: 401, body: { message: "Bad credentials", status: "401" } };
    }
    const isFiles = url.startsWith(`${at}/pulls/${MERGED}/files`);
    return isFiles ? { body: [{ filename: "src/stream.ts", status: "added" }] } : undefined;
  };
  return api;
}

/** Answers as the API at `target` does. */
export async function forward(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "GET", url = "", headers } = request;
  const body = await buffer(request);
  const answer = await fetch(target + url, {
    method,
    headers: { authorization: headers.authorization ?? "", "content-type": "application/json" },
    ...(body.length === 0 ? {} : { body }),
  });
  const text = await answer.text();
  // The API behind it knows no media types.
  if (answer.ok && headers.accept === RAW && url.includes("/contents/")) {
    const { content = "" }: { content?: string } = JSON.parse(text);
    response.writeHead(200, { "content-type": RAW, ...LIMITS }).end(Buffer.from(content, "base64"));
    return;
  }
  const links = [answer.headers.get("link") ?? []]
    .flat()
    .map((link) => ({ link: link.replaceAll(target, `http://${headers.host}`) }));
  response.writeHead(answer.status, { "content-type": "application/json", ...LIMITS, ...links[0] }).end(text);
}
