import * as z from "zod/mini";
import type { RunEvent } from "../event.ts";
import { openGitHubApi } from "../github-api.ts";

const Run = z.object({ id: z.int(), created_at: z.string() });
const Runs = z.object({ workflow_runs: z.array(Run) });

/** When the last scheduled run of `workflow` (file name) that succeeded was created, and when this one was. */
export async function readLastSuccess(
  event: RunEvent,
  token: string,
  workflow: string,
): Promise<{ start: Date | undefined; end: Date | undefined }> {
  const ask = await openGitHubApi(event, token);
  const branch = event.ref?.replace(/^refs\/heads\//, "");
  const filter = { event: "schedule", status: "success", per_page: 10, ...(branch === undefined ? {} : { branch }) };
  const runs = await ask("actions/workflows/{workflow_id}/runs", { workflow_id: workflow, ...filter }, Runs);
  const self = event.run && (await ask("actions/runs/{run_id}", { run_id: event.run.id }, Run));
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
