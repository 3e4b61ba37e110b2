import { onError, ReleaseDocsError } from "../shared/errors.ts";
import { selectNearestNames } from "../shared/text.ts";
import type { Commit } from "./commits.ts";
import { readShallow } from "./repository.ts";
import { GitCommandError, isUnmatched, runGit, runGitLines, streamGitLines } from "./run.ts";
import { compareValues, type Tag } from "./tags.ts";

/** `name`: a SHA (also shortened), a tag, or a branch, also one that only `origin` has. Returns the full SHA. */
export async function resolveRevision(directory: string, name: string): Promise<string> {
  const [sha = ""] = await resolveRevisions(directory, [name]);
  return sha;
}

/** Uses one git process. Throws `git/unknown-revision` or `git/ambiguous-revision` for the first name that fails. */
export async function resolveRevisions(directory: string, names: readonly string[]): Promise<string[]> {
  const found = await readRevisions(directory, names);
  const failed = found.findIndex((sha) => sha === "unknown" || sha === "ambiguous");
  if (failed !== -1) throw await explainUnknown(directory, names[failed] ?? "", found[failed] === "ambiguous");
  return found;
}

export async function readRevisions(directory: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const queries = names.flatMap(buildQueries);
  const listing = await runGit(directory, ["cat-file", "--batch-check=%(objectname) %(objecttype)"], {
    input: `${queries.join("\n")}\n`,
  });
  const answers = listing.split("\n");
  return names.map((_, index) => {
    const own = answers.slice(index * 3, index * 3 + 3);
    const found = own.find((answer) => /^[0-9a-f]{40,64} commit$/.test(answer));
    if (found !== undefined) return found.slice(0, found.indexOf(" "));
    return own.some((answer) => answer.endsWith(" ambiguous")) ? "ambiguous" : "unknown";
  });
}

