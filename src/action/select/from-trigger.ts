import { type History, readHistory } from "../../git/history.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { RunEvent } from "../environment.ts";
import type { BranchTrigger, Trigger } from "../trigger.ts";
import { createCheckoutSource, withGitHub } from "./checkout-source.ts";
import {
  buildCommitRange,
  buildSkip,
  type ChangeSelection,
  type CommitSource,
  selectMerge,
  selectPush,
  selectReleaseRange,
} from "./selection.ts";

export type SelectionPlace = {
  directory: string;
  event: RunEvent;
  token: string;
  /** Whether GitHub's API or the payload may replace a checkout, which the built-in service needs. */
  remote: boolean;
  /** Reads `directory`, for those who read it more than once. */
  readHistory?: () => Promise<History>;
};

const NO_HISTORY = new Set(["git/not-a-repository", "git/no-such-directory", "git/not-installed", "git/shallow"]);

/** Throws `event/unsupported` for an event without commits, and `event/no-history`. */
export async function selectFromTrigger(trigger: Trigger, place: SelectionPlace): Promise<ChangeSelection> {
  switch (trigger.kind) {
    case "skip":
      throw buildUnsupported(trigger.reason);
    case "other":
      throw buildUnsupported(trigger.event);
    case "schedule": {
      const { selectSchedule } = await import("./schedule.ts");
      return selectSchedule(trigger.cron, place.event, place.token, new Date());
    }
    case "group":
      return buildCommitRange(trigger.base, trigger.head, `the merge queue's commits on ${trigger.branch}`);
  }
  const selection = (await fromCheckout(trigger, place)) ?? (await fromGitHub(trigger, place)) ?? fromPayload(trigger);
  if (selection !== undefined) return selection;
  throw new ReleaseDocsError(
    "event/no-history",
    `Cannot determine the commits: ${place.directory} has no git history, and the event does not contain them.`,
  );
}

/** A trigger whose commits a source finds. */
type SourceTrigger = Exclude<Trigger, { kind: "skip" | "other" | "schedule" | "group" }>;

async function fromCheckout(trigger: SourceTrigger, place: SelectionPlace): Promise<ChangeSelection | undefined> {
  let source: CommitSource;
  try {
    source = createCheckoutSource(await (place.readHistory?.() ?? readHistory(place.directory)));
  } catch (error) {
    if (place.remote && error instanceof ReleaseDocsError && NO_HISTORY.has(error.code)) return undefined;
    throw error;
  }
  const { event, token } = place;
  const knowsGitHub = token !== "" && event.repository !== undefined;
  return selectFromSource(knowsGitHub ? withGitHub(source, event, token) : source, trigger);
}

async function fromGitHub(trigger: SourceTrigger, { event, token }: SelectionPlace) {
  if (token === "" || event.repository === undefined) return undefined;
  const { createGitHubSource } = await import("./github-source.ts");
  return selectFromSource(await createGitHubSource(event, token), trigger);
}

function buildUnsupported(event: string): ReleaseDocsError {
  return new ReleaseDocsError("event/unsupported", `Cannot determine the commits: the event ${event} has none.`);
}

// GitHub's maximum for a push.
const MAX_LISTED = 2048;
const FULL_SHA = /^[0-9a-f]{40,64}$/i;

/** The commits that the payload lists; undefined if it may not list all. */
function fromPayload(trigger: SourceTrigger): ChangeSelection | undefined {
  const selection = selectKnownChanges(trigger);
  return selection && { ...selection, source: `${selection.source} (from the event alone)` };
}

function selectKnownChanges(trigger: SourceTrigger): ChangeSelection | undefined {
  if (trigger.kind === "branch") return selectPushed(trigger);
  // Several commits may have been squashed or rebased.
  if (trigger.kind !== "merge" || trigger.commits !== 1 || !FULL_SHA.test(trigger.mergeCommit)) return undefined;
  const source = `the merge of pull request #${trigger.number}, one commit`;
  return { changes: [{ commits: { shas: [trigger.mergeCommit] } }], source };
}

function selectPushed({ branch, before, after, forced, added }: BranchTrigger): ChangeSelection | undefined {
  if (before !== undefined && before === after) return buildSkip(`the push to ${branch} brought no commits`);
  if (before !== undefined && !forced) return buildCommitRange(before, after, `the push to ${branch}`);
  if (added === undefined || added.length >= MAX_LISTED) return undefined;
  if (added.length === 0) return buildSkip(`the push to ${branch} brought no commits of its own`);
  const what = before === undefined ? "new" : "rewritten";
  return {
    changes: [{ commits: { shas: [...added] } }],
    source: `the commits that the ${what} branch ${branch} added`,
  };
}

async function selectFromSource(source: CommitSource, trigger: SourceTrigger): Promise<ChangeSelection> {
  const selection = await selectBySource(source, trigger);
  return { ...selection, source: `${selection.source} (from ${source.name})` };
}

async function selectBySource(source: CommitSource, trigger: SourceTrigger): Promise<ChangeSelection> {
  switch (trigger.kind) {
    case "release":
    case "push":
      return selectReleaseRange(source, await source.readRelease(trigger.tag));
    case "manual":
      return selectReleaseRange(source, await (trigger.tag ? source.readRelease(trigger.tag) : source.readLatest()));
    case "merge":
      return selectMerge(source, trigger);
    case "branch":
      return selectPush(source, trigger);
  }
}
