import * as z from "zod/mini";
import { ReleaseDocsError } from "../shared/errors.ts";
import { joinParts } from "../shared/text.ts";
import type { RunEvent } from "./environment.ts";

export type Trigger =
  | { kind: "release"; tag: string; name: string; text: string; url: string | undefined }
  | { kind: "push"; tag: string }
  | MergeTrigger
  | BranchTrigger
  | { kind: "group"; branch: string; base: string; head: string }
  | { kind: "schedule"; cron: string | undefined }
  | { kind: "manual"; tag: string | undefined }
  | { kind: "other"; event: string }
  | { kind: "skip"; reason: string; isMergedRelease?: boolean };

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
// The branches of the built-in service's drafts (drafting/branch/pull-request.ts).
const DRAFTS = "release-docs/";
/** `release-docs/release`, `release-docs/site/release-v1`, `release-docs/next-release/log`: a project can choose it. */
const RELEASE_DRAFT = /^release-docs\/(?:[^/]+\/)*(?:[\w-]*[-_])?release(?![a-z0-9])/;

const optionalText = z.nullish(z.string());
const named = z.string().check(z.minLength(1));
const sha = z.string().check(z.regex(/^[0-9a-f]{40,64}$/i));
/** A wrong value is dropped, not an error. */
const extra = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** Events without commits are `other`. Throws `event/malformed`. */
export function parseTrigger(event: RunEvent): Trigger {
  return PARSERS.get(event.name)?.(event) ?? { kind: "other", event: event.name };
}

const PARSERS = new Map<string, (event: RunEvent) => Trigger>([
  ["release", fromRelease],
  ["pull_request", fromPullRequest],
  ["pull_request_target", fromPullRequest],
  ["push", fromPush],
  ["create", fromRef],
  ["delete", fromRef],
  ["merge_group", fromMergeGroup],
  ["schedule", fromSchedule],
  ["workflow_dispatch", fromManual],
  ["repository_dispatch", fromManual],
  ["workflow_call", fromManual],
  ["workflow_run", fromManual],
]);

function skip(reason: string): Trigger {
  return { kind: "skip", reason };
}

/** Why nothing is to be done on an event; the merge of a draft of a release is one to publish and prepare releases. */
export function selectSkip(trigger: Trigger, isAuto: boolean, isForRelease: boolean): string | undefined {
  const isSkipped = trigger.kind === "skip" && (isForRelease ? trigger.isMergedRelease !== true : isAuto);
  return isSkipped ? trigger.reason : undefined;
}

function fromRelease(event: RunEvent): Trigger {
  const Release = z.object({
    tag_name: named,
    name: optionalText,
    body: optionalText,
    draft: z.optional(z.boolean()),
    html_url: optionalText,
  });
  const { action, release } = parsePayload(event, z.object({ action: z.string(), release: Release }));
  if (!RELEASED.has(action)) return skip(`the release ${release.tag_name} was ${action}`);
  if (release.draft === true) return skip(`the release ${release.tag_name} is a draft`);
  return {
    kind: "release",
    tag: release.tag_name,
    name: release.name || release.tag_name,
    text: release.body ?? "",
    url: release.html_url ?? undefined,
  };
}

function fromPullRequest(event: RunEvent): Trigger {
  const PullRequest = z.object({
    number: z.int(),
    title: z.string(),
    body: optionalText,
    merged: z.nullish(z.boolean()),
    merge_commit_sha: optionalText,
    commits: extra(z.int().check(z.nonnegative())),
    html_url: optionalText,
    head: extra(z.object({ sha, ref: z.optional(z.string()) })),
    base: extra(z.object({ sha })),
  });
  const payload = parsePayload(event, z.object({ action: z.string(), pull_request: PullRequest }));
  const { action, pull_request: pull } = payload;
  const { number, merge_commit_sha: mergeCommit, head, base } = pull;
  if (action !== "closed") return skip(`pull request #${number} was ${action}, not merged`);
  if (pull.merged !== true || !mergeCommit) return skip(`pull request #${number} was closed without a merge`);
  if (head?.ref?.startsWith(DRAFTS)) {
    const isMergedRelease = RELEASE_DRAFT.test(head.ref);
    return { kind: "skip", reason: `pull request #${number} has documents of this action`, isMergedRelease };
  }
  return {
    kind: "merge",
    number,
    name: pull.title,
    text: pull.body ?? "",
    url: pull.html_url ?? undefined,
    mergeCommit,
    commits: pull.commits,
    ...(head && { head: head.sha }),
    ...(base && { base: base.sha }),
  };
}

