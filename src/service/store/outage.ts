import { type ErrorCode, ExplainedError, endSentence, ReleaseDocsError } from "../../shared/errors.ts";

const OUTAGES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "store/unreachable",
  "store/busy",
  "store/full",
  "store/read-only",
  "store/disk",
]);

/** The database cannot do now what it could before, so a retry can succeed. Not the work's error, which work records. */
export class StoreOutage extends ExplainedError {}

export const isOutage = (error: unknown): error is StoreOutage => error instanceof StoreOutage;

export const isOutageCode = (code: ErrorCode): boolean => OUTAGES.has(code);

const NO_SPACE = new Set(["ENOSPC", "EDQUOT"]);
const READ_ONLY = new Set(["EROFS", "EACCES", "EPERM"]);

/** Describes a full or read-only disk as an outage; returns other errors as they are. */
export function explainDiskError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (NO_SPACE.has(code)) return buildOutage("store/full", `No space is left on the disk: ${code}.`, error);
  if (READ_ONLY.has(code)) return buildOutage("store/read-only", `The disk cannot be written: ${code}.`, error);
  return error;
}

/** Of a database that no retry can use. */
export const buildDamage = (reason: string, cause?: unknown) =>
  new ReleaseDocsError("store/damaged", `The database is damaged: ${endSentence(reason)}`, { cause });

export function buildOutage(code: ErrorCode, message: string, cause?: unknown): StoreOutage {
  return new StoreOutage(code, message, { cause });
}
