import { describe, expect, test } from "vitest";
import { createCheckoutService } from "../../../support/checkout-service.ts";
import { History } from "../../../support/history.ts";

const KEY = "key-of-a-test";
const MIB = 2 ** 20;
const DOC_REQUEST = { title: "1.1.0", body: "Write.", sourceConnection: "octo/widget" };
const JOB = { docRequest: DOC_REQUEST };

/** Calls a service with a raw body. */
async function call(method: string, path: string, init: Omit<RequestInit, "method"> & { headers?: object } = {}) {
  using history = new History();
  history.commit("feat: answer (#1)");
  const service = await createCheckoutService({
    workspace: {
      directory: history.directory,
      repository: { name: "octo/widget", webUrl: undefined },
      drafts: "scratch",
    },
    apiKey: KEY,
    onFault: (error) => expect.unreachable(String(error)),
  });
  const headers = { authorization: `Bearer ${KEY}`, ...init.headers };
  const options = { ...init, method, headers, ...(init.body instanceof ReadableStream && { duplex: "half" }) };
  const answer = await service.fetch(new Request(`http://service${path}`, options as RequestInit));
  await service.close();
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    error: /yaml/.test(path) ? "" : JSON.parse(text).error,
  };
}

type Body = string | Buffer<ArrayBuffer> | Blob | FormData | ReadableStream;

const json = { "content-type": "application/json" };
const ofLength = (length: number) => {
  const text = JSON.stringify({ docRequest: DOC_REQUEST, ignored: "" });
  return JSON.stringify({ docRequest: DOC_REQUEST, ignored: "x".repeat(length - text.length) });
};
const inPieces = (text: string) =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < text.length; at += 60_000) controller.enqueue(Buffer.from(text.slice(at, at + 60_000)));
      controller.close();
    },
  });

describe("a body", () => {
  test.each<[string, object, Body, number, RegExp]>([
    ["that is too long", json, ofLength(MIB + 1), 413, /1048576 bytes/],
    ["with a declared length", { ...json, "content-length": String(MIB + 1) }, "{}", 413, /1048576 bytes/],
    ["without a declared length", json, inPieces(ofLength(MIB + 1)), 413, /1048576 bytes/],
    ["of a form", { "content-type": "application/x-www-form-urlencoded" }, "title=x", 415, /application\/json/],
    ["of several parts", {}, new FormData(), 415, /application\/json/],
    ["without a type", {}, new Blob([JSON.stringify(JOB)]), 415, /application\/json/],
    ["of a type with the same prefix", { "content-type": "application/jsonl" }, "{}", 415, /application\/json/],
    ["in compressed form", { ...json, "content-encoding": "gzip" }, "{}", 415, /Content-Encoding/],
    ["that is no UTF-8", json, Buffer.from('{"docRequest":{"title":"Caf\xe9"}}', "latin1"), 400, /UTF-8/],
    ["that is not JSON", json, "{", 400, /./],
    ["that is not an object", json, "[]", 400, /JSON object/],
    ["that is null", json, "null", 400, /JSON object/],
    ["that is deep", json, `{"docRequest":{"title":${"[".repeat(500_000)}${"]".repeat(500_000)}}}`, 400, /title/],
  ])("%s is refused", async (_, headers, body, status, words) => {
    const answer = await call("POST", "/api/v1/jobs", { headers, body });
    expect({ status: answer.status, error: answer.error }).toEqual({ status, error: expect.stringMatching(words) });
  });

  test.each<[string, object, Body]>([
    ["of the maximum length, without a declared length", json, inPieces(ofLength(MIB))],
    ["with its charset", { "content-type": "Application/JSON; charset=utf-8" }, JSON.stringify(JOB)],
    ["with an encoding that is none", { ...json, "content-encoding": "Identity" }, JSON.stringify(JOB)],
    ["with a content disposition", { ...json, "content-disposition": "attachment" }, JSON.stringify(JOB)],
  ])("%s is accepted", async (_, headers, body) => {
    expect(await call("POST", "/api/v1/jobs", { headers, body })).toMatchObject({ status: 201 });
  });

  test("of a client that disconnects is a 400 and no internal error", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
    expect(await call("POST", "/api/v1/jobs", { headers: json, body })).toMatchObject({ status: 400 });
  });

  test("is not read without a key", async () => {
    let isRead = false;
    const pull = () => {
      isRead = true;
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const answer = await call("POST", "/api/v1/jobs", { headers: { ...json, authorization: "Bearer wrong" }, body });
    expect(answer).toMatchObject({ status: 401 });
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(isRead).toBe(false);
  });
});

test.each([
  ["PATCH", "/api/v1/jobs", 405, "GET, HEAD, POST"],
  ["DELETE", "/api/v1/jobs/job-0123456789abcdef", 405, "GET, HEAD"],
  ["PUT", "/api/v1/conversations/", 405, "GET, HEAD, POST"],
  ["DELETE", "/api/v1/automations", 405, "GET, HEAD, POST"],
  ["PUT", "/api/v1/instruction-links/bulk-delete", 405, "POST"],
  ["GET", "/api/v1/instruction-links/bulk-delete", 405, "POST"],
  ["POST", "/api/v1/openapi.yaml", 405, "GET, HEAD"],
  ["GET", "/api/v1/nothing", 404, null],
  ["GET", "/api/v2/jobs", 404, null],
  ["GET", "/api/v1/jobs/a/b", 404, null],
])("%s %s is a %d, and Allow says %s", async (method, path, status, allow) => {
  const answer = await call(method, path);
  expect([answer.status, answer.headers.get("allow")]).toEqual([status, allow]);
  expect(answer.headers.get("x-request-id")).toMatch(/^req-[0-9a-f]{16}$/);
});

test("the OpenAPI document needs no key", async () => {
  const answer = await call("GET", "/api/v1/openapi.yaml", { headers: { authorization: "none" } });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/yaml"]);
  expect(answer.text).toContain("/api/v1/instruction-links/bulk-delete:");
});

test("a client that disconnects while it waits is no internal error", async () => {
  using history = new History();
  history.commit("feat: answer (#1)");
  const faults: unknown[] = [];
  const repository = { name: "octo/widget", webUrl: undefined };
  const service = await createCheckoutService({
    workspace: { directory: history.directory, repository, drafts: "scratch" },
    apiKey: KEY,
    onFault: (error) => faults.push(error),
  });
  const headers = { ...json, authorization: `Bearer ${KEY}` };
  const listed = await service.fetch(new Request("http://service/api/v1/connections", { headers }));
  const { connections } = (await listed.json()) as { connections: { id: string }[] };
  const leaving = new AbortController();
  const path = `http://service/api/v1/connections/${connections[0]?.id}/sync`;
  const body = JSON.stringify({ wait: true });
  const waiting = service.fetch(new Request(path, { method: "POST", headers, body, signal: leaving.signal }));
  await new Promise((resolve) => setImmediate(resolve));
  leaving.abort(new Error("gone"));
  await waiting;
  await service.close();
  expect(faults).toEqual([]);
});
