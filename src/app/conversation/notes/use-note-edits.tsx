import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";
import type { NoteEdit } from "../../../contract/resources/note-edits.ts";
import { useChange } from "../../forms/use-change.ts";
import { api } from "../../shell/api/api.ts";
import { showFailure } from "../../shell/toasts.tsx";
import { useTyped } from "../../shell/typed-text.ts";
import { useConversation, useConversationChange, usePermitted } from "../conversation.ts";

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
  const { id, status } = useConversation();
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
  useEffect(() => {
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
        retry: () => {
          keep([...variables, ...pending]);
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
  return (
    <Editing value={{ edits, edit: (...more) => keep([...pending, ...more]), failed, ...publishing }}>
      {children}
    </Editing>
  );
}

function usePublishing(isSaved: boolean, hasFailed: boolean): Pick<NoteEditing, "publish" | "isPublishing"> {
  const { id, status } = useConversation();
  const permitted = usePermitted();
  const [isWanted, setIsWanted] = useState(false);
  const { mutate, isPending } = useConversationChange(
    () => api.conversations.update({ id, staged: false }),
    "The draft is published.",
  );
  useEffect(() => {
    if (!isWanted || (!isSaved && !hasFailed)) return;
    setIsWanted(false);
    if (hasFailed || status === "needsAttention" || !permitted.publish) {
      showFailure(new Error("The last edits are not in the draft, so it is not published yet."));
    } else mutate();
  }, [isWanted, isSaved, hasFailed, status, permitted, mutate]);
  return { publish: useCallback(() => setIsWanted(true), []), isPublishing: isWanted || isPending };
}
