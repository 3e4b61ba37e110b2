import type { IncomingMessage, ServerResponse } from "node:http";
import type { ModelAccess } from "../../src/model/model.ts";
import { createSecrets } from "../../src/shared/redaction.ts";
import { inside } from "./inside.ts";
import { renderCompletion, type ToolCall } from "./scripted-model.ts";
import { serveScripted } from "./scripted-server.ts";

/** What a server does with a request to its model: nothing is added to it. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A body with the status 200. */
export const answer =
  (body: string, type = "application/json"): Answer =>
  (response) =>
    void response.writeHead(200, { "content-type": type }).end(body);

export const call = (name: string, input: unknown): ToolCall => ({ name, input });

/** Answers the n-th request of an exchange about documents, and of one about notes, with the n-th call, then with the last. */
export async function serveBadModel({
  documents = [],
  notes = [],
  all,
}: {
  documents?: readonly ToolCall[];
  notes?: readonly ToolCall[];
  all?: Answer | undefined;
}) {
  const server = await serveScripted((request, response) => {
    if (all !== undefined) return all(response, request);
    const { messages } = JSON.parse(server.received.at(-1)?.body ?? "{}") as { messages: { role: string }[] };
    const isOfNotes = JSON.stringify(messages[0]).includes("You write the release notes");
    const calls = isOfNotes ? notes : documents;
    const done = messages.filter(({ role }) => role === "assistant").length;
    const next = calls[Math.min(done, calls.length - 1)];
    answer(renderCompletion(next === undefined ? "Nothing to do." : [next]))(response, request);
  });
  const kept = new Map<string, string>();
  const access = ({ secret = "", ...settings }: { secret?: string; stream?: boolean } = {}): ModelAccess => ({
    settings: {
      name: "octo/model",
      url: `${server.url}/v1`,
      key: undefined,
      budget: 1_000_000,
      stream: false,
      ...settings,
    },
    send: inside,
    memory: {
      read: async (digest) => kept.get(digest),
      keep: async (digest, response) => void kept.set(digest, response),
      forget: async (digest: string) => void kept.delete(digest),
    },
    redact: createSecrets(secret).redact,
  });
  return { ...server, access };
}
