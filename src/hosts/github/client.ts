import { onCode, ReleaseDocsError } from "../../shared/errors.ts";
import { explainIssues } from "../../shared/issues.ts";
import {
  createProductRefusals,
  describeStatus,
  MAX_ANSWER_BYTES,
  MAX_TEXT_BYTES,
  type Outbound,
  type OutboundRequest,
  type ProductApi,
} from "../../shared/outbound/json-api.ts";
import {
  type Expected,
  isServerFailure,
  MAX_WAIT,
  parseExpected,
  selectRetryDelay,
} from "../../shared/outbound/server-faults.ts";
import { quoteText, trimTrailing } from "../../shared/text.ts";
import { explainGitHub, parseServerFault, withoutDocumentation } from "./errors.ts";

export type GitHubAccess = {
  /** `https://api.github.com`, or `https://HOST/api/v3`. */
  apiUrl: string;
  token: string | AuthStrategy;
  /** Sends the requests; by default Octokit does, by the proxy settings of the runner. */
  send?: Outbound;
  signal?: AbortSignal;
  /** Milliseconds of a second of backoff: 1000 by default, fewer in tests. */
  second?: number;
};

/** One of Octokit's strategies: authenticates each request when it is sent. */
export type AuthStrategy = (given: object) => { hook: (...given: never[]) => Promise<unknown> };

type SentOptions = { headers: Readonly<Record<string, unknown>> };

/** Sends a request with a token, and once more with another where GitHub rejects that. */
export function createTokenHook(readToken: (rejected?: string) => Promise<string>) {
  return async (request: (options: SentOptions) => Promise<unknown>, options: SentOptions) => {
    const sendWith = (token: string) =>
      request({ ...options, headers: { ...options.headers, authorization: `token ${token}` } });
    const token = await readToken();
    try {
      return await sendWith(token);
    } catch (error) {
      const { status, message = "" } = parseServerFault(error) ?? {};
      // A token has the permissions of the time when it was created.
      if (status !== 401 && !/not accessible by integration/i.test(message)) throw error;
      return sendWith(await readToken(token));
    }
  };
}

