import { Cron } from "croner";
import * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { RunEvent } from "../environment.ts";
import { openGitHubApi } from "../github.ts";
import type { ChangeSelection } from "./selection.ts";

/** Since the last successful scheduled run, else between the schedule's last slots. Throws `event/no-schedule`. */
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
  const message = `Cannot determine the start of the scheduled run: ${asked.why}, and the event has no valid schedule.`;
  throw new ReleaseDocsError("event/no-schedule", message);
}

type LastRun = { start?: Date | undefined; end?: Date | undefined; why: string };

async function readLastRun(event: RunEvent, token: string): Promise<LastRun> {
  const workflow = /\/\.github\/workflows\/([^/@]+)@/.exec(event.workflowRef ?? "")?.[1];
  if (event.repository === undefined || workflow === undefined) {
    const unnamed = workflow === undefined ? "workflow (GITHUB_WORKFLOW_REF)" : "repository (GITHUB_REPOSITORY)";
    return { why: `the last run is unknown, since the runner does not name its ${unnamed}` };
  }
  if (token === "") return { why: "the last run is unknown without github-token" };
  try {
    return { ...(await readLastSuccess(event, token, workflow)), why: "no earlier scheduled run succeeded" };
  } catch (error) {
    if (!(error instanceof ReleaseDocsError)) throw error;
    return { why: `GitHub's API failed: ${error.message.replace(/\.$/, "")}` };
  }
}

function buildWindow(start: Date, end: Date, why: string): ChangeSelection {
  const [from, to] = [renderTime(start), renderTime(end)];
  return { changes: [{ timeRange: { start: from, end: to } }], source: `the commits from ${from} to ${to}, ${why}` };
}

function renderTime(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

/** In UTC, up to `now`; undefined if the expression is invalid. */
export function findCronSlots(cron: string, now: Date): { last: Date; before: Date } | undefined {
  try {
    const slots = new Cron(cron, { mode: "5-part", sloppyRanges: true, timezone: "UTC" });
    const [last, before] = slots.previousRuns(2, new Date(now.getTime() + 1));
    return last && before && { last, before };
  } catch {
    return undefined;
  }
}

const Run = z.object({ id: z.int(), created_at: z.string() });
const Runs = z.object({ workflow_runs: z.array(Run) });

/** When the last successful scheduled run was created, and when this one was. */
async function readLastSuccess(event: RunEvent, token: string, workflow: string) {
  const { read } = await openGitHubApi(event, token);
  const branch = event.ref?.replace(/^refs\/heads\//, "");
  const filter = { event: "schedule", status: "success", per_page: 10, ...(branch === undefined ? {} : { branch }) };
  const runs = await read("actions/workflows/{workflow_id}/runs", { workflow_id: workflow, ...filter }, Runs);
  const self = event.run && (await read("actions/runs/{run_id}", { run_id: event.run.id }, Run));
  const end = parseDate(self?.data.created_at);
  const starts = (runs?.data.workflow_runs ?? [])
    .filter(({ id }) => String(id) !== event.run?.id)
    .flatMap(({ created_at }) => parseDate(created_at) ?? [])
    .filter((date) => end === undefined || date < end)
    .sort((a, b) => b.getTime() - a.getTime());
  return { start: starts[0], end };
}

function parseDate(text: string | undefined): Date | undefined {
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? undefined : date;
}
