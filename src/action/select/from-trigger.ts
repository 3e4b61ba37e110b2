import { readHistory } from "../../git/history.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { RunEvent } from "../event.ts";
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

/** Where the commits of a run can be asked for. */
export type SelectionPlace = {
  /** The checkout, if there is one. */
  directory: string;
  event: RunEvent;
  /** Token for GitHub's API; empty where there is none. */
  token: string;
  /** Whether GitHub's API or the payload may stand in for a checkout; the built-in service needs one anyway. */
  remote: boolean;
};

/** One way to find the commits that a trigger means; undefined where it cannot tell. */
type Resolver = (trigger: Trigger, place: SelectionPlace) => Promise<ChangeSelection | undefined>;

/** In order of precedence; the first that can tell is believed. */
const RESOLVERS: readonly Resolver[] = [fromSchedule, fromMergeGroup, fromCheckout, fromGitHub, fromPayload];

/** What a step that lacks history or git ends with; any other failure is about the history itself. */
const NO_HISTORY = new Set(["git/not-a-repository", "git/no-such-directory", "git/not-installed", "git/shallow"]);

/**
 * The commits that the trigger means. Throws `event/unsupported` for an event that means none, and
 * `event/no-history` where nothing at hand can tell.
 */
export async function selectFromTrigger(trigger: Trigger, place: SelectionPlace): Promise<ChangeSelection> {
  if (trigger.kind === "skip" || trigger.kind === "other") throw buildUnsupported(trigger);
  for (const resolve of RESOLVERS) {
    const selection = await resolve(trigger, place);
    if (selection !== undefined) return selection;
  }
  throw new ReleaseDocsError({
    code: "event/no-history",
    message: `Which commits are meant cannot be told: there is no git history in ${place.directory}, and the event alone does not say it.`,
    hint:
      "Add a step with actions/checkout and `fetch-depth: 0` before this one, or give it `github-token` and the " +
      "permission `contents: read`.",
  });
}

async function fromSchedule(trigger: Trigger, { event, token }: SelectionPlace): Promise<ChangeSelection | undefined> {
  if (trigger.kind !== "schedule") return undefined;
  const { selectSchedule } = await import("./schedule.ts");
  return selectSchedule(trigger.cron, event, token, new Date());
}

async function fromMergeGroup(trigger: Trigger): Promise<ChangeSelection | undefined> {
  if (trigger.kind !== "group") return undefined;
  return buildCommitRange(trigger.base, trigger.head, `what the merge queue brought to ${trigger.branch}`);
}

async function fromCheckout(trigger: Trigger, place: SelectionPlace): Promise<ChangeSelection | undefined> {
  let source: CommitSource;
  try {
    source = createCheckoutSource(await readHistory(place.directory));
  } catch (error) {
    if (place.remote && error instanceof ReleaseDocsError && NO_HISTORY.has(error.code)) return undefined;
    throw error;
  }
  const { event, token } = place;
  const knowsGitHub = token !== "" && event.repository !== undefined;
  return selectFromSource(knowsGitHub ? withGitHub(source, event, token) : source, trigger);
}

async function fromGitHub(trigger: Trigger, { event, token }: SelectionPlace): Promise<ChangeSelection | undefined> {
  if (token === "" || event.repository === undefined) return undefined;
  const { createGitHubSource } = await import("./github-source.ts");
  return selectFromSource(await createGitHubSource(event, token), trigger);
}

async function fromPayload(trigger: Trigger): Promise<ChangeSelection | undefined> {
  return selectFromPayload(trigger);
}

function buildUnsupported(trigger: Extract<Trigger, { kind: "skip" | "other" }>): ReleaseDocsError {
  const event = trigger.kind === "other" ? trigger.event : trigger.reason;
  return new ReleaseDocsError({
    code: "event/unsupported",
    message: `The event ${event} does not say which commits are meant.`,
    hint:
      "Give the input changes, or run on release, push, create of a tag, pull_request closed, merge_group, " +
      "schedule or workflow_dispatch.",
  });
}

// GitHub lists no more commits of a push than this.
const MOST_LISTED = 2048;
const FULL_SHA = /^[0-9a-f]{40,64}$/i;

/** What the event alone says, where that is the whole answer; undefined where more has to be asked. */
export function selectFromPayload(trigger: Trigger): ChangeSelection | undefined {
  const selection = selectKnownChanges(trigger);
  return selection && { ...selection, source: `${selection.source} (from the event alone)` };
}

function selectKnownChanges(trigger: Trigger): ChangeSelection | undefined {
  if (trigger.kind === "branch") return selectPushed(trigger);
  // More commits than one could be a squash or a rebase, and half of it would be lost.
  if (trigger.kind !== "merge" || trigger.commits !== 1 || !FULL_SHA.test(trigger.mergeCommit)) return undefined;
  const source = `the merge of pull request #${trigger.number}, one commit`;
  return { changes: [{ commits: { shas: [trigger.mergeCommit] } }], source };
}

function selectPushed({ branch, before, after, forced, added }: BranchTrigger): ChangeSelection | undefined {
  if (before !== undefined && before === after) return buildSkip(`the push to ${branch} brought no commits`);
  if (before !== undefined && !forced) return buildCommitRange(before, after, `the push to ${branch}`);
  if (added === undefined || added.length >= MOST_LISTED) return undefined;
  if (added.length === 0) return buildSkip(`the push to ${branch} brought no commits of its own`);
  const what = before === undefined ? "new" : "rewritten";
  return {
    changes: [{ commits: { shas: [...added] } }],
    source: `the commits that the ${what} branch ${branch} added`,
  };
}

/** The commits that the trigger means, as `source` tells; undefined for a trigger that is not about history. */
export async function selectFromSource(source: CommitSource, trigger: Trigger): Promise<ChangeSelection | undefined> {
  const selection = await selectBySource(source, trigger);
  return selection && { ...selection, source: `${selection.source} (from ${source.name})` };
}

async function selectBySource(source: CommitSource, trigger: Trigger): Promise<ChangeSelection | undefined> {
  switch (trigger.kind) {
    case "release":
    case "push":
      return selectReleaseRange(source, await source.readRelease(trigger.tag));
    case "manual":
      return selectReleaseRange(
        source,
        trigger.tag === undefined ? await source.readLatest() : await source.readRelease(trigger.tag),
      );
    case "merge":
      return selectMerge(source, trigger);
    case "branch":
      return selectPush(source, trigger);
    default:
      return undefined;
  }
}
