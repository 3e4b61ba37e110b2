import * as z from "zod/mini";
import type { PublishedRelease } from "../built-in/built-in.ts";
import type { ChangeSelector } from "../contract/change-selector.ts";
import type { DocRequest } from "../contract/doc-request.ts";
import type { Conversation, Entry } from "../contract/resources/conversations.ts";
import type { Job } from "../contract/resources/jobs.ts";
import { JOB_STATES, type JobState, routes } from "../contract/routes.ts";
import type { Clock } from "../shared/clock.ts";
import type { ErrorCode } from "../shared/errors.ts";
import { quoteText, renderDuration } from "../shared/text.ts";
import type { BuiltInPlace } from "./connect.ts";
import type { Task } from "./environment.ts";
import type { Inputs } from "./inputs.ts";
import type { AppliedPlan } from "./report/plan.ts";
import type { Outputs, Reporter } from "./report/reporter.ts";
import { conversationKind, describeLastPoll, jobKind, resultUrlOf, type Settled } from "./wait.ts";

export type MadeRelease = PublishedRelease & { did: string };

export type Outcome = {
  /** `skipped` if nothing was sent; undefined if unknown. */
  state: JobState | "skipped" | undefined;
  job: Job | undefined;
  conversations: readonly Conversation[];
  changes: readonly ChangeSelector[];
  request: DocRequest | undefined;
  selection?: string;
  /** What the service replied to the comment that requested work. */
  reply?: string;
  /** What `command: apply` changed. */
  applied?: AppliedPlan;
  published?: readonly MadeRelease[];
  skipped?: string;
  failure?: string;
  code?: ErrorCode;
  warnings?: readonly string[];
  /** In milliseconds. */
  duration?: number;
  tolerated?: boolean;
};

/** Until a service has answered. */
export const UNKNOWN: Outcome = {
  state: undefined,
  job: undefined,
  conversations: [],
  changes: [],
  request: undefined,
};

export function nothingSent(reason: string, changes: readonly ChangeSelector[] = [], request?: DocRequest): Outcome {
  return { ...UNKNOWN, state: "skipped", skipped: reason, changes, request };
}

/** `expected`: an end that is what the command was for. */
export function buildOutcome(
  found: Settled,
  sent: Pick<Outcome, "changes" | "request" | "selection" | "tolerated">,
  expected?: ErrorCode,
): Outcome {
  const { job, conversations, settled } = found;
  const outcome = { state: stateOf(job, conversations, settled), job, conversations, ...sent };
  const concerns = conversations.flatMap((one) => [...describeLateResult(one), ...listIgnored(one)]);
  const warnings = settled ? [...new Set(concerns)] : [];
  const ends = settled ? describeEnds(found).filter(({ code }) => code !== expected) : [];
  if (outcome.state !== "errored") {
    const warned = warnings.length === 0 ? outcome : { ...outcome, warnings };
    const [first] = ends.toSorted((a, b) => Number(b.code === ATTENTION) - Number(a.code === ATTENTION));
    if (first === undefined) return warned;
    return { ...warned, failure: ends.map(({ text }) => text).join("\n"), code: first.code };
  }
  const faults = [...new Set(conversations.flatMap(faultsOf))];
  const reasons = faults.length > 0 ? faults : [...ends.map(({ text }) => text), ...warnings];
  return {
    ...outcome,
    failure: reasons.join("\n") || "The service failed without giving a reason.",
    code: "run/errored",
  };
}

function stateOf(job: Job | undefined, conversations: readonly Conversation[], settled: boolean): Outcome["state"] {
  if (job !== undefined) {
    if (job.state === "done" && conversations.some(({ status }) => status === "errored")) return "errored";
    // An unknown state counts as running.
    return JOB_STATES.find((state) => state === job.state) ?? "running";
  }
  if (!settled) return "running";
  return conversations.some((conversation) => faultsOf(conversation).length > 0) ? "errored" : "done";
}

/** Empty if the conversation did not fail. */
function faultsOf(conversation: Conversation): string[] {
  const entries = conversation.entries ?? [];
  const last = entries.findLastIndex((entry) => entry.status !== "error");
  const faults = entries.slice(last + 1).map(({ message }) => message || "The service failed without giving a reason.");
  if (faults.length > 0 || conversation.status !== "errored") return faults;
  const reason = entryOf(conversation, "error") ?? entries.at(-1)?.message;
  return [`${conversationKind.name(conversation)} failed: ${reason || "the service gives no reason."}`];
}

/** The last message of this kind in each conversation that has one. */
export function listMessages(conversations: readonly Conversation[], kind: string): string[] {
  return conversations.flatMap((conversation) => entryOf(conversation, kind) ?? []);
}

