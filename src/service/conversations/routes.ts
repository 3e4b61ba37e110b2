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
import { addEntries, insertEntries, readLastEntry, showWaiting } from "./entries.ts";
import { assignConversation, countViews, selectConversations, showConversations } from "./inbox.ts";
import { editNotes } from "./note-edits.ts";
import { changeRequest, isUndrafted } from "./remedies.ts";
import { cancelWork } from "./turn.ts";
import { updateDraft } from "./update-draft.ts";

type Change = (within: Store) => Promise<void>;

export function implementConversations(parts: ServiceParts) {
  const { store, worker } = parts;
  const { conversations } = procedures;
  const [updating, commenting] = [needsFor("conversation:update"), needsFor("comment:create", "conversation:get")];
  const show = async (context: CallContext, id: string) => {
    const row = await readRecord(store, "conversations", context.orgId, id);
    return only(await addEntries(store, await showConversations(store, context, [row])));
  };
  const showAfter = async (changing: Promise<void>, context: CallContext, id: string) => {
    await changing;
    worker.wake();
    return show(context, id);
  };
  const change = (work: Change, ...of: [CallContext, string]) => showAfter(store.transaction(work), ...of);
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
    update: conversations.update.use(updating).handler(({ input, context }) => {
      return showAfter(updateDraft(parts, context.actor, input.id, input), context, input.id);
    }),
    cancel: conversations.cancel.use(updating).handler(({ input, context }) => {
      return change((within) => cancelWork(within, context.actor, input.id), context, input.id);
    }),
    assign: conversations.assign.use(updating).handler(({ input, context }) => {
      return change((within) => assignConversation(within, context.actor, input.id, input.userId), context, input.id);
    }),
    dismiss: conversations.dismiss.use(updating).handler(({ input, context }) => {
      return showAfter(dismissDraft(parts, context.actor, input), context, input.id);
    }),
    annotate: conversations.annotate.use(updating).handler(async ({ input, context }) => {
      const status = await store.transaction((within) => scheduleAnnotation(within, context, input.id));
      worker.wake();
      return { conversationId: input.id, status };
    }),
    notify: conversations.notify.use(needsFor("conversation:notify")).handler(async ({ input, context }) => {
      return asConflict(notify(parts, context, input.id));
    }),
    editNotes: conversations.editNotes.use(commenting).handler(({ input, context }) => {
      return change((within) => editNotes(within, context, input), context, input.id);
    }),
    review: conversations.review.use(commenting).handler(({ input, context }) => {
      return change((within) => insertReview(within, context, input), context, input.id);
    }),
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

type Review = { id: string; verdict: "approved" | "changesRequested"; message?: string | undefined };

/** 409 without a draft. */
async function insertReview(within: Store, context: CallContext, { id, verdict, message }: Review): Promise<void> {
  const { actor, userId } = context;
  const { branch } = await readRecord(within, "conversations", context.orgId, id);
  if (branch === null) throw conflict("This conversation has no draft to review.");
  const said = verdict === "approved" ? "approved the draft" : "requested changes of the draft";
  const userName = actor.userName ?? "Someone";
  const text = [`${userName} ${said}.`, message].filter(Boolean).join("\n\n");
  const entry = { kind: "review", status: "success", message: text, details: { verdict, userId, userName } } as const;
  await insertEntries(within, { conversationId: id, turnId: null }, [entry]);
  const note = { type: "action-update", summary: "Reviewed a draft", config: { conversationId: id, verdict } } as const;
  await writeAudit(within, actor, note);
}
