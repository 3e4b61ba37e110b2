import type { ErrorCode } from "../../shared/error-codes/catalogue.ts";
import { errorPageOf, ReleaseDocsError } from "../../shared/errors.ts";

/** `unknown`: it could not be checked, which is no problem by itself. */
export type Finding = {
  check: "configuration" | "git" | "history" | "workflow" | "token" | "next run";
  state: "ok" | "problem" | "unknown";
  message: string;
  /** What to do. */
  hint?: string;
  code?: ErrorCode;
  /** For `--json`. */
  details?: Readonly<Record<string, unknown>>;
};

export const ok = (check: Finding["check"], message: string, details?: Finding["details"]): Finding => ({
  check,
  state: "ok",
  message,
  ...(details && { details }),
});

/** Of an error for people; any other is thrown. */
export function asProblem(check: Finding["check"], error: unknown): Finding {
  if (!(error instanceof ReleaseDocsError)) throw error;
  return { check, state: "problem", message: error.message, hint: error.hint, code: error.code };
}

const MARKS = { ok: "ok", problem: "PROBLEM", unknown: "?" } as const;

export function renderFindings(findings: readonly Finding[]): string {
  const lines = findings.map(({ check, state, message, hint, code }) => {
    const first = `${MARKS[state].padEnd(8)} ${check.padEnd(14)} ${message}`;
    const rest = [hint, code && `See ${errorPageOf(code)}`].filter((line) => line !== undefined && line !== "");
    return [first, ...rest.map((line) => `${" ".repeat(24)}${line}`)].join("\n");
  });
  return `${lines.join("\n")}\n`;
}
