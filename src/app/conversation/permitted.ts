import { STARTS_WORK } from "../../contract/permissions.ts";
import type { Conversation } from "../../contract/resources/conversations.ts";
import type { May } from "../shell/api/permissions.ts";

export type Permitted = ReturnType<typeof selectPermitted>;

/** What the service would accept now. */
export function selectPermitted(conversation: Conversation, may: May) {
  const { id, status, branch, publicationId } = conversation;
  const mayUpdate = may("conversation:update", id);
  const mayComment = may("comment:create", id) && may("conversation:get", id);
  const isRunning = status === "running";
  const isOpen = isOpenForWork(conversation);
  const mayRequest = mayComment && STARTS_WORK.some((one) => may(one)) && isOpen && Boolean(publicationId);
  return {
    publish: mayUpdate && isOpen && !isRunning && conversation.staged === true && Boolean(branch),
    cancel: mayUpdate && isRunning,
    annotate: mayUpdate && !isRunning && Boolean(branch),
    /** Provided that the publication has a notifier. */
    notify: may("conversation:notify", id) && Boolean(publicationId),
    comment: mayComment,
    /** Comments that request work. */
    requestWork: mayRequest,
    /** Changing entries of the notes, which is work too. */
    editNotes: mayRequest && Boolean(branch),
    /** A verdict on the draft. */
    review: mayComment && isOpen && Boolean(branch),
    /** Leaving files out of the draft, and putting them back. */
    excludeFiles: mayUpdate && isOpen && !isRunning && Boolean(branch) && Boolean(publicationId),
    retry: (turnId: string) => may("turn:update", turnId),
  };
}

/** A conversation that closed without a draft can still get one, unless it was dismissed. */
function isOpenForWork({ status, branch, dismissedAt }: Conversation): boolean {
  return status !== "merged" && status !== "cancelled" && !dismissedAt && (status !== "closed" || !branch);
}
