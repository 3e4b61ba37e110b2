import * as z from "zod/mini";
import { onError, ReleaseDocsError } from "../../shared/errors.ts";
import type { PullRequestApi, PullRequestPlace } from "../code-host.ts";
import { buildDraftMoved, isOwnCommit, nameWrittenRef, type OwnCommit } from "../draft.ts";
import type { GitHubRest } from "./client.ts";
import { isRefusal } from "./errors.ts";

const sha = z.string().check(z.minLength(40));
const Ref = z.object({ object: z.object({ sha }) });
const ListedCommit = z.object({ sha, commit: z.object({ message: z.string(), tree: z.object({ sha }) }) });

const Comparison = z.object({
  merge_base_commit: z.object({ sha, commit: z.object({ tree: z.object({ sha }) }) }),
  total_commits: z.number(),
  commits: z.array(ListedCommit),
  files: z.optional(
    z.array(
      z.object({
        filename: z.string(),
        status: z.string(),
        previous_filename: z.optional(z.string()),
        /** Object name of the content; of a removed file, the old one. */
        sha: z.nullish(z.string()),
        patch: z.optional(z.string()),
      }),
    ),
  ),
});
export type ComparedFiles = NonNullable<z.infer<typeof Comparison>["files"]>;

export type GitHubBranch = Awaited<ReturnType<typeof readGitHubBranch>>;

/** Reads a draft's branch: two requests for one that does not exist, else four or five. */
export async function readGitHubBranch(
  rest: GitHubRest,
  api: Pick<PullRequestApi, "find">,
  { branch: name, base: from }: PullRequestPlace,
) {
  const [base, tip] = await Promise.all([readBase(rest, from), readTip(rest, name)]);
  if (tip === undefined) return { ...NEW_BRANCH, name, base, tip, start: base };
  const [comparison, pullRequests, ref] = await Promise.all([
    compare(rest, base.commit, tip, name),
    api.find({ branch: name, base: from }),
    readRef(rest, nameWrittenRef(name)),
  ]);
  const { merge_base_commit: fork, total_commits: total, files = [] } = comparison;
  const commits = comparison.commits.map(
    ({ sha, commit: { tree, message } }): OwnCommit => ({ commit: sha, tree: tree.sha, message }),
  );
  const own = commits.filter(isOwnCommit).reverse();
  const isMerged = pullRequests.merged.includes(tip);
  const isOver = isMerged || total === 0;
  const find = (sha: string) => commits.find(({ commit }) => commit === sha);
  const known = find(tip);
  return {
    name,
    base,
    tip: known ?? (await readCommit(rest, tip)),
    start: { commit: fork.sha, tree: fork.commit.tree.sha },
    /** Whether the base contains the branch, so that it can be fast-forwarded. */
    contained: total === 0,
    /** Whether other people have committed to it. */
    hasOthers: !isOver && own.length < total,
    own,
    isOver,
    kept: isOver || ref === undefined ? undefined : (find(ref) ?? (await readCommit(rest, ref))),
    /** Names of changed blobs by path; undefined for removed files. */
    changed: listChanged(files),
    pullRequests,
  };
}

const NEW_BRANCH = {
  contained: true,
  hasOthers: false,
  own: [],
  isOver: true,
  kept: undefined,
  changed: listChanged([]),
  pullRequests: { open: undefined, merged: [] },
};

function readTip(rest: GitHubRest, name: string): Promise<string | undefined> {
  return readRef(rest, `refs/heads/${name}`);
}

/** `name` is the full one. */
export async function readRef(rest: GitHubRest, name: string): Promise<string | undefined> {
  const expected = { doing: `look for ${name}`, answer: Ref };
  return (await rest.find("GET /git/ref/{ref}", { ref: name.slice("refs/".length) }, expected))?.object.sha;
}

/** The last of two runs at once counts. `isNew`: whether it is likely that nothing was kept before. */
export async function keepWritten(rest: GitHubRest, branch: string, commit: string, isNew: boolean): Promise<void> {
  const ref = nameWrittenRef(branch);
  const look = async () => ((await readRef(rest, ref)) === commit ? {} : undefined);
  const expected = { doing: `keep what was written in ${ref}`, answer: z.unknown(), look };
  const create = () => rest.call("POST /git/refs", { ref, sha: commit }, expected);
  const place = { ref: ref.slice("refs/".length), sha: commit, force: true };
  const move = () => rest.find("PATCH /git/refs/{ref}", place, expected);
  try {
    if (isNew || (await move()) === undefined) await create();
  } catch (error) {
    if (isRefusal(error, /already exists/i)) await move();
    else if (isRefusal(error, /does not exist/i)) await create();
    else throw error;
  }
}

