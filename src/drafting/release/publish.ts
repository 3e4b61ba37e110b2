import type { History } from "../../git/repository.ts";
import { readRevisions } from "../../git/revision.ts";
import { compareVersionNames, isFinal, parseTagName, type Tag } from "../../git/tags.ts";
import type { HostRelease, Latest, MergedPullRequest, ReleaseApi } from "../../hosts/code-host.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Repository } from "../../writer/changes/change.ts";
import { readMergedNotes } from "./notes.ts";

/** What is to be there of a merged release. A published one has a tag. */
export type PublishWish = { tag: boolean; release: "none" | "draft" | "published" };

/** A tag, with its release where that is made. */
export type PublishedRelease = {
  tag: string;
  version: string;
  previousTag: string | undefined;
  /** `isNew` unless another run made it meanwhile. */
  release?: (HostRelease & { isNew: boolean }) | undefined;
};

export type PublishOrder = {
  releases: ReleaseApi;
  repository: Repository;
  /** Where releases are drafted. */
  branches: readonly string[];
  /** Those of the history. */
  tags: readonly Tag[];
  wish: PublishWish;
  /** `did` says in a sentence what this run made. */
  onMade: (made: PublishedRelease, did: string) => Promise<void>;
  onRemark: (remark: string) => Promise<void>;
};

/** `at`: the commit of the tag. `isNewest`: of the pull requests of its branch. */
type Merged = {
  pull: MergedPullRequest;
  isNewest: boolean;
  tag: string;
  at: string | undefined;
  release: HostRelease | undefined;
};

/**
 * Tags and releases what was merged, the oldest first; what is there already stays. Returns the tags of all, also of those
 * whose release is a draft still. Throws `release/tag-elsewhere`.
 */
export async function publishMerged(order: PublishOrder): Promise<Tag[]> {
  const merged = (await Promise.all(order.branches.map((branch) => readMerged(order, branch)))).flat();
  const known = new Map<string, Tag>();
  for (const one of merged.sort((a, b) => Date.parse(a.pull.mergedAt) - Date.parse(b.pull.mergedAt))) {
    const { tag: name, pull } = one;
    // Each publication has a pull request of its own: the first that was merged is the release.
    if (known.has(name)) continue;
    const merges = merged.filter(({ tag }) => tag === name).map((same) => same.pull.commit);
    const commit = await publish(order, one, merges);
    if (commit !== undefined) known.set(name, { name, commit, committedAt: pull.mergedAt, createdAt: pull.mergedAt });
  }
  return [...known.values()];
}

/** The history as it is with these tags. A commit can be of a branch that the checkout does not have. */
export async function addTags(history: History, known: readonly Tag[]): Promise<History> {
  const missing = known.filter(({ name }) => !history.tags.some((tag) => tag.name === name));
  const commits = missing.map(({ commit }) => commit);
  const found = await readRevisions(history.directory, commits);
  return { ...history, tags: [...history.tags, ...missing.filter((_, index) => found[index] === commits[index])] };
}

/** Down to the newest pull request that is released: before it, nothing is left to do. */
async function readMerged({ releases, wish, onRemark }: PublishOrder, branch: string): Promise<Merged[]> {
  const merged: Merged[] = [];
  for (const pull of await releases.listMerged(branch)) {
    const tags = (await releases.readReleases(pull)).filter((tag) => parseTagName(tag) !== undefined);
    if (tags.length === 0) await onRemark(`No commit of the merged pull request #${pull.number} names its release.`);
    const isNewest = merged.length === 0;
    const readState = async (tag: string) => {
      const asked = wish.release === "none" ? undefined : releases.findRelease(tag);
      const [at, release] = await Promise.all([releases.findTag(tag), asked]);
      return { pull, isNewest, tag, at, release };
    };
    const states = await Promise.all(tags.map(readState));
    merged.push(...states);
    if (tags.length > 0 && states.every(({ at, release }) => at ?? (wantsTag(wish) ? undefined : release))) break;
  }
  return merged;
}

function wantsTag({ tag, release }: PublishWish): boolean {
  return tag || release === "published";
}

