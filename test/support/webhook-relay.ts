import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import type { FakeGitHub } from "./github.ts";
import type { GitHubAnswer } from "./github-schema/serve.ts";
import { type Received, serveLocally } from "./scripted-server.ts";
import { buildWebhook } from "./webhook-host.ts";

/** What a delivery gets in place of the service's answer. */
export type Refusal = number | "reset" | undefined;

/** To a path of the service. */
type Send = (path: string, init: RequestInit) => Promise<Response>;

type Recorded = {
  id: number;
  guid: string;
  delivered_at: string;
  status_code: number;
  event: string;
  action: string | null;
  payload: Record<string, unknown>;
};

/** Whose webhook GitHub's API shows: that of an app, of the repository, or no one's. */
export type ShownHook = "app" | "repository" | "none";

const HOOK_ID = 7;
const ROUTE =
  /^(?:\/app\/hook|\/repos\/octo\/[\w-]+\/hooks(?:\/7(?=\/))?)(?<deliveries>\/deliveries)?(?:\/(?<id>\d+))?$/;

/**
 * What lies between GitHub and the service: it refuses deliveries, and shows them as GitHub's API does, which emulate's
 * does not: two on a page, with payloads.
 */
export class WebhookRelay implements AsyncDisposable {
  readonly url: string;
  readonly deliveries: Recorded[] = [];
  refuse: (delivery: Pick<Recorded, "event" | "action" | "payload">) => Refusal = () => undefined;
  shows: ShownHook = "none";
  /** The calls of the API that it answered. */
  readonly asked: string[] = [];
  readonly #send: Send;
  readonly #secret: string;
  readonly #served: AsyncDisposable;

  private constructor(url: string, send: Send, secret: string, served: AsyncDisposable) {
    this.url = url;
    this.#send = send;
    this.#secret = secret;
    this.#served = served;
  }

  /** Passes on to the service, and answers for `github` from now on. */
  static async open(github: FakeGitHub, send: Send, secret: string): Promise<WebhookRelay> {
    const served = await serveLocally(async (request, response) => {
      const payload = JSON.parse(await text(request));
      const status = await relay.deliver(String(request.headers["x-github-event"]), payload);
      if (status === 0) return void response.destroy();
      response.writeHead(status).end();
    });
    const relay: WebhookRelay = new WebhookRelay(`${served.url}/webhooks/github`, send, secret, served);
    const { script } = github;
    github.script = (received) => relay.answer(received) ?? script(received);
    return relay;
  }

  /** Delivers an event, again under the ID of an earlier one. */
  async deliver(event: string, payload: Recorded["payload"], guid: string = randomUUID()): Promise<number> {
    const action = typeof payload.action === "string" ? payload.action : null;
    const refusal = this.refuse({ event, action, payload });
    const status_code = refusal === "reset" ? 0 : (refusal ?? (await this.#passOn(event, payload, guid)));
    const delivered_at = new Date().toISOString();
    this.deliveries.unshift({
      id: this.deliveries.length + 1,
      guid,
      delivered_at,
      status_code,
      event,
      action,
      payload,
    });
    return status_code;
  }

  async #passOn(event: string, payload: object, id: string): Promise<number> {
    const sent = buildWebhook({ event, payload, secret: this.#secret, id });
    return (await this.#send("/webhooks/github", sent)).status;
  }

  answer({ method = "", url = "", headers }: Received): GitHubAnswer | undefined {
    const { pathname, searchParams } = new URL(url, "http://github");
    const { deliveries, id } = ROUTE.exec(pathname)?.groups ?? {};
    if (method !== "GET" || !ROUTE.test(pathname)) return undefined;
    this.asked.push(url);
    if (this.shows !== (pathname.startsWith("/app/") ? "app" : "repository")) {
      return { status: 404, body: { message: "Not Found" } };
    }
    if (deliveries === undefined) {
      const others = [{ id: 6, config: { url: "https://ci.example.com/hook" } }];
      return { body: [...others, { id: HOOK_ID, config: { url: this.url } }] };
    }
    if (id !== undefined) return this.#showOne(Number(id));
    const start = Number(searchParams.get("cursor") ?? 0);
    const isFailed = ({ status_code }: Recorded) => status_code < 200 || status_code > 299;
    const all = this.deliveries.filter((one) => searchParams.get("status") !== "failure" || isFailed(one));
    const query = new URLSearchParams({ ...Object.fromEntries(searchParams), cursor: String(start + 2) });
    const next = `<http://${headers.host}/api/v3${pathname}?${query}>; rel="next"`;
    const page = all.slice(start, start + 2).map(({ payload: _, ...shown }) => shown);
    return { body: page, headers: start + 2 < all.length ? { link: next } : {} };
  }

  #showOne(id: number): GitHubAnswer {
    const found = this.deliveries.find((one) => one.id === id);
    if (found === undefined) return { status: 404, body: { message: "Not Found" } };
    const { payload, ...shown } = found;
    return { body: { ...shown, request: { headers: null, payload }, response: { headers: null, payload: null } } };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#served[Symbol.asyncDispose]();
  }
}