/** Accepts `v1.2.0`, `refs/tags/v1.2.0`, or another leading `v` (`1.2.0`). Throws `git/unknown-tag`. */
export async function resolveTag(directory: string, tags: readonly Tag[], name: string): Promise<Tag> {
  const plain = name.replace(/^refs\/tags\//, "");
  const exact = tags.find((tag) => tag.name === plain);
  if (exact !== undefined) return exact;
  const names = tags.map((tag) => tag.name);
  const [spelled, ...others] = tags.filter((tag) => withoutV(tag.name) === withoutV(plain));
  if (spelled !== undefined && others.length === 0) return spelled;
  const similar = selectNearestNames(plain, names);
  throw new ReleaseDocsError("git/unknown-tag", `The tag ${JSON.stringify(plain)} does not exist in this repository.`, {
    hint: await buildHint(directory, similar),
    details: { given: name, similar },
  });
}

function withoutV(name: string): string {
  return name.replace(/^v(?=\d)/i, "");
}

// Three queries for each name; a line break in it would begin another one.
function buildQueries(name: string): string[] {
  if (name === "" || /[\n\r\0]/.test(name)) return ["", "", ""];
  return [`${name}^{commit}`, `refs/tags/${name}^{commit}`, `refs/remotes/origin/${name}^{commit}`];
}

async function explainUnknown(directory: string, name: string, ambiguous: boolean): Promise<ReleaseDocsError> {
  if (ambiguous) {
    const message = `${JSON.stringify(name)} is ambiguous: several SHAs begin with it.`;
    return new ReleaseDocsError("git/ambiguous-revision", message);
  }
  const [listing, near] = await Promise.all([
    runGit(directory, ["for-each-ref", "--format=%(refname:strip=2)", "refs/tags", "refs/heads"]),
    readNearestCommit(directory, name),
  ]);
  const message = `The commit, tag or branch ${JSON.stringify(name)} does not exist in this repository.`;
  const similar = [...selectNearestNames(name, listing.split("\n")), ...(near ? [near] : [])];
  const hint = await buildHint(directory, similar);
  return new ReleaseDocsError("git/unknown-revision", message, { hint, details: { given: name, similar } });
}

async function buildHint(directory: string, near: readonly string[]): Promise<string> {
  if (await readShallow(directory)) {
    return "This clone is shallow and can lack it: run `git fetch --unshallow --tags`, or set `fetch-depth: 0` for actions/checkout.";
  }
  if (near.length > 0) return `Did you mean ${near.map((other) => JSON.stringify(other)).join(", ")}?`;
  return "Check the spelling, and that the tag or branch is pushed and fetched (`git tag --list`).";
}

/** `unrelated` commits share none. */
export type Relation = "same" | "ancestor" | "descendant" | "diverged" | "unrelated";

/** Both are full SHAs; `ancestor` means that `other` contains `commit`. */
export async function readRelation(directory: string, commit: string, other: string): Promise<Relation> {
  if (commit === other) return "same";
  const base = await readMergeBase(directory, commit, other);
  if (base === undefined) return "unrelated";
  if (base === commit) return "ancestor";
  return base === other ? "descendant" : "diverged";
}

export async function readMergeBase(directory: string, one: string, other: string): Promise<string | undefined> {
  const found = runGit(directory, ["merge-base", "--end-of-options", one, other]).then((text) => text.trim());
  return found.catch(onError(GitCommandError, () => undefined, isUnmatched));
}

/** The tags that share a root commit, and so some history, with the commit. */
export async function readRelatedTags(directory: string, commit: string): Promise<ReadonlySet<string>> {
  return readTagNames(directory, "contains", ...(await readRoots(directory, commit)));
}

/** The tags on any of the commits' ancestors (`merged`) or descendants (`contains`), and on the commits themselves. */
export async function readTagNames(
  directory: string,
  relation: "merged" | "contains",
  ...commits: readonly string[]
): Promise<ReadonlySet<string>> {
  const filters = commits.map((commit) => `--${relation}=${commit}`);
  const names = await runGitLines(directory, ["for-each-ref", ...filters, "--format=%(refname:strip=2)", "refs/tags"]);
  return new Set(names);
}

function readRoots(directory: string, commit: string): Promise<string[]> {
  return runGitLines(directory, ["rev-list", "--max-parents=0", "--end-of-options", commit]);
}

/** Those of the commits (some hundreds at most) that no other one contains. */
export async function readIndependent(directory: string, commits: readonly string[]): Promise<ReadonlySet<string>> {
  if (commits.length === 0) return new Set();
  const args = ["merge-base", "--independent", "--end-of-options", ...new Set(commits)];
  return new Set(await runGitLines(directory, args));
}

export async function readRootCommit(directory: string, commit: string): Promise<string> {
  return (await readRoots(directory, commit)).at(-1) ?? commit;
}

/** Each commit once, newest first, and none before one of its children. */
export async function orderCommits(directory: string, commits: readonly Commit[]): Promise<Commit[]> {
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  const [oldest] = [...bySha.values()].sort((a, b) => compareValues(a.committedAt, b.committedAt));
  if (oldest === undefined || bySha.size === 1) return [...bySha.values()];
  const parents = new Set(commits.flatMap((commit) => commit.parents));
  const tips = [...bySha.keys()].filter((sha) => !parents.has(sha));
  // Nothing before the oldest commit needs to be walked, unless a wrong clock dated one of them later.
  const bounded = await readOrder(directory, [...tips, `^${oldest.sha}^@`], bySha);
  return bounded.length === bySha.size ? bounded : readOrder(directory, tips, bySha);
}

async function readOrder(directory: string, revisions: readonly string[], bySha: ReadonlyMap<string, Commit>) {
  const ordered: Commit[] = [];
  const input = `${revisions.join("\n")}\n`;
  for await (const lines of streamGitLines(directory, ["rev-list", "--topo-order", "--stdin"], { input })) {
    ordered.push(...lines.flatMap((line) => bySha.get(line) ?? []));
  }
  return ordered;
}

export async function readNearestCommit(directory: string, name: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{4,64}$/i.test(name)) return undefined;
  const wanted = name.toLowerCase();
  const objects = await runGit(directory, ["rev-parse", `--disambiguate=${wanted.slice(0, 4)}`]);
  const kinds = await runGit(directory, ["cat-file", "--batch-check=%(objecttype) %(objectname)"], { input: objects });
  const commits = [...kinds.matchAll(/^commit (.+)$/gm)].map(([, sha = ""]) => sha);
  const [nearest] = commits.sort((a, b) => countShared(b, wanted) - countShared(a, wanted));
  return nearest?.slice(0, Math.max(wanted.length, 10));
}

function countShared(sha: string, wanted: string): number {
  const different = [...wanted].findIndex((digit, index) => digit !== sha[index]);
  return different === -1 ? wanted.length : different;
}
