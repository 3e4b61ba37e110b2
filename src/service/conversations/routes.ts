import { asConflict, conflict } from "../../contract/refusals.ts";
import type { ConversationRequest, Retry } from "../../contract/resources/conversations.ts";
import { resolveConversation } from "../../drafting/conversation.ts";
import { selectDiffFiles, splitDiff } from "../../drafting/guidance/suggestions.ts";
import { readSources } from "../connections/uses.ts";
import { type CallContext, needs, needsFor, only, procedures } from "../http/procedures.ts";
import { insertJob, resolveOnlyPublication, resolveRecord, startJob } from "../jobs/jobs.ts";
import type { ServiceParts } from "../parts.ts";
import { refuseSuspended } from "../people/billing.ts";
import { writeAudit } from "../store/audit.ts";
import { parsePublicationConfig } from "../store/columns.ts";
import { withIdempotencyKey } from "../store/idempotency.ts";
import { readPage } from "../store/page.ts";
import { readRecord, type Store, updateRecord } from "../store/store.ts";
import { insertTask } from "../worker/queue.ts";
import { notify } from "./channel.ts";
import { asTurn, CONVERSATION_BYTES, CONVERSATION_ROW_BYTES, TURN_BYTES } from "./conversations.ts";
import { dismissDraft } from "./dismiss.ts";
import { addEntries, readLastEntry, showWaiting } from "./entries.ts";
import { assignConversation, countViews, selectConversations, showConversations } from "./inbox.ts";
import { changeRequest, isUndrafted } from "./remedies.ts";
import { implementReviews } from "./reviews.ts";
import { cancelWork } from "./turn.ts";
import { updateDraft } from "./update-draft.ts";

export function implementConversations(parts: ServiceParts) {
  const { store, worker } = parts;
  const { conversations } = procedures;
  const show = async (context: CallContext, id: string) => {
    const row = await readRecord(store, "conversations", context.orgId, id);
    return only(await addEntries(store, await showConversations(store, context, [row])));
  };
  return {
    create: conversations.create.use(needs("conversation:create")).handler(async ({ input, context }) => {
      const { id, isNew } = await withIdempotencyKey(store, context, { create: "conversation", input }, (within) =>
        insertConversation(within, context, input),
      );
      const answer = await show(context, id);
      if (isNew) worker.wake();
      return answer;
    }),
    get: conversations.get.use(needsFor("conversation:get")).handler(({ input, context }) => show(context, input.id)),
    list: conversations.list.handler(async ({ input, context }) => {
      const { entries: hasEntries = true, counts: isCounted, ...filter } = input;
      const { query, scan } = await selectConversations(store, context, filter);
      const bytes = hasEntries ? CONVERSATION_BYTES : CONVERSATION_ROW_BYTES;
      const { rows, ...tokens } = await readPage(input, query, { scan, bytes });
      const shown = await showConversations(store, context, rows);
      const counts = isCounted === true && { counts: await countViews(store, context, filter) };
      return { conversations: hasEntries ? await addEntries(store, shown) : shown, ...counts, ...tokens };
    }),
    update: conversations.update.use(needsFor("conversation:update")).handler(async ({ input, context }) => {
      await updateDraft(parts, context.actor, input.id, input);
      return show(context, input.id);
    }),
    cancel: conversations.cancel.use(needsFor("conversation:update")).handler(async ({ input, context }) => {
      await store.transaction((within) => cancelWork(within, context.actor, input.id));
      return show(context, input.id);
    }),
    assign: conversations.assign.use(needsFor("conversation:update")).handler(async ({ input, context }) => {
      await store.transaction((within) => assignConversation(within, context.actor, input.id, input.userId));
      return show(context, input.id);
    }),
    dismiss: conversations.dismiss.use(needsFor("conversation:update")).handler(async ({ input, context }) => {
      await dismissDraft(parts, context.actor, input);
      return show(context, input.id);
    }),
    annotate: conversations.annotate.use(needsFor("conversation:update")).handler(async ({ input, context }) => {
      const status = await store.transaction((within) => scheduleAnnotation(within, context, input.id));
      worker.wake();
      return { conversationId: input.id, status };
    }),
    notify: conversations.notify.use(needsFor("conversation:notify")).handler(async ({ input, context }) => {
      return asConflict(notify(parts, context, input.id));
    }),
    ...implementReviews(parts, show),
    readDiff: conversations.readDiff.use(needsFor("conversation:get")).handler(async ({ input, context }) => {
      await readRecord(store, "conversations", context.orgId, input.id);
      const entry = await readLastEntry(store, input.id, "diff");
      return { files: selectDiffFiles(splitDiff(entry?.message ?? ""), input.filePath) };
    }),
  };
}

