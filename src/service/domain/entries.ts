import type { Selectable } from "kysely";
import type { Entry } from "../../contract/conversations.ts";
import type { Tables } from "../store/schema.ts";
import { newRow, type Store } from "../store/store.ts";
import type { DraftedFile } from "./files.ts";

/**
 * Hears what is done, as it is done: what was told stays told where a later step fails. A
 * `notice` is what a person should know beyond what was asked.
 */
export type AddEntry = (
  kind:
    | "selection"
    | "account"
    | "releaseNotes"
    | "links"
    | "documentation"
    | "draft"
    | "diff"
    | "pullRequest"
    | "notice",
  message: string,
  /** The same for programs. */
  details?: object,
) => Promise<void>;

export type EntryRow = Selectable<Tables["entries"]>;

/** What was done, as it is recorded. */
export type NewEntry = {
  kind: string;
  status: "running" | "success" | "error";
  message: string;
  /** The same for programs. */
  details?: object;
};

/** Adds what was done to a conversation, in order; `turnId` is null where no turn did it. Their IDs. */
export async function insertEntries(
  within: Store,
  place: { conversationId: string; turnId: string | null },
  entries: readonly NewEntry[],
): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = entries.map(({ details, ...entry }) => ({
    ...newRow(within, "ent"),
    conversation_id: place.conversationId,
    turn_id: place.turnId,
    details_json: details === undefined ? null : JSON.stringify(details),
    ...entry,
  }));
  await within.database.insertInto("entries").values(rows).execute();
  return rows.map(({ id }) => id);
}

/** The entries of conversations, the oldest first. */
export async function readEntries({ database }: Store, conversationIds: readonly string[]): Promise<EntryRow[]> {
  return database
    .selectFrom("entries")
    .selectAll()
    .where("conversation_id", "in", conversationIds)
    .orderBy("seq")
    .execute();
}

/** The entry with this ID. */
export async function readEntry({ database }: Store, id: string): Promise<EntryRow | undefined> {
  return database.selectFrom("entries").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Changes an entry, where its status is `from` if that is given; whether it did. */
export async function updateEntry(
  within: Store,
  id: string,
  { details, ...to }: Omit<NewEntry, "kind">,
  from?: NewEntry["status"],
): Promise<boolean> {
  const updated = await within.database
    .updateTable("entries")
    .set({ ...to, details_json: details === undefined ? null : JSON.stringify(details), updated_at: within.now() })
    .where("id", "=", id)
    .$if(from !== undefined, (some) => some.where("status", "=", from ?? ""))
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Removes the entries of a kind from a conversation. */
export async function deleteEntries(within: Store, conversationId: string, kind: string): Promise<void> {
  await within.database
    .deleteFrom("entries")
    .where("conversation_id", "=", conversationId)
    .where("kind", "=", kind)
    .execute();
}

/** The newest entry of a kind in a conversation. */
export async function readLastEntry(
  { database }: Store,
  conversationId: string,
  kind: string,
): Promise<EntryRow | undefined> {
  return database
    .selectFrom("entries")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .where("kind", "=", kind)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What was last told of each kind, by turns that ended well and by callers. */
export async function readLastTold(
  { database }: Store,
  conversationId: string,
  kinds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom("entries")
    .leftJoin("turns", "turns.id", "entries.turn_id")
    .select(["entries.kind", "entries.message"])
    .where("entries.conversation_id", "=", conversationId)
    .where("entries.kind", "in", kinds)
    .where((where) => where.or([where("entries.turn_id", "is", null), where("turns.status", "=", "success")]))
    .orderBy("entries.seq")
    .execute();
  return new Map(rows.map(({ kind, message }) => [kind, message]));
}

/** An entry as answers show it. */
export function asEntry(row: EntryRow): Entry {
  const details: Record<string, unknown> | undefined =
    row.details_json === null ? undefined : JSON.parse(row.details_json);
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    message: row.message,
    ...(details === undefined ? {} : { details }),
    turnId: row.turn_id,
    createdAt: row.created_at,
  };
}

/** A draft as it was last recorded: its files, and the page that compares its branch, where its host has one. */
export type RecordedDraft = { files: readonly DraftedFile[]; compareUrl?: string | undefined };

/** The draft of a conversation as it was last recorded; without files where there is none. */
export async function readRecordedDraft(store: Store, conversationId: string): Promise<RecordedDraft> {
  const entry = await readLastEntry(store, conversationId, "draft");
  const { files = [], compareUrl }: Partial<RecordedDraft> = JSON.parse(entry?.details_json ?? "{}");
  return { files, compareUrl };
}

/** The files of a conversation's draft as they were last recorded; none where there is no draft. */
export async function readDraftedFiles(store: Store, conversationId: string): Promise<readonly DraftedFile[]> {
  return (await readRecordedDraft(store, conversationId)).files;
}
