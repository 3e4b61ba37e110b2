import { listPages, type StepClient } from "../../client/client.ts";
import { ApiError, UnreachableError } from "../../client/http.ts";
import {
  backoffDelay,
  isAmbiguous,
  type RetryBudget,
  sendWithRetries,
  sleepBeforeDeadline,
} from "../../client/retry.ts";
import type { DocRequest } from "../../contract/doc-request.ts";
import type { RunEvent } from "../environment.ts";
import type { Inputs } from "../inputs.ts";

export const RERUN_PAGES = 5;
// A longer list counts as unknown.
const MAX_PAGES = 10;
// After a 5xx the list may not exist; a lost connection says nothing about the list.
const ATTEMPTS = { answered: 2, unanswered: 3 };

export function selectCreates({ request, stage }: Pick<Inputs, "request" | "stage">): "jobs" | "conversations" {
  return request === "conversation" || (request === "auto" && stage) ? "conversations" : "jobs";
}

export type Plan = ReturnType<typeof planLook>;

export function planLook(inputs: Inputs, request: DocRequest, event: RunEvent) {
  const creates = selectCreates(inputs);
  return {
    creates,
    stage: inputs.stage,
    needsPublications: creates === "conversations" || request.publications !== undefined,
    recentPages: isRerun(event) ? RERUN_PAGES : 1,
  };
}

export function isRerun({ run }: Pick<RunEvent, "run">): boolean {
  return Number(run?.attempt ?? 1) > 1;
}

/** Undefined for a list that is not readable. */
export type ExistingRecords = Awaited<ReturnType<typeof lookAhead>>;

/** Skips lists that key or service do not allow. Throws what would fail the create too, such as an invalid key. */
export async function lookAhead(client: StepClient, plan: Plan, budget: RetryBudget) {
  const pages = createPageReaders(client, budget.signal);
  const [connections, publications, jobs, conversations] = await Promise.all([
    readIfListed(() => listPages(pages.connections, MAX_PAGES), budget),
    plan.needsPublications ? readIfListed(() => listPages(pages.publications, MAX_PAGES), budget) : undefined,
    plan.creates === "jobs" ? readIfListed(() => listPages(pages.jobs, plan.recentPages), budget) : undefined,
    plan.creates === "jobs" ? undefined : readIfListed(() => listPages(pages.conversations, plan.recentPages), budget),
  ]);
  return {
    connections: connections?.isWhole ? connections.records : undefined,
    publications: publications?.isWhole ? publications.records : undefined,
    jobs: jobs?.records,
    conversations: conversations?.records,
  };
}

/** Undefined if the service forbids, does not have or fails at the list. */
export async function readIfListed<Answer>(read: () => Promise<Answer>, budget: RetryBudget) {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await sendWithRetries(read, budget);
    } catch (fault) {
      const isAnswer = fault instanceof ApiError && fault.status !== 401 && fault.status !== 429;
      if (!isAnswer && !(fault instanceof UnreachableError && fault.sent)) throw fault;
      const isLast = !isAmbiguous(fault) || attempts >= (isAnswer ? ATTEMPTS.answered : ATTEMPTS.unanswered);
      const canRetry = !isLast && (await sleepBeforeDeadline(budget, backoffDelay(attempts - 1, budget.minDelay)));
      if (!canRetry && isAnswer) return undefined;
      if (!canRetry) throw fault;
    }
  }
}

export function createPageReaders({ connections, publications, jobs, conversations }: StepClient, signal: AbortSignal) {
  const options = { signal };
  return {
    connections: async (next?: string) =>
      connections.list({ next }, options).then((page) => ({ ...page, records: page.connections })),
    publications: async (next?: string) =>
      publications.list({ next }, options).then((page) => ({ ...page, records: page.publications })),
    jobs: async (next?: string) => jobs.list({ next }, options).then((page) => ({ ...page, records: page.jobs })),
    conversations: async (next?: string) =>
      conversations.list({ next }, options).then((page) => ({ ...page, records: page.conversations })),
  };
}

/** A conversation has no `eventType` and no `sourceConnection`. */
export function describeUnsent(
  inputs: Pick<Inputs, "event-type" | "source-connection" | "publications">,
  creates: Plan["creates"],
): string | undefined {
  if (creates === "jobs") return undefined;
  const isEventTypeGiven = inputs["event-type"] === "release" || inputs["event-type"] === "merge";
  // Without publications, the source connection selects them.
  const isSourceUnused = inputs["source-connection"] !== "" && inputs.publications.length > 0;
  const names = [...(isEventTypeGiven ? ["`event-type`"] : []), ...(isSourceUnused ? ["`source-connection`"] : [])];
  if (names.length === 0) return undefined;
  const [subject, object] =
    names.length === 1 ? [`Input ${names[0]} is`, "it"] : [`Inputs ${names.join(" and ")} are`, "them"];
  return `${subject} not sent: conversations have no such field. Remove ${object}, or create a job (\`request: job\`, no \`stage\`).`;
}
