/** A model of a server with OpenAI's chat completions. */
export type ModelSettings = {
  /** As the server calls it: `openai/gpt-5-mini`. */
  name: string;
  /** `/chat/completions` is appended. */
  url: string;
  /** Sent as a bearer token; a local server needs none. */
  key: string | undefined;
  /** Tokens of one turn, read and written. */
  budget: number;
  /** Whether responses are asked for piece by piece. */
  stream: boolean;
};

/** Requests of one turn. */
export const MAX_STEPS = 40;

/** Keeps responses, so that an interrupted turn does not pay for them again. */
export type ModelMemory = {
  read: (digest: string) => Promise<string | undefined>;
  /** Resolves when the response is stored. */
  keep: (digest: string, response: string) => Promise<void>;
  /** An unusable response, which a retry replaces by another. */
  forget: (digest: string) => Promise<void>;
};

/** Counts the requests that were sent; what the memory answers costs nothing. */
export type ModelUsage = {
  requests: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; undefined where the server does not report it. */
  cost: number | undefined;
  /** Whether the server did not count tokens, so that they are counted by length. */
  isEstimated: boolean;
};

export function createUsage(): ModelUsage {
  return { requests: 0, inputTokens: 0, outputTokens: 0, cost: undefined, isEstimated: false };
}

export function addUsage(usage: ModelUsage, more: ModelUsage): void {
  usage.requests += more.requests;
  usage.inputTokens += more.inputTokens;
  usage.outputTokens += more.outputTokens;
  if (more.cost !== undefined) usage.cost = (usage.cost ?? 0) + more.cost;
  usage.isEstimated ||= more.isEstimated;
}
