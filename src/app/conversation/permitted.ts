import type { Conversation } from "../../contract/conversations.ts";
import type { Permission } from "../../contract/permissions.ts";

type May = (permission: Permission, recordId?: string) => boolean;

/** What the service would accept now. */
export type Permitted = {
  publish: boolean;
  cancel: boolean;
  annotate: boolean;
  /** Provided that the publication has a notifier. */
  notify: boolean;
  comment: boolean;
  /** Comments that request work. */
  requestWork: boolean;
  /** Leaving files out of the draft, and putting them back. */
  excludeFiles: boolean;
  retry: (turnId: string) => boolean;
};

export function selectPermitted(conversation: Conversation, may: May): Permitted {
  const { id, status, branch, publicationId } = conversation;
  const mayUpdate = may("conversation:update", id);
  const mayComment = may("comment:create", id) && may("conversation:get", id);
  const isRunning = status === "running";
  const isOpen = isOpenForWork(conversation);
  return {
    publish: mayUpdate && isOpen && !isRunning && conversation.staged === true && Boolean(branch),
    cancel: mayUpdate && isRunning,
    annotate: mayUpdate && !isRunning && Boolean(branch),
    notify: may("conversation:notify", id) && Boolean(publicationId),
    comment: mayComment,
    requestWork: mayComment && isOpen && Boolean(publicationId),
    excludeFiles: mayUpdate && isOpen && !isRunning && Boolean(branch) && Boolean(publicationId),
    retry: (turnId) => may("turn:update", turnId),
  };
}

/** A conversation that closed without a draft can still get one. */
function isOpenForWork({ status, branch }: Conversation): boolean {
  return status !== "merged" && status !== "cancelled" && (status !== "closed" || !branch);
}
