import { asConflict, conflict } from "../../contract/refusals.ts";
import type { Dismissal } from "../../contract/resources/conversations.ts";
import type { ConversationRow } from "../../drafting/conversation.ts";
import type { CodeHost } from "../../hosts/code-host.ts";
import { containMarkdown } from "../../shared/markdown/escape.ts";
import { neutralizeDirectives } from "../../shared/markdown/markdown.ts";
import { joinParts } from "../../shared/text.ts";
import type { DomainParts } from "../parts.ts";
import { readPublication } from "../publications/publications.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { readRecord, type Store, updateRecord } from "../store/store.ts";
import { numberOfPullRequest, WAITING } from "./conversations.ts";
import { insertEntries } from "./entries.ts";

/**
 * Ends all conversations of a draft, first at the code host. A repeated call finds what an interrupted one did. 409 unless
 * the draft waits for a person, and where the host lacks what is asked or refuses it.
 */
export async function dismissDraft(parts: DomainParts, actor: Actor, asked: Dismissal): Promise<void> {
  const row = await readRecord(parts.store, "conversations", actor.orgId, asked.id);
  if (row.dismissed_at !== null) return;
  if (row.status === "running") throw conflict("This conversation is running. Cancel its work first.");
  if (!WAITING.includes(row.status)) {
    throw conflict(`Only a draft that waits can be dismissed; the status of this conversation is ${row.status}.`);
  }
  await readDraft(parts.store, row);
  await asConflict(endAtHost(parts, row, asked));
  const { reason, closePullRequest = false, deleteBranch = false } = asked;
  const message = describe(reason);
  await parts.store.transaction(async (within) => {
    for (const { id: conversationId, status, summary } of await readDraft(within, row)) {
      const details = { reason, closePullRequest, deleteBranch };
      const entry = { kind: "dismissal", status: "success", message, details } as const;
      await insertEntries(within, { conversationId, turnId: null }, [entry]);
      const to = { status: "closed", dismissed_at: within.now(), summary: joinParts([message, summary], " ") };
      await updateRecord(within, "conversations", conversationId, to);
      const note = { type: "action-update", summary: "Dismissed a draft" } as const;
      const delta = `status: "${status}" → "closed"`;
      await writeAudit(within, actor, { ...note, delta, config: { conversationId, ...details } });
    }
  });
}

const describe = (reason: string | undefined) => (reason === undefined ? "Dismissed." : `Dismissed: ${reason}`);

/** The conversations of the draft that are not over, with the one itself. 409 if one is running or was merged. */
async function readDraft({ database }: Store, { id, org_id, publication_id, branch }: ConversationRow) {
  const rows = await database
    .selectFrom("conversations")
    .selectAll()
    .where("org_id", "=", org_id)
    .where((is) =>
      is.or([
        is("id", "=", id),
        is
          .and({ publication_id, branch })
          .and("status", "in", ["running", ...WAITING])
          .and("branch", "is not", null),
      ]),
    )
    .execute();
  const running = rows.find(({ status }) => status === "running");
  if (running !== undefined) throw conflict(`The conversation ${running.id} is writing this draft. Cancel it first.`);
  if (rows.some(({ status }) => status === "merged")) throw conflict("The pull request of this draft was merged.");
  return rows;
}

async function endAtHost(parts: DomainParts, row: ConversationRow, asked: Dismissal): Promise<void> {
  if (asked.closePullRequest !== true && asked.deleteBranch !== true) return;
  if (row.publication_id === null) throw conflict("The publication of this conversation was deleted.");
  const { docs } = await readPublication(parts, row.publication_id);
  const host = await parts.repositories.openCodeHost(docs);
  if (asked.closePullRequest === true) await closeWithReason(host, row, asked.reason);
  if (asked.deleteBranch !== true) return;
  if (row.branch === null) throw conflict("This conversation has no branch.");
  if (host.deleteBranch === undefined)
    throw conflict(`This code host keeps the branch ${row.branch}: delete it there.`);
  await host.deleteBranch(row.branch);
}

/** The comment comes first, once however often this is tried. */
async function closeWithReason(host: CodeHost, { id, output_url: url }: ConversationRow, reason = ""): Promise<void> {
  const number = numberOfPullRequest(url);
  if (number === undefined) throw conflict("This draft has no pull request.");
  if (host.closePullRequest === undefined) throw conflict("This code host has no pull requests to close.");
  const state = await host.readPullRequestState?.(number);
  if (state === "merged") throw conflict(`Pull request #${number} was merged.`);
  if (state === "closed") return;
  const body = containMarkdown(neutralizeDirectives(`This draft was dismissed. ${reason}`.trim()));
  await host.threads?.reply({ number }, { body, key: `dismissed-${id}` });
  await host.closePullRequest(number);
}
