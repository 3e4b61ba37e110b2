import type { IncomingMessage, ServerResponse } from "node:http";
import { fastClock } from "./clock.ts";
import { createModelAccess, type GivenModel } from "./model-access.ts";
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
  const access = (given?: GivenModel) => ({
    ...createModelAccess(server.url, { budget: 1_000_000, ...given }),
    clock: fastClock,
  });
  return { ...server, access };
}
