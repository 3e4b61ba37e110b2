import { ReleaseDocsError } from "../release-docs-error.ts";
import { readHistoryDirectory } from "./history.ts";
import { type GitRepository, readRepository } from "./repository.ts";
import { readTags, type Tag } from "./tags.ts";

/** A repository whose whole history is at hand: what ranges are resolved in. */
export type History = {
  repository: GitRepository;
  /** Where history is read: the repository itself, or for a shallow clone what completes it. */
  directory: string;
  /** Full SHA of the commit that "the current head" means. */
  head: string;
  tags: readonly Tag[];
};

/**
 * Opens the repository that `start` belongs to, fetches what a shallow clone lacks, and reads the tags.
 * Throws what `readRepository` and `readHistoryDirectory` throw, and `git/no-commits` before the first commit.
 */
export async function readHistory(start: string): Promise<History> {
  const repository = await readRepository(start);
  const { head } = repository;
  if (head === undefined) {
    throw new ReleaseDocsError({
      code: "git/no-commits",
      message: `The repository at ${repository.directory} has no commit yet.`,
      hint: "Commit something first: there is no history to write from.",
    });
  }
  const directory = await readHistoryDirectory({ ...repository, head });
  return { repository, directory, head, tags: await readTags(directory) };
}
