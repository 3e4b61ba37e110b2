import { CommentDiscussionIcon } from "@primer/octicons-react";
import { Banner } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { EmptyState, Unread } from "../shell/controls.tsx";
import { keepTyped, readTyped } from "../shell/typed-text.ts";
import { useNewComment } from "./changes.ts";
import { useConversation, usePermitted } from "./conversation.ts";
import { findAttention } from "./drafted-files.ts";
import { Message } from "./message.tsx";
import styles from "./messages.module.css";
import { commentsQuery } from "./queries.ts";
import { TextForm } from "./text-form.tsx";
import { buildThreads } from "./threads.ts";

/** What people and the service said to each other, and a place to say more. */
export function Messages() {
  const permitted = usePermitted();
  const question = useQuestion();
  return (
    <div className={styles.messages}>
      <Thread />
      {question !== undefined && <Banner variant="warning" title="The service has a question" description={question} />}
      {permitted.comment && <Composer isAnswer={question !== undefined} mayRequestWork={permitted.requestWork} />}
      {permitted.comment && !permitted.requestWork && (
        <p className={styles.muted}>This conversation takes no more work. You can still discuss it.</p>
      )}
    </div>
  );
}

/** What the last turn asked; undefined once it is answered. */
function useQuestion(): string | undefined {
  const last = findAttention(useConversation());
  return last?.kind === "question" ? (last.message ?? undefined) : undefined;
}

function Thread() {
  const query = useQuery(commentsQuery(useConversation().id));
  const { data } = query;
  if (data === undefined) return <Unread query={query} rows={3} />;
  if (data.comments.length === 0) {
    return (
      <EmptyState icon={CommentDiscussionIcon} title="No messages yet">
        Say what should change in the draft, in your own words.
      </EmptyState>
    );
  }
  return (
    <>
      {data.hasMore && <p className={styles.muted}>Only the newest messages are shown.</p>}
      <ol className={styles.threads} aria-label="Messages">
        {buildThreads(data.comments).map(({ comment, items, replies }) => (
          <li key={comment.id} className={styles.thread}>
            <Message comment={comment} />
            {items.map((item) => (
              <Message key={item.id} comment={item} isNested />
            ))}
            {replies.map((reply) => (
              <Message key={reply.id} comment={reply} />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A message about the whole draft. */
function Composer({ isAnswer, mayRequestWork }: { isAnswer: boolean; mayRequestWork: boolean }) {
  const { mutateAsync } = useNewComment();
  const kept = `comment.${useConversation().id}`;
  const submit = (workRequested: boolean) => (body: string) => mutateAsync({ body, workRequested });
  const comment = { label: "Comment", isPrimary: !mayRequestWork, onSubmit: submit(false) };
  const request = { label: isAnswer ? "Answer" : "Request changes", isPrimary: true, onSubmit: submit(true) };
  return (
    <TextForm
      label={isAnswer ? "Your answer" : "Message"}
      initial={readTyped(kept)}
      onText={(text) => keepTyped(kept, text)}
      placeholder={
        mayRequestWork ? "Say what should change, or discuss the draft. Markdown works." : "Discuss the draft."
      }
      submits={mayRequestWork ? [comment, request] : [comment]}
    />
  );
}
