import { inspect } from "node:util";
import { ReleaseDocsError } from "../release-docs-error.ts";
import type { Reporter } from "./reporter.ts";

/** A failure as a person reads it: one message with the next step, and what only debugging needs. */
export type Failure = { code: string; message: string; details: string };

/** Says a failure that ended the run: once to the person, in full to whoever debugs. */
export async function reportFailure(reporter: Reporter, error: unknown): Promise<void> {
  const { message, details } = describeFailure(error);
  await reporter.debug(details);
  await reporter.error(message);
}

/** Turns whatever was thrown into one message: what happened, and what to do next. */
export function describeFailure(error: unknown): Failure {
  const details = inspect(error, { depth: 4 });
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
