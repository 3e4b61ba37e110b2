import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, isStepCount, streamText, type ToolSet, tool } from "ai";
import * as z from "zod/mini";
import { type Clock, systemClock } from "../shared/clock.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import { parseJson, quoteText } from "../shared/text.ts";
import { addUsage, createUsage, MAX_STEPS, type ModelSettings, type ModelUsage } from "./settings.ts";
import { createTransport, type TransportOptions } from "./transport.ts";

/** What a turn needs to ask a model. */
export type ModelAccess = Pick<TransportOptions, "send" | "memory" | "redact"> & {
  settings: ModelSettings;
  signal?: AbortSignal | undefined;
  clock?: Clock;
  /** Called with each new response. */
  onUsage?: ((usage: ModelUsage) => void) | undefined;
};

/** `run` gets a checked input and returns what the model reads; it throws only what ends the turn. */
export type ModelTool = { description: string; input: z.ZodMiniType; run: (input: unknown) => Promise<string> };

export function defineTool<Schema extends z.ZodMiniType>(
  description: string,
  input: Schema,
  run: (input: z.output<Schema>) => Promise<string>,
): ModelTool {
  return { description, input, run: (given) => run(given as z.output<Schema>) };
}

type Exchange = {
  /** The task and its rules. */
  instructions: string;
  /** What it is about: text of others, marked as such. */
  prompt: string;
  tools: Readonly<Record<string, ModelTool>>;
  /** Asked after each step; `invalid` counts the calls whose input no tool accepts. */
  isDone: (invalid: number) => boolean;
  /** Asked where the model stopped: whether its last response is of no use, so that a retry asks for another. */
  isUseless?: () => boolean;
};

/** `text`: the model's last words. `stopped`: it called no tool any more. */
export type ExchangeEnd = { reason: "done" | "stopped" | "steps" | "budget"; text: string };

export type Model = ReturnType<typeof createModel>;

/** Milliseconds for the model's part of a turn; a task of the service ends after 15 min. */
const TURN_TIMEOUT_MS = 10 * 60_000;

/** The model of one turn: budget, steps and time are the turn's. Nothing of it is shared. */
export function createModel(access: ModelAccess) {
  const { settings, send, memory, redact, signal, clock = systemClock, onUsage } = access;
  const usage = createUsage();
  const late = AbortSignal.timeout(TURN_TIMEOUT_MS);
  const ending = signal === undefined ? late : AbortSignal.any([late, signal]);
  const limits = { signal: ending, clock, deadline: clock.now() + TURN_TIMEOUT_MS };
  const connect = (onDigest: (digest: string) => void) => {
    const onResponse: TransportOptions["onResponse"] = ({ response, request, digest, isNew }) => {
      onDigest(digest);
      if (!isNew) return;
      const measured = measureUsage(response, request);
      addUsage(usage, measured);
      onUsage?.(measured);
    };
    return openProvider(settings, createTransport({ send, memory, redact, ...limits, onResponse }));
  };
  const isSpent = () => usage.inputTokens + usage.outputTokens >= settings.budget;
  const isOver = () => usage.requests >= MAX_STEPS;
  const run = settings.stream ? runStream : async (call: Call) => (await generateText(call)).text;
  /** Lets the model call tools until it is done, stops, or the turn's budget is used up. Throws `model/…`. */
  const work = async ({ instructions, prompt, tools, isDone, isUseless }: Exchange): Promise<ExchangeEnd> => {
    const guarded = guardTools(tools, isDone);
    const endOf = () => (guarded.isDone() ? "done" : isSpent() ? "budget" : isOver() ? "steps" : "stopped");
    if (isSpent() || isOver()) return { reason: endOf(), text: "" };
    let last: string | undefined;
    const forgetLast = async () => last !== undefined && memory.forget(last);
    const call = {
      model: connect((digest) => {
        last = digest;
      }),
      instructions,
      prompt,
      tools: guarded.tools,
      toolCallConcurrency: 1,
      maxRetries: 0,
      abortSignal: ending,
      // Responses of the memory are no requests, so a session that is played again has steps of its own.
      stopWhen: [guarded.hasEnded, guarded.hasFailed, isSpent, isOver, isStepCount(2 * MAX_STEPS)],
    };
    try {
      const text = await run(call);
      guarded.rethrow();
      const reason = endOf();
      if (isUseless?.() === true && (reason === "done" || reason === "stopped")) await forgetLast();
      return { text, reason };
    } catch (error) {
      signal?.throwIfAborted();
      if (late.aborted) throw explainLate(settings);
      if (isUnread(error)) await forgetLast();
      throw explain(error, redact);
    }
  };
  const { name, budget } = settings;
  return { name, budget, usage, work };
}

