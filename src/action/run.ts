import type { DocRequest } from "../contract/doc-request.ts";
import type { History } from "../git/repository.ts";
import { startTimer, systemClock } from "../shared/clock.ts";
import { ReleaseDocsError, renderCauses } from "../shared/errors.ts";
import { renderDuration } from "../shared/text.ts";
import { type BuiltInPlace, loadBuiltIn, openConnection } from "./connect.ts";
import { type Environment, type RunPages, readTask, selectSecrets, webUrlOf } from "./environment.ts";
import { selectStyle } from "./input-schemas.ts";
import { publishesReleases } from "./inputs.ts";
import {
  buildOutcome,
  describeEnd,
  type Limits,
  nothingSent,
  type Outcome,
  type Run,
  reportKnown,
  UNKNOWN,
} from "./outcome.ts";
import {
  type Conclusion,
  createActionsReporter,
  describeFailure,
  type Reporter,
  renderErrorCommand,
  renderFailure,
  reportFailure,
} from "./report/reporter.ts";
import { type ChangeSelection, parseChangesInput } from "./select/selection.ts";
import { buildDocRequest, listUnsent, lookAhead, planLook, selectCreates } from "./submit/request.ts";
import { parseTrigger, selectOtherBranch, selectSkip } from "./trigger.ts";
import { createProgress, type Settled, type Submission, waitForSettled } from "./wait.ts";

/** Runs as a step of a workflow and returns the exit code: 1 if the step fails. Never throws. */
export async function runStep(environment: Environment): Promise<number> {
  const reporter = createActionsReporter(environment.hasSummary);
  return runGuarded(reporter, environment.pages, async (signal) => {
    // `performance` would load 1.6 ms of node:perf_hooks.
    const start = Date.now() - Math.round(process.uptime() * 1000);
    const conclusion: Conclusion = { environment, reporter, signal, start };
    const outcome = await writeOrReport(conclusion);
    if (outcome.skipped !== undefined && outcome.request !== undefined) {
      const request = JSON.stringify(outcome.request, undefined, 2);
      await reporter.info(`Dry run: would document ${outcome.selection} with this request:\n${request}`);
    }
    const { conclude } = await import("./report/conclude.ts");
    return conclude(outcome, conclusion);
  });
}

/** `report/` is loaded late: the first request needs none of it. */
async function writeOrReport(conclusion: Conclusion): Promise<Outcome> {
  let known: Outcome | undefined;
  const onOutcome = (outcome: Outcome): void => {
    known = outcome;
  };
  try {
    for (const secret of selectSecrets(conclusion.environment)) conclusion.reporter.hide(secret);
    const task = readTask(conclusion.environment);
    conclusion.task = task;
    const watch = createWatch(conclusion.environment, task.inputs.timeout);
    return await write({ ...conclusion, task, drafts: "branches", clock: systemClock, onOutcome, watch });
  } catch (error) {
    const { concludeFailure } = await import("./report/conclude.ts");
    await concludeFailure(selectCause(error, conclusion.signal), known, conclusion);
    throw error;
  }
}

/** In milliseconds from the start of the process, beyond `timeout`. */
const MAX_LATE_PROCESS = 1700;

/** Starts, once, the thread that ends this process soon after `timeout` (milliseconds), even if its event loop is blocked. */
function createWatch({ pages }: Pick<Environment, "pages">, timeout: number): () => void {
  let isStarted = false;
  return async () => {
    if (isStarted) return;
    isStarted = true;
    const { startWatchdog } = await import("../shared/process-groups.ts");
    const message = `The step exceeded its timeout of ${renderDuration(timeout)} and did not respond any more; it was killed.`;
    const failure = describeFailure(new ReleaseDocsError("run/timeout", message));
    // Loaded while the step waits, so that a busy machine does not delay the report of a timeout.
    void Promise.all([import("./report/conclude.ts"), import("@actions/core")]);
    const deadline = Math.max(timeout + MAX_LATE_PROCESS - process.uptime() * 1000, 0);
    startWatchdog({ deadline, lastWords: renderErrorCommand(renderFailure(failure, pages)) });
  };
}

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
const MAX_SHUTDOWN_TIME = 500;

