import { type FixtureResponse, LLMock } from "@copilotkit/aimock";
import { createModelAccess, type GivenModel } from "./model-access.ts";

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
  const access = (given?: GivenModel) => createModelAccess(mock.url, given);
  /** The messages of each request, as JSON. */
  const requests = () => mock.getRequests().map(({ body }) => JSON.stringify(body));
  return { access, requests, [Symbol.asyncDispose]: async () => void (await mock.stop()) };
}
