import type { Shown } from "./shown.ts";

/** The turn that a conversation's newest entry comes from. */
export function turnOf({ id, entries }: Shown): string {
  const turnId = entries?.findLast((entry) => typeof entry.turnId === "string")?.turnId;
  if (typeof turnId !== "string") throw new Error(`No entry of ${id} comes from a turn.`);
  return turnId;
}