/** `merges`: where the tag may be. Returns the commit that is released; undefined where none is. */
async function publish(order: PublishOrder, merged: Merged, merges: readonly string[]): Promise<string | undefined> {
  const { pull, isNewest, tag, at } = merged;
  if (at !== undefined && !merges.includes(at)) return isNewest ? refuseElsewhere(pull, tag, at) : undefined;
  const lacks = selectLacking(merged, order.wish);
  if (!lacks.tag && !lacks.release) return at ?? pull.commit;
  const { later, ...version } = describeVersion(order.tags, tag);
  const notes = await readMergedNotes(pull, version, order);
  // What is newest on its branch can be a backport.
  const isSkipped = lacks.tag && later !== undefined && !isNewest;
  if (notes !== undefined && !isSkipped) return make(order, merged, { merges, version, notes, lacks });
  const why = isSkipped ? `${later} is there already` : "its changelog does not name that version any more";
  await order.onRemark(`${tag} of pull request #${pull.number} is not released: ${why}.`);
  return undefined;
}

function selectLacking({ at, release }: Merged, wish: PublishWish) {
  const isThere = release !== undefined && (!release.isDraft || wish.release === "draft");
  return { tag: at === undefined && wantsTag(wish), release: wish.release !== "none" && !isThere };
}

type Making = {
  merges: readonly string[];
  version: Omit<ReturnType<typeof describeVersion>, "later">;
  notes: string;
  lacks: ReturnType<typeof selectLacking>;
};

async function make(order: PublishOrder, merged: Merged, { merges, version, notes, lacks }: Making): Promise<string> {
  const { pull, tag } = merged;
  let { at } = merged;
  if (lacks.tag) {
    at = await order.releases.createTag({ name: tag, commit: pull.commit, message: `Release ${tag}` });
    if (!merges.includes(at)) refuseElsewhere(pull, tag, at);
    const did = `Made the tag ${tag} at ${at.slice(0, 7)}, the merge of pull request #${pull.number}.`;
    await order.onMade(version, did);
  }
  if (lacks.release) {
    if (notes === "") await order.onRemark(`The release ${tag} has no notes: pull request #${pull.number} has none.`);
    const { did, release } = await createOrPublish(order, { ...merged, at }, notes);
    await order.onMade({ ...version, release }, did);
  }
  return at ?? pull.commit;
}

async function createOrPublish(
  { releases, wish }: PublishOrder,
  { pull, tag, at, release: known }: Merged,
  body: string,
) {
  const latest = await selectLatest(releases, tag);
  if (known !== undefined) {
    const release = { ...(await releases.publishRelease(known, latest)), isNew: true };
    return { release, did: `Published the draft of the release ${tag}: ${release.url}` };
  }
  const isDraft = wish.release === "draft";
  const commit = at === undefined ? pull.commit : undefined;
  const isPrerelease = !isFinalTag(tag);
  const release = await releases.createRelease({ tag, commit, body, isDraft, isPrerelease, latest });
  const what = `${isDraft ? "a draft of the release" : "the release"} ${tag}`;
  return {
    release,
    did: `${release.isNew ? `Created ${what}` : `Another run created ${what}, which stays`}: ${release.url}`,
  };
}

function isFinalTag(tag: string): boolean {
  const parsed = parseTagName(tag);
  return parsed !== undefined && isFinal(parsed);
}

/** What the tag's name and the other tags of its series say. */
function describeVersion(tags: readonly Tag[], tag: string) {
  const { series, version = tag } = parseTagName(tag) ?? {};
  const others = tags.map(({ name }) => name).filter((name) => parseTagName(name)?.series === series);
  const isEarlier = (name: string) => compareVersionNames(name, tag) < 0 && (!isFinalTag(tag) || isFinalTag(name));
  const later = others.find((name) => compareVersionNames(name, tag) > 0);
  return { tag, version, later, previousTag: others.sort(compareVersionNames).findLast(isEarlier) };
}

/** A prerelease and a backport are never the latest; among packages the host decides. */
async function selectLatest(releases: ReleaseApi, tag: string): Promise<Latest> {
  if (!isFinalTag(tag)) return "false";
  const latest = await releases.findLatest();
  const [own, other] = [tag, latest ?? tag].map((name) => parseTagName(name)?.series);
  if (own === other && compareVersionNames(latest ?? tag, tag) > 0) return "false";
  return own === other && own === "" ? "true" : "legacy";
}

function refuseElsewhere({ number, commit }: MergedPullRequest, tag: string, at: string): never {
  const message = `Pull request #${number} releases ${tag} at ${commit.slice(0, 7)}, but the tag is at ${at.slice(0, 7)}.`;
  throw new ReleaseDocsError("release/tag-elsewhere", message);
}
