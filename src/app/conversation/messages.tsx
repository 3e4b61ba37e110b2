import { CommentDiscussionIcon } from "@primer/octicons-react";
import { Banner } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import type { Conversation } from "../../contract/conversations.ts";
import { EmptyState, Unread } from "../shell/controls.tsx";
import { keepTyped, readTyped } from "../shell/typed-text.ts";
import { usePermitted } from "./actions.tsx";
import { useNewComment } from "./changes.ts";
import { useConversation } from "./conversation.ts";
import { findAttention } from "./drafted-files.ts";
import { useNames } from "./facts.tsx";
import { Message } from "./message.tsx";
import styles from "./messages.module.css";
import { commentsQuery } from "./queries.ts";
import { TextForm } from "./text-form.tsx";
import { buildThreads } from "./threads.ts";

/** What people and the service said to each other, and a place to say more. */
export function Messages() {
  const conversation = useConversation();
  const permitted = usePermitted(conversation);
  const question = findQuestion(conversation);
  return (
    <div className={styles.messages}>
      <Thread conversation={conversation} />
      {question !== undefined && <Banner variant="warning" title="The service has a question" description={question} />}
      {permitted.comment && (
        <Composer
          conversationId={conversation.id}
          label={question === undefined ? "Message" : "Your answer"}
          mayRequestWork={permitted.requestWork}
          requestLabel={question === undefined ? "Request changes" : "Answer"}
        />
      )}
      {permitted.comment && !permitted.requestWork && (
        <p className={styles.muted}>This conversation takes no more work. You can still discuss it.</p>
      )}
    </div>
  );
}

/** What the last turn asked; undefined once it is answered. */
function findQuestion(conversation: Conversation): string | undefined {
  const last = findAttention(conversation);
  return last?.kind === "question" ? (last.message ?? undefined) : undefined;
}

function Thread({ conversation: { id } }: { conversation: Conversation }) {
  const query = useQuery(commentsQuery(id));
  const { data } = query;
  const nameOf = useNames(data?.comments.map(({ authorId }) => authorId) ?? []);
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
            <Message comment={comment} nameOf={nameOf} />
            {items.map((item) => (
              <Message key={item.id} comment={item} nameOf={nameOf} isNested />
            ))}
            {replies.map((reply) => (
              <Message key={reply.id} comment={reply} nameOf={nameOf} />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

type ComposerProps = { conversationId: string; label: string; mayRequestWork: boolean; requestLabel: string };

/** A message about the whole draft. */
function Composer({ conversationId, label, mayRequestWork, requestLabel }: ComposerProps) {
  const { mutateAsync } = useNewComment(conversationId);
  const kept = `comment.${conversationId}`;
  const submit = (workRequested: boolean) => (body: string) => mutateAsync({ body, workRequested });
  const comment = { label: "Comment", isPrimary: !mayRequestWork, onSubmit: submit(false) };
  const request = { label: requestLabel, isPrimary: true, onSubmit: submit(true) };
  return (
    <TextForm
      label={label}
      initial={readTyped(kept)}
      onText={(text) => keepTyped(kept, text)}
      placeholder={
        mayRequestWork ? "Say what should change, or discuss the draft. Markdown works." : "Discuss the draft."
      }
      submits={mayRequestWork ? [comment, request] : [comment]}
    />
  );
}