/** SIGINT and SIGTERM abort the signal and end the run within 500 ms; a second one exits at once. */
export async function runGuarded(
  reporter: Reporter,
  pages: RunPages | undefined,
  run: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const cancellation = new AbortController();
  const shutdown = Promise.withResolvers<never>();
  let exitCode: number | undefined;
  const cancel = (name: keyof typeof EXIT_CODES): void => {
    if (exitCode !== undefined) process.exit(exitCode);
    exitCode = EXIT_CODES[name];
    cancellation.abort(new ReleaseDocsError("run/cancelled", `The run was cancelled (${name}).`));
    setTimeout(() => shutdown.reject(cancellation.signal.reason), MAX_SHUTDOWN_TIME);
  };
  process.on("SIGINT", cancel).on("SIGTERM", cancel);
  // Node passes unhandled rejections to the same listener.
  process.on("uncaughtException", async (error) => {
    // After a cancellation, errors are its consequence.
    if (exitCode !== undefined) return reporter.debug(renderCauses(error));
    await reportFailure(reporter, error, pages);
    process.exit(1);
  });
  try {
    const code = await Promise.race([run(cancellation.signal), shutdown.promise]);
    return exitCode ?? code;
  } catch (error) {
    await reportFailure(reporter, selectCause(error, cancellation.signal), pages);
    return exitCode ?? 1;
  }
}

/** After a cancellation the signal's reason, unless the error says more about the request (`submit/…`). */
function selectCause(error: unknown, signal: AbortSignal): unknown {
  return signal.aborted && !isAboutRequest(error) ? signal.reason : error;
}

function isAboutRequest(error: unknown): boolean {
  return error instanceof ReleaseDocsError && error.code.startsWith("submit/");
}

/** In milliseconds after `timeout`, for requests and commands that ignore their signal. */
const MAX_LATE_WRITE = 250;
const MAX_UNWATCHED = 1000;

/** Ends by `timeout`, whatever it waits for, with what is known until then. */
export async function write(run: Run): Promise<Outcome> {
  const { clock, task, reporter, start = clock.now() } = run;
  const { timeout, "fail-on": failOn } = task.inputs;
  let [known, doing] = [UNKNOWN, "starting"];
  const late = new AbortController();
  const overdue = Promise.withResolvers<never>();
  const deadline = start + timeout;
  const left = Math.max(deadline - clock.now(), 0);
  using _watch = startTimer(clock, Math.min(MAX_UNWATCHED, left / 2), () => run.watch?.());
  using _late = startTimer(clock, left, () => {
    const message = `The run exceeded its timeout of ${renderDuration(timeout)} while ${doing}.`;
    late.abort(new ReleaseDocsError("run/timeout", message));
  });
  using _overdue = startTimer(clock, left + MAX_LATE_WRITE, () => overdue.reject(late.signal.reason));
  const limits: Limits = {
    deadline,
    signal: AbortSignal.any([run.signal, late.signal]),
    onStart: (phase) => {
      doing = phase;
      run.onStart?.(phase);
    },
  };
  const onOutcome = (outcome: Outcome) => {
    known = outcome;
    run.onOutcome?.(outcome);
  };
  try {
    return await Promise.race([writeWithin({ ...run, onOutcome }, limits), overdue.promise]);
  } catch (error) {
    if (!late.signal.aborted || run.signal.aborted || isAboutRequest(error)) throw error;
    await reporter.debug(renderCauses(error));
    const { code, message: failure } = describeFailure(late.signal.reason);
    return { ...known, failure, code, tolerated: failOn === "never" };
  }
}

/** `first`: what was published, in the history. */
async function writeWithin(run: Run, limits: Limits, first?: { history: History | undefined }): Promise<Outcome> {
  const { inputs, event, directory } = run.task;
  if (inputs.command !== "write")
    return (await import("./commands/perform.ts")).performCommand(run, limits, inputs.command);
  limits.onStart("selecting the commits");
  const trigger = parseTrigger(event);
  // Only the built-in service needs a checkout.
  const remote = inputs["base-url"] !== "" || inputs["dry-run"];
  const isRelease = inputs.release !== "" && inputs.changes === "auto";
  const asked = isRelease ? UNRELEASED : await parseChangesInput(inputs.changes, remote);
  const skip = selectSkip(trigger, asked === "auto", isRelease);
  if (skip !== undefined) return nothingSent(skip);
  if (first === undefined && publishesReleases(inputs)) return publishFirst(run, limits);
  const checkout = createCheckoutReader(directory, first?.history);
  // The service is loaded while git reads on. Who needs either of them sees its error.
  if (!remote)
    checkout
      .readHistory()
      .then(loadBuiltIn)
      .catch(() => undefined);
  const place = { directory, event, token: inputs["github-token"], remote, readHistory: checkout.readHistory };
  const selection =
    asked !== "auto" && "changes" in asked
      ? asked
      : // Loaded late: with selectors and versions given, git is not needed.
        await (await import("./select/from-source.ts")).selectChanges(asked, trigger, place);
  if (selection.skipped !== undefined) return nothingSent(selection.skipped);
  const source = inputs["source-connection"] || event.repository || (await checkout.readName(remote));
  const request = buildDocRequest(inputs, trigger, selection.changes, source, webUrlOf(event));
  for (const unsent of listUnsent(inputs, selectCreates(inputs))) await run.reporter.warning(unsent);
  if (inputs["dry-run"]) {
    const { request: marked } = (await import("./submit/find-created.ts")).markRequest(request, event);
    return { ...nothingSent("this is a dry run", selection.changes, marked), selection: selection.source };
  }
  return submitAndWait({ ...run, ...(remote ? {} : { history: checkout.readHistory() }) }, limits, selection, request);
}

