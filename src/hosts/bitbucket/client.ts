import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import {
  createProductApi,
  isAccepted,
  type Outbound,
  type OutboundAnswer,
  type ProductApi,
} from "../../shared/outbound/json-api.ts";
import {
  type Expected,
  isServerFailure,
  MAX_WAIT,
  parseExpected,
  type ServerFault,
  selectRetryDelay,
} from "../../shared/outbound/server-faults.ts";
import { parseJson, quoteText, trimTrailing } from "../../shared/text.ts";

export type BitbucketAccess = {
  /** `https://api.bitbucket.org/2.0`. */
  apiUrl: string;
  /** An access token of a workspace, project or repository; a user's API token as `email:token`. */
  token: string;
  send: Outbound;
  /** Milliseconds of a second of backoff: 1000 by default, fewer in tests. */
  second?: number;
};

const Refusal = z.object({ error: z.object({ message: z.string() }) });
const readWords = (body: unknown) => Refusal.safeParse(body).data?.error.message;

/** Bitbucket accepts a user's API token as user and password only. */
function buildAuthorization(token: string): string {
  return token.includes(":") ? `Basic ${Buffer.from(token).toString("base64")}` : `Bearer ${token}`;
}

export function createBitbucketApi({ apiUrl, token, send }: BitbucketAccess): ProductApi {
  return createProductApi({
    product: "Bitbucket",
    baseUrl: apiUrl,
    headers: { authorization: buildAuthorization(token) },
    secrets: [token, token.replace(/^[^:]*:/, "")],
    words: readWords,
    send,
  });
}

export type BitbucketRest = ReturnType<typeof openBitbucketRest>;

/** A client of one repository (`workspace/slug`), with retries. Throws `codehost/api-…`. */
export function openBitbucketRest(access: BitbucketAccess, repository: string) {
  const [workspace = "", slug = ""] = repository.split("/").map(encodeURIComponent);
  const { apiUrl, second = 1000 } = access;
  const root = `${trimTrailing(apiUrl, /\//)}/repositories/${workspace}/${slug}`;
  /** `route` is below the repository: `GET pullrequests/1`. */
  const call = async <T>(route: string, expected: Expected<T>, content?: object): Promise<T> => {
    const [method = "", path = ""] = route.split(" ");
    let waited = 0;
    for (let attempt = 1; ; attempt += 1) {
      const received = await send(access, method, `${root}/${path}`, content);
      if (isAccepted(received)) {
        return parseExpected("Bitbucket", "codehost/api-unexpected", expected, parseJson(received.body.toString()));
      }
      const fault = parseFault(received);
      const delay = selectRetryDelay(fault, attempt, Date.now()) ?? Number.POSITIVE_INFINITY;
      waited += delay;
      if (waited > MAX_WAIT) throw explainRefusal(expected.doing, repository, fault);
      await sleep(delay * second);
      const found = isServerFailure(fault) ? await expected.look?.() : undefined;
      if (found !== undefined) return found;
    }
  };
  return { repository, call };
}

function send({ token, send }: BitbucketAccess, method: string, url: string, content: object | undefined) {
  const headers = { accept: "application/json", authorization: buildAuthorization(token) };
  if (content === undefined) return send(url, { method, headers });
  const body = JSON.stringify(content);
  return send(url, { method, headers: { ...headers, "content-type": "application/json" }, body });
}

function parseFault({ status, headers, body }: OutboundAnswer): ServerFault {
  const text = body.toString();
  return { status, headers, message: quoteText(readWords(parseJson(text)) ?? text) };
}

function explainRefusal(doing: string, repository: string, { status = 0, message }: ServerFault): ReleaseDocsError {
  const code = status === 429 || status >= 500 ? "codehost/api-unreachable" : "codehost/api-refused";
  return new ReleaseDocsError(code, `Bitbucket would not ${doing} in ${repository}: ${status} ${message}`.trimEnd());
}
