import { Button, Checkbox, Dialog, FormControl } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { MAX_PROSE_LENGTH } from "../../../contract/limits.ts";
import type { Comment } from "../../../contract/resources/comments.ts";
import { ProseField } from "../../forms/fields.tsx";
import { toggle } from "../../forms/lists.ts";
import { api } from "../../shell/api/api.ts";
import { useSession } from "../../shell/api/session.ts";
import { useTyped } from "../../shell/typed-text.ts";
import { describeAnchor, selectUnsent, summarizeMessage } from "../comments.ts";
import { useConversation, useConversationChange, usePermitted } from "../conversation.ts";
import { commentsQuery } from "../queries.ts";
import styles from "./files.module.css";

/** Comments on lines without requested work. */
export function ReviewBar() {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(commentsQuery(useConversation().id));
  const permitted = usePermitted();
  const unsent = selectUnsent(data?.comments ?? []).filter(({ anchor }) => Boolean(anchor));
  if (!permitted.requestWork || unsent.length === 0) return null;
  return (
    <section className={styles.bar} data-bar="bottom" aria-label="Review">
      <span>{unsent.length === 1 ? "1 comment is not sent" : `${unsent.length} comments are not sent`}</span>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        Review changes
      </Button>
      {isOpen && <ReviewDialog unsent={unsent} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

type ReviewDialogProps = { unsent: readonly Comment[]; onClose: () => void };

/** The caller's own comments are chosen at first. */
function ReviewDialog({ unsent, onClose }: ReviewDialogProps) {
  const { id } = useConversation();
  const { user } = useSession();
  const own = unsent.filter(({ authorId }) => authorId === user.id);
  const [chosen, setChosen] = useState(() => (own.length > 0 ? own : unsent).map((comment) => comment.id));
  const [message, setMessage] = useTyped(`review.${id}`);
  const itemCommentIds = unsent.map((one) => one.id).filter((one) => chosen.includes(one));
  const send = useConversationChange(
    () => api.comments.sendBatch({ id, itemCommentIds, ...(message.trim() !== "" && { message }) }),
    "The changes are requested.",
  );
  const close = () => {
    setMessage("");
    onClose();
  };
  const isSent = useRef(false);
  const onClick = () => {
    if (isSent.current) return;
    isSent.current = true;
    const onError = () => {
      isSent.current = false;
    };
    send.mutate(undefined, { onSuccess: close, onError });
  };
  return (
    <Dialog
      title="Request changes"
      onClose={onClose}
      footerButtons={[
        { content: "Cancel", onClick: close },
        {
          content: "Request changes",
          buttonType: "primary",
          disabled: itemCommentIds.length === 0,
          loading: send.isPending,
          onClick,
        },
      ]}
    >
      <p className={styles.muted}>The service works on these comments together, and revises the draft.</p>
      {unsent.map((comment) => (
        <FormControl key={comment.id} className={styles.choice}>
          <Checkbox
            checked={chosen.includes(comment.id)}
            onChange={({ target }) => setChosen(toggle(chosen, comment.id, target.checked))}
          />
          <FormControl.Label>{describeAnchor(comment)}</FormControl.Label>
          <FormControl.Caption>{summarizeMessage(comment.message)}</FormControl.Caption>
        </FormControl>
      ))}
      <ProseField
        {...{ path: "message", label: "Message (optional)", rows: 3, maxLength: MAX_PROSE_LENGTH }}
        value={message}
        onChange={setMessage}
      />
    </Dialog>
  );
}
