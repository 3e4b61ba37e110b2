import type * as z from "zod/mini";
import {
  MergeGroupEvent,
  malformed,
  PullRequestEvent,
  PushEvent,
  parsePayload,
  RefEvent,
  ReleaseEvent,
  type RunEvent,
  ScheduleEvent,
} from "./event.ts";

export type Trigger =
  | { kind: "release"; tag: string; name: string; text: string; url: string | undefined }
  | { kind: "push"; tag: string }
  | MergeTrigger
  | BranchTrigger
  | { kind: "group"; branch: string; base: string; head: string; message: string }
  | { kind: "schedule"; cron: string | undefined }
  | { kind: "manual"; tag: string | undefined }
  | { kind: "other"; event: string }
  | { kind: "skip"; reason: string };

export type MergeTrigger = {
  kind: "merge";
  number: number;
  name: string;
  text: string;
  url: string | undefined;
  mergeCommit: string;
  commits: number | undefined;
  /** Tips of its branch and, by the event, its base. */
  head?: string;
  base?: string;
};

export type BranchTrigger = {
  kind: "branch";
  branch: string;
  /** Undefined for a new branch. */
  before: string | undefined;
  after: string;
  forced: boolean;
  /** The commits that no other branch had, if the event lists them. */
  added: readonly string[] | undefined;
  defaultBranch: string | undefined;
  url: string | undefined;
};

const RELEASED = new Set(["published", "released", "prereleased"]);
const TAGS = "refs/tags/";
const BRANCHES = "refs/heads/";
// The branches of the built-in service's drafts (service/domain/pull-request.ts).
const DRAFTS = "release-docs/";
const NO_COMMIT = /^0+$/;

/** Events without commits are `other`. Throws `event/malformed`. */
export function parseTrigger(event: RunEvent): Trigger {
  switch (event.name) {
    case "release":
      return fromRelease(parsePayload(event, ReleaseEvent));
    case "pull_request":
    case "pull_request_target":
      return fromPullRequest(parsePayload(event, PullRequestEvent));
    case "push":
      return fromPush(parsePayload(event, PushEvent));
    case "create":
    case "delete":
      return fromRef(event.name, parsePayload(event, RefEvent));
    case "merge_group":
      return fromMergeGroup(parsePayload(event, MergeGroupEvent));
    case "schedule":
      return { kind: "schedule", cron: parsePayload(event, ScheduleEvent).schedule };
    case "workflow_dispatch":
    case "repository_dispatch":
    case "workflow_call":
    case "workflow_run":
      return { kind: "manual", tag: event.ref?.startsWith(TAGS) ? event.ref.slice(TAGS.length) : undefined };
    default:
      return { kind: "other", event: event.name };
  }
}

function fromRelease({ action, release }: z.infer<typeof ReleaseEvent>): Trigger {
  if (!RELEASED.has(action)) return { kind: "skip", reason: `the release ${release.tag_name} was ${action}` };
  if (release.draft === true) return { kind: "skip", reason: `the release ${release.tag_name} is a draft` };
  return {
    kind: "release",
    tag: release.tag_name,
    name: release.name || release.tag_name,
    text: release.body ?? "",
    url: release.html_url ?? undefined,
  };
}

function fromPullRequest({ action, pull_request: pull }: z.infer<typeof PullRequestEvent>): Trigger {
  if (action !== "closed") return { kind: "skip", reason: `pull request #${pull.number} was ${action}, not merged` };
  if (pull.merged !== true || !pull.merge_commit_sha) {
    return { kind: "skip", reason: `pull request #${pull.number} was closed without a merge` };
  }
  if (pull.head?.ref?.startsWith(DRAFTS)) {
    return { kind: "skip", reason: `pull request #${pull.number} has documents of this action` };
  }
  return {
    kind: "merge",
    number: pull.number,
    name: pull.title,
    text: pull.body ?? "",
    url: pull.html_url ?? undefined,
    mergeCommit: pull.merge_commit_sha,
    commits: pull.commits,
    ...(pull.head === undefined ? {} : { head: pull.head.sha }),
    ...(pull.base === undefined ? {} : { base: pull.base.sha }),
  };
}

function fromPush(payload: z.infer<typeof PushEvent>): Trigger {
  const { ref, before, after, created, deleted, forced } = payload;
  const isTag = ref.startsWith(TAGS);
  const name = ref.replace(isTag ? TAGS : BRANCHES, "");
  // With a token that triggers workflows, a run would document its own draft, in a loop.
  if (!isTag && name.startsWith(DRAFTS))
    return { kind: "skip", reason: `the branch ${name} is a draft of this action` };
  const gone = deleted === true || (after !== undefined && NO_COMMIT.test(after));
  if (gone) return { kind: "skip", reason: `the ${isTag ? "tag" : "branch"} ${name} was deleted` };
  if (isTag) return { kind: "push", tag: name };
  if (!ref.startsWith(BRANCHES)) return { kind: "other", event: `push to ${ref}` };
  if (after === undefined) throw malformed("push", "after");
  const isNew = created === true || (before !== undefined && NO_COMMIT.test(before));
  if (!isNew && before === undefined) throw malformed("push", "before");
  return {
    kind: "branch",
    branch: name,
    before: isNew ? undefined : before,
    after,
    forced: forced === true,
    added: payload.commits?.filter(({ distinct }) => distinct !== false).map(({ id }) => id),
    defaultBranch: payload.repository?.default_branch,
    url: payload.compare ?? undefined,
  };
}

function fromRef(event: string, { ref, ref_type: type }: z.infer<typeof RefEvent>): Trigger {
  if (event === "delete") return { kind: "skip", reason: `the ${type} ${ref} was deleted` };
  if (type === "tag") return { kind: "push", tag: ref };
  return { kind: "skip", reason: `the ${type} ${ref} was created; its commits come with the push` };
}

function fromMergeGroup({ action, reason, merge_group: group }: z.infer<typeof MergeGroupEvent>): Trigger {
  const branch = group.base_ref.replace(BRANCHES, "");
  if (action !== "destroyed" || reason !== "merged") {
    const how = [action, reason ?? ""].filter((word) => word !== "").join(": ");
    return { kind: "skip", reason: `the merge group for ${branch} was not merged (${how})` };
  }
  const [message = ""] = (group.head_commit?.message ?? "").split("\n", 1);
  return { kind: "group", branch, base: group.base_sha, head: group.head_sha, message };
}
