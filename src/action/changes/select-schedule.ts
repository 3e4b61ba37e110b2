import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { RunEvent } from "../event.ts";
import type { ChangeSelection } from "./change-selection.ts";
import { findCronSlots } from "./cron-slot.ts";

/**
 * What came since this workflow ran last on schedule and succeeded, as GitHub knows; where GitHub cannot be asked or
 * knows of no such run, the time between the last two slots of the schedule. Throws `event/no-schedule` for neither.
 */
export async function selectSchedule(
  cron: string | undefined,
  event: RunEvent,
  token: string,
  now: Date,
): Promise<ChangeSelection> {
  const asked = await readLastRun(event, token);
  if (asked.start !== undefined && asked.start < (asked.end ?? now)) {
    return buildWindow(asked.start, asked.end ?? now, "since this workflow's last successful run (from GitHub's API)");
  }
  const slots = cron === undefined ? undefined : findCronSlots(cron, now);
  if (slots !== undefined) {
    return buildWindow(slots.before, slots.last, `between the last two slots of the schedule ${cron}; ${asked.why}`);
  }
  throw new ReleaseDocsError({
    code: "event/no-schedule",
    message: `Since when the scheduled run is to write cannot be told: ${asked.why}, and the event names no schedule that can be read.`,
    hint: "Give `github-token` the permission `actions: read`, or give the input changes.",
  });
}

type LastRun = { start?: Date | undefined; end?: Date | undefined; why: string };

async function readLastRun(event: RunEvent, token: string): Promise<LastRun> {
  const workflow = /\/\.github\/workflows\/([^/@]+)@/.exec(event.workflowRef ?? "")?.[1];
  if (token === "" || event.repository === undefined || workflow === undefined) {
    return { why: "there is no github-token to ask for the last run" };
  }
  const { readLastSuccess } = await import("./github-runs.ts");
  try {
    const { start, end } = await readLastSuccess(event, token, workflow);
    return { start, end, why: "no earlier run of this workflow on schedule succeeded" };
  } catch (error) {
    if (!(error instanceof ReleaseDocsError)) throw error;
    return { why: `GitHub could not say when it last succeeded: ${error.message.replace(/\.$/, "")}` };
  }
}

function buildWindow(start: Date, end: Date, why: string): ChangeSelection {
  const [from, to] = [renderTime(start), renderTime(end)];
  return { changes: [{ timeRange: { start: from, end: to } }], source: `what came from ${from} to ${to}, ${why}` };
}

function renderTime(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
