import { type ErrorCode, errorPageOf, messageOf, ReleaseDocsError, renderCauses } from "../../shared/errors.ts";
import type { RunPages } from "../environment.ts";
import type { Reporter } from "./reporter.ts";

export async function reportFailure(reporter: Reporter, error: unknown, pages?: RunPages): Promise<void> {
  const failure = describeFailure(error);
  await reporter.debug(failure.details);
  await reporter.error(renderFailure(failure, pages));
}

/** What was not foreseen has the code `internal`. */
export function describeFailure(error: unknown): { code: ErrorCode; message: string; details: string } {
  const { code, message, hint } =
    error instanceof ReleaseDocsError
      ? error
      : new ReleaseDocsError("internal", `Unexpected error: ${messageOf(error)}`);
  return { code, message: `${message}\n${hint}`, details: renderCauses(error) };
}

export function renderFailure(
  { code, message }: { code?: ErrorCode | undefined; message: string },
  pages?: RunPages,
): string {
  return code === undefined ? message : `${message}\nCode ${code}, see ${errorPageOf(code, pages?.action)}`;
}
