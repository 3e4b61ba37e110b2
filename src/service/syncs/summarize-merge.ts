import { explainFailure } from "../../drafting/pipeline.ts";
import { nameConnectedRepository } from "../../drafting/repositories/repositories.ts";
import { asRefusal, ReleaseDocsError } from "../../shared/errors.ts";
import { newRow } from "../../shared/records.ts";
import { summarizeMerge } from "../../writer/merge-summary.ts";
import { type ConnectionRow, connectionsOf } from "../connections/connections.ts";
import { openCodeHost, type ProductParts, readApp, readConnectedRepository } from "../connections/open.ts";
import { insertEntries } from "../conversations/entries.ts";
import { type Actor, auditFailure, writeAudit } from "../store/audit.ts";
import { parseMergeTask } from "../store/columns.ts";
import { insertRecord } from "../store/prepared.ts";
import { lockOrganization, type Store, updateRecord } from "../store/store.ts";
import { actorOf } from "../worker/tasks.ts";
import type { TaskHandler, Work } from "../worker/worker.ts";

/** Operation `connections.summarizeMerge`. A failure is an audit log of the type `error`. */
export function createMergeSummaryHandler(parts: ProductParts): TaskHandler {
  const { store } = parts;
  return {
    run: async (work) => {
      const { task, finish } = work;
      const row = await connectionsOf(store, task.org_id).where("id", "=", task.subject_id).executeTakeFirst();
      const summary = row && (await summarize(parts, row, parseMergeTask(task.payload_json).number).catch(asRefusal));
      if (summary instanceof ReleaseDocsError) return fail(parts, work, summary);
      await store.transaction(async (within) => {
        await lockOrganization(within, task.org_id);
        if (summary !== undefined) await storeMergeSummary(within, actorOf(task), task.subject_id, summary);
        await finish(within);
      });
    },
    onExhausted: (work, error) => fail(parts, work, error),
  };
}

type MergeSummary = Awaited<ReturnType<typeof summarize>>;

async function summarize(parts: ProductParts, row: ConnectionRow, number: number) {
  const connected = await readConnectedRepository(parts, row.id);
  const app = connected.app && (await readApp(parts, row));
  if (app === undefined) {
    throw new ReleaseDocsError(
      "codehost/no-app",
      `The connection ${row.name} names no code-host app, so there are no pull requests to be read.`,
    );
  }
  const { name } = nameConnectedRepository(connected);
  const merged = await (await openCodeHost(parts, app, name)).readMergedPullRequest(name, number);
  return { ...summarizeMerge(merged), originUrl: merged.webUrl, number };
}

async function fail({ store }: ProductParts, { task, finish }: Work, error: unknown): Promise<void> {
  const delta = explainFailure(error);
  const config = { connectionId: task.subject_id, ...parseMergeTask(task.payload_json) };
  await store.transaction(async (within) => {
    await auditFailure(within, actorOf(task), "A merged pull request was not summarized", delta, config);
    await finish(within);
  });
}

const KIND = { operation_type: "summarize", origin_type: "merge" } as const;

/** A closed conversation without a publication, one per address of a pull request. */
async function storeMergeSummary(
  within: Store,
  actor: Actor,
  connectionId: string,
  { title, summary, originUrl, number }: MergeSummary,
): Promise<void> {
  const known = await within.database
    .selectFrom("conversations")
    .select(["id", "summary"])
    .where((where) => where.and({ ...KIND, org_id: actor.orgId, origin_url: originUrl }))
    .executeTakeFirst();
  if (known?.summary === summary) return;
  const id = known?.id ?? (await insert(within, actor, connectionId, { title, originUrl, number }));
  await updateRecord(within, "conversations", id, { title, summary });
  const entry = { kind: "summary", status: "success", message: summary } as const;
  await insertEntries(within, { conversationId: id, turnId: null }, [entry]);
  const type = known === undefined ? "action-create" : "action-update";
  const config = { conversationId: id, connectionId, number };
  await writeAudit(within, actor, { type, summary: "Summarized a merged pull request", config });
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
  await insertRecord(within, "conversations", row);
  return row.id;
}
