import { Button, Checkbox, Dialog, FormControl, Radio, RadioGroup } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { MAX_PROSE_LENGTH } from "../../../contract/limits.ts";
import type { Comment } from "../../../contract/resources/comments.ts";
import { ProseControl } from "../../forms/controls.tsx";
import { toggle } from "../../forms/lists.ts";
import { api } from "../../shell/api/api.ts";
import { useSession } from "../../shell/api/session.ts";
import look from "../../shell/look.module.css";
import { useTyped } from "../../shell/typed-text.ts";
import { describeAnchor, selectUnsent, summarizeMessage } from "../comments.ts";
import { useConversation, useConversationChange, usePermitted } from "../conversation.ts";
import { commentsQuery } from "../queries.ts";
import styles from "./files.module.css";

/** Undefined until they are read, which says where the review is. */
function useUnsent(): readonly Comment[] | undefined {
  const { data } = useQuery(commentsQuery(useConversation().id));
  return data && selectUnsent(data.comments).filter(({ anchor, resolvedAt }) => Boolean(anchor) && !resolvedAt);
}

/** Opens the review of the draft: at the end of the page while comments are not sent, else among the tools. */
export function Review({ place }: { place: "tools" | "end" }) {
  const [isOpen, setIsOpen] = useState(false);
  const unsent = useUnsent();
  const { user } = useSession();
  const { review: mayReview } = usePermitted();
  const isAtEnd = unsent !== undefined && unsent.length > 0;
  if (!mayReview || unsent === undefined || isAtEnd !== (place === "end")) return null;
  const own = unsent.filter(({ authorId }) => authorId === user.id).length;
  const review = (
    <>
      <Button variant={isAtEnd ? "primary" : "default"} onClick={() => setIsOpen(true)}>
        Review changes
      </Button>
      {isOpen && <ReviewDialog unsent={unsent} onClose={() => setIsOpen(false)} />}
    </>
  );
  if (!isAtEnd) return review;
  return (
    <section className={`${look.line} ${look.frame} ${styles.bar}`} aria-label="Review">
      <span>
        {own === 1
          ? "1 comment is not sent"
          : own > 1
            ? `${own} comments are not sent`
            : `Open comments: ${unsent.length}`}
      </span>
      {review}
    </section>
  );
}

type Verdict = "approved" | "changesRequested";
type ReviewDialogProps = { unsent: readonly Comment[]; onClose: () => void };

/** The caller's own comments are chosen at first. */
function ReviewDialog({ unsent, onClose }: ReviewDialogProps) {
  const { id } = useConversation();
  const { user } = useSession();
  const permitted = usePermitted();
  const own = unsent.filter(({ authorId }) => authorId === user.id);
  const [chosen, setChosen] = useState(() => (own.length > 0 ? own : unsent).map((comment) => comment.id));
  const [verdict, setVerdict] = useState<Verdict>(unsent.length > 0 ? "changesRequested" : "approved");
  const [message, setMessage] = useTyped(`review.${id}`);
  const itemCommentIds = unsent.map((one) => one.id).filter((one) => chosen.includes(one));
  const isWork = verdict === "changesRequested" && permitted.requestWork && itemCommentIds.length > 0;
  const said = message.trim() === "" ? {} : { message };
  const send = useConversationChange(
    async () => {
      await api.conversations.review({ id, verdict, ...said });
      if (isWork) await api.comments.sendBatch({ id, itemCommentIds, ...said });
    },
    verdict === "approved" ? "The draft is approved." : "The changes are requested.",
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
  const content = verdict === "approved" ? "Approve" : "Request changes";
  return (
    <Dialog
      title="Review changes"
      onClose={onClose}
      footerButtons={[
        { content: "Cancel", onClick: close },
        { content, buttonType: "primary", loading: send.isPending, onClick },
      ]}
    >
      <RadioGroup name="verdict" onChange={(value) => setVerdict(value === "approved" ? value : "changesRequested")}>
        <RadioGroup.Label visuallyHidden>Verdict</RadioGroup.Label>
        <Choice value="approved" label="Approve" verdict={verdict}>
          The draft is good as it is. Nothing is published by this.
        </Choice>
        <Choice value="changesRequested" label="Request changes" verdict={verdict}>
          {permitted.requestWork
            ? "The service works on the chosen comments together, and revises the draft."
            : "Others see that something has to change."}
        </Choice>
      </RadioGroup>
      {verdict === "changesRequested" &&
        permitted.requestWork &&
        unsent.map((comment) => (
          <FormControl key={comment.id} className={styles.choice}>
            <Checkbox
              checked={chosen.includes(comment.id)}
              onChange={({ target }) => setChosen(toggle(chosen, comment.id, target.checked))}
            />
            <FormControl.Label>{describeAnchor(comment)}</FormControl.Label>
            <FormControl.Caption>{summarizeMessage(comment.message)}</FormControl.Caption>
          </FormControl>
        ))}
      <ProseControl
        {...{ path: "message", label: "Message (optional)", rows: 3, maxLength: MAX_PROSE_LENGTH }}
        value={message}
        onChange={(text = "") => setMessage(text)}
      />
    </Dialog>
  );
}

type ChoiceProps = { value: Verdict; label: string; verdict: Verdict; children: string };

function Choice({ value, label, verdict, children }: ChoiceProps) {
  return (
    <FormControl>
      <Radio value={value} checked={value === verdict} />
      <FormControl.Label>{label}</FormControl.Label>
      <FormControl.Caption>{children}</FormControl.Caption>
    </FormControl>
  );
}
