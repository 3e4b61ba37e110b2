import { runGit } from "./run-git.ts";

/** One name under `refs/tags` that leads to a commit. */
export type Tag = {
  /** As git lists it, without `refs/tags/`. */
  name: string;
  /** Full SHA of the commit, with annotated tags peeled. */
  commit: string;
  /** Date of the commit (committer), UTC: `2026-01-05T10:00:00Z`. */
  committedAt: string;
  /** Date of the tag where it is annotated, else of its commit; UTC, as above. */
  createdAt: string;
};

// 9999-12-31T23:59:59Z: broken commits hold later dates, which have no such form.
const LAST_SECOND = 253_402_300_799;

const FIELDS = ["refname", "objecttype", "objectname", "committerdate:unix", "creatordate:unix"];
const PEELED_FIELDS = ["*objecttype", "*objectname", "*committerdate:unix"];
const FORMAT = [...FIELDS, ...PEELED_FIELDS].map((field) => `%(${field})`).join("%00");

/** Reads all tags of the repository, by name in byte order. A tag of a file, a tree or another tag's blob is left out. */
export async function readTags(directory: string): Promise<Tag[]> {
  const listing = await runGit(directory, ["for-each-ref", "--sort=refname", `--format=${FORMAT}`, "refs/tags"]);
  const tags: Tag[] = [];
  for (const line of listing.split("\n")) {
    const [refname = "", type, sha = "", date = "", created = "", peeledType, peeledSha = "", peeledDate = ""] =
      line.split("\0");
    const name = refname.slice("refs/tags/".length);
    // Tags from the first years of git may have no date of their own.
    const createdAt = renderDate(created || date || peeledDate);
    if (type === "commit") tags.push({ name, commit: sha, committedAt: renderDate(date), createdAt });
    if (type === "tag" && peeledType === "commit") {
      tags.push({ name, commit: peeledSha, committedAt: renderDate(peeledDate), createdAt });
    }
    if (type === "tag" && peeledType === "tag") {
      const commit = await readInnermostCommit(directory, peeledSha);
      if (commit !== undefined) tags.push({ name, ...commit, createdAt });
    }
  }
  return tags;
}

/** The commit under a tag of a tag, which git before 2.45 peels only once in a listing. */
async function readInnermostCommit(
  directory: string,
  sha: string,
): Promise<Pick<Tag, "commit" | "committedAt"> | undefined> {
  const args = ["log", "--no-walk", "-1", "--format=%H %ct", `${sha}^{commit}`, "--"];
  const [commit, date] = (await runGit(directory, args).catch(() => "")).trim().split(" ");
  if (commit === undefined || date === undefined) return undefined;
  return { commit, committedAt: renderDate(date) };
}

function renderDate(unixSeconds: string): string {
  const seconds = Math.min(Math.max(Number(unixSeconds), 0), LAST_SECOND);
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;
}
