import { describe, expect, test } from "vitest";
import { ofTest } from "../../../support/of-test.ts";
import { insertConnection } from "../../../support/rows.ts";
import { TestService } from "../../../support/service.ts";

const MIB = 2 ** 20;
const INSTRUCTION = { name: "Tone", type: "planning", content: "Be short." };

async function serve(more: { onFault?: (error: unknown) => void } = {}) {
  const parts = { work: { concurrency: 0 }, ...more };
  const served = ofTest(await TestService.open(":memory:", undefined, parts));
  const orgId = await served.addOrganization("one");
  return { served, orgId, ...(await served.addCaller(orgId, { role: "owner" })) };
}

/** Calls a service with a raw body. */
async function call(method: string, path: string, { headers = {}, body }: { headers?: object; body?: Body } = {}) {
  const { served, apiKey } = await serve();
  const duplex = body instanceof ReadableStream && { duplex: "half" };
  const init = { method, body, headers: { authorization: `Bearer ${apiKey}`, ...headers }, ...duplex };
  const answer = await served.service.fetch(new Request(`http://service/api/v1/${path}`, init as RequestInit));
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, error: /yaml/.test(path) ? "" : JSON.parse(text).error };
}

type Body = string | Buffer<ArrayBuffer> | Blob | FormData | ReadableStream;

const json = { "content-type": "application/json" };
const ofLength = (length: number) => {
  const { length: without } = JSON.stringify({ ...INSTRUCTION, ignored: "" });
  return JSON.stringify({ ...INSTRUCTION, ignored: "x".repeat(length - without) });
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
    ["without a type", {}, new Blob([JSON.stringify(INSTRUCTION)]), 415, /application\/json/],
    ["of a type with the same prefix", { "content-type": "application/jsonl" }, "{}", 415, /application\/json/],
    ["in compressed form", { ...json, "content-encoding": "gzip" }, "{}", 415, /Content-Encoding/],
    ["that is no UTF-8", json, Buffer.from('{"name":"Caf\xe9"}', "latin1"), 400, /UTF-8/],
    ["that is not JSON", json, "{", 400, /./],
    ["that is not an object", json, "[]", 400, /JSON object/],
    ["that is null", json, "null", 400, /JSON object/],
    ["that is deep", json, `{"name":${"[".repeat(500_000)}${"]".repeat(500_000)}}`, 400, /name/],
  ])("%s is refused", async (_, headers, body, status, words) => {
    const answer = await call("POST", "instructions", { headers, body });
    expect({ status: answer.status, error: answer.error }).toEqual({ status, error: expect.stringMatching(words) });
  });

  test.each<[string, object, Body]>([
    ["of the maximum length, without a declared length", json, inPieces(ofLength(MIB))],
    ["with its charset", { "content-type": "Application/JSON; charset=utf-8" }, JSON.stringify(INSTRUCTION)],
    ["with an encoding that is none", { ...json, "content-encoding": "Identity" }, JSON.stringify(INSTRUCTION)],
    ["with a content disposition", { ...json, "content-disposition": "attachment" }, JSON.stringify(INSTRUCTION)],
  ])("%s is accepted", async (_, headers, body) => {
    expect(await call("POST", "instructions", { headers, body })).toMatchObject({ status: 201 });
  });

  test("of a client that disconnects is a 400 and no internal error", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
    expect(await call("POST", "instructions", { headers: json, body })).toMatchObject({ status: 400 });
  });

  test("is not read without a key", async () => {
    let isRead = false;
    const pull = () => {
      isRead = true;
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const answer = await call("POST", "instructions", { headers: { ...json, authorization: "Bearer wrong" }, body });
    expect(answer).toMatchObject({ status: 401 });
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(isRead).toBe(false);
  });
});

test.each([
  ["PATCH", "jobs", 405, "GET, HEAD, POST"],
  ["DELETE", "jobs/job-0123456789abcdef", 405, "GET, HEAD"],
  ["DELETE", "automations", 405, "GET, HEAD, POST"],
  ["GET", "instruction-links/bulk-delete", 405, "POST"],
  ["POST", "openapi.yaml", 405, "GET, HEAD"],
  ["GET", "../v2/jobs", 404, null],
  ["GET", "jobs/a/b", 404, null],
])("%s %s is a %d, and Allow says %s", async (method, path, status, allow) => {
  const answer = await call(method, path);
  expect([answer.status, answer.headers.get("allow")]).toEqual([status, allow]);
  expect(answer.headers.get("x-request-id")).toMatch(/^req-[0-9a-f]{16}$/);
});

test("a client that disconnects while it waits is no internal error", async () => {
  const faults: unknown[] = [];
  const { served, orgId, apiKey } = await serve({ onFault: (error) => faults.push(error) });
  const id = await insertConnection(served.store, orgId);
  const leaving = new AbortController();
  const headers = { ...json, authorization: `Bearer ${apiKey}` };
  const init = { method: "POST", headers, body: '{"wait":true}', signal: leaving.signal };
  const waiting = served.service.fetch(new Request(`http://service/api/v1/connections/${id}/sync`, init));
  await new Promise(setImmediate);
  leaving.abort(new Error("gone"));
  await waiting;
  expect(faults).toEqual([]);
});
