import { readEnvironment } from "./action/environment.ts";
import { runStep } from "./action/run.ts";

/** Runs the step or the command, and ends the process. */
export async function startAction(): Promise<void> {
  const args = process.argv.slice(2);
  const environment = readEnvironment(process.env);
  process.exitCode =
    environment.isActions && args.length === 0
      ? await runStep(environment)
      : await (await import("./action/command-line.ts")).runCommand(args, process);
  // Exits even if something is still running, such as git after a cancellation.
  process.stdout.write("", () => setTimeout(() => process.exit(), 100).unref());
}

// `eval` runs this file; in the bundle it is no file of its own.
if (import.meta.main) void startAction();
