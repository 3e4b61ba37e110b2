import { runProgram } from "./service/program/command-line.ts";
import { acceptClosedPipes } from "./shared/command-line.ts";

/** Runs the service's program, and ends the process. */
export async function startService(): Promise<void> {
  acceptClosedPipes(process.stdout);
  // The service outlives the reader of its log.
  process.stderr.on("error", () => undefined);
  const io = {
    out: (text: string) => void process.stdout.write(text),
    err: (text: string) => void process.stderr.write(text),
    env: process.env,
  };
  process.exitCode = await runProgram(process.argv.slice(2), io);
  // Exits even if something is still running: unfinished tasks were released.
  process.stdout.write("", () => process.exit());
}
