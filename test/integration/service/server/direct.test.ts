import { expect, test } from "vitest";
import { type BuiltInService, createBuiltInService } from "../../../../src/service/server/built-in.ts";
import { History } from "../../../support/history.ts";

const KEY = "key-of-a-test";
const post = (body: string, path = "/api/v1/conversations/") => ({ method: "POST", path, body });
const get = (path: string) => ({ method: "GET", path });

type Asked = { method: string; path: string; body?: string; key?: string; idempotencyKey?: string };

const REQUESTS: readonly (readonly [name: string, asked: Asked])[] = [
  ["a list", get("/api/v1/connections?pageSize=1")],
  ["a list with a filter", get("/api/v1/connections?healthy=true&name=octo%2Fwidget")],
  ["a filter with a wrong value", get("/api/v1/connections?healthy=perhaps")],
  ["a record that does not exist", get("/api/v1/jobs/job-0000000000000000")],
  ["a name that is not encoded well", get("/api/v1/jobs/%E0%A4%A")],
  ["an unknown route", get("/api/v1/nothing")],
  ["another method", { method: "PUT", path: "/api/v1/jobs", body: "{}" }],
  ["no key", { ...get("/api/v1/jobs"), key: "" }],
  ["another key", { ...get("/api/v1/jobs"), key: "wrong" }],
  ["an empty object", post("{}")],
  ["a list as body", post("[]")],
  ["no JSON", post("{")],
  ["U+0000", post('{"body":"a\\u0000b"}')],
  ["a body that is too large", post(JSON.stringify({ body: "x".repeat(2 ** 20) }))],
  ["a text that is too long", post(JSON.stringify({ body: "x".repeat(200_000) }))],
  ["an unknown publication", post('{"body":"Write.","publication":"nothing"}')],
  ["an idempotency key that is too long", { ...post('{"body":"Write."}'), idempotencyKey: "x".repeat(300) }],
  ["detailed parameters", { method: "DELETE", path: "/api/v1/connections/cnn-1?preserveDependencies=perhaps" }],
];

function readHeaders({ body, key = KEY, idempotencyKey }: Asked): Record<string, string> {
  return {
    ...(key === "" ? {} : { authorization: `Bearer ${key}` }),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
  };
}

async function askBoth(service: BuiltInService, asked: Asked) {
  const { method, path, body } = asked;
  const [headers, content] = [readHeaders(asked), body === undefined ? {} : { body }];
  const direct = await service.call({ method, path, headers, ...content });
  const answer = await service.fetch(new Request(`http://service${path}`, { method, headers, ...content }));
  return { direct: [direct.status, direct.body], http: [answer.status, await answer.text()] };
}

test.each(REQUESTS)("a call in this process is answered as over HTTP: %s", async (_, asked) => {
  using history = new History();
  history.commit("Start", { "a.txt": "1" });
  const workspace = { directory: history.directory, drafts: "scratch" as const };
  const service = await createBuiltInService({ workspace, apiKey: KEY, onFault: () => undefined });
  const { direct, http } = await askBoth(service, asked);
  await service.close();
  expect(direct).toEqual(http);
});
