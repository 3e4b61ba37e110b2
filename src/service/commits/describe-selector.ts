import type { ChangeSelector } from "../../contract/change-selector.ts";
import { countWords } from "../../writer/count-commits.ts";

/** A change selector in words, as a part of a sentence: `v1.2.0..v1.3.0`, `the last 5 commits`. */
export function describeSelector(selector: ChangeSelector): string {
  if ("releases" in selector) return `the last ${countWords(selector.releases.count, ["release", "releases"])}`;
  if ("timeRange" in selector) return `${selector.timeRange.start} to ${selector.timeRange.end}`;
  if ("tags" in selector) return `${selector.tags.start}..${"end" in selector.tags ? selector.tags.end : "HEAD"}`;
  const { commits } = selector;
  if ("shas" in commits) return countWords(commits.shas.length, ["named commit", "named commits"]);
  if ("count" in commits) return `the last ${countWords(commits.count, ["commit", "commits"])}`;
  const end = "endSha" in commits ? shorten(commits.endSha) : "HEAD";
  const included = "includeStartCommit" in commits && commits.includeStartCommit ? ", with its start" : "";
  return `${shorten(commits.startSha)}..${end}${included}`;
}

function shorten(sha: string): string {
  return sha.slice(0, 7);
}
