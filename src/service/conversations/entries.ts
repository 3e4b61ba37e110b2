import { type Selectable, sql } from "kysely";
import * as z from "zod/mini";
import type { Conversation, Entry, Step } from "../../contract/resources/conversations.ts";
import type { NewEntry } from "../../drafting/conversation.ts";
import type { DraftedFile, FileSource } from "../../drafting/documents/drafted-file.ts";
import type { ModelUsage } from "../../model/settings.ts";
import { newRow, showColumns } from "../../shared/records.ts";
import { quoteText, shorten } from "../../shared/text.ts";
import { countWords } from "../../writer/entries.ts";
import { auditFailure } from "../store/audit.ts";
import { parseDetails, parseDraftDetails } from "../store/columns.ts";
import { bytesOf, countFitting } from "../store/page.ts";
import type { Tables } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { actorOf } from "../worker/tasks.ts";
import type { TaskHandler, Work } from "../worker/worker.ts";

type EntryRow = Selectable<Tables["entries"]>;

/** `turnId` is null for entries that no turn wrote. */
type EntryPlace = { conversationId: string; turnId: string | null };

export async function insertEntries(
  within: Store,
  { conversationId, turnId }: EntryPlace,
  entries: readonly NewEntry[],
): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = entries.map((entry) => ({
    ...newRow(within, "ent"),
    conversation_id: conversationId,
    turn_id: turnId,
    ...asColumns(entry),
  }));
  await within.database.insertInto("entries").values(rows).execute();
  await keepFacts(within, conversationId, entries);
  return rows.map(({ id }) => id);
}

function asColumns<Given extends Pick<NewEntry, "details">>({ details, ...entry }: Given) {
  return { ...entry, details_json: details === undefined ? null : JSON.stringify(details) };
}

export const ENTRY_BYTES = bytesOf("message", "details_json");

const MAX_ENTRIES = 2_000;
const MAX_ENTRIES_BYTES = 2 * 2 ** 20;
const MAX_MESSAGE_LENGTH = 2 ** 20;

/**
 * In their order. Of a single conversation that exceeds the limits, the texts of earlier diffs are left out, and then the
 * oldest entries: only the last diff is that of the draft. Pages of several are limited already.
 */
export async function readEntries({ database }: Store, conversationIds: readonly string[]): Promise<EntryRow[]> {
  const entries = database.selectFrom("entries").where("conversation_id", "in", conversationIds);
  if (conversationIds.length > 1) return entries.selectAll().orderBy("seq").execute();
  const newest = entries.orderBy("seq", "desc");
  const sizes = await newest
    .select(["seq", "kind", ENTRY_BYTES.as("bytes")])
    .limit(MAX_ENTRIES)
    .execute();
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= MAX_ENTRIES_BYTES) return (await newest.selectAll().limit(MAX_ENTRIES).execute()).reverse();
  const earlier = sizes.filter(({ kind }) => kind === "diff").map(({ seq }) => seq);
  earlier.shift();
  const left = sizes.map(({ seq, bytes }) => ({
    bytes: earlier.includes(seq) ? 0 : Math.min(bytes, MAX_MESSAGE_LENGTH),
  }));
  // No row has seq 0, and PostgreSQL takes no empty list.
  const kept = sql`substr(message, 1, ${sql.lit(MAX_MESSAGE_LENGTH + 1)})`;
  const message = sql<string>`case when seq in (${sql.join([0, ...earlier])}) then '' else ${kept} end`.as("message");
  const rows = await newest
    .select([...COLUMNS, message])
    .limit(countFitting(left, MAX_ENTRIES_BYTES))
    .execute();
  return rows.reverse();
}

/** Adds their entries, oldest first. */
export async function addEntries(store: Store, shown: readonly Conversation[]): Promise<Conversation[]> {
  const ids = shown.map(({ id }) => id);
  const entriesOf = Map.groupBy(await readEntries(store, ids), ({ conversation_id: id }) => id);
  return shown.map((one) => ({ ...one, entries: (entriesOf.get(one.id) ?? []).map(asEntry) }));
}

