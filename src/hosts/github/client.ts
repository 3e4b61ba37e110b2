import type * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import {
  createProductRefusals,
  describeStatus,
  MAX_ANSWER_BYTES,
  MAX_TEXT_BYTES,
  type Outbound,
  type OutboundRequest,
  type ProductApi,
} from "../../shared/json-api.ts";
import { explainIssues, quoteText } from "../../shared/text.ts";
import { isServerFailure, MAX_WAIT, selectRetryDelay } from "../retry.ts";
import { explainGitHub, parseServerFault, withoutDocumentation } from "./errors.ts";

/** Where GitHub's API is and who asks. */
export type GitHubAccess = {
  /** `https://api.github.com`, or `https://HOST/api/v3`. */
  apiUrl: string;
  token: string;
  /** Sends the requests; by default Octokit does, by the proxy settings of the runner. */
  send?: Outbound;
  /** Milliseconds of a second of backoff: 1000 by default, fewer in tests. */
  second?: number;
};

/** Octokit with its pagination; loaded here and not before. It logs nothing and does not retry. */
export async function openOctokit({ apiUrl, token, send }: GitHubAccess) {
  const { getOctokit } = await import("@actions/github");
  return getOctokit(token, {
    baseUrl: apiUrl.replace(/\/+$/, ""),
    log: SILENT,
    ...(send === undefined ? {} : { request: { fetch: sendAsFetch(send) } }),
  });
}

const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };

/** The maximum time of one attempt, in milliseconds. */
const ATTEMPT_TIMEOUT = 60_000;
const MAX_RETRIES = 100;
// The plugin's own rule is used for none.
const EVERY_FAILURE = Array.from({ length: 200 }, (_, index) => 400 + index);

/**
 * Octokit that retries by `selectRetryDelay`, {@link MAX_WAIT} at most. `request.look` of a call finds what an attempt
 * without an answer has created, so that nothing is created twice. Why not plugin-throttling: docs/decisions/0013.
 */