async function publishFirst(run: Run, limits: Limits): Promise<Outcome> {
  const { publishReleases } = await import("./releases.ts");
  return publishReleases(run, limits, placeOf(run), (own, history) => writeWithin(own, limits, { history }));
}

const UNRELEASED: ChangeSelection = { changes: [], source: "everything since the last release" };

/** Loads git when it is needed, and reads the history of a checkout once. */
function createCheckoutReader(directory: string, known?: History) {
  let history = known && Promise.resolve(known);
  const readHistory = (): Promise<History> => {
    history ??= import("../git/repository.ts").then((git) => git.readHistory(directory));
    return history;
  };
  /** `isBare`: without the history of a shallow clone. */
  const readName = async (isBare: boolean): Promise<string> => {
    const { nameRepository, readRepository } = await import("../git/repository.ts");
    return nameRepository(isBare ? await readRepository(directory) : (await readHistory()).repository).name;
  };
  return { readHistory, readName };
}

async function submitAndWait(
  run: Run & { history?: Promise<History> },
  { deadline, signal, onStart }: Limits,
  selection: ChangeSelection,
  request: DocRequest,
): Promise<Outcome> {
  const { task, clock, reporter } = run;
  const { inputs, event } = task;
  const onFault = (fault: unknown) => reporter.debug(renderCauses(fault));
  const readTitle = async () =>
    selection.renderTitle?.().catch((error: unknown) => onFault(error).then(() => selection.source)) ??
    selection.source;
  // Git's log runs while the built-in service is loaded; for another one the first request comes first.
  const earlyTitle = inputs["base-url"] === "" ? readTitle() : undefined;
  const isPrepared = inputs.prepare !== "" && run.drafts !== "none";
  const prepare = isPrepared ? (await import("./prepare.ts")).createPrepare(run, { deadline, signal }) : {};
  onStart("connecting to the service");
  await using connection = await openConnection(inputs, { ...placeOf(run), ...prepare }, task.proxies, onFault, clock);
  signal.addEventListener("abort", connection.abandon);
  const { client, where, minDelay } = connection;
  signal.throwIfAborted();
  const budget = { clock, signal, deadline, minDelay };
  onStart(`reading from ${where}`);
  void connection.sent.then(run.watch);
  const plan = planLook(inputs, request, event);
  const existing = await lookAhead(client, plan, budget);
  // Loaded after the first request: only the create needs them.
  const [{ submit }, { markRequest }, title] = await Promise.all([
    import("./submit/submit.ts"),
    import("./submit/find-created.ts"),
    earlyTitle ?? readTitle(),
  ]);
  onStart(`sending the request to ${where}`);
  const marked = markRequest(request, event);
  const { changes, source } = selection;
  const sent = { changes, request: marked.request, selection: source, tolerated: inputs["fail-on"] === "never" };
  const onChange = (settled: Settled) => reportKnown(run, buildOutcome(settled, sent));
  run.onOutcome?.({ ...UNKNOWN, ...sent });
  await reporter.info(`Documenting ${title} with ${inputs["base-url"] === "" ? where : `the service at ${where}`}.`);
  if (connection.remark !== undefined) await reporter.info(connection.remark);
  await reporter.group("Request", `Commits: ${source}\n${JSON.stringify(marked.request, undefined, 2)}`);
  const onAccepted = (submission: Submission) => onChange({ ...submission, settled: false });
  const submission = await submit({ client, where, plan, marked, event, existing, budget, reporter, onAccepted });
  if (!inputs.wait) return buildOutcome({ ...submission, settled: false }, sent);
  onStart("waiting for the result");
  using progress = createProgress(reporter, clock);
  const settled = await waitForSettled(client, submission, { ...budget, progress, onChange });
  const outcome = buildOutcome(settled, sent);
  // The timer of `write`, which ends the same wait, may come a little later.
  if (!settled.settled) connection.abandon();
  return settled.settled ? outcome : { ...outcome, ...describeEnd({ ...run, inputs }, settled) };
}

function placeOf({ task, drafts, history }: Run & { history?: Promise<History> }): BuiltInPlace {
  const { inputs, event, directory } = task;
  const { repository: name, apiUrl } = event;
  return {
    directory,
    drafts,
    history,
    pullRequest: selectStyle(inputs),
    base: inputs.release === "" ? undefined : selectOtherBranch(event),
    ...(name === undefined ? {} : { repository: { name, webUrl: webUrlOf(event) } }),
    ...(inputs["github-token"] === "" ? {} : { github: { apiUrl, token: inputs["github-token"] } }),
  };
}
