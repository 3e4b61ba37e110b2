import { ReleaseDocsError } from "../../release-docs-error.ts";
import { summarizeMerge } from "../../writer/merge-summary.ts";
import { nameConnected } from "../places/connected-repository.ts";
import { openCodeHost, type ProductParts, readApp } from "../records/connection-product.ts";
import { type ConnectionRow, connectionsOf } from "../records/connection-record.ts";
import { keepMergeSummary, type MergeSummary } from "../records/merge-conversation.ts";
import { readConnectedRepository } from "../records/read-connected-repository.ts";
import { writeAudit } from "../store/audit.ts";
import { lockOrganization } from "../store/lock-rows.ts";
import { actorOf, type TaskRow } from "../store/tasks.ts";
import type { Performer, Work } from "./worker.ts";

/**
 * Summarizes merged pull requests (interface, "Connections", merges/summarize). One that is summarized again, or whose
 * summary is begun again, is found by its address. What keeps it from being done is an audit log of the type `error`.
 */
export function createMergeSummaryPerformer(parts: ProductParts): Performer {
  const { store } = parts;
  return {
    perform: async (work) => {
      const { task, finish } = work;
      const row = await connectionsOf(store, task.org_id).where("id", "=", task.subject_id).executeTakeFirst();
      const summary = row && (await summarize(parts, row, numberOf(task)).catch(asRefusal));
      if (summary instanceof ReleaseDocsError) return fail(parts, work, `${summary.message} ${summary.hint}`);
      await store.transaction(async (within) => {
        await lockOrganization(within, task.org_id);
        if (summary !== undefined) await keepMergeSummary(within, actorOf(task), task.subject_id, summary);
        await finish(within);
      });
    },
    giveUp: (work, error) => fail(parts, work, `The service failed: ${String(error)}`),
  };
}

async function summarize(parts: ProductParts, row: ConnectionRow, number: number): Promise<MergeSummary> {
  const connected = await readConnectedRepository(parts, row.id);
  const app = connected.app && (await readApp(parts, row));
  if (app === undefined) {
    throw new ReleaseDocsError({
      code: "codehost/no-app",
      message: `The connection ${row.name} names no code-host app, so there are no pull requests to be read.`,
      hint: "Make a connection with the code host's token, and name it as codehostAppConnectionId.",
    });
  }
  const codeHost = await openCodeHost(parts, app);
  const merged = await codeHost.readMergedPullRequest(nameConnected(connected).name, number);
  return { ...summarizeMerge(merged), originUrl: merged.webUrl, number };
}

// What a person has to mend is not mended by another attempt.
function asRefusal(error: unknown): ReleaseDocsError {
  if (error instanceof ReleaseDocsError) return error;
  throw error;
}

async function fail({ store }: ProductParts, { task, finish }: Work, delta: string): Promise<void> {
  const config = { connectionId: task.subject_id, number: numberOf(task) };
  await store.transaction(async (within) => {
    const summary = "A merged pull request was not summarized";
    await writeAudit(within, actorOf(task), { type: "error", summary, delta, config });
    await finish(within);
  });
}

function numberOf({ payload_json }: TaskRow): number {
  const { number }: { number: number } = JSON.parse(payload_json);
  return number;
}
