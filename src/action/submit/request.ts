import {
  backoffDelay,
  isAmbiguous,
  listPages,
  type RetryBudget,
  type StepClient,
  sendWithRetries,
  sleepBeforeDeadline,
} from "../../client/client.ts";
import { ApiError, UnreachableError } from "../../client/http.ts";
import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { DocRequest } from "../../contract/doc-request.ts";
import { joinParts, shorten } from "../../shared/text.ts";
import type { RunEvent } from "../environment.ts";
import { listGiven } from "../input-schemas.ts";
import type { Inputs } from "../inputs.ts";
import type { Trigger } from "../trigger.ts";

const MAX_TITLE_LENGTH = 200;
const MAX_BODY_LENGTH = 20_000;
const MAX_LINK_LENGTH = 2000;

export function buildDocRequest(
  inputs: Inputs,
  trigger: Trigger,
  changes: readonly ChangeSelector[],
  sourceConnection: string,
  webUrl?: string,
): DocRequest {
  const wording = inputs.release === "" ? wordingOf(trigger) : RELEASE;
  const eventType = inputs["event-type"] === "auto" ? wording.eventType : inputs["event-type"];
  return {
    title: shorten((inputs.title || wording.title).replace(/\s+/g, " "), MAX_TITLE_LENGTH),
    body: shorten(inputs.body || bodyOf(trigger, wording, buildChangesUrl(changes, webUrl)), MAX_BODY_LENGTH),
    sourceConnection,
    ...(eventType === "none" ? {} : { eventType }),
    ...(changes.length === 0 ? {} : { changes: [...changes] }),
    ...(inputs.release === "" ? {} : { release: inputs.release }),
    ...(inputs.publications.length === 0 ? {} : { publications: inputs.publications }),
    ...(inputs.comments.length === 0 ? {} : { comments: inputs.comments }),
    ...(inputs.labels.length === 0 ? {} : { labels: inputs.labels }),
    ...(inputs["relevant-links"].length === 0 ? {} : { relevantLinks: inputs["relevant-links"] }),
  };
}

type Wording = { eventType: "release" | "merge" | "none"; title: string; subject?: string };

const RELEASE: Wording = { eventType: "release", title: "Prepare the release", subject: "the release to come" };

function wordingOf(trigger: Trigger): Wording {
  switch (trigger.kind) {
    case "release": {
      const { tag, name } = trigger;
      return { eventType: "release", title: `Document ${name.trim() || tag}`, subject: `the release ${tag}` };
    }
    case "merge": {
      const { number, name } = trigger;
      const title = joinParts([`Document #${number}`, name.trim()], ": ");
      return { eventType: "merge", title, subject: `pull request #${number}` };
    }
    case "push":
      return { eventType: "release", title: `Document ${trigger.tag}`, subject: `the tag ${trigger.tag}` };
    case "branch":
    case "group": {
      const what = trigger.kind === "branch" ? "the push to" : "the merge queue's commits on";
      const { branch } = trigger;
      return { eventType: "merge", title: `Document the changes on ${branch}`, subject: `${what} ${branch}` };
    }
    default: {
      const isTagged = trigger.kind === "manual" && trigger.tag !== undefined;
      return { eventType: isTagged ? "release" : "none", title: "Release notes and changelog" };
    }
  }
}

/** What others wrote is quoted, so that it asks for nothing; a long text is cut, so that the links are kept. */
function bodyOf(trigger: Trigger, { subject }: Wording, compareUrl: string | undefined): string {
  const opening =
    subject === undefined
      ? "Write release notes and the changelog for these changes."
      : `Write the documents for ${subject}.`;
  // The page of a merge or of a push shows its commits.
  const hasCommits = trigger.kind === "merge" || trigger.kind === "branch";
  const links = ["url" in trigger ? trigger.url : undefined, hasCommits ? undefined : compareUrl];
  const known = links.filter((link) => link && link.length <= MAX_LINK_LENGTH);
  const left = MAX_BODY_LENGTH - joinParts([opening, ...known]).length - 2;
  const text = "text" in trigger ? trigger.text.replace(/^(?=.)/gm, "> ") : "";
  return joinParts([opening, shorten(text, Math.max(left, 0)), ...known]);
}

export function buildChangesUrl(
  [only, ...others]: readonly ChangeSelector[],
  webUrl: string | undefined,
): string | undefined {
  if (webUrl === undefined || only === undefined || others.length > 0) return undefined;
  const ends =
    "tags" in only && "end" in only.tags
      ? [only.tags.start, only.tags.end]
      : "commits" in only && "endSha" in only.commits && only.commits.includeStartCommit !== true
        ? [only.commits.startSha, only.commits.endSha]
        : [];
  return ends.length === 0 ? undefined : `${webUrl}/compare/${ends.map(encodeURIComponent).join("...")}`;
}

export const RERUN_PAGES = 5;
// A longer list counts as unknown.
const MAX_PAGES = 10;

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
      const mayRetry = attempts < countAttempts(fault);
      const canRetry = mayRetry && (await sleepBeforeDeadline(budget, backoffDelay(attempts - 1, budget.minDelay)));
      if (!canRetry && fault instanceof ApiError) return undefined;
      if (!canRetry) throw fault;
    }
  }
}

/** After a 5xx the list may not exist; a lost connection says nothing about the list. Throws all other faults. */
function countAttempts(fault: unknown): number {
  const isAnswer = fault instanceof ApiError && fault.status !== 401 && fault.status !== 429;
  if (!isAnswer && !(fault instanceof UnreachableError && fault.sent)) throw fault;
  if (!isAmbiguous(fault)) return 1;
  return isAnswer ? 2 : 3;
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

/** A sentence for each reason: a conversation has no `eventType` and no `sourceConnection`. */
export function listUnsent(inputs: Inputs, creates: Plan["creates"]): string[] {
  const isEventTypeGiven = inputs["event-type"] === "release" || inputs["event-type"] === "merge";
  // Without publications, the source connection selects them.
  const isSourceUnused = inputs["source-connection"] !== "" && inputs.publications.length > 0;
  const ofJobs = [
    ...(inputs.release === "" ? [] : ["release"]),
    ...(isEventTypeGiven ? ["event-type"] : []),
    ...(isSourceUnused ? ["source-connection"] : []),
  ];
  const describe = (given: readonly string[], why: string, instead: string) => {
    const names = given.map((name) => `\`${name}\``).join(" and ");
    const [subject, object] = given.length === 1 ? [`Input ${names} is`, "it"] : [`Inputs ${names} are`, "them"];
    return given.length === 0 ? [] : [`${subject} not sent: ${why}. Remove ${object}, or ${instead}.`];
  };
  const ofStep = inputs["base-url"] === "" ? [] : listGiven(inputs);
  const [noField, job] = ["conversations have no such field", "create a job (`request: job`, no `stage`)"];
  return [
    ...describe(creates === "jobs" ? [] : ofJobs, noField, job),
    ...describe(ofStep, "the publication of the service decides", "set its `pullRequest`"),
  ];
}
