import { Button, FormControl, Textarea } from "@primer/react";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import styles from "./messages.module.css";

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
    <div className={styles.form}>
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
      <div className={styles.buttons}>
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
      </div>
    </div>
  );
}

function useFocusWhenOpened(field: RefObject<HTMLTextAreaElement | null>, isOpened: boolean): void {
  useEffect(() => {
    const { current } = field;
    if (!isOpened || current === null) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [field, isOpened]);
}
