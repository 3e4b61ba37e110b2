import { CommentIcon, DependabotIcon, KebabHorizontalIcon, MarkGithubIcon, PersonIcon } from "@primer/octicons-react";
import { ActionList, ActionMenu, ConfirmationDialog, IconButton, Label } from "@primer/react";
import { useState } from "react";
import type { Comment } from "../../contract/comments.ts";
import { api } from "../shell/api.ts";
import { RelativeTime } from "../shell/controls.tsx";
import { useMay, useSession } from "../shell/session.ts";
import { useConversationChange } from "./changes.ts";
import { useNames } from "./facts.tsx";
import { MarkdownText } from "./markdown.tsx";
import styles from "./messages.module.css";
import { TextForm } from "./text-form.tsx";
import { describeAnchor } from "./threads.ts";

const SOURCES: Readonly<Record<string, string>> = { github: "GitHub", bitbucket: "Bitbucket", service: "release-docs" };

/** One comment, with where it is and what its author can still do with it. */
export function Message({ comment, isNested = false }: { comment: Comment; isNested?: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  const { authorId, source, createdAt, workRequested, batchedIntoIds } = comment;
  const anchor = describeAnchor(comment);
  const [author = SOURCES[source ?? ""] ?? "Someone"] = useNames(authorId ? [authorId] : []);
  const edit = useConversationChange(
    (message: string) => api.comments.update({ id: comment.id, message }),
    "The message is changed.",
  );
  return (
    <article className={styles.message} data-nested={isNested} data-id={comment.id}>
      <header className={styles.header}>
        <SourceIcon source={source} />
        <strong>{author}</strong>
        {createdAt && <RelativeTime time={createdAt} />}
        {workRequested && <Label variant="accent">Changes requested</Label>}
        {!workRequested && source !== "service" && batchedIntoIds.length === 0 && <Label>Discussion</Label>}
        {anchor !== undefined && <code className={styles.anchor}>{anchor}</code>}
        {!isEditing && <OwnMenu comment={comment} onEdit={() => setIsEditing(true)} />}
      </header>
      {isEditing ? (
        <TextForm
          label="Message"
          initial={comment.message}
          submits={[{ label: "Save", isPrimary: true, onSubmit: (text) => edit.mutateAsync(text) }]}
          onClose={() => setIsEditing(false)}
        />
      ) : (
        <MarkdownText text={comment.message} />
      )}
    </article>
  );
}

function SourceIcon({ source }: { source: string | null | undefined }) {
  if (source === "service") return <DependabotIcon />;
  if (source === "github") return <MarkGithubIcon />;
  return source === "api" ? <PersonIcon /> : <CommentIcon />;
}

/** Only the author may change a comment, until it requests work. */
function OwnMenu({ comment, onEdit }: { comment: Comment; onEdit: () => void }) {
  const { user } = useSession();
  const may = useMay();
  const { id, authorId, workRequested, batchedIntoIds } = comment;
  const [isAsking, setIsAsking] = useState(false);
  const remove = useConversationChange(() => api.comments.delete({ id }), "The message is deleted.");
  if (authorId !== user.id || workRequested || batchedIntoIds.length > 0 || !may("comment:update", id)) return null;
  const close = (gesture: string) => {
    setIsAsking(false);
    if (gesture === "confirm") remove.mutate();
  };
  return (
    <>
      <ActionMenu>
        <ActionMenu.Anchor>
          <IconButton
            icon={KebabHorizontalIcon}
            aria-label="Message actions"
            variant="invisible"
            size="small"
            className={styles.menu}
          />
        </ActionMenu.Anchor>
        <ActionMenu.Overlay>
          <ActionList>
            <ActionList.Item onSelect={onEdit}>Edit</ActionList.Item>
            {may("comment:delete", id) && (
              <ActionList.Item variant="danger" onSelect={() => setIsAsking(true)}>
                Delete
              </ActionList.Item>
            )}
          </ActionList>
        </ActionMenu.Overlay>
      </ActionMenu>
      {isAsking && (
        <ConfirmationDialog
          title="Delete this message?"
          confirmButtonContent="Delete"
          confirmButtonType="danger"
          onClose={close}
        >
          It cannot be restored.
        </ConfirmationDialog>
      )}
    </>
  );
}
