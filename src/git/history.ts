import { isAbsolute, join, resolve } from "node:path";
import { ReleaseDocsError } from "../shared/errors.ts";
import { type GitRepository, initBorrowingRepository, readRepository } from "./repository.ts";
import { buildSettings, execGit, GitCommandError, NO_PROMPTS, runGit, type Setting } from "./run.ts";
import { readTags, type Tag } from "./tags.ts";

/** Gives `directory` the refs that `source` has and it lacks; it has to be able to read their objects. */
export async function copyMissingRefs(source: string, directory: string): Promise<void> {
  const [wanted, there] = await Promise.all([readRefs(source), readRefs(directory)]);
  const names = new Set(there.map(({ name }) => name));
  const missing = wanted.filter(({ name }) => !names.has(name));
  const lines = missing.flatMap(({ name, object, leadsTo }) => (leadsTo === "" ? [`create ${name} ${object}\n`] : []));
  await runGit(directory, ["update-ref", "--stdin"], { input: lines.join("") });
  for (const { name, leadsTo } of missing)
    if (leadsTo !== "") await execGit(directory, ["symbolic-ref", name, leadsTo]);
}

/** A ref by its full name; `leadsTo` names another where it is a symbolic one. */
type Ref = { name: string; object: string; leadsTo: string };

async function readRefs(directory: string): Promise<Ref[]> {
  const listing = await execGit(directory, ["for-each-ref", "--format=%(refname) %(objectname) %(symref)"]);
  return listing
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", object = "", leadsTo = ""] = line.split(" ");
      return { name, object, leadsTo };
    });
}

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
  const remotes = (await execGit(repository.directory, ["remote"])).split("\n").filter((name) => name !== "");
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
  return (await execGit(directory, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
}

async function fetchHistory(directory: string, clone: string, remote: string): Promise<void> {
  const settings = await readTransport(clone);
  // Called a promisor for this one command, since git would write that into the configuration otherwise.
  const promisor: Setting[] = [
    [`remote.${remote}.promisor`, "true"],
    [`remote.${remote}.partialCloneFilter`, "blob:none"],
  ];
  const branches = settings.flatMap(([key, value]) => (key === `remote.${remote}.fetch` ? [value] : []));
  const args = [...FETCH, "--end-of-options", remote, ...branches, "+refs/tags/*:refs/tags/*"];
  await execGit(directory, args, { ...NO_PROMPTS, ...buildSettings([...settings, ...promisor]) });
}

async function readTransport(clone: string): Promise<Setting[]> {
  const args = ["config", "--local", "--includes", "--null", "--get-regexp", TRANSPORT];
  const entries = (await execGit(clone, args)).split("\0").filter((entry) => entry !== "");
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
