import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const BUNDLE = fileURLToPath(new URL("../../../dist/index.js", import.meta.url));

/** What a runner hands to a step. */
export type StepSetup = {
  /** With its payload; a run by hand by default. */
  event?: string;
  payload?: unknown;
  workspace: string;
  ref?: string;
  inputs?: Record<string, string>;
  environment?: Record<string, string>;
  interruption?: Interruption;
  /** `dist/index.js` by default. */
  entry?: string;
};

/** Signals that the process gets once its log contains `after`, or once that promise resolves. */
export type Interruption = { after: RegExp | Promise<unknown>; signals: NodeJS.Signals[] };

/** What a step leaves behind. */
export type StepResult = {
  code: number;
  log: string;
  outputs: Record<string, string>;
  summary: string;
  /** The files of outputs and summary as they are. */
  files: string;
};

/** Starts a step as a runner does and reads what came out. */
export async function runStep(setup: StepSetup): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), "step-"));
  const files = { event: join(folder, "event.json"), output: join(folder, "output"), summary: join(folder, "summary") };
  writeFileSync(files.event, JSON.stringify(setup.payload ?? {}));
  for (const file of [files.output, files.summary]) writeFileSync(file, "");
  const environment = {
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: setup.event ?? "workflow_dispatch",
    GITHUB_EVENT_PATH: files.event,
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_REPOSITORY: "octo/widget",
    GITHUB_REF: setup.ref ?? "refs/heads/main",
    GITHUB_RUN_ID: "4711",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_WORKSPACE: setup.workspace,
    ...Object.fromEntries(
      Object.entries(setup.inputs ?? {}).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    ...setup.environment,
  };
  const { code, log } = await run([], { environment, interruption: setup.interruption, entry: setup.entry });
  const [output, summary] = [readFileSync(files.output, "utf8"), readFileSync(files.summary, "utf8")];
  rmSync(folder, { recursive: true });
  return { code, log, outputs: parseOutputs(output), summary, files: output + summary };
}

/** Starts `dist/index.js` as a person does in a terminal, in `directory`. */
export async function runCommand(
  directory: string,
  ...args: string[]
): Promise<{ code: number; stdout: string; log: string }> {
  return run(args, { cwd: directory });
}

type Setup = Pick<StepSetup, "environment"> & {
  cwd?: string;
  interruption?: Interruption | undefined;
  entry?: string | undefined;
};

/** Starts the program with arguments and reads its output. */
export async function run(args: readonly string[], { cwd, environment, interruption, entry = BUNDLE }: Setup) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [entry, ...args], {
    cwd,
    env: { PATH, HOME: tmpdir(), NODE_COMPILE_CACHE, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on("data", (piece: Buffer) => stdout.push(piece));
  child.stderr.on("data", (piece: Buffer) => stderr.push(piece));
  const read = () => Buffer.concat([...stdout, ...stderr]).toString();
  const { after, signals = [] } = interruption ?? {};
  const left = [...signals];
  const interrupt = () => {
    for (const signal of left.splice(0)) child.kill(signal);
  };
  if (after instanceof RegExp) {
    for (const stream of [child.stdout, child.stderr]) stream.on("data", () => after.test(read()) && interrupt());
  } else void after?.then(interrupt);
  const [code] = await once(child, "close");
  return { code: Number(code), stdout: Buffer.concat(stdout).toString(), log: read() };
}

/** The runner's own format: `name<<delimiter`, the value, the delimiter; the last value of a name counts. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const match of text.matchAll(/^(.+)<<(ghadelimiter_\S+)\r?\n([\s\S]*?)\r?\n?\2$/gm))
    outputs[String(match[1])] = match[3] ?? "";
  return outputs;
}
