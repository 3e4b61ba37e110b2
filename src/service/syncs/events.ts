import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { DocRequest } from "../../contract/doc-request.ts";
import type { SourceRepository } from "../../drafting/repositories/repositories.ts";
import { type Commit, readCommits } from "../../git/commits.ts";
import { findPreviousTag, isFloating } from "../../git/previous-tag.ts";
import type { History } from "../../git/repository.ts";
import { readRelation, readRootCommit } from "../../git/revision.ts";
import { GitCommandError, runGitLines } from "../../git/run.ts";
import { buildReleases, type Tag } from "../../git/tags.ts";
import { onError } from "../../shared/errors.ts";
import { isOwnDraft, parsePullRequest } from "../../writer/pull-request.ts";
import type { ConnectionRow } from "../connections/connections.ts";
import { type PublicationRow, readUsingPublications } from "../connections/uses.ts";
import { readDraftsOf } from "../conversations/conversations.ts";
import { insertJob } from "../jobs/jobs.ts";
import { isBillingRefusal } from "../people/billing.ts";
import { type Actor, auditFailure } from "../store/audit.ts";
import { parsePublicationConfig, parseTexts } from "../store/columns.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { isQueueRefusal } from "../worker/queue.ts";

/** What a sync found: `before` is undefined for the first one. */
export type NewEvents = { before: SeenHistory | undefined; after: SeenHistory; events: readonly TriggerEvent[] };

/** The oldest first, the newest 20 of each kind. A rewritten branch gives no merges; our own drafts are no events. */
export async function readEvents(store: Store, row: ConnectionRow, history: History): Promise<NewEvents> {
  const before = await readSeen(store, row.id);
  const known = new Set(parseTexts(before?.tags_json ?? "[]"));
  const events =
    before === undefined ? [] : [...(await findMerges(history, before)), ...(await findReleased(history, known))];
  // A tag that is created again is not new.
  const tags = new Set([...known, ...history.tags.map(({ name }) => name)]);
  return { before, after: { head: history.head, tags_json: JSON.stringify([...tags]) }, events };
}

/** One job per event, also after a crash. Does nothing if another sync was faster: the next sync finds the rest. */
export async function recordEvents(
  within: Store,
  actor: Actor,
  row: ConnectionRow,
  { before, after, events }: NewEvents,
): Promise<void> {
  await lockOrganization(within, actor.orgId);
  const present = await readSeen(within, row.id);
  if (JSON.stringify(present) !== JSON.stringify(before)) return;
  await within.database
    .insertInto("connection_histories")
    .values({ connection_id: row.id, ...after })
    .onConflict((conflict) => conflict.column("connection_id").doUpdateSet(after))
    .execute();
  for (const event of events) await insertEvent(within, actor, row, event);
}

export type EventOutcome = {
  /** `known`: it was counted before. `draft`: the merge of an own draft. `idle`: no work was started, so it is not counted. */
  state: "known" | "draft" | "idle" | "started";
  conversationIds: string[];
  /** How many publications that ask for it got no job. */
  refused: number;
};

/** One job for each publication that asks for the event, once however and how often it was found. Lock the organization. */
export async function insertEvent(
  within: Store,
  actor: Actor,
  row: ConnectionRow,
  event: TriggerEvent,
): Promise<EventOutcome> {
  const counted = { connection_id: row.id, event: event.event, name: event.name };
  const inserted = await within.database
    .insertInto("connection_events")
    .values(counted)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return { state: "known", conversationIds: [], refused: 0 };
  // The commit of a merged draft may not show it: a squash can have any message.
  if (event.event === "pullRequests" && (await readDraftsOf(within, row, Number(event.name))).length > 0) {
    return { state: "draft", conversationIds: [], refused: 0 };
  }
  const asking = await readAsking(within, row, event.event);
  const conversationIds: string[] = [];
  for (const publication of asking) {
    conversationIds.push(...(await insertTriggered(within, actor, row, { event, publication })));
  }
  const refused = asking.length - conversationIds.length;
  if (conversationIds.length > 0) return { state: "started", conversationIds, refused };
  await within.database
    .deleteFrom("connection_events")
    .where(({ and }) => and(counted))
    .execute();
  return { state: "idle", conversationIds, refused };
}

/** The publications that ask for an event of a source. */
export async function readAsking(store: Store, { id }: ConnectionRow, event: string): Promise<PublicationRow[]> {
  const publications = await readUsingPublications(store, id, ["source"]);
  return publications.filter(({ config_json }) =>
    parsePublicationConfig(config_json).inputTriggers?.[id]?.includes(event),
  );
}

/** Its conversations; none where the organization may not start more work, which an audit log says. */
async function insertTriggered(
  within: Store,
  actor: Actor,
  row: ConnectionRow,
  { event: { event, name: _, ...asked }, publication }: { event: TriggerEvent; publication: PublicationRow },
): Promise<string[]> {
  const request: DocRequest = {
    ...asked,
    body: `New events in ${row.name}.`,
    labels: [`trigger:${event}`],
    publications: [publication.id],
    sourceConnection: row.id,
  };
  try {
    return await insertJob(within, { actor, request, connectionId: row.id, publications: [publication] });
  } catch (error) {
    // Neither check stores anything, so the transaction is intact.
    if (!isBillingRefusal(error) && !isQueueRefusal(error)) throw error;
    const config = { connectionId: row.id, publicationId: publication.id, event, title: asked.title };
    await auditFailure(within, actor, "A job was not created", error, config);
    return [];
  }
}

