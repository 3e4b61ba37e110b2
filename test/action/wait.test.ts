import { afterEach, describe, expect, test, vi } from "vitest";
import { UnreachableError } from "../../src/client/api-error.ts";
import type { HttpAnswer } from "../../src/client/send.ts";
import { answer, CONVERSATION, conversation, JOB, job, type Step, wait } from "./scripted-wait.ts";

const EMPTY_LIST = answer(200, { conversations: [] });

const waitForJob = (
  steps: Step[],
  { list = [EMPTY_LIST], timeout = 60_000 }: { list?: Step[]; timeout?: number } = {},
) => wait({ job: JOB, conversations: [] }, { "jobs/job-1": steps, "conversations?jobId=job-1": list }, timeout);
const waitForConversation = (...steps: Step[]) =>
  wait({ job: undefined, conversations: [CONVERSATION] }, { "conversations/cnv-1": steps });

afterEach(() => vi.restoreAllMocks());

describe("a job", () => {
  test.each(["done", "errored"])("is settled when it is %s, and brings its conversations whole", async (state) => {
    const listed = [{ ...CONVERSATION, id: "cnv-2" }, CONVERSATION];
    const run = wait(
      { job: JOB, conversations: [] },
      {
        "jobs/job-1": [job("requested"), job("running"), job(state)],
        "conversations?jobId=job-1": [answer(200, { conversations: listed, nextPageToken: "more" })],
        "conversations?jobId=job-1&next=more": [answer(200, { conversations: [{ ...CONVERSATION, id: "cnv-0" }] })],
        ...Object.fromEntries(
          [0, 1, 2].map((n) => [`conversations/cnv-${n}`, [conversation({ id: `cnv-${n}`, title: `Whole ${n}` })]]),
        ),
      },
    );
    const { settled, job: last, conversations } = await run.settled;
    expect({ settled, state: last?.state }).toEqual({ settled: true, state });
    expect(conversations.map(({ title }) => title)).toEqual(["Whole 0", "Whole 1", "Whole 2"]);
  });

  test("in a state that nobody knows is still running", async () => {
    const { settled, requests } = waitForJob([job("dreaming"), job("dreaming"), job("done")]);
    expect(await settled).toMatchObject({ settled: true, job: { state: "done" } });
    expect(requests.filter(({ path }) => path === "/api/v1/jobs/job-1")).toHaveLength(3);
  });

  test("tells every state once, the first one too", async () => {
    const { settled, states } = waitForJob(["requested", "running", "running", "dreaming", "done"].map(job));
    await settled;
    expect(states).toEqual(["requested", "running", "dreaming", "done"]);
  });
});

describe("a conversation", () => {
  test.each<[string, object]>([
    ["is staged", { status: "staged", staged: true }],
    ["is closed", { status: "closed" }],
    ["is merged", { status: "merged" }],
    ["is cancelled", { status: "cancelled" }],
    ["needs attention", { status: "needsAttention" }],
    ["is open with a pull request", { status: "open", outputUrl: "https://github.com/octo/widget/pull/7" }],
    ["has a pull request in a status that nobody knows", { status: "published", outputUrl: "https://x.example/1" }],
  ])("ends when it %s", async (_, end) => {
    const { settled, requests } = waitForConversation(conversation({}), conversation(end));
    expect(await settled).toMatchObject({ settled: true, job: undefined, conversations: [end] });
    expect(requests).toHaveLength(2);
  });

  test.each<[string, object]>([
    ["running", {}],
    ["open without a pull request", { status: "open" }],
    ["open with an empty address", { status: "open", outputUrl: "" }],
    ["in a status that nobody knows, without a pull request", { status: "thinking", outputUrl: null }],
    ["at another turn on a pull request that is there", { status: "running", outputUrl: "https://x.example/1" }],
  ])("goes on while it is %s", async (_, between) => {
    const { settled, requests } = waitForConversation(conversation(between), conversation({ status: "closed" }));
    expect(await settled).toMatchObject({ settled: true, conversations: [{ status: "closed" }] });
    expect(requests).toHaveLength(2);
  });

  test("waits for all of several, each on its own, and asks a settled one no more", async () => {
    const submission = { job: undefined, conversations: [CONVERSATION, { id: "cnv-2", status: "staged" }] };
    const { settled } = wait(submission, {
      "conversations/cnv-1": [conversation({}), conversation({ status: "closed" })],
    });
    expect(await settled).toMatchObject({ settled: true, conversations: [{ status: "closed" }, { status: "staged" }] });
  });
});

