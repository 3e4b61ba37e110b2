import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { DraftGitHub } from "./draft-github.ts";
import { answerGit } from "./git-server.ts";
import type { History } from "./history.ts";

/** The repository on {@link HostedGitHub}, and its pull request that was merged. */
export const HOSTED = "octo/hosted";
export const MERGED = 1;
/** Its issue, which only the token may read. */
export const ISSUE = { number: 2, title: "Answers stop in the middle", body: "The last line is missing." };
const PAGE = "Streams for everybody";
const TOKEN = "token-of-a-test";
const FILES = { "CHANGELOG.md": "# Changelog\n", "README.md": "# Widget\n\nA Widget for everybody.\n" };
const GIT = new RegExp(`^/${HOSTED}(\\.git)?/(info/refs|git-upload-pack)(\\?|$)`);
const RAW = "application/vnd.github.raw+json";
const LIMITS = { "x-ratelimit-limit": "5000", "x-ratelimit-remaining": "4000" };

/**
 * A GitHub Enterprise Server with one repository: git reads the commits of a history, the API is emulate's, which keeps
 * branches and pull requests of its own. It knows one token.
 */
export class HostedGitHub implements AsyncDisposable {
  readonly url: string;
  readonly api: DraftGitHub;
  readonly #close: () => Promise<void>;

  private constructor(url: string, api: DraftGitHub, close: () => Promise<void>) {
    this.url = url;
    this.api = api;
    this.#close = close;
  }

  get app() {
    return { token: TOKEN, baseUrl: `${this.url}/api/v3` };
  }

  /** A page that anybody may read. */
  get page() {
    return { url: `${this.url}/page.html`, title: PAGE };
  }

  get repositoryUrl(): string {
    return `${this.url}/${HOSTED}`;
  }

  static async open(history: History): Promise<HostedGitHub> {
    const root = mkdtempSync(join(tmpdir(), "hosted-"));
    history.git("clone", "--quiet", "--bare", ".", join(root, HOSTED));
    const api = await openApi();
    const server = createServer((request, response) => {
      if (request.url === "/page.html") return answerPage(response);
      const isGit = GIT.test(request.url ?? "");
      return void (isGit ? answerGit(root, request, response) : forward(api.url, request, response));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new HostedGitHub(url, api, async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api[Symbol.asyncDispose]();
      rmSync(root, { recursive: true, force: true });
    });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#close();
  }
}

function answerPage(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/html" });
  response.end(`<!doctype html><title>${PAGE}</title><p>Answers come piece by piece.`);
}

async function openApi(): Promise<DraftGitHub> {
  const api = await DraftGitHub.open({ [HOSTED]: FILES });
  const at = `/repos/${HOSTED}`;
  const title = "feat: stream answers";
  await api.call("POST", `${at}/git/refs`, { ref: "refs/heads/streams", sha: await api.tip(HOSTED, "main") });
  await api.commit(HOSTED, "streams", { "src/stream.ts": "1\n" }, title);
  await api.call("POST", `${at}/pulls`, { title, body: "Why.", head: "streams", base: "main" });
  await api.call("PUT", `${at}/pulls/${MERGED}/merge`, {});
  await api.call("POST", `${at}/issues`, { title: ISSUE.title, body: ISSUE.body });
  api.script = ({ url = "", headers }) => {
    if (!headers.authorization?.endsWith(` ${TOKEN}`)) {
      return { status: 401, body: { message: "Bad credentials", status: "401" } };
    }
    const isFiles = url.startsWith(`${at}/pulls/${MERGED}/files`);
    return isFiles ? { body: [{ filename: "src/stream.ts", status: "added" }] } : undefined;
  };
  return api;
}

async function forward(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
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
  response.writeHead(answer.status, { "content-type": "application/json", ...LIMITS }).end(text);
}
