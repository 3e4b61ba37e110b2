import type { Conversation } from "../contract/conversations.ts";

/**
 * Where a person sees what a conversation wrote: the pull request, or for a staged draft the page that compares its
 * branch. The service names that page in the entry `draft`; other services put it into `outputUrl`. Undefined without
 * either.
 */
export function resultUrlOf({ outputUrl, staged, entries }: Conversation): string | undefined {
  return (staged && compareUrlOf(entries ?? [])) || outputUrl || undefined;
}

function compareUrlOf(entries: NonNullable<Conversation["entries"]>): string | undefined {
  const urls = entries.map(({ kind, details }) => (kind === "draft" ? details?.compareUrl : undefined));
  return urls.filter((url) => typeof url === "string").findLast((url) => url !== "");
}
