import { readHistory } from "../../git/read-history.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { RunEvent } from "../event.ts";
import type { Trigger } from "../trigger.ts";
import { buildCommitRange, type ChangeSelection } from "./change-selection.ts";
import { createCheckoutSource } from "./checkout-source.ts";
import { withGitHub } from "./checkout-with-github.ts";
import type { CommitSource } from "./commit-source.ts";
import { selectFromPayload } from "./select-from-payload.ts";
import { selectFromSource } from "./select-from-source.ts";

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
  const { selectSchedule } = await import("./select-schedule.ts");
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
