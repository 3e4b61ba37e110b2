import type * as z from "zod/mini";
import type { ErrorCode } from "./error-codes/catalogue.ts";
import { ReleaseDocsError } from "./errors.ts";
import { createSecrets } from "./redaction.ts";
import { explainIssues, quoteText } from "./text.ts";

/** How a product is spoken to. */
export type ProductAccess = {
  /** Its name, as sentences have it. */
  product: string;
  /** Where its API is, with or without a slash at the end. */
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  /** What may be said to nobody: the token, in every form in which it is sent. */
  secrets: readonly string[];
  /** Finds the product's own words in the body of a refusal. */
  words: Words;
  send: Outbound;
};

/** One question: `doing` completes "GitHub could not …" or "GitHub did not …". */
export type Question<T> = {
  doing: string;
  /** Below the base address, or a whole address of the same origin, as products give it for the next page. */
  path: string;
  answer: z.ZodMiniType<T>;
  /** Sent as JSON, by POST. */
  body?: unknown;
};

/** What was read, with the headers of the answer. */
export type Read<T> = { value: T; headers: OutboundAnswer["headers"] };

export type ProductApi = {
  read: <T>(question: Question<T>) => Promise<Read<T>>;
  /** The first 64 KiB of what is not JSON, such as a file. */
  readText: (question: Pick<Question<never>, "doing" | "path"> & { accept: string }) => Promise<string>;
  /** A refusal that the product tells in a success, as Slack does. */
  refuse: (doing: string, status: number, words: string, headers: OutboundAnswer["headers"]) => ReleaseDocsError;
};

// A page of a hundred things with everything that belongs to them.
const LONGEST_ANSWER = 8 * 1024 * 1024;
const LONGEST_TEXT = 64 * 1024;

/**
 * Opens the API of a product. What it answers is checked against the question's schema; refusals become
 * `ReleaseDocsError`s of `product/`, with what was asked and the product's own words, without the token.
 */
export function createProductApi({ product, baseUrl, headers, secrets, words, send }: ProductAccess): ProductApi {
  const base = baseUrl.replace(/\/+$/, "");
  const refusals = createProductRefusals(product, secrets);
  const ask = async (doing: string, path: string, request: OutboundRequest): Promise<OutboundAnswer> => {
    const url = path.startsWith("/") ? base + path : path;
    if (URL.parse(url)?.origin !== URL.parse(base)?.origin) {
      throw refusals.unreadable(doing, "it names a next page on another host");
    }
    const answer = await send(url, request);
    if (answer.status >= 200 && answer.status < 300) return answer;
    const text = answer.body.toString("utf8");
    const said = [`status ${answer.status}`, words(parseJson(text)) ?? text].filter((part) => part !== "").join(", ");
    throw refusals.refuse(doing, answer.status, said, answer.headers);
  };
  return {
    refuse: refusals.refuse,
    read: async ({ doing, path, answer: schema, body }) => {
      const asked = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
      const type: Record<string, string> =
        body === undefined ? {} : { "content-type": "application/json; charset=utf-8" };
      const answer = await ask(doing, path, {
        ...asked,
        headers: { accept: "application/json", ...type, ...headers },
        longest: LONGEST_ANSWER,
      });
      const text = answer.body.toString("utf8");
      const value = parseJson(text);
      const parsed = schema.safeParse(value);
      if (parsed.success) return { value: parsed.data, headers: answer.headers };
      throw refusals.unreadable(doing, value === undefined ? quoteText(text, 100) : explainIssues(parsed.error.issues));
    },
    readText: async ({ doing, path, accept }) => {
      const answer = await ask(doing, path, { headers: { ...headers, accept }, longest: LONGEST_TEXT, cut: true });
      return answer.body.toString("utf8");
    },
  };
}

