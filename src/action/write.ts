import type { Clock } from "../client/clock.ts";
import type { DocRequest } from "../contract/jobs.ts";
import { renderCauses } from "../render-causes.ts";
import type { ChangeSelection } from "./changes/change-selection.ts";
import { parseChangesInput } from "./changes/changes-input.ts";
import { selectChanges } from "./changes/select-changes.ts";
import { type BuiltInPlace, openConnection } from "./connect.ts";
import { type RunEvent, readEvent } from "./event.ts";
import { type Inputs, readInputs } from "./inputs.ts";
import { buildOutcome, nothingSent, type Outcome } from "./outcome.ts";
import { readSecrets } from "./read-secrets.ts";
import { renderDuration } from "./render-duration.ts";
import { buildOutputs } from "./report/outputs.ts";
import type { Reporter } from "./reporter.ts";
import { buildDocRequest } from "./request.ts";
import { describeUnsent } from "./submit/describe-unsent.ts";
import { lookAhead, planLook, selectCreates } from "./submit/look-ahead.ts";
import type { Submission } from "./submit/submit.ts";
import { parseTrigger } from "./trigger.ts";
import { describeUnsettled } from "./wait/describe-unsettled.ts";
import { createProgress } from "./wait/progress.ts";
import { type Settled, waitForSettled } from "./wait/wait.ts";

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
    const { request: marked } = (await import("./submit/mark-request.ts")).markRequest(request, event);
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
  return (await import("./read-source-name.ts")).readSourceName(directory);
}

async function submitAndWait(run: Run, prepared: Prepared): Promise<Outcome> {
  const { inputs, event, selection } = prepared;
  const { environment, clock, signal, reporter } = run;
  const onFault = (fault: unknown) => reporter.debug(renderCauses(fault));
  await using connection = await openConnection(inputs, placeOf(run, prepared), environment, onFault, clock);
  const { client, where, shortestDelay: shortest } = connection;
  signal.throwIfAborted();
  const patience = { clock, signal, deadline: clock.now() + inputs.timeout, shortest };
  const plan = planLook(inputs, prepared.request, event);
  const seen = await lookAhead(client, plan, patience);
  // Loaded no sooner: what the create needs would hold up the first request.
  const [{ submit }, { markRequest }] = await Promise.all([
    import("./submit/submit.ts"),
    import("./submit/mark-request.ts"),
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
  const submission = await submit({ client, where, plan, marked, stage, event, seen, patience, reporter, onAccepted });
  if (!inputs.wait) return buildOutcome({ ...submission, settled: false }, sent);
  using progress = createProgress(reporter, clock);
  const settled = await waitForSettled(client, submission, { ...patience, progress, onChange: learn });
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
