import * as z from "zod/mini";
import { ApiError } from "./api-error.ts";
import type { HttpAnswer } from "./send.ts";

const LONGEST_QUOTE = 200;
const ErrorBody = z.looseObject({ error: z.string() });

/** The JSON of an answer that worked. Throws {@link ApiError} for every other, in the service's own words. */
export function decodeAnswer(answer: HttpAnswer, call: string): unknown {
  if (answer.status >= 200 && answer.status < 300) {
    if (answer.body === "") return undefined;
    const json = parseJson(answer.body);
    if (json !== undefined) return json;
  }
  throw refuse(answer, call);
}

/** What a schema has against an answer, as an error that names the call. */
export function unreadableAnswer(call: string, status: number, fault: string): ApiError {
  return new ApiError(
    {
      code: "api/unreadable",
      message: `${call} answered with what this client cannot read: ${fault}`,
      hint: "Check that base-url is the address of a Release-Documentation service.",
    },
    status,
  );
}

function refuse(answer: HttpAnswer, call: string): ApiError {
  const body = ErrorBody.safeParse(parseJson(answer.body));
  const told = body.success ? body.data.error : undefined;
  if (answer.status < 400) {
    const where = answer.headers.location === undefined ? "" : `, to ${answer.headers.location}`;
    return unreadableAnswer(call, answer.status, `status ${answer.status}${where}: ${quote(answer.body)}`);
  }
  return new ApiError(
    {
      code: `api/${answer.status}`,
      message: `${call} answered ${answer.status}: ${told ?? quote(answer.body)}`,
      hint: HINTS[answer.status] ?? (answer.status < 500 ? "Correct the request." : "Try again later."),
    },
    answer.status,
    parseRetryAfter(answer.headers["retry-after"]),
  );
}

const HINTS: Readonly<Record<number, string>> = {
  401: "Check the input api-key: it has to be a key of this service that has not expired.",
  403: "Give the key's user the permission that is named, or use another key.",
  404: "Check base-url, and that what is named exists in this organization.",
  429: "The service limits how often it is asked; run again later.",
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function quote(body: string): string {
  const text = body.replace(/\s+/g, " ").trim();
  return text === "" ? "(nothing)" : text.slice(0, LONGEST_QUOTE);
}

function parseRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
