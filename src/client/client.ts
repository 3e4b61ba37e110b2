import type { Calls } from "../contract/contract.ts";
import { encodeRequest, type Route, routes } from "../contract/routes.ts";
import type { Clock } from "../shared/clock.ts";
import { messageOf, ReleaseDocsError } from "../shared/errors.ts";
import { listSome } from "../shared/text.ts";
import { ApiError, type Send, UnreachableError } from "./http.ts";

export type CallOptions = { signal?: AbortSignal | undefined; idempotencyKey?: string };

export type Client = Calls<CallOptions>;

/** The calls that a step makes. */
export type StepClient = {
  connections: Pick<Client["connections"], "list">;
  publications: Pick<Client["publications"], "list">;
  jobs: Pick<Client["jobs"], "create" | "get" | "list">;
  conversations: Pick<Client["conversations"], "create" | "get" | "list">;
};

/** Calls reject with `ApiError` for an error or invalid response, and with `UnreachableError` without a response. */
export function createClient(connection: { send: Send; apiKey: string }): Client {
  const resources = Object.entries(routes).map(([resource, verbs]) => {
    const calls = Object.entries(verbs).map(([verb, route]) => [verb, createCall(connection, resource, verb, route)]);
    return [resource, Object.fromEntries(calls)];
  });
  return Object.fromEntries(resources) as Client;
}

function createCall({ send, apiKey }: { send: Send; apiKey: string }, resource: string, verb: string, route: Route) {
  return async (input: Record<string, unknown> = {}, options: CallOptions = {}): Promise<unknown> => {
    const { signal, idempotencyKey } = options;
    const encoded = encodeRequest(route, input);
    const answer = await send({
      ...encoded,
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: "application/json",
        ...(encoded.body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      },
      signal,
    });
    // Loaded after the first request: only responses need schemas.
    const { parseAnswer } = await import("./answer.ts");
    return parseAnswer(answer, resource, verb, apiKey);
  };
}

type Page<Item> = { records: readonly Item[]; nextPageToken?: string | null | undefined };

const MAX_ALL_PAGES = 20;
const MAX_RECORDS = 5000;

/** Throws `api/too-large` for more than 20 pages or 5000 records. */
export async function listAll<Item>(read: (next: string | undefined) => Promise<Page<Item>>): Promise<Item[]> {
  const { records, isWhole } = await listPages(read, MAX_ALL_PAGES);
  if (isWhole) return records;
  const message = `The service's list has more than ${MAX_ALL_PAGES} pages or ${MAX_RECORDS} records.`;
  throw new ReleaseDocsError("api/too-large", message);
}

/** `read` gets the page token, undefined for the first page. `isWhole`: there are no more pages. */
export async function listPages<Item>(
  read: (next: string | undefined) => Promise<Page<Item>>,
  maxPages: number,
): Promise<{ records: Item[]; isWhole: boolean }> {
  const records: Item[] = [];
  const seen = new Set<string>();
  let next: string | undefined;
  for (let count = 0; count < maxPages && records.length < MAX_RECORDS; count += 1) {
    const page = await read(next);
    records.push(...page.records.slice(0, MAX_RECORDS));
    next = page.nextPageToken || undefined;
    // A repeated token would loop.
    if (next === undefined || seen.has(next)) return { records, isWhole: page.records.length <= MAX_RECORDS };
    seen.add(next);
  }
  return { records, isWhole: false };
}

const MAX_DELAY = 20_000;
/** In milliseconds: about the restart of a service. */
const MAX_TIME_WITHOUT_CONNECTION = 30_000;

export type RetryBudget = {
  clock: Clock;
  signal: AbortSignal;
  /** In milliseconds since 1970. */
  deadline: number;
  minDelay: number;
};

export function nextPollDelay(waited: number, minDelay: number): number {
  return withJitter(Math.max(minDelay, waited / 5));
}

export function backoffDelay(attempts: number, minDelay: number): number {
  return withJitter(minDelay * 2 ** attempts);
}

export async function sleepBeforeDeadline({ clock, signal, deadline }: RetryBudget, delay: number): Promise<boolean> {
  if (clock.now() + delay >= deadline) return false;
  await clock.sleep(delay, signal);
  return true;
}

function withJitter(delay: number): number {
  return Math.round(Math.min(MAX_DELAY, delay * (0.9 + Math.random() * 0.2)));
}

/** Retries only what the service cannot have accepted. `beforeNext` may find the record after a rejection. */
export async function sendWithRetries<Item>(
  send: () => Promise<Item>,
  budget: RetryBudget,
  beforeNext: () => Promise<Item | undefined> = async () => undefined,
): Promise<Item> {
  const start = budget.clock.now();
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await send();
    } catch (fault) {
      const delay = Math.max(retryAfter(fault), backoffDelay(attempts, budget.minDelay));
      const waited = budget.clock.now() + delay - start;
      const isPermanent =
        fault instanceof UnreachableError && (waited > MAX_TIME_WITHOUT_CONNECTION || isLasting(fault));
      if (!isRejected(fault) || isPermanent || !(await sleepBeforeDeadline(budget, delay))) throw fault;
      const found = fault instanceof ApiError ? await beforeNext() : undefined;
      if (found !== undefined) return found;
    }
  }
}

/** An invalid certificate or a refusing proxy, which a retry does not fix. */
function isLasting({ code, cause }: UnreachableError): boolean {
  return code === "api/tls" || (cause instanceof Error && "code" in cause && cause.code === "ERR_PROXY_TUNNEL");
}

export function retryAfter(fault: unknown): number {
  return fault instanceof ApiError ? (fault.retryAfter ?? 0) : 0;
}

