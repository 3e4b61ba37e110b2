import { type FixtureResponse, LLMock } from "@copilotkit/aimock";
import type { ModelAccess } from "../../src/model/model.ts";
import { inside } from "./inside.ts";

/** What a model answers: a text, or calls of tools; a string is passed on as the arguments that it wrote. */
export type Said = string | readonly { name: string; input: unknown }[];

/** Gives each request of an exchange the next of these answers, and the last one from then on. */
export async function serveModel(...answers: readonly Said[]) {
  const mock = new LLMock({ port: 0 });
  mock.on({}, ({ messages }): FixtureResponse => {
    const turn = messages.filter(({ role }) => role === "assistant").length;
    const said = answers[Math.min(turn, answers.length - 1)] ?? "";
    if (typeof said === "string") return { content: said };
    return {
      toolCalls: said.map(({ name, input }) => ({
        name,
        arguments: typeof input === "string" ? input : JSON.stringify(input),
      })),
    };
  });
  await mock.start();
  const access = (settings: Partial<ModelAccess["settings"]> = {}): ModelAccess => {
    const kept = new Map<string, string>();
    const preset = { name: "octo/model", url: `${mock.url}/v1`, key: undefined, budget: 200_000, stream: false };
    const memory = {
      read: async (digest: string) => kept.get(digest),
      keep: async (digest: string, response: string) => void kept.set(digest, response),
      forget: async (digest: string) => void kept.delete(digest),
    };
    return { settings: { ...preset, ...settings }, send: inside, memory, redact: (text) => text };
  };
  /** The messages of each request, as JSON. */
  const requests = () => mock.getRequests().map(({ body }) => JSON.stringify(body));
  return { access, requests, [Symbol.asyncDispose]: async () => void (await mock.stop()) };
}
