import type { SourceRepository } from "../../drafting/repositories/repositories.ts";
import { readCommits } from "../../git/commits.ts";
import { GitCommandError } from "../../git/run.ts";
import { messageOf, onError } from "../../shared/errors.ts";
import { capitalize, quoteText } from "../../shared/text.ts";
import { countWords } from "../../writer/entries.ts";
import { isOwnDraft } from "../../writer/pull-request.ts";
import type { ConnectionRow } from "../connections/connections.ts";
import { readConnectedRepository } from "../connections/open.ts";
import { readUsingPublications } from "../connections/uses.ts";
import { type RepositoryDraft, readDraftsOf, recordPullRequestStatus } from "../conversations/conversations.ts";
import { hasEntry, insertEntries } from "../conversations/entries.ts";
import type { DomainParts } from "../parts.ts";
import { readBilling } from "../people/billing.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import {
  type EventOutcome,
  insertEvent,
  readAsking,
  readMergeEvent,
  readReleaseEvent,
  type TriggerEvent,
} from "../syncs/events.ts";
import { queuePublishing } from "../syncs/publish.ts";
import { insertTask } from "../worker/queue.ts";
import { actorOf } from "../worker/tasks.ts";
import type { TaskHandler, Work } from "../worker/worker.ts";
import {
  type DeliveryRow,
  explainUnconnected,
  readAppRepositories,
  readDelivery,
  settleDelivery,
} from "./deliveries.ts";
import { type ConversationEvent, type PullRequestFacts, StoredFacts } from "./delivery.ts";
import { handleConversationEvent, listConversationsOf } from "./mentions/mentions.ts";

/** What an event of a code host leads to; nothing is stored until `record`, whose message replaces the first one. */
type Effect = {
  message: string;
  isIgnored?: boolean;
  /** The conversation whose turn has to end first. */
  after?: string;
  /** Which it started or changed. */
  conversationIds?: readonly string[];
  record?: (within: Store, actor: Actor) => Promise<Pick<Effect, "message" | "conversationIds"> | undefined>;
};

/** Records what a delivery leads to together with its end, so that a retry records nothing twice. */
export function createWebhookHandler(parts: DomainParts): TaskHandler {
  const { store } = parts;
  return {
    run: async (work) => {
      const { task, finish } = work;
      const delivery = await readDelivery(store, task.subject_id);
      const effects = delivery?.status === "received" ? await planDelivery(parts, work, delivery) : undefined;
      await store.transaction(async (within) => {
        if (delivery !== undefined && effects !== undefined) await recordEffects(within, work, delivery, effects);
        await finish(within);
      });
    },
    onWaiting: async ({ database }, { task }, message) => {
      const waiting = database.updateTable("webhook_deliveries").set({ message });
      await waiting.where("id", "=", task.subject_id).where("status", "=", "received").execute();
    },
    onExhausted: async ({ task, finish }, error) => {
      const message = messageOf(error);
      await store.transaction(async (within) => {
        const delivery = await readDelivery(within, task.subject_id);
        if (delivery?.status === "received") {
          await settleDelivery(within, delivery, { status: "failed", message });
          const { connection_id: connectionId, delivery_id: deliveryId, event } = delivery;
          const note = { type: "error", summary: "A webhook was not processed", delta: message } as const;
          await writeAudit(within, actorOf(task), { ...note, config: { connectionId, deliveryId, event } });
        }
        await finish(within);
      });
    },
  };
}

async function recordEffects(
  within: Store,
  { task }: Work,
  delivery: DeliveryRow,
  effects: readonly Effect[],
): Promise<void> {
  const actor = actorOf(task);
  const conversationId = effects.find(({ after }) => after !== undefined)?.after;
  if (conversationId !== undefined) {
    await insertTask(within, actor, { kind: "webhook", subjectId: delivery.id, conversationId });
    return;
  }
  const recorded: Pick<Effect, "message" | "conversationIds">[] = [];
  for (const effect of effects) recorded.push((await effect.record?.(within, actor)) ?? effect);
  const status = effects.every(({ isIgnored }) => isIgnored) ? "ignored" : "done";
  const message = recorded.map((effect) => effect.message).join(" ");
  const conversationIds = recorded.flatMap((effect) => effect.conversationIds ?? []);
  await settleDelivery(within, delivery, { status, message, conversationIds });
}

