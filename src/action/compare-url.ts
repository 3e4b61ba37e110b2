import type { ChangeSelector } from "../contract/change-selector.ts";

/** The page of the repository at `webUrl` that shows the range, where a selector names both of its ends. */
export function buildCompareUrl(
  [only, ...others]: readonly ChangeSelector[],
  webUrl: string | undefined,
): string | undefined {
  if (webUrl === undefined || only === undefined || others.length > 0) return undefined;
  const ends =
    "tags" in only && "end" in only.tags
      ? [only.tags.start, only.tags.end]
      : "commits" in only && "endSha" in only.commits && only.commits.includeStartCommit !== true
        ? [only.commits.startSha, only.commits.endSha]
        : [];
  return ends.length === 0 ? undefined : `${webUrl}/compare/${ends.map(encodeURIComponent).join("...")}`;
}