/** What the headers of an answer say of the rate limit: percent left, as GitHub and Atlassian send them. */
export function selectRateLimit(headers: OutboundAnswer["headers"]): { remainingRateLimitPercent?: number } {
  const limit = Number(headers["x-ratelimit-limit"] ?? Number.NaN);
  const remaining = Number(headers["x-ratelimit-remaining"] ?? Number.NaN);
  if (!(limit > 0) || !(remaining >= 0)) return {};
  return { remainingRateLimitPercent: Math.min(100, Math.round((remaining / limit) * 100)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Finds the product's own words in the parsed body of a refusal; undefined where they are not where they should be. */
export type Words = (body: unknown) => string | undefined;

type Headers = Readonly<Record<string, string>>;

/** Makes sentences of what a product refuses; what is secret is taken out of its words before they are cut. */
export function createProductRefusals(product: string, secrets: readonly string[]) {
  const { redact } = createSecrets(...secrets);
  return {
    /** `status` is what the refusal means, as HTTP has it. */
    refuse: (doing: string, status: number, words: string, headers: Headers): ReleaseDocsError => {
      const said = quoteText(redact(words));
      const message = `${product} did not ${doing}: ${said}`;
      return new ReleaseDocsError({ message, ...judge(product, status, said, headers) });
    },
    unreadable: (doing: string, fault: string): ReleaseDocsError =>
      new ReleaseDocsError({
        code: "product/unreadable",
        message: `What should be ${product} was asked to ${doing} and answered something else: ${quoteText(redact(fault))}`,
        hint: `Check the base address of the connection: a sign-in page or another program may answer in place of ${product}.`,
      }),
  };
}

// GitHub's limits and Slack's are known by words, beside the statuses that everybody uses.
const LIMITED = /rate.?limit|abuse detection|too many requests/i;

function judge(product: string, status: number, said: string, headers: Headers): { code: ErrorCode; hint: string } {
  const isUsedUp =
    headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== undefined || LIMITED.test(said);
  if (status === 429 || (isUsedUp && status < 500 && status !== 401 && status !== 404)) {
    return {
      code: "product/rate-limited",
      hint: `${product} limits how often it is asked: try again ${whenToAsk(headers)}.`,
    };
  }
  if (status === 401) {
    return { code: "product/bad-token", hint: `Make a new token in ${product} and store it in the connection.` };
  }
  if (status === 403) {
    return { code: "product/forbidden", hint: `Give the token of the connection the right to do that in ${product}.` };
  }
  if (status === 404 || status === 410) {
    return { code: "product/not-found", hint: "Check its name, and that the token of the connection may see it." };
  }
  if (status >= 500) return { code: "product/failed", hint: `Try again ${whenToAsk(headers)}.` };
  return { code: "product/refused", hint: "Correct what the quoted words are about." };
}

function whenToAsk(headers: Headers): string {
  const wait = headers["retry-after"] ?? "";
  if (/^\d{1,9}$/.test(wait)) return `in ${wait} s`;
  // Seconds since 1970 at GitHub, a time in words at Atlassian.
  const reset = headers["x-ratelimit-reset"] ?? "";
  const time = new Date(/^\d{1,12}$/.test(reset) ? Number(reset) * 1000 : reset);
  return Number.isNaN(time.getTime()) ? "later" : `after ${time.toISOString()}`;
}

/** The health that `look` finds; what the product, or the way to it, refuses is told instead of being thrown. */
export async function tellHealth(look: () => Promise<Omit<ProductHealth, "healthy">>): Promise<ProductHealth> {
  try {
    return { healthy: true, ...(await look()) };
  } catch (cause) {
    if (!(cause instanceof ReleaseDocsError)) throw cause;
    return { healthy: false, message: cause.hint, error: cause.message };
  }
}

export type OutboundRequest = {
  /** GET unless given; only GET and HEAD follow redirects. */
  method?: string;
  /** Not sent to another origin that a redirect leads to, but for `accept`. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
  signal?: AbortSignal;
  /** Bytes of the answer's body that are taken, 1 MiB unless given. */
  longest?: number;
  /** Whether a longer body is cut there instead of being refused with `outbound/too-large`. */
  cut?: boolean;
  /** Milliseconds for the whole, 10 s unless given. */
  timeout?: number;
};

/** What was answered, by the URL that answered in the end. Names of headers are in lower case. */
export type OutboundAnswer = { url: URL; status: number; headers: Readonly<Record<string, string>>; body: Buffer };

/** Sends a request on behalf of a caller, guarded as {@link createOutbound} says. Whatever the status, it is an answer. */
export type Outbound = (address: string, request?: OutboundRequest) => Promise<OutboundAnswer>;

export type ProductHealth = {
  healthy: boolean;
  /** Who the product takes the token for; where it is not healthy, what to do. */
  message?: string;
  /** What is wrong, in one sentence. */
  error?: string;
  /** How much of the product's rate limit is left, 0 to 100; undefined where it does not tell. */
  remainingRateLimitPercent?: number;
};

export type Product = {
  /** Whether address and token work. Whatever the product answers, it is told and not thrown. */
  readHealth: () => Promise<ProductHealth>;
};
