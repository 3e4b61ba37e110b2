import { CheckCircleIcon, CircleIcon } from "@primer/octicons-react";
import { Spinner } from "@primer/react";
import { useEffect, useState } from "react";
import type { Step } from "../../contract/resources/conversations.ts";
import { useConversation } from "./conversation.ts";
import { parseProgress } from "./recorded.ts";
import styles from "./steps.module.css";

/** What runs now, what was done before and what follows; nothing once the work has ended. */
export function RunningSteps() {
  const conversation = useConversation();
  if (conversation.status !== "running") return null;
  const { message, steps, used } = parseProgress(conversation);
  return (
    <section className={styles.panel} aria-label="Progress">
      <p className={styles.now} role="status">
        {message}
      </p>
      <Steps steps={steps} />
      {used !== undefined && <p className={styles.used}>{used}</p>}
    </section>
  );
}

/** Steps in their order, each with its seconds. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const now = useNow(steps.some(({ since }) => since !== undefined));
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map(({ name, label, seconds, since }) => {
        const spent = (seconds ?? 0) + (since === undefined ? 0 : Math.max(0, now - Date.parse(since)) / 1000);
        const state = since !== undefined ? "running" : seconds === undefined ? "next" : "done";
        return (
          <li key={name} data-state={state}>
            {state === "running" && <Spinner size="small" srText={null} />}
            {state === "done" && <CheckCircleIcon className={styles.done} />}
            {state === "next" && <CircleIcon />}
            {label}
            {state !== "next" && (
              <span className={styles.seconds}>{spent < 10 ? spent.toFixed(1) : Math.round(spent)} s</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Milliseconds since 1970, each second anew while it is watched. */
function useNow(isWatched: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWatched) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isWatched]);
  return now;
}
