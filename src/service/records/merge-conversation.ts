import type { Actor } from "../store/audit.ts";
import { writeAudit } from "../store/audit.ts";
import { newRow, type Store } from "../store/store.ts";
import { insertEntries, updateConversation } from "./conversation-record.ts";

/** What a merge summary leaves. */
export type MergeSummary = { title: string; summary: string; originUrl: string; number: number };

const KIND = { operation_type: "summarize", origin_type: "merge" } as const;

/**
 * Keeps the summary of a merged pull request as a closed conversation of no publication, one for each address of a pull
 * request: a later summary that says something else takes the place of the earlier.
 */
export async function keepMergeSummary(
  within: Store,
  actor: Actor,
  connectionId: string,
  { title, summary, originUrl, number }: MergeSummary,
): Promise<void> {
  const known = await within.database
    .selectFrom("conversations")
    .select(["id", "summary"])
    .where("org_id", "=", actor.orgId)
    .where("operation_type", "=", KIND.operation_type)
    .where("origin_type", "=", KIND.origin_type)
    .where("origin_url", "=", originUrl)
    .executeTakeFirst();
  if (known?.summary === summary) return;
  const id = known?.id ?? (await insert(within, actor, connectionId, { title, originUrl, number }));
  await updateConversation(within, id, { title, summary });
  const entry = { kind: "summary", status: "success", message: summary } as const;
  await insertEntries(within, { conversationId: id, turnId: null }, [entry]);
  const done = known === undefined ? ("create" as const) : ("update" as const);
  const config = { conversationId: id, connectionId, number };
  await writeAudit(within, actor, { type: `action-${done}`, summary: "Summarized a merged pull request", config });
}

async function insert(
  within: Store,
  { orgId }: Actor,
  connectionId: string,
  { title, originUrl, number }: Omit<MergeSummary, "summary">,
): Promise<string> {
  const row = {
    ...newRow(within, "cnv"),
    ...KIND,
    org_id: orgId,
    connection_id: connectionId,
    status: "closed",
    staged: 0,
    excluded_files_json: "[]",
    trigger_type: "merge",
    title,
    labels_json: "[]",
    request_json: JSON.stringify({ number }),
    origin_url: originUrl,
  };
  await within.database.insertInto("conversations").values(row).execute();
  return row.id;
}
