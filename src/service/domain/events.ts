import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { DocRequest } from "../../contract/doc-request.ts";
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
import { isQueueRefusal } from "../worker/queue.ts";
import { isBillingRefusal } from "./billing.ts";
import type { ConnectionRow } from "./connections/connections.ts";
import { insertJob } from "./jobs.ts";
import { type PublicationRow, readUsingPublications } from "./publications/publications.ts";

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
  { event: { event, ...asked }, publication }: { event: TriggerEvent; publication: PublicationRow },
): Promise<void> {
  const request: DocRequest = {
    ...asked,
    body: `New events in ${row.name}.`,
    labels: [`trigger:${event}`],
    publications: [publication.id],
    sourceConnection: row.id,
  };
  try {
    await insertJob(within, { actor, request, connectionId: row.id, publications: [publication] });
  } catch (error) {
    // Neither check stores anything, so the transaction is intact.
    if (!isBillingRefusal(error) && !isQueueRefusal(error)) throw error;
    const note = { type: "error", summary: "A job was not created", delta: error.message } as const;
    const config = { connectionId: row.id, publicationId: publication.id, event, title: asked.title };
    await writeAudit(within, actor, { ...note, config });
  }
}

async function readSeen({ database }: Store, connectionId: string): Promise<SeenHistory | undefined> {
  return database
    .selectFrom("connection_histories")
    .select(["head", "tags_json"])
    .where("connection_id", "=", connectionId)
    .executeTakeFirst();
}

/** `tags_json`: all tags that the repository ever had. */
type SeenHistory = { head: string; tags_json: string };

/** `event`: its name in `inputTriggers`. */
type TriggerEvent = { event: "releases" | "pullRequests" } & Pick<DocRequest, "eventType" | "title" | "changes">;

const MAX_EVENTS = 20;

async function findReleased(history: History, known: ReadonlySet<string>): Promise<TriggerEvent[]> {
  const { directory, tags } = history;
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
  const relation = await readRelation(directory, seen.head, head).catch((error: unknown) => {
    // The commit no longer exists.
    if (!(error instanceof GitCommandError)) throw error;
  });
  if (relation !== "ancestor") return [];
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
