import type { CheckoutOptions } from "../built-in/built-in.ts";
import { readRepository } from "../git/repository.ts";
import { readChanged } from "../git/work-tree.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import { addGroup, killGroup, removeGroup } from "../shared/process-groups.ts";
import { quoteText } from "../shared/text.ts";
import { inputError } from "./inputs.ts";
import type { Limits, Run } from "./outcome.ts";

/** Caused by people with write access, with commits of the repository itself: no pull request, comment or issue. */
const OWN_EVENTS = ["push", "schedule", "workflow_dispatch", "repository_dispatch", "release", "create"];

// In milliseconds, and of what is left: something has to be pushed after it.
const [MAX_TIME, MAX_SHARE, MAX_LAST_LINES] = [10 * 60_000, 0.9, 10];

/** Runs the command of the input `prepare` on the files of a draft. Throws `input/invalid`. */
export function createPrepare({ task, reporter, clock }: Run, limits: Pick<Limits, "deadline" | "signal">) {
  const { inputs, event, directory } = task;
  const { prepare: command } = inputs;
  if (!OWN_EVENTS.includes(event.name)) {
    const fault = `runs on ${OWN_EVENTS.join(", ")}, not on ${event.name}, whose content may be that of a fork`;
    throw inputError("prepare", "", fault);
  }
  const run = async (): Promise<void> => {
    const timeout = Math.min(MAX_TIME, Math.max(limits.deadline - clock.now(), 0) * MAX_SHARE);
    const lines: string[] = [];
    const onLine = (line: string) => {
      lines.splice(0, lines.length - MAX_LAST_LINES + 1);
      lines.push(`"${quoteText(line, 200)}"`);
      void reporter.info(line);
    };
    const signal = AbortSignal.any([limits.signal, AbortSignal.timeout(Math.round(timeout))]);
    const env = selectEnvironment(process.env, [inputs["api-key"], inputs["github-token"], inputs["model-key"]]);
    await reporter.section(`Prepare: ${command}`);
    const code = await runCommand(command, { directory, env, signal, onLine }).finally(() => reporter.section());
    limits.signal.throwIfAborted();
    if (code === 0 && !signal.aborted) return;
    const how = signal.aborted ? `took longer than ${Math.round(timeout / 1000)} s` : `ended with ${code}`;
    const last = lines.join(", ") || "nothing";
    throw new ReleaseDocsError("release/prepare-failed", `\`${command}\` ${how}. It said last: ${last}`);
  };
  const prepare: CheckoutOptions["prepare"] = async (commit, files) => {
    const { directory: top } = await readRepository(directory);
    return readChanged({ top, commit }, files, run);
  };
  return { prepare };
}

// Some name files by which a program tells the runner what to do.
const PRIVATE = /^(?:INPUT_|ACTIONS_|(?:(?:GITHUB|GH)_TOKEN|GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY))$)/i;

/** All but private variables, and those that have one of our keys in them. */
export function selectEnvironment(all: NodeJS.ProcessEnv, keys: readonly string[]): Record<string, string> {
  const isSecret = (value: string) => keys.some((key) => key !== "" && value.includes(key));
  const kept = Object.entries(all).filter(([name, value = ""]) => !PRIVATE.test(name) && !isSecret(value));
  return Object.fromEntries(kept.map(([name, value = ""]) => [name, value]));
}

type Place = { directory: string; env: Record<string, string>; signal: AbortSignal; onLine: (line: string) => void };

/** Without shell and input, in a process group of its own. Returns the exit code. */
async function runCommand(command: string, { directory: cwd, env, signal, onLine }: Place): Promise<number> {
  const { exec } = await import("@actions/exec");
  let group = 0;
  const stop = () => {
    if (group > 0 && signal.aborted) killGroup(group);
  };
  const onOutput = (line: string) => {
    if (group > 0) return onLine(line);
    group = Number(line);
    addGroup(group);
    stop();
  };
  signal.addEventListener("abort", stop);
  // The library itself starts no group, and leaves the input open.
  const start = `"${process.execPath}" -e "(${launch.toString().replaceAll('"', '\\"')})()" -- ${command}`;
  const listeners = { stdline: onOutput, errline: onLine };
  const options = { cwd, env, silent: true, ignoreReturnCode: true, listeners };
  return await exec(start, [], options).finally(() => {
    signal.removeEventListener("abort", stop);
    removeGroup(group);
  });
}

/** Refers to nothing outside of itself, and has no backslash. Prints the group first, and leaves nothing of it running. */
function launch(): void {
  const [program = "", ...args] = process.argv.slice(1);
  const { spawn } = process.getBuiltinModule("node:child_process");
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], detached: true });
  child.once("error", ({ message }) => console.error(message));
  child.once("close", (code) => process.exit(code ?? 1));
  const { pid } = child;
  if (pid === undefined) return;
  console.log(pid);
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
  child.once("exit", () => {
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // Nothing is left of it.
    }
  });
}
