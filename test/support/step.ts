import { readEnvironment, readTask, type Task } from "../../src/action/environment.ts";
import type { InputName } from "../../src/action/inputs.ts";
import type { Outcome, Run } from "../../src/action/outcome.ts";
import { write } from "../../src/action/run.ts";
import { createRecordingReporter } from "./recording-reporter.ts";

type Inputs = Partial<Record<InputName, string>>;

/** The runner's variables for these inputs. */
export function toVariables(inputs: Inputs): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

/** What a step of `octo/widget` is to do. */
export function readStep(inputs: Inputs, variables: NodeJS.ProcessEnv = {}): Task {
  return readTask(readEnvironment({ GITHUB_REPOSITORY: "octo/widget", ...variables, ...toVariables(inputs) }));
}

/** Runs a step, and records what it says and knows until it ends. */
export function startStep(
  inputs: Inputs,
  { variables = {}, ...more }: Partial<Run> & Pick<Run, "clock"> & { variables?: NodeJS.ProcessEnv },
) {
  const reporter = createRecordingReporter();
  const task = readStep(inputs, variables);
  const { signal } = new AbortController();
  return { reporter, outcome: write({ task, reporter, drafts: "branches", signal, ...more }) };
}

/** {@link startStep} with its end: a failure is returned. */
export async function runStep(...given: Parameters<typeof startStep>) {
  const { reporter, outcome } = startStep(...given);
  const ended: { outcome?: Outcome; failure?: unknown } = await outcome.then(
    (outcome) => ({ outcome }),
    (failure: unknown) => ({ failure }),
  );
  return { ...ended, outputs: reporter.written, said: reporter.said.map(([, text]) => text).join("\n") };
}
