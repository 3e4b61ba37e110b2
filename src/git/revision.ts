import { ReleaseDocsError } from "../shared/errors.ts";
import { selectNearestNames } from "../shared/text.ts";
import { readNearestCommit } from "./ancestry.ts";
import { readShallow } from "./history.ts";
import { runGit } from "./run.ts";
import type { Tag } from "./tags.ts";

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
  throw new ReleaseDocsError("git/unknown-tag", `The tag ${JSON.stringify(plain)} does not exist in this repository.`, {
    hint: await buildHint(directory, selectNearestNames(plain, names)),
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
  return new ReleaseDocsError(
    "git/unknown-revision",
    `The commit, tag or branch ${JSON.stringify(name)} does not exist in this repository.`,
    { hint: await buildHint(directory, [...selectNearestNames(name, listing.split("\n")), ...(near ? [near] : [])]) },
  );
}

async function buildHint(directory: string, near: readonly string[]): Promise<string> {
  if (await readShallow(directory)) {
    return "This clone is shallow and can lack it: run `git fetch --unshallow --tags`, or set `fetch-depth: 0` for actions/checkout.";
  }
  if (near.length > 0) return `Did you mean ${near.map((other) => JSON.stringify(other)).join(", ")}?`;
  return "Check the spelling, and that the tag or branch is pushed and fetched (`git tag --list`).";
}
