import { describe, expect, test } from "vitest";
import { type Client, createClient, listAll } from "../../../src/client/client.ts";
import { createHttpSend } from "../../../src/client/http.ts";
import { listen } from "../../../src/service/http/http.ts";
import { type CheckoutService, createCheckoutService } from "../../support/checkout-service.ts";
import { History } from "../../support/history.ts";

const KEY = "key-of-a-test";
const REQUEST = { title: "Version 1.1.0", body: "Write.", sourceConnection: "octo/widget" };

type Seen = { path: string; headers: Headers };
type Open = AsyncDisposable & { client: Client; seen: Seen[]; idle: () => Promise<void> };

function createHistory(): History {
  const history = new History();
  history.commit("feat: answer (#1)");
  history.tag("v1.0.0");
  history.commit("fix: keep the last line (#2)");
  history.tag("v1.1.0");
  return history;
}

async function serve(history: History): Promise<CheckoutService> {
  return createCheckoutService({
    workspace: {
      directory: history.directory,
      repository: { name: "octo/widget", webUrl: "https://github.com/octo/widget" },
      drafts: "scratch",
    },
    apiKey: KEY,
    onFault: (error) => expect.unreachable(String(error)),
  });
}

/** A client of a real HTTP service, with the requests that the service received. */
async function openRemote(history: History, apiKey = KEY): Promise<Open> {
  const service = await serve(history);
  const seen: Seen[] = [];
  const watched: CheckoutService = {
    ...service,
    fetch: (request) => {
      seen.push({ path: new URL(request.url).pathname, headers: request.headers });
      return service.fetch(request);
    },
  };
  const listening = await listen(watched);
  const { send, close } = await createHttpSend(listening.url, {});
  return {
    client: createClient({ send, apiKey }),
    seen,
    idle: service.idle,
    [Symbol.asyncDispose]: async () => {
      close();
      await listening[Symbol.asyncDispose]();
    },
  };
}

describe("against a service that listens", () => {
  test("listAll reads every page once, the newest first", async () => {
    using history = createHistory();
    await using remote = await openRemote(history);
    const { client, seen, idle } = remote;
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await client.jobs.create({ docRequest: REQUEST })).id);
    const read = seen.length;
    const jobs = await listAll(async (next) => {
      const page = await client.jobs.list({ pageSize: 2, ...(next === undefined ? {} : { next }) });
      return { records: page.jobs, nextPageToken: page.nextPageToken };
    });
    expect(jobs.map(({ id }) => id)).toEqual(ids);
    expect(seen.slice(read)).toHaveLength(3);
    await idle();
  });
});

test("the key is sent always, an idempotency key where it is given, a content type where there is content", async () => {
  using history = createHistory();
  await using remote = await openRemote(history);
  const { client, seen, idle } = remote;
  await client.jobs.create({ docRequest: REQUEST }, { idempotencyKey: "run-1" });
  await client.conversations.create({ body: "Write.", publication: "release-docs" });
  await client.jobs.list({});
  const sent = ["authorization", "idempotency-key", "content-type"] as const;
  expect(seen.map(({ headers }) => sent.map((name) => headers.get(name)))).toEqual([
    [`Bearer ${KEY}`, "run-1", "application/json"],
    [`Bearer ${KEY}`, null, "application/json"],
    [`Bearer ${KEY}`, null, null],
  ]);
  await idle();
});

test("a list ends where its page token is repeated", async () => {
  const pages = ["second", "third", "second"].map((nextPageToken, index) => ({ records: [index], nextPageToken }));
  expect(await listAll(async () => pages.shift() ?? expect.unreachable())).toEqual([0, 1, 2]);
});

describe("a list without an end is refused", () => {
  const RECORD = { id: "job-1" };

  test.each([
    ["new tokens", (page: number) => ({ records: [RECORD], nextPageToken: `${page}` })],
    ["empty pages", (page: number) => ({ records: [], nextPageToken: `${page}` })],
    ["a million records on a page", () => ({ records: new Array(1_000_000).fill(RECORD), nextPageToken: "next" })],
    ["a million records on the only page", () => ({ records: new Array(1_000_000).fill(RECORD) })],
  ])("with %s", async (_, read) => {
    let pages = 0;
    const listed = listAll(async () => read(++pages));
    await expect(listed).rejects.toMatchObject({ code: "api/too-large" });
    expect(pages).toBeLessThan(100);
  });
});
