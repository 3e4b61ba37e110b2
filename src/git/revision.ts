import { ReleaseDocsError } from "../shared/errors.ts";
import { selectNearestNames } from "../shared/text.ts";
import { readNearestCommit } from "./ancestry.ts";
import { readShallow } from "./history.ts";
import { runGit } from "./run.ts";
import type { Tag } from "./tags.ts";

/**
 * The full SHA of the commit that a person named by a SHA (also shortened), a tag or a branch; a branch that only
 * `origin` has counts too. Throws a {@link ReleaseDocsError} as {@link resolveRevisions} does.
 */
export async function resolveRevision(directory: string, name: string): Promise<string> {
  const [sha = ""] = await resolveRevisions(directory, [name]);
  return sha;
}

/**
 * {@link resolveRevision} for any number of names in one git process, in their order. Throws a
 * {@link ReleaseDocsError} for the first that is not there (`git/unknown-revision`, with the nearest tag names)
 * or that fits several commits (`git/ambiguous-revision`).
 */
export async function resolveRevisions(directory: string, names: readonly string[]): Promise<string[]> {
  const found = await readRevisions(directory, names);
  const shas: string[] = [];
  for (const [index, name] of names.entries()) {
    const sha = found[index] ?? "unknown";
    if (sha === "unknown" || sha === "ambiguous") throw await explainUnknown(directory, name, sha === "ambiguous");
    shas.push(sha);
  }
  return shas;
}

/** Full SHAs of the commits that are meant, in one git process; `unknown` or `ambiguous` where there is no one commit. */
export async function readRevisions(directory: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const questions = names.flatMap((name) => (isPossible(name) ? buildQuestions(name) : ["", "", ""]));
  const listing = await runGit(directory, ["cat-file", "--batch-check=%(objectname) %(objecttype)"], {
    input: `${questions.join("\n")}\n`,
  });
  const answers = listing.split("\n");
  return names.map((_, index) => {
    const own = answers.slice(index * 3, index * 3 + 3);
    const found = own.find((answer) => /^[0-9a-f]{40,64} commit$/.test(answer));
    if (found !== undefined) return found.slice(0, found.indexOf(" "));
    return own.some((answer) => answer.endsWith(" ambiguous")) ? "ambiguous" : "unknown";
  });
}

/**
 * The tag that a person named among `tags`: `v1.2.0`, `refs/tags/v1.2.0`, and where that is not there, the one tag
 * that differs by a leading `v` alone (`1.2.0`). Throws a {@link ReleaseDocsError} (`git/unknown-tag`) that names
 * the nearest tags.
 */
export async function resolveTag(directory: string, tags: readonly Tag[], name: string): Promise<Tag> {
  const plain = name.replace(/^refs\/tags\//, "");
  const exact = tags.find((tag) => tag.name === plain);
  if (exact !== undefined) return exact;
  const [spelled, ...others] = tags.filter((tag) => withoutV(tag.name) === withoutV(plain));
  if (spelled !== undefined && others.length === 0) return spelled;
  throw new ReleaseDocsError({
    code: "git/unknown-tag",
    message: `There is no tag ${quote(plain)} in this repository.`,
    hint: await buildHint(
      directory,
      plain,
      tags.map((tag) => tag.name),
    ),
  });
}

function withoutV(name: string): string {
  return name.replace(/^v(?=\d)/i, "");
}

// A line break would be read as a second question, and an empty name means nothing.
function isPossible(name: string): boolean {
  return name !== "" && !/[\n\r\0]/.test(name);
}

function buildQuestions(name: string): string[] {
  return [`${name}^{commit}`, `refs/tags/${name}^{commit}`, `refs/remotes/origin/${name}^{commit}`];
}

async function explainUnknown(directory: string, name: string, ambiguous: boolean): Promise<ReleaseDocsError> {
  if (ambiguous) {
    return new ReleaseDocsError({
      code: "git/ambiguous-revision",
      message: `${quote(name)} is the beginning of more than one commit's SHA.`,
      hint: "Give more of its digits, or all 40.",
    });
  }
  const [listing, near] = await Promise.all([
    runGit(directory, ["for-each-ref", "--format=%(refname:strip=2)", "refs/tags", "refs/heads"]),
    readNearestCommit(directory, name),
  ]);
  return new ReleaseDocsError({
    code: "git/unknown-revision",
    message: `There is no commit, tag or branch ${quote(name)} in this repository.`,
    hint: await buildHint(directory, name, listing.split("\n"), near),
  });
}

async function buildHint(
  directory: string,
  name: string,
  known: readonly string[],
  nearestCommit?: string,
): Promise<string> {
  if (await readShallow(directory)) {
    return "This is a shallow clone, so it may only be missing here: set `fetch-depth: 0` for actions/checkout.";
  }
  const near = [...selectNearestNames(name, known), ...(nearestCommit === undefined ? [] : [nearestCommit])];
  if (near.length > 0) return `Did you mean ${near.map(quote).join(", ")}?`;
  return "Check the spelling, and that the tag or branch was pushed and fetched (`git tag --list`).";
}

function quote(name: string): string {
  return JSON.stringify(name);
}
