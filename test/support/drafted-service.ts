import { expect } from "vitest";
import type { Permission } from "../../src/contract/permissions.ts";
import { type Listening, listen } from "../../src/service/http/http.ts";
import { giveRole, insertRole, insertUser } from "../../src/service/security/access.ts";
import { createApiKey, insertKey } from "../../src/service/security/keys.ts";
import { CONFIGURATION } from "./built-in.ts";
import { type CheckoutService, createCheckoutService } from "./checkout-service.ts";
import { FakeGitHub } from "./github.ts";
import { History, TWO_RELEASES } from "./history.ts";

const NAME = "octo/widget";
export const KEY = "key-of-a-test";

type Shown = Record<"id" | "status" | "outputUrl", string> & {
  staged: boolean;
  comments: { id: string; message: string; source: string }[];
  turns: { id: string }[];
};

/** A service over HTTP whose drafts go to a GitHub, with a release to write about. */
export class DraftedService implements AsyncDisposable {
  readonly url: string;
  readonly github: FakeGitHub;
  readonly history: History;
  readonly #service: CheckoutService;
  readonly #listening: Listening;

  private constructor(github: FakeGitHub, history: History, service: CheckoutService, listening: Listening) {
    this.url = listening.url;
    this.github = github;
    this.history = history;
    this.#service = service;
    this.#listening = listening;
  }

  static async open(): Promise<DraftedService> {
    const history = new History();
    const files = { "src/code.ts": "1\n", "README.md": "Use octo/widget@v1.0.0.\n" };
    history.add(["feat: answer (#1)", { ...files, ".github/release-docs.yml": CONFIGURATION }], ...TWO_RELEASES);
    const github = await FakeGitHub.open({ [NAME]: files });
    const service = await createCheckoutService({
      workspace: {
        directory: history.directory,
        repository: { name: NAME, webUrl: `https://github.com/${NAME}` },
        drafts: "pullRequests",
        github: { apiUrl: github.url, token: "token-of-a-test", second: 0 },
      },
      apiKey: KEY,
      onFault: (error) => expect.unreachable(String(error)),
    });
    return new DraftedService(github, history, service, await listen(service));
  }

  async call(method: string, path: string, body?: unknown): Promise<Shown> {
    const headers = { "content-type": "application/json", authorization: `Bearer ${KEY}` };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${this.url}/api/v1/${path}`, init);
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    return JSON.parse(text);
  }

  /** Creates a conversation on v1.1.0 and runs its turn. */
  async converse(request: { stage?: boolean } = {}): Promise<Shown> {
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    const { id } = await this.call("POST", "conversations/", {
      body: "Write.",
      publication: "All",
      changes,
      ...request,
    });
    await this.#service.idle();
    return this.read(id);
  }

  /** The key of a user who has these permissions alone. */
  async addKey(permissions: readonly Permission[]): Promise<string> {
    const { store } = this.#service;
    const { id: orgId } = await store.database.selectFrom("organizations").select("id").executeTakeFirstOrThrow();
    const name = `of ${store.createId("usr")}`;
    const user = await insertUser(store, orgId, { name, email: `${name}@example.org` });
    await giveRole(store, user, await insertRole(store, orgId, { name, permissions }));
    const apiKey = createApiKey();
    await insertKey(store, user, apiKey, { name });
    return apiKey;
  }

  idle(): Promise<void> {
    return this.#service.idle();
  }

  read(id: string): Promise<Shown> {
    return this.call("GET", `conversations/${id}`);
  }

  /** What people and workflows wrote, newest first. */
  async readRequests(id: string): Promise<string[]> {
    const { comments } = await this.call("GET", `conversation_comments?conversationId=${id}`);
    return comments.filter(({ source }) => source === "api").map(({ message }) => message);
  }

  pulls() {
    return this.github.pulls(NAME);
  }

  /** Makes every pull request fail, or none. */
  refusePulls(isRefused: boolean): void {
    this.github.script = ({ method, url }) =>
      isRefused && method === "POST" && url?.endsWith("/pulls")
        ? { status: 403, body: { message: "Forbidden" } }
        : undefined;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#listening[Symbol.asyncDispose]();
    await this.#service.close();
    await this.github[Symbol.asyncDispose]();
    this.history[Symbol.dispose]();
  }
}
