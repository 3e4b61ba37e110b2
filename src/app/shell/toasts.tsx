import { CheckCircleFillIcon, StopIcon, XIcon } from "@primer/octicons-react";
import { IconButton } from "@primer/react";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { isSignedOut, isUnreachable } from "./api/api.ts";
import styles from "./toasts.module.css";

type Toast = { id: number; kind: "done" | "failed"; text: string; action?: ReactNode };

const SHOWN_MS = 6_000;

let shown: Toast | undefined;
let count = 0;
let hasOutage = false;
const listeners = new Set<() => void>();

function change(next: Toast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function dismissToast(): void {
  change(undefined);
}

/** Says what was done, for a few seconds, in place of what was said before. */
export function showDone(text: string, action?: ReactNode): void {
  count += 1;
  change({ id: count, kind: "done", text, action });
}

/** Says what failed, until it is dismissed or the page is left. The sign-in page says that a session has ended. */
export function showFailure(error: Error): void {
  if (isSignedOut(error) || (hasOutage && isUnreachable(error))) return;
  count += 1;
  change({ id: count, kind: "failed", text: error.message });
}

/** The layout says that the service does not respond. */
export function noteOutage(isOut: boolean): void {
  hasOutage = isOut;
  if (shown?.kind === "failed") dismissToast();
}

/** On another page what failed on the one before cannot be repaired, nor undone what was done there. */
export function leaveToast(): void {
  if (shown?.kind === "failed" || shown?.action !== undefined) dismissToast();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Toasts() {
  const toast = useSyncExternalStore(subscribe, () => shown);
  return (
    <section aria-label="Notices" aria-live="polite" className={styles.toasts}>
      {toast && <ToastBox key={toast.id} toast={toast} />}
    </section>
  );
}

/** Stays while the pointer or the keyboard is at it. */
function ToastBox({ toast: { kind, text, action } }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (kind === "failed" || isHeld) return;
    const timer = setTimeout(dismissToast, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [kind, isHeld]);
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
      {action}
      <IconButton icon={XIcon} variant="invisible" size="small" aria-label="Dismiss" onClick={dismissToast} />
    </div>
  );
}