async function readSeen({ database }: Store, connectionId: string): Promise<SeenHistory | undefined> {
  const seen = database.selectFrom("connection_histories").where("connection_id", "=", connectionId);
  return seen.select(["head", "tags_json"]).executeTakeFirst();
}

/** `tags_json`: all tags that the repository ever had. */
type SeenHistory = { head: string; tags_json: string };

/** `event`: its name in `inputTriggers`; `name`: the tag, or the number of the pull request. */
export type TriggerEvent = { event: "releases" | "pullRequests"; name: string } & Pick<
  DocRequest,
  "eventType" | "title" | "changes"
>;

const MAX_EVENTS = 20;

async function findReleased(history: History, known: ReadonlySet<string>): Promise<TriggerEvent[]> {
  const { directory, tags } = history;
  const releases = buildReleases(tags);
  const events: TriggerEvent[] = [];
  for (const release of releases.filter(({ tag }) => !known.has(tag.name)).slice(0, MAX_EVENTS)) {
    if (await isFloating(directory, release, releases)) continue;
    events.unshift(await buildRelease(history, release.tag));
  }
  return events;
}

/** Undefined if the repository has no such tag, or if it is floating or no version. */
export async function readReleaseEvent(history: History, tag: string): Promise<TriggerEvent | undefined> {
  const releases = buildReleases(history.tags);
  const release = releases.find((one) => one.tag.name === tag);
  if (release === undefined || (await isFloating(history.directory, release, releases))) return undefined;
  return buildRelease(history, release.tag);
}

async function buildRelease(history: History, tag: Tag): Promise<TriggerEvent> {
  const { name } = tag;
  const changes = [await selectRelease(history, tag)];
  return { event: "releases", name, eventType: "release", title: `Document ${name}`, changes };
}

async function selectRelease({ directory, tags }: History, tag: Tag): Promise<ChangeSelector> {
  const previous = await findPreviousTag(directory, tags, tag);
  if (previous.tag !== undefined) return { tags: { start: previous.tag.name, end: tag.name } };
  // The first release: no tag selector means all commits up to it.
  const startSha = await readRootCommit(directory, tag.commit);
  return { commits: { startSha, endSha: tag.commit, includeStartCommit: true } };
}

async function findMerges({ directory, head }: History, seen: SeenHistory): Promise<TriggerEvent[]> {
  const range = ["--first-parent", `--max-count=${MAX_EVENTS}`, "--end-of-options", head, `^${seen.head}`];
  const relation = await readRelation(directory, seen.head, head).catch(ignoreMissing);
  if (relation !== "ancestor") return [];
  const shas = await runGitLines(directory, ["rev-list", ...range]);
  const commits = await readCommits(directory, shas, { noWalk: true });
  return commits.toReversed().flatMap((commit) => {
    const pullRequest = parsePullRequest(commit);
    return pullRequest === undefined ? [] : buildMerge(pullRequest.number, commit, commit);
  });
}

/** None for our own drafts. */
function buildMerge(number: number, oldest: Commit, newest: Commit): TriggerEvent[] {
  const [startSha] = oldest.parents;
  if (startSha === undefined || isOwnDraft(newest)) return [];
  const changes = [{ commits: { startSha, endSha: newest.sha, includeStartCommit: false } }];
  const name = String(number);
  return [{ event: "pullRequests", name, eventType: "merge", title: `Document #${name}`, changes }];
}

/** Commits of a rebased pull request. */
const MAX_REBASED = 250;

/** `merge`: as the code host reports it. None if the default branch does not contain it, and for our own drafts. */
export async function readMergeEvent(
  { history: { directory, head }, commits: reader }: Pick<SourceRepository, "history" | "commits">,
  merge: { number: number; commit: string; commits: number },
): Promise<TriggerEvent[]> {
  const count = Math.min(Math.max(merge.commits, 1), MAX_REBASED);
  const range = ["--first-parent", `--max-count=${count}`, "--end-of-options", merge.commit];
  const shas = await runGitLines(directory, ["rev-list", ...range]).catch(ignoreMissing);
  const [newest, ...earlier] = await readCommits(directory, shas ?? [], { noWalk: true });
  if (newest === undefined) return [];
  const relation = await readRelation(directory, newest.sha, head);
  if (relation !== "same" && relation !== "ancestor") return [];
  const isOne = newest.parents.length > 1 || parsePullRequest(newest)?.number === merge.number;
  if (isOne || earlier.length === 0) return buildMerge(merge.number, newest, newest);
  // Rebased, or squashed with a title of its own: only the code host knows which commits it has.
  const facts = (await reader?.readFacts(earlier.map(({ sha }) => sha)))?.facts;
  const other = earlier.findIndex(({ sha }) => facts?.get(sha)?.pullRequest?.number !== merge.number);
  const oldest = (other === -1 ? earlier : earlier.slice(0, other)).at(-1) ?? newest;
  return buildMerge(merge.number, oldest, newest);
}

/** The commit no longer exists. */
const ignoreMissing = onError(GitCommandError, () => undefined);
