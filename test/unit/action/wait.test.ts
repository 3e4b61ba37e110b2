import { afterEach, describe, expect, test, vi } from "vitest";
import { createProgress, resultUrlOf } from "../../../src/action/wait.ts";
import { type HttpAnswer, UnreachableError } from "../../../src/client/http.ts";
import type { Conversation } from "../../../src/contract/resources/conversations.ts";
import { createFakeClock } from "../../support/clock.ts";
import { answer, CONVERSATION, conversation, JOB, job, type Step, wait } from "../../support/scripted-wait.ts";

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
});

describe("a conversation", () => {
  const at = { outputUrl: "https://x.example/1" };
  test.each<[end: object, between?: object]>([
    ...["staged", "closed", "merged", "cancelled", "needsAttention", "done", "errored"].map((status): [object] => [
      { status },
    ]),
    [{ status: "open", ...at }],
    [{ status: "published", ...at }],
    [{ status: "closed" }, { status: "requested", ...at }],
    [{ status: "closed" }, { status: "open", outputUrl: "" }],
    [{ status: "closed" }, { status: "thinking", outputUrl: null }],
    [{ status: "closed" }, { status: "running", ...at }],
  ])("ends when it is %j, and not when it is %j", async (end, between = {}) => {
    const { settled, requests } = waitForConversation(conversation(between), conversation(end));
    expect(await settled).toMatchObject({ settled: true, job: undefined, conversations: [end] });
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

test.each<[HttpAnswer, string]>([
  ...[400, 401, 403, 409].map((status): [HttpAnswer, string] => [answer(status, { error: "no" }), `api/${status}`]),
  [{ status: 302, headers: { location: "/login" }, body: "" }, "api/redirected"],
])("%j is thrown at once", async (response, code) => {
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

  test("are polled while they have no URL", async () => {
    const steps = ["open", "running", "thinking"].map((status) => conversation({ status }));
    const { settled } = waitAfterJob("done", [...steps, conversation({ status: "open", outputUrl: address })]);
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

function start() {
  const clock = createFakeClock();
  const begin = clock.now();
  const lines: { at: number; line: string }[] = [];
  const progress = async (line: string) => void lines.push({ at: (clock.now() - begin) / 1000, line });
  return { clock, lines, progress: createProgress({ progress }, clock) };
}

describe("a line is logged", () => {
  test("for every new state", async () => {
    const { clock, lines, progress } = start();
    await progress.onPoll("Job job-1", "requested", false);
    await progress.onPoll("Job job-1", "requested", false);
    await clock.sleep(12_000);
    await progress.onPoll("Job job-1", "running", false);
    await progress.onPoll("Job job-1", "done", true);
    progress[Symbol.dispose]();
    expect(lines.map(({ line }) => line)).toEqual([
      "Job job-1: requested.",
      "Job job-1: running after 12 s.",
      "Job job-1: done after 12 s.",
    ]);
  });

  test("for each record, with its name", async () => {
    const { lines, progress } = start();
    await progress.onPoll("Conversation cnv-1 (Log)", "running", false);
    await progress.onPoll("Conversation cnv-2 (Notes)", "running", false);
    await progress.onPoll("Conversation cnv-1 (Log)", "running", false);
    progress[Symbol.dispose]();
    expect(lines.map(({ line }) => line)).toEqual([
      "Conversation cnv-1 (Log): running.",
      "Conversation cnv-2 (Notes): running.",
    ]);
  });
});

describe("the heartbeat", () => {
  test("comes after every 30 s without a line", async () => {
    const { clock, lines, progress } = start();
    await progress.onPoll("Job job-1", "requested", false);
    await clock.sleep(20_000);
    await progress.onPoll("Job job-1", "running", false);
    await clock.sleep(85_000);
    progress[Symbol.dispose]();
    expect(lines.map(({ at }) => at)).toEqual([0, 20, 50, 80]);
    expect(lines.slice(2).map(({ line }) => line)).toEqual([
      "Job job-1 is still running after 50 s.",
      "Job job-1 is still running after 1 min 20 s.",
    ]);
  });

  test("names the unsettled records", async () => {
    const { clock, lines, progress } = start();
    for (const [name, state, settled] of [
      ["cnv-1", "running", false],
      ["cnv-2", "closed", true],
      ["cnv-3", "open", false],
    ] as const) {
      await progress.onPoll(name, state, settled);
    }
    await clock.sleep(31_000);
    progress[Symbol.dispose]();
    expect(lines.at(-1)?.line).toBe("Still waiting after 30 s: cnv-1 running, cnv-3 open.");
  });

  test("has the current error", async () => {
    const { clock, lines, progress } = start();
    await progress.onPoll("Job job-1", "running", false);
    progress.onError(new Error("no\nanswer"));
    await clock.sleep(31_000);
    await progress.onPoll("Job job-1", "running", false);
    await clock.sleep(30_000);
    progress[Symbol.dispose]();
    expect(lines.slice(1).map(({ line }) => line)).toEqual([
      "Job job-1 is still running after 30 s. The last poll failed: no answer",
      "Job job-1 is still running after 1 min.",
    ]);
  });

  test("comes also when only the result is missing", async () => {
    const { clock, lines, progress } = start();
    await progress.onPoll("Job job-1", "done", true);
    await clock.sleep(31_000);
    progress[Symbol.dispose]();
    expect(lines.at(-1)?.line).toBe("The result is still pending after 30 s.");
  });

  test("ends when disposed", async () => {
    const { clock, lines, progress } = start();
    await progress.onPoll("Job job-1", "running", false);
    progress[Symbol.dispose]();
    await clock.sleep(100_000);
    expect(lines).toHaveLength(1);
  });
});

describe("a conversation's result is at", () => {
  const PULL = "https://github.com/octo/widget/pull/7";
  const COMPARE = "https://github.com/octo/widget/compare/main...release-docs/v1.1.0";
  const draft = (compareUrl?: unknown, kind = "draft") => ({ id: "ent-1", kind, details: { compareUrl } });
  const several = [draft("https://x.example"), draft(COMPARE), draft()];

  test.each<[string, Partial<Conversation>, string | undefined]>([
    ["the pull request of a published draft", { staged: false, outputUrl: PULL, entries: [draft(COMPARE)] }, PULL],
    ["the latest compare page of a staged draft", { staged: true, outputUrl: "", entries: several }, COMPARE],
    ["what another service gives for a staged draft", { staged: true, outputUrl: COMPARE }, COMPARE],
    ["nothing without an address", { staged: true, outputUrl: null, entries: null }, undefined],
    ["nothing of another entry", { staged: true, entries: [draft(COMPARE, "notice")] }, undefined],
    ["nothing of odd details", { staged: true, entries: [draft(7), draft(""), { id: "e", kind: "draft" }] }, undefined],
  ])("%s", (_, fields, expected) => {
    expect(resultUrlOf({ id: "cnv-1", status: "staged", ...fields })).toBe(expected);
  });
});
