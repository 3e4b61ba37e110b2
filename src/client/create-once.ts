import { ReleaseDocsError } from "../shared/errors.ts";
import { ApiError, UnreachableError } from "./http.ts";
import {
  backoffDelay,
  isAmbiguous,
  isRetryable,
  type RetryBudget,
  retryAfter,
  sendWithRetries,
  sleepBeforeDeadline,
} from "./retry.ts";

/** What a look found among the records that were not there before the create. */
export type FoundRecords<Item> = {
  /** Those that are provably of this create. */
  own: readonly Item[];
  /** Those that may be or not. */
  unclear: readonly Item[];
};

/** A create that never doubles: how to send it, and how to see what came of it. */
export type Creation<Item extends { id: string }> = {
  /** What is created, for a person: `job "Version 1.1.0"`. */
  what: string;
  /** Where a person finds it. */
  where: string;
  /** Sends the create, with the same `Idempotency-Key` every time. */
  send: () => Promise<Item>;
  look: () => Promise<FoundRecords<Item>>;
  /** The address of a record. */
  addressOf: (item: Item) => string;
};

// One second, then twice as long each time: half a minute in all for a create that is still on its way.
const LOOKS = 5;
// As long as the looks themselves may fail.
const LONGEST_BLINDNESS = 300_000;
const MOST_NAMED = 5;

/**
 * Creates one record. What cannot have been accepted is sent again (see `sendWithRetries`), any other refusal is thrown
 * as it is. After a fault that tells nothing it looks before it acts: it takes the one record that is provably its own;
 * where nothing is new it sends again, once. Throws `submit/ambiguous` where something new cannot be told apart, and
 * `submit/unknown` where it stays open whether the create was accepted.
 */
export async function createOnce<Item extends { id: string }>(
  creation: Creation<Item>,
  budget: RetryBudget,
): Promise<Item> {
  let first: unknown;
  for (;;) {
    try {
      return await sendWithRetries(creation.send, budget, () => findAfterRefusal(creation, budget));
    } catch (fault) {
      const isOpen = isAmbiguous(fault) || (first !== undefined && isStillInWork(fault));
      if (!isOpen && first === undefined) throw fault;
      const own = isOpen ? await lookForOwn(creation, budget, first ?? fault) : undefined;
      if (own !== undefined) return own;
      if (first !== undefined) throw unknown(creation, first, fault);
      first = fault;
    }
  }
}

/** A 409 to the second send: the service holds the first one under the same key. */
function isStillInWork(fault: unknown): boolean {
  return fault instanceof ApiError && fault.status === 409;
}

/** A gateway can refuse what the service behind it has accepted; where a look is possible, it costs little. */
async function findAfterRefusal<Item extends { id: string }>(creation: Creation<Item>, budget: RetryBudget) {
  const { own = [] } = (await lookAfter(0, creation, budget)) ?? {};
  return own.length === 1 ? own[0] : undefined;
}

/** Looks until the record is there; undefined when nothing new is there after all looks. */
async function lookForOwn<Item extends { id: string }>(
  creation: Creation<Item>,
  budget: RetryBudget,
  fault: unknown,
): Promise<Item | undefined> {
  let unclear: readonly Item[] = [];
  for (let looks = 0; looks < LOOKS; looks += 1) {
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

/** One look after a delay; undefined when there is no time for it, when it is not permitted or when the run is stopped. */
async function lookAfter<Item extends { id: string }>(
  delay: number,
  { look }: Creation<Item>,
  budget: RetryBudget,
): Promise<FoundRecords<Item> | undefined> {
  try {
    return (await sleepBeforeDeadline(budget, delay)) ? await lookUntilAnswered(look, budget) : undefined;
  } catch (fault) {
    const isExpected = fault instanceof ApiError || fault instanceof UnreachableError || budget.signal.aborted;
    if (isExpected) return undefined;
    throw fault;
  }
}

/** Looks again after every fault that isRetryable, for five minutes at most. */
async function lookUntilAnswered<Answer>(look: () => Promise<Answer>, budget: RetryBudget): Promise<Answer> {
  const bounded = { ...budget, deadline: Math.min(budget.deadline, budget.clock.now() + LONGEST_BLINDNESS) };
  for (let tries = 0; ; tries += 1) {
    try {
      return await look();
    } catch (fault) {
      const delay = Math.max(retryAfter(fault), backoffDelay(tries, budget.minDelay));
      if (!isRetryable(fault) || !(await sleepBeforeDeadline(bounded, delay))) throw fault;
    }
  }
}

function unknown<Item extends { id: string }>(
  creation: Creation<Item>,
  fault: unknown,
  second?: unknown,
): ReleaseDocsError {
  const again = second === undefined ? "" : ` It was sent a second time, with the same key: ${wordsOf(second)}`;
  return new ReleaseDocsError({
    code: "submit/unknown",
    message: `Whether the ${creation.what} was accepted is not known. ${wordsOf(fault)}${again}`,
    hint: `Look for it at ${creation.where} before you run again.`,
    cause: second ?? fault,
  });
}

function ambiguous<Item extends { id: string }>(
  creation: Creation<Item>,
  items: readonly Item[],
  fault: unknown,
): ReleaseDocsError {
  const named = items.slice(0, MOST_NAMED).map((item) => `${item.id} (${creation.addressOf(item)})`);
  const more = items.length > MOST_NAMED ? ` and ${items.length - MOST_NAMED} more` : "";
  return new ReleaseDocsError({
    code: "submit/ambiguous",
    message: `Whether the ${creation.what} was accepted cannot be told: this may be it or not: ${named.join(", ")}${more}. ${wordsOf(fault)}`,
    hint: `Look at ${creation.where} whether it is there before you run again.`,
    cause: fault,
  });
}

function wordsOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}
