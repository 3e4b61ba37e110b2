import { basename } from "node:path";
import { parseRemote } from "./remote.ts";
import type { GitRepository } from "./repository.ts";

/** What a repository is called, and the address of its page: from its remote, else its folder's name alone. */
export function nameRepository(repository: GitRepository): { name: string; webUrl: string | undefined } {
  const remote = repository.remoteUrl === undefined ? undefined : parseRemote(repository.remoteUrl);
  return remote ?? { name: basename(repository.directory).replace(/\.git$/, ""), webUrl: undefined };
}
