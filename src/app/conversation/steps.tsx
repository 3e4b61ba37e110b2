import { CheckCircleIcon, CircleIcon, StopIcon } from "@primer/octicons-react";
import { Spinner, Stack } from "@primer/react";
import type { Step } from "../../contract/resources/conversations.ts";
import { useNow } from "../shell/controls/controls.tsx";
import look from "../shell/look.module.css";
import { useConversation } from "./conversation.ts";
import { useNoteEdits } from "./notes/use-note-edits.tsx";
import { describeUsage } from "./recorded.ts";
import styles from "./steps.module.css";

/** What runs now, what was done before and what follows; nothing once the work has ended, and of what the notes say. */
export function RunningSteps() {
  const { status, entries } = useConversation();
  const isSaving = useNoteEdits().edits.length > 0;
  if (status !== "running" || isSaving) return null;
  const { message, details } = entries?.findLast(({ kind }) => kind === "progress" || kind === "waiting") ?? {};
  return (
    <Stack
      as="section"
      gap="condensed"
      padding="cozy"
      className={`${look.frame} ${styles.panel}`}
      aria-label="Progress"
    >
      <div role="status">
        {message ?? "Waiting for its start"} <small>{describeUsage(details?.usage)}</small>
      </div>
      {Array.isArray(details?.steps) && <Steps steps={details.steps} />}
    </Stack>
  );
}

const FAILED = <StopIcon fill="var(--fgColor-danger)" aria-label="Failed:" />;
const ROW = { as: "li", direction: "horizontal", gap: "condensed", align: "center" } as const;

/** Steps in their order, each with its seconds; of work that failed, by the last that began. */
export function Steps({ steps, hasFailed = false }: { steps: readonly Step[]; hasFailed?: boolean }) {
  const last = steps.findLast(({ milliseconds }) => milliseconds !== undefined)?.name;
  const now = useNow(steps.some(({ since }) => since !== undefined) ? 1_000 : undefined);
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map(({ name, label, milliseconds, since }) => {
        const running = since === undefined ? 0 : Math.max(0, now - Date.parse(since));
        const seconds = ((milliseconds ?? 0) + running) / 1_000;
        const isFailed = hasFailed && name === last;
        const done = isFailed ? FAILED : <CheckCircleIcon fill="var(--fgColor-success)" />;
        const mark = milliseconds === undefined ? <CircleIcon /> : done;
        return (
          <Stack key={name} {...ROW} data-running={since !== undefined}>
            {since === undefined ? mark : <Spinner size="small" srText={null} />}
            {label} {milliseconds !== undefined && <small>{seconds.toFixed(seconds < 10 ? 1 : 0)} s</small>}
          </Stack>
        );
      })}
    </ol>
  );
}