async function insertConversation(within: Store, context: CallContext, input: ConversationRequest) {
  const publication = await (input.publication === undefined
    ? resolveOnlyPublication(within, context)
    : resolveRecord(within, "publications", context, ["publication", input.publication]));
  const config = parsePublicationConfig(publication.config_json);
  const { repositories } = await readSources(within, context.orgId, config);
  const conversationIds = await insertJob(within, {
    ...resolveConversation(input, publication, repositories),
    actor: context.actor,
    publications: [publication],
    repositories,
  });
  return { id: conversationIds.join() };
}

/** `skipped` if the conversation has no draft. */
async function scheduleAnnotation(within: Store, { orgId, actor }: CallContext, id: string) {
  await readRecord(within, "conversations", orgId, id);
  const draft = await readLastEntry(within, id, "draft");
  if (draft === undefined) return "skipped";
  await insertTask(within, actor, { kind: "annotate", subjectId: id, conversationId: id });
  const note = { type: "action-update", summary: "Requested annotations of a draft" } as const;
  await writeAudit(within, actor, { ...note, config: { conversationId: id } });
  return "scheduled";
}

export function implementTurns({ store, worker }: ServiceParts) {
  return {
    retry: procedures.turns.retry.use(needsFor("turn:update")).handler(async ({ input, context }) => {
      await store.transaction((within) => retryTurn(within, context, input));
      const turn = asTurn(await readRecord(store, "turns", context.orgId, input.id));
      worker.wake();
      return turn;
    }),
    list: procedures.turns.list.use(needsFor("conversation:get")).handler(async ({ input, context }) => {
      await readRecord(store, "conversations", context.orgId, input.id);
      const own = store.database.selectFrom("turns").selectAll().where("conversation_id", "=", input.id);
      const { rows, ...tokens } = await readPage(input, own, { bytes: TURN_BYTES });
      return { turns: rows.map(asTurn), ...tokens };
    }),
  };
}

/** With a job's own turn the job runs again. */
async function retryTurn(
  within: Store,
  { orgId, actor }: CallContext,
  { id, changes, withoutModel, at }: Retry,
): Promise<void> {
  const turn = await readRecord(within, "turns", orgId, id);
  if (turn.status !== "error")
    throw conflict(`Only a failed turn can be retried; the status of this one is ${turn.status}.`);
  const { conversation_id: conversationId, retry_count: before } = turn;
  const conversation = await readRecord(within, "conversations", orgId, conversationId);
  const { job_id: jobId, dismissed_at } = conversation;
  if (changes !== undefined && !isUndrafted(turn, conversation)) {
    throw conflict("The changes of a request with a draft stay. Start another request.");
  }
  if (dismissed_at !== null) throw conflict("This draft was dismissed.");
  await refuseSuspended(within, orgId);
  await updateRecord(within, "turns", id, {
    ...{ status: "running", error_message: null, retry_count: before + 1 },
    request_json: changeRequest(turn.request_json, { changes, withoutModel }),
  });
  const runAfter = at && new Date(at).toISOString();
  await insertTask(within, actor, { kind: "turn", subjectId: id, conversationId, runAfter });
  if (runAfter) await showWaiting(within, { conversationId, turnId: id }, `Waiting until ${runAfter}`);
  const request_json = changeRequest(conversation.request_json, { changes });
  await updateRecord(within, "conversations", conversationId, { status: "running", request_json });
  if (jobId !== null && turn.triggering_comment_id === null) await startJob(within, jobId, "errored");
  const delta = `status: "error" → "running"; retryCount: ${before} → ${before + 1}`;
  const config = { turnId: id, conversationId };
  await writeAudit(within, actor, { type: "action-update", summary: "Retried a turn", delta, config });
}
