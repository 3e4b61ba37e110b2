import { ReleaseDocsError } from "../../shared/errors.ts";
import { selectNearestNames } from "../../shared/text.ts";
import { buildNoHistory, type SelectionPlace, selectFromSource } from "./commit-sources.ts";
import { isVersionRange, type RevisionRange, type Revisions, selectTagRange } from "./revisions.ts";
import {
  buildCommitRange,
  buildSkip,
  type ChangeSelection,
  type CommitSource,
  selectReleaseRange,
  selectUntil,
} from "./selection.ts";

/** Throws `git/unknown-revision`, `event/no-history` and what reading the checkout throws. */
export async function selectFromRevisions(revisions: Revisions, place: SelectionPlace): Promise<ChangeSelection> {
  const selection = await selectFromSource(place, (source) => selectBySource(source, revisions, place.remote));
  if (selection !== undefined) return selection;
  // The service may know tags of these names.
  if (revisions.kind === "range") return selectTagRange(revisions);
  throw buildNoHistory(place, "which the input `changes` needs");
}

async function selectBySource(source: CommitSource, revisions: Revisions, remote: boolean): Promise<ChangeSelection> {
  switch (revisions.kind) {
    case "unreleased": {
      const latest = await source.readLatest();
      if (latest.tag === undefined) return selectReleaseRange(source, latest);
      return buildSkip(`nothing is unreleased, since ${latest.tag} is the current head`);
    }
    case "until": {
      const { tag, commit } = await source.readRevision(revisions.end).catch((error: unknown) => {
        throw suggestWord(revisions.end, error);
      });
      return tag === undefined
        ? selectUntil(source, commit)
        : selectReleaseRange(source, await source.readRelease(tag));
    }
    case "range":
      return selectRange(source, revisions, remote);
  }
}

/** A name that git does not know can be a misspelt word of this input. */
function suggestWord(name: string, error: unknown): unknown {
  const [word] = selectNearestNames(name, ["unreleased", "latest", "auto", "none"]);
  if (word === undefined || !isUnknown(error)) return error;
  return new ReleaseDocsError(error.code, error.message, { hint: `Did you mean "${word}"?`, cause: error });
}

function isUnknown(error: unknown): error is ReleaseDocsError {
  return error instanceof ReleaseDocsError && error.code === "git/unknown-revision";
}

async function selectRange(source: CommitSource, range: RevisionRange, remote: boolean): Promise<ChangeSelection> {
  const what = `${range.start}..${range.end}`;
  const ends = await Promise.all([source.readRevision(range.start), source.readRevision(range.end)]).catch(
    (error: unknown) => {
      // The service says which version is unknown, so that `fail-on` applies.
      if (isUnknown(error) && isVersionRange(range)) return undefined;
      throw error;
    },
  );
  if (ends === undefined) return selectTagRange(range);
  const [start, end] = ends;
  const renderTitle = async () => {
    const count = await source.countCommits(start.commit, end.commit);
    return count === undefined ? what : `${what} (${count} ${count === 1 ? "commit" : "commits"})`;
  };
  if (start.tag !== undefined && end.tag !== undefined && range.end !== "HEAD") {
    return { ...selectTagRange({ start: start.tag, end: end.tag }), renderTitle };
  }
  // The head of a remote service may be another one.
  const isHead = range.end === "HEAD" || (!remote && end.commit === (await source.readRevision("HEAD")).commit);
  if (start.tag !== undefined && isHead) return { ...selectTagRange({ start: start.tag, end: "HEAD" }), renderTitle };
  if (start.commit === end.commit) return buildSkip(`${what} has no commits`);
  return { ...buildCommitRange(start.commit, end.commit, `the commits in ${what}`), renderTitle };
}
