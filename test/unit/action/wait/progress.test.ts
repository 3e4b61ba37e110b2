import { describe, expect, test } from "vitest";
import { createProgress } from "../../../../src/action/wait.ts";
import { createFakeClock } from "../../../support/clock.ts";

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
