import { messageOf, ReleaseDocsError } from "../shared/errors.ts";
import { listSome } from "../shared/text.ts";
import {
  backoffDelay,
  isAmbiguous,
  type RetryBudget,
  repeatUntilAnswered,
  sendWithRetries,
  sleepBeforeDeadline,
} from "./client.ts";
import { ApiError, UnreachableError } from "./http.ts";

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
  return new ReleaseDocsError(
    "submit/ambiguous",
    `Several records could be the ${what}: ${named}. ${messageOf(fault)}`,
    { hint: `Check ${where} for it before running again.`, cause: fault },
  );
}
