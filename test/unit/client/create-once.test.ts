import { describe, expect, test } from "vitest";
import { createClient, createOnce, type FoundRecords } from "../../../src/client/client.ts";
import { explainFault, type HttpAnswer, UnreachableError } from "../../../src/client/http.ts";
import type { Job } from "../../../src/contract/resources/jobs.ts";

type Step = HttpAnswer | Error;

const json = (status: number, body: unknown, headers: Record<string, string> = {}): HttpAnswer => ({
  status,
  headers,
  body: JSON.stringify(body),
});
const jobOf = (id: string, title?: string) => ({ id, orgId: "org-1", type: "doc-request", state: "requested", title });
const OWN = jobOf("job-own", "Own");
const TAKEN = json(201, OWN);
const listOf = (...jobs: object[]) => json(200, { jobs });
const NOTHING = listOf();
const errorResponse = (status: number, headers?: Record<string, string>) =>
  json(status, { error: `no ${status}` }, headers);
const DROPPED = new UnreachableError({
  code: "api/unreachable",
  message: "The service did not answer: ECONNRESET.",
  cause: new Error("reset"),
});
const PROXY = { variable: "https_proxy", url: new URL("http://proxy.example.com:3128") };
const UNCONNECTED = new UnreachableError(
  { code: "api/unreachable", message: "The service did not answer: ECONNREFUSED.", cause: new Error("refused") },
  false,
);

/** Creates on its own clock; creates and lookups answer in turn and repeat the last answer. */
function create(creates: Step[], looks: Step[] = [NOTHING], { timeout = 600_000 } = {}) {
  let time = Date.UTC(2026, 0, 1);
  const deadline = time + timeout;
  const stop = new AbortController();
  const [sent, delays, keys]: [string[], number[], unknown[]] = [[], [], []];
  const client = createClient({
    apiKey: "key-1",
    send: async ({ method, headers }) => {
      const steps = method === "POST" ? creates : looks;
      sent.push(method);
      if (method === "POST") keys.push(headers["idempotency-key"]);
      const step = steps.length > 1 ? steps.shift() : steps[0];
      if (step === undefined || step instanceof Error) throw step;
      return step;
    },
  });
  const look = async (): Promise<FoundRecords<Job>> => {
    const { jobs } = await client.jobs.list({});
    return {
      own: jobs.filter(({ title }) => title === "Own"),
      unclear: jobs.filter(({ title }) => title === undefined),
    };
  };
  const request = { title: "Own", body: "Write.", sourceConnection: "octo/widget" };
  const created = createOnce(
    {
      what: 'job "Own"',
      where: "https://docs.example.com",
      send: () => client.jobs.create({ docRequest: request }, { idempotencyKey: "once" }),
      look,
      addressOf: ({ id }) => `https://docs.example.com/${id}`,
    },
    {
      clock: {
        now: () => time,
        sleep: async (milliseconds, signal) => {
          signal?.throwIfAborted();
          delays.push(milliseconds);
          time += milliseconds;
        },
      },
      signal: stop.signal,
      deadline,
      minDelay: 1000,
    },
  );
  return { created, sent, delays, keys, stop, posts: () => sent.filter((method) => method === "POST").length };
}

test("an accepted create is sent once, without a look", async () => {
  const { created, sent } = create([TAKEN]);
  expect(await created).toMatchObject({ id: "job-own" });
  expect(sent).toEqual(["POST"]);
});

test.each([400, 408, 409, 425])("%i is final, with the service's error", async (status) => {
  const { created, sent } = create([errorResponse(status)]);
  await expect(created).rejects.toMatchObject({ status, message: expect.stringContaining(`no ${status}`) });
  expect(sent).toEqual(["POST"]);
});

