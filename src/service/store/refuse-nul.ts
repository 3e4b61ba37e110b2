import { badRequest } from "../refusal.ts";

/** The parameters of a query as they are; 400 where a text holds U+0000, which PostgreSQL cannot keep. */
export function refuseNul(parameters: readonly unknown[]): unknown[] {
  if (parameters.some((value) => typeof value === "string" && value.includes("\0"))) {
    throw badRequest("A text may not hold the character U+0000.");
  }
  return [...parameters];
}
