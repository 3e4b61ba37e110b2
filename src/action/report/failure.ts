import type { ErrorCode } from "../../shared/error-codes/catalogue.ts";
import { ReleaseDocsError, renderCauses } from "../../shared/errors.ts";
import type { Reporter } from "./reporter.ts";

/** Web addresses of the run; undefined outside Actions. */
export type RunPages = {
  /** `https://github.com/octo/widget`. */
  repository: string | undefined;
  /** The page of the run's attempt. */
  run: string | undefined;
  /** The files of the action as this run took it: `https://github.com/octo/release-docs/blob/v1`. */
  action?: string | undefined;
};

/** Where a person sees the run and its repository, on GitHub or on a GitHub Enterprise. */
export function readRunPages(environment: Readonly<Record<string, string | undefined>>): RunPages {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: id } = environment;
  const repository = server && name ? `${server}/${name}` : undefined;
  const attempt = environment.GITHUB_RUN_ATTEMPT || "1";
  const { GITHUB_ACTION_REPOSITORY: actionName, GITHUB_ACTION_REF: ref } = environment;
  const action = server && actionName && ref ? `${server}/${actionName}/blob/${ref}` : undefined;
  return {
    repository,
    action,
    run: repository && id ? `${repository}/actions/runs/${id}/attempts/${attempt}` : undefined,
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A failure as a person reads it: one message with the next step, and what only debugging needs. */
export type Failure = { code: ErrorCode; message: string; details: string };

/** Says a failure that ended the run: once to the person, with its causes to whoever debugs. */
export async function reportFailure(reporter: Reporter, error: unknown, environment: Environment = {}): Promise<void> {
  const failure = describeFailure(error);
  await reporter.debug(failure.details);
  await reporter.error(renderFailure(failure, environment));
}

/** Turns whatever was thrown into one message: what happened, and what to do next. */
export function describeFailure(error: unknown): Failure {
  const details = renderCauses(error);
  if (error instanceof ReleaseDocsError) {
    return { code: error.code, message: `${error.message}\n${error.hint}`, details };
  }
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: "internal",
    message: `release-docs failed in a way it did not foresee: ${message}\nPlease report it with the log of a run in debug mode.`,
    details,
  };
}

/** The message of a failure, and in its last line the code with the place that explains it. */
export function renderFailure(
  { code, message }: { code?: ErrorCode | undefined; message: string },
  environment: Environment,
): string {
  if (code === undefined) return message;
  return `${message}\nCode ${code}, see ${addressOf(code, readRunPages(environment))}`;
}

/** Where a code is explained: among the files of the action as this run took it, else in its repository. */
export function addressOf(code: ErrorCode, { action }: Pick<RunPages, "action">): string {
  // GitHub's anchor of a heading that is this code.
  const page = `docs/errors.md#${code.replaceAll("/", "")}`;
  return action === undefined ? page : `${action}/${page}`;
}
