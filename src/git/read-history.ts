import { ReleaseDocsError } from "../release-docs-error.ts";
import { ensureHistory } from "./history.ts";
import { type GitRepository, readRepository } from "./repository.ts";
import { readTags, type Tag } from "./tags.ts";

/** A repository whose whole history is at hand: what ranges are resolved in. */
export type History = {
  repository: GitRepository;
  /** Full SHA of the commit that "the current head" means. */
  head: string;
  tags: readonly Tag[];
};

/**
 * Opens the repository that `directory` belongs to, completes it where it is a shallow clone, and reads its tags.
 * Throws what `readRepository` and `ensureHistory` throw, and `git/no-commits` before the first commit.
 */
export async function readHistory(directory: string): Promise<History> {
  const repository = await readRepository(directory);
  const { head } = repository;
  if (head === undefined) {
    throw new ReleaseDocsError({
      code: "git/no-commits",
      message: `The repository at ${repository.directory} has no commit yet.`,
      hint: "Commit something first: there is no history to write from.",
    });
  }
  if (repository.shallow) await ensureHistory(repository.directory);
  return { repository, head, tags: await readTags(repository.directory) };
}
