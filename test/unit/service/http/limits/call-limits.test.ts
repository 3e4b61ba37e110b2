import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCallLimits, createClaims, groupAddress } from "../../../../../src/service/http/limits/call-limits.ts";

// Timers stay real: only the clock counts, and 20,000 fake timers are slow.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const open = ({ callsPerMinute = 3, refusalsPerMinute = 2 } = {}) =>
  createCallLimits({ callsPerMinute, refusalsPerMinute });

async function repeat(count: number, take: () => Promise<number | undefined>) {
  const waits = [];
  for (let index = 0; index < count; index += 1) waits.push(await take());
  return waits;
}

describe("a key", () => {
  test("has all its calls at once, and again a minute after the first", async () => {
    const { calls } = open();
    const take = () => calls.take("k");
    expect(await repeat(4, take)).toEqual([undefined, undefined, undefined, 60]);
    vi.advanceTimersByTime(58_500);
    expect(await take()).toBe(2);
    vi.advanceTimersByTime(1_500);
    expect(await repeat(4, take)).toEqual([undefined, undefined, undefined, 60]);
    vi.advanceTimersByTime(3_600_000);
    expect(await repeat(4, take)).toEqual([undefined, undefined, undefined, 60]);
  });

  test("does not count for another, nor failures for a key", async () => {
    const { calls, failures } = open({ callsPerMinute: 1, refusalsPerMinute: 1 });
    expect(await repeat(3, () => failures.take("192.0.2.1"))).toEqual([undefined, 60, 60]);
    expect([await calls.take("one"), await calls.take("other"), await calls.take("one")]).toEqual([
      undefined,
      undefined,
      60,
    ]);
  });
});

test.each([
  ["192.0.2.1", "192.0.2.2", undefined],
  ["192.0.2.1", "::ffff:192.0.2.1", 60],
  ["2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", 60],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", undefined],
  ["2001:db8::1", "2001:db8:0:0:9::", 60],
])("a failed key from %s, then one from %s", async (first, second, expected) => {
  const { failures } = open({ refusalsPerMinute: 1 });
  await failures.take(groupAddress(first));
  expect(await failures.take(groupAddress(second))).toBe(expected);
});

test("what is accepted of one organization makes none of another wait", async () => {
  const open = createClaims(createCallLimits({ callsPerMinute: 0, refusalsPerMinute: 1 }).failures);
  const claimOf = (hook: string) => {
    const init = { method: "POST", headers: { "x-github-hook-id": hook } };
    return open(new Request("http://service/webhooks/github", init), "192.0.2.1");
  };
  claimOf("1")?.accept("one");
  for (let index = 0; index < 10_000; index += 1) claimOf(`many-${index}`)?.accept("other");
  await claimOf("forged")?.fail();
  const hooks = ["1", "2", "many-0", "many-9999"];
  expect(await Promise.all(hooks.map((hook) => claimOf(hook)?.check()))).toEqual([undefined, 60, 60, undefined]);
});

test("a flood of new addresses evicts the oldest ones only, with their timers", async () => {
  const clear = vi.spyOn(globalThis, "clearTimeout");
  const { failures } = open({ refusalsPerMinute: 1 });
  await failures.take("first");
  for (let index = 0; index < 9_999; index += 1) await failures.take(`host ${index}`);
  expect(await failures.take("host 9998")).toBe(60);
  expect(await failures.take("first")).toBe(60);
  for (let index = 0; index < 10_000; index += 1) await failures.take(`other ${index}`);
  expect(await failures.take("first")).toBe(undefined);
  expect(clear).toHaveBeenCalledTimes(10_001);
  clear.mockRestore();
});