function openProvider({ url, key, stream, name }: ModelSettings, fetch: typeof globalThis.fetch) {
  const given = { name: "model", baseURL: url, fetch, includeUsage: stream };
  return createOpenAICompatible({ ...given, ...(key === undefined ? {} : { apiKey: key }) })(name);
}

type Steps = readonly { toolCalls: readonly { invalid?: boolean | undefined }[] }[];
type Call = Parameters<typeof generateText>[0] & Parameters<typeof streamText>[0];

async function runStream(call: Call): Promise<string> {
  const failures: unknown[] = [];
  const result = streamText({ ...call, onError: ({ error }) => void failures.push(error) });
  await result.consumeStream();
  for (const error of failures) throw error;
  return result.text;
}

/** The SDK shows the model what a tool throws; here it ends the exchange. */
function guardTools(given: Exchange["tools"], isDone: Exchange["isDone"]) {
  let invalid = 0;
  let failure: { error: unknown } | undefined;
  const guard = (run: ModelTool["run"]) => (input: unknown) =>
    run(input).catch((error: unknown) => {
      failure ??= { error };
      return "This tool failed.";
    });
  const all = Object.entries(given).map(([name, { description, input, run }]) => [
    name,
    tool({ description, inputSchema: input, execute: guard(run) }),
  ]);
  return {
    tools: Object.fromEntries(all) as ToolSet,
    hasEnded: ({ steps }: { steps: Steps }) => {
      invalid = steps.flatMap(({ toolCalls }) => toolCalls).filter((call) => call.invalid === true).length;
      return isDone(invalid);
    },
    isDone: () => isDone(invalid),
    hasFailed: () => failure !== undefined,
    rethrow: () => {
      if (failure !== undefined) throw failure.error;
    },
  };
}

function explainLate({ name }: ModelSettings): ReleaseDocsError {
  const message = `The model ${name} did not finish within ${TURN_TIMEOUT_MS / 60_000} min.`;
  return new ReleaseDocsError("model/timeout", message);
}

/** The SDK wraps what the transport throws. */
function findOwn(error: unknown): ReleaseDocsError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ReleaseDocsError) return cause;
  }
  return undefined;
}

/** Whether it is about a response that the SDK cannot read. */
function isUnread(error: unknown): error is Error {
  return findOwn(error) === undefined && error instanceof Error && error.name.startsWith("AI_");
}

function explain(error: unknown, redact: (text: string) => string): unknown {
  if (!isUnread(error)) return findOwn(error) ?? error;
  const said = quoteText(redact(error.message), 300).replace(/\.$/, "");
  return new ReleaseDocsError("model/unusable", `The response of the model cannot be used: ${said}.`, { cause: error });
}

const count = z._default(z.number().check(z.nonnegative()), 0);

const Usage = z.object({
  usage: z.object({
    prompt_tokens: count,
    completion_tokens: count,
    // OpenRouter and others report it.
    cost: z.optional(z.number().check(z.nonnegative())),
  }),
});

/** Characters of a token, about. */
const TOKEN_LENGTH = 4;

/** What one response reports, else an estimate from the lengths of request and response. */
function measureUsage(response: string, request: string): ModelUsage {
  const reported = readUsage(response);
  return {
    requests: 1,
    inputTokens: reported?.prompt_tokens ?? Math.ceil(request.length / TOKEN_LENGTH),
    outputTokens: reported?.completion_tokens ?? Math.ceil(response.length / TOKEN_LENGTH),
    cost: reported?.cost,
    isEstimated: reported === undefined,
  };
}

/** What a response in one piece reports, or the last event of a stream that has it. */
function readUsage(response: string) {
  const pieces = response.startsWith("{") ? [response] : response.split("\n").map((line) => line.replace(/^data:/, ""));
  const read = pieces.map((piece) => Usage.safeParse(parseJson(piece)).data?.usage);
  return read.findLast((usage) => usage !== undefined);
}
