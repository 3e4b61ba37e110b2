import type { ChangeSelector } from "../contract/change-selector.ts";
import type { Conversation } from "../contract/conversations.ts";
import { JOB_STATES, type JobState } from "../contract/job-states.ts";
import type { DocRequest, Job } from "../contract/jobs.ts";
import type { ErrorCode } from "../error-codes/error-codes.ts";
import { describeWarnings } from "./wait/describe-warnings.ts";
import { conversationKind } from "./wait/record-kind.ts";
import type { Settled } from "./wait/wait.ts";

/** How a run ended, whatever way: what outputs, summary and exit code are made from. */
export type Outcome = {
  /** `requested`, `running`, `done`, `errored`, or `skipped` when nothing was sent; undefined where nobody knows. */
  state: JobState | "skipped" | undefined;
  job: Job | undefined;
  conversations: readonly Conversation[];
  changes: readonly ChangeSelector[];
  request: DocRequest | undefined;
  /** Which commits were meant, and how that came to be known, in words. */
  selection?: string;
  /** Why nothing was sent. */
  skipped?: string;
  /** Why the step is not content, in the service's words where it gave any. */
  failure?: string;
  /** The code of the failure, where it has one. */
  code?: ErrorCode;
  /** What a person has to look at although nothing failed. */
  warnings?: readonly string[];
  /** How long the run took, in milliseconds. */
  duration?: number;
  /** Whether a failure is only to be warned of, as the input `fail-on` says. */
  tolerated?: boolean;
};

/** The outcome of a run that sent nothing. */
export function nothingSent(
  reason: string,
  changes: readonly ChangeSelector[] = [],
  request: DocRequest | undefined = undefined,
): Outcome {
  return { state: "skipped", skipped: reason, job: undefined, conversations: [], changes, request };
}

/** The outcome of a request as it stands, settled or not. */
export function buildOutcome(
  { job, conversations, settled }: Settled,
  sent: { changes: readonly ChangeSelector[]; request: DocRequest; selection?: string; tolerated?: boolean },
): Outcome {
  const outcome = { state: stateOf(job, conversations, settled), job, conversations, ...sent };
  const warnings = settled ? describeWarnings(conversations) : [];
  if (outcome.state !== "errored") return warnings.length === 0 ? outcome : { ...outcome, warnings };
  const messages = [...new Set(conversations.flatMap(faultsOf))];
  const told = messages.length > 0 ? messages : warnings;
  const failure = told.join("\n") || "The service could not do the work and did not say why.";
  return { ...outcome, failure, code: "run/errored" };
}

function stateOf(job: Job | undefined, conversations: readonly Conversation[], settled: boolean): Outcome["state"] {
  if (job !== undefined) {
    if (job.state === "done" && conversations.some(({ status }) => status === "errored")) return "errored";
    // A state that this client does not know counts as still running.
    return JOB_STATES.find((state) => state === job.state) ?? "running";
  }
  if (!settled) return "running";
  return conversations.some((conversation) => faultsOf(conversation).length > 0) ? "errored" : "done";
}

/** Why the conversation failed: its last entries with the status `error`. Empty if it did not fail. */
function faultsOf(conversation: Conversation): string[] {
  const entries = conversation.entries ?? [];
  const last = entries.findLastIndex((entry) => entry.status !== "error");
  const faults = entries.slice(last + 1).map(({ message }) => message || "The service failed at it.");
  if (faults.length > 0 || conversation.status !== "errored") return faults;
  const reason = entryOf(conversation, "error") ?? entries.at(-1)?.message;
  return [`${conversationKind.name(conversation)} is errored: ${reason || "the service does not say why."}`];
}

/** The message of a conversation's last entry of this kind; undefined where it has none. */
export function entryOf(conversation: Conversation, kind: string): string | undefined {
  return conversation.entries?.findLast((entry) => entry.kind === kind)?.message ?? undefined;
}

/** Address of a conversation's pull request. A staged draft has none; some services put its compare page here. */
export function pullRequestUrlOf({ outputUrl, staged }: Conversation): string | undefined {
  return outputUrl && !staged ? outputUrl : undefined;
}

/** The release notes that the conversations hold, one after the other; empty where there are none. */
export function releaseNotesOf(conversations: readonly Conversation[]): string {
  const notes = conversations.flatMap((conversation) => entryOf(conversation, "releaseNotes") ?? []);
  return notes.join("\n\n").trim();
}
