import { CommentIcon, DependabotIcon, MarkGithubIcon, PersonIcon } from "@primer/octicons-react";
import { ActionList, Button, ConfirmationDialog, FormControl, Label, Stack, Text, Textarea } from "@primer/react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { Comment } from "../../../contract/resources/comments.ts";
import { api } from "../../shell/api/api.ts";
import { useMay, useSession } from "../../shell/api/session.ts";
import { Folded, MoreMenu, RelativeTime } from "../../shell/controls/controls.tsx";
import look from "../../shell/look.module.css";
import { describeAnchor, describeEdits } from "../comments.ts";
import { useConversationChange, useNames } from "../conversation.ts";
import { MarkdownText } from "../markdown.tsx";
import { useFocusWhenOpened } from "../use-focus-when-opened.ts";
import styles from "./messages.module.css";

const SOURCES: Readonly<Record<string, string>> = { github: "GitHub", bitbucket: "Bitbucket", service: "release-docs" };

/** One comment, with where it is and what its author can still do with it. */
export function Message({ comment, isNested = false }: { comment: Comment; isNested?: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isShown = !comment.resolvedAt || isAsked;
  const { authorId, source, createdAt, workRequested, batchedIntoIds } = comment;
  const anchor = describeAnchor(comment);
  const edits = describeEdits(comment);
  // A command ends with its line.
  const text = <MarkdownText text={comment.message.replace(/\n(?=\/)/g, "  \n")} />;
  const [author = SOURCES[source ?? ""] ?? "Someone"] = useNames(authorId ? [authorId] : []);
  const edit = useConversationChange(
    (message: string) => api.comments.update({ id: comment.id, message }),
    "The message is changed.",
  );
  return (
    <article className={styles.message} data-nested={isNested} data-id={comment.id}>
      <header className={`${look.line} ${look.muted} ${styles.header}`}>
        <SourceIcon source={source} />
        <strong>{author}</strong>
        {createdAt && <RelativeTime time={createdAt} />}
        {workRequested && edits === undefined && <Label variant="accent">Changes requested</Label>}
        {!workRequested && source !== "service" && batchedIntoIds.length === 0 && <Label>Discussion</Label>}
        {anchor !== undefined && (
          <Text as="code" size="small">
            {anchor}
          </Text>
        )}
        {!isNested && source !== "service" && <Resolution comment={comment} isShown={isShown} onShow={setIsAsked} />}
        {!isEditing && <OwnMenu comment={comment} onEdit={() => setIsEditing(true)} />}
      </header>
      {!isShown ? null : isEditing ? (
        <TextForm
          label="Message"
          initial={comment.message}
          submits={[{ label: "Save", isPrimary: true, onSubmit: (text) => edit.mutateAsync(text) }]}
          onClose={() => setIsEditing(false)}
        />
      ) : (
        (edits === undefined && text) || <Folded title={edits}>{text}</Folded>
      )}
    </article>
  );
}

type ResolutionProps = { comment: Comment; isShown: boolean; onShow: (isShown: boolean) => void };

/** A resolved thread is folded. */
function Resolution({ comment: { id, resolvedAt }, isShown, onShow }: ResolutionProps) {
  const may = useMay();
  const resolve = useConversationChange(
    (resolved: boolean) => api.comments.resolve({ id, resolved }),
    (_, resolved) => (resolved ? "The thread is resolved." : "The thread is open again."),
  );
  const change = (resolved: boolean) => {
    onShow(false);
    resolve.mutate(resolved);
  };
  return (
    <>
      {resolvedAt && <Label variant="success">Resolved</Label>}
      {resolvedAt && (
        <Button size="small" variant="invisible" onClick={() => onShow(!isShown)}>
          {isShown ? "Fold" : "Show"}
        </Button>
      )}
      {may("comment:update", id) && (
        <Button size="small" variant="invisible" loading={resolve.isPending} onClick={() => change(!resolvedAt)}>
          {resolvedAt ? "Reopen" : "Resolve"}
        </Button>
      )}
    </>
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
      <MoreMenu label="Message actions" className={styles.menu}>
        <ActionList.Item onSelect={onEdit}>Edit</ActionList.Item>
        {may("comment:delete", id) && (
          <ActionList.Item variant="danger" onSelect={() => setIsAsking(true)}>
            Delete
          </ActionList.Item>
        )}
      </MoreMenu>
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

type Submit = { label: string; isPrimary?: boolean; onSubmit: (text: string) => Promise<unknown> };

type TextFormProps = {
  label: string;
  initial?: string;
  /** Called with what is typed; empty once it is sent or given up. */
  onText?: (text: string) => void;
  placeholder?: string;
  /** The first primary one is for Ctrl or ⌘ and Enter. */
  submits: readonly Submit[];
  /** Given for a form that opened in place; it takes the focus. */
  onClose?: () => void;
  /** Beside the buttons. */
  children?: (text: string, change: (text: string) => void) => ReactNode;
};

/** A text of several lines. What was typed stays if sending fails. */
export function TextForm({ label, initial = "", placeholder, submits, onText, onClose, children }: TextFormProps) {
  const [text, setState] = useState(initial);
  const setText = (next: string) => {
    setState(next);
    onText?.(next);
  };
  const [pending, setPending] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusWhenOpened(field, onClose !== undefined);
  const send = async ({ label: name, onSubmit }: Submit) => {
    if (text.trim() === "" || pending !== undefined) return;
    setPending(name);
    // The caller of the send shows a failure.
    const isSent = await onSubmit(text).then(
      () => true,
      () => false,
    );
    setPending(undefined);
    if (!isSent) return;
    setText("");
    field.current?.focus();
    onClose?.();
  };
  const cancel = () => {
    setText("");
    onClose?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const primary = submits.find(({ isPrimary }) => isPrimary);
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && primary !== undefined) void send(primary);
    if (event.key === "Escape" && text === initial) onClose?.();
  };
  return (
    <Stack gap="condensed">
      <FormControl>
        <FormControl.Label visuallyHidden>{label}</FormControl.Label>
        <Textarea
          ref={field}
          block
          resize="vertical"
          rows={4}
          placeholder={placeholder ?? label}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
      </FormControl>
      <Stack direction="horizontal" wrap="wrap" gap="condensed" justify="end">
        {children?.(text, setText)}
        {onClose !== undefined && <Button onClick={cancel}>Cancel</Button>}
        {submits.map((submit) => (
          <Button
            key={submit.label}
            variant={submit.isPrimary ? "primary" : "default"}
            disabled={text.trim() === ""}
            loading={pending === submit.label}
            onClick={() => void send(submit)}
          >
            {submit.label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
