import { readFileSync } from "node:fs";
import { ReleaseDocsError } from "../release-docs-error.ts";

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
