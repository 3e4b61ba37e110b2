import type { Clock } from "../shared/clock.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import { describeStatus, type Outbound, type OutboundAnswer } from "../shared/outbound/json-api.ts";
import { type ServerFault, selectRetryDelay } from "../shared/outbound/server-faults.ts";
import { hashInHex, parseJson, quoteText, renderDuration } from "../shared/text.ts";
import type { ModelMemory } from "./settings.ts";

/** Bytes of one response: more than any model writes at once. */
const MAX_RESPONSE_BYTES = 4 * 2 ** 20;

/** Milliseconds; a model on a small machine is slow. */
const REQUEST_TIMEOUT_MS = 5 * 60_000;

const MAX_MESSAGE_LENGTH = 300;

export type TransportOptions = {
  send: Outbound;
  memory: ModelMemory;
  /** Removes secrets from what is sent. */
  redact: (text: string) => string;
  /** Ends requests and waits. */
  signal: AbortSignal;
  clock: Clock;
  /** In milliseconds since 1970: no wait goes beyond it. */
  deadline: number;
  /** Gets each response, with its request and the digest of that: new ones, and those that were kept. */
  onResponse: (exchanged: { response: string; request: string; digest: string; isNew: boolean }) => void;
};

/**
 * A `fetch` for requests to the model: without secrets, bounded, sent again after a rate limit or a fault of the server.
 * A response is kept under the digest of its request before anyone reads it, and is not asked for again.
 */
export function createTransport(options: TransportOptions): typeof fetch {
  const { memory, redact, onResponse } = options;
  return async (input, init) => {
    const address = String(input);
    const body = redactTexts(typeof init?.body === "string" ? init.body : "", redact);
    const digest = hashInHex("sha256", `${address}\n`, body);
    const kept = await memory.read(digest);
    const response = kept ?? (await ask(address, new Headers(init?.headers), body, options));
    if (kept === undefined) await memory.keep(digest, response);
    onResponse({ response, request: body, digest, isNew: kept === undefined });
    const type = response.startsWith("{") ? "application/json" : "text/event-stream";
    return new Response(response, { headers: { "content-type": type } });
  };
}

/** Text by text: a secret may look like a part of the JSON, such as an escaped line break. */
function redactTexts(body: string, redact: (text: string) => string): string {
  return JSON.stringify(JSON.parse(body, (_, value: unknown) => (typeof value === "string" ? redact(value) : value)));
}

async function ask(address: string, headers: Headers, body: string, options: TransportOptions): Promise<string> {
  const { signal, clock, deadline } = options;
  const request = { method: "POST", headers: Object.fromEntries(headers), body, signal };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendOnce(options, address, request);
    if (!("fault" in answer)) return readResponse(answer, options);
    const delay = selectRetryDelay(answer.fault, attempt, clock.now());
    if (delay === undefined) throw answer.error;
    if (clock.now() + delay * 1000 > deadline) throw explainWait(answer.error, delay, clock.now());
    await clock.sleep(delay * 1000, signal);
  }
}

type Faulty = { fault: ServerFault; error: ReleaseDocsError };

async function sendOnce(
  { send, redact }: TransportOptions,
  address: string,
  request: Parameters<Outbound>[1],
): Promise<OutboundAnswer | Faulty> {
  try {
    const answer = await send(address, { ...request, longest: MAX_RESPONSE_BYTES, timeout: REQUEST_TIMEOUT_MS });
    if (answer.status === 200) return answer;
    const { status, headers } = answer;
    const message = describeStatus(status, readWords(redact(answer.body.toString("utf8"))));
    return { fault: { status, message, headers }, error: refuse(status, message) };
  } catch (error) {
    if (!(error instanceof ReleaseDocsError)) throw error;
    if (error.code === "outbound/too-large" || error.code === "outbound/compressed") {
      throw new ReleaseDocsError("model/unusable", error.message, { cause: error });
    }
    // Another attempt at a wrong or forbidden address fails alike.
    if (!/^outbound\/(?:unreachable|timeout)$/.test(error.code)) throw error;
    const failed = new ReleaseDocsError("model/unreachable", error.message, { cause: error });
    return { fault: { status: undefined, message: error.message, headers: {} }, error: failed };
  }
}

function refuse(status: number, message: string): ReleaseDocsError {
  const said = `The model's server answered ${message}.`;
  if (status === 429) return new ReleaseDocsError("model/rate-limited", said);
  return new ReleaseDocsError(status >= 500 ? "model/unreachable" : "model/refused", said);
}

function explainWait(error: ReleaseDocsError, delay: number, now: number): ReleaseDocsError {
  const message = `${error.message} It asks to wait for ${renderDuration(delay * 1000)}, which is too long.`;
  const retryAt = new Date(now + delay * 1000).toISOString();
  return new ReleaseDocsError(error.code, message, { cause: error, details: { retryAt } });
}

/** What the server says went wrong, as OpenAI's and similar servers put it. */
function readWords(body: string): string {
  const parsed = parseJson(body);
  if (typeof parsed !== "object" || parsed === null) return quoteText(body, MAX_MESSAGE_LENGTH);
  const { error = parsed } = parsed as { error?: unknown };
  const words = typeof error === "object" && error !== null && "message" in error ? error.message : error;
  return quoteText(typeof words === "string" ? words : body, MAX_MESSAGE_LENGTH);
}

function readResponse({ body }: OutboundAnswer, { redact }: TransportOptions): string {
  const text = body.toString("utf8").trim();
  // PostgreSQL stores no U+0000; in JSON it is escaped.
  if (text.includes("\0"))
    throw new ReleaseDocsError("model/unusable", "The response of the model's server has U+0000.");
  const isEvents = /^(?:data|event|id|retry)?:/.test(text);
  if (isEvents || typeof parseJson(text) === "object") return text;
  const quoted = quoteText(redact(text), MAX_MESSAGE_LENGTH);
  throw new ReleaseDocsError("model/unusable", `The response of the model's server is no JSON: ${quoted}`);
}
