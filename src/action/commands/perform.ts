import type { Client } from "../../client/client.ts";
import { type RetryBudget, repeatUntilAnswered } from "../../client/retry.ts";
import type { Conversation } from "../../contract/conversations.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { openRemote } from "../connect.ts";
import type { Inputs } from "../inputs.ts";
import { buildOutcome, buildOutputs, CANCELLED, describeEnd, type Outcome } from "../outcome.ts";
import type { Limits, Run } from "../run-options.ts";
import { createProgress, jobKind, readConversations, type Settled, waitForSettled } from "../wait.ts";
import { areSettled, cancel, type Performed, publish, retry, type Session, selectCancelled } from "./change.ts";
import { requestWork } from "./comment.ts";
import { type CommandName, checkCommandInputs } from "./inputs.ts";

/** Every `command` but `write`. Throws `input/invalid` before any request. */
export async function performCommand(run: Run, limits: Limits, command: CommandName): Promise<Outcome> {
  const { task, clock, reporter } = run;
  const { inputs } = task;
  const { deadline, signal, onStart } = limits;
  checkCommandInputs(inputs, command);
  if (command === "apply") return (await import("./apply/apply.ts")).applyFile(run, limits);
  onStart("connecting to the service");
  await using connection = await openRemote(inputs, task.proxies, clock);
  const { client, where, minDelay } = connection;
  const budget = { clock, signal, deadline, minDelay };
  const sent = { changes: [], request: undefined, tolerated: inputs["fail-on"] === "never" };
  const onChange = async (settled: Settled): Promise<void> => {
    const outcome = buildOutcome(settled, sent);
    run.onOutcome?.(outcome);
    await reporter.outputs(buildOutputs(outcome));
  };
  onStart(`reading from ${where}`);
  const found = await readTarget(client, inputs, budget);
  if (command === "status") return buildOutcome(found, sent);
  onStart(`sending the request to ${where}`);
  const session = { task, client, where, budget, reporter, onChange };
  const { conversations, isOwn, readReply } = await change(session, found, command);
  const known = { job: undefined, conversations, settled: areSettled(conversations) };
  if (command === "publish") return buildOutcome(known, sent);
  if (command === "cancel") return buildOutcome(known, sent, CANCELLED);
  if (!inputs.wait) return buildOutcome({ ...known, settled: false }, sent);
  await onChange(known);
  onStart("waiting for the result");
  using progress = createProgress(reporter, clock);
  const settled = await waitForSettled(client, known, { ...budget, progress, onChange });
  if (!settled.settled) return { ...buildOutcome(settled, sent), ...describeEnd({ ...run, inputs }, settled) };
  const cancelled = isOwn && (await selectCancelled(session, settled.conversations, isOwn));
  const outcome = buildOutcome({ ...settled, ...(cancelled && { cancelled }) }, sent);
  return readReply === undefined ? outcome : { ...outcome, reply: await readReply() };
}

const CHANGES = { publish, retry, cancel };

async function change(
  session: Session,
  found: Settled,
  command: Exclude<CommandName, "status" | "apply">,
): Promise<Performed> {
  const { job, conversations } = found;
  const [first] = conversations;
  if (first === undefined) throw noConversation(job);
  if (command === "comment") return requestWork(session, first);
  return CHANGES[command](session, conversations);
}

function noConversation(job: Settled["job"]): ReleaseDocsError {
  const what = job === undefined ? "The job" : `${jobKind.name(job)} is ${jobKind.state(job)} and`;
  return new ReleaseDocsError("submit/no-conversation", `${what} has no conversations.`);
}

/** The conversation, or the job with its conversations. */
async function readTarget(client: Client, inputs: Inputs, budget: RetryBudget): Promise<Settled> {
  const { signal } = budget;
  const { conversation: id, job: jobId } = inputs;
  if (id !== "") {
    const found: Conversation = await repeatUntilAnswered(() => client.conversations.get({ id }, { signal }), budget);
    return { job: undefined, conversations: [found], settled: areSettled([found]) };
  }
  const job = await repeatUntilAnswered(() => client.jobs.get({ id: jobId }, { signal }), budget);
  const conversations = await repeatUntilAnswered(() => readConversations({ client, signal }, job.id), budget);
  return { job, conversations, settled: jobKind.isSettled(job) && areSettled(conversations) };
}