/** Whether the request may or may not have been accepted: no response, an unreadable one, or 5xx. */
export function isAmbiguous(fault: unknown): boolean {
  if (isRejected(fault)) return false;
  return (
    fault instanceof UnreachableError || (fault instanceof ApiError && (fault.status < 400 || fault.status >= 500))
  );
}

/** Whether reading again may succeed; a 2xx that cannot be read was cut off. */
export function isRetryable(fault: unknown): fault is UnreachableError | ApiError {
  if (fault instanceof UnreachableError) return true;
  if (!(fault instanceof ApiError)) return false;
  return fault.status < 300 || fault.status === 408 || fault.status === 429 || fault.status >= 500;
}

function isRejected(fault: unknown): boolean {
  if (fault instanceof UnreachableError) return !fault.sent;
  if (!(fault instanceof ApiError)) return false;
  return fault.status === 429 || (fault.status === 503 && fault.retryAfter !== undefined);
}

const MAX_REPEAT_TIME = 300_000;

/** For what may be sent again at any time, such as a read: retries temporary faults until the deadline, 5 minutes at most. */
export async function repeatUntilAnswered<Answer>(send: () => Promise<Answer>, budget: RetryBudget): Promise<Answer> {
  const bounded = { ...budget, deadline: Math.min(budget.deadline, budget.clock.now() + MAX_REPEAT_TIME) };
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await send();
    } catch (fault) {
      const delay = Math.max(retryAfter(fault), backoffDelay(attempts, budget.minDelay));
      if (!isRetryable(fault) || !(await sleepBeforeDeadline(bounded, delay))) throw fault;
    }
  }
}

/** `own` are certainly of this create, `unclear` ones possibly. */
export type FoundRecords<Item> = { own: readonly Item[]; unclear: readonly Item[] };

type Created = { id: string };

/** For messages: `job "Version 1.1.0"`, and the service's address. */
type Named = { what: string; where: string };

type Creation<Item extends Created> = Named & {
  /** Sends the create, with the same `Idempotency-Key` every time. */
  send: () => Promise<Item>;
  look: () => Promise<FoundRecords<Item>>;
  addressOf: (item: Item) => string;
};

// With backoff from 1 s, 31 s in all.
const MAX_LOOKS = 5;

/** After an ambiguous error, looks for the record, then sends again. Throws `submit/ambiguous` or `submit/unknown`. */
export async function createOnce<Item extends Created>(creation: Creation<Item>, budget: RetryBudget): Promise<Item> {
  try {
    return await sendCreate(creation, budget);
  } catch (fault) {
    if (!isAmbiguous(fault)) throw fault;
    return (await lookForOwn(creation, budget, fault)) ?? sendAgain(creation, budget, fault);
  }
}

function sendCreate<Item extends Created>(creation: Creation<Item>, budget: RetryBudget): Promise<Item> {
  return sendWithRetries(creation.send, budget, () => findAfterRefusal(creation, budget));
}

async function sendAgain<Item extends Created>(creation: Creation<Item>, budget: RetryBudget, first: unknown) {
  try {
    return await sendCreate(creation, budget);
  } catch (fault) {
    // A 409: the first one with this key is still being processed.
    const isOpen = isAmbiguous(fault) || (fault instanceof ApiError && fault.status === 409);
    const own = isOpen ? await lookForOwn(creation, budget, first) : undefined;
    if (own !== undefined) return own;
    throw unknown(creation, first, fault);
  }
}

/** A gateway can reject what the service behind it has accepted. */
async function findAfterRefusal<Item extends Created>(creation: Creation<Item>, budget: RetryBudget) {
  const { own = [] } = (await lookAfter(0, creation, budget)) ?? {};
  return own.length === 1 ? own[0] : undefined;
}

async function lookForOwn<Item extends Created>(creation: Creation<Item>, budget: RetryBudget, fault: unknown) {
  let unclear: readonly Item[] = [];
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const found = await lookAfter(backoffDelay(looks, budget.minDelay), creation, budget);
    if (found === undefined && unclear.length === 0) throw unknown(creation, fault);
    if (found === undefined) break;
    if (found.own.length > 1) throw ambiguous(creation, found.own, fault);
    if (found.own.length === 1) return found.own[0];
    unclear = found.unclear;
  }
  if (unclear.length > 0) throw ambiguous(creation, unclear, fault);
  return undefined;
}

/** Undefined if there is no time or permission, or after a cancellation. */
async function lookAfter<Item extends Created>(delay: number, { look }: Creation<Item>, budget: RetryBudget) {
  try {
    return (await sleepBeforeDeadline(budget, delay)) ? await repeatUntilAnswered(look, budget) : undefined;
  } catch (fault) {
    const isExpected = fault instanceof ApiError || fault instanceof UnreachableError || budget.signal.aborted;
    if (isExpected) return undefined;
    throw fault;
  }
}

function unknown({ what, where }: Named, fault: unknown, second?: unknown): ReleaseDocsError {
  const again = second === undefined ? "" : ` It was sent again with the same idempotency key: ${messageOf(second)}`;
  return new ReleaseDocsError("submit/unknown", `The ${what} may have been accepted. ${messageOf(fault)}${again}`, {
    hint: `Check ${where} for it before running again.`,
    cause: second ?? fault,
  });
}

function ambiguous<Item extends Created>(creation: Creation<Item>, items: readonly Item[], fault: unknown) {
  const { what, where, addressOf } = creation;
  const named = listSome(items.map((item) => `${item.id} (${addressOf(item)})`));
  const message = `Several records could be the ${what}: ${named}. ${messageOf(fault)}`;
  const hint = `Check ${where} for it before running again.`;
  return new ReleaseDocsError("submit/ambiguous", message, { hint, cause: fault });
}
