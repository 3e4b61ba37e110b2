import type { History } from "../../git/repository.ts";
import { readRevisions } from "../../git/revision.ts";
import { compareVersionNames, isFinal, parseTagName, type Tag } from "../../git/tags.ts";
import type { HostRelease, Latest, MergedPullRequest, ReleaseApi, ReleaseBranch } from "../../hosts/code-host.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { listQuoted } from "../../shared/text.ts";
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
  branches: readonly ReleaseBranch[];
  /** Those of the history. */
  tags: readonly Tag[];
  wish: PublishWish;
  /** Called with each pull request before what is done about it. */
  onPull?: (pull: MergedPullRequest) => void;
  /** `did` says in a sentence what this run made. */
  onMade: (made: PublishedRelease, did: string) => Promise<void>;
  onRemark: (remark: string) => Promise<void>;
};

/** `merges`: where the tag may be. */
type Step = PublishOrder & Awaited<ReturnType<typeof readMerged>>[number] & { merges: readonly string[] };

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
    order.onPull?.(pull);
    const merges = merged.filter(({ tag }) => tag === name).map((same) => same.pull.commit);
    const commit = await publish({ ...order, tags: [...order.tags, ...known.values()], ...one, merges });
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

/** Down to the newest pull request that has its tags: before it, nothing is left to do. `at`: the commit of the tag. */
async function readMerged({ releases, wish, onRemark }: PublishOrder, branch: ReleaseBranch) {
  const wantsTag = wish.tag || wish.release === "published";
  const readState = async (pull: MergedPullRequest, isNewest: boolean, tag: string) => {
    const asked = wish.release === "none" ? undefined : releases.findRelease(tag);
    const [at, release] = await Promise.all([releases.findTag(tag), asked]);
    const isThere = release !== undefined && (!release.isDraft || wish.release === "draft");
    const lacks = { tag: at === undefined && wantsTag, release: wish.release !== "none" && !isThere };
    return { pull, isNewest, tag, at, release, lacks };
  };
  const merged: Awaited<ReturnType<typeof readState>>[] = [];
  for (const pull of await releases.listMerged(branch)) {
    const tags = (await releases.readReleases(pull)).filter((tag) => parseTagName(tag) !== undefined);
    if (tags.length === 0) await onRemark(`No commit of the merged pull request #${pull.number} names its release.`);
    const isNewest = merged.length === 0;
    const states = await Promise.all(tags.map((tag) => readState(pull, isNewest, tag)));
    merged.push(...states);
    if (tags.length > 0 && states.every(({ at, release, lacks }) => !lacks.tag && (at ?? release))) break;
  }
  return merged;
}

/** Returns the commit that is released; undefined where none is. */
async function publish(step: Step): Promise<string | undefined> {
  const { pull, isNewest, tag, at, lacks } = step;
  if (at !== undefined && !step.merges.includes(at)) return isNewest ? refuseElsewhere(step, at) : undefined;
  if (!lacks.tag && !lacks.release) return at ?? pull.commit;
  const { later, ...version } = describeVersion(step);
  const notes = await readMergedNotes(pull, version, step);
  const obstacle = await explainObstacle(step, notes, later);
  if (notes === undefined || obstacle !== undefined) {
    await step.onRemark(`${tag} of pull request #${pull.number} is not released: ${obstacle}.`);
    return undefined;
  }
  const commit = lacks.tag ? await makeTag(step, version) : at;
  if (lacks.release) await createOrPublish({ ...step, at: commit }, version, notes);
  return commit ?? pull.commit;
}

async function explainObstacle({ releases, pull, isNewest, lacks }: Step, notes: unknown, later: string | undefined) {
  // What is newest on its branch can be a backport.
  if (lacks.tag && later !== undefined && !isNewest) return `${later} is there already`;
  if (notes === undefined) return "its changelog does not name that version any more";
  return (await releases.isInBase(pull)) ? undefined : `${pull.base} does not have its merge any more`;
}

async function makeTag(step: Step, version: PublishedRelease): Promise<string> {
  const { releases, tag, pull } = step;
  const { commit, isNew } = await releases.createTag(tag, pull.commit);
  if (!step.merges.includes(commit)) refuseElsewhere(step, commit);
  const where = `at ${commit.slice(0, 7)}, the merge of pull request #${pull.number}`;
  if (!isNew) return commit;
  const late = listQuoted("Its notes were drafted before these commits", await releases.listLate(pull));
  await step.onMade(version, [`Made the tag ${tag} ${where}.`, ...late].join(" "));
  return commit;
}

async function createOrPublish(step: Step, version: PublishedRelease, body: string): Promise<void> {
  const { releases, onMade, pull, tag, at, release: draft } = step;
  const latest = await selectLatest(releases, tag);
  if (draft !== undefined) {
    const release = { ...(await releases.publishRelease(draft, latest)), isNew: true };
    return onMade({ ...version, release }, `Published the draft of the release ${tag}: ${release.url}`);
  }
  if (body === "") await step.onRemark(`The release ${tag} has no notes: pull request #${pull.number} has none.`);
  const commit = at === undefined ? pull.commit : undefined;
  const state = { isDraft: step.wish.release === "draft", isPrerelease: !isFinalTag(tag), latest };
  const release = await releases.createRelease({ tag, commit, body, ...state });
  const what = `${state.isDraft ? "a draft of the release" : "the release"} ${tag}`;
  const did = release.isNew ? `Created ${what}` : `Another run created ${what}, which stays`;
  await onMade({ ...version, release }, `${did}: ${release.url}`);
}

function isFinalTag(tag: string): boolean {
  const parsed = parseTagName(tag);
  return parsed !== undefined && isFinal(parsed);
}

/** What the tag's name and the other tags of its series say. */
function describeVersion({ tags, tag }: Pick<Step, "tags" | "tag">) {
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

function refuseElsewhere({ pull: { number, commit }, tag }: Step, at: string): never {
  const message = `Pull request #${number} releases ${tag} at ${commit.slice(0, 7)}, but the tag is at ${at.slice(0, 7)}.`;
  throw new ReleaseDocsError("release/tag-elsewhere", message);
}
