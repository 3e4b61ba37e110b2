import { PassThrough } from "node:stream";
import { runCommand } from "../../src/action/command-line.ts";

export type TerminalRun = { code: number; stdout: string; stderr: string };

/** Runs the command in this process; with `answer`, on a terminal where a person types it (null ends the input). */
export async function runInTerminal(
  args: readonly string[],
  { answer, env = {} }: { answer?: string | null; env?: NodeJS.ProcessEnv } = {},
): Promise<TerminalRun> {
  const isTTY = answer !== undefined;
  const open = () => Object.assign(new PassThrough(), { isTTY });
  const [stdin, stdout, stderr] = [open(), open(), open()];
  if (typeof answer === "string") stdin.write(`${answer}\n`);
  if (answer === null) stdin.end();
  const code = await runCommand(args, { stdin, stdout, stderr, env });
  return { code, stdout: String(stdout.read() ?? ""), stderr: String(stderr.read() ?? "") };
}