export function entryOf(conversation: Conversation, kind: string): string | undefined {
  return conversation.entries?.findLast((entry) => entry.kind === kind)?.message ?? undefined;
}

/** A staged draft has no pull request; some services put its compare page into `outputUrl`. */
export function pullRequestUrlOf({ outputUrl, staged }: Conversation): string | undefined {
  return outputUrl && !staged ? outputUrl : undefined;
}

/** What our service says of the last entry of a kind; empty of others. */
function detailOf(conversation: Conversation | undefined, kind: string, name: string): string {
  const value = conversation?.entries?.findLast((entry) => entry.kind === kind)?.details?.[name];
  return typeof value === "string" ? value : "";
}

export function releaseNotesOf(conversations: readonly Conversation[]): string {
  return listMessages(conversations, "releaseNotes").join("\n\n").trim();
}

const MAX_QUESTION_LENGTH = 500;
const MAX_NAMED = 5;

const ATTENTION = "run/needs-attention";

type End = { code: ErrorCode; text: string };

/** Ends that are no success, whatever the state of the job. */
function describeEnds({ job, conversations, cancelled = [] }: Settled): End[] {
  const ends: End[] = [];
  for (const conversation of conversations) {
    const { id, status } = conversation;
    const name = conversationKind.name(conversation);
    if (status === "cancelled") ends.push({ code: CANCELLED, text: `${name} was cancelled in the service.` });
    else if (cancelled.some((one) => one.id === id)) {
      ends.push({ code: CANCELLED, text: `${name}: the requested work was cancelled in the service.` });
    }
    if (status === "needsAttention") ends.push({ code: ATTENTION, text: describeQuestion(conversation) });
  }
  if (job?.outcome !== "cancelled" || ends.some(({ code }) => code === CANCELLED)) return ends;
  return [...ends, { code: CANCELLED, text: `${jobKind.name(job)} was cancelled in the service.` }];
}

export const CANCELLED = "run/work-cancelled";

function describeQuestion(conversation: Conversation): string {
  const last = conversation.entries?.at(-1);
  const url = resultUrlOf(conversation);
  const question = last?.message ? `"${quoteText(last.message, MAX_QUESTION_LENGTH)}"` : "no reason given.";
  const answer = url === undefined ? "" : ` Answer at ${quoteText(url)}`;
  return `${conversationKind.name(conversation)} needs attention: ${question}${answer}`;
}

function describeLateResult(conversation: Conversation): string[] {
  if (conversationKind.isSettled(conversation) || resultUrlOf(conversation) !== undefined) return [];
  const state = conversationKind.state(conversation);
  return [`${conversationKind.name(conversation)} is still ${state} and has no pull request yet.`];
}

/** What the request asked for in a field that is not read for it. */
function listIgnored({ entries }: Conversation): string[] {
  const isIgnored = ({ kind, details }: Entry) => kind === "notice" && details?.field !== undefined;
  return (entries ?? []).flatMap((entry) => (isIgnored(entry) && entry.message) || []);
}

/** The end of a request that is not settled at the deadline, or when the run was cancelled. */
export function describeEnd(
  { inputs, signal, drafts }: { inputs: Inputs; signal: AbortSignal; drafts: BuiltInPlace["drafts"] },
  settled: Settled,
) {
  const { timeout, "base-url": baseUrl, "fail-on": failOn } = inputs;
  const end = signal.aborted
    ? "The run was cancelled."
    : `The request did not complete within ${renderDuration(timeout)}. Increase \`timeout\` to wait longer.`;
  const left = baseUrl === "" ? [describeBuiltIn(drafts)] : describeRemote(settled, baseUrl);
  return {
    failure: [end, ...left, ...describeLastPoll(settled.fault)].join("\n"),
    code: signal.aborted ? "run/cancelled" : "run/timeout",
    tolerated: failOn === "never" && !signal.aborted,
  } as const;
}

function describeRemote({ job, conversations }: Settled, baseUrl: string): string[] {
  const urlOf = (path: string, id: string) => `${baseUrl}${path.replace("{id}", encodeURIComponent(id))}`;
  const running = conversations.filter((conversation) => !conversationKind.isSettled(conversation));
  if (job !== undefined && running.length === 0) {
    const see = `see ${urlOf(routes.jobs.get.path, job.id)}`;
    return jobKind.isSettled(job)
      ? [`${jobKind.name(job)} is ${jobKind.state(job)}, but its results could not be read; ${see}`]
      : [`${jobKind.name(job)} is still running; ${see}`];
  }
  const named = running.slice(0, MAX_NAMED).map((conversation) => {
    const url = resultUrlOf(conversation) ?? urlOf(routes.conversations.get.path, conversation.id);
    return `${conversationKind.name(conversation)} is still running; see ${quoteText(url)}`;
  });
  const more = running.length - named.length;
  return more === 0 ? named : [...named, `${more} more are still running.`];
}

