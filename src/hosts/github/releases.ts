import * as z from "zod/mini";
import { onCode, ReleaseDocsError } from "../../shared/errors.ts";
import type { HostRelease, MergedPullRequest, NewRelease, ReleaseApi, ReleaseBranch } from "../code-host.ts";
import { isOwnCommit, selectReleases } from "../draft.ts";
import { compare } from "./branch.ts";
import type { GitHubRest } from "./client.ts";
import { isRefusal } from "./errors.ts";
import { findPullRequests } from "./pull-requests.ts";

const sha = z.string();
const parents = z.array(z.object({ sha }));
const PullCommit = z.object({ parents, commit: z.object({ message: z.string(), tree: z.object({ sha }) }) });
const ChangedFile = z.object({ filename: z.string(), status: z.string() });
const Content = z.object({ content: z.optional(z.string()), encoding: z.optional(z.string()) });
const Tagged = z.object({ object: z.object({ sha, type: z.string() }) });
const Release = z.object({ id: z.number(), tag_name: z.string(), draft: z.boolean(), html_url: z.string() });
type Release = z.infer<typeof Release>;

// Of one release branch: those of runs that did not come to publish.
const MAX_MERGED = 5;
const PER_PAGE = 100;

export function createGitHubReleases(rest: GitHubRest): ReleaseApi {
  return {
    listMerged: (branch) => listMerged(rest, branch),
    isInBase: (pull) => isInBase(rest, pull),
    readReleases: async (pull) => selectReleases((await listCommits(rest, pull)).reverse()),
    listLate: async (pull) => {
      const own = await listCommits(rest, pull);
      const base = own[0]?.parent;
      if (base === undefined || !own.every(isOwnCommit)) return [];
      const { commits } = await compare(rest, base, pull.commit, `of pull request #${pull.number}`);
      const ours = new Set(own.map(({ message }) => message));
      const late = commits.filter(({ sha, commit: { message } }) => sha !== pull.commit && !ours.has(message));
      return late.map(({ commit: { message } }) => message.split("\n", 1)[0] ?? "");
    },
    listFiles: async ({ number }) => {
      const expected = { doing: `list the files of pull request #${number}`, answer: z.array(ChangedFile) };
      const files = await rest.call("GET /pulls/{number}/files", { number, per_page: PER_PAGE }, expected);
      return files.filter(({ status }) => status !== "removed").map(({ filename }) => filename);
    },
    readFile: async (path, ref) => {
      const expected = { doing: `read ${path}`, answer: Content };
      const { content, encoding } = (await rest.find("GET /contents/{path}", { path, ref }, expected)) ?? {};
      // A large file has no content here.
      return encoding === "base64" ? Buffer.from(content ?? "", "base64").toString() : undefined;
    },
    findTag: (tag) => findTag(rest, tag),
    createTag: (tag, commit) => explainRefusals(createTag(rest, tag, commit)),
    findRelease: async (tag) => {
      const found = await findRelease(rest, tag);
      return found && describe(found);
    },
    findLatest: async () => {
      const expected = { doing: "look for the latest release", answer: Release };
      return (await rest.find("GET /releases/latest", {}, expected))?.tag_name;
    },
    createRelease: (release) => explainRefusals(createRelease(rest, release)),
    publishRelease: async ({ id, tag }, latest) => {
      const change = { id, draft: false, make_latest: latest };
      const expected = { doing: `publish the release ${tag}`, answer: Release };
      return describe(await explainRefusals(rest.call("PATCH /releases/{id}", change, expected)));
    },
  };
}

/** What goes to another branch, which more people may push to, releases nothing. */
async function listMerged(rest: GitHubRest, branch: ReleaseBranch): Promise<MergedPullRequest[]> {
  const pulls = await findPullRequests(rest, branch.name);
  const merged = pulls.flatMap(({ number, body, merged_at: mergedAt, merge_commit_sha: commit, head, base }) => {
    // A fork of the same owner can have a branch of this name too.
    const isOwn = head.repo?.full_name.toLowerCase() === rest.repository.toLowerCase();
    const isMeant = base.ref === (branch.base ?? base.repo?.default_branch);
    return isOwn && isMeant && mergedAt && commit
      ? [{ number, body: body ?? "", mergedAt, commit, base: base.ref }]
      : [];
  });
  return merged.slice(0, MAX_MERGED);
}

async function isInBase(rest: GitHubRest, { number, commit, base }: MergedPullRequest): Promise<boolean> {
  const compared = compare(rest, commit, base, `of pull request #${number}`);
  return compared.then((found) => found.merge_base_commit.sha === commit).catch(onCode("github/no-base", () => false));
}

