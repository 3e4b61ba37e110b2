/** The steps of a turn in their order, with what people read. */
const STEPS = {
  sources: "Reading repositories",
  selection: "Selecting commits",
  notes: "Writing notes",
  model: "Asking the model",
  files: "Writing files",
  push: "Pushing the draft",
  pullRequest: "Opening the pull request",
} as const;
export type StepName = keyof typeof STEPS;

/** Called as a step begins, which ends the one before. A step can begin again. */
export type OnStep = (step: StepName) => void;

/** Measures the steps of one attempt of a turn. `now` is in milliseconds since 1970. */
export function createStepTimes(now: () => number) {
  const spent = new Map<StepName, number>();
  let current: StepName | undefined;
  let since = now();
  return {
    /** Without a name all steps have ended. */
    begin: (name?: StepName): void => {
      if (current !== undefined) spent.set(current, (spent.get(current) ?? 0) + now() - since);
      if (name !== undefined && !spent.has(name)) spent.set(name, 0);
      [current, since] = [name, now()];
    },
    current: () => current,
    /** `milliseconds` of each that began; `since`: when the running one did; neither for what follows. */
    list: (skipped?: ReadonlySet<StepName>) =>
      names.flatMap((name) => {
        const [time, isRunning] = [spent.get(name), name === current];
        if (time === undefined && (skipped === undefined || skipped.has(name))) return [];
        const begun = isRunning ? new Date(since).toISOString() : undefined;
        return { name, label: STEPS[name], milliseconds: time, since: begun };
      }),
  };
}

const names = Object.keys(STEPS) as StepName[];
