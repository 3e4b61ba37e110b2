import { writeFile } from "node:fs/promises";
import { type Command, Option } from "commander";
import * as z from "zod/mini";
import { systemClock } from "../../shared/clock.ts";
import { messageOf, ReleaseDocsError } from "../../shared/errors.ts";
import { createSecrets } from "../../shared/redaction.ts";
import { joinParts } from "../../shared/text.ts";
import { type Environment, readEnvironment, readTask, selectSecrets, type Task } from "../environment.ts";
import { buildOutputs, listMessages, nothingSent, type Outcome, releaseNotesOf } from "../outcome.ts";
import { announce, describeResults, mapTexts } from "../report/conclude.ts";
import { describeFailure, reportFailure } from "../report/reporter.ts";
import { runGuarded, write } from "../run.ts";
import {
  addInputOptions,
  isUsageError,
  PAGES,
  readOptions,
  type Streams,
  type Subcommand,
  selectInputs,
  toTerminalWords,
} from "./options.ts";
import { COLOR_MODES, createTerminalReporter, type TerminalOptions, type TerminalReporter } from "./reporter.ts";

type NotesOptions = TerminalOptions & { latest?: true; unreleased?: true; output?: string; json?: true };
type WriteOptions = NotesOptions & { inPlace?: true; diff?: boolean; onlyNotes?: true };

export const runWrite: Subcommand = async (command, args, streams) => {
  addNotesOptions(command)
    .option("--diff", "Print the diff of the files. Default: on a terminal.")
    .option("--no-diff", "Do not print the diff.")
    .addOption(
      new Option("--in-place", "Update the files in the work tree. Refuses files that have changes.").conflicts([
        "baseUrl",
        "dryRun",
      ]),
    );
  const options = readOptions<WriteOptions>(addInputOptions(command), args);
  return run({ diff: streams.stdout.isTTY === true && !options.inPlace, ...options }, selectInputs(command), streams);
};

export const runNotes: Subcommand = async (command, args, streams) => {
  const options = readOptions<NotesOptions>(addInputOptions(addNotesOptions(command)), args);
  return run({ ...options, onlyNotes: true }, selectInputs(command), streams);
};

function addNotesOptions(command: Command): Command {
  const selecting = (flag: string, description: string, others: string[]) =>
    new Option(flag, description).conflicts(["changes", ...others]).helpGroup("Notes:");
  return command
    .configureHelp({ optionDescription: ({ description }) => description })
    .addOption(selecting("--latest", "The last release, as `--changes latest`.", ["unreleased"]))
    .addOption(selecting("--unreleased", "Everything since the last release, as `--changes unreleased`.", []))
    .option("-o, --output <file>", "Write the release notes to this file instead of standard output.")
    .option("--json", "Print the result as JSON: state, notes, files, diff, request, outputs.")
    .option("-q, --quiet", "Print warnings and errors only, besides the result.")
    .addOption(
      new Option(
        "--color <when>",
        "Color messages and diff: `auto` (on a terminal), `always` or `never`. [auto]",
      ).choices(COLOR_MODES),
    );
}

async function run(options: WriteOptions, given: Environment["inputs"], streams: Streams): Promise<number> {
  const changes = options.latest ? "latest" : options.unreleased ? "unreleased" : given.changes;
  const token = given["github-token"] ?? streams.env.GITHUB_TOKEN ?? "";
  const inputs = { ...given, "github-token": token, ...(changes === undefined ? {} : { changes }) };
  // Inside a step too, the command uses its flags, not the runner's event and inputs.
  const { proxies } = readEnvironment(streams.env);
  const environment: Environment = { ...readEnvironment({}), proxies, inputs, pages: PAGES };
  using reporter = createTerminalReporter(streams, { ...options, logsProgress: Boolean(inputs["base-url"]) });
  const secrets = selectSecrets(environment);
  for (const secret of secrets) reporter.hide(secret);
  const { redact } = createSecrets(...secrets);
  const printJson = (outcome: Outcome) => {
    if (options.json) reporter.print(`${JSON.stringify(mapTexts(buildResult(outcome), redact), undefined, 2)}\n`);
  };
  return await runGuarded(reporter, PAGES, (signal) =>
    writeDocuments({ environment, options, reporter, signal, redact, printJson }).catch(async (error: unknown) => {
      const { code, message: failure } = describeFailure(signal.aborted ? signal.reason : error);
      printJson({ ...nothingSent(""), state: undefined, failure, code });
      if (!isUsageError(error)) throw error;
      await reportFailure(reporter, error, PAGES);
      return 2;
    }),
  );
}

type Writing = {
  environment: Environment;
  options: WriteOptions;
  reporter: TerminalReporter;
  signal: AbortSignal;
  redact: (text: string) => string;
  printJson: (outcome: Outcome) => void;
};

