import type { AnyContractProcedure } from "@orpc/contract";
import * as z from "zod/mini";
import type { Contract } from "../contract/contract.ts";
import { connections } from "../contract/resources/connections/connections.ts";
import { jobs } from "../contract/resources/jobs.ts";
import { type ErrorCode, errorCodes } from "../shared/errors.ts";
import { explainIssues, type Issue } from "../shared/issues.ts";
import { createSecrets } from "../shared/redaction.ts";
import { parseJson, quoteText } from "../shared/text.ts";
import { ApiError, type HttpAnswer } from "./http.ts";

const EMPTY = "(empty)";
// Longer than other quotes: the service lists what is wrong with a request.
const MAX_ERROR_LENGTH = 1000;
const ErrorBody = z.looseObject({ error: z.string() });
const CHECK_BASE_URL = "Check that base-url is the URL of a Release-Documentation service.";

/** Throws {@link ApiError} without the key: a service may echo it. */
function decodeAnswer(answer: HttpAnswer, call: string, apiKey: string): unknown {
  if (answer.status >= 200 && answer.status < 300 && !isCompressed(answer)) {
    if (answer.body === "") return undefined;
    const json = parseJson(answer.body);
    if (json !== undefined) return json;
  }
  // Redacted before anything is cut: half a key would not be found.
  throw explainAnswer(hideKey(answer, apiKey), call);
}

function unreadableAnswer(call: string, status: number, fault: string): ApiError {
  const message = `${call} got an invalid response: ${quoteText(fault, MAX_ERROR_LENGTH)}`;
  return new ApiError({ code: "api/unreadable", message }, status);
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
  if (status >= 400) return explainError(answer, call);
  if (status >= 300) return explainRedirect(answer, call);
  const fault = isCompressed(answer)
    ? `unexpected compression (${quoteText(headers["content-encoding"] ?? "")})`
    : `status ${status}, ${describeBody(answer)}`;
  return unreadableAnswer(call, status, fault);
}

function explainRedirect({ status, headers }: HttpAnswer, call: string): ApiError {
  // User and query of a URL can be secrets.
  const target = headers.location?.replace(/[?#].*$/s, "").replace(/\/\/[^/]*@/, "//");
  const where = target === undefined ? "no URL" : quoteText(target);
  const message = `${call} was redirected (status ${status}) to ${where}. The redirect was not followed: the key is for base-url only.`;
  return new ApiError({ code: "api/redirected", message }, status);
}

function explainError(answer: HttpAnswer, call: string): ApiError {
  const { status } = answer;
  const body = ErrorBody.safeParse(parseJson(answer.body));
  const reason = body.success ? quoteText(body.data.error, MAX_ERROR_LENGTH) || EMPTY : describeBody(answer);
  const retryAfter = parseRetryAfter(answer.headers["retry-after"]);
  const own = (Object.keys(errorCodes) as ErrorCode[]).find((one) => one === `api/${status}`);
  const code = own ?? (status < 500 ? "api/4xx" : "api/5xx");
  const advice = adviceFor(status, call, retryAfter) ?? errorCodes[code].help;
  // Without an error in JSON, a gateway or another program responded.
  const hint = body.success || status >= 500 ? advice : `${CHECK_BASE_URL} ${advice}`;
  return new ApiError({ code, message: `${call} answered ${status}: ${reason}`, hint }, status, retryAfter);
}

/** What the catalogue cannot say: the permission, and when to retry. */
function adviceFor(status: number, call: string, retryAfter: number | undefined): string | undefined {
  if (status === 403) return `The key's user lacks the permission for ${call}. Grant it, or use another api-key.`;
  if (status !== 429 && status < 500) return undefined;
  return retryAfter === undefined ? "Run again later." : `Run again in ${Math.ceil(retryAfter / 1000)} s.`;
}

function describeBody({ headers, body }: HttpAnswer): string {
  const type = headers["content-type"]?.split(";", 1)[0];
  const text = quoteText(body) || EMPTY;
  return type === undefined || body === "" ? text : `${quoteText(type)}: ${text}`;
}

function parseRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

type Procedures = Readonly<Record<string, AnyContractProcedure>>;

/** Schemas of a step's calls, each loaded with the first answer that needs it. */
const STEP_CONTRACTS: Readonly<Record<string, () => Promise<Procedures>>> = {
  jobs: async () => jobs,
  connections: async () => connections,
  publications: async () => (await import("../contract/resources/publications.ts")).publications,
  conversations: async () => (await import("../contract/resources/conversations.ts")).conversations,
  turns: async () => (await import("../contract/resources/conversations.ts")).turns,
  comments: async () => (await import("../contract/resources/comments.ts")).comments,
  instructions: async () => (await import("../contract/resources/instructions.ts")).instructions,
  instructionLinks: async () => (await import("../contract/resources/instructions.ts")).instructionLinks,
} satisfies { [Resource in keyof Contract]?: () => Promise<Contract[Resource]> };

async function readContract(resource: string): Promise<Procedures | undefined> {
  const read = STEP_CONTRACTS[resource];
  if (read !== undefined) return read();
  const { contract }: { contract: Readonly<Record<string, Procedures>> } = await import("../contract/contract.ts");
  return contract[resource];
}

export async function parseAnswer(answer: HttpAnswer, resource: string, verb: string, apiKey = ""): Promise<unknown> {
  const call = `${resource} ${verb}`;
  const record = decodeAnswer(answer, call, apiKey);
  const schema = (await readContract(resource))?.[verb]?.["~orpc"].outputSchema;
  if (schema === undefined) return record;
  const parsed: { issues?: readonly Issue[]; value?: unknown } = await schema["~standard"].validate(record);
  if (parsed.issues === undefined) return parsed.value;
  throw unreadableAnswer(call, answer.status, explainIssues(parsed.issues));
}