/** Opens Octokit without log and retries; loaded late, since it is large. */
export async function openOctokit({ apiUrl, token, send, signal }: GitHubAccess) {
  const { getOctokit } = await import("@actions/github");
  const baseUrl = trimTrailing(apiUrl, /\//);
  const isFixed = typeof token === "string";
  // It requires a token, which a strategy does not look at.
  const octokit = getOctokit(isFixed ? token : "none", {
    baseUrl,
    log: SILENT,
    ...(isFixed ? {} : { authStrategy: token }),
    ...(send === undefined ? {} : { request: { fetch: sendAsFetch(send) } }),
  });
  // The plugin for pages passes no signal on, and follows the server's links wherever they lead.
  octokit.hook.before("request", (options) => {
    if (signal !== undefined) options.request.signal = signal;
    const { origin } = new URL(options.url, baseUrl);
    if (origin === new URL(baseUrl).origin) return;
    throw new ReleaseDocsError("github/unexpected", `GitHub's next page is on another host (${origin}).`);
  });
  return octokit;
}

export type Octokit = Awaited<ReturnType<typeof openOctokit>>;

export const MAX_GITHUB_PAGES = 100;

/** The data of each page of 100. Throws `github/too-many-pages` after 100 pages. */
export async function* readPages(octokit: Octokit, route: string, parameters: RouteParameters) {
  let pages = 0;
  for await (const { data } of octokit.paginate.iterator(route, { ...parameters, per_page: 100 })) {
    pages += 1;
    if (pages > MAX_GITHUB_PAGES) {
      const message = `GitHub's API has more than ${MAX_GITHUB_PAGES} pages for ${route.split("{repo}/").at(-1)}.`;
      throw new ReleaseDocsError("github/too-many-pages", message);
    }
    yield data as unknown;
  }
}

export function splitRepository(repository: string): { owner: string; repo: string } {
  const [owner = "", repo = ""] = repository.split("/");
  return { owner, repo };
}

const silent = () => undefined;
export const SILENT = { debug: silent, info: silent, warn: silent, error: silent };

// Milliseconds.
const ATTEMPT_TIMEOUT = 60_000;
const MAX_RETRIES = 100;
// Switches the plugin's own rule off.
const EVERY_FAILURE = Array.from({ length: 200 }, (_, index) => 400 + index);

/** Octokit with our retries. `request.look` finds what a failed attempt created. See docs/decisions/0013. */
async function openRetryingOctokit(access: GitHubAccess) {
  const [octokit, { retry }] = await Promise.all([openOctokit(access), import("@octokit/plugin-retry")]);
  // Before the plugin's hooks, so that it runs inside them, once per attempt.
  octokit.hook.wrap("request", async (request, options) => {
    const state: CallState = options.request;
    const found = state.mayBeDone === true ? await state.look?.() : undefined;
    if (found !== undefined) return { status: 200, url: options.url, headers: {}, data: found };
    state.signal = AbortSignal.timeout(ATTEMPT_TIMEOUT);
    try {
      return await request(options);
    } catch (error) {
      const delay = planRetry(error, state);
      if (delay === undefined) throw error;
      // A failure while the body was read has no request.
      const failed = Object.assign(error as Parameters<typeof retryRequest>[0], { request: { ...options } });
      throw retryRequest(failed, MAX_RETRIES, delay);
    }
  });
  const { retryRequest } = retry(octokit, {
    retry: { doNotRetry: EVERY_FAILURE, retryAfterBaseValue: access.second ?? 1000 },
  }).retry;
  return octokit;
}

type CallState = {
  signal?: AbortSignal;
  look?: () => Promise<unknown>;
  retryCount?: number;
  /** Whether the last attempt may have been carried out. */
  mayBeDone?: boolean;
  waited?: number;
};

/** Seconds; undefined where the call has failed for good. */
function planRetry(error: unknown, state: CallState): number | undefined {
  const fault = parseServerFault(error);
  const delay = fault && selectRetryDelay(fault, (state.retryCount ?? 0) + 1, Date.now());
  if (fault === undefined || delay === undefined) return undefined;
  state.mayBeDone = isServerFailure(fault);
  state.waited = (state.waited ?? 0) + delay;
  return state.waited > MAX_WAIT ? undefined : delay;
}

function sendAsFetch(send: Outbound, limits: Pick<OutboundRequest, "longest" | "cut"> = {}): typeof fetch {
  return async (input, { method = "GET", headers, body, signal } = {}) => {
    const answer = await send(String(input), {
      method,
      // Not by Headers, which throws its own error for a token that no header can have.
      headers: Object.fromEntries(headers instanceof Headers ? headers : Object.entries({ ...headers })),
      ...(typeof body === "string" ? { body } : {}),
      ...(signal ? { signal } : {}),
      ...limits,
    });
    // Response rejects any body with status 204.
    const content = answer.body.length === 0 ? null : new Uint8Array(answer.body);
    const response = new Response(content, { status: answer.status, headers: { ...answer.headers } });
    // Octokit's plugin for pages parses it after the last page.
    return Object.defineProperty(response, "url", { value: String(input) });
  };
}

type RouteParameters = Readonly<Record<string, unknown>>;

export type GitHubRest = Awaited<ReturnType<typeof openGitHubRest>>;

/** A client of one repository (`owner/name`), with retries. Throws `github/…`. */
export async function openGitHubRest(access: GitHubAccess, repository: string) {
  const octokit = await openRetryingOctokit(access);
  const name = splitRepository(repository);
  const call = async <T>(route: string, parameters: RouteParameters, expected: Expected<T>): Promise<T> => {
    const { doing, look } = expected;
    // What the route does not name would be sent in the body.
    const place = route.includes(" /") ? name : {};
    const { data } = await octokit
      .request(route.replace(/ \/$| (?=\/)/, " /repos/{owner}/{repo}"), { ...place, ...parameters, request: { look } })
      .catch((error: unknown) => {
        const fault = parseServerFault(error);
        throw fault === undefined ? error : explainGitHub({ repository, doing }, fault, error);
      });
    return parseExpected("GitHub", "github/unexpected", expected, data);
  };
  return {
    repository,
    owner: name.owner,
    graphqlUrl: `${trimTrailing(access.apiUrl, /\//).replace(/\/api\/v3$/, "/api")}/graphql`,
    /** `route` is below the repository (`GET /pulls/{number}`), or a full URL. */
    call,
    /** The same; undefined for 404. */
    find: <T>(route: string, parameters: RouteParameters, expected: Expected<T>): Promise<T | undefined> =>
      call(route, parameters, expected).catch(onCode("github/not-found", () => undefined)),
  };
}

/** A client without retries, for callers who wait for the answer. Throws `product/…`. */
export function createGitHubApi(access: GitHubAccess & { send: Outbound }): ProductApi {
  const { refuse, unreadable } = createProductRefusals(
    "GitHub",
    typeof access.token === "string" ? [access.token] : [],
  );
  let opened: ReturnType<typeof openOctokit> | undefined;
  const request = async (doing: string, path: string, options: { accept: string } & OutboundRequest) => {
    opened ??= openOctokit(access);
    const { accept, ...limits } = options;
    const parameters = {
      headers: { accept, "x-github-api-version": "2022-11-28" },
      request: { fetch: sendAsFetch(access.send, limits), parseSuccessResponseBody: !limits.cut },
    };
    const octokit = await opened;
    const answered = await octokit.request(`GET ${path}`, parameters).catch((error: unknown) => {
      const fault = parseServerFault(error);
      if (!(error instanceof Error) || error instanceof ReleaseDocsError) throw error;
      if (fault?.status === undefined) throw error.cause ?? error;
      const words = describeStatus(fault.status, withoutDocumentation(error.message));
      throw refuse(doing, fault.status, words, fault.headers);
    });
    // Octokit accepts a redirect that was not followed.
    if (answered.status >= 300) throw refuse(doing, answered.status, describeStatus(answered.status, ""), {});
    return answered;
  };
  return {
    refuse,
    read: async ({ doing, path, answer }) => {
      const accept = "application/vnd.github+json";
      const { data, headers } = await request(doing, path, { accept, longest: MAX_ANSWER_BYTES });
      const parsed = answer.safeParse(data);
      if (parsed.success) return { value: parsed.data, headers };
      throw unreadable(doing, typeof data === "string" ? quoteText(data, 100) : explainIssues(parsed.error.issues));
    },
    readText: async ({ doing, path, accept }) => {
      const { data } = await request(doing, path, { accept, longest: MAX_TEXT_BYTES, cut: true });
      return new Response(data).text();
    },
  };
}
