import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { ReleaseDocsError } from "../shared/errors.ts";

/** As GitHub's variables describe it; undefined outside Actions. */
export type RunEvent = {
  /** `release`, `push`, `pull_request`, …; `workflow_dispatch` also for a run by hand. */
  name: string;
  payload: unknown;
  repository: string | undefined;
  ref: string | undefined;
  sha?: string | undefined;
  workflowRef?: string | undefined;
  serverUrl: string;
  apiUrl: string;
  run: { id: string; attempt: string } | undefined;
};

export function readPayload(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new ReleaseDocsError({
      code: "event/unreadable",
      message: `Cannot read the event file ${path} as JSON.`,
      hint: "Check GITHUB_EVENT_PATH; runners set it for every step.",
      cause,
    });
  }
}

const optionalText = z.nullish(z.string());
const named = z.string().check(z.minLength(1));
const sha = z.string().check(z.regex(/^[0-9a-f]{40,64}$/i));
// Optional extras: a wrong value is dropped, not an error.
const optionalCount = z.catch(z.optional(z.int().check(z.nonnegative())), undefined);
const repository = z.catch(z.optional(z.object({ default_branch: z.optional(z.string()) })), undefined);

export const ReleaseEvent = z.object({
  action: z.string(),
  release: z.object({
    tag_name: named,
    name: optionalText,
    body: optionalText,
    draft: z.optional(z.boolean()),
    html_url: optionalText,
  }),
});

export const PullRequestEvent = z.object({
  action: z.string(),
  pull_request: z.object({
    number: z.int(),
    title: z.string(),
    body: optionalText,
    merged: z.nullish(z.boolean()),
    merge_commit_sha: optionalText,
    commits: optionalCount,
    html_url: optionalText,
    head: z.catch(z.optional(z.object({ sha, ref: z.optional(z.string()) })), undefined),
    base: z.catch(z.optional(z.object({ sha })), undefined),
  }),
});

export const PushEvent = z.object({
  ref: named,
  before: z.optional(sha),
  after: z.optional(sha),
  created: z.optional(z.boolean()),
  deleted: z.optional(z.boolean()),
  forced: z.optional(z.boolean()),
  compare: optionalText,
  commits: z.catch(z.optional(z.array(z.object({ id: sha, distinct: z.optional(z.boolean()) }))), undefined),
  repository,
});

export const RefEvent = z.object({ ref: named, ref_type: z.string() });

export const MergeGroupEvent = z.object({
  action: z.string(),
  reason: optionalText,
  merge_group: z.object({
    base_sha: sha,
    head_sha: sha,
    base_ref: named,
    head_commit: z.catch(z.optional(z.object({ message: z.string() })), undefined),
  }),
});

export const ScheduleEvent = z.object({ schedule: z.catch(z.optional(z.string()), undefined) });

/** Throws `event/malformed` with the first invalid field. */
export function parsePayload<Schema extends z.ZodMiniType>(event: RunEvent, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(event.payload);
  if (parsed.success) return parsed.data;
  throw malformed(event.name, parsed.error.issues[0]?.path.join(".") || "the payload");
}

export function malformed(event: string, field: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "event/malformed",
    message: `The ${event} event is invalid: ${field} is missing or has the wrong type.`,
    hint: "Run on an event from GitHub, or set the input `changes`.",
  });
}
