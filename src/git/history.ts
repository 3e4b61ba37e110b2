import { join } from "node:path";
import { ReleaseDocsError } from "../shared/errors.ts";
import { MAX_REMOTE_GIT_MS } from "./isolation.ts";
import { type GitRepository, initBorrowingRepository, readRepository } from "./repository.ts";
import { GitCommandError, runGit, runGitLines, type Setting } from "./run.ts";
import { readTags, type Tag } from "./tags.ts";
import { buildRemoteEnvironment, readRemoteName, readTransport } from "./transport.ts";

async function copyMissingRefs(source: string, directory: string): Promise<void> {
  const [wanted, existing] = await Promise.all([readRefs(source), readRefs(directory)]);
  const names = new Set(existing.map(({ name }) => name));
  const missing = wanted.filter(({ name }) => !names.has(name));
  const lines = missing.flatMap(({ name, object, target }) => (target === "" ? [`create ${name} ${object}\n`] : []));
  await runGit(directory, ["update-ref", "--stdin"], { input: lines.join("") });
  for (const { name, target } of missing) if (target !== "") await runGit(directory, ["symbolic-ref", name, target]);
}

async function readRefs(directory: string) {
  const lines = await runGitLines(directory, ["for-each-ref", "--format=%(refname) %(objectname) %(symref)"]);
  return lines.map((line) => {
    const [name = "", object = "", target = ""] = line.split(" ");
    return { name, object, target };
  });
}

const FETCH = [
  ...["-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=60", "-c", "fetch.writeCommitGraph=false"],
  ...["-c", "gc.auto=0", "-c", "maintenance.auto=false"],
  ...["fetch", "--unshallow", "--filter=blob:none", "--prune", "--force", "--quiet", "--no-recurse-submodules"],
];

/** Completes a shallow clone in a bare repository inside it; the clone is unchanged. Throws `git/shallow`. */
async function readHistoryDirectory(repository: GitRepository & { head: string }): Promise<string> {
  if (!repository.shallow) return repository.directory;
  const remote = await readRemoteName(repository.directory);
  if (remote === undefined) throw buildShallowError("and it has no remote to fetch the other commits from");
  const directory = join(repository.gitDirectory, "release-docs");
  await initBorrowingRepository(directory, repository, repository.head);
  try {
    await fetchHistory(directory, repository.directory, remote);
  } catch (error) {
    if (!(error instanceof GitCommandError)) throw error;
    throw buildShallowError(`and fetching the other commits from ${remote} failed`, error);
  }
  if (await readShallow(directory)) throw buildShallowError(`and ${remote} is shallow too`);
  await copyMissingRefs(repository.directory, directory);
  return directory;
}

export async function readShallow(directory: string): Promise<boolean> {
  return (await runGit(directory, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
}

async function fetchHistory(directory: string, clone: string, remote: string): Promise<void> {
  const settings = await readTransport(clone);
  // Set for this command only: git would write it into the configuration otherwise.
  const promisor: Setting[] = [
    [`remote.${remote}.promisor`, "true"],
    [`remote.${remote}.partialCloneFilter`, "blob:none"],
  ];
  const branches = settings.flatMap(([key, value]) => (key === `remote.${remote}.fetch` ? [value] : []));
  const args = [...FETCH, "--end-of-options", remote, ...branches, "+refs/tags/*:refs/tags/*"];
  const env = buildRemoteEnvironment([...settings, ...promisor]);
  await runGit(directory, args, { env, timeout: MAX_REMOTE_GIT_MS, isolated: true });
}

function buildShallowError(why: string, cause?: GitCommandError): ReleaseDocsError {
  const message = `This is a shallow clone, ${why}. Ranges need all commits and tags.`;
  return new ReleaseDocsError("git/shallow", message, { cause });
}

export type History = {
  repository: GitRepository;
  directory: string;
  head: string;
  tags: readonly Tag[];
};

/** `directory` of a shallow clone is the repository that completes it. Throws `git/no-commits` and `git/shallow`. */
export async function readHistory(start: string): Promise<History> {
  // Side by side: the tags are those of `start`, unless it is shallow.
  const [found, listed] = await Promise.allSettled([readRepository(start), readTags(start)]);
  if (found.status === "rejected") throw found.reason;
  const repository = found.value;
  const { head } = repository;
  if (head === undefined) {
    throw new ReleaseDocsError("git/no-commits", `The repository at ${repository.directory} has no commit yet.`);
  }
  const directory = await readHistoryDirectory({ ...repository, head });
  if (directory !== repository.directory) return { repository, directory, head, tags: await readTags(directory) };
  if (listed.status === "rejected") throw listed.reason;
  return { repository, directory, head, tags: listed.value };
}
