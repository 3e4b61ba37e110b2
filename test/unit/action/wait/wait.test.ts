import { afterEach, describe, expect, test, vi } from "vitest";
import { type HttpAnswer, UnreachableError } from "../../../../src/client/http.ts";
import { answer, CONVERSATION, conversation, JOB, job, type Step, wait } from "../../../support/scripted-wait.ts";

const EMPTY_LIST = answer(200, { conversations: [] });

const waitForJob = (
  steps: Step[],
  { list = [EMPTY_LIST], ...moments }: { list?: Step[] } & Parameters<typeof wait>[2] = {},
) => wait({ job: JOB, conversations: [] }, { "jobs/job-1": steps, "conversations?jobId=job-1": list }, moments);
const waitForConversation = (...steps: Step[]) =>
  wait({ job: undefined, conversations: [CONVERSATION] }, { "conversations/cnv-1": steps });

afterEach(() => vi.restoreAllMocks());

describe("a job", () => {
  test.each(["done", "errored"])("is settled when it is %s, and returns its complete conversations", async (state) => {
    const listed = [{ ...CONVERSATION, id: "cnv-2" }, CONVERSATION];
    const whole = (n: number) => conversation({ id: `cnv-${n}`, status: "closed", title: `Whole ${n}` });
    const run = wait(
      { job: JOB, conversations: [] },
      {
        "jobs/job-1": [job("requested"), job("running"), job(state)],
        "conversations?jobId=job-1": [answer(200, { conversations: listed, nextPageToken: "more" })],
        "conversations?jobId=job-1&next=more": [answer(200, { conversations: [{ ...CONVERSATION, id: "cnv-0" }] })],
        ...Object.fromEntries([0, 1, 2].map((n) => [`conversations/cnv-${n}`, [whole(n)]])),
      },
    );
    const { settled, job: last, conversations } = await run.settled;
    expect({ settled, state: last?.state }).toEqual({ settled: true, state });
    expect(conversations.map(({ title }) => title)).toEqual(["Whole 0", "Whole 1", "Whole 2"]);
  });

  test("in an unknown state is still running", async () => {
    const { settled, requests } = waitForJob([job("dreaming"), job("dreaming"), job("done")]);
    expect(await settled).toMatchObject({ settled: true, job: { state: "done" } });
    expect(requests.filter(({ path }) => path === "/api/v1/jobs/job-1")).toHaveLength(3);
  });

  test("reports every state once, the first one too", async () => {
    const { settled, states, changes } = waitForJob(["requested", "running", "running", "dreaming", "done"].map(job));
    await settled;
    expect(states).toEqual(["requested", "running", "dreaming", "done"]);
    expect(changes.map((seen) => seen.job?.state)).toEqual(["running", "dreaming", "done"]);
  });
});

describe("a conversation", () => {
  test.each<[string, object]>([
    ["is staged", { status: "staged", staged: true }],
    ["is closed", { status: "closed" }],
    ["is merged", { status: "merged" }],
    ["is cancelled", { status: "cancelled" }],
    ["needs attention", { status: "needsAttention" }],
    ["is done", { status: "done" }],
    ["is errored", { status: "errored" }],
    ["is open with a pull request", { status: "open", outputUrl: "https://github.com/octo/widget/pull/7" }],
    ["has a pull request in an unknown status", { status: "published", outputUrl: "https://x.example/1" }],
  ])("ends when it %s", async (_, end) => {
    const { settled, requests } = waitForConversation(conversation({}), conversation(end));
    expect(await settled).toMatchObject({ settled: true, job: undefined, conversations: [end] });
    expect(requests).toHaveLength(2);
  });

  test.each<[string, object]>([
    ["running", {}],
    ["requested", { status: "requested" }],
    ["requested on a pull request that is there", { status: "requested", outputUrl: "https://x.example/1" }],
    ["open without a pull request", { status: "open" }],
    ["open with an empty address", { status: "open", outputUrl: "" }],
    ["in an unknown status, without a pull request", { status: "thinking", outputUrl: null }],
    ["at another turn on a pull request that is there", { status: "running", outputUrl: "https://x.example/1" }],
  ])("continues while it is %s", async (_, between) => {
    const { settled, requests } = waitForConversation(conversation(between), conversation({ status: "closed" }));
    expect(await settled).toMatchObject({ settled: true, conversations: [{ status: "closed" }] });
    expect(requests).toHaveLength(2);
  });

  test("waits for several independently, and no longer polls a settled one", async () => {
    const submission = { job: undefined, conversations: [CONVERSATION, { id: "cnv-2", status: "staged" }] };
    const { settled, changes } = wait(submission, {
      "conversations/cnv-1": [conversation({}), conversation({ status: "open" }), conversation({ status: "closed" })],
    });
    expect(await settled).toMatchObject({ settled: true, conversations: [{ status: "closed" }, { status: "staged" }] });
    expect(changes).toMatchObject(
      ["open", "closed"].map((status) => ({ settled: false, conversations: [{ status }, { status: "staged" }] })),
    );
  });
});

