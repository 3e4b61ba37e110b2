import { expect } from "vitest";
import { findOperation, operations } from "./api-document.ts";

/** How the service answered. */
type Answered = { status: number; text: string };

/** Checks every answer of the service against `openapi.yaml`, and records what was called. */
export type Recorder = {
  /** `path` from `/api/v1` on, with its query. Fails if the document has no such answer. */
  record: (method: string, path: string, answer: Answered) => void;
  last: () => Answered;
  /** Paths that an operation answered well, the last one first. */
  listGood: (operationId: string) => string[];
  /** What the document describes and no row called: operations, their own statuses, an error, query parameters. */
  findUncalled: () => string[];
};

export function createRecorder(): Recorder {
  let last: Answered | undefined;
  const called = new Set<string>();
  const good: { operationId: string; path: string }[] = [];
  return {
    record: (method, path, answer) => {
      last = answer;
      const { status, text } = answer;
      const operation = findOperation(method, path);
      const operationId = operation?.operationId ?? "none";
      called.add(`${operationId} ${operation?.statuses.includes(status) ? status : "refused"}`);
      if (status === 200) good.unshift({ operationId, path });
      for (const [name] of new URL(path, "http://service").searchParams) called.add(`${operationId} ?${name}`);
      const mismatch = operation?.explainMismatch(status, text);
      expect(mismatch, `${method} ${path} ${status}: ${text}`).toBeUndefined();
    },
    last: () => {
      if (last === undefined) throw new Error("Nothing was called yet.");
      return last;
    },
    listGood: (operationId) => good.filter((one) => one.operationId === operationId).map(({ path }) => path),
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
