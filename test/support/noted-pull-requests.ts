import { expect } from "vitest";
import type { CommitFacts, PullRequestFacts } from "../../src/git/commits.ts";
import type { ReleaseRules } from "../../src/writer/changes/labels.ts";
import { buildNotes, countCommits, type Notes } from "../../src/writer/notes.ts";
import { type CommitSketch, makeCommits, nameCommit } from "./make-commits.ts";

export type PullRequestSketch = Partial<Omit<PullRequestFacts, "number">> & {
  number?: number | undefined;
  isMerge?: boolean;
  elsewhere?: number[];
};

const DEFAULTS = { title: "", renamed: false, labels: [], author: { login: "ada", isBot: false } };

/** Notes of commits, oldest first, with the pull requests of some, by the commits' short names; each commit counts once. */
export function noteWithPullRequests(
  sketches: readonly (string | CommitSketch)[],
  pullRequests: Record<string, PullRequestSketch>,
  rules?: ReleaseRules,
): Notes {
  const facts = new Map<string, CommitFacts>();
  for (const [id, { isMerge = false, elsewhere = [], number, ...known }] of Object.entries(pullRequests)) {
    const pullRequest = number === undefined ? undefined : { ...DEFAULTS, ...known, number };
    facts.set(nameCommit(id), { pullRequest, isMerge, elsewhere, login: undefined });
  }
  const commits = makeCommits(...sketches);
  const notes = buildNotes(commits, { metadata: { facts, rules } });
  expect(countCommits(notes).commits).toBe(commits.length);
  return notes;
}
