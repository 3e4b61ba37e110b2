import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { ReleaseDocsError } from "../shared/errors.ts";

/** What started the run, as the runner tells it; everything is undefined outside Actions. */
export type RunEvent = {
  /** `release`, `push`, `pull_request`, …; `workflow_dispatch` stands for a run by hand. */
  name: string;
  /** The webhook's payload, not yet looked at. */
  payload: unknown;
  /** `owner/repo` of the run. */
  repository: string | undefined;
  /** `refs/tags/v1.3.0`, `refs/heads/main`, … */
  ref: string | undefined;
  /** Full SHA of the commit that the run is on. */
  sha?: string | undefined;
  /** `owner/repo/.github/workflows/docs.yml@refs/heads/main`. */
  workflowRef?: string | undefined;
  /** `https://github.com`, or the server of a GitHub Enterprise. */
  serverUrl: string;
  /** `https://api.github.com`, or the API of a GitHub Enterprise. */
  apiUrl: string;
  /** Identifies the run and its attempt. */
  run: { id: string; attempt: string } | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the event that started the run. Throws `event/unreadable` when its file is missing or is no JSON. */
export function readEvent(environment: Environment): RunEvent {
  const id = environment.GITHUB_RUN_ID;
  return {
    name: environment.GITHUB_EVENT_NAME || "workflow_dispatch",
    payload: environment.GITHUB_EVENT_PATH ? readPayload(environment.GITHUB_EVENT_PATH) : {},
    repository: environment.GITHUB_REPOSITORY || undefined,
    ref: environment.GITHUB_REF || undefined,
    sha: environment.GITHUB_SHA || undefined,
    workflowRef: environment.GITHUB_WORKFLOW_REF || undefined,
    serverUrl: environment.GITHUB_SERVER_URL || "https://github.com",
    apiUrl: environment.GITHUB_API_URL || "https://api.github.com",
    run: id ? { id, attempt: environment.GITHUB_RUN_ATTEMPT || "1" } : undefined,
  };
}

function readPayload(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new ReleaseDocsError({
      code: "event/unreadable",
      message: `The event file ${path} could not be read as JSON.`,
      hint: "Check GITHUB_EVENT_PATH; on a runner it is set for every step.",
      cause,
    });
  }
}

const optionalText = z.nullish(z.string());
const named = z.string().check(z.minLength(1));
const sha = z.string().check(z.regex(/^[0-9a-f]{40,64}$/i));
// A count or a date that is not as expected is no reason to fail: it is left out.
const optionalCount = z.catch(z.optional(z.int().check(z.nonnegative())), undefined);
const repository = z.catch(z.optional(z.object({ default_branch: z.optional(z.string()) })), undefined);

/** The part of a `release` payload that is read. */
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

/** The part of a `pull_request` payload that is read. */
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

/** The part of a `push` payload that is read. */
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

/** The part of a `create` or `delete` payload that is read. */
export const RefEvent = z.object({ ref: named, ref_type: z.string() });

/** The part of a `merge_group` payload that is read. */
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

/** The part of a `schedule` payload that is read. */
export const ScheduleEvent = z.object({ schedule: z.catch(z.optional(z.string()), undefined) });

/** Reads the payload by `schema`. Throws `event/malformed`, naming the first field that is not as GitHub sends it. */
export function parsePayload<Schema extends z.ZodMiniType>(event: RunEvent, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(event.payload);
  if (parsed.success) return parsed.data;
  throw malformed(event.name, parsed.error.issues[0]?.path.join(".") || "the payload");
}

/** A payload whose `field` cannot be used. */
export function malformed(event: string, field: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "event/malformed",
    message: `The ${event} event is not as GitHub sends it: ${field} is missing or of another type.`,
    hint: "Run the step on GitHub's own event, or give the input changes on a workflow_dispatch run.",
  });
}
