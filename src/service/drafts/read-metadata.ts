import type { Commit } from "../../git/commit.ts";
import { buildChanges } from "../../writer/changes.ts";
import type { Metadata, Span } from "../../writer/span.ts";
import type { Place } from "../places/place.ts";
import { readReleaseRules } from "./release-rules.ts";

/** The spans with what the code host tells of them, and what a person should know of what it did not tell. */
export type ToldSpans = { spans: readonly Span[]; remarks: readonly string[] };

/** Asks the code host about the commits of all spans at once. Without one to ask the spans stay as they are. */
export async function readMetadata({ commits, readFile }: Place, spans: readonly Span[]): Promise<ToldSpans> {
  const shas = new Set(commits === undefined ? [] : spans.flatMap((span) => selectLeads(span.commits)));
  if (commits === undefined || shas.size === 0) return { spans, remarks: [] };
  const [{ facts, missing }, { rules, fault }] = await Promise.all([
    commits.readFacts([...shas]),
    readReleaseRules(readFile),
  ]);
  const remarks = [missing, facts.size === 0 ? undefined : fault].filter((remark) => remark !== undefined);
  if (facts.size === 0) return { spans, remarks };
  const metadata: Metadata = { facts, rules };
  return { spans: spans.map((span) => ({ ...span, metadata })), remarks };
}

/** The commits that a change is told by: what a merge carried came with the merge's own pull request. */
function selectLeads(commits: readonly Commit[]): string[] {
  const { changes, notShown } = buildChanges(commits);
  return [...changes.map((change) => change.commits[0].sha), ...notShown.flatMap(({ shas }) => shas)];
}
