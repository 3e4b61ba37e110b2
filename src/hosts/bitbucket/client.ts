import type * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { quoteText } from "../../shared/text.ts";
import { type ApiSend, type Patience, persist, type ServerFault } from "../retry.ts";

/** Where Bitbucket Cloud's API is and who asks. */
export type BitbucketAccess = {
  /** `https://api.bitbucket.org/2.0`. */
  apiUrl: string;
  /** An access token; `name:token` is sent as a user's. */
  token: string;
  send: ApiSend;
  /** Resolves after so many milliseconds; the real clock unless given. */
  wait?: Patience["wait"];
};

/** One call: `path` follows the repository, `doing` stands after "could not". */
export type BitbucketCall = { method: string; path: string; body?: unknown; doing: string };

/** The API on one repository; what it throws is a {@link ReleaseDocsError} (`codehost/api-…`). */
export type BitbucketRest = {
  /** `workspace/slug`. */
  repository: string;
  call<Schema extends z.ZodMiniType>(
    call: BitbucketCall,
    schema: Schema,
    look?: () => Promise<z.infer<Schema> | undefined>,
  ): Promise<z.infer<Schema>>;
};

/** What Bitbucket answered where it was no success. */
class BitbucketRefusal extends Error {
  readonly fault: ServerFault;

  constructor(fault: ServerFault) {
    super(fault.message);
    this.name = "BitbucketRefusal";
    this.fault = fault;
  }
}

const parseFault = (error: unknown) => (error instanceof BitbucketRefusal ? error.fault : undefined);

/** Opens the API on the repository `workspace/slug`. */
export function openBitbucketRest(access: BitbucketAccess, repository: string): BitbucketRest {
  const [workspace = "", slug = ""] = repository.split("/").map(encodeURIComponent);
  const root = `${access.apiUrl.replace(/\/+$/, "")}/repositories/${workspace}/${slug}`;
  return {
    repository,
    call: async (asked, schema, look) => {
      const attempt = async () => parseJson(await send(access, root, asked));
      const answer = await persist({ parseFault, wait: access.wait }, attempt, look).catch((error: unknown) => {
        throw error instanceof BitbucketRefusal ? explain(asked, repository, error) : error;
      });
      const parsed = schema.safeParse(answer);
      if (parsed.success) return parsed.data;
      throw buildUnexpected(asked, parsed.error.issues[0]?.path.join(".") || "the answer");
    },
  };
}

/** What `Authorization` says to Bitbucket's API. */
function buildAuthorization(token: string): string {
  return token.includes(":") ? `Basic ${Buffer.from(token).toString("base64")}` : `Bearer ${token}`;
}

async function send({ token, send }: BitbucketAccess, root: string, { method, path, body }: BitbucketCall) {
  const headers = {
    accept: "application/json",
    authorization: buildAuthorization(token),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await send({ method, url: `${root}/${path}`, headers, ...json });
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  const told = parseJson(answer.body);
  throw new BitbucketRefusal({
    status: answer.status,
    message: quoteText(readMessage(told) ?? answer.body),
    headers: answer.headers,
  });
}

/** Bitbucket's own words: `{"type": "error", "error": {"message": "…"}}`. */
function readMessage(told: unknown): string | undefined {
  if (typeof told !== "object" || told === null || !("error" in told)) return undefined;
  const { error } = told;
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return String(error.message);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function explain({ doing }: BitbucketCall, repository: string, refusal: BitbucketRefusal): ReleaseDocsError {
  const { status = 0, message } = refusal.fault;
  const isPassing = status === 429 || status >= 500;
  return new ReleaseDocsError({
    code: isPassing ? "codehost/api-unreachable" : "codehost/api-refused",
    message: `Bitbucket would not ${doing} in ${repository}: ${status} ${message}`.trimEnd(),
    hint: isPassing
      ? "Try again later; https://bitbucket.status.atlassian.com says whether Bitbucket has trouble."
      : "Check the repository's name, and that the token has the scopes to write to repositories and pull requests.",
    cause: refusal,
  });
}

function buildUnexpected({ doing }: BitbucketCall, field: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "codehost/api-unexpected",
    message: `Bitbucket's API answered in an unknown form when asked to ${doing}: ${field} is not as expected.`,
    hint: "Check the base address of the code-host app; it has to be Bitbucket's API, such as https://api.bitbucket.org/2.0.",
  });
}
