import type { Conversation } from "../../contract/conversations.ts";
import { type Outcome, pullRequestUrlOf } from "../outcome.ts";
import { parsePullRequestAddress } from "./pull-request-address.ts";

const FAILURES = new Map<string | undefined, string>([
  ["run/timeout", "not settled in time"],
  ["run/cancelled", "cancelled"],
]);

/** What came of a run, in one line of plain text that holds nothing from outside. */
export function renderHeadline(outcome: Outcome): string {
  return `Release docs: ${describeEnd(outcome)}`;
}

function describeEnd({ state, skipped, failure, code, tolerated, conversations, warnings = [] }: Outcome): string {
  if (skipped !== undefined) return "nothing was sent";
  if (failure !== undefined) return `${FAILURES.get(code) ?? "failed"}${tolerated ? ", and the step goes on" : ""}`;
  if (state === "requested" || state === "running") return "sent, and the service is at work";
  const results = [...describePullRequests(conversations), ...describeDrafts(conversations)].join(" and ");
  if (results !== "") return `${results} ${/^\d| and /.test(results) ? "are" : "is"} ready`;
  if (warnings.length > 0) return "needs attention";
  const untouched = conversations.length > 0 && conversations.every(({ status }) => status === "closed");
  return untouched ? "nothing to change" : (state ?? "no answer");
}

function describePullRequests(conversations: readonly Conversation[]): string[] {
  const [first, ...others] = conversations.flatMap((conversation) => pullRequestUrlOf(conversation) ?? []);
  if (first === undefined) return [];
  if (others.length > 0) return [`${others.length + 1} pull requests`];
  const number = parsePullRequestAddress(first)?.number;
  return [number === undefined ? "a pull request" : `pull request #${number}`];
}

function describeDrafts(conversations: readonly Conversation[]): string[] {
  const drafts = conversations.filter(
    (conversation) => conversation.branch && pullRequestUrlOf(conversation) === undefined,
  );
  if (drafts.length === 0) return [];
  return [drafts.length === 1 ? "a draft" : `${drafts.length} drafts`];
}
