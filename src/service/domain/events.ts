import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { DocRequest } from "../../contract/jobs.ts";
import type { PublicationConfig } from "../../contract/publications.ts";
import { readRelation, readRootCommit } from "../../git/ancestry.ts";
import { type Commit, readCommits } from "../../git/commits.ts";
import type { History } from "../../git/history.ts";
import { findPreviousTag, isFloating } from "../../git/previous-tag.ts";
import { GitCommandError, runGitLines } from "../../git/run.ts";
import { buildReleases, type Tag } from "../../git/tags.ts";
import { isOwnDraft, parsePullRequest } from "../../writer/pull-request.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { isBillingRefusal } from "./billing.ts";
import type { ConnectionRow } from "./connections/connections.ts";
import { insertJob } from "./jobs.ts";
import { type PublicationRow, readUsingPublications } from "./publications/publications.ts";

/** What a sync found new: `before` is what was seen when it began, undefined where that was nothing. */
export type NewEvents = { before: SeenHistory | undefined; after: SeenHistory; events: readonly TriggerEvent[] };

/** What happened in a repository since its last sync; the first one only looks. */
export async function readEvents(store: Store, row: ConnectionRow, history: History): Promise<NewEvents> {
  const before = await readSeen(store, row.id);
  const events = before === undefined ? [] : await findEvents(history, before);
  return { before, after: markSeen(history, before), events };
}

/**
 * Creates the jobs that publications asked for by `inputTriggers`, in the transaction that records what was seen, so that
 * each event leads to one job, also after a kill. Where another sync was faster, its news stand and these are dropped:
 * what it has not seen is new to the next one. A job that a billing check refuses is an audit log of the type `error`,
 * and its event is not new again.
 */
export async function recordEvents(
  within: Store,
  actor: Actor,
  row: ConnectionRow,
  { before, after, events }: NewEvents,
): Promise<void> {
  await lockOrganization(within, actor.orgId);
  const present = await readSeen(within, row.id);
  if (JSON.stringify(present) !== JSON.stringify(before)) return;
  const seen = { head: after.head, tags_json: JSON.stringify(after.tags) };
  await within.database
    .insertInto("connection_histories")
    .values({ connection_id: row.id, ...seen })
    .onConflict((conflict) => conflict.column("connection_id").doUpdateSet(seen))
    .execute();
  if (events.length === 0) return;
  const publications = await readUsingPublications(within, row.id, ["source"]);
  for (const event of events) {
    for (const publication of publications) {
      const { inputTriggers }: PublicationConfig = JSON.parse(publication.config_json);
      if (inputTriggers?.[row.id]?.includes(event.event))
        await insertTriggered(within, actor, row, { event, publication });
    }
  }
}

/** Has the next sync of a connection only look, as the first one did. */
export async function forgetHistory({ database }: Store, connectionId: string): Promise<void> {
  await database.deleteFrom("connection_histories").where("connection_id", "=", connectionId).execute();
}

async function insertTriggered(
  within: Store,
  actor: Actor,
  row: ConnectionRow,
  { event: { event, eventType, title, changes }, publication }: { event: TriggerEvent; publication: PublicationRow },
): Promise<void> {
  const request: DocRequest = {
    title,
    body: `${row.name} has something new.`,
    labels: [`trigger:${event}`],
    publications: [publication.id],
    sourceConnection: row.id,
    eventType,
    changes,
  };
  const origin = { type: "job", staged: false } as const;
  const resolved = { request, connectionId: row.id, publications: [publication], origin };
  try {
    await insertJob(within, { ...actor, userId: null }, resolved);
  } catch (error) {
    // A billing check stores nothing, so the transaction of the sync goes on.
    if (!isBillingRefusal(error)) throw error;
    const note = { type: "error", summary: "A job was not created", delta: error.message } as const;
    const config = { connectionId: row.id, publicationId: publication.id, event, title };
    await writeAudit(within, actor, { ...note, config });
  }
}

