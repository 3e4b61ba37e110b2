import type * as z from "zod/mini";
import type { ErrorCode } from "../shared/error-codes/catalogue.ts";
import { ReleaseDocsError } from "../shared/errors.ts";

/** Of a call with retries: `doing` completes "could not …" in errors, `look` finds what a failed attempt created. */
export type Expected<T> = { doing: string; answer: z.ZodMiniType<T>; look?: () => Promise<T | undefined> };

/** Throws `code` for an answer that is not as expected. */
export function parseExpected<T>(product: string, code: ErrorCode, { doing, answer }: Expected<T>, data: unknown): T {
  const parsed = answer.safeParse(data);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join(".") || "the answer";
  const message = `${product}'s answer has an unknown form (${doing}): ${field} is not as expected.`;
  throw new ReleaseDocsError(code, message);
}

/** Seconds; of all waits for one call. */
export const MAX_WAIT = 15 * 60;