/** The oldest first. */
async function listCommits(rest: GitHubRest, { number }: MergedPullRequest) {
  const expected = { doing: `read the commits of pull request #${number}`, answer: z.array(PullCommit) };
  const listed: z.infer<typeof PullCommit>[] = [];
  // GitHub lists 250 at most.
  for (let page = 1; listed.length === (page - 1) * PER_PAGE && page <= 3; page += 1) {
    listed.push(...(await rest.call("GET /pulls/{number}/commits", { number, per_page: PER_PAGE, page }, expected)));
  }
  return listed.map(({ commit, parents: [parent] }) => ({ ...commit, tree: commit.tree.sha, parent: parent?.sha }));
}

async function findTag(rest: GitHubRest, tag: string): Promise<string | undefined> {
  const expected = { doing: `look for the tag ${tag}`, answer: Tagged };
  const found = await rest.find("GET /git/ref/{ref}", { ref: `tags/${tag}` }, expected);
  if (found?.object.type !== "tag") return found?.object.sha;
  return (await rest.call("GET /git/tags/{tag}", { tag: found.object.sha }, expected)).object.sha;
}

async function createTag(rest: GitHubRest, name: string, commit: string) {
  const doing = `make the tag ${name}`;
  const tag = { tag: name, message: `Release ${name}`, object: commit, type: "commit" };
  const made = await rest.call("POST /git/tags", tag, { doing, answer: z.object({ sha }) });
  const look = async () => ((await findTag(rest, name)) === commit ? {} : undefined);
  const ref = { ref: `refs/tags/${name}`, sha: made.sha };
  try {
    await rest.call("POST /git/refs", ref, { doing, answer: z.unknown(), look });
    return { commit, isNew: true };
  } catch (error) {
    const found = isRefusal(error, /already exists/i) ? await findTag(rest, name) : undefined;
    if (found === undefined) throw error;
    return { commit: found, isNew: false };
  }
}

async function findRelease(rest: GitHubRest, tag: string): Promise<Release | undefined> {
  const expected = { doing: `look for the release ${tag}`, answer: Release };
  return (await rest.find("GET /releases/tags/{tag}", { tag }, expected)) ?? findListed(rest, tag);
}

/** The oldest one. Only here are drafts, for tokens that may write. */
async function findListed(rest: GitHubRest, tag: string): Promise<Release | undefined> {
  const expected = { doing: "list the releases", answer: z.array(Release) };
  const releases = await rest.call("GET /releases", { per_page: PER_PAGE }, expected);
  return releases.filter((one) => one.tag_name === tag).sort((a, b) => a.id - b.id)[0];
}

async function createRelease(rest: GitHubRest, { tag, commit, body, isDraft, isPrerelease, latest }: NewRelease) {
  const look = () => findRelease(rest, tag);
  const state = { draft: isDraft, prerelease: isPrerelease, ...(isDraft ? {} : { make_latest: latest }) };
  const fields = { tag_name: tag, ...(commit && { target_commitish: commit }), name: tag, body, ...state };
  const expected = { doing: `create the release ${tag}`, answer: Release, look };
  try {
    const made = await rest.call("POST /releases", fields, expected);
    // Of two drafts at once GitHub keeps both.
    const { id, ...oldest } = (isDraft ? await findListed(rest, tag) : undefined) ?? made;
    if (id >= made.id) return { ...describe(made), isNew: true };
    const ending = { doing: `delete the second draft of the release ${tag}`, answer: z.unknown() };
    await rest.call("DELETE /releases/{id}", { id: made.id }, ending);
    return { ...describe({ id, ...oldest }), isNew: false };
  } catch (error) {
    const found = isRefusal(error, /validation failed/i) ? await look() : undefined;
    if (found === undefined) throw error;
    return { ...describe(found), isNew: false };
  }
}

function describe({ id, tag_name: tag, html_url: url, draft: isDraft }: Release): HostRelease {
  return { id, tag, url, isDraft };
}

const REFUSALS = new Set(["github/permission-missing", "github/branch-protected", "github/refused"]);

/** The remedies are others than those for drafts. */
async function explainRefusals<Result>(asked: Promise<Result>): Promise<Result> {
  return asked.catch((cause: unknown) => {
    if (!(cause instanceof ReleaseDocsError) || !REFUSALS.has(cause.code)) throw cause;
    throw new ReleaseDocsError("release/refused", cause.message, { cause });
  });
}
