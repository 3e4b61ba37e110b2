import { BellIcon, CommentIcon, GitPullRequestIcon, KebabHorizontalIcon, StopIcon } from "@primer/octicons-react";
import { ActionList, ActionMenu, Button, ConfirmationDialog, IconButton } from "@primer/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Conversation } from "../../contract/conversations.ts";
import { publicationQuery } from "../publications/queries.ts";
import { api } from "../shell/api.ts";
import { catchFocus } from "../shell/focus.ts";
import { useMay } from "../shell/session.ts";
import { showDone, showFailure } from "../shell/toasts.tsx";
import styles from "./page.module.css";
import { type Permitted, selectPermitted } from "./permitted.ts";
import { conversationQuery } from "./queries.ts";

type ActionProps = { conversation: Conversation };

export function usePermitted(conversation: Conversation): Permitted {
  const may = useMay();
  return useMemo(() => selectPermitted(conversation, may), [conversation, may]);
}

/** A change of the conversation; `done` says afterwards what happened. The button that was pressed may be gone then. */
export function useChange<Input>(
  id: string,
  change: (input: Input) => Promise<unknown>,
  done: string | ((input: Input) => string),
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_, input) => showDone(typeof done === "string" ? done : done(input)),
    onError: showFailure,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: conversationQuery(id).queryKey });
      catchFocus();
    },
  });
}

/** What can be done with the conversation as a whole. */
export function Actions({ conversation }: ActionProps) {
  const { id } = conversation;
  const permitted = usePermitted(conversation);
  const publish = useChange(id, () => api.conversations.update({ id, staged: false }), "The draft is published.");
  return (
    <div className={styles.actions}>
      {permitted.cancel && <Cancel conversation={conversation} />}
      {permitted.publish && (
        <Button
          variant="primary"
          leadingVisual={GitPullRequestIcon}
          loading={publish.isPending}
          onClick={() => publish.mutate(undefined)}
        >
          Publish
        </Button>
      )}
      <MoreActions conversation={conversation} permitted={permitted} />
    </div>
  );
}

function Cancel({ conversation: { id, branch } }: ActionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useChange(id, () => api.conversations.cancel({ id }), "The work is cancelled.");
  return (
    <>
      <Button variant="danger" leadingVisual={StopIcon} loading={cancel.isPending} onClick={() => setIsAsking(true)}>
        Cancel work
      </Button>
      {isAsking && (
        <ConfirmationDialog
          title="Cancel this work?"
          confirmButtonContent="Cancel work"
          cancelButtonContent="Keep working"
          confirmButtonType="danger"
          onClose={(gesture) => {
            setIsAsking(false);
            if (gesture === "confirm") cancel.mutate(undefined);
          }}
        >
          {branch
            ? "The running turn ends. The draft stays as it was before."
            : "The running turn ends, and this conversation takes no more work."}
        </ConfirmationDialog>
      )}
    </>
  );
}

function MoreActions({ conversation: { id, publicationId }, permitted }: ActionProps & { permitted: Permitted }) {
  const may = useMay();
  const mayRead = Boolean(publicationId) && may("publication:get", publicationId ?? "");
  const publication = useQuery({ ...publicationQuery(publicationId ?? ""), enabled: permitted.notify && mayRead });
  const notify = useChange(id, () => api.conversations.notify({ id }), "The channel is notified.");
  const annotate = useChange(id, () => api.conversations.annotate({ id }), "The reasons appear under Turns soon.");
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
            <ActionList.Item onSelect={() => annotate.mutate(undefined)}>
              <ActionList.LeadingVisual>
                <CommentIcon />
              </ActionList.LeadingVisual>
              Explain changes
              <span className={styles.hint}>Lists the commits behind each file.</span>
            </ActionList.Item>
          )}
          {permitted.notify && hasNotifier && (
            <ActionList.Item onSelect={() => notify.mutate(undefined)}>
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
