import * as z from "zod/mini";
import { ReleaseDocsError } from "../release-docs-error.ts";
import type { RunEvent } from "./event.ts";

/** Why the step runs (design, "Words"), or why there is nothing to do. */
export type Trigger =
  | { kind: "release"; tag: string; name: string; text: string; url: string | undefined }
  | { kind: "push"; tag: string }
  | {
      kind: "merge";
      number: number;
      name: string;
      text: string;
      url: string | undefined;
      mergeCommit: string;
      commits: number;
    }
  | { kind: "manual"; tag: string | undefined }
  | { kind: "other"; event: string }
  | { kind: "skip"; reason: string };

const optionalText = z.nullish(z.string());
const ReleaseEvent = z.object({
  action: z.string(),
  release: z.object({
    tag_name: z.string().check(z.minLength(1)),
    name: optionalText,
    body: optionalText,
    draft: z.optional(z.boolean()),
    html_url: optionalText,
  }),
});
const PullRequestEvent = z.object({
  action: z.string(),
  pull_request: z.object({
    number: z.int(),
    title: z.string(),
    body: optionalText,
    merged: z.nullish(z.boolean()),
    merge_commit_sha: optionalText,
    commits: z.optional(z.int()),
    html_url: optionalText,
  }),
});
const PushEvent = z.object({ ref: z.string(), deleted: z.optional(z.boolean()) });

const RELEASED = new Set(["published", "released", "prereleased"]);
const TAGS = "refs/tags/";

/**
 * Why the step runs, from the event; `other` for an event that does not say by itself which commits are meant.
 * Throws `event/malformed` for a payload that is not the event's.
 */
export function parseTrigger(event: RunEvent): Trigger {
  switch (event.name) {
    case "release":
      return fromRelease(parsePayload(event, ReleaseEvent));
    case "pull_request":
    case "pull_request_target":
      return fromPullRequest(parsePayload(event, PullRequestEvent));
    case "push":
      return fromPush(parsePayload(event, PushEvent));
    case "workflow_dispatch":
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
  return {
    kind: "merge",
    number: pull.number,
    name: pull.title,
    text: pull.body ?? "",
    url: pull.html_url ?? undefined,
    mergeCommit: pull.merge_commit_sha,
    commits: pull.commits ?? 1,
  };
}

function fromPush({ ref, deleted }: z.infer<typeof PushEvent>): Trigger {
  if (!ref.startsWith(TAGS)) return { kind: "other", event: `push to ${ref}` };
  const tag = ref.slice(TAGS.length);
  return deleted === true ? { kind: "skip", reason: `the tag ${tag} was deleted` } : { kind: "push", tag };
}

function parsePayload<Schema extends z.ZodMiniType>(event: RunEvent, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(event.payload);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join(".") || "the payload";
  throw new ReleaseDocsError({
    code: "event/malformed",
    message: `The ${event.name} event is not as GitHub sends it: ${field} is missing or of another type.`,
    hint: "Run the step on GitHub's own event, or give the input changes on a workflow_dispatch run.",
  });
}
