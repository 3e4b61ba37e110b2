import { describe, expect, test } from "vitest";
import { createCallLimits } from "../../../../src/service/server/gateway.ts";

function open({ callsPerMinute = 3, refusalsPerMinute = 2 } = {}) {
  const clock = { now: 0 };
  const limits = createCallLimits({ callsPerMinute, refusalsPerMinute }, () => clock.now);
  const from = (address: string, key?: string) => ({
    address,
    authorization: key === undefined ? null : `Bearer ${key}`,
  });
  /** Makes a call; the seconds to wait, or how it went. */
  const call = (key: string | undefined, verdict: "good" | "refused" | "unseen", address = "192.0.2.1") => {
    const wait = limits.admit(from(address, key));
    if (wait === undefined) limits.settle(from(address, key), verdict);
    return wait ?? verdict;
  };
  return { clock, call };
}

describe("a key that is good", () => {
  test("has its calls at once, and gets them back by and by", () => {
    const { clock, call } = open();
    expect([1, 2, 3].map(() => call("k", "good"))).toEqual(["good", "good", "good"]);
    expect(call("k", "good")).toBe(20);
    clock.now = 19_000;
    expect(call("k", "good")).toBe(1);
    clock.now = 20_000;
    expect([1, 2].map(() => call("k", "good"))).toEqual(["good", 20]);
    clock.now = 3_600_000;
    expect([1, 2, 3, 4].map(() => call("k", "good"))).toEqual(["good", "good", "good", 20]);
  });

  test("is the same however its header is spelled, and wherever it comes from", () => {
    const { call } = open({ callsPerMinute: 1 });
    expect(call("k", "good")).toBe("good");
    expect(call("  k", "good", "192.0.2.2")).toBe(60);
    expect(call("other", "good")).toBe("good");
  });

  test("does not suffer from keys that are refused at the same address", () => {
    const { call } = open();
    call("k", "good");
    expect([1, 2, 3].map((guess) => call(`guess ${guess}`, "refused"))).toEqual(["refused", "refused", 30]);
    expect(call("k", "good")).toBe("good");
  });

  test("counts for its address as soon as it is refused", () => {
    const { call } = open();
    call("k", "good");
    expect([1, 2, 3, 4].map(() => call("k", "refused"))).toEqual(["refused", "refused", "refused", 30]);
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
])("a call without a key from %s, then one from %s", (first, second, expected) => {
  const { call } = open({ refusalsPerMinute: 1 });
  call(undefined, "refused", first);
  expect(call(undefined, "refused", second)).toBe(expected);
});

test("what is answered without a look at the key, or goes wrong before one, counts for nobody", () => {
  const { call } = open({ refusalsPerMinute: 1 });
  expect([1, 2, 3].map(() => call(undefined, "unseen"))).toEqual(["unseen", "unseen", "unseen"]);
});

test("0 is no limit", () => {
  const { call } = open({ callsPerMinute: 0, refusalsPerMinute: 0 });
  const all = Array.from({ length: 50 }, () => [call("k", "good"), call("x", "refused")]);
  expect(new Set(all.flat())).toEqual(new Set(["good", "refused"]));
});

test("callers under ever new names push out the oldest ones only", () => {
  const { call } = open({ callsPerMinute: 1, refusalsPerMinute: 1 });
  call(undefined, "refused", "first");
  for (let index = 0; index < 9_999; index += 1) call(undefined, "refused", `host ${index}`);
  expect(call(undefined, "refused", "host 9998")).toBe(60);
  expect(call(undefined, "refused", "first")).toBe(60);
  for (let index = 0; index < 10_000; index += 1) call(undefined, "refused", `other ${index}`);
  expect(call(undefined, "refused", "first")).toBe("refused");
});