async function planDelivery(parts: DomainParts, work: Work, delivery: DeliveryRow): Promise<Effect[]> {
  const { repository, facts } = StoredFacts.parse(JSON.parse(delivery.facts_json ?? "{}"));
  const app = { id: delivery.connection_id, orgId: delivery.org_id };
  const effects: Effect[] = [];
  const rows = await readAppRepositories(parts.store, app, repository);
  if (rows.length === 0) return [ignored(explainUnconnected(repository))];
  const subjects = rows.map((row) => ({ parts, row, delivery }));
  for (const fact of facts) {
    if (fact.type === "conversation") effects.push(await converse(parts, work, rows, fact.event));
    else if (fact.type === "tag") for (const subject of subjects) effects.push(await planTag(subject, fact.tag));
    else for (const subject of subjects) effects.push(await planPullRequest(subject, fact));
  }
  return effects;
}

/** Records it at once; repeating it changes nothing. One connection answers, however many are of the repository. */
async function converse(
  parts: DomainParts,
  { task }: Work,
  rows: readonly ConnectionRow[],
  event: ConversationEvent,
): Promise<Effect> {
  const used: ConnectionRow[] = [];
  for (const row of rows) {
    if ((await readUsingPublications(parts.store, row.id, ["source", "docs"])).length > 0) used.push(row);
  }
  const [row] = used;
  if (row === undefined) return ignored(`No publication uses ${event.repository}.`);
  const outcome = await handleConversationEvent(parts, row, event, actorOf(task));
  const isIgnored = outcome.startsWith(IGNORED);
  const message = `${capitalize(isIgnored ? outcome.slice(IGNORED.length) : outcome)}.`;
  return { message, isIgnored, conversationIds: isIgnored ? [] : await listConversationsOf(parts, row, event) };
}

const IGNORED = "ignored: ";

type Subject = { parts: DomainParts; row: ConnectionRow; delivery: DeliveryRow };

async function openSource({ parts, row }: Subject): Promise<SourceRepository> {
  return parts.repositories.open(await readConnectedRepository(parts, row.id));
}

const ignored = (message: string): Effect => ({ message, isIgnored: true });

async function planTag(subject: Subject, tag: string): Promise<Effect> {
  const { parts, row } = subject;
  const asking = await readAsking(parts.store, row, "releases");
  if (asking.length === 0) return ignored(`No publication asks for releases of ${row.name}.`);
  const event = await readReleaseEvent((await openSource(subject)).history, tag);
  if (event === undefined) return ignored(`${row.name} has no tag ${tag}, or the tag is no release.`);
  const name = `the release ${tag} of ${row.name}`;
  return { message: "", record: recordEvent(row, event, name) };
}

function recordEvent(row: ConnectionRow, event: TriggerEvent, name: string) {
  return async (within: Store, actor: Actor) => {
    await lockOrganization(within, row.org_id);
    const outcome = await insertEvent(within, actor, row, event);
    return { message: describeOutcome(outcome, name), conversationIds: outcome.conversationIds };
  };
}

function describeOutcome({ state, conversationIds, refused }: EventOutcome, name: string): string {
  if (state === "known") return `Work on ${name} was started before.`;
  if (state === "draft") return `No work on ${name}: it was a draft.`;
  const why = refused === 0 ? "no publication asks for it" : "the audit log has the reason. Redeliver to try again";
  if (state === "idle") return `No work on ${name} was started: ${why}.`;
  const started = `Started ${countWords(conversationIds.length, ["conversation", "conversations"])} on ${name}.`;
  if (refused === 0) return started;
  return `${started} ${countWords(refused, ["publication", "publications"])} got no job: the audit log has the reason.`;
}

