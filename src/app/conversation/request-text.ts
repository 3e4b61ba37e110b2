import type { ChangeSelector } from "../../contract/change-selector.ts";

/** What was asked for, as far as a request says it. */
export type AskedFor = { body: string | undefined; changes: readonly string[]; relevantLinks: readonly string[] };

/** Of a turn's request: a request of a job, or that of a comment. */
export function parseAskedFor(request: Readonly<Record<string, unknown>> | null | undefined): AskedFor {
  const { body, changes, relevantLinks } = request ?? {};
  return {
    body: typeof body === "string" && body !== "" ? body : undefined,
    changes: (Array.isArray(changes) ? changes : []).map(describeSelector),
    relevantLinks: Array.isArray(relevantLinks) ? relevantLinks.map(String) : [],
  };
}

const SHORT = 12;

/** A change selector in words, such as `v1.0.0 to v1.1.0`. */
export function describeSelector(selector: ChangeSelector): string {
  if ("releases" in selector) return `the last ${count(selector.releases.count, "release")}`;
  if ("timeRange" in selector) return `${selector.timeRange.start} to ${selector.timeRange.end}`;
  if ("tags" in selector) {
    const { tags } = selector;
    return "end" in tags ? `${tags.start} to ${tags.end}` : `since ${tags.start}`;
  }
  const { commits } = selector;
  if ("count" in commits) return `the last ${count(commits.count, "commit")}`;
  if ("shas" in commits) return commits.shas.map((sha) => sha.slice(0, SHORT)).join(", ");
  const start = commits.startSha.slice(0, SHORT);
  return "endSha" in commits ? `${start} to ${commits.endSha.slice(0, SHORT)}` : `since ${start}`;
}

function count(number: number, unit: string): string {
  return number === 1 ? unit : `${number} ${unit}s`;
}
