import type * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { type ApiSend, persist } from "../retry.ts";
import { explainGitHub, parseGitHubFault } from "./errors.ts";

/** GitHub's own client at an API (`https://api.github.com`, `https://HOST/api/v3`); loaded here, and it logs nothing. It sends by `fetch`, else as its own. */
export async function openOctokit({ apiUrl, token, fetch }: { apiUrl: string; token: string; fetch?: unknown }) {
  const { getOctokit } = await import("@actions/github");
  return getOctokit(token, {
    baseUrl: apiUrl.replace(/\/+$/, ""),
    log: SILENT,
    ...(fetch === undefined ? {} : { request: { fetch } }),
  });
}

const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };

/** What Octokit needs of `fetch`. */
export type OctokitFetch = (
  url: string,
  init: { method: string; headers: Readonly<Record<string, string>>; body?: string },
) => Promise<Response>;

/** Lets Octokit send by `send`, so that it reaches no other places than that does. */
export function sendAsFetch(send: ApiSend): OctokitFetch {
  return async (url, { method, headers, body }) => {
    const answer = await send({ method, url, headers, ...(body === undefined ? {} : { body }) });
    const entries = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    );
    // A Response refuses a body, even an empty one, with 204 and its like.
    return new Response(answer.body === "" ? null : answer.body, { status: answer.status, headers: entries });
  };
}

/** Where GitHub is and who asks. */
export type GitHubAccess = {
  /** `https://api.github.com`, or `https://HOST/api/v3`. */
  apiUrl: string;
  token: string;
  /** Sends its requests; Octokit's own way unless given. */
  fetch?: OctokitFetch;
  /** Resolves after so many milliseconds; the real clock unless given. */
  wait?: (milliseconds: number) => Promise<void>;
};

/** One call: `route` as in `GET /repos/{owner}/{repo}/pulls`, `doing` after "could not", for its failure to be told. */
export type GitHubCall = { route: string; parameters?: Readonly<Record<string, unknown>>; doing: string };

/** GitHub's API on one repository. What it throws is a {@link ReleaseDocsError} (`github/…`) with the next step. */
export type GitHubRest = {
  /** `owner/name`. */
  repository: string;
  owner: string;
  graphqlUrl: string;
  /**
   * Calls and reads the answer by `schema`. Waits where GitHub says so, and calls again where GitHub failed; `look`
   * finds what a call that seemed to fail has brought about, so that it is not made twice.
   */
  call<Schema extends z.ZodMiniType>(
    call: GitHubCall,
    schema: Schema,
    look?: () => Promise<z.infer<Schema> | undefined>,
  ): Promise<z.infer<Schema>>;
  /** The same for what may not be there (404). */
  find<Schema extends z.ZodMiniType>(call: GitHubCall, schema: Schema): Promise<z.infer<Schema> | undefined>;
};

const ANSWER_TIME = 60_000;

/** Opens GitHub's API; Octokit is loaded here and not before. */
export async function openGitHubRest(access: GitHubAccess, repository: string): Promise<GitHubRest> {
  const octokit = await openOctokit(access);
  const apiUrl = access.apiUrl.replace(/\/+$/, "");
  const [owner = "", repo = ""] = repository.split("/");
  const send = async ({ route, parameters }: GitHubCall): Promise<unknown> => {
    const request = { signal: AbortSignal.timeout(ANSWER_TIME) };
    // What the route does not name would be sent in the body.
    const place = route.includes("{owner}") ? { owner, repo } : {};
    return (await octokit.request(route, { ...place, ...parameters, request })).data;
  };
  const patience = { parseFault: parseGitHubFault, wait: access.wait };
  const call: GitHubRest["call"] = async (asked, schema, look) => {
    const answer = await persist(patience, () => send(asked), look).catch((error: unknown) => {
      const fault = parseGitHubFault(error);
      throw fault === undefined ? error : explainGitHub({ repository, doing: asked.doing }, fault, error);
    });
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    throw buildUnexpected(asked, parsed.error.issues[0]?.path.join(".") ?? "");
  };
  return {
    repository,
    owner,
    graphqlUrl: `${apiUrl.replace(/\/api\/v3$/, "/api")}/graphql`,
    call,
    find: async (asked, schema) => {
      try {
        return await call(asked, schema);
      } catch (error) {
        if (error instanceof ReleaseDocsError && error.code === "github/not-found") return undefined;
        throw error;
      }
    },
  };
}

function buildUnexpected({ doing }: GitHubCall, field: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "github/unexpected",
    message: `GitHub's API answered in an unknown form when asked to ${doing}: ${field || "the answer"} is not as expected.`,
    hint: "Check GITHUB_API_URL; it has to be GitHub's API, such as https://api.github.com.",
  });
}