function describeBuiltIn(drafts: BuiltInPlace["drafts"]): string {
  const left = drafts === "branches" ? " A branch under release-docs/ may remain." : "";
  return `No work continues: the built-in service stops with this run.${left}`;
}

const NUMBER = /(?:\/-)?\/(?:pull|pulls|merge_requests|pull-requests)\/(\d+)/i;

/** `repository` is the repository's page, and `name` the path of that page (`octo/widget`). */
export function parsePullRequestAddress(address: string) {
  const found = NUMBER.exec(address);
  const repository = address.slice(0, found?.index);
  const name = /^https?:\/\/[^/]+\/(.+)$/i.exec(repository)?.[1];
  const number = found?.[1];
  if (name === undefined || number === undefined) return undefined;
  return { number, repository, name };
}

export function buildOutputs(outcome: Outcome): Outputs {
  const { state, job, conversations, changes, request, reply = "", applied } = outcome;
  const [first] = conversations;
  const published = conversations.filter((conversation) => pullRequestUrlOf(conversation) !== undefined);
  const urls = published.flatMap((conversation) => pullRequestUrlOf(conversation) ?? []);
  return {
    "job-state": state ?? "",
    "job-id": job?.id ?? first?.jobId ?? "",
    "conversation-id": first?.id ?? "",
    "conversation-ids": JSON.stringify(conversations.map(({ id }) => id)),
    "conversation-status": first?.status ?? "",
    "pull-request-url": urls[0] ?? "",
    "pull-request-urls": JSON.stringify(urls),
    "pull-request-number": parsePullRequestAddress(urls[0] ?? "")?.number ?? "",
    "pull-request-operation": detailOf(published[0], "pullRequest", "operation"),
    branch: first?.branch ?? "",
    "head-sha": first?.branch ? detailOf(first, "draft", "commit") : "",
    staged: first === undefined ? "" : String(first.staged === true),
    changes: JSON.stringify(changes),
    request: request === undefined ? "" : JSON.stringify(request),
    "release-notes": releaseNotesOf(conversations),
    ...buildReleaseOutputs(outcome),
    reply,
    ...(applied?.outputs ?? { changed: "", created: "", updated: "", deleted: "", plan: "" }),
  };
}

const Release = z.object({ tag: z.string(), version: z.string(), previousTag: z.nullish(z.string()) });
const Planned = z.object({ releases: z.array(Release) });

/** What was published comes first. */
function buildReleaseOutputs({ published = [], conversations }: Outcome) {
  const details = conversations.map(({ entries }) => entries?.findLast(({ kind }) => kind === "release")?.details);
  const planned = details.flatMap((one) => Planned.safeParse(one).data?.releases ?? []);
  const all = new Map<string, z.infer<typeof Release> & Partial<Pick<MadeRelease, "did" | "release">>>();
  for (const one of [...published, ...planned]) all.set(one.tag, one);
  const releases = [...all.values()].map(({ tag, version, previousTag, did, release }) => {
    const made = { isPublished: did !== undefined, isReleased: release?.isNew === true, url: release?.url ?? "" };
    return { tag, version, previousTag: previousTag ?? "", ...made };
  });
  const [first] = releases;
  return {
    tag: first?.tag ?? "",
    version: first?.version ?? "",
    "previous-tag": first?.previousTag ?? "",
    "release-created": String(releases.some(({ isReleased }) => isReleased)),
    "release-url": first?.url ?? "",
    releases: JSON.stringify(releases),
  };
}

export type Run = {
  task: Task;
  reporter: Reporter;
  drafts: BuiltInPlace["drafts"];
  clock: Clock;
  signal: AbortSignal;
  /** When `timeout` began, in milliseconds since 1970; by default now. */
  start?: number;
  /** Called with what is known so far, to be reported if the run fails. */
  onOutcome?: (known: Outcome) => void;
  /** Gets what the run is doing: "selecting the commits". */
  onStart?: (phase: string) => void;
  /** Called once the create has left, and after 1 s without one: ends a process that the deadline does not end. */
  watch?: () => void;
};

/** Reports what is known so far. */
export async function reportKnown({ reporter, onOutcome }: Run, known: Outcome): Promise<void> {
  onOutcome?.(known);
  await reporter.outputs(buildOutputs(known));
}

export type Limits = {
  /** In milliseconds since 1970. */
  deadline: number;
  /** Aborted at the deadline and by a cancellation. */
  signal: AbortSignal;
  onStart: (phase: string) => void;
};
