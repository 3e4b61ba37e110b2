import { Button } from "@primer/react";
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import type { NoteEdit } from "../../../contract/resources/note-edits.ts";
import { useChange } from "../../forms/use-change.ts";
import { api } from "../../shell/api/api.ts";
import { SafeLink } from "../../shell/shown-text.tsx";
import { dismissToast, showDone, showFailure } from "../../shell/toasts.tsx";
import { useTyped } from "../../shell/typed-text.ts";
import { namePullRequest, parseWebAddress } from "../../shell/web-address.ts";
import { CONVERSATION_CHANGE, useConversation, usePermitted } from "../conversation.ts";
import { applyEdits, invertEdits, selectOutlines } from "./edits.ts";

type NoteEditing = {
  /** What the notes of the service do not have yet, in the order of the edits. */
  edits: readonly NoteEdit[];
  edit: (...edits: readonly NoteEdit[]) => void;
  /** Undefined unless they could not be sent. */
  failed: { retry: () => void; discard: () => void } | undefined;
  /** Publishes once all edits are in the draft. */
  publish: () => void;
  isPublishing: boolean;
};

const Editing = createContext<NoteEditing | undefined>(undefined);

export function useNoteEdits(): NoteEditing {
  const editing = use(Editing);
  if (editing === undefined) throw new Error("The notes are edited outside of a conversation.");
  return editing;
}

/** Sends edits as they are made: one request at a time, with what was edited since the turn before. */
export function NoteEditing({ children }: { children: ReactNode }) {
  const conversation = useConversation();
  const { id, status } = conversation;
  const isRunning = status === "running";
  // Kept through a reload, an outage and the end of a session.
  const [typed, setTyped] = useTyped(`edits.${id}`, "[]");
  const pending: readonly NoteEdit[] = JSON.parse(typed);
  const keep = (edits: readonly NoteEdit[]) => setTyped(JSON.stringify(edits));
  const send = useChange({
    call: (edits: readonly NoteEdit[]) => api.conversations.editNotes({ id, edits: [...edits] }),
    resources: ["comments", "conversations"],
    readsAfterFailure: true,
  });
  const { mutate, reset, isPending, isSuccess, isError, variables = [] } = send;
  const add = useRef<(more: readonly NoteEdit[]) => void>(undefined);
  useEffect(() => {
    add.current = (more) => keep([...pending, ...more]);
    // Their turn has ended: the notes have them now.
    if (isSuccess && !isRunning) reset();
    if (isRunning || isPending || isSuccess || isError || pending.length === 0) return;
    mutate(pending);
    setTyped("[]");
  });
  const inFlight = isPending || isSuccess || isError ? variables : [];
  const isSaved = inFlight.length === 0 && pending.length === 0 && !isRunning;
  const failed = isError
    ? {
        // What somebody else wrote meanwhile was said, and is replaced now.
        retry: () => {
          keep([...variables.map(({ formerText, ...edit }) => edit), ...pending]);
          reset();
        },
        discard: () => {
          keep([]);
          reset();
        },
      }
    : undefined;
  const publishing = usePublishing(isSaved, isError);
  const edits = [...inFlight, ...pending];
  const edit = (...more: readonly NoteEdit[]) => {
    keep([...pending, ...more]);
    const undo = invertEdits(applyEdits(selectOutlines(conversation), edits), more);
    if (undo === undefined) return;
    const onClick = () => {
      dismissToast();
      add.current?.(undo.inverse);
    };
    showDone(undo.said, <Button {...{ size: "small", onClick }}>Undo</Button>);
  };
  return <Editing value={{ edits, edit, failed, ...publishing }}>{children}</Editing>;
}

function usePublishing(isSaved: boolean, hasFailed: boolean): Pick<NoteEditing, "publish" | "isPublishing"> {
  const { id, status } = useConversation();
  const permitted = usePermitted();
  const [isWanted, setIsWanted] = useState(false);
  const { mutate, isPending } = useChange({
    call: () => api.conversations.update({ id, staged: false }),
    ...CONVERSATION_CHANGE,
    onDone: ({ outputUrl }) => {
      const address = parseWebAddress(outputUrl);
      const link = address && <SafeLink href={address}>Pull request {namePullRequest(address)}</SafeLink>;
      showDone(link ? "The pull request is open." : "The draft is published.", link);
    },
  });
  useEffect(() => {
    if (!isWanted || (!isSaved && !hasFailed)) return;
    setIsWanted(false);
    if (hasFailed || status === "needsAttention" || !permitted.publish) {
      showFailure(new Error("The last edits are not in the draft, so it is not published yet."));
    } else mutate();
  }, [isWanted, isSaved, hasFailed, status, permitted, mutate]);
  return { publish: useCallback(() => setIsWanted(true), []), isPublishing: isWanted || isPending };
}
