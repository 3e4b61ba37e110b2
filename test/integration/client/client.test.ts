import { describe, expect, test } from "vitest";
import { type Client, createClient, listAll } from "../../../src/client/client.ts";
import { ApiError, createHttpSend } from "../../../src/client/http.ts";
import { listen } from "../../../src/service/http/http.ts";
import { type CheckoutService, createCheckoutService } from "../../support/checkout-service.ts";
import { History } from "../../support/history.ts";

const KEY = "key-of-a-test";
const REQUEST = { title: "Version 1.1.0", body: "Write.", sourceConnection: "octo/widget" };

type Seen = { method: string; path: string; headers: Headers };
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
      seen.push({ method: request.method, path: new URL(request.url).pathname, headers: request.headers });
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
  test("creates a job, reads it and lists it with its conversations", async () => {
    using history = createHistory();
    await using remote = await openRemote(history);
    const { client, idle } = remote;
    const job = await client.jobs.create({
      docRequest: { ...REQUEST, changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }] },
    });
    expect(job.state).toBe("requested");
    await idle();
    expect(await client.jobs.get({ id: job.id })).toMatchObject({ id: job.id, orgId: job.orgId, state: "done" });
    expect((await client.jobs.list({})).jobs.map(({ id }) => id)).toEqual([job.id]);
    const { conversations } = await client.conversations.list({ jobId: job.id });
    expect(conversations).toMatchObject([{ jobId: job.id, status: "staged", branch: "release-docs/v1.1.0" }]);
    expect((await client.conversations.list({ jobId: "job-0" })).conversations).toEqual([]);
  });

  test("creates a conversation, although its path ends in a slash, and updates it", async () => {
    using history = createHistory();
    await using remote = await openRemote(history);
    const { client, idle } = remote;
    const { id } = await client.conversations.create({ body: "Write.", publication: "release-docs", stage: true });
    await idle();
    const updated = await client.conversations.update({ id, excludedFiles: ["CHANGELOG.md"] });
    expect(updated).toMatchObject({ id, excludedFiles: ["CHANGELOG.md"] });
    expect(await client.conversations.get({ id })).toEqual(updated);
  });

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

  test("me is read without any input", async () => {
    using history = createHistory();
    await using remote = await openRemote(history);
    expect(await remote.client.users.me({})).toMatchObject({ name: "release-docs" });
  });
});

describe("headers", () => {
  test("an idempotency key is sent where it is given, and only there", async () => {
    using history = createHistory();
    await using remote = await openRemote(history);
    const { client, seen, idle } = remote;
    await client.jobs.create({ docRequest: REQUEST }, { idempotencyKey: "run-1" });
    await client.jobs.create({ docRequest: REQUEST });
    await client.conversations.create({ body: "Write.", publication: "release-docs" }, { idempotencyKey: "run-2" });
    await client.jobs.list({});
    expect(seen.map(({ method, headers }) => [method, headers.get("idempotency-key")])).toEqual([
      ["POST", "run-1"],
      ["POST", null],
      ["POST", "run-2"],
      ["GET", null],
    ]);
    await idle();
  });

  test("the key is sent always, a content type where there is content", async () => {
    using history = createHistory();
    await using remote = await openRemote(history);
    await remote.client.jobs.create({ docRequest: REQUEST });
    await remote.client.jobs.list({});
    const sent = remote.seen.map(({ headers }) => [headers.get("authorization"), headers.get("content-type")]);
    expect(sent).toEqual([
      [`Bearer ${KEY}`, "application/json"],
      [`Bearer ${KEY}`, null],
    ]);
    await remote.idle();
  });
});

describe("an error response is an ApiError with its message", () => {
  test.each<[string, string, (client: Client) => Promise<unknown>, number, RegExp]>([
    ["a wrong key", "wrong", (client) => client.jobs.list({}), 401, /^jobs list answered 401: /],
    ["a missing record", KEY, (client) => client.jobs.get({ id: "job-0" }), 404, /There is no job "job-0"\./],
    [
      "an unknown publication",
      KEY,
      (client) => client.jobs.create({ docRequest: { ...REQUEST, publications: ["news"] } }),
      400,
      /^jobs create answered 400: There is no publication "news"; known here: release-docs\.$/,
    ],
    [
      "a request against the contract",
      KEY,
      (client) => client.jobs.create({ docRequest: { ...REQUEST, title: "" } }),
      400,
      /^jobs create answered 400: docRequest\.title must not be empty/,
    ],
    [
      "an update of both kinds",
      KEY,
      (client) => client.conversations.update({ id: "cnv-0", staged: false, excludedFiles: [] }),
      400,
      /not both in one update/,
    ],
    [
      "an update of nothing",
      KEY,
      (client) => client.conversations.update({ id: "cnv-0" }),
      400,
      /Give staged or excludedFiles\.$/,
    ],
  ])("%s", async (_, apiKey, call, status, words) => {
    using history = createHistory();
    await using remote = await openRemote(history, apiKey);
    const failure = await call(remote.client).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status, code: `api/${status}`, message: expect.stringMatching(words) });
  });
});

test("an aborted call returns no answer", async () => {
  using history = createHistory();
  await using remote = await openRemote(history);
  await expect(remote.client.jobs.list({}, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
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
