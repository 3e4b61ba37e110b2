import type { Change } from "../change.ts";
import type { NoteEntry } from "../note-entry.ts";
import { type OwnLine, selectNumbers } from "./lines.ts";

/** A line of the project's people, ready to be shown. */
export type AnnouncedLine = Pick<OwnLine, "class" | "numbers" | "shas" | "isInChangelog"> & { markdown: string };

/** `also` are other changes that the line names, which no line has for itself. */
export type Announcement = { line: AnnouncedLine; change: Change; also: readonly Change[] };

/**
 * Which change each line is about: the pull request that it names and whose commit brought it, then either, then the
 * change that names the same issue. Lines about none of `changes` are left out.
 */
export function assignLines(lines: readonly AnnouncedLine[], changes: readonly Change[]): Announcement[] {
  if (lines.length === 0) return [];
  const byPullRequest = new Map(changes.map((change) => [change.pullRequest, change]));
  const bySha = new Map(changes.flatMap((change) => change.commits.map(({ sha }) => [sha, change] as const)));
  const byMention = new Map(
    changes.flatMap((change) => selectMentions(change).map((number) => [number, change] as const)),
  );
  const assigned = lines.flatMap((line) => {
    const brought = line.shas.flatMap((sha) => bySha.get(sha) ?? []);
    const named = line.numbers.flatMap((number) => byPullRequest.get(number) ?? []);
    const mentioned = line.numbers.flatMap((number) => byMention.get(number) ?? []);
    const change = brought.find((one) => named.includes(one)) ?? named[0] ?? brought[0] ?? mentioned[0];
    return change === undefined ? [] : [{ line, change, named }];
  });
  const taken = new Set(assigned.map(({ change }) => change));
  return assigned.map(({ named, ...announcement }) => {
    const also = [...new Set(named)].filter((change) => !taken.has(change));
    for (const change of also) taken.add(change);
    return { ...announcement, also };
  });
}

export function selectAnnounced(announcements: readonly Announcement[]): Set<Change> {
  return new Set(announcements.flatMap(({ change, also }) => [change, ...also]));
}

function selectMentions({ title, body, commits }: Change): number[] {
  return selectNumbers([title, body, ...commits.map((commit) => commit.body)].join("\n"));
}

const ADVISORY = /\b(?:CVE-\d{4}-\d{4,}|GHSA(?:-[\da-z]{4}){3})\b/i;

/** `entry` is what the change would say by itself; a person's later wording of it stays. */
export function buildOwnEntry({ line, also }: Announcement, entry: NoteEntry, isReworded: boolean): NoteEntry {
  const isFolded = entry.class === "internal" || entry.class === "documentation";
  const said = line.class ?? (isFolded ? "changed" : entry.class);
  const isSecurity = said !== "breaking" && ADVISORY.test(line.markdown);
  const shas = [...entry.shas, ...also.flatMap(({ commits }) => commits.map(({ sha }) => sha))] as const;
  const classified = { ...entry, shas, class: isSecurity ? "security" : said, folded: undefined } as const;
  if (isReworded) return { ...classified, formerTexts: [...entry.formerTexts, line.markdown] };
  return {
    ...classified,
    ...{ scope: undefined, breaking: "", advice: "", closes: [], advisories: [], guides: [] },
    own: { markdown: line.markdown, isInChangelog: line.isInChangelog },
  };
}

/** Whether people announced at least half of what is shown: then what they did not announce is not for users. */
export function announcesMost(announcements: readonly Announcement[], others: number): boolean {
  const announced = Math.max(announcements.length, selectAnnounced(announcements).size);
  return announced > 0 && announced >= others;
}