async function planPullRequest(subject: Subject, facts: PullRequestFacts): Promise<Effect> {
  const { parts, row } = subject;
  const drafts = await readDraftsOf(parts.store, row, facts.number);
  if (drafts.length === 0) return planMerge(subject, facts);
  if (facts.action === "pushed") return planDraftPush(subject, drafts, facts);
  const running = drafts.find(({ status }) => status === "running");
  if (running !== undefined) return { message: "", after: running.id };
  return planDraftState(subject, drafts, facts);
}

async function planMerge(subject: Subject, facts: PullRequestFacts): Promise<Effect> {
  const { parts, row, delivery } = subject;
  const { number, mergeCommit: commit, commits = 1, isToDefaultBranch } = facts;
  const name = `#${number} of ${row.name}`;
  if (commit === undefined) return ignored(`The pull request ${name} is no draft.`);
  if (isToDefaultBranch !== true) return ignored(`The pull request ${name} went to another branch.`);
  if ((await readAsking(parts.store, row, "pullRequests")).length === 0) {
    return ignored(`No publication asks for merged pull requests of ${row.name}.`);
  }
  const [event] = await readMergeEvent(await openSource(subject), { number, commit, commits });
  if (event === undefined) return ignored(`The default branch does not contain ${name}, or it was a draft.`);
  const count = recordEvent(row, event, `the merge of ${name}`);
  return {
    message: "",
    record: async (within, actor) => {
      const counted = await count(within, actor);
      const isRepeated = delivery.conversation_ids_json !== null;
      if (isRepeated || (await readBilling(within, row.org_id)).state === "suspended") return counted;
      await insertTask(within, actor, { kind: "merge-summary", subjectId: row.id, payload: { number } });
      return counted;
    },
  };
}

/** For all conversations that share a pull request. The state is the present one: an earlier event may come late. */
async function planDraftState(
  { parts, row }: Subject,
  drafts: readonly RepositoryDraft[],
  { number }: PullRequestFacts,
): Promise<Effect> {
  const host = await parts.repositories.openCodeHost(await readConnectedRepository(parts, row.id));
  const state = await host.readPullRequestState?.(number);
  if (state === undefined) return ignored("The code host does not show pull requests.");
  return {
    message: `The pull request of ${drafts.map(({ id }) => id).join(", ")} is ${state}.`,
    conversationIds: drafts.map(({ id }) => id),
    record: async (within, actor) => {
      await lockOrganization(within, row.org_id);
      for (const { id } of drafts) await recordPullRequestStatus(within, actor, { conversationId: id, state });
      if (state === "merged") await queuePublishing(within, actor, drafts);
      return undefined;
    },
  };
}

/** Our own pushes are no news, and neither is a commit that is no longer on a branch. */
async function planDraftPush(
  subject: Subject,
  drafts: readonly RepositoryDraft[],
  { head = "", sender = "" }: PullRequestFacts,
): Promise<Effect> {
  const { directory } = (await openSource(subject)).history;
  const read = readCommits(directory, [head], { noWalk: true });
  const [commit] = await read.catch(onError(GitCommandError, () => []));
  if (commit === undefined) return ignored(`The commit ${head} is on no branch now.`);
  if (isOwnDraft(commit)) return ignored(`The commit ${head} is this service's own.`);
  const message = `${quoteText(sender) || "Somebody"} pushed ${commit.sha.slice(0, 7)} to the draft: ${quoteText(commit.subject, 100)}`;
  return {
    message,
    conversationIds: drafts.map(({ id }) => id),
    record: async (within, actor) => {
      await lockOrganization(within, actor.orgId);
      const entry = { kind: "pullRequestState", status: "success", message, details: { commit: commit.sha } } as const;
      const note = { type: "action-update", summary: "Updated a conversation from its pull request" } as const;
      for (const { id: conversationId } of drafts) {
        if (await hasEntry(within, conversationId, entry)) continue;
        await insertEntries(within, { conversationId, turnId: null }, [entry]);
        await writeAudit(within, actor, { ...note, delta: `head: "${commit.sha}"`, config: { conversationId } });
      }
      return undefined;
    },
  };
}
