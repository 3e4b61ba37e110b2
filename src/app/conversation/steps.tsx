import { CheckCircleIcon, CircleIcon } from "@primer/octicons-react";
import { Spinner } from "@primer/react";
import { useEffect, useState } from "react";
import type { Step } from "../../contract/resources/conversations.ts";
import { useConversation } from "./conversation.ts";
import { describeUsage } from "./recorded.ts";
import styles from "./steps.module.css";

/** What runs now, what was done before and what follows; nothing once the work has ended. */
export function RunningSteps() {
  const { status, entries } = useConversation();
  if (status !== "running") return null;
  const { message, details } = entries?.findLast(({ kind }) => kind === "progress" || kind === "waiting") ?? {};
  return (
    <section className={styles.panel} aria-label="Progress">
      <p role="status">
        {message ?? "Waiting for its start"} <small>{describeUsage(details?.usage)}</small>
      </p>
      {Array.isArray(details?.steps) && <Steps steps={details.steps} />}
    </section>
  );
}

/** Steps in their order, each with its seconds. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const now = useNow(steps.some(({ since }) => since !== undefined));
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map(({ name, label, milliseconds, since }) => {
        const running = since === undefined ? 0 : Math.max(0, now - Date.parse(since));
        const seconds = ((milliseconds ?? 0) + running) / 1_000;
        const mark = milliseconds === undefined ? <CircleIcon /> : <CheckCircleIcon className={styles.done} />;
        return (
          <li key={name} data-running={since !== undefined}>
            {since === undefined ? mark : <Spinner size="small" srText={null} />}
            {label} {milliseconds !== undefined && <small>{seconds.toFixed(seconds < 10 ? 1 : 0)} s</small>}
          </li>
        );
      })}
    </ol>
  );
}

/** Milliseconds since 1970, renewed each second while something runs. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = isRunning ? setInterval(() => setNow(Date.now()), 1_000) : undefined;
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
