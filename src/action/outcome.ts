import type { ChangeSelector } from "../contract/change-selector.ts";
import type { Conversation } from "../contract/conversations.ts";
import type { DocRequest, Job } from "../contract/jobs.ts";
import { JOB_STATES, type JobState, routes } from "../contract/routes.ts";
import type { ErrorCode } from "../shared/error-codes/catalogue.ts";
import { quoteText } from "../shared/text.ts";
import type { Outputs } from "./report/reporter.ts";
import { resultUrlOf } from "./result-url.ts";
import { conversationKind, jobKind, type Settled } from "./wait.ts";

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

const LONGEST_QUESTION = 500;

/** What a person has to look at in conversations that ended without a fault, a sentence each. */
export function describeWarnings(conversations: readonly Conversation[]): string[] {
  return conversations.flatMap((conversation) => {
    const name = conversationKind.name(conversation);
    const { status, entries } = conversation;
    const url = resultUrlOf(conversation);
    if (status === "needsAttention") {
      // A failed entry is the failure itself, not a question.
      if (entries?.at(-1)?.status === "error") return [];
      const where = url !== undefined ? ` Answer it at ${quoteText(url)}` : "";
      return [`${name} needs attention: ${questionOf(conversation)}${where}`];
    }
    if (status === "cancelled") return [`${name} was cancelled at the service; it writes nothing more.`];
    if (conversationKind.isSettled(conversation) || url !== undefined) return [];
    return [`${name} is still ${conversationKind.state(conversation)} and has no pull request yet.`];
  });
}

/** The last entry of a conversation, which is what it waits for an answer to. */
function questionOf({ entries }: Conversation): string {
  const message = entries?.at(-1)?.message;
  return message ? `"${quoteText(message, LONGEST_QUESTION)}"` : "it does not say why.";
}

const MOST_NAMED = 5;

/** Whose work it is: the address of a service, or where the built-in one keeps its drafts. */
export type ServiceLocation = { baseUrl: string } | { drafts: "branches" | "scratch" };

/**
 * What a run says that ends before its request: why (`end`, a sentence), what goes on and where to see it, and why the
 * last look told nothing, a line each.
 */
export function describeUnsettled(end: string, settled: Settled, worker: ServiceLocation): string {
  const { fault } = settled;
  return [
    end,
    ...("baseUrl" in worker ? describeRemote(settled, worker.baseUrl) : [describeBuiltIn(worker.drafts)]),
    ...(fault === undefined ? [] : [`The last look failed: ${quoteText(fault.message, 300)}`]),
  ].join("\n");
}

function describeRemote({ job, conversations }: Settled, baseUrl: string): string[] {
  const address = (path: string, id: string) => `${baseUrl}${path.replace("{id}", encodeURIComponent(id))}`;
  const moving = conversations.filter((conversation) => !conversationKind.isSettled(conversation));
  if (job !== undefined && moving.length === 0) {
    const at = `see ${address(routes.jobs.get.path, job.id)}`;
    return jobKind.isSettled(job)
      ? [`${jobKind.name(job)} is ${jobKind.state(job)}, but what it wrote could not be read; ${at}`]
      : [`${jobKind.name(job)} goes on; ${at}`];
  }
  const named = moving.slice(0, MOST_NAMED).map((conversation) => {
    const at = resultUrlOf(conversation) ?? address(routes.conversations.get.path, conversation.id);
    return `${conversationKind.name(conversation)} goes on; see ${quoteText(at)}`;
  });
  return moving.length === named.length ? named : [...named, `${moving.length - named.length} more go on.`];
}

function describeBuiltIn(drafts: "branches" | "scratch"): string {
  const left = drafts === "branches" ? "; a branch below release-docs/ may be left" : "";
  return `Nothing goes on, since the built-in service ends with this run${left}.`;
}

/** A pull request by its address: its number, the repository's page, and that page's path (`octo/widget`). */
export type PullRequestAddress = { number: string; repository: string; name: string };

const ADDRESS = /^(https?:\/\/[^/]+\/(.+?))(?:\/-)?\/(?:pull|pulls|merge_requests|pull-requests)\/(\d+)/i;

/** Reads the address of a pull request on the code hosts that are known; undefined for any other address. */
export function parsePullRequestAddress(address: string): PullRequestAddress | undefined {
  const [, repository, name, number] = ADDRESS.exec(address) ?? [];
  if (repository === undefined || name === undefined || number === undefined) return undefined;
  return { number, repository, name };
}

/** Every output of the step; the empty text where there is nothing to say. */
export function buildOutputs(outcome: Outcome): Outputs {
  const [first] = outcome.conversations;
  const addresses = outcome.conversations.flatMap((conversation) => pullRequestUrlOf(conversation) ?? []);
  return {
    "job-state": outcome.state ?? "",
    "job-id": outcome.job?.id ?? first?.jobId ?? "",
    "conversation-id": first?.id ?? "",
    "conversation-ids": JSON.stringify(outcome.conversations.map(({ id }) => id)),
    "conversation-status": first?.status ?? "",
    "pull-request-url": addresses[0] ?? "",
    "pull-request-urls": JSON.stringify(addresses),
    "pull-request-number": parsePullRequestAddress(addresses[0] ?? "")?.number ?? "",
    branch: first?.branch ?? "",
    staged: first === undefined ? "" : String(first.staged === true),
    changes: JSON.stringify(outcome.changes),
    request: outcome.request === undefined ? "" : JSON.stringify(outcome.request),
    "release-notes": releaseNotesOf(outcome.conversations),
  };
}
