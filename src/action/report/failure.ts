import type { ErrorCode } from "../../shared/error-codes/catalogue.ts";
import { ReleaseDocsError, renderCauses } from "../../shared/errors.ts";
import type { RunPages } from "../environment.ts";
import type { Reporter } from "./reporter.ts";

export type Failure = { code: ErrorCode; message: string; details: string };

export async function reportFailure(reporter: Reporter, error: unknown, pages?: RunPages): Promise<void> {
  const failure = describeFailure(error);
  await reporter.debug(failure.details);
  await reporter.error(renderFailure(failure, pages));
}

export function describeFailure(error: unknown): Failure {
  const details = renderCauses(error);
  if (error instanceof ReleaseDocsError) {
    return { code: error.code, message: `${error.message}\n${error.hint}`, details };
  }
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: "internal",
    message: `Unexpected error: ${message}\nPlease open an issue with the debug log.`,
    details,
  };
}

export function renderFailure(
  { code, message }: { code?: ErrorCode | undefined; message: string },
  pages?: RunPages,
): string {
  return code === undefined ? message : `${message}\nCode ${code}, see ${errorPageOf(code, pages)}`;
}

/** In the version of the action that runs, else a path in its repository. */
export function errorPageOf(code: ErrorCode, { action }: Pick<RunPages, "action"> = {}): string {
  // GitHub's anchor of the heading.
  const page = `docs/errors.md#${code.replaceAll("/", "")}`;
  return action === undefined ? page : `${action}/${page}`;
}
