import type { ChangeSelector } from "../contract/change-selector.ts";
import { findLatestRange, type LatestRange } from "../git/latest-range.ts";
import { findPreviousTag } from "../git/previous-tag.ts";
import { readCommits } from "../git/read-commits.ts";
import { type History, readHistory } from "../git/read-history.ts";
import { resolveRevision, resolveTag } from "../git/revision.ts";
import { readRootCommit } from "../git/root-commit.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";
import type { Trigger } from "./trigger.ts";

/** The change selectors of a run, with where they come from in words. */
export type ChangeSelection = { changes: ChangeSelector[]; source: string };

/** The commits that the trigger means, found in the history of the repository at `directory`. */
export async function selectFromHistory(trigger: Trigger, directory: string): Promise<ChangeSelection> {
  switch (trigger.kind) {
    case "release":
    case "push":
      return selectRelease(directory, trigger.tag);
    case "merge":
      return selectMerge(directory, trigger);
    case "manual":
      return trigger.tag === undefined ? selectLatest(directory) : selectRelease(directory, trigger.tag);
    default:
      throw new ReleaseDocsError({
        code: "event/unsupported",
        message: `The event ${trigger.kind === "other" ? trigger.event : trigger.kind} does not say which commits are meant.`,
        hint: "Give the input changes, or run on release, push of a tag, pull_request closed or workflow_dispatch.",
      });
  }
}

/** From the tag before this one, by the rule of the previous tag, up to it. */
async function selectRelease(directory: string, name: string): Promise<ChangeSelection> {
  const history = await readHistory(directory);
  const tag = await resolveTag(directory, history.tags, name);
  const { tag: previous } = await findPreviousTag(directory, history.tags, tag);
  return buildSelection(history, { tag, previous });
}

/** By hand: the release that is checked out, else what came since the last one, else everything. */
async function selectLatest(directory: string): Promise<ChangeSelection> {
  const history = await readHistory(directory);
  return buildSelection(history, await findLatestRange(history));
}

async function buildSelection(history: History, { tag, previous }: LatestRange): Promise<ChangeSelection> {
  if (previous !== undefined) {
    const [start, end] = [previous.name, tag?.name];
    return end === undefined
      ? { changes: [{ tags: { start } }], source: `what came since the last release, ${start}` }
      : { changes: [{ tags: { start, end } }], source: `the release ${end} and the tag before it, ${start}` };
  }
  // No selector says "from the beginning": the range from the first commit, with it, does.
  const endSha = tag?.commit ?? history.head;
  const startSha = await readRootCommit(history.repository.directory, endSha);
  return {
    changes: [{ commits: { startSha, endSha, includeStartCommit: true } }],
    source: tag === undefined ? "the whole history: no release yet" : `the first release, ${tag.name}`,
  };
}

async function selectMerge(
  directory: string,
  { number, name, mergeCommit, commits }: Extract<Trigger, { kind: "merge" }>,
): Promise<ChangeSelection> {
  await readHistory(directory);
  const sha = await resolveRevision(directory, mergeCommit);
  const [commit] = await readCommits(directory, [sha], { noWalk: true });
  const [parent, second] = commit?.parents ?? [];
  const source = `the merge of pull request #${number}`;
  if (parent !== undefined && second !== undefined) {
    return { changes: [{ commits: { startSha: parent, endSha: sha, includeStartCommit: false } }], source };
  }
  // One parent is a squash, whose subject is the pull request's, or the last of several rebased commits.
  const squashed = commits === 1 || commit?.subject === name || commit?.subject.endsWith(`(#${number})`);
  if (squashed) return { changes: [{ commits: { shas: [sha] } }], source: `${source}, squashed` };
  const before = await resolveRevision(directory, `${sha}~${commits}`);
  return {
    changes: [{ commits: { startSha: before, endSha: sha, includeStartCommit: false } }],
    source: `${source}, rebased`,
  };
}