describe("a rejected create is retried", () => {
  test("without a connection, with backoff and without a look", async () => {
    const { created, sent, delays } = create([UNCONNECTED, UNCONNECTED, UNCONNECTED, TAKEN]);
    expect(await created).toMatchObject({ id: "job-own" });
    expect(sent).toEqual(["POST", "POST", "POST", "POST"]);
    expect(delays[1]).toBeGreaterThan(delays[0] ?? 0);
    expect(delays[2]).toBeGreaterThan(delays[1] ?? 0);
  });

  test("for 30 s at most without a connection", async () => {
    const { created, delays } = create([UNCONNECTED]);
    await expect(created).rejects.toBe(UNCONNECTED);
    const waited = delays.reduce((sum, delay) => sum + delay, 0);
    expect(waited).toBeGreaterThan(10_000);
    expect(waited).toBeLessThanOrEqual(30_000);
  });

  test.each(["CERT_HAS_EXPIRED", "DEPTH_ZERO_SELF_SIGNED_CERT", "EPROTO", "ERR_PROXY_TUNNEL"])(
    "but not after %s, which is permanent",
    async (code) => {
      const cause = Object.assign(new Error("refused"), { code });
      const fault = explainFault(new URL("https://docs.example.com"), PROXY, cause, false);
      const { created, sent } = create([fault]);
      await expect(created).rejects.toBe(fault);
      expect(sent).toEqual(["POST"]);
    },
  );

  test.each<[string, HttpAnswer, number]>([
    ["429", errorResponse(429), 900],
    ["429 with seconds", errorResponse(429, { "retry-after": "7" }), 7000],
    ["503 with seconds", errorResponse(503, { "retry-after": "7" }), 7000],
    ["503 with a date", errorResponse(503, { "retry-after": new Date(Date.now() + 60_000).toUTCString() }), 50_000],
  ])("after %s, not before Retry-After", async (_, limit, least) => {
    const { created, delays, posts } = create([limit, TAKEN]);
    expect(await created).toMatchObject({ id: "job-own" });
    expect(delays[0]).toBeGreaterThanOrEqual(least);
    expect(posts()).toBe(2);
  });

  test.each<[string, Step[], number]>([
    ["but not if the service has the record", [listOf(OWN)], 1],
    ["even if two records could be its own", [listOf(OWN, jobOf("job-2", "Own"))], 2],
    ["even if the look is forbidden", [errorResponse(403)], 2],
  ])("%s", async (_, looks, sends) => {
    const { created, posts } = create([errorResponse(429), TAKEN], looks);
    expect(await created).toMatchObject({ id: "job-own" });
    expect(posts()).toBe(sends);
  });

  test("but never beyond the deadline", async () => {
    const { created, delays } = create([errorResponse(429, { "retry-after": "3600" })]);
    await expect(created).rejects.toMatchObject({ code: "api/429" });
    expect(delays).toEqual([]);
  });
});

const AMBIGUOUS: [string, Step][] = [
  ["a dropped connection", DROPPED],
  ["500", errorResponse(500)],
  ["502 with a page", { status: 502, headers: {}, body: "<html>Bad gateway</html>" }],
  ["503 without Retry-After", errorResponse(503)],
  ["a page instead of JSON", { status: 200, headers: {}, body: "<html>Sign in</html>" }],
  ["a truncated body", { status: 201, headers: {}, body: '{"id":"job-o' }],
  ["a record without its ID", json(201, { state: "requested" })],
  ["an empty body", { status: 201, headers: {}, body: "" }],
  ["a redirect", { status: 302, headers: { location: "https://elsewhere.example" }, body: "" }],
];

describe.each(AMBIGUOUS)("after %s, which is ambiguous, it looks first", (_, fault) => {
  test("and returns its own record", async () => {
    const { created, sent } = create(
      [fault],
      [listOf(jobOf("job-other", "Other")), listOf(OWN, jobOf("job-other", "Other"))],
    );
    expect(await created).toMatchObject({ id: "job-own" });
    expect(sent).toEqual(["POST", "GET", "GET"]);
  });

  test("and sends again, once and with the same key, if nothing is new", async () => {
    const { created, sent, keys, delays } = create([fault, TAKEN], [listOf(jobOf("job-other", "Other"))]);
    expect(await created).toMatchObject({ id: "job-own" });
    expect(sent.join(" ")).toBe("POST GET GET GET GET GET POST");
    expect(keys).toEqual(["once", "once"]);
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(27_000);
  });

  test("and throws if the second response is ambiguous too", async () => {
    const { created, posts } = create([fault], [NOTHING]);
    await expect(created).rejects.toMatchObject({
      code: "submit/unknown",
      message: expect.stringMatching(/^The job "Own" may have been accepted\..*sent again/s),
      hint: expect.stringContaining("https://docs.example.com"),
    });
    expect(posts()).toBe(2);
  });
});

