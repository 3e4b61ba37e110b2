import { readCommits } from "../../../git/commits.ts";
import { GitCommandError } from "../../../git/run.ts";
import { quoteText } from "../../../shared/text.ts";
import { isOwnDraft } from "../../../writer/pull-request.ts";
import { type Actor, writeAudit } from "../../store/audit.ts";
import { lockOrganization, type Store } from "../../store/store.ts";
import type { ConnectionRow } from "../connections/connections.ts";
import { readConnectedRepository } from "../connections/open.ts";
import { recordPullRequestStatus } from "../conversations.ts";
import { hasEntry, insertEntries } from "../entries.ts";
import type { HealthParts } from "../health.ts";
import type { SourceRepository } from "../repositories/repositories.ts";
import type { RepositoryDraft } from "../repository-drafts.ts";
import type { PullRequestFacts } from "./delivery.ts";

/** What an event of a code host leads to; nothing is stored until `record`, whose message replaces the first one. */
export type Effect = {
  message: string;
  isIgnored?: boolean;
  /** The conversation whose turn has to end first. */
  after?: string;
  /** Which it started or changed. */
  conversationIds?: readonly string[];
  record?: (within: Store, actor: Actor) => Promise<Pick<Effect, "message" | "conversationIds"> | undefined>;
};

/** Of all conversations that share a pull request. The state is the present one: an earlier event may come late. */
export async function planDraftState(
  parts: HealthParts,
  row: ConnectionRow,
  drafts: readonly RepositoryDraft[],
  { number }: PullRequestFacts,
): Promise<Effect> {
  const host = await parts.repositories.openCodeHost(await readConnectedRepository(parts, row.id));
  const state = await host.readPullRequestState?.(number);
  if (state === undefined) return { message: "The code host does not show pull requests.", isIgnored: true };
  return {
    message: `The pull request of ${drafts.map(({ id }) => id).join(", ")} is ${state}.`,
    conversationIds: drafts.map(({ id }) => id),
    record: async (within, actor) => {
      await lockOrganization(within, row.org_id);
      for (const { id } of drafts) await recordPullRequestStatus(within, actor, { conversationId: id, state });
      return undefined;
    },
  };
}

/** Our own pushes are no news, and neither is a commit that is no longer on a branch. */
export async function planDraftPush(
  { history: { directory } }: Pick<SourceRepository, "history">,
  drafts: readonly RepositoryDraft[],
  { head = "", sender = "" }: PullRequestFacts,
): Promise<Effect> {
  const [commit] = await readCommits(directory, [head], { noWalk: true }).catch((error: unknown) => {
    if (error instanceof GitCommandError) return [];
    throw error;
  });
  if (commit === undefined) return { message: `The commit ${head} is on no branch now.`, isIgnored: true };
  if (isOwnDraft(commit)) return { message: `The commit ${head} is this service's own.`, isIgnored: true };
  const message = `${quoteText(sender) || "Somebody"} pushed ${commit.sha.slice(0, 7)} to the draft: ${quoteText(commit.subject, 100)}`;
  return {
    message,
    conversationIds: drafts.map(({ id }) => id),
    record: async (within, actor) => {
      await lockOrganization(within, actor.orgId);
      const entry = { kind: "pullRequestState", status: "success", message, details: { commit: commit.sha } } as const;
      const note = { type: "action-update", summary: "Updated a conversation from its pull request" } as const;
      for (const { id: conversationId } of drafts) {
        if (await hasEntry(within, conversationId, entry)) continue;
        await insertEntries(within, { conversationId, turnId: null }, [entry]);
        await writeAudit(within, actor, { ...note, delta: `head: "${commit.sha}"`, config: { conversationId } });
      }
      return undefined;
    },
  };
}
