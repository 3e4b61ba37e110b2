import { expect, test, vi } from "vitest";
import { watchRefusals } from "../../../../../src/service/http/limits/refusals.ts";
import { createLog } from "../../../../../src/service/http/log.ts";

test("of a flood of refusals one a minute is logged for each reason, and all are counted", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const lines: string[] = [];
  const counted: string[] = [];
  const log = createLog({ format: "json", write: (line) => lines.push(JSON.parse(line).reason), secrets: [] });
  const refuse = watchRefusals(log, (reason) => counted.push(reason));
  for (let minute = 0; minute < 3; minute += 1) {
    for (let count = 0; count < 100; count += 1) refuse("requests");
    refuse("streams");
    vi.advanceTimersByTime(60_000);
  }
  vi.useRealTimers();
  expect(lines).toEqual(["requests", "streams", "requests", "streams", "requests", "streams"]);
  expect(counted).toHaveLength(303);
});
