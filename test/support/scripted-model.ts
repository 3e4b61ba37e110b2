import type { RequestListener } from "node:http";

export type ToolCall = { name: string; input: unknown };

/** What a model says: words, or calls of tools. `usage` counts 100 tokens read and 10 written. */
export function renderCompletion(said: string | readonly ToolCall[]): string {
  const calls = typeof said === "string" ? [] : said;
  const tool_calls = calls.map(({ name, input }, index) => ({
    id: `call-${index}`,
    type: "function",
    function: { name, arguments: JSON.stringify(input) },
  }));
  const content = typeof said === "string" ? said : null;
  const message = { role: "assistant", content, ...(calls.length > 0 && { tool_calls }) };
  const choices = [{ index: 0, finish_reason: calls.length > 0 ? "tool_calls" : "stop", message }];
  const usage = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110, cost: 0.5 };
  return JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "m", choices, usage });
}

/** Answers every request of a model with the same. */
export function sayAlways(said: string | readonly ToolCall[]): RequestListener {
  return (_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(renderCompletion(said));
  };
}
