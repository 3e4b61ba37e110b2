import { BellIcon, CommentIcon, GitPullRequestIcon, KebabHorizontalIcon, StopIcon } from "@primer/octicons-react";
import { ActionList, ActionMenu, Button, IconButton } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { ConfirmButton } from "../forms/confirm-button.tsx";
import { publicationQuery } from "../publications/queries.ts";
import { api } from "../shell/api.ts";
import { Actions } from "../shell/facts.tsx";
import { useMay } from "../shell/session.ts";
import { useConversationChange } from "./changes.ts";
import { useConversation, usePermitted } from "./conversation.ts";
import styles from "./page.module.css";
import type { Permitted } from "./permitted.ts";

/** What can be done with the conversation as a whole. */
export function ConversationActions() {
  const { id } = useConversation();
  const permitted = usePermitted();
  const publish = useConversationChange(
    () => api.conversations.update({ id, staged: false }),
    "The draft is published.",
  );
  return (
    <Actions>
      {permitted.cancel && <Cancel />}
      {permitted.publish && (
        <Button
          variant="primary"
          leadingVisual={GitPullRequestIcon}
          loading={publish.isPending}
          onClick={() => publish.mutate()}
        >
          Publish
        </Button>
      )}
      <MoreActions permitted={permitted} />
    </Actions>
  );
}

function Cancel() {
  const { id, branch } = useConversation();
  const cancelling = useConversationChange(() => api.conversations.cancel({ id }), "The work is cancelled.");
  return (
    <ConfirmButton
      label="Cancel work"
      leadingVisual={StopIcon}
      title="Cancel this work?"
      cancelLabel="Keep working"
      width="medium"
      change={cancelling}
    >
      {branch
        ? "The running turn ends. The draft stays as it was before."
        : "The running turn ends, and this conversation takes no more work."}
    </ConfirmButton>
  );
}

function MoreActions({ permitted }: { permitted: Permitted }) {
  const { id, publicationId } = useConversation();
  const may = useMay();
  const mayRead = Boolean(publicationId) && may("publication:get", publicationId ?? "");
  const publication = useQuery({ ...publicationQuery(publicationId ?? ""), enabled: permitted.notify && mayRead });
  const notify = useConversationChange(() => api.conversations.notify({ id }), "The channel is notified.");
  const annotate = useConversationChange(
    () => api.conversations.annotate({ id }),
    "The reasons appear under Turns soon.",
  );
  const hasNotifier = Boolean(publication.data?.config?.notifierConnection);
  if (!permitted.annotate && !(permitted.notify && hasNotifier)) return null;
  return (
    <ActionMenu>
      <ActionMenu.Anchor>
        <IconButton icon={KebabHorizontalIcon} aria-label="More actions" />
      </ActionMenu.Anchor>
      <ActionMenu.Overlay width="medium">
        <ActionList>
          {permitted.annotate && (
            <ActionList.Item onSelect={() => annotate.mutate()}>
              <ActionList.LeadingVisual>
                <CommentIcon />
              </ActionList.LeadingVisual>
              Explain changes
              <span className={styles.hint}>Lists the commits behind each file.</span>
            </ActionList.Item>
          )}
          {permitted.notify && hasNotifier && (
            <ActionList.Item onSelect={() => notify.mutate()}>
              <ActionList.LeadingVisual>
                <BellIcon />
              </ActionList.LeadingVisual>
              Notify the channel
              <span className={styles.hint}>Posts this conversation to the publication's channel.</span>
            </ActionList.Item>
          )}
        </ActionList>
      </ActionMenu.Overlay>
    </ActionMenu>
  );
}
