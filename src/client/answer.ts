import type { AnyContractProcedure } from "@orpc/contract";
import * as z from "zod/mini";
import { contract } from "../contract/contract.ts";
import type { ErrorCode } from "../shared/error-codes/catalogue.ts";
import { createSecrets } from "../shared/redaction.ts";
import { explainIssues, type Issue, parseJson, quoteText } from "../shared/text.ts";
import { ApiError, type HttpAnswer } from "./http.ts";

// What the service itself says is longer than a quote of something unknown: it lists what is wrong with a request.
const NOTHING = "(nothing)";
const LONGEST_WORDS = 1000;
const ErrorBody = z.looseObject({ error: z.string() });
const CHECK_BASE_URL = "Check that base-url is the address of a Release-Documentation service.";

/**
 * The JSON of an answer that worked. Throws {@link ApiError} for every other, in the service's own words, but without
 * the key: a service that repeats it must not bring it into a log.
 */
export function decodeAnswer(answer: HttpAnswer, call: string, apiKey: string): unknown {
  if (answer.status >= 200 && answer.status < 300 && !isCompressed(answer)) {
    if (answer.body === "") return undefined;
    const json = parseJson(answer.body);
    if (json !== undefined) return json;
  }
  // Before anything is cut: half a key would no longer be found.
  throw explainAnswer(hideKey(answer, apiKey), call);
}

/** What there is against an answer, as an error that names the call. */
export function unreadableAnswer(call: string, status: number, fault: string): ApiError {
  return new ApiError(
    {
      code: "api/unreadable",
      message: `${call} was answered by something that this client cannot read: ${quoteText(fault, LONGEST_WORDS)}`,
      hint: CHECK_BASE_URL,
    },
    status,
  );
}

function isCompressed({ headers }: HttpAnswer): boolean {
  return (headers["content-encoding"] ?? "identity") !== "identity";
}

function hideKey({ status, headers, body }: HttpAnswer, apiKey: string): HttpAnswer {
  const { redact } = createSecrets(apiKey);
  const safe = Object.entries(headers).map(([name, value]) => [name, redact(value)]);
  return { status, headers: Object.fromEntries(safe), body: redact(body) };
}

function explainAnswer(answer: HttpAnswer, call: string): ApiError {
  const { status, headers } = answer;
  if (status >= 400) return refuse(answer, call);
  if (status >= 300) return explainRedirect(answer, call);
  const fault = isCompressed(answer)
    ? `it is compressed (${quoteText(headers["content-encoding"] ?? "")}), which was not asked for`
    : `status ${status}, ${describeBody(answer)}`;
  return unreadableAnswer(call, status, fault);
}

function explainRedirect({ status, headers }: HttpAnswer, call: string): ApiError {
  const target = headers.location === undefined ? "nowhere" : quoteText(withoutQuery(headers.location));
  return new ApiError(
    {
      code: "api/redirected",
      message: `${call} was redirected (status ${status}) to ${target}; the key is for base-url alone, so it was not sent there.`,
      hint: "If that is the service's address, set base-url to it; a sign-in page means that base-url is no service.",
    },
    status,
  );
}

/** Users and queries of an address can be secrets of whoever sent it. */
function withoutQuery(location: string): string {
  return location.replace(/[?#].*$/s, "").replace(/\/\/[^/]*@/, "//");
}

function refuse(answer: HttpAnswer, call: string): ApiError {
  const { status } = answer;
  const body = ErrorBody.safeParse(parseJson(answer.body));
  const told = body.success ? quoteText(body.data.error, LONGEST_WORDS) || NOTHING : describeBody(answer);
  const retryAfter = parseRetryAfter(answer.headers["retry-after"]);
  const hint = hintFor(status, call, retryAfter);
  return new ApiError(
    {
      code: CODES[status] ?? (status < 500 ? "api/4xx" : "api/5xx"),
      message: `${call} answered ${status}: ${told}`,
      // A page in place of the service's own words comes from a gateway, or from another program.
      hint: body.success || status >= 500 ? hint : `${CHECK_BASE_URL} ${hint}`,
    },
    status,
    retryAfter,
  );
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: "api/400",
  401: "api/401",
  403: "api/403",
  404: "api/404",
  409: "api/409",
  413: "api/413",
  429: "api/429",
};

function hintFor(status: number, call: string, retryAfter: number | undefined): string {
  const soon = retryAfter === undefined ? "later" : `in ${Math.ceil(retryAfter / 1000)} s, as the service asks`;
  const hints: Readonly<Record<number, string>> = {
    401:
      "Check the input api-key: it has to be a key of this service that has not expired. " +
      "Keys are made in its app: Settings, API Keys, Add API Key.",
    403: `The key is known, but its user may not do this (${call}): give that user the permission, or use another api-key.`,
    404: "Check base-url, and that what is named exists in the key's organization.",
    413: "Shorten body, comments or changes.",
    429: `The service limits how often it is asked; run again ${soon}.`,
  };
  return hints[status] ?? (status < 500 ? "Correct the request." : `Run again ${soon}.`);
}

function describeBody({ headers, body }: HttpAnswer): string {
  const type = headers["content-type"]?.split(";", 1)[0];
  const said = quoteText(body) || NOTHING;
  return type === undefined || body === "" ? said : `${quoteText(type)}: ${said}`;
}

function parseRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

const procedures: Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>> = contract;

/**
 * The record in an answer, as the contract describes it; unknown fields are kept.
 * Throws `ApiError` for an answer that is no success and for one that the contract does not allow; what it quotes of
 * the answer is without the key.
 */
export async function parseAnswer(answer: HttpAnswer, resource: string, verb: string, apiKey = ""): Promise<unknown> {
  const call = `${resource} ${verb}`;
  const record = decodeAnswer(answer, call, apiKey);
  const schema = procedures[resource]?.[verb]?.["~orpc"].outputSchema;
  if (schema === undefined) return record;
  const read: { issues?: readonly Issue[]; value?: unknown } = await schema["~standard"].validate(record);
  if (read.issues === undefined) return read.value;
  throw unreadableAnswer(call, answer.status, explainIssues(read.issues));
}
