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

export type Step = {
  name: StepName;
  label: string;
  /** In all so far, without the present stretch of the running step. */
  seconds: number;
  /** When the present stretch of the running step began. */
  since?: string | undefined;
};

/** Measures the steps of one attempt of a turn. `now` is in milliseconds since 1970. */
export function createStepTimes(now: () => number) {
  const began = new Map<StepName, number>();
  let current: { name: StepName; since: number } | undefined;
  let [inside, before]: [number, StepName | undefined] = [0, undefined];
  const end = (): void => {
    if (current === undefined) return;
    began.set(current.name, (began.get(current.name) ?? 0) + now() - current.since);
    current = undefined;
  };
  const begin = (name: StepName): void => {
    end();
    current = { name, since: now() };
    if (!began.has(name)) began.set(name, 0);
  };
  return {
    begin,
    end,
    /** Runs `work` as the step, and then continues the one before; several at once count together. */
    during: async <Result>(name: StepName, work: () => Promise<Result>): Promise<Result> => {
      if (inside === 0) before = current?.name;
      inside += 1;
      begin(name);
      try {
        return await work();
      } finally {
        inside -= 1;
        if (inside === 0 && before !== undefined) begin(before);
      }
    },
    label: (): string => STEPS[current?.name ?? "sources"],
    /** Those that began, in their order. */
    list: (): Step[] =>
      names.flatMap((name) => {
        const spent = began.get(name);
        if (spent === undefined) return [];
        const since = current?.name === name ? new Date(current.since).toISOString() : undefined;
        return [{ name, label: STEPS[name], seconds: Math.round(spent / 100) / 10, since }];
      }),
    /** What follows the running step, without those of `skipped`. */
    listNext: (skipped: ReadonlySet<StepName>): string[] => {
      const at = current === undefined ? -1 : names.indexOf(current.name);
      const next = names.filter((name, index) => index > at && !began.has(name) && !skipped.has(name));
      return next.map((name) => STEPS[name]);
    },
  };
}

const names = Object.keys(STEPS) as StepName[];