async function readSeen({ database }: Store, connectionId: string): Promise<SeenHistory | undefined> {
  const row = await database
    .selectFrom("connection_histories")
    .select(["head", "tags_json"])
    .where("connection_id", "=", connectionId)
    .executeTakeFirst();
  return row && { head: row.head, tags: JSON.parse(row.tags_json) };
}

/** A repository as it was found: its head, and the names of all tags that it ever had. */
export type SeenHistory = { head: string; tags: readonly string[] };

/** Something that happened in a repository, as a request is made of it (interface, "Events", 2 and 3). */
export type TriggerEvent = {
  event: "releases" | "pullRequests";
  eventType: "release" | "merge";
  title: string;
  changes: [ChangeSelector];
};

const MOST_EVENTS = 20;

/** What is seen of a history from now on; a tag that was seen once is not new when it comes again. */
export function markSeen({ head, tags }: History, seen: SeenHistory | undefined): SeenHistory {
  return { head, tags: [...new Set([...(seen?.tags ?? []), ...tags.map(({ name }) => name)])] };
}

/**
 * What came since a repository was last seen, the oldest first, of each kind the newest 20: tags that name a release,
 * and merges of pull requests on the default branch, by what their commits say. A branch that was rewritten tells of no
 * merges, and drafts of our own that were merged tell of nothing.
 */
export async function findEvents(history: History, seen: SeenHistory): Promise<TriggerEvent[]> {
  return [...(await findMerges(history, seen)), ...(await findReleased(history, seen))];
}

async function findReleased(history: History, seen: SeenHistory): Promise<TriggerEvent[]> {
  const { directory, tags } = history;
  const known = new Set(seen.tags);
  const releases = buildReleases(tags);
  const events: TriggerEvent[] = [];
  for (const release of releases.filter(({ tag }) => !known.has(tag.name)).slice(0, MOST_EVENTS)) {
    if (await isFloating(directory, release, releases)) continue;
    const title = `Document ${release.tag.name}`;
    events.unshift({
      event: "releases",
      eventType: "release",
      title,
      changes: [await selectRelease(history, release.tag)],
    });
  }
  return events;
}

async function selectRelease({ directory, tags }: History, tag: Tag): Promise<ChangeSelector> {
  const previous = await findPreviousTag(directory, tags, tag);
  if (previous.tag !== undefined) return { tags: { start: previous.tag.name, end: tag.name } };
  // A first release is everything up to it, which no selector says.
  const startSha = await readRootCommit(directory, tag.commit);
  return { commits: { startSha, endSha: tag.commit, includeStartCommit: true } };
}

async function findMerges({ directory, head }: History, seen: SeenHistory): Promise<TriggerEvent[]> {
  const range = ["--first-parent", `--max-count=${MOST_EVENTS}`, "--end-of-options", head, `^${seen.head}`];
  if (!(await contains(directory, head, seen.head))) return [];
  const shas = await runGitLines(directory, ["rev-list", ...range]);
  const commits = await readCommits(directory, shas, { noWalk: true });
  return commits.toReversed().flatMap(asMerge);
}

function asMerge(commit: Commit): TriggerEvent[] {
  const pullRequest = parsePullRequest(commit);
  const [startSha] = commit.parents;
  if (pullRequest === undefined || startSha === undefined || isOwnDraft(commit)) return [];
  const changes = { commits: { startSha, endSha: commit.sha, includeStartCommit: false } };
  const title = `Document #${pullRequest.number}`;
  return [{ event: "pullRequests", eventType: "merge", title, changes: [changes] }];
}

async function contains(directory: string, head: string, commit: string): Promise<boolean> {
  try {
    return (await readRelation(directory, commit, head)) === "ancestor";
  } catch (error) {
    // It is not there any more.
    if (error instanceof GitCommandError) return false;
    throw error;
  }
}