async function openRetryingOctokit(access: GitHubAccess) {
  const [octokit, { retry }] = await Promise.all([openOctokit(access), import("@octokit/plugin-retry")]);
  // Before the plugin's hooks, so that it runs inside of them, once for each attempt.
  octokit.hook.wrap("request", async (request, options) => {
    const state: CallState = options.request;
    const found = state.mayBeDone === true ? await state.look?.() : undefined;
    if (found !== undefined) return { status: 200, url: options.url, headers: {}, data: found };
    state.signal = AbortSignal.timeout(ATTEMPT_TIMEOUT);
    try {
      return await request(options);
    } catch (error) {
      const fault = parseServerFault(error);
      const delay = fault && selectRetryDelay(fault, (state.retryCount ?? 0) + 1, Date.now());
      if (fault === undefined || delay === undefined) throw error;
      state.mayBeDone = isServerFailure(fault);
      state.waited = (state.waited ?? 0) + delay;
      if (state.waited > MAX_WAIT) throw error;
      // What failed while its body was read has no request.
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
  /** Counted by the plugin. */
  retryCount?: number;
  /** Whether the last attempt may have been carried out. */
  mayBeDone?: boolean;
  /** Seconds. */
  waited?: number;
};

/** `fetch` for Octokit that reaches what `send` reaches. */
export function sendAsFetch(send: Outbound, limits: Pick<OutboundRequest, "longest" | "cut"> = {}): typeof fetch {
  return async (input, { method = "GET", headers, body, signal } = {}) => {
    const answer = await send(String(input), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === "string" ? { body } : {}),
      ...(signal ? { signal } : {}),
      ...limits,
    });
    // A Response refuses a body, even an empty one, with 204 and its like.
    const content = answer.body.length === 0 ? null : new Uint8Array(answer.body);
    return new Response(content, { status: answer.status, headers: { ...answer.headers } });
  };
}

type RouteParameters = Readonly<Record<string, unknown>>;

/** How to name a call in its error (`doing` completes "could not …"), and what its answer looks like. */
type Expected<Schema extends z.ZodMiniType> = { doing: string; answer: Schema };

/** GitHub's API on one repository, with retries. Throws {@link ReleaseDocsError}s (`github/…`). */
export type GitHubRest = {
  /** `owner/name`. */
  repository: string;
  owner: string;
  graphqlUrl: string;
  /**
   * Calls, and checks the answer. `route` is below the repository (`GET /pulls/{number}`), or a whole address. `look`
   * finds what a failed attempt may have created.
   */
  call<Schema extends z.ZodMiniType>(
    route: string,
    parameters: RouteParameters,
    expected: Expected<Schema> & { look?: () => Promise<z.infer<Schema> | undefined> },
  ): Promise<z.infer<Schema>>;
  /** The same; undefined for 404. */
  find<Schema extends z.ZodMiniType>(
    route: string,
    parameters: RouteParameters,
    expected: Expected<Schema>,
  ): Promise<z.infer<Schema> | undefined>;
};

/** Opens GitHub's API on the repository `owner/name`. */
export async function openGitHubRest(access: GitHubAccess, repository: string): Promise<GitHubRest> {
  const octokit = await openRetryingOctokit(access);
  const [owner = "", repo = ""] = repository.split("/");
  const call: GitHubRest["call"] = async (route, parameters, { doing, answer, look }) => {
    // What the route does not name would be sent in the body.
    const place = route.includes(" /") ? { owner, repo } : {};
    const { data } = await octokit
      .request(route.replace(/ \/$| (?=\/)/, " /repos/{owner}/{repo}"), { ...place, ...parameters, request: { look } })
      .catch((error: unknown) => {
        const fault = parseServerFault(error);
        throw fault === undefined ? error : explainGitHub({ repository, doing }, fault, error);
      });
    const parsed = answer.safeParse(data);
    if (parsed.success) return parsed.data;
    throw new ReleaseDocsError({
      code: "github/unexpected",
      message: `GitHub's answer has an unknown form (${doing}): ${parsed.error.issues[0]?.path.join(".") || "the answer"} is not as expected.`,
      hint: "Check GITHUB_API_URL: it must be GitHub's API, such as https://api.github.com.",
    });
  };
  return {
    repository,
    owner,
    graphqlUrl: `${access.apiUrl.replace(/\/+$/, "").replace(/\/api\/v3$/, "/api")}/graphql`,
    call,
    find: (route, parameters, expected) =>
      call(route, parameters, expected).catch((error: unknown) => {
        if (error instanceof ReleaseDocsError && error.code === "github/not-found") return undefined;
        throw error;
      }),
  };
}

/**
 * GitHub's API as one token sees it, without retries, for callers who wait for the answer. Throws `product/…`, and what
 * `send` throws.
 */
export function createGitHubApi(access: GitHubAccess & { send: Outbound }): ProductApi {
  const { refuse, unreadable } = createProductRefusals("GitHub", [access.token]);
  let opened: ReturnType<typeof openOctokit> | undefined;
  const request = async (doing: string, path: string, options: { accept: string } & OutboundRequest) => {
    opened ??= openOctokit(access);
    const { accept, ...limits } = options;
    const parameters = {
      headers: { accept, "x-github-api-version": "2022-11-28" },
      request: { fetch: sendAsFetch(access.send, limits), parseSuccessResponseBody: !limits.cut },
    };
    return (await opened).request(`GET ${path}`, parameters).catch((error: unknown) => {
      const fault = parseServerFault(error);
      if (!(error instanceof Error) || fault?.status === undefined) throw error instanceof Error ? error.cause : error;
      const words = describeStatus(fault.status, withoutDocumentation(error.message));
      throw refuse(doing, fault.status, words, fault.headers);
    });
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
