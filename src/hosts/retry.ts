import type * as z from "zod/mini";

/** Of a call with retries: `doing` completes "could not …" in errors, `look` finds what a failed attempt created. */
export type Expected<T> = { doing: string; answer: z.ZodMiniType<T>; look?: () => Promise<T | undefined> };

/** Seconds; of all waits for one call. */
export const MAX_WAIT = 15 * 60;
