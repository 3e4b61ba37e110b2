import { type Client, createClient } from "../client/client.ts";
import { createHttpSend, type Send } from "../client/http.ts";
import type { CheckoutOptions } from "../service/domain/repositories/checkout.ts";
import { type Clock, systemClock } from "../shared/clock.ts";
import type { Inputs } from "./inputs.ts";

export type BuiltInPlace = Exclude<CheckoutOptions, { drafts: "pullRequests" }>;

export type ServiceConnection = AsyncDisposable & {
  client: Client;
  /** The service's URL, or "the built-in service". */
  where: string;
  /** Minimum delay between polls, in milliseconds. */
  minDelay: number;
  /** Resolves when the first create has left. */
  sent: Promise<void>;
  /** Makes closing stop the built-in service's work instead of finishing it. */
  abandon: () => void;
  remark?: string;
};

/** Without `base-url`, starts the built-in service. `onFault` gets the internal errors that its responses hide. */
export async function openConnection(
  inputs: Inputs,
  place: BuiltInPlace,
  proxies: NodeJS.ProcessEnv,
  onFault: (error: unknown) => void,
  clock: Clock = systemClock,
): Promise<ServiceConnection> {
  if (inputs["base-url"] === "") return openBuiltIn(place, onFault, clock);
  const { send, sent, close } = await createHttpSend(inputs["base-url"], proxies, clock);
  return {
    client: createClient({ send, apiKey: inputs["api-key"] }),
    where: inputs["base-url"],
    minDelay: 1000,
    sent,
    abandon: () => undefined,
    [Symbol.asyncDispose]: async () => close(),
  };
}

/** Loads the built-in service, which takes longer than git takes to read a history. */
export function loadBuiltIn() {
  return import("../service/server/built-in.ts");
}

const NO_TOKEN =
  "No pull request is opened without github-token; the draft is a branch in the checkout. Use the input's default and " +
  "give the job `permissions: { contents: write, pull-requests: write }`.";

/** In milliseconds, for the answer to a poll while tasks run. */
const MAX_HOLD = 1000;

async function openBuiltIn(
  place: BuiltInPlace,
  onFault: (error: unknown) => void,
  clock: Clock,
): Promise<ServiceConnection> {
  const [{ createBuiltInService }, { randomUUID }] = await Promise.all([loadBuiltIn(), import("node:crypto")]);
  const { github, ...checkout } = place;
  const isForPullRequests = place.drafts === "branches" && github !== undefined && place.repository !== undefined;
  const workspace: CheckoutOptions = isForPullRequests ? { ...checkout, drafts: "pullRequests", github } : place;
  const apiKey = randomUUID();
  const service = await createBuiltInService({ workspace, apiKey, onFault });
  let { close } = service;
  const send: Send = async ({ method, path, headers, body, signal }) => {
    signal?.throwIfAborted();
    // Polls answer when the work is done: each costs as much as some of it, and the last one would come late.
    if (method === "GET") await waitAtMost(clock, MAX_HOLD, service.idle(), signal);
    return service.call({ method, path, headers, ...(body === undefined ? {} : { body }) });
  };
  return {
    client: createClient({ send, apiKey }),
    where: "the built-in service",
    minDelay: 10,
    sent: Promise.resolve(),
    abandon: () => {
      close = service.abandon;
    },
    ...(place.drafts === "branches" && !isForPullRequests && { remark: NO_TOKEN }),
    [Symbol.asyncDispose]: () => close(),
  };
}

async function waitAtMost(
  clock: Clock,
  milliseconds: number,
  work: Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const stopped = new AbortController();
  const signals = [stopped.signal, ...(signal === undefined ? [] : [signal])];
  try {
    await Promise.race([work, clock.sleep(milliseconds, AbortSignal.any(signals))]);
  } finally {
    stopped.abort();
  }
}
