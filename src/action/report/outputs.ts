import { type Outcome, pullRequestUrlOf, releaseNotesOf } from "../outcome.ts";
import type { Outputs } from "../output-table.ts";
import { parsePullRequestAddress } from "./pull-request-address.ts";

/** Every output of the step; the empty text where there is nothing to say. */
export function buildOutputs(outcome: Outcome): Outputs {
  const [first] = outcome.conversations;
  const addresses = outcome.conversations.flatMap((conversation) => pullRequestUrlOf(conversation) ?? []);
  return {
    "job-state": outcome.state ?? "",
    "job-id": outcome.job?.id ?? first?.jobId ?? "",
    "conversation-id": first?.id ?? "",
    "conversation-ids": JSON.stringify(outcome.conversations.map(({ id }) => id)),
    "conversation-status": first?.status ?? "",
    "pull-request-url": addresses[0] ?? "",
    "pull-request-urls": JSON.stringify(addresses),
    "pull-request-number": parsePullRequestAddress(addresses[0] ?? "")?.number ?? "",
    branch: first?.branch ?? "",
    staged: first === undefined ? "" : String(first.staged === true),
    changes: JSON.stringify(outcome.changes),
    request: outcome.request === undefined ? "" : JSON.stringify(outcome.request),
    "release-notes": releaseNotesOf(outcome.conversations),
  };
}