describe("a fault that passes is ridden out", () => {
  test.each<[string, Step]>([
    ["500", answer(500, { error: "oops" })],
    ["502 with a page", { status: 502, headers: {}, body: "<html>Bad gateway</html>" }],
    ["503", answer(503, { error: "later" })],
    ["408", answer(408, { error: "slow" })],
    ["429", answer(429, { error: "limit" })],
    ["a dropped connection", new UnreachableError("The service did not answer.", new Error("ECONNRESET"))],
  ])("%s", async (_, fault) => {
    const { settled, states } = waitForJob([job("running"), fault, fault, job("done")]);
    expect(await settled).toMatchObject({ settled: true, job: { state: "done" } });
    expect(states).toEqual(["requested", "running", "done"]);
  });

  test("also while the conversations of a settled job are read", async () => {
    const { settled } = waitForJob([job("done")], { list: [answer(503, { error: "later" }), EMPTY_LIST] });
    expect(await settled).toMatchObject({ settled: true, job: { state: "done" } });
  });

  test("until the time is up", async () => {
    const { settled } = waitForJob([answer(500, { error: "oops" })]);
    expect(await settled).toMatchObject({ settled: false, job: { state: "requested" }, conversations: [] });
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
  ...[400, 401, 403, 404].map((status): [string, HttpAnswer, string] => [
    String(status),
    answer(status, { error: "no" }),
    `api/${status}`,
  ]),
  ["an answer that is no job", EMPTY_LIST, "api/unreadable"],
])("%s is thrown at once", async (_, refusal, code) => {
  const { settled, requests } = waitForJob([job("running"), refusal]);
  await expect(settled).rejects.toMatchObject({ code });
  expect(requests).toHaveLength(2);
});

describe("the deadline", () => {
  test("ends the waiting unsettled, and nothing is asked any more", async () => {
    const { settled, requests, delays } = waitForJob([job("running")], { timeout: 90_000 });
    expect(await settled).toEqual({ job: { ...JOB, state: "running" }, conversations: [], settled: false });
    expect(requests.every(({ at, path }) => at <= 90_000 && path.endsWith("/job-1"))).toBe(true);
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeCloseTo(90_000);
  });

  test("that cuts one of several conversations leaves them all unsettled, each as it was last seen", async () => {
    const submission = { job: undefined, conversations: [CONVERSATION, { id: "cnv-2", status: "staged" }] };
    const { settled } = wait(submission, { "conversations/cnv-1": [conversation({ status: "open" })] });
    expect(await settled).toMatchObject({ settled: false, conversations: [{ status: "open" }, { status: "staged" }] });
  });
});

describe.each([0, 0.5, 0.999])("with jitter %f", (random) => {
  test("delays start short, grow with the time waited and are never above 20 s", async () => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    const { settled, delays } = waitForJob([job("running")], { timeout: 1_800_000 });
    await settled;
    const whole = delays.slice(0, -1);
    expect(whole[0]).toBeLessThan(1100);
    expect(Math.max(...whole)).toBeLessThanOrEqual(20_000);
    for (const [index, delay] of whole.entries()) expect(delay).toBeGreaterThanOrEqual((whole[index - 1] ?? 0) * 0.9);
    expect(whole.length).toBeLessThan(150);
    expect(whole.at(-1)).toBeGreaterThan(15_000);
  });
});
