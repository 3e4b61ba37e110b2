import { type Client, type RetryBudget, repeatUntilAnswered } from "../../client/client.ts";
import type { Conversation } from "../../contract/resources/conversations.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { openRemote } from "../connect.ts";
import { type InputName, type Inputs, inputError, inputNames, parseInputs } from "../inputs.ts";
import { buildOutcome, CANCELLED, describeEnd, type Limits, type Outcome, type Run, reportKnown } from "../outcome.ts";
import { createProgress, jobKind, readConversations, type Settled, waitForSettled } from "../wait.ts";
import {
  areSettled,
  type CommandCalls,
  cancel,
  type Performed,
  publish,
  requestWork,
  retry,
  selectCancelled,
} from "./change.ts";

export type CommandName = Exclude<Inputs["command"], "write">;

/** `comment` posts the result on the event's pull request, and needs `github-token`. */
const COMMON: readonly InputName[] = ["command", "base-url", "api-key", "timeout", "comment", "github-token"];
const TAKEN: Readonly<Record<CommandName, readonly InputName[]>> = {
  status: ["conversation", "job", "fail-on"],
  publish: ["conversation", "job", "fail-on"],
  comment: ["conversation", "body", "labels", "relevant-links", "wait", "fail-on"],
  retry: ["conversation", "job", "wait", "fail-on"],
  cancel: ["conversation", "job", "fail-on"],
  apply: ["file", "prune", "update-secrets", "dry-run", "working-directory"],
};

/** Throws `input/invalid` for an input that the command would ignore, and for a missing one. */
export function checkCommandInputs(inputs: Inputs, command: CommandName): void {
  const taken = new Set([...COMMON, ...TAKEN[command]]);
  const defaults = parseInputs({});
  const ignored = inputNames.find(
    (name) => !taken.has(name) && JSON.stringify(inputs[name]) !== JSON.stringify(defaults[name]),
  );
  if (ignored !== undefined) throw inputError(ignored, "", `does not apply to \`command: ${command}\`; remove it`);
  if (command === "apply") return;
  const { conversation, job } = inputs;
  if (conversation === "" && job === "") {
    const others = taken.has("job") ? ", or `job`" : "";
    throw inputError("conversation", "", `is required with \`command: ${command}\`${others}; set it to an ID`);
  }
  if (conversation !== "" && job !== "") throw inputError("job", "", "cannot be set with `conversation`; remove one");
  if (command === "comment" && inputs.body === "")
    throw inputError("body", "", "is required with `command: comment`; set it to what should change");
}

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
  const onChange = (settled: Settled) => reportKnown(run, buildOutcome(settled, sent));
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
  session: CommandCalls,
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
