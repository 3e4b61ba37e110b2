import { request as start } from "node:http";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawn, draws, seed } from "../../support/search.ts";
import { keptStores } from "../../support/stores.ts";
import { findOperation, operations } from "../conformance/api-document.ts";
import { TestEnvironment } from "../conformance/environment.ts";
import { type FuzzedRequest, fuzzedRequest, tokenKind } from "./fuzzed-request.ts";
import { createKnownIds, type KnownIds } from "./known-ids.ts";

const MAX_IN_A_ROW = 5;

// Deletes are rarer than creates, so that records exist to be deleted.
const anyRequest = fc.oneof(
  ...operations.map((operation) => ({
    weight: operation.method === "DELETE" ? 1 : 5,
    arbitrary: fuzzedRequest(operation),
  })),
);

describe.each(keptStores)("$name", (kind) => {
  let env: TestEnvironment;
  const ids = createKnownIds();

  beforeAll(async () => {
    env = await TestEnvironment.open(kind);
    await env.draft();
    for (const sha of env.history.shas) ids.add("sha", sha);
    for (const { method, path } of operations) {
      if (method === "GET" && !path.includes("{")) ids.learn((await send(env, ids, plain(path))).body);
    }
  });
  afterAll(async () => {
    await env?.[Symbol.asyncDispose]();
  });

  test(
    `no 5xx, and no answer that breaks openapi.yaml (TEST_SEED=${seed})`,
    async () => {
      const requests = fc.array(anyRequest, { minLength: 1, maxLength: MAX_IN_A_ROW });
      const holds = fc.asyncProperty(requests, async (row) => {
        for (const request of row) await check(env, ids, request);
      });
      await fc.assert(holds, { ...drawn(60, 10_000), endOnFailure: true });
      // Fuzzed requests name repositories at addresses where nothing listens: that is not an internal error.
      const isOwn = (fault: unknown) => !JSON.stringify(fault).includes('"[git/remote-unreachable] ');
      expect(env.program.readInternalErrors().filter(isOwn)).toEqual([]);
    },
    draws(300_000, 10_800_000),
  );

  test("afterwards every list is complete, and every record in it can be read", async () => {
    for (const { method, path } of operations.filter(({ parameters }) =>
      parameters.some(({ name }) => name === "next"),
    )) {
      for (let next: string | null | undefined = ""; typeof next === "string"; ) {
        const search: string = next === "" ? "" : `&next=${encodeURIComponent(next)}`;
        const page = await check(env, ids, { ...plain(`${path}?pageSize=200${search}`), method });
        expect(page.status).toBe(200);
        const read: Record<string, unknown> = JSON.parse(page.body);
        for (const { id } of Object.values(read).flatMap((value) => (Array.isArray(value) ? value : []))) {
          if (findOperation("GET", `${path}/${id}`) === undefined) break;
          expect(await check(env, ids, plain(`${path}/${id}`))).toMatchObject({ status: 200 });
        }
        next = read.nextPageToken as string | null | undefined;
      }
    }
  });
});

const plain = (path: string): FuzzedRequest => ({ method: "GET", path, headers: {}, body: undefined, caller: "admin" });

type Answered = { sent: string; status: number; type: string; body: string };

/** Sends a request, and asserts that the document describes its answer. */
async function check(env: TestEnvironment, ids: KnownIds, request: FuzzedRequest): Promise<Answered> {
  const { method } = request;
  const answered = await send(env, ids, request);
  const { sent, status, type, body } = answered;
  const faults = status < 500 ? "" : `\n${JSON.stringify(env.program.readInternalErrors())}`;
  const context = `${sent}\n→ ${status} ${body.slice(0, 1000)}${faults}`;
  expect(status, context).toBeLessThan(500);
  expect(status, context).toBeGreaterThanOrEqual(200);
  if (body !== "") expect(type, context).toMatch(/^application\/json/);
  const operation = findOperation(method, sent.split(" ")[1] ?? "");
  const isRefused = status >= 400 || operation === undefined;
  if (status >= 400 && operation !== undefined) {
    // A body is read first, even if the operation has none.
    const ofBodies = request.body === undefined ? [] : [413, 415];
    // An ID that is also the last part of another path, which has other methods.
    const path = sent.split(/[ ?]/)[1]?.replace(/\/$/, "");
    const ofPaths = operations.some((other) => other.path === path) ? [405] : [];
    expect([...operation.errorStatuses, ...ofBodies, ...ofPaths], context).toContain(status);
  }
  if (method === "HEAD") expect(body, context).toBe("");
  else if (isRefused) expect(body, context).toMatch(/^\{"error":".+"\}$/s);
  else expect(operation.explainMismatch(status, body), context).toBeUndefined();
  if (status < 300) ids.learn(body);
  for (const [, token = ""] of body.matchAll(/"(?:next|previous)PageToken":"([^"\\]+)"/g)) {
    ids.add(tokenKind(operation?.operationId ?? ""), encodeURIComponent(token));
  }
  // An ID that is missing or deleted is requested only once.
  const [named = ""] = /\b[a-z]{3}-[0-9a-f]{16}\b/.exec(sent) ?? [];
  if (status === 404 || (status === 204 && method === "DELETE")) ids.forget(named);
  return answered;
}

/** Keeps a DELETE or PUT from the records that all other requests depend on. */
function spare({ connections, publication }: TestEnvironment, method: string, path: string): string {
  if (method !== "DELETE" && method !== "PUT") return path;
  const spared = [...Object.values(connections), publication.id].find((id) => path.includes(id));
  return spared === undefined ? path : path.replace(spared, spared.replace(/\w+$/, "0123456789abcdef"));
}

function send(env: TestEnvironment, ids: KnownIds, request: FuzzedRequest): Promise<Answered> {
  const { method, caller } = request;
  const path = spare(env, method, ids.put(request.path));
  const body = typeof request.body === "string" ? ids.put(request.body) : request.body;
  const key = caller === "none" ? undefined : env.people[caller];
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
  const headers = { ...request.headers, ...authorization, ...length };
  const sent = `${method} ${path} ${caller} ${JSON.stringify(request.headers)} ${String(body ?? "").slice(0, 2000)}`;
  return new Promise((resolve, reject) => {
    const outgoing = start(`${env.url}/`, { method, path, headers }, (incoming) => {
      const { statusCode: status = 0, headers: got } = incoming;
      text(incoming).then((answer) => resolve({ sent, status, type: got["content-type"] ?? "", body: answer }), reject);
    });
    outgoing.once("error", (error) => reject(new Error(`No answer to ${sent}`, { cause: error })));
    outgoing.end(body);
  });
}
