import { expect, test } from "vitest";
import { createStepTimes } from "../../../src/drafting/progress.ts";

test("steps add up their stretches, and say what runs and what follows", () => {
  let time = 0;
  const times = createStepTimes(() => time);
  const after = (seconds: number, step?: Parameters<typeof times.begin>[0]) => {
    time += seconds * 1_000;
    times.begin(step);
  };
  after(0, "notes");
  after(2, "model");
  after(3, "notes");
  const rest = times.list(new Set(["sources", "selection", "pullRequest"]));
  expect(rest).toEqual([
    { name: "notes", label: "Writing notes", milliseconds: 2_000, since: "1970-01-01T00:00:05.000Z" },
    { name: "model", label: "Asking the model", milliseconds: 3_000 },
    { name: "files", label: "Writing files" },
    { name: "push", label: "Pushing the draft" },
  ]);
  after(4);
  expect(times.list()).toEqual([
    { name: "notes", label: "Writing notes", milliseconds: 6_000 },
    { name: "model", label: "Asking the model", milliseconds: 3_000 },
  ]);
});
