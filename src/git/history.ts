import { ReleaseDocsError } from "../release-docs-error.ts";
import { GitCommandError, runGit } from "./run-git.ts";

// Nobody is there to answer: whatever would ask for a password or a host key fails at once instead.
const NO_QUESTIONS = { GIT_ASKPASS: "", SSH_ASKPASS: "false", SSH_ASKPASS_REQUIRE: "force", GCM_INTERACTIVE: "never" };
// Files come along: without them (`--filter=blob:none`, half the size) the clone would need the remote as a promisor in
// its configuration for good, and without that entry a later checkout or `git gc` in it fails.
const FETCH = [
  ...["-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=60", "-c", "fetch.writeCommitGraph=false"],
  ...["fetch", "--unshallow", "--tags", "--quiet", "--no-recurse-submodules", "--no-auto-gc", "--no-prune"],
];

/**
 * Makes sure that all of the history and its tags are there: a shallow clone (the default of actions/checkout) is
 * completed from `origin`, or from its only remote. The work tree, the index and local branches are not touched, and
 * no tag that is there is moved. Throws a {@link ReleaseDocsError} (`git/shallow`) where that is not possible.
 */
export async function ensureHistory(directory: string): Promise<"complete" | "fetched"> {
  if (!(await readShallow(directory))) return "complete";
  const remotes = (await runGit(directory, ["remote"])).split("\n").filter((name) => name !== "");
  const remote = remotes.includes("origin") ? "origin" : remotes.length === 1 ? remotes[0] : undefined;
  if (remote === undefined) throw buildShallowError("and it has no remote to fetch the rest from");
  let failure: GitCommandError | undefined;
  try {
    await runGit(directory, [...FETCH, "--end-of-options", remote], { env: NO_QUESTIONS });
  } catch (error) {
    if (!(error instanceof GitCommandError)) throw error;
    failure = error;
  }
  // A tag that differs here (actions/checkout makes an annotated one lightweight) fails the fetch after all has come.
  if (!(await readShallow(directory))) return "fetched";
  throw buildShallowError(
    failure ? `and the rest could not be fetched from ${remote}` : `and ${remote} is one itself`,
    failure,
  );
}

/** Whether history was cut off when the repository was cloned. */
export async function readShallow(directory: string): Promise<boolean> {
  return (await runGit(directory, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
}

function buildShallowError(why: string, cause?: GitCommandError): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "git/shallow",
    message: `This is a shallow clone, ${why}; without all commits and tags no range can be told.`,
    hint: "Set `fetch-depth: 0` for actions/checkout, so that it brings the whole history and its tags.",
    cause,
  });
}