describe("a temporary error is retried", () => {
  test.each<[string, Step]>([
    ["500", answer(500, { error: "oops" })],
    ["502 with a page", { status: 502, headers: {}, body: "<html>Bad gateway</html>" }],
    ["503", answer(503, { error: "later" })],
    ["408", answer(408, { error: "slow" })],
    ["429", answer(429, { error: "limit" })],
    ["a dropped connection", new UnreachableError({ code: "api/unreachable", message: "The service did not answer." })],
    ["an answer that was cut", { status: 200, headers: {}, body: '{"id":"job-1","st' }],
    ["an answer that is no job", EMPTY_LIST],
  ])("%s", async (_, fault) => {
    const { settled, states, faults } = waitForJob([job("running"), fault, fault, job("done")]);
    const ended = await settled;
    expect(ended).toMatchObject({ settled: true, job: { state: "done" } });
    expect(ended.fault).toBeUndefined();
    expect(states).toEqual(["requested", "running", "done"]);
    expect(faults).toHaveLength(2);
  });

  test("with backoff that starts short, however long the wait has been", async () => {
    const steps = [...Array<Step>(40).fill(job("running")), answer(503, { error: "later" })];
    const { settled, requests } = waitForJob(steps, { timeout: 1_200_000 });
    await settled;
    const delays = requests.slice(40).map(({ at }, index) => at - Number(requests[39 + index]?.at));
    expect(delays[0]).toBeGreaterThan(10_000);
    expect(delays[1]).toBeLessThan(1200);
    expect(delays.at(-2)).toBeGreaterThan(15_000);
  });

  test("also while the conversations of a settled job are read", async () => {
    const { settled } = waitForJob([job("done")], { list: [answer(503, { error: "later" }), EMPTY_LIST] });
    expect(await settled).toMatchObject({ settled: true, job: { state: "done" } });
  });

  test("until the timeout, which reports it", async () => {
    const { settled } = waitForJob([answer(500, { error: "oops" })]);
    const fault = { code: "api/5xx" };
    expect(await settled).toMatchObject({ settled: false, job: { state: "requested" }, conversations: [], fault });
  });

  test.each<[string, string, number]>([
    ["at least what Retry-After says, with the least jitter", "7", 0],
    ["a Retry-After that is longer than the longest delay", "45", 0.5],
  ])("after %s", async (_, seconds, random) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    const limit = answer(429, { error: "limit" }, { "retry-after": seconds });
    const { settled, requests } = waitForJob([limit, job("done")], { timeout: 300_000 });
    await settled;
    const [limited, next] = requests;
    expect(Number(next?.at) - Number(limited?.at)).toBeGreaterThanOrEqual(Number(seconds) * 1000);
  });
});

test.each<[string, HttpAnswer, string]>([
  ...[400, 401, 403, 409].map((status): [string, HttpAnswer, string] => [
    String(status),
    answer(status, { error: "no" }),
    `api/${status}`,
  ]),
  ["a redirect", { status: 302, headers: { location: "/login" }, body: "" }, "api/redirected"],
])("%s is thrown at once", async (_, response, code) => {
  const { settled, requests } = waitForJob([job("running"), response]);
  await expect(settled).rejects.toMatchObject({ code });
  expect(requests).toHaveLength(2);
});

describe("a missing record", () => {
  const gone = answer(404, { error: "There is no job job-1." });

  test("right after its creation is read again", async () => {
    const { settled } = waitForJob([gone, gone, gone, job("done")]);
    expect(await settled).toMatchObject({ settled: true, job: { state: "done" } });
  });

  test("some seconds later is an error", async () => {
    const { settled, elapsed } = waitForJob([gone]);
    await expect(settled).rejects.toMatchObject({ code: "api/404" });
    expect(elapsed()).toBeGreaterThan(9000);
    expect(elapsed()).toBeLessThan(15_000);
  });

  test("that was read before is an error at once", async () => {
    const { settled, requests } = waitForJob([...Array(12).fill(job("running")), gone]);
    await expect(settled).rejects.toMatchObject({ code: "api/404" });
    expect(requests).toHaveLength(13);
  });
});

