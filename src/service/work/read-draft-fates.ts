import type { PullRequestState } from "../../codehost/code-host.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { HealthParts } from "../records/connection-health.ts";
import type { ConnectionRow } from "../records/connection-record.ts";
import { type DraftFate, readOpenDrafts, selectPullRequestNumber } from "../records/draft-fate.ts";
import { readConnectedRepository } from "../records/read-connected-repository.ts";

/**
 * Asks a docs repository, one request each, what became of the pull requests that conversations have open there. One that
 * it does not tell of is taken for open, since a sync has more to do than this.
 */
export async function readDraftFates(parts: HealthParts, row: ConnectionRow): Promise<DraftFate[]> {
  const drafts = await readOpenDrafts(parts.store, row);
  if (drafts.length === 0) return [];
  const host = await parts.places.openCodeHost(await readConnectedRepository(parts, row.id));
  const fates: DraftFate[] = [];
  for (const { id, output_url } of drafts) {
    const number = selectPullRequestNumber(output_url);
    if (number === undefined || host.readPullRequestState === undefined) continue;
    const state = await host.readPullRequestState(number).catch((error: unknown): PullRequestState => {
      if (error instanceof ReleaseDocsError) return "open";
      throw error;
    });
    if (state !== "open") fates.push({ conversationId: id, state });
  }
  return fates;
}
