import type { ChangeSelector } from "../contract/change-selector.ts";

/** A change selector in words, as a part of a sentence: `v1.2.0..v1.3.0`, `the last 5 commits`. */
export function describeSelector(selector: ChangeSelector): string {
  if ("releases" in selector) return `the last ${plural(selector.releases.count, "release")}`;
  if ("timeRange" in selector) return `${selector.timeRange.start} to ${selector.timeRange.end}`;
  if ("tags" in selector) return `${selector.tags.start}..${"end" in selector.tags ? selector.tags.end : "HEAD"}`;
  const { commits } = selector;
  if ("shas" in commits) return plural(commits.shas.length, "named commit");
  if ("count" in commits) return `the last ${plural(commits.count, "commit")}`;
  const end = "endSha" in commits ? shorten(commits.endSha) : "HEAD";
  const included = "includeStartCommit" in commits && commits.includeStartCommit ? ", with its start" : "";
  return `${shorten(commits.startSha)}..${end}${included}`;
}

/** A number with its noun: `1 commit`, `2 commits`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function shorten(sha: string): string {
  return sha.slice(0, 7);
}
