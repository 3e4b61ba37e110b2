import * as z from "zod/mini";
import type { RunEvent } from "../event.ts";

const numbered = z.catch(z.optional(z.object({ number: z.int(), pull_request: z.optional(z.unknown()) })), undefined);
const AboutPullRequest = z.object({ pull_request: numbered, issue: numbered });

/** Number of the pull request that the event is about, also by a comment on it; undefined where there is none. */
export function parsePullRequestNumber({ payload }: RunEvent): number | undefined {
  const { pull_request: pull, issue } = AboutPullRequest.safeParse(payload).data ?? {};
  return pull?.number ?? (issue?.pull_request === undefined ? undefined : issue.number);
}