const buildPushEvent = () =>
  z.object({
    ref: named,
    before: z.optional(sha),
    after: z.optional(sha),
    created: z.optional(z.boolean()),
    deleted: z.optional(z.boolean()),
    forced: z.optional(z.boolean()),
    compare: optionalText,
    commits: extra(z.array(z.object({ id: sha, distinct: z.optional(z.boolean()) }))),
    repository: extra(z.object({ default_branch: z.optional(z.string()) })),
  });

function fromPush(event: RunEvent): Trigger {
  const payload = parsePayload(event, buildPushEvent());
  const { ref, after, deleted } = payload;
  const isTag = ref.startsWith(TAGS);
  const name = ref.replace(isTag ? TAGS : BRANCHES, "");
  // With a token that triggers workflows, a run would document its own draft, in a loop.
  if (!isTag && name.startsWith(DRAFTS)) return skip(`the branch ${name} is a draft of this action`);
  if (deleted === true || isNoCommit(after)) return skip(`the ${isTag ? "tag" : "branch"} ${name} was deleted`);
  if (isTag) return { kind: "push", tag: name };
  return ref.startsWith(BRANCHES) ? fromBranch(name, payload) : { kind: "other", event: `push to ${ref}` };
}

function fromBranch(branch: string, payload: z.infer<ReturnType<typeof buildPushEvent>>): Trigger {
  const { before, after, created, forced } = payload;
  if (after === undefined) throw malformed("push", "after");
  const isNew = created === true || isNoCommit(before);
  if (!isNew && before === undefined) throw malformed("push", "before");
  return {
    kind: "branch",
    branch,
    before: isNew ? undefined : before,
    after,
    forced: forced === true,
    added: payload.commits?.filter(({ distinct }) => distinct !== false).map(({ id }) => id),
    defaultBranch: payload.repository?.default_branch,
    url: payload.compare ?? undefined,
  };
}

const buildBranches = () =>
  z.object({
    repository: z.object({ default_branch: z.string() }),
    pull_request: z.optional(z.object({ base: z.object({ ref: z.string() }) })),
  });

/** The branch that a run is for; undefined for the default one. */
export function selectOtherBranch({ ref = "", payload }: RunEvent): string | undefined {
  const { data } = buildBranches().safeParse(payload);
  const branch = data?.pull_request?.base.ref ?? (ref.startsWith(BRANCHES) ? ref.slice(BRANCHES.length) : undefined);
  return data === undefined || branch === data.repository.default_branch ? undefined : branch;
}

function isNoCommit(sha: string | undefined): boolean {
  return sha !== undefined && /^0+$/.test(sha);
}

function fromRef(event: RunEvent): Trigger {
  const { ref, ref_type: type } = parsePayload(event, z.object({ ref: named, ref_type: z.string() }));
  if (event.name === "delete") return skip(`the ${type} ${ref} was deleted`);
  if (type === "tag") return { kind: "push", tag: ref };
  return skip(`the ${type} ${ref} was created; its commits come with the push`);
}

function fromMergeGroup(event: RunEvent): Trigger {
  const Group = z.object({ base_sha: sha, head_sha: sha, base_ref: named });
  const payload = parsePayload(event, z.object({ action: z.string(), reason: optionalText, merge_group: Group }));
  const { action, reason, merge_group: group } = payload;
  const branch = group.base_ref.replace(BRANCHES, "");
  if (action !== "destroyed" || reason !== "merged")
    return skip(`the merge group for ${branch} was not merged (${joinParts([action, reason], ": ")})`);
  return { kind: "group", branch, base: group.base_sha, head: group.head_sha };
}

function fromSchedule(event: RunEvent): Trigger {
  return { kind: "schedule", cron: parsePayload(event, z.object({ schedule: extra(z.string()) })).schedule };
}

function fromManual({ ref }: RunEvent): Trigger {
  return { kind: "manual", tag: ref?.startsWith(TAGS) ? ref.slice(TAGS.length) : undefined };
}

/** Throws `event/malformed` with the first invalid field. */
function parsePayload<Schema extends z.ZodMiniType>({ name, payload }: RunEvent, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  throw malformed(name, parsed.error.issues[0]?.path.join(".") || "the payload");
}

function malformed(event: string, field: string): ReleaseDocsError {
  const message = `The ${event} event is invalid: ${field} is missing or has the wrong type.`;
  return new ReleaseDocsError("event/malformed", message);
}
