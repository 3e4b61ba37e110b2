import type * as z from "zod/mini";
import { type ErrorCode, ReleaseDocsError } from "../errors.ts";
import { explainIssues } from "../issues.ts";
import { createSecrets } from "../redaction.ts";
import { joinParts, parseJson, quoteText, trimTrailing } from "../text.ts";
import { type AnswerHeaders, readRetryTime } from "./server-faults.ts";

export type OutboundRequest = {
  /** GET by default; only GET and HEAD follow redirects. */
  method?: string;
  /** Only `accept` of these follows a redirect to another origin. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
  signal?: AbortSignal;
  /** Bytes, 1 MiB by default. */
  longest?: number;
  /** Whether a longer body is truncated instead of refused with `outbound/too-large`. */
  cut?: boolean;
  /** Milliseconds, 10 s by default. */
  timeout?: number;
};

/** `url` is the last one after redirects; names of headers are in lower case. */
export type OutboundAnswer = { url: URL; status: number; headers: Readonly<Record<string, string>>; body: Buffer };

export type Outbound = (address: string, request?: OutboundRequest) => Promise<OutboundAnswer>;

export type ProductHealth = {
  healthy: boolean;
  message?: string;
  error?: string;
  remainingRateLimitPercent?: number;
  /** Where the product was reached and refuses this config. */
  refusal?: ReleaseDocsError;
};

/** `readHealth` throws where the product is not healthy. */
export type Product = { readHealth: () => Promise<Partial<ProductHealth>> };

type ProductAccess = {
  product: string;
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  secrets: readonly string[];
  words: (body: unknown) => string | undefined;
  send: Outbound;
};

/** `doing` completes "GitHub did not …". */
export type Question<T> = { doing: string; path: string; answer: z.ZodMiniType<T>; body?: unknown };

export type Read<T> = { value: T; headers: AnswerHeaders };

export type ProductApi = {
  read: <T>(question: Question<T>) => Promise<Read<T>>;
  readText: (question: Pick<Question<never>, "doing" | "path"> & { accept: string }) => Promise<string>;
  refuse: (doing: string, status: number, words: string, headers: AnswerHeaders) => ReleaseDocsError;
};

