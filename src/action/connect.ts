import { setImmediate } from "node:timers/promises";
import type { CheckoutOptions, OwnModel } from "../built-in/built-in.ts";
import { type CallOptions, type Client, createClient, type StepClient } from "../client/client.ts";
import { createHttpSend } from "../client/http.ts";
import { type Clock, systemClock } from "../shared/clock.ts";
import { GITHUB_MODELS_URL } from "../shared/outbound/server-urls.ts";
import { selectSecrets } from "./environment.ts";
import type { Inputs } from "./inputs.ts";

export type BuiltInPlace = Exclude<CheckoutOptions, { drafts: "pullRequests" }>;

type ServiceConnection<Calls = StepClient> = AsyncDisposable & {
  client: Calls;
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
  if (inputs["base-url"] === "") return openBuiltIn(place, selectModel(inputs, proxies), onFault, clock);
  return openRemote(inputs, proxies, clock);
}

export async function openRemote(
  inputs: Pick<Inputs, "base-url" | "api-key">,
  proxies: NodeJS.ProcessEnv,
  clock: Clock,
): Promise<ServiceConnection<Client>> {
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

function selectModel(inputs: Inputs, proxies: NodeJS.ProcessEnv): OwnModel | undefined {
  const { model: name, "model-url": url, "model-budget": budget, "model-stream": stream } = inputs;
  if (name === "") return undefined;
  const key = inputs["model-key"] || (url === "" ? inputs["github-token"] : undefined);
  const settings = { name, url: url || GITHUB_MODELS_URL, key, budget, stream };
  return { settings, secrets: selectSecrets({ inputs, proxies }), proxies };
}

/** Loads the built-in service once git has started what it can: loading blocks this process for many milliseconds. */
export async function loadBuiltIn() {
  await setImmediate();
  return import("../built-in/built-in.ts");
}

const NO_TOKEN =
  "No pull request is opened without github-token; the draft is a branch in the checkout. Use the input's default and " +
  "give the job `permissions: { contents: write, pull-requests: write }`.";

/** In milliseconds, for the answer to a poll while tasks run. */
const MAX_HOLD = 1000;

async function openBuiltIn(
  place: BuiltInPlace,
  model: OwnModel | undefined,
  onFault: (error: unknown) => void,
  clock: Clock,
): Promise<ServiceConnection> {
  // A long history leaves much garbage: without this, the space for new objects grows by a third of all memory.
  process.getBuiltinModule("node:v8").setFlagsFromString("--semi-space-growth-factor=1");
  const { createBuiltInService, describeRefusal } = await loadBuiltIn();
  const { github, ...checkout } = place;
  const isForPullRequests = place.drafts === "branches" && github !== undefined && place.repository !== undefined;
  const workspace: CheckoutOptions = isForPullRequests ? { ...checkout, drafts: "pullRequests", github } : place;
  const service = await createBuiltInService({ workspace, model, onFault });
  const { connections, publications, jobs, conversations } = service.calls;
  let { close } = service;
  const offer =
    <Input, Answer>(name: `${string} ${string}`, call: (input: Input, options: CallOptions) => Promise<Answer>) =>
    async (input: Input, options: CallOptions = {}): Promise<Answer> => {
      options.signal?.throwIfAborted();
      // Polls answer when the work is done: the last one would come late.
      if (!name.endsWith("create")) await waitAtMost(clock, MAX_HOLD, service.idle(), options.signal);
      return call(input, options).catch(async (error: unknown) => throwRefusal(name, error, describeRefusal(error)));
    };
  return {
    client: {
      connections: { list: offer("connections list", connections.list) },
      publications: { list: offer("publications list", publications.list) },
      jobs: {
        create: offer("jobs create", jobs.create),
        get: offer("jobs get", jobs.get),
        list: offer("jobs list", jobs.list),
      },
      conversations: {
        create: offer("conversations create", conversations.create),
        get: offer("conversations get", conversations.get),
        list: offer("conversations list", conversations.list),
      },
    },
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

/** Throws what the client throws for such an answer over HTTP. */
async function throwRefusal(name: string, error: unknown, refusal?: { status: number; error: string }): Promise<never> {
  if (refusal === undefined) throw error;
  const { parseAnswer } = await import("../client/answer.ts");
  const [resource = "", verb = ""] = name.split(" ");
  await parseAnswer({ status: refusal.status, headers: {}, body: JSON.stringify(refusal) }, resource, verb);
  throw error;
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
