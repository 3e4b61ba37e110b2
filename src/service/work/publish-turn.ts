import { publishDraft } from "../drafts/publish-draft.ts";
import type { Tell } from "../drafts/tell.ts";
import type { WrittenDraft } from "../drafts/write-draft.ts";
import type { ConversationRow } from "../records/conversation-record.ts";
import type { Store } from "../store/store.ts";
import { keepInTask, type TaskRow } from "../store/tasks.ts";
import type { Ended } from "./turn-outcome.ts";

/** How the conversation stands after a draft was, or was not, published. */
export type Published = {
  ended: Ended;
  /** Whether its pull request was opened or renewed. */
  isPublished: boolean;
  /** Whether that was open before, for another conversation. */
  isJoined: boolean;
};

/** Opens or renews the pull request of a draft, unless it is staged and has none. */
export async function publishTurn(
  store: Store,
  turn: { task: TaskRow; conversation: ConversationRow; draft: WrittenDraft; tell: Tell },
): Promise<Published> {
  const { task, conversation, draft, tell } = turn;
  const ended = describeDraft(draft);
  const { pullRequests } = draft;
  if (draft.branch === undefined || pullRequests === undefined) return { ended, isPublished: false, isJoined: false };
  await tell("pullRequest", draft.body);
  // Kept before anything is opened, so that an attempt after a kill does not take this turn's own for an older one.
  const { openUrl = null } = await keepInTask(store, task, { openUrl: pullRequests.openUrl ?? null });
  // A draft that has a pull request already is staged no more.
  if (conversation.staged === 1 && pullRequests.openUrl === undefined) {
    return { ended, isPublished: false, isJoined: false };
  }
  const output_url = await publishDraft(pullRequests, draft.config, { ...draft, isOurs: openUrl === null }, tell);
  const isJoined = openUrl !== null && openUrl !== conversation.output_url;
  return { ended: { ...ended, status: "open", staged: 0, output_url }, isPublished: true, isJoined };
}

/** How the conversation stands with a draft that has no pull request yet, or with nothing to change. */
export function describeDraft({ branch, title, summary, pullRequests }: WrittenDraft): Ended {
  if (branch === undefined) {
    return { status: "closed", staged: 0, branch: null, output_url: pullRequests?.openUrl ?? null, title, summary };
  }
  return { status: "staged", staged: 1, branch, output_url: null, title, summary };
}
