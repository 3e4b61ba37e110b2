import type { DocRequest } from "../contract/jobs.ts";
import { type Clock, systemClock } from "../shared/clock.ts";
import { ReleaseDocsError, renderCauses } from "../shared/errors.ts";
import { renderDuration } from "../shared/text.ts";
import { type BuiltInPlace, openConnection } from "./connect.ts";
import { type RunEvent, readEvent } from "./event.ts";
import { checkRuntime, type Inputs, readInputs, readSecrets } from "./inputs.ts";
import { buildOutcome, buildOutputs, describeUnsettled, nothingSent, type Outcome } from "./outcome.ts";
import { reportFailure } from "./report/failure.ts";
import { type Conclusion, createActionsReporter, type Reporter } from "./report/reporter.ts";
import { buildDocRequest } from "./request.ts";
import { parseChangesInput, selectChanges } from "./select/changes.ts";
import type { ChangeSelection } from "./select/selection.ts";
import { lookAhead, planLook, selectCreates } from "./submit/look-ahead.ts";
import { describeUnsent, type Submission } from "./submit/submit.ts";
import { parseTrigger } from "./trigger.ts";
import { createProgress, type Settled, waitForSettled } from "./wait.ts";

/** Runs as a step of a workflow and returns the exit code: 1 when the step is to fail. Never throws. */
export async function runStep(environment: NodeJS.ProcessEnv): Promise<number> {
  const reporter = createActionsReporter();
  return runGuarded(reporter, environment, async (signal) => {
    checkRuntime(process.versions.node);
    const conclusion = { environment, reporter, signal, start: systemClock.now() };
    const outcome = await writeOrLeaveTraces(conclusion);
    if (outcome.skipped !== undefined && outcome.request !== undefined) {
      await reporter.info(`It would write about ${outcome.selection}, with this doc request:`);
      await reporter.info(JSON.stringify(outcome.request, undefined, 2));
    }
    const { conclude } = await import("./report/conclude.ts");
    return conclude(outcome, conclusion);
  });
}

// How a run ends is loaded when it does: the first request waits for nothing that only comes after it.
async function writeOrLeaveTraces(conclusion: Conclusion): Promise<Outcome> {
  let known: Outcome | undefined;
  const onOutcome = (outcome: Outcome): void => {
    known = outcome;
  };
  try {
    return await write({ ...conclusion, drafts: "branches", clock: systemClock, onOutcome });
  } catch (error) {
    const { concludeFailure } = await import("./report/conclude.ts");
    await concludeFailure(selectCause(error, conclusion.signal), known, conclusion);
    throw error;
  }
}

/** What shells and runners expect of a process that a signal ended. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
/** How long a run that is told to stop may take to say how things stand, in milliseconds. */
const LONGEST_FAREWELL = 500;

/**
 * Runs to an exit code, whatever happens. SIGINT and SIGTERM abort the signal that `run` gets, and the run ends within
 * half a second, with 130 or 143; a second one ends the process at once. Whatever was thrown, also where nobody waited
 * for it, is said in one place and gives 1.
 */
export async function runGuarded(
  reporter: Reporter,
  environment: NodeJS.ProcessEnv,
  run: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const interruption = new AbortController();
  const farewell = Promise.withResolvers<never>();
  let interrupted: number | undefined;
  const interrupt = (name: keyof typeof EXIT_CODES): void => {
    if (interrupted !== undefined) process.exit(interrupted);
    interrupted = EXIT_CODES[name];
    interruption.abort(cancelled(name));
    setTimeout(() => farewell.reject(interruption.signal.reason), LONGEST_FAREWELL);
  };
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  // Node hands rejections that nobody waits for to the same listener.
  process.on("uncaughtException", async (error) => {
    // What breaks because the run was told to stop is no news.
    if (interrupted !== undefined) return reporter.debug(renderCauses(error));
    await reportFailure(reporter, error, environment);
    process.exit(1);
  });
  try {
    const code = await Promise.race([run(interruption.signal), farewell.promise]);
    return interrupted ?? code;
  } catch (error) {
    await reportFailure(reporter, selectCause(error, interruption.signal), environment);
    return interrupted ?? 1;
  }
}

function cancelled(name: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "run/cancelled",
    message: `The run was cancelled (${name}).`,
    hint: "If the log names a job, its work may go on; if it names none, look at the service for a request that was on its way before you run this again.",
  });
}

/** What to say of a run that ended in an error: of a cancelled one that, unless the error knows more of the request. */
export function selectCause(error: unknown, signal: AbortSignal): unknown {
  const tellsMore = error instanceof ReleaseDocsError && error.code.startsWith("submit/");
  return signal.aborted && !tellsMore ? signal.reason : error;
}

/** What a run is given: its environment, where it speaks, whether its drafts outlive it, its time and what ends it. */
export type Run = {
  environment: NodeJS.ProcessEnv;
  reporter: Reporter;
  drafts: BuiltInPlace["drafts"];
  clock: Clock;
  signal: AbortSignal;
  /** Hears what is known so far each time it grows: what is left to say where an error ends the run. */
  onOutcome?: (known: Outcome) => void;
};

