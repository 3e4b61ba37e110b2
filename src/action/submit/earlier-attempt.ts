import type { Client } from "../../client/client.ts";
import { listPages } from "../../client/list-all.ts";
import type { Patience } from "../../client/pace.ts";
import type { Conversation } from "../../contract/conversations.ts";
import type { Job } from "../../contract/jobs.ts";
import type { Publication } from "../../contract/publications.ts";
import type { RunEvent } from "../event.ts";
import { bearsMarks, isForOther } from "./judge-record.ts";
import { isRerun, RERUN_PAGES, readIfListed, type Seen } from "./look-ahead.ts";
import type { MarkedRequest } from "./mark-request.ts";
import { createPageReaders } from "./read-pages.ts";

type Asked = { client: Client; marked: MarkedRequest; event: RunEvent; seen: Seen; patience: Patience };

/** The job that an earlier attempt of this run created for the same request, unless it failed. */
export async function findEarlierJob(asked: Asked): Promise<Job | undefined> {
  const { marked, event, seen } = asked;
  if (!isRerun(event)) return undefined;
  const showsLabels = seen.jobs?.some(({ labels }) => labels?.length) ?? false;
  const jobs = showsLabels
    ? (seen.jobs ?? []).filter((job) => bearsMarks(job, marked.marks))
    : await readJobsOfConversations(asked);
  return jobs.find(({ state }) => state !== "errored" && state !== "cancelled");
}

/** For a service that shows labels on conversations alone: the jobs that the run's conversations belong to. */
async function readJobsOfConversations({ client, marked, patience }: Asked): Promise<Job[]> {
  const { signal } = patience;
  const { conversations } = createPageReaders(client, signal);
  const listed = await readIfListed(() => listPages(conversations, RERUN_PAGES), patience);
  const own = listed?.records.filter((conversation) => bearsMarks(conversation, marked.marks)) ?? [];
  const ids = new Set(own.flatMap(({ jobId }) => jobId || []));
  const jobs = await Promise.all(
    [...ids].map((id) => readIfListed(() => client.jobs.get({ id }, { signal }), patience)),
  );
  return jobs.filter((job) => job !== undefined);
}

/** The same for a conversation of this publication; one that is taken already counts no more. */
export async function findEarlierConversation(
  { client, marked, event, seen, patience }: Asked,
  publication: Publication | undefined,
  taken: readonly Conversation[],
): Promise<Conversation | undefined> {
  if (!isRerun(event)) return undefined;
  const own = (seen.conversations ?? []).filter(
    (conversation) =>
      bearsMarks(conversation, marked.marks) &&
      !isForOther(conversation, { publication }) &&
      !taken.some(({ id }) => id === conversation.id),
  );
  const { signal } = patience;
  for (const { id } of own) {
    // A list may leave the entries out.
    const whole = await readIfListed(() => client.conversations.get({ id }, { signal }), patience);
    if (whole !== undefined && !hasFailed(whole)) return whole;
  }
  return undefined;
}

function hasFailed({ status, entries }: Conversation): boolean {
  const isFailure = status === "cancelled" || status === "errored";
  return isFailure || (status === "needsAttention" && entries?.at(-1)?.status === "error");
}
