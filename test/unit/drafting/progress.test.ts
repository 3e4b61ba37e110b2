import { expect, test } from "vitest";
import { createStepTimes } from "../../../src/drafting/progress.ts";

test("steps add up the stretches of each, also of requests at once, and say what follows", async () => {
  let time = 0;
  const times = createStepTimes(() => time);
  const after = (seconds: number, next: () => void) => {
    time += seconds * 1_000;
    next();
  };
  times.begin("notes");
  const requests = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const asked = requests.map(({ promise }) => times.during("model", () => promise));
  expect(times.label()).toBe("Asking the model");
  after(2, () => requests[0]?.resolve());
  await asked[0];
  expect(times.label()).toBe("Asking the model");
  after(1, () => requests[1]?.resolve());
  await asked[1];
  expect(times.listNext(new Set(["pullRequest"]))).toEqual(["Writing files", "Pushing the draft"]);
  after(4, times.end);
  expect(times.list()).toEqual([
    { name: "notes", label: "Writing notes", seconds: 4 },
    { name: "model", label: "Asking the model", seconds: 3 },
  ]);
});
