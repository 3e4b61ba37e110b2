import type { useMay } from "../shell/session.ts";

/** The preview and pull requests at once need the first, drafts for review the second. */
export function mayRequest(may: ReturnType<typeof useMay>): boolean {
  return may("job:create") && may("conversation:create");
}
