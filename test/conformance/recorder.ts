import { expect } from "vitest";
import type { HttpAnswer, Send } from "../../src/client/send.ts";
import { findOperation, operations } from "./api-document.ts";

/** What was asked and how it was answered. */
export type Exchange = { operationId: string; status: number; answer: HttpAnswer };

/** Hears every exchange with the service, and holds each answer against `openapi.yaml`. */
export type Recorder = {
  /** Carries requests by `send`, and hears them. */
  listen: (send: Send) => Send;
  last: () => Exchange;
  /** What the document has and nobody called: operations, their own statuses, a refusal, query parameters. */
  findUncalled: () => string[];
};

export function createRecorder(): Recorder {
  const exchanges: Exchange[] = [];
  const called = new Set<string>();
  return {
    listen: (send) => async (request) => {
      const answer = await send(request);
      const { status, body } = answer;
      const operation = findOperation(request.method, request.path);
      const operationId = operation?.operationId ?? "none";
      exchanges.push({ operationId, status, answer });
      called.add(`${operationId} ${operation?.statuses.includes(status) ? status : "refused"}`);
      for (const [name] of new URL(request.path, "http://service").searchParams) called.add(`${operationId} ?${name}`);
      const mismatch = operation?.explainMismatch(status, body);
      expect(mismatch, `${request.method} ${request.path} ${status}: ${body}`).toBeUndefined();
      return answer;
    },
    last: () => {
      const last = exchanges.at(-1);
      if (last === undefined) throw new Error("Nothing was asked yet.");
      return last;
    },
    findUncalled: () =>
      operations
        .flatMap(({ operationId, statuses, parameters }) => [
          ...statuses.map((status) => `${operationId} ${status}`),
          `${operationId} refused`,
          ...parameters.filter((one) => one.in === "query").map(({ name }) => `${operationId} ?${name}`),
        ])
        .filter((wanted) => !called.has(wanted)),
  };
}
