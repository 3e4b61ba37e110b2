import type { IncomingMessage, ServerResponse } from "node:http";
import type { ModelAccess } from "../../src/model/model.ts";
import { createSecrets } from "../../src/shared/redaction.ts";
import { fastClock } from "./clock.ts";
import { inside } from "./inside.ts";
import { serveScripted } from "./scripted-server.ts";

/** What a server does with a request to its model: nothing is added to it. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A body with the status 200. */
export const answer =
  (body: string, type = "application/json"): Answer =>
  (response) =>
    void response.writeHead(200, { "content-type": type }).end(body);

/** A server that gives every request of a model this answer. */
export async function serveBadModel(all: Answer) {
  const server = await serveScripted((request, response) => all(response, request));
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
    clock: fastClock,
  });
  return { ...server, access };
}
