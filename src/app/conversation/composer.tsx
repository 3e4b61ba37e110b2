import { keepTyped, readTyped } from "../shell/typed-text.ts";
import { useNewComment } from "./changes.ts";
import { TextForm } from "./text-form.tsx";

type ComposerProps = { conversationId: string; label: string; mayRequestWork: boolean; requestLabel: string };

/** A message about the whole draft. */
export function Composer({ conversationId, label, mayRequestWork, requestLabel }: ComposerProps) {
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
