import { messageOf } from "../../../shared/errors.ts";
import { writeAudit } from "../../store/audit.ts";
import { lockOrganization, type Store } from "../../store/store.ts";
import { insertTask } from "../../worker/queue.ts";
import { actorOf } from "../../worker/tasks.ts";
import type { TaskHandler, Work } from "../../worker/worker.ts";
import { readBilling } from "../billing.ts";
import type { ConnectionRow } from "../connections/connections.ts";
import { readConnectedRepository } from "../connections/open.ts";
import { insertEvents, readAsking, readMergeEvent, readReleaseEvent, type TriggerEvent } from "../events.ts";
import { handleConversationEvent } from "../mentions/mentions.ts";
import { readUsingPublications } from "../publications/publications.ts";
import type { ServiceParts, SourceRepository } from "../repositories/repositories.ts";
import type { ConversationEvent } from "./conversation-event.ts";
import { type DeliveryRow, readAppRepositories, readDelivery, settleDelivery } from "./deliveries.ts";
import { type DeliveryFacts, type PullRequestFacts, StoredFacts } from "./delivery.ts";
import { type Effect, planDraftPush, planDraftState, readDraftOf } from "./pull-requests.ts";

type WebhookParts = Omit<ServiceParts, "worker">;

/** Records what a delivery leads to together with its end, so that a retry records nothing twice. */
export function createWebhookHandler(parts: WebhookParts): TaskHandler {
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
    onExhausted: async ({ task, finish }, error) => {
      const message = messageOf(error);
      await store.transaction(async (within) => {
        const delivery = await readDelivery(within, task.subject_id);
        if (delivery?.status === "received") {
          await settleDelivery(within, delivery.id, { status: "failed", message });
          const config = {
            connectionId: delivery.connection_id,
            deliveryId: delivery.delivery_id,
            event: delivery.event,
          };
          const note = { type: "error", summary: "A webhook was not processed", delta: message } as const;
          await writeAudit(within, actorOf(task), { ...note, config });
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
  for (const { record } of effects) await record?.(within, actor);
  const status = effects.every(({ isIgnored }) => isIgnored) ? "ignored" : "done";
  await settleDelivery(within, delivery.id, { status, message: effects.map(({ message }) => message).join(" ") });
}

async function planDelivery(parts: WebhookParts, work: Work, delivery: DeliveryRow): Promise<Effect[]> {
  const { repository, facts } = StoredFacts.parse(JSON.parse(delivery.facts_json ?? "{}"));
  const app = { id: delivery.connection_id, orgId: delivery.org_id };
  const effects: Effect[] = [];
  const rows = await readAppRepositories(parts.store, app, repository);
  for (const fact of facts) {
    if (fact.type === "conversation") effects.push(await converse(parts, work, rows, fact.event));
    else for (const row of rows) effects.push(await planFact({ parts, row, delivery }, fact));
  }
  return effects;
}

/** Records it at once; repeating it changes nothing. One connection answers, however many are of the repository. */
async function converse(
  parts: WebhookParts,
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
  const message = await handleConversationEvent(parts, row, event, actorOf(task));
  return { message, isIgnored: message.startsWith("ignored") };
}

type Subject = { parts: WebhookParts; row: ConnectionRow; delivery: DeliveryRow };

function planFact(subject: Subject, fact: Exclude<DeliveryFacts, { type: "conversation" }>): Promise<Effect> {
  return fact.type === "tag" ? planTag(subject, fact.tag) : planPullRequest(subject, fact);
}

/** As it is on the code host since the delivery came. */
async function openSource({ parts, row, delivery }: Subject): Promise<SourceRepository> {
  const olderThan = Math.max(0, Date.parse(parts.store.now()) - Date.parse(delivery.created_at));
  return parts.repositories.open(await readConnectedRepository(parts, row.id), { olderThan });
}

const ignored = (message: string): Effect => ({ message, isIgnored: true });

async function planTag(subject: Subject, tag: string): Promise<Effect> {
  const { parts, row } = subject;
  const asking = await readAsking(parts.store, row, "releases");
  if (asking.length === 0) return ignored(`No publication asks for releases of ${row.name}.`);
  const event = await readReleaseEvent((await openSource(subject)).history, tag);
  if (event === undefined) return ignored(`${row.name} has no tag ${tag}, or the tag is no release.`);
  return { message: `Counted the release ${tag} of ${row.name}.`, record: recordEvents(row, [event]) };
}

function recordEvents(row: ConnectionRow, events: readonly TriggerEvent[]): NonNullable<Effect["record"]> {
  return async (within, actor) => {
    await lockOrganization(within, row.org_id);
    await insertEvents(within, actor, row, events);
  };
}

async function planPullRequest(subject: Subject, facts: PullRequestFacts): Promise<Effect> {
  const { parts, row } = subject;
  const draft = await readDraftOf(parts.store, row, facts.number);
  if (draft === undefined) return planMerge(subject, facts);
  if (facts.action === "pushed") return planDraftPush(await openSource(subject), draft, facts);
  if (draft.status === "running") return { message: "", after: draft.id };
  return planDraftState(parts, row, draft, facts);
}

async function planMerge(subject: Subject, facts: PullRequestFacts): Promise<Effect> {
  const { parts, row } = subject;
  const { number, mergeCommit: commit, commits = 1, isToDefaultBranch } = facts;
  const name = `#${number} of ${row.name}`;
  if (commit === undefined) return ignored(`The pull request ${name} is no draft.`);
  if (isToDefaultBranch !== true) return ignored(`The pull request ${name} went to another branch.`);
  if ((await readAsking(parts.store, row, "pullRequests")).length === 0) {
    return ignored(`No publication asks for merged pull requests of ${row.name}.`);
  }
  const events = await readMergeEvent(await openSource(subject), { number, commit, commits });
  if (events.length === 0) return ignored(`The default branch does not contain ${name}, or it was a draft.`);
  const count = recordEvents(row, events);
  return {
    message: `Counted the merge of ${name}.`,
    record: async (within, actor) => {
      await count(within, actor);
      if ((await readBilling(within, row.org_id)).state === "suspended") return;
      await insertTask(within, actor, { kind: "merge-summary", subjectId: row.id, payload: { number } });
    },
  };
}
