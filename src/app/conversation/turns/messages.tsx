import { CommentDiscussionIcon } from "@primer/octicons-react";
import { ActionList, ActionMenu, Banner, Stack } from "@primer/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { COMMENT_COMMANDS } from "../../../contract/kinds.ts";
import type { Comment } from "../../../contract/resources/comments.ts";
import { useMay } from "../../shell/api/session.ts";
import { AppLink, EmptyState } from "../../shell/controls/controls.tsx";
import { Loaded } from "../../shell/controls/section.tsx";
import look from "../../shell/look.module.css";
import { keepTyped, readTyped, useSettled } from "../../shell/typed-text.ts";
import { buildThreads } from "../comments.ts";
import { useConversation, useNewComment, usePermitted } from "../conversation.ts";
import { commentsQuery, previewQuery } from "../queries.ts";
import { findAttention } from "../recorded.ts";
import { Message, TextForm } from "./message.tsx";
import styles from "./messages.module.css";

/** What people and the service said to each other, and a place to say more. */
export function Messages() {
  const permitted = usePermitted();
  const question = useQuestion();
  return (
    <Stack gap="spacious" className={styles.messages}>
      <Loaded query={commentsQuery(useConversation().id)} rows={3}>
        {(read) => <Thread {...read} />}
      </Loaded>
      {question !== undefined && <Banner variant="warning" title="The service has a question" description={question} />}
      {permitted.comment && <Composer isAnswer={question !== undefined} mayRequestWork={permitted.requestWork} />}
      {permitted.comment && !permitted.requestWork && (
        <p className={look.muted}>You cannot request changes here. You can still discuss the draft.</p>
      )}
    </Stack>
  );
}

/** What the last turn asked; undefined once it is answered. */
function useQuestion(): string | undefined {
  const last = findAttention(useConversation());
  return last?.kind === "question" ? (last.message ?? undefined) : undefined;
}

function Thread({ comments, hasMore }: { comments: readonly Comment[]; hasMore: boolean }) {
  const mayRequestWork = usePermitted().requestWork;
  if (comments.length === 0) {
    return (
      <EmptyState icon={CommentDiscussionIcon} title="No messages yet">
        {mayRequestWork ? "Say what should change in the draft." : "Comment on the draft for the others."}
      </EmptyState>
    );
  }
  return (
    <>
      {hasMore && <p className={look.muted}>Only the newest messages are shown.</p>}
      <Stack as="ol" gap="normal" aria-label="Messages">
        {buildThreads(comments).map(({ comment, items, replies }) => (
          <li key={comment.id} className={look.frame}>
            <Message comment={comment} />
            {items.map((item) => (
              <Message key={item.id} comment={item} isNested />
            ))}
            {replies.map((reply) => (
              <Message key={reply.id} comment={reply} />
            ))}
          </li>
        ))}
      </Stack>
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
        mayRequestWork ? "Say what should change, or discuss the draft. Markdown works." : "Comment for the others."
      }
      submits={mayRequestWork ? [comment, request] : [comment]}
    >
      {mayRequestWork ? (text, change) => <Following text={text} change={change} /> : undefined}
    </TextForm>
  );
}

/** Commands to insert, and what nothing would follow of the text. */
function Following({ text, change }: { text: string; change: (text: string) => void }) {
  const { id } = useConversation();
  const maySet = useMay()("connection:update");
  const { data } = useQuery({ ...previewQuery(id, useSettled(text)), placeholderData: keepPreviousData });
  return (
    <Stack direction="horizontal" wrap="wrap" gap="condensed" align="center" className={styles.following}>
      <ActionMenu>
        <ActionMenu.Button size="small">Commands</ActionMenu.Button>
        <ActionMenu.Overlay width="large">
          <ActionList>
            {COMMENT_COMMANDS.map(({ form, help }) => (
              <ActionList.Item
                key={form}
                onSelect={() => change(text.trim() === "" ? form : `${text.trimEnd()}\n${form}`)}
              >
                <code>{form}</code>
                <ActionList.Description variant="block">{help}</ActionList.Description>
              </ActionList.Item>
            ))}
          </ActionList>
        </ActionMenu.Overlay>
      </ActionMenu>
      {data?.usesModel === false && (
        <>
          <span className={look.muted}>Commands and sentences work; no language model is set.</span>
          {maySet && <AppLink to="/settings/model">Set a model</AppLink>}
        </>
      )}
      <span role="status" className={styles.unfollowed}>
        {data &&
          data.notFollowed.length > 0 &&
          `${data.notFollowed.map((one) => `“${one}”`).join(", ")} would change nothing`}
      </span>
    </Stack>
  );
}
