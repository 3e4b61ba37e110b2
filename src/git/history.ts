import { isAbsolute, join, resolve } from "node:path";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { initBorrowingRepository } from "./borrowing-repository.ts";
import { buildSettings, NO_QUESTIONS, type Setting } from "./command-settings.ts";
import { copyMissingRefs } from "./refs.ts";
import type { GitRepository } from "./repository.ts";
import { GitCommandError, runGit, runGitLines } from "./run-git.ts";

const FETCH = [
  ...["-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=60", "-c", "fetch.writeCommitGraph=false"],
  ...["-c", "gc.auto=0", "-c", "maintenance.auto=false"],
  ...["fetch", "--unshallow", "--filter=blob:none", "--prune", "--force", "--quiet", "--no-recurse-submodules"],
];
// What a clone's own configuration says of its remotes and how they are reached: addresses, tokens, certificates.
const TRANSPORT = "^(remote|url|http|credential|protocol|ssh)\\.|^core\\.(sshcommand|gitproxy)$";

/**
 * The repository to read the whole history and its tags from: `repository` itself or, where that is a shallow clone
 * (the default of actions/checkout), a bare one inside its git directory. That one borrows the clone's objects and
 * fetches from `origin`, or from the only remote, what the clone lacks but the contents of files; nothing of the clone
 * itself changes. A tag that the remote has is taken from there. Throws `git/shallow` where that is not possible.
 */
export async function readHistoryDirectory(repository: GitRepository & { head: string }): Promise<string> {
  if (!repository.shallow) return repository.directory;
  const remotes = await runGitLines(repository.directory, ["remote"]);
  const remote = remotes.includes("origin") ? "origin" : remotes.length === 1 ? remotes[0] : undefined;
  if (remote === undefined) throw buildShallowError("and it has no remote to fetch the rest from");
  const directory = join(repository.gitDirectory, "release-docs");
  await initBorrowingRepository(directory, repository, repository.head);
  try {
    await fetchHistory(directory, repository.directory, remote);
  } catch (error) {
    if (!(error instanceof GitCommandError)) throw error;
    throw buildShallowError(`and the rest could not be fetched from ${remote}`, error);
  }
  if (await readShallow(directory)) throw buildShallowError(`and ${remote} is one itself`);
  await copyMissingRefs(repository.directory, directory);
  return directory;
}

/** Whether history was cut off when the repository was cloned. */
export async function readShallow(directory: string): Promise<boolean> {
  return (await runGit(directory, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
}

async function fetchHistory(directory: string, clone: string, remote: string): Promise<void> {
  const settings = await readTransport(clone);
  // Called a promisor for this one command, since git would write that into the configuration otherwise.
  const promisor: Setting[] = [
    [`remote.${remote}.promisor`, "true"],
    [`remote.${remote}.partialCloneFilter`, "blob:none"],
  ];
  const branches = settings.flatMap(([key, value]) => (key === `remote.${remote}.fetch` ? [value] : []));
  await runGit(directory, [...FETCH, "--end-of-options", remote, ...branches, "+refs/tags/*:refs/tags/*"], {
    env: { ...NO_QUESTIONS, ...buildSettings([...settings, ...promisor]) },
  });
}

async function readTransport(clone: string): Promise<Setting[]> {
  const args = ["config", "--local", "--includes", "--null", "--get-regexp", TRANSPORT];
  const entries = (await runGit(clone, args)).split("\0").filter((entry) => entry !== "");
  return entries.map((entry) => {
    const [key = "", value = "true"] = entry.split("\n");
    // A path is relative to the clone, not to the repository inside it.
    const isPath = /^remote\..*\.url$/.test(key) && /^\.{0,2}\//.test(value) && !isAbsolute(value);
    return [key, isPath ? resolve(clone, value) : value];
  });
}

function buildShallowError(why: string, cause?: GitCommandError): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "git/shallow",
    message: `This is a shallow clone, ${why}; without all commits and tags no range can be told.`,
    hint: "Set `fetch-depth: 0` for actions/checkout, so that it brings the whole history and its tags.",
    cause,
  });
}
