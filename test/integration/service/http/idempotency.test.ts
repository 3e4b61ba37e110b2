import { afterEach, beforeEach, expect, test } from "vitest";
import { BuiltInFixture } from "../../../support/built-in.ts";
import { type CheckoutService, createCheckoutService } from "../../../support/checkout-service.ts";
import { History } from "../../../support/history.ts";
import { keptStores } from "../../../support/stores.ts";

const KEY = "key-of-a-test";
const DOC_REQUEST = {
  title: "Version 1.1.0",
  body: "Write.",
  sourceConnection: "octo/widget",
  labels: ["run:octo/widget/1"],
};
const JOB = { docRequest: DOC_REQUEST };
const CONVERSATION = { body: "Write.", publication: "release-docs", labels: ["run:octo/widget/1"] };

let history: History;
let service: CheckoutService;
let now = Date.UTC(2026, 2, 1);

beforeEach(async () => {
  history = new History();
  history.commit("feat: answer (#1)");
  service = await createCheckoutService({
    workspace: {
      directory: history.directory,
      repository: { name: "octo/widget", webUrl: "https://github.com/octo/widget" },
      drafts: "scratch",
    },
    apiKey: KEY,
    clock: () => new Date(now),
    onFault: (error) => expect.unreachable(String(error)),
  });
});
afterEach(async () => {
  await service.close();
  history[Symbol.dispose]();
});

type Answer = { id: string; error: string; jobs: unknown[]; conversations: unknown[] };

async function call(path: string, body?: unknown, key?: string, to = service) {
  const headers = { authorization: `Bearer ${KEY}`, "content-type": "application/json" };
  const response = await to.fetch(
    new Request(`http://service/api/v1/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: key === undefined ? headers : { ...headers, "idempotency-key": key },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return {
    status: response.status,
    replayed: response.headers.get("idempotent-replayed"),
    body: (await response.json()) as Answer,
  };
}

const CREATES: ["jobs" | "conversations", object][] = [
  ["jobs", JOB],
  ["conversations", CONVERSATION],
];

test.each(CREATES)("%s: the same key and body give the same record, and 201 again", async (path, body) => {
  const first = await call(path, body, "once");
  const second = await call(path, body, "once");
  expect([first.status, second.status]).toEqual([201, 201]);
  expect([first.replayed, second.replayed]).toEqual([null, "true"]);
  expect(second.body.id).toBe(first.body.id);
  expect((await call(path)).body[path]).toHaveLength(1);
});

test.each(CREATES)("%s: two at the same time give one record", async (path, body) => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(path, body, "once")));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
  expect((await call(path)).body[path]).toHaveLength(1);
});

test.each(CREATES)("%s: without a key, or with another, there is a record each", async (path, body) => {
  for (const key of [undefined, undefined, "once", "twice"]) await call(path, body, key);
  expect((await call(path)).body[path]).toHaveLength(4);
});

test("the same key with another body is 422, and creates nothing", async () => {
  await call("jobs", JOB, "once");
  expect(await call("jobs", { docRequest: { ...DOC_REQUEST, title: "Version 2" } }, "once")).toMatchObject({
    status: 422,
    body: { error: "This Idempotency-Key was used for another request." },
  });
  expect(await call("conversations", CONVERSATION, "once")).toMatchObject({ status: 422 });
  expect((await call("jobs")).body.jobs).toHaveLength(1);
});

test("a create that was refused does not use up its key", async () => {
  expect((await call("jobs", { docRequest: { ...DOC_REQUEST, sourceConnection: "octo/gadget" } }, "once")).status).toBe(
    400,
  );
  expect((await call("jobs", JOB, "once")).status).toBe(201);
});

test("a key of more than 255 characters is 400", async () => {
  expect((await call("jobs", JOB, "k".repeat(256))).status).toBe(400);
  expect((await call("jobs", JOB, "k".repeat(255))).status).toBe(201);
});

test("a key is kept for 24 hours", async () => {
  const { body } = await call("jobs", JOB, "once");
  now += 23 * 3_600_000;
  expect((await call("jobs", JOB, "once")).body.id).toBe(body.id);
  now += 2 * 3_600_000;
  expect((await call("jobs", JOB, "once")).body.id).not.toBe(body.id);
});

test.each(keptStores)("on $name a key outlives the process that stored it", async ({ createLocation }) => {
  await using location = await createLocation();
  using place = new BuiltInFixture(location.location);
  const ids: string[] = [];
  for (let opening = 0; opening < 2; opening += 1) {
    await place.during(async (_, opened) => void ids.push((await call("jobs", JOB, "once", opened)).body.id));
  }
  expect(ids[1]).toBe(ids[0]);
});

test("a job shows its request, and its conversations have its labels", async () => {
  const { body } = await call("jobs", JOB);
  await service.idle();
  const shown = { title: DOC_REQUEST.title, labels: DOC_REQUEST.labels, createdAt: new Date(now).toISOString() };
  expect((await call(`jobs/${body.id}`)).body).toMatchObject(shown);
  expect((await call("jobs")).body.jobs).toMatchObject([shown]);
  expect((await call(`conversations?jobId=${body.id}`)).body.conversations).toMatchObject([
    { labels: DOC_REQUEST.labels },
  ]);
});