export async function compare(rest: GitHubRest, base: string, head: string, branch: string) {
  const expected = { doing: `compare the branch ${branch} with its base`, answer: Comparison };
  const found = await rest.find("GET /compare/{range}", { range: `${base}...${head}` }, expected);
  if (found !== undefined) return found;
  throw new ReleaseDocsError(
    "github/no-base",
    `The branch ${branch} of ${rest.repository} shares no history with its base, so it cannot hold a draft.`,
    { hint: `Delete or rename the branch ${branch}, and run the step again.` },
  );
}

async function readBase(rest: GitHubRest, name: string): Promise<{ commit: string; tree: string }> {
  const expected = { doing: `read the branch ${name}`, answer: z.array(ListedCommit) };
  const [newest] = (await rest.find("GET /commits", { sha: name, per_page: 1 }, expected)) ?? [];
  if (newest !== undefined) return { commit: newest.sha, tree: newest.commit.tree.sha };
  const message = `There is no branch ${name} in ${rest.repository} to start a draft from.`;
  const hint =
    "Name an existing one as pullRequest.base in .github/release-docs.yml, or make the repository's first commit.";
  throw new ReleaseDocsError("github/no-base", message, { hint });
}

async function readCommit(rest: GitHubRest, commit: string): Promise<OwnCommit> {
  const expected = { doing: "read a commit", answer: ListedCommit.shape.commit };
  const { tree, message } = await rest.call("GET /git/commits/{commit}", { commit }, expected);
  return { commit, tree: tree.sha, message };
}

function listChanged(files: ComparedFiles): Map<string, string | undefined> {
  const changed = new Map<string, string | undefined>();
  for (const { filename, status, previous_filename: before, sha: content } of files) {
    if (status === "renamed" && before !== undefined) changed.set(before, undefined);
    changed.set(filename, status === "removed" ? undefined : (content ?? undefined));
  }
  return changed;
}

export async function createBranch(rest: GitHubRest, branch: string, commit: string): Promise<void> {
  const look = async () => ((await readTip(rest, branch)) === commit ? {} : undefined);
  const expected = { doing: `create the branch ${branch}`, answer: z.unknown(), look };
  await rest.call("POST /git/refs", { ref: `refs/heads/${branch}`, sha: commit }, expected).catch((error: unknown) => {
    throw isRefusal(error, /already exists/i) ? buildDraftMoved(branch, error) : error;
  });
}

export async function advanceBranch(rest: GitHubRest, branch: string, commit: string): Promise<void> {
  const expected = { doing: `move the branch ${branch}`, answer: z.unknown() };
  await rest
    .call("PATCH /git/refs/{ref}", { ref: `heads/${branch}`, sha: commit, force: false }, expected)
    .catch((error: unknown) => {
      throw isRefusal(error, /fast.?forward|does not exist/i) ? buildDraftMoved(branch, error) : error;
    });
}

/** With the ref of what was written on it; nothing where they are gone. */
export async function deleteBranch(rest: GitHubRest, branch: string): Promise<void> {
  for (const name of [`refs/heads/${branch}`, nameWrittenRef(branch)]) {
    const place = { ref: name.slice("refs/".length) };
    const expected = { doing: `delete ${name}`, answer: z.unknown() };
    await rest.find("DELETE /git/refs/{ref}", place, expected).catch((error: unknown) => {
      if (!isRefusal(error, /does not exist/i)) throw error;
    });
  }
}

// REST would force a ref wherever it is by then; only this checks where it was.
const UPDATE_REFS = `mutation ($repository: ID!, $refs: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $refs }) { clientMutationId }
}`;

/** Replaces a branch that is still at `before`; false if GitHub refuses. Throws `codehost/draft-moved`. */
export async function replaceBranch(
  rest: GitHubRest,
  branch: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const doing = `replace the branch ${branch}`;
  const repository = await rest.call("GET /", {}, { doing, answer: z.object({ node_id: z.string() }) });
  const update = { name: `refs/heads/${branch}`, beforeOid: before, afterOid: after, force: true };
  const mutation = { query: UPDATE_REFS, variables: { repository: repository.node_id, refs: [update] } };
  const asked = rest.call(`POST ${rest.graphqlUrl}`, mutation, { doing, answer: z.unknown() });
  await asked.catch(onError(ReleaseDocsError, () => undefined));
  // The answer does not matter: where the branch is now shows what happened.
  const tip = await readTip(rest, branch);
  if (tip === after) return true;
  if (tip === before) return false;
  throw buildDraftMoved(branch);
}
