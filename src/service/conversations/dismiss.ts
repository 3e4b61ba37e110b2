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
export async function dismissDraft(parts: DomainParts, actor: Actor, { id, ...asked }: Dismissal): Promise<void> {
  const row = await readRecord(parts.store, "conversations", actor.orgId, id);
  if (row.dismissed_at !== null) return;
  await readDraft(parts.store, row);
  if (!WAITING.includes(row.status)) {
    throw conflict(`Only a draft that waits can be dismissed; the status of this conversation is ${row.status}.`);
  }
  if (asked.closePullRequest || asked.deleteBranch) await asConflict(endAtHost(parts, row, asked));
  const message = asked.reason === undefined ? "Dismissed." : `Dismissed: ${asked.reason}`;
  await parts.store.transaction(async (within) => {
    for (const { id: conversationId, status, summary } of await readDraft(within, row)) {
      const entry = { kind: "dismissal", status: "success", message, details: asked } as const;
      await insertEntries(within, { conversationId, turnId: null }, [entry]);
      const to = { status: "closed", dismissed_at: within.now(), summary: joinParts([message, summary], " ") };
      await updateRecord(within, "conversations", conversationId, to);
      const note = { type: "action-update", summary: "Dismissed a draft" } as const;
      const delta = `status: "${status}" → "closed"`;
      await writeAudit(within, actor, { ...note, delta, config: { conversationId, ...asked } });
    }
  });
}

/** The conversation, and others of its draft that are not over. 409 if one is running or was merged. */
async function readDraft({ database }: Store, { id, org_id, publication_id, branch }: ConversationRow) {
  const all = database.selectFrom("conversations").selectAll().where("org_id", "=", org_id);
  const going = all.where("status", "in", ["running", ...WAITING]);
  const rows = await all
    .where("id", "=", id)
    .union(going.where("publication_id", "=", publication_id).where("branch", "=", branch))
    .execute();
  const busy = rows.find(({ status }) => status === "running");
  if (busy !== undefined) throw conflict(`The conversation ${busy.id} is running. Cancel its work first.`);
  if (rows.some(({ status }) => status === "merged")) throw conflict("The pull request of this draft was merged.");
  return rows;
}

async function endAtHost(parts: DomainParts, row: ConversationRow, asked: Omit<Dismissal, "id">): Promise<void> {
  if (row.publication_id === null) throw conflict("The publication of this conversation was deleted.");
  const { docs } = await readPublication(parts, row.publication_id);
  const host = await parts.repositories.openCodeHost(docs);
  if (asked.closePullRequest) await closePullRequest(host, row, asked.reason);
  if (!asked.deleteBranch) return;
  if (row.branch === null) throw conflict("This conversation has no branch.");
  if (host.deleteBranch === undefined)
    throw conflict(`This code host keeps the branch ${row.branch}: delete it there.`);
  await host.deleteBranch(row.branch);
}

/** After a comment with the reason, which is there once however often this is tried. */
async function closePullRequest(host: CodeHost, { id, output_url: url }: ConversationRow, reason = ""): Promise<void> {
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
