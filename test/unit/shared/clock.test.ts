import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { startTimer, systemClock } from "../../../src/shared/clock.ts";
import { createFakeClock } from "../../support/clock.ts";

test("a sleep longer than Node's timers can hold does not end at once", async () => {
  const ended = new AbortController();
  const long = systemClock.sleep(99_999 * 3_600_000, ended.signal).then(
    () => "woke",
    () => "aborted",
  );
  await setTimeout(5);
  ended.abort();
  expect(await long).toBe("aborted");
});

test("a timer fires when its time has come, and not after it was disposed of", async () => {
  const clock = createFakeClock(0);
  const fired: number[] = [];
  for (const time of [10, 20, 30]) startTimer(clock, time, () => fired.push(clock.now()));
  startTimer(clock, 15, () => fired.push(-1))[Symbol.dispose]();
  await clock.sleep(25);
  expect(fired).toEqual([10, 20]);
});
