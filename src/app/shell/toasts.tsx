import { CheckCircleFillIcon, StopIcon, XIcon } from "@primer/octicons-react";
import { IconButton } from "@primer/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isSignedOut } from "./api/api.ts";
import styles from "./toasts.module.css";

type Toast = { id: number; kind: "done" | "failed"; text: string };

const SHOWN_MS = 6_000;

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Says what was done, for a few seconds, in place of what was done before. */
export function showDone(text: string): void {
  count += 1;
  change([...toasts.filter(({ kind }) => kind !== "done"), { id: count, kind: "done", text }]);
}

/** Says what failed, until it is dismissed. The sign-in page says that a session has ended. */
export function showFailure(error: Error): void {
  if (isSignedOut(error)) return;
  count += 1;
  change([...toasts, { id: count, kind: "failed", text: error.message }]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <section aria-label="Notices" aria-live="polite" className={styles.toasts}>
      {shown.map((toast) => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** Stays while the pointer or the keyboard is at it. */
function ToastBox({ toast: { id, kind, text } }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (kind === "failed" || isHeld) return;
    const timer = setTimeout(() => dismiss(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, kind, isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only its button does something
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {kind === "done" ? (
        <CheckCircleFillIcon fill="var(--fgColor-success)" />
      ) : (
        <StopIcon fill="var(--fgColor-danger)" />
      )}
      <span className={styles.text}>{text}</span>
      <IconButton icon={XIcon} variant="invisible" size="small" aria-label="Dismiss" onClick={() => dismiss(id)} />
    </div>
  );
}