/** 100 items with all of their fields. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
export const MAX_TEXT_BYTES = 64 * 1024;

/** Throws `product/…`, and what `send` throws. */
export function createProductApi({ product, baseUrl, headers, secrets, words, send }: ProductAccess): ProductApi {
  const base = trimTrailing(baseUrl, /\//);
  const { refuse, unreadable } = createProductRefusals(product, secrets);
  const ask = async (doing: string, path: string, request: OutboundRequest): Promise<OutboundAnswer> => {
    const url = path.startsWith("/") ? base + path : path;
    if (URL.parse(url)?.origin !== URL.parse(base)?.origin) throw unreadable(doing, "the next page is on another host");
    const answer = await send(url, request);
    if (isAccepted(answer)) return answer;
    const text = answer.body.toString("utf8");
    throw refuse(doing, answer.status, describeStatus(answer.status, words(parseJson(text)) ?? text), answer.headers);
  };
  return {
    refuse,
    read: async ({ doing, path, answer: schema, body }) => {
      const type = { "content-type": "application/json; charset=utf-8" };
      const answer = await ask(doing, path, {
        ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
        headers: { accept: "application/json", ...(body === undefined ? {} : type), ...headers },
        longest: MAX_ANSWER_BYTES,
      });
      const text = answer.body.toString("utf8");
      const value = parseJson(text);
      const parsed = schema.safeParse(value);
      if (parsed.success) return { value: parsed.data, headers: answer.headers };
      throw unreadable(doing, value === undefined ? quoteText(text, 100) : explainIssues(parsed.error.issues));
    },
    readText: async ({ doing, path, accept }) => {
      const request = { headers: { ...headers, accept }, longest: MAX_TEXT_BYTES, cut: true };
      return (await ask(doing, path, request)).body.toString("utf8");
    },
  };
}

export function isAccepted({ status }: OutboundAnswer): boolean {
  return status >= 200 && status < 300;
}

export function selectRateLimit(headers: AnswerHeaders): { remainingRateLimitPercent?: number } {
  const limit = Number(headers["x-ratelimit-limit"] ?? Number.NaN);
  const remaining = Number(headers["x-ratelimit-remaining"] ?? Number.NaN);
  if (!(limit > 0) || !(remaining >= 0)) return {};
  return { remainingRateLimitPercent: Math.min(100, Math.round((remaining / limit) * 100)) };
}

export async function checkHealth(look: Product["readHealth"]): Promise<ProductHealth> {
  try {
    return { healthy: true, ...(await look()) };
  } catch (cause) {
    if (!(cause instanceof ReleaseDocsError)) throw cause;
    const message = joinParts([judgeToken(cause), cause.hint], " ");
    return { healthy: false, message, error: cause.message, ...(isRefused(cause) && { refusal: cause }) };
  }
}

/** A product that was reached refuses with these. */
export const DENIALS: ReadonlySet<ErrorCode> = new Set(["product/bad-token", "product/forbidden", "product/not-found"]);
const UNCHECKED = /^(?:outbound\/|(?:product|github)\/(?:failed|rate-limited|unreachable|unreadable)$)/;

/** Whether the product refuses the token or the app, or does not have what is named. An app may lack rights that are not needed. */
function isRefused({ code }: ReleaseDocsError): boolean {
  if (DENIALS.has(code) || code === "git/remote-refused") return true;
  return code.startsWith("github/app-") && code !== "github/app-permissions";
}

function judgeToken(error: ReleaseDocsError): string {
  if (error.code === "product/bad-token") return "The token is rejected.";
  return UNCHECKED.test(error.code) ? "The token was not checked." : "";
}

export function describeStatus(status: number, words: string): string {
  return words === "" ? `status ${status}` : `status ${status}, ${words}`;
}

/** Secrets are removed before texts are truncated. */
export function createProductRefusals(product: string, secrets: readonly string[]) {
  const { redact } = createSecrets(...secrets);
  return {
    refuse: (doing: string, status: number, words: string, headers: AnswerHeaders): ReleaseDocsError => {
      const said = quoteText(redact(words));
      const code = selectCode(status, said, headers);
      const hints: Partial<Record<ErrorCode, string>> = {
        "product/bad-token": `Make a new token in ${product} and store it in the connection.`,
        "product/forbidden": `Give the token of the connection the right to do that in ${product}.`,
        "product/rate-limited": `${product}'s rate limit is exceeded: try again ${when(headers)}.`,
        "product/failed": `Try again ${when(headers)}.`,
      };
      const details = code === "product/rate-limited" ? { retryAt: readRetryTime(headers) } : undefined;
      return new ReleaseDocsError(code, `${product} did not ${doing}: ${said}`, { hint: hints[code], details });
    },
    unreadable: (doing: string, fault: string): ReleaseDocsError =>
      new ReleaseDocsError(
        "product/unreadable",
        `${product} gave no valid answer (${doing}): ${quoteText(redact(fault))}`,
      ),
  };
}

// Limits that GitHub and Slack name in words, beside the usual statuses.
const LIMITED = /rate.?limit|abuse detection|too many requests/i;

const CODES: Readonly<Record<number, ErrorCode>> = {
  401: "product/bad-token",
  403: "product/forbidden",
  404: "product/not-found",
  410: "product/not-found",
  429: "product/rate-limited",
};

function selectCode(status: number, said: string, headers: AnswerHeaders): ErrorCode {
  const isUsedUp =
    String(headers["x-ratelimit-remaining"]) === "0" || headers["retry-after"] !== undefined || LIMITED.test(said);
  if (isUsedUp && status < 500 && status !== 401 && status !== 404) return "product/rate-limited";
  return CODES[status] ?? (status < 500 ? "product/refused" : "product/failed");
}

function when(headers: AnswerHeaders): string {
  const wait = String(headers["retry-after"] ?? "");
  if (/^\d{1,9}$/.test(wait)) return `in ${wait} s`;
  const time = readRetryTime(headers);
  return time === undefined ? "later" : `after ${time}`;
}
