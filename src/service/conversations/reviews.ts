import { conflict } from "../../contract/refusals.ts";
import type { Conversation } from "../../contract/resources/conversations.ts";
import type { NoteEdit } from "../../contract/resources/note-edits.ts";
import { capitalize } from "../../shared/text.ts";
import { type CallContext, needsFor, procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { writeAudit } from "../store/audit.ts";
import { readRecord, type Store } from "../store/store.ts";
import { insertComment, requestWork } from "./comments.ts";
import { insertEntries } from "./entries.ts";

/** `show` answers with the conversation. */
export function implementReviews(
  { store, worker }: ServiceParts,
  show: (context: CallContext, id: string) => Promise<Conversation>,
) {
  const { conversations } = procedures;
  const commenting = needsFor("comment:create", "conversation:get");
  return {
    editNotes: conversations.editNotes.use(commenting).handler(async ({ input, context }) => {
      await store.transaction((within) => editNotes(within, context, input));
      worker.wake();
      return show(context, input.id);
    }),
    review: conversations.review.use(commenting).handler(async ({ input, context }) => {
      await store.transaction((within) => insertReview(within, context, input));
      return show(context, input.id);
    }),
  };
}

/** Adds the edits as a comment of commands, and its turn. 402, 409 and 429 as for each request of work. */
async function editNotes(
  within: Store,
  { orgId, actor, userId }: CallContext,
  { id: conversationId, edits }: { id: string; edits: readonly NoteEdit[] },
): Promise<void> {
  const conversation = await readRecord(within, "conversations", orgId, conversationId);
  const message = edits.map(renderEdit).join("\n");
  const asked = { conversation, authorId: userId, message, workRequested: true, request: { body: message } };
  const commentId = await insertComment(within, actor, asked);
  await requestWork(within, actor, { conversationId, commentId, request: { body: message } });
}

function renderEdit({ reference, text, section, before, into, isHidden }: NoteEdit): string {
  if (text !== undefined) return `/reword ${reference} ${text}`;
  if (section !== undefined) return `/move ${reference} to ${capitalize(section)}`;
  if (before !== undefined) return `/move ${reference} before ${before}`;
  if (into !== undefined) return `/merge ${reference} into ${into}`;
  return `${isHidden === true ? "/skip" : "/restore"} ${reference}`;
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