async function writeDocuments({ environment, options, reporter, signal, redact, printJson }: Writing): Promise<number> {
  const task = readTask(environment);
  const start = systemClock.now();
  const parts = { task, reporter, signal, start, clock: systemClock, onStart: reporter.phase };
  const isDiffUsed = options.diff || options.inPlace || options.json;
  const drafts = isDiffUsed ? "scratch" : options.onlyNotes ? "none" : "preview";
  const outcome = forgetScratch(task, await write({ ...parts, drafts }));
  if (outcome.failure === undefined && options.inPlace) await applyDiff(task, outcome);
  if (options.output !== undefined) await writeNotes(options.output, redact(renderNotes(outcome)));
  if (options.json) printJson(outcome);
  else printDocuments(outcome, options, reporter);
  return conclude(outcome, task, { options, reporter });
}

/** The branches of the built-in service are deleted with its scratch repository. */
function forgetScratch({ inputs }: Task, outcome: Outcome): Outcome {
  if (inputs["base-url"] !== "") return outcome;
  const conversations = outcome.conversations.map((one) => ({ ...one, branch: null, staged: false }));
  return { ...outcome, conversations };
}

async function applyDiff({ directory }: Task, outcome: Outcome): Promise<void> {
  const diff = joinDiffs(outcome);
  if (diff === "") return;
  const { applyToWorkTree } = await import("../../git/patch.ts");
  await applyToWorkTree(directory, diff);
}

async function writeNotes(path: string, notes: string): Promise<void> {
  try {
    await writeFile(path, notes);
  } catch (cause) {
    throw new ReleaseDocsError("command/unwritable", `Cannot write ${path}: ${messageOf(cause)}.`, { cause });
  }
}

function printDocuments(outcome: Outcome, { output, diff: isDiffShown }: WriteOptions, reporter: TerminalReporter) {
  const { skipped, request } = outcome;
  if (skipped !== undefined && request !== undefined) reporter.print(`${JSON.stringify(request, undefined, 2)}\n`);
  const notes = output === undefined ? renderNotes(outcome) : "";
  reporter.print(notes);
  const diff = isDiffShown ? joinDiffs(outcome) : "";
  if (diff !== "") reporter.printDiff(`${notes === "" ? "" : "\n"}${diff}`);
}

async function conclude(
  outcome: Outcome,
  task: Task,
  { options, reporter }: Pick<Writing, "options" | "reporter">,
): Promise<number> {
  const { skipped, failure } = outcome;
  const isRemote = task.inputs["base-url"] !== "";
  const code = await announce(outcome, isRemote ? reporter : { ...reporter, notice: async () => undefined }, PAGES);
  if (failure !== undefined) return code;
  if (!isRemote) {
    // Without files there is nothing to say of them.
    const said = options.onlyNotes ? describeNotes(outcome) : describeResults(outcome);
    for (const result of skipped === undefined ? said : [`Nothing was written: ${skipped}.`]) {
      await reporter.notice(options.inPlace ? result : result.replace(/^Wrote /, "Would write "));
    }
  }
  if (options.output !== undefined) await reporter.notice(`The release notes are in ${options.output}.`);
  return code;
}

/** What the notes count, or why there are none. */
function describeNotes({ conversations }: Outcome): string[] {
  const accounts = listMessages(conversations, "account");
  return accounts.length > 0 ? accounts : listMessages(conversations, "selection");
}

/** With a final line break, or empty. */
function renderNotes({ conversations }: Outcome): string {
  const notes = releaseNotesOf(conversations);
  return notes === "" ? "" : `${notes}\n`;
}

/** A diff's last lines may be blank context, without which it does not apply. */
function joinDiffs({ conversations }: Outcome): string {
  return joinParts(listMessages(conversations, "diff"), "\n");
}

const DraftDetails = z.object({ files: z.array(z.object({ path: z.string() })) });

function filesOf({ conversations }: Outcome): string[] {
  const paths = conversations.flatMap(({ entries }) => {
    const draft = entries?.findLast(({ kind }) => kind === "draft");
    return DraftDetails.safeParse(draft?.details).data?.files.map(({ path }) => path) ?? [];
  });
  return [...new Set(paths)];
}

/** What `--json` prints: fields without a value are null or empty, never missing. */
function buildResult(outcome: Outcome) {
  const { state, skipped, failure, code, selection, changes, request, warnings } = outcome;
  return {
    state: failure === undefined ? (state ?? null) : "errored",
    notes: renderNotes(outcome),
    files: filesOf(outcome),
    diff: joinDiffs(outcome),
    commits: selection ?? null,
    changes,
    request: request ?? null,
    skipped: skipped ?? null,
    warnings: (warnings ?? []).map(toTerminalWords),
    error: failure === undefined ? null : { code: code ?? null, message: toTerminalWords(failure) },
    outputs: buildOutputs(outcome),
  };
}