const COLUMNS = [
  ...(["seq", "id", "created_at", "updated_at"] as const),
  ...(["conversation_id", "turn_id", "kind", "status", "details_json"] as const),
] as const;

export async function readEntry({ database }: Store, id: string): Promise<EntryRow | undefined> {
  return database.selectFrom("entries").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Updates an entry, with `from` only if that is its status. Returns whether it did. */
export async function updateEntry(
  within: Store,
  id: string,
  to: Omit<NewEntry, "kind">,
  from?: NewEntry["status"],
): Promise<boolean> {
  const updated = await within.database
    .updateTable("entries")
    .set({ ...asColumns(to), updated_at: within.now() })
    .where("id", "=", id)
    .$if(from !== undefined, (some) => some.where("status", "=", from ?? ""))
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

const WAITING = "waiting";
const PROGRESS = "progress";

/** That a turn, or without one a reply, waits for its code host: one entry, which goes when that ends. */
export async function showWaiting(within: Store, place: EntryPlace, message: string): Promise<void> {
  await endWaiting(within, place);
  await insertEntries(within, place, [{ kind: WAITING, status: "running", message }]);
}

/** The steps of a running turn, in place of what was shown of it before. */
export async function showProgress(within: Store, place: EntryPlace, steps: readonly Step[], usage: ModelUsage) {
  await endWaiting(within, place);
  const message = steps.find(({ since }) => since !== undefined)?.label ?? "";
  const details = { steps, ...(usage.requests > 0 && { usage }) };
  await insertEntries(within, place, [{ kind: PROGRESS, status: "running", message, details }]);
}

export async function endWaiting({ database }: Store, { conversationId, turnId }: EntryPlace): Promise<void> {
  const own = { conversation_id: conversationId, turn_id: turnId };
  const shown = database.deleteFrom("entries").where("kind", "in", [WAITING, PROGRESS]);
  await shown.where(({ and }) => and(own)).execute();
}

/** What each running conversation does now, by its ID; none for work that waits for its start. */
export async function readPresentSteps({ database }: Store, conversationIds: readonly string[]) {
  const shown = database.selectFrom("entries").select(["conversation_id", "message"]);
  const own = shown.where("conversation_id", "in", conversationIds).where("kind", "in", [WAITING, PROGRESS]);
  const rows = await own.orderBy("seq").execute();
  return new Map(rows.map(({ conversation_id, message }) => [conversation_id, message]));
}

function entriesOf({ database }: Store, conversationId: string, kind: string) {
  return database.selectFrom("entries").where("conversation_id", "=", conversationId).where("kind", "=", kind);
}

export async function readLastEntry(store: Store, conversationId: string, kind: string) {
  return entriesOf(store, conversationId, kind).selectAll().orderBy("seq", "desc").limit(1).executeTakeFirst();
}

/** The newest text of a draft's pull request, of any conversation that writes to the draft. */
export async function readPullRequestText(
  { database }: Store,
  { org_id, publication_id, branch }: Pick<Selectable<Tables["conversations"]>, "org_id" | "publication_id" | "branch">,
): Promise<string | undefined> {
  const newest = await database
    .selectFrom("conversations")
    .innerJoin("entries", "entries.conversation_id", "conversations.id")
    .select("message")
    .where("conversations.org_id", "=", org_id)
    .where("publication_id", "=", publication_id)
    .where("branch", "=", branch)
    .where("kind", "=", "pullRequest")
    .orderBy("entries.seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.message;
}

/** Whether a conversation has an entry of the kind with the same details. */
export async function hasEntry(
  store: Store,
  conversationId: string,
  { kind, details }: Pick<NewEntry, "kind" | "details">,
): Promise<boolean> {
  const same = entriesOf(store, conversationId, kind).where("details_json", "=", JSON.stringify(details));
  return (await same.select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Ignores turns that did not succeed. */
export async function readLastMessages({ database }: Store, conversationId: string, kinds: readonly string[]) {
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

export function asEntry(row: EntryRow): Entry {
  return {
    ...showColumns(row, "id", "kind", "status", "turn_id", "created_at"),
    message: shorten(row.message, MAX_MESSAGE_LENGTH),
    details: row.details_json === null ? undefined : parseDetails(row.details_json),
  };
}

export async function readRecordedDraft(store: Store, conversationId: string) {
  const entry = await readLastEntry(store, conversationId, "draft");
  return parseDraftDetails(entry?.details_json ?? "{}");
}

const MAX_SOURCES_SHOWN = 50;

/** Replaces the annotations of an earlier run (operation `conversations.annotate`). */
export function createAnnotationHandler({ store }: { store: Store }): TaskHandler {
  const record = ({ task, finish }: Work, entries: readonly NewEntry[], error?: string) =>
    store.transaction(async (within) => {
      const conversationId = task.subject_id;
      const earlier = within.database.deleteFrom("entries").where("conversation_id", "=", conversationId);
      await earlier.where("kind", "=", "annotation").execute();
      await insertEntries(within, { conversationId, turnId: null }, entries);
      await auditFailure(within, actorOf(task), "Annotating failed", error, { conversationId });
      await finish(within);
    });
  return {
    run: async (work) => {
      const { files } = await readRecordedDraft(store, work.task.subject_id);
      await record(work, files.map(buildAnnotation));
    },
    onExhausted: async (work, error) => {
      const message = `The draft could not be annotated: ${String(error)}`;
      await record(work, [{ kind: "annotation", status: "error", message }], message);
    },
  };
}

function buildAnnotation({ path, why, kind, sources, moreSources }: DraftedFile): NewEntry {
  const named = sources.slice(0, MAX_SOURCES_SHOWN).map(nameSource).join("; ");
  const count = sources.length + moreSources;
  const more = count > MAX_SOURCES_SHOWN ? `; and ${count - MAX_SOURCES_SHOWN} more` : "";
  const from = count === 0 ? "" : ` From ${countWords(count, ["change", "changes"])}: ${named}${more}.`;
  const details = { filePath: path, kind, sources, moreSources };
  return { kind: "annotation", status: "success", message: `${path}: ${why}.${from}`, details };
}

function nameSource({ sha, title, pullRequest }: FileSource): string {
  const where = pullRequest === undefined ? sha.slice(0, 12) : `#${pullRequest}, ${sha.slice(0, 12)}`;
  return `${quoteText(title, 100)} (${where})`;
}

const Facts = z.object({
  files: z.optional(z.array(z.unknown())),
  cost: z._default(z.number(), 0),
  releases: z._default(z.array(z.object({ connectionId: z.string(), tag: z.string() })), []),
});

/** Keeps what lists and Home show of entries, which are too many to read each time. */
export async function keepFacts({ database, now }: Store, conversation_id: string, entries: readonly NewEntry[]) {
  const detailsOf = (wanted: string) =>
    entries.flatMap(({ kind, details = {} }) => (kind === wanted ? Facts.parse(details) : []));
  for (const { connectionId: connection_id, tag: revision } of detailsOf("selection").flatMap((one) => one.releases)) {
    const inserting = database.insertInto("conversation_releases").values({ connection_id, revision, conversation_id });
    await inserting.onConflict((conflict) => conflict.doNothing()).execute();
  }
  const drafted = detailsOf("draft").map(({ files = [] }) => files.length);
  const cost = Math.round(detailsOf("model").reduce((sum, one) => sum + one.cost, 0) * 1e6);
  if (drafted.length === 0 && cost === 0) return;
  await sql`update conversations set model_cost = coalesce(model_cost, 0) + ${sql.lit(cost)},
    changed_files = coalesce(${drafted.at(-1) ?? null}, changed_files),
    drafted_at = coalesce(drafted_at, ${drafted.length === 0 ? null : now()}) where id = ${conversation_id}`.execute(
    database,
  );
}