describe("after the second send", () => {
  const FIVE = Array<Step>(5).fill(NOTHING);

  test.each<[string, Step, Step[]]>([
    ["a 409 means that the first is in progress: it looks again", errorResponse(409), [...FIVE, listOf(OWN)]],
    ["a lost response leads to another look", errorResponse(500), [...FIVE, NOTHING, listOf(OWN)]],
  ])("%s", async (_, second, looks) => {
    const { created, posts } = create([DROPPED, second], looks);
    expect(await created).toMatchObject({ id: "job-own" });
    expect(posts()).toBe(2);
  });

  test.each([errorResponse(400), UNCONNECTED])("%o leaves the first one unknown", async (second) => {
    const { created } = create([DROPPED, second]);
    const message = expect.stringMatching(/ECONNRESET.*again.*(?:no 40|ECONNREFUSED)/s);
    await expect(created).rejects.toMatchObject({ code: "submit/unknown", message });
  });
});

describe("it throws", () => {
  const many = Array.from({ length: 40 }, (_, index) => jobOf(`job-${index}`));
  test.each<[string, Step[], RegExp]>([
    [
      "new records cannot be matched",
      [NOTHING, listOf(jobOf("job-7"), jobOf("job-8"))],
      /job-7 \(https:\S+\/job-7\), job-8 \(/,
    ],
    ["two records match", [listOf(OWN, jobOf("job-twin", "Own"))], /job-twin/],
    ["many could, of which it names five", [listOf(...many)], /job-4 \S+ and 35 more\./],
  ])("if %s", async (_, looks, message) => {
    const { created, posts } = create([DROPPED], looks);
    await expect(created).rejects.toMatchObject({ code: "submit/ambiguous", message: expect.stringMatching(message) });
    expect(posts()).toBe(1);
  });

  test("but returns its own record beside unclear ones", async () => {
    const { created } = create([DROPPED], [listOf(jobOf("job-7")), listOf(jobOf("job-7"), OWN)]);
    expect(await created).toMatchObject({ id: "job-own" });
  });

  test.each([400, 403])("if the look gets %i", async (status) => {
    const { created, sent } = create([DROPPED], [errorResponse(status)]);
    await expect(created).rejects.toMatchObject({ code: "submit/unknown" });
    expect(sent).toEqual(["POST", "GET"]);
  });

  test("after the deadline", async () => {
    const { created, posts } = create([DROPPED], [NOTHING], { timeout: 5000 });
    await expect(created).rejects.toMatchObject({ code: "submit/unknown" });
    expect(posts()).toBe(1);
  });

  test("if looks fail for five minutes", async () => {
    const { created, posts, delays } = create([DROPPED], [errorResponse(500)], { timeout: 3_600_000 });
    await expect(created).rejects.toMatchObject({ code: "submit/unknown" });
    expect(posts()).toBe(1);
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeLessThan(310_000);
  });

  test("if the run is cancelled during the create", async () => {
    const { created, stop, sent } = create([DROPPED]);
    stop.abort();
    await expect(created).rejects.toMatchObject({ code: "submit/unknown" });
    expect(sent).toEqual(["POST"]);
  });
});

test("failed looks are retried and do not count as empty", async () => {
  const limit = errorResponse(429, { "retry-after": "9" });
  const looks = [errorResponse(500), DROPPED, limit, UNCONNECTED, errorResponse(503), listOf(OWN)];
  const { created, posts, delays } = create([DROPPED], looks);
  expect(await created).toMatchObject({ id: "job-own" });
  expect(posts()).toBe(1);
  expect(delays.some((delay) => delay >= 9000)).toBe(true);
});

test("a run that is cancelled between two attempts creates nothing", async () => {
  const { created, stop, sent } = create([UNCONNECTED]);
  stop.abort(new Error("stopped"));
  await expect(created).rejects.toThrow("stopped");
  expect(sent).toEqual(["POST"]);
});
