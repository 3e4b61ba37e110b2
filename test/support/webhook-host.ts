import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerGit, answerPushQuestion, asGitUser, isPushQuestion } from "./git-server.ts";
import { answerCommits } from "./github.ts";
import { forward } from "./github-host.ts";
import { serveGitHub } from "./github-schema/serve.ts";
import type { History } from "./history.ts";
import { serveLocally } from "./scripted-server.ts";

/** A code host with the repository `octo/widget` for git, and the pull requests that a test gives it. */
export class WebhookHost implements AsyncDisposable {
  readonly url: string;
  /** The answers of `GET /repos/octo/widget/pulls/{number}`, by number. */
  readonly pulls = new Map<number, object>();
  /** Whether git gets a 503. */
  isDown = false;
  readonly #history: History;
  readonly #root: string;
  readonly #opened: AsyncDisposableStack;

  private constructor(url: string, history: History, root: string, opened: AsyncDisposableStack) {
    this.url = url;
    this.#history = history;
    this.#root = root;
    this.#opened = opened;
  }

  static async open(history: History): Promise<WebhookHost> {
    await using opened = new AsyncDisposableStack();
    const root = mkdtempSync(join(tmpdir(), "webhook-host-"));
    opened.defer(() => rmSync(root, { recursive: true, force: true }));
    history.git("clone", "--quiet", "--bare", ".", join(root, "octo", "widget"));
    const answerApi = (path: string, sent: string): object | undefined => {
      const number = /^\/api\/v3\/repos\/octo\/widget\/pulls\/(\d+)$/.exec(path)?.[1];
      if (number !== undefined) return host.pulls.get(Number(number));
      if (path === "/api/v3/rate_limit") return {};
      if (path === "/api/graphql") return answerCommits(JSON.parse(sent).query, () => null);
      return path === "/api/v3/repos/octo/widget" ? { full_name: "octo/widget", default_branch: "main" } : undefined;
    };
    const answered = await serveGitHub(({ url = "", body: sent }) => {
      const body = answerApi(url.split("?", 1)[0] ?? "", sent);
      return body === undefined ? { status: 404, body: { message: "Not Found" } } : { body };
    });
    const api = opened.use(answered);
    const served = await serveLocally((request, response) => {
      const isGit = request.url?.startsWith("/octo/");
      if (isGit && host.isDown) return void response.writeHead(503).end();
      if (isPushQuestion(request.url)) {
        const isKnown = request.headers.authorization === asGitUser("x-access-token", "token");
        const { status, headers, body } = answerPushQuestion({ isKnown });
        return void response.writeHead(status, headers).end(body);
      }
      void (isGit ? answerGit(root, request, response) : forward(api.url, request, response));
    });
    const { url } = opened.use(served);
    const host: WebhookHost = new WebhookHost(url, history, root, opened.move());
    return host;
  }

  /** Publishes what the history has now. */
  push(): void {
    const target = join(this.#root, "octo", "widget");
    this.#history.git("push", "--quiet", "--force", "--tags", target, "+refs/heads/*:refs/heads/*");
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#opened.disposeAsync();
  }
}

/** The header by which GitHub and Bitbucket sign a body. */
export function signBody(secret: string, body: string | Uint8Array): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

export type Sent = { event: string; payload: unknown; secret: string; id?: string; headers?: Record<string, string> };

/** The request by which GitHub delivers an event; `headers` replace some of its own. */
export function buildWebhook({ event, payload, secret, id = randomUUID(), headers = {} }: Sent) {
  const body = typeof payload === "string" ? payload : JSON.stringify(payload);
  return {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": "GitHub-Hookshot/044aadd",
      "x-github-event": event,
      "x-github-delivery": id,
      "x-hub-signature-256": signBody(secret, body),
      ...headers,
    } as Record<string, string>,
  };
}
