import { type Client, createClient } from "../client/client.ts";
import { createHttpSend, type Send } from "../client/http.ts";
import type { CheckoutOptions } from "../service/domain/repositories/checkout.ts";
import { type Clock, systemClock } from "../shared/clock.ts";
import type { Inputs } from "./inputs.ts";

/** The repository that a built-in service is to stand in, and where its drafts go without GitHub. */
export type BuiltInPlace = Exclude<CheckoutOptions, { drafts: "pullRequests" }>;

/** A service to talk to, wherever it is. */
export type ServiceConnection = AsyncDisposable & {
  client: Client;
  /** The service as a person knows it. */
  where: string;
  /** How soon it may be asked again, in milliseconds. */
  minDelay: number;
  /** Has closing not finish what is under way: the built-in service's work then ends with the process. */
  abandon: () => void;
  /** What the run has to do without, and how to mend that. */
  remark?: string;
};

/**
 * Opens the service at `base-url`, or without one the built-in service on the repository at `place`;
 * `onFault` hears of faults inside the built-in service that its answers do not tell; answers time out by `clock`.
 */
export async function openConnection(
  inputs: Inputs,
  place: BuiltInPlace,
  environment: NodeJS.ProcessEnv,
  onFault: (error: unknown) => void,
  clock: Clock = systemClock,
): Promise<ServiceConnection> {
  if (inputs["base-url"] === "") {
    const { remark, ...chosen } = chooseDrafts(place);
    const connection = await openBuiltIn(chosen, onFault);
    return remark === undefined ? connection : { ...connection, remark };
  }
  const { send, close } = await createHttpSend(inputs["base-url"], environment, clock);
  return {
    client: createClient({ send, apiKey: inputs["api-key"] }),
    where: inputs["base-url"],
    minDelay: 1000,
    abandon: () => undefined,
    [Symbol.asyncDispose]: async () => close(),
  };
}

/** A step leaves pull requests on GitHub where it has a token for them; else its drafts are branches of the checkout. */
function chooseDrafts(place: BuiltInPlace): CheckoutOptions & { remark?: string } {
  const { github, ...rest } = place;
  if (place.drafts !== "branches") return place;
  if (github === undefined || place.repository === undefined) return { ...place, remark: NO_TOKEN };
  return { ...rest, drafts: "pullRequests", github };
}

const NO_TOKEN =
  "Without github-token no pull request is opened: the draft stays as a branch in the checkout. Leave the input to its " +
  "default and give the job `permissions: { contents: write, pull-requests: write }`.";

/** Serves the interface in this process; the chunk that holds the service is loaded only here. */
async function openBuiltIn(place: CheckoutOptions, onFault: (error: unknown) => void): Promise<ServiceConnection> {
  const [{ createBuiltInService }, { randomUUID }] = await Promise.all([
    import("../service/server/built-in.ts"),
    import("node:crypto"),
  ]);
  const apiKey = randomUUID();
  const service = await createBuiltInService({
    workspace: place,
    apiKey,
    onFault,
  });
  let { close } = service;
  const send: Send = async ({ method, path, headers, body, signal }) => {
    signal?.throwIfAborted();
    const answer = await service.fetch(
      new Request(`http://built-in${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
    );
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  };
  return {
    client: createClient({ send, apiKey }),
    where: "the built-in service",
    minDelay: 10,
    abandon: () => {
      close = service.abandon;
    },
    [Symbol.asyncDispose]: () => close(),
  };
}
