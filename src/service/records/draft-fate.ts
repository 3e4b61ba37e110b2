import type { PullRequestState } from "../../codehost/code-host.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import type { ConversationRow } from "./conversation-record.ts";
import { insertEntries } from "./entry-record.ts";

/** A conversation whose pull request is open no more. */
export type DraftFate = { conversationId: string; state: Exclude<PullRequestState, "open"> };

const MOST_DRAFTS = 100;
const NUMBER = /\/(?:pull|pull-requests|pulls)\/(\d+)$/;

/** The newest 100 conversations with an open pull request in the repository of a docs connection. */
export async function readOpenDrafts(
  { database }: Store,
  connection: { id: string; org_id: string },
): Promise<Pick<ConversationRow, "id" | "output_url">[]> {
  return database
    .selectFrom("conversations")
    .select(["id", "output_url"])
    .where("org_id", "=", connection.org_id)
    .where("status", "=", "open")
    .where("output_url", "is not", null)
    .where("publication_id", "in", (documented) =>
      documented
        .selectFrom("publication_connections")
        .select("publication_id")
        .where("connection_id", "=", connection.id)
        .where("role", "=", "docs"),
    )
    .orderBy("seq", "desc")
    .limit(MOST_DRAFTS)
    .execute();
}

/** The number at the end of a pull request's address. */
export function selectPullRequestNumber(url: string | null): number | undefined {
  const [, number] = NUMBER.exec(url ?? "") ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Gives conversations the status of their pull requests, unless something else happened to them meanwhile. */
export async function recordDraftFates(within: Store, actor: Actor, fates: readonly DraftFate[]): Promise<void> {
  for (const { conversationId, state } of fates) {
    const moved = await within.database
      .updateTable("conversations")
      .set({ status: state, updated_at: within.now() })
      .where("id", "=", conversationId)
      .where("status", "=", "open")
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) continue;
    const entry = { kind: "pullRequestState", status: "success", message: `The pull request was ${state}.` } as const;
    await insertEntries(within, { conversationId, turnId: null }, [entry]);
    const note = { type: "action-update", summary: "Saw what became of a pull request" } as const;
    const delta = `status: "open" → "${state}"`;
    await writeAudit(within, actor, { ...note, delta, config: { conversationId } });
  }
}