/** A request that is ready to be sent, with what it was made from. */
type Prepared = { inputs: Inputs; event: RunEvent; directory: string; selection: ChangeSelection; request: DocRequest };

/** The command `write`: from the event to settled documents, one step after the other. */
export async function write(run: Run): Promise<Outcome> {
  for (const secret of readSecrets(run.environment)) run.reporter.hide(secret);
  const inputs = readInputs(run.environment);
  const event = readEvent(run.environment);
  const trigger = parseTrigger(event);
  const asked = await parseChangesInput(inputs.changes);
  if (trigger.kind === "skip" && asked === "auto") return nothingSent(trigger.reason);
  const directory = inputs["working-directory"] || run.environment.GITHUB_WORKSPACE || process.cwd();
  const place = { directory, event, token: inputs["github-token"], remote: isRemote(inputs) };
  const selection = await selectChanges(asked, trigger, place);
  if (selection.skipped !== undefined) return nothingSent(selection.skipped);
  const source = inputs["source-connection"] || event.repository || (await askSourceName(directory));
  const request = buildDocRequest(inputs, trigger, selection.changes, source, webUrlOf(event));
  const unsent = describeUnsent(inputs, selectCreates(inputs));
  if (unsent !== undefined) await run.reporter.warning(unsent);
  if (inputs["dry-run"]) {
    const { request: marked } = (await import("./submit/find-created.ts")).markRequest(request, event);
    return { ...nothingSent("this is a dry run", selection.changes, marked), selection: selection.source };
  }
  return submitAndWait(run, { inputs, event, directory, selection, request });
}

/** Whether a run does without a checkout: only the built-in service writes from one. */
function isRemote(inputs: Inputs): boolean {
  return inputs["base-url"] !== "" || inputs["dry-run"];
}

function webUrlOf({ repository, serverUrl }: RunEvent): string | undefined {
  return repository && `${serverUrl}/${repository}`;
}

async function askSourceName(directory: string): Promise<string> {
  return (await import("../git/repository.ts")).readSourceName(directory);
}

async function submitAndWait(run: Run, prepared: Prepared): Promise<Outcome> {
  const { inputs, event, selection } = prepared;
  const { environment, clock, signal, reporter } = run;
  const onFault = (fault: unknown) => reporter.debug(renderCauses(fault));
  await using connection = await openConnection(inputs, placeOf(run, prepared), environment, onFault, clock);
  const { client, where, minDelay } = connection;
  signal.throwIfAborted();
  const budget = { clock, signal, deadline: clock.now() + inputs.timeout, minDelay };
  const plan = planLook(inputs, prepared.request, event);
  const existing = await lookAhead(client, plan, budget);
  // Loaded no sooner: what the create needs would hold up the first request.
  const [{ submit }, { markRequest }] = await Promise.all([
    import("./submit/submit.ts"),
    import("./submit/find-created.ts"),
  ]);
  const marked = markRequest(prepared.request, event);
  const sent = {
    changes: selection.changes,
    request: marked.request,
    selection: selection.source,
    tolerated: inputs["fail-on"] === "never",
  };
  const learn = async (standing: Settled): Promise<void> => {
    const outcome = buildOutcome(standing, sent);
    run.onOutcome?.(outcome);
    await reporter.outputs(buildOutputs(outcome));
  };
  run.onOutcome?.({ state: undefined, job: undefined, conversations: [], ...sent });
  await reporter.info(`Writing about ${selection.source}; ${where} does the work.`);
  if (connection.remark !== undefined) await reporter.info(connection.remark);
  await reporter.group("The doc request", JSON.stringify(marked.request, undefined, 2));
  const onAccepted = (submission: Submission) => learn({ ...submission, settled: false });
  const { stage } = inputs;
  const submission = await submit({
    client,
    where,
    plan,
    marked,
    stage,
    event,
    existing,
    budget,
    reporter,
    onAccepted,
  });
  if (!inputs.wait) return buildOutcome({ ...submission, settled: false }, sent);
  using progress = createProgress(reporter, clock);
  const settled = await waitForSettled(client, submission, { ...budget, progress, onChange: learn });
  const outcome = buildOutcome(settled, sent);
  if (settled.settled) return outcome;
  connection.abandon();
  return {
    ...outcome,
    failure: explainUnsettled(run, inputs, settled),
    code: signal.aborted ? "run/cancelled" : "run/timeout",
    tolerated: sent.tolerated && !signal.aborted,
  };
}

function explainUnsettled({ signal, drafts }: Run, inputs: Inputs, settled: Settled): string {
  const end = signal.aborted
    ? "The run was cancelled."
    : `The request was not settled within ${renderDuration(inputs.timeout)}; give it more time with \`timeout\`.`;
  const baseUrl = inputs["base-url"];
  return describeUnsettled(end, settled, baseUrl === "" ? { drafts } : { baseUrl });
}

function placeOf(run: Run, { inputs, event, directory }: Prepared): BuiltInPlace {
  const { repository: name, serverUrl, apiUrl } = event;
  const token = inputs["github-token"];
  return {
    directory,
    drafts: run.drafts,
    ...(name === undefined ? {} : { repository: { name, webUrl: `${serverUrl}/${name}` } }),
    ...(token === "" ? {} : { github: { apiUrl, token } }),
  };
}
