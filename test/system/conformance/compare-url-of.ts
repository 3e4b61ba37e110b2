import type { Shown } from "./shown.ts";

/** The page that compares a conversation's branch with its base, as its newest draft has it. */
export function compareUrlOf({ entries }: Shown): unknown {
  return entries.findLast(({ kind }) => kind === "draft")?.details?.compareUrl;
}
