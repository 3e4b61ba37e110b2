import { useEffect, useState } from "react";

/** Texts that are typed and not sent: kept in this tab through a reload, an outage and the end of a session. */
const PREFIX = "release-docs.typed.";
const AUTHOR = "release-docs.author";

/** Empty where nothing is kept under the name. */
export function readTyped(name: string): string {
  return sessionStorage.getItem(PREFIX + name) ?? "";
}

/** An empty text is not kept. */
export function keepTyped(name: string, text: string): void {
  if (text === "") sessionStorage.removeItem(PREFIX + name);
  else sessionStorage.setItem(PREFIX + name, text);
}

/** As `useState`; what differs from `initial` is kept in this tab. */
export function useTyped(name: string, initial = ""): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => readTyped(name) || initial);
  const change = (next: string) => {
    setText(next);
    keepTyped(name, next === initial ? "" : next);
  };
  return [text, change];
}

const TYPING_PAUSE = 400;

/** The last text that did not change for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export function forgetTyped(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
}

/** Forgets what another user typed in this tab. */
export function claimTyped(userId: string): void {
  if (sessionStorage.getItem(AUTHOR) !== userId) forgetTyped();
  sessionStorage.setItem(AUTHOR, userId);
}
