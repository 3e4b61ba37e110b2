import type * as z from "zod/mini";
import { explainIssues } from "../../contract/explain-issues.ts";
import { quoteText } from "../../quote-text.ts";
import type { ReleaseDocsError } from "../../release-docs-error.ts";
import type { OutboundAnswer } from "../outbound/exchange.ts";
import type { Outbound, OutboundRequest } from "../outbound/outbound.ts";
import { createProductRefusals, type Words } from "./product-refusal.ts";

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