describe("the conversations of a job that is done", () => {
  const address = "https://github.com/octo/widget/pull/7";
  const waitAfterJob = (state: string, steps: Step[], timeout = 600_000) =>
    wait(
      { job: JOB, conversations: [] },
      {
        "jobs/job-1": [job(state)],
        "conversations?jobId=job-1": [answer(200, { conversations: [CONVERSATION] })],
        "conversations/cnv-1": steps,
      },
      { timeout },
    );

  test.each(["open", "running", "thinking"])("are polled while they are %s without a URL", async (status) => {
    const { settled } = waitAfterJob("done", [
      conversation({ status }),
      conversation({ status }),
      conversation({ status: "open", outputUrl: address }),
    ]);
    expect(await settled).toMatchObject({ settled: true, conversations: [{ outputUrl: address }] });
  });

  test.each([
    [600_000, 60_000, 80_000],
    [20_000, 17_999, 18_001],
  ])("are returned as they are if no URL appears, with %i ms to wait", async (timeout, least, most) => {
    const { settled, elapsed } = waitAfterJob("done", [conversation({ status: "open" })], timeout);
    expect(await settled).toMatchObject({ settled: true, conversations: [{ status: "open" }] });
    expect(elapsed()).toBeGreaterThan(least);
    expect(elapsed()).toBeLessThan(most);
  });

  test.each<[string, string, object]>([
    ["they have an address, whatever moves there", "done", { outputUrl: address }],
    ["their job errored", "errored", {}],
  ])("are read once where %s", async (_, state, fields) => {
    const { settled, requests } = waitAfterJob(state, [conversation(fields)]);
    expect(await settled).toMatchObject({ settled: true, conversations: [fields] });
    expect(requests.filter(({ path }) => path.endsWith("/cnv-1"))).toHaveLength(1);
  });
});

describe("the deadline", () => {
  test("ends the wait unsettled, and sends no more requests", async () => {
    const { settled, requests, elapsed } = waitForJob([job("running")], { timeout: 90_000 });
    expect(await settled).toEqual({ job: { ...JOB, state: "running" }, conversations: [], settled: false });
    expect(requests.every(({ path }) => path.endsWith("/job-1"))).toBe(true);
    // The last poll is shortly before it, however long the delays are by then.
    expect(requests.at(-1)?.at).toBeCloseTo(88_000);
    expect(elapsed()).toBeCloseTo(90_000);
  });

  test("ends a request in flight", async () => {
    const { settled, elapsed } = waitForJob([job("running"), "hang"], { timeout: 90_000 });
    expect(await settled).toEqual({ job: { ...JOB, state: "running" }, conversations: [], settled: false });
    expect(elapsed()).toBeCloseTo(90_000);
  });

  test("is not delayed by a Retry-After beyond it", async () => {
    const limit = answer(429, { error: "limit" }, { "retry-after": "3600" });
    const { settled, requests, elapsed } = waitForJob([limit], { timeout: 90_000 });
    const { fault } = await settled;
    expect(fault).toMatchObject({ code: "api/429" });
    expect(requests).toHaveLength(1);
    expect(elapsed()).toBeCloseTo(90_000);
  });

  test("during one of several conversations leaves them all unsettled, each as last seen", async () => {
    const submission = { job: undefined, conversations: [CONVERSATION, { id: "cnv-2", status: "staged" }] };
    const { settled } = wait(submission, { "conversations/cnv-1": [conversation({ status: "open" })] });
    expect(await settled).toMatchObject({ settled: false, conversations: [{ status: "open" }, { status: "staged" }] });
  });
});

describe("an abort ends the wait at once, with the last state", () => {
  test.each<[string, Parameters<typeof wait>[2]]>([
    ["before the first look", { onState: (abort) => abort() }],
    ["between two looks", { onState: setImmediate }],
    ["during a look", { onRequest: setImmediate }],
  ])("%s", async (_, moments) => {
    const { settled, elapsed } = waitForJob(["hang"], moments);
    expect(await settled).toEqual({ job: JOB, conversations: [], settled: false });
    expect(elapsed()).toBeLessThan(2000);
  });
});

describe.each([0, 0.5, 0.999])("with jitter %f", (random) => {
  test("delays start short, grow with the time waited and are never above 20 s", async () => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    const { settled, requests } = waitForJob([job("running")], { timeout: 1_800_000 });
    await settled;
    const delays = requests.map(({ at }, index) => at - (requests[index - 1]?.at ?? 0));
    const whole = delays.slice(0, -1);
    expect(whole[0]).toBeLessThanOrEqual(1100);
    expect(Math.max(...whole)).toBeLessThanOrEqual(20_000);
    for (const [index, delay] of whole.entries()) expect(delay).toBeGreaterThanOrEqual((whole[index - 1] ?? 0) * 0.9);
    expect(whole.length).toBeLessThan(150);
    expect(whole.at(-1)).toBeGreaterThan(15_000);
  });
});
