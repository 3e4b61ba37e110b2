import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCallLimits } from "../../../../src/service/server/gateway.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open({ callsPerMinute = 3, refusalsPerMinute = 2 } = {}) {
  const limits = createCallLimits({ callsPerMinute, refusalsPerMinute });
  const from = (address: string, key?: string) => ({
    address,
    authorization: key === undefined ? null : `Bearer ${key}`,
  });
  type Verdict = "good" | "refused" | "unseen";
  /** Makes a call and returns the seconds to wait, or its verdict. */
  const call = async (key: string | undefined, verdict: Verdict, address = "192.0.2.1") => {
    const wait = await limits.admit(from(address, key));
    if (wait === undefined) await limits.settle(from(address, key), verdict);
    return wait ?? verdict;
  };
  const callTimes = async (count: number, ...args: Parameters<typeof call>) => {
    const results = [];
    for (let index = 0; index < count; index += 1) results.push(await call(...args));
    return results;
  };
  return { limits, from, call, callTimes };
}

describe("a valid key", () => {
  test("has all its calls at once, and again a minute after the first", async () => {
    const { call, callTimes } = open();
    expect(await callTimes(4, "k", "good")).toEqual(["good", "good", "good", 60]);
    vi.advanceTimersByTime(58_500);
    expect(await call("k", "good")).toBe(2);
    vi.advanceTimersByTime(1_500);
    expect(await callTimes(4, "k", "good")).toEqual(["good", "good", "good", 60]);
    vi.advanceTimersByTime(3_600_000);
    expect(await callTimes(4, "k", "good")).toEqual(["good", "good", "good", 60]);
  });

  test("is the same in any spelling of its header and from any address", async () => {
    const { call } = open({ callsPerMinute: 1 });
    expect(await call("k", "good")).toBe("good");
    expect(await call("  k", "good", "192.0.2.2")).toBe(60);
    expect(await call("other", "good")).toBe("good");
  });

  test("gives nothing back for a first call that outlives its minute", async () => {
    const { limits, from, callTimes } = open();
    await limits.admit(from("192.0.2.1", "slow"));
    vi.advanceTimersByTime(60_000);
    await limits.settle(from("192.0.2.1", "slow"), "good");
    expect(await callTimes(3, "bad", "refused")).toEqual(["refused", "refused", 60]);
  });

  test("is not limited by refused keys of the same address", async () => {
    const { call } = open();
    await call("k", "good");
    expect([await call("a", "refused"), await call("b", "refused"), await call("c", "refused")]).toEqual([
      "refused",
      "refused",
      60,
    ]);
    expect(await call("k", "good")).toBe("good");
  });

  test("stays valid after its minute, when the limit of its address is exceeded", async () => {
    const { call, callTimes } = open();
    await call("k", "good");
    vi.advanceTimersByTime(600_000);
    expect(await callTimes(3, "guess", "refused")).toEqual(["refused", "refused", 60]);
    expect(await call("k", "good")).toBe("good");
  });

  test("counts for its address as soon as it is refused", async () => {
    const { call, callTimes } = open();
    await call("k", "good");
    expect(await callTimes(4, "k", "refused")).toEqual(["refused", "refused", "refused", 60]);
  });

  test("is admitted after a burst of first calls from one address, once some of them are valid", async () => {
    const { limits, from, call } = open();
    const keys = Array.from({ length: 10 }, (_, index) => from("192.0.2.1", `k${index}`));
    const waits = await Promise.all(keys.map((incoming) => limits.admit(incoming)));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(2);
    for (const incoming of keys.slice(0, 2)) await limits.settle(incoming, "good");
    expect(await call("k9", "good")).toBe("good");
  });
});

test.each([
  ["192.0.2.1", "192.0.2.1", 60],
  ["192.0.2.1", "192.0.2.2", "refused"],
  ["192.0.2.1", "::ffff:192.0.2.1", 60],
  ["::ffff:192.0.2.1", "::ffff:192.0.2.2", "refused"],
  ["2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", 60],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", "refused"],
  ["2001:db8::1", "2001:db8:0:0:9::", 60],
  ["::1", "::2", 60],
])("a call without a key from %s, then one from %s", async (first, second, expected) => {
  const { call } = open({ refusalsPerMinute: 1 });
  await call(undefined, "refused", first);
  expect(await call(undefined, "refused", second)).toBe(expected);
});

test("a call whose key is never checked does not count", async () => {
  const { callTimes } = open({ refusalsPerMinute: 1 });
  expect(await callTimes(3, undefined, "unseen")).toEqual(["unseen", "unseen", "unseen"]);
});

test("0 is no limit", async () => {
  const { callTimes } = open({ callsPerMinute: 0, refusalsPerMinute: 0 });
  const all = [...(await callTimes(50, "k", "good")), ...(await callTimes(50, "x", "refused"))];
  expect(new Set(all)).toEqual(new Set(["good", "refused"]));
});

test("a flood of new addresses evicts the oldest ones only, with their timers", async () => {
  // Fake timers would take seconds for so many.
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["Date"] });
  const clear = vi.spyOn(globalThis, "clearTimeout");
  const { call } = open({ callsPerMinute: 1, refusalsPerMinute: 1 });
  await call(undefined, "refused", "first");
  for (let index = 0; index < 9_999; index += 1) await call(undefined, "refused", `host ${index}`);
  expect(await call(undefined, "refused", "host 9998")).toBe(60);
  expect(await call(undefined, "refused", "first")).toBe(60);
  for (let index = 0; index < 10_000; index += 1) await call(undefined, "refused", `other ${index}`);
  expect(await call(undefined, "refused", "first")).toBe("refused");
  expect(clear).toHaveBeenCalledTimes(10_001);
  clear.mockRestore();
});
