import * as z from "zod/mini";
import { parseJson } from "../shared/text.ts";
import type { ModelUsage } from "./settings.ts";

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

export function createUsage(): ModelUsage {
  return { requests: 0, inputTokens: 0, outputTokens: 0, cost: undefined, isEstimated: false };
}

export function totalTokens({ inputTokens, outputTokens }: ModelUsage): number {
  return inputTokens + outputTokens;
}

/** Of one response: what it reports, else an estimate from the lengths of request and response. */
export function measureUsage(response: string, request: string): ModelUsage {
  const reported = readUsage(response);
  return {
    requests: 1,
    inputTokens: reported?.prompt_tokens ?? Math.ceil(request.length / TOKEN_LENGTH),
    outputTokens: reported?.completion_tokens ?? Math.ceil(response.length / TOKEN_LENGTH),
    cost: reported?.cost,
    isEstimated: reported === undefined,
  };
}

export function addUsage(usage: ModelUsage, more: ModelUsage): void {
  usage.requests += more.requests;
  usage.inputTokens += more.inputTokens;
  usage.outputTokens += more.outputTokens;
  if (more.cost !== undefined) usage.cost = (usage.cost ?? 0) + more.cost;
  usage.isEstimated ||= more.isEstimated;
}

/** Of a response in one piece, or of the last event of a stream that has it. */
function readUsage(response: string) {
  const pieces = response.startsWith("{") ? [response] : response.split("\n").map((line) => line.replace(/^data:/, ""));
  for (const piece of pieces.reverse()) {
    const parsed = Usage.safeParse(parseJson(piece));
    if (parsed.success) return parsed.data.usage;
  }
  return undefined;
}
