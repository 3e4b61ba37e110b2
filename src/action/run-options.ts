import type { Clock } from "../shared/clock.ts";
import type { BuiltInPlace } from "./connect.ts";
import type { Task } from "./environment.ts";
import { buildOutputs, type Outcome } from "./outcome.ts";
import type { Reporter } from "./report/reporter.ts";

export type Run = {
  task: Task;
  reporter: Reporter;
  drafts: BuiltInPlace["drafts"];
  clock: Clock;
  signal: AbortSignal;
  /** Of `timeout`, in milliseconds since 1970; by default now. */
  start?: number;
  /** Called with what is known so far, to be reported if the run fails. */
  onOutcome?: (known: Outcome) => void;
  /** Gets what the run is doing: "selecting the commits". */
  onStart?: (phase: string) => void;
  /** Called once the create has left, and after 1 s without one: ends a process that the deadline does not end. */
  watch?: () => void;
};

/** Reports what is known so far. */
export async function reportKnown({ reporter, onOutcome }: Run, known: Outcome): Promise<void> {
  onOutcome?.(known);
  await reporter.outputs(buildOutputs(known));
}

export type Limits = {
  /** In milliseconds since 1970. */
  deadline: number;
  /** Aborted at the deadline and by a cancellation. */
  signal: AbortSignal;
  onStart: (phase: string) => void;
};
