import { type Client, listPages } from "../../client/client.ts";
import { ApiError, UnreachableError } from "../../client/http.ts";
import {
  backoffDelay,
  isAmbiguous,
  type RetryBudget,
  sendWithRetries,
  sleepBeforeDeadline,
} from "../../client/retry.ts";
import type { Connection } from "../../contract/connections.ts";
import type { Conversation } from "../../contract/conversations.ts";
import type { DocRequest, Job } from "../../contract/jobs.ts";
import type { Publication } from "../../contract/publications.ts";
import type { RunEvent } from "../event.ts";
import type { Inputs } from "../inputs.ts";

/** What was there before the create; undefined is what was not asked for or could not be existing. */
export type ExistingRecords = {
  /** All connections of the organization. */
  connections: readonly Connection[] | undefined;
  /** All publications. */
  publications: readonly Publication[] | undefined;
  /** The newest jobs. */
  jobs: readonly Job[] | undefined;
  /** The newest conversations. */
  conversations: readonly Conversation[] | undefined;
};

/** What is to be created, and how many pages of what is there have to be existing. */
export type Plan = { creates: "jobs" | "conversations"; needsPublications: boolean; recentPages: number };

/** How many pages back a run that was started again looks for what it created before. */
export const RERUN_PAGES = 5;
// A list that is longer is not known whole: more would be no cheap look.
const MOST_PAGES = 10;
// A list that a service fails at may not be there at all; a line that drops says nothing about the list.
const TRIES = { answered: 2, unanswered: 3 };

/** Which records a request creates: a conversation for a staged draft or where asked for, else a job. */
export function selectCreates({ request, stage }: Pick<Inputs, "request" | "stage">): Plan["creates"] {
  return request === "conversation" || (request === "auto" && stage) ? "conversations" : "jobs";
}

/** Which look a request needs. */
export function planLook(inputs: Inputs, request: DocRequest, event: RunEvent): Plan {
  const creates = selectCreates(inputs);
  return {
    creates,
    needsPublications: creates === "conversations" || request.publications !== undefined,
    recentPages: isRerun(event) ? RERUN_PAGES : 1,
  };
}

/** Whether this run was started again, so that an earlier attempt may have created what is asked for. */
export function isRerun({ run }: Pick<RunEvent, "run">): boolean {
  return Number(run?.attempt ?? 1) > 1;
}

/**
 * One look before the create, its requests at once. What the key may not list, or the service does not list, is skipped
 * in silence. Throws what would keep the create from working too: a bad key, no answer, a limit beyond the deadline.
 */
export async function lookAhead(client: Client, plan: Plan, budget: RetryBudget): Promise<ExistingRecords> {
  const pages = createPageReaders(client, budget.signal);
  const [connections, publications, jobs, conversations] = await Promise.all([
    readIfListed(() => listPages(pages.connections, MOST_PAGES), budget),
    plan.needsPublications ? readIfListed(() => listPages(pages.publications, MOST_PAGES), budget) : undefined,
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

/** Reads, through faults that pass; undefined where the service does not permit or know it, or fails at it. */
export async function readIfListed<Answer>(
  read: () => Promise<Answer>,
  budget: RetryBudget,
): Promise<Answer | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendWithRetries(read, budget);
    } catch (fault) {
      const isAnswer = fault instanceof ApiError && fault.status !== 401 && fault.status !== 429;
      if (!isAnswer && !(fault instanceof UnreachableError && fault.sent)) throw fault;
      const isLast = !isAmbiguous(fault) || tries >= (isAnswer ? TRIES.answered : TRIES.unanswered);
      const again = !isLast && (await sleepBeforeDeadline(budget, backoffDelay(tries - 1, budget.minDelay)));
      if (!again && isAnswer) return undefined;
      if (!again) throw fault;
    }
  }
}

/** The lists of a service, each as a reader of one page for `listAll` and `listPages`. */
export function createPageReaders(client: Client, signal: AbortSignal) {
  return {
    connections: async (next?: string) => {
      const page = await client.connections.list(asQuery(next), { signal });
      return { records: page.connections, nextPageToken: page.nextPageToken };
    },
    publications: async (next?: string) => {
      const page = await client.publications.list(asQuery(next), { signal });
      return { records: page.publications, nextPageToken: page.nextPageToken };
    },
    jobs: async (next?: string) => {
      const page = await client.jobs.list(asQuery(next), { signal });
      return { records: page.jobs, nextPageToken: page.nextPageToken };
    },
    conversations: async (next?: string) => {
      const page = await client.conversations.list(asQuery(next), { signal });
      return { records: page.conversations, nextPageToken: page.nextPageToken };
    },
  };
}

function asQuery(next: string | undefined): { next?: string } {
  return next === undefined ? {} : { next };
}
