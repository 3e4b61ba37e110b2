import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { DocRequest } from "../../contract/jobs.ts";
import { readRelation, readRootCommit } from "../../git/ancestry.ts";
import { type Commit, readCommits } from "../../git/commits.ts";
import type { History } from "../../git/history.ts";
import { findPreviousTag, isFloating } from "../../git/previous-tag.ts";
import { GitCommandError, runGitLines } from "../../git/run.ts";
import { buildReleases, type Tag } from "../../git/tags.ts";
import { isOwnDraft, parsePullRequest } from "../../writer/pull-request.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parsePublicationConfig, parseTexts } from "../store/columns.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { isBillingRefusal } from "./billing.ts";
import type { ConnectionRow } from "./connections/connections.ts";
import { insertJob } from "./jobs.ts";
import { type PublicationRow, readUsingPublications } from "./publications/publications.ts";

/** What a sync found: `before` is undefined for the first one. */
export type NewEvents = { before: SeenHistory | undefined; after: SeenHistory; events: readonly TriggerEvent[] };

/** The oldest first, the newest 20 of each kind. A rewritten branch gives no merges; our own drafts are no events. */
export async function readEvents(store: Store, row: ConnectionRow, history: History): Promise<NewEvents> {
  const before = await readSeen(store, row.id);
  const events =
    before === undefined ? [] : [...(await findMerges(history, before)), ...(await findReleased(history, before))];
  // A tag that is created again is not new.
  const tags = new Set([...(before?.tags ?? []), ...history.tags.map(({ name }) => name)]);
  return { before, after: { head: history.head, tags: [...tags] }, events };
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
      const { inputTriggers } = parsePublicationConfig(publication.config_json);
      if (inputTriggers?.[row.id]?.includes(event.event))
        await insertTriggered(within, actor, row, { event, publication });
    }
  }
}

/** Makes the next sync of a connection its first one. */
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
    body: `New events in ${row.name}.`,
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
    // A billing check stores nothing, so the transaction is intact.
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
  return row && { head: row.head, tags: parseTexts(row.tags_json) };
}

/** `tags`: all tags that the repository ever had. */
type SeenHistory = { head: string; tags: readonly string[] };

type TriggerEvent = {
  event: "releases" | "pullRequests";
  eventType: "release" | "merge";
  title: string;
  changes: [ChangeSelector];
};

const MAX_EVENTS = 20;

async function findReleased(history: History, seen: SeenHistory): Promise<TriggerEvent[]> {
  const { directory, tags } = history;
  const known = new Set(seen.tags);
  const releases = buildReleases(tags);
  const events: TriggerEvent[] = [];
  for (const release of releases.filter(({ tag }) => !known.has(tag.name)).slice(0, MAX_EVENTS)) {
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
  // The first release: no tag selector means all commits up to it.
  const startSha = await readRootCommit(directory, tag.commit);
  return { commits: { startSha, endSha: tag.commit, includeStartCommit: true } };
}

async function findMerges({ directory, head }: History, seen: SeenHistory): Promise<TriggerEvent[]> {
  const range = ["--first-parent", `--max-count=${MAX_EVENTS}`, "--end-of-options", head, `^${seen.head}`];
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
    // The commit no longer exists.
    if (error instanceof GitCommandError) return false;
    throw error;
  }
}
