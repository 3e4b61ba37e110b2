import { sql } from "kysely";
import { asConflict, DomainError } from "../../contract/refusals.ts";
import type { ReleasesQuery } from "../../contract/resources/insight.ts";
import type { SourceRepository } from "../../drafting/repositories/repositories.ts";
import { isFloating } from "../../git/previous-tag.ts";
import { buildReleases } from "../../git/tags.ts";
import { onError } from "../../shared/errors.ts";
import { connectionsOf } from "../connections/connections.ts";
import { readConnectedRepository } from "../connections/open.ts";
import { type CallContext, procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { selectTags } from "../selections/history-pages.ts";
import { createLateWork } from "../selections/routes.ts";
import { filterBy, readPage } from "../store/page.ts";
import type { Store } from "../store/store.ts";
import { readReleaseEvent } from "../syncs/events.ts";
import { readWeeks } from "./weeks.ts";

const MAX_REPOSITORIES = 8;

export function implementInsight(parts: ServiceParts) {
  const { store, repositories } = parts;
  const { insight } = procedures;
  const waitFor = createLateWork<SourceRepository>({ maxMs: 3_000, keepMs: 60_000, maxRunning: MAX_REPOSITORIES });
  const open = async (orgId: string, id: string) => {
    const connected = await readConnectedRepository(parts, id);
    return waitFor(orgId, JSON.stringify(connected), () => repositories.open(connected));
  };
  return {
    releases: insight.releases.handler(async ({ input, context }) => {
      const { next, pageSize = MAX_REPOSITORIES } = input;
      const page = { next, pageSize: Math.min(pageSize, MAX_REPOSITORIES) };
      const { rows, ...tokens } = await readPage(page, selectRepositories(store, context, input.connectionId));
      const reading = rows.map(async ({ id: connectionId, name }) => {
        const read = await readReleases(store, context, { ...input, connectionId }, open(context.orgId, connectionId));
        return { connectionId, name, ...read };
      });
      return { repositories: await Promise.all(reading), ...tokens };
    }),
    weeks: insight.weeks.handler(async ({ context }) => ({ weeks: await readWeeks(store, context) })),
  };
}

type Reader = Pick<CallContext, "orgId" | "access">;
type Covering = Record<"id" | "revision" | "status", string> &
  Record<"publication_id" | "branch" | "dismissed_at", string | null>;

const PAGE_SIZE = 20;

/** The state of a release by the conversations about it, the newest last. */
export function selectState({ name, sha }: { name: string; sha: string }, covering: readonly Covering[]) {
  const own = covering.filter(
    ({ revision, status }) => revision === (status === "running" && revision === sha ? sha : name),
  );
  const documenting = own.findLast(isDocumented);
  const begun = own.filter(({ status }) => status !== "closed" && status !== "cancelled");
  const drafting = begun.findLast(({ status, branch }) => status !== "needsAttention" || branch !== null);
  const found = documenting ?? drafting ?? begun.at(-1);
  const state = documenting ? "documented" : drafting ? "inDraft" : found ? "failed" : "missing";
  return { state, conversationId: found?.id } as const;
}

const FURTHEST_FIRST = ["documented", "inDraft", "failed", "missing"] as const;

/** For each publication, and the furthest of them; for all work together where the caller may read no publication. */
function selectStates(
  tag: { name: string; sha: string },
  covering: readonly Covering[],
  publications: readonly { id: string; name: string }[],
) {
  const ofPublication = Map.groupBy(covering, ({ publication_id: id }) => id);
  const states = publications.map(({ id, name }) => {
    return { publicationId: id, name, ...selectState(tag, ofPublication.get(id) ?? []) };
  });
  const furthest = FURTHEST_FIRST.flatMap((name) => states.find(({ state }) => state === name) ?? [])[0];
  const { state, conversationId } = furthest ?? selectState(tag, covering);
  return { state, conversationId, publications: states };
}

/** Closed without a draft: there was nothing to change. */
const isDocumented = ({ status, branch, dismissed_at }: Covering) =>
  status === "merged" || (status === "closed" && branch === null && dismissed_at === null);

/** Of `publication_connections as used`: whether its publication documents the commits of its connection. */
const IS_DOCUMENTED = sql<boolean>`(used.role = 'source' or (used.role = 'docs' and not exists (
  select 1 from publication_connections as other
    join connections as source on source.id = other.connection_id and source.type = 'codehostRepo'
    where other.publication_id = used.publication_id and other.role = 'source')))`;

/** The repositories whose commits a publication documents. */
export function selectRepositories(store: Store, { orgId, access }: Reader, connectionId: string | undefined) {
  const isUsed = sql<boolean>`exists (select 1 from publication_connections as used
    where used.connection_id = connections.id and ${IS_DOCUMENTED})`;
  const repositories = filterBy(connectionsOf(store, orgId), { id: connectionId, type: "codehostRepo" });
  return filterBy(repositories, { id: access.narrow("connection") }).where(isUsed);
}

function readPublications({ database }: Store, { orgId, access }: Reader, connectionId: string) {
  const isUsed = sql<boolean>`exists (select 1 from publication_connections as used
    where used.connection_id = ${connectionId} and used.publication_id = publications.id and ${IS_DOCUMENTED})`;
  const own = database.selectFrom("publications").select(["id", "name"]).where("org_id", "=", orgId).where(isUsed);
  return filterBy(own, { id: access.narrow("publication") })
    .orderBy("seq")
    .execute();
}

/** A page of the tags that name versions and do not move along, or why the repository cannot be read. */
export async function readReleases(
  store: Store,
  reader: Reader,
  { connectionId, after: next, tag }: ReleasesQuery & { connectionId: string },
  opening: Promise<SourceRepository>,
) {
  const source = await asConflict(opening).catch(onError(DomainError, (refusal) => refusal));
  if (source instanceof DomainError) {
    return { releases: [], error: source.message, isPending: source.code === "unavailable" };
  }
  const { history } = source;
  const all = buildReleases(history.tags);
  const wanted = all.filter((one) => tag === undefined || one.tag.name === tag).map((one) => one.tag);
  const { tags: listed, nextPageToken: moreReleases } = selectTags({ tags: wanted }, { next, pageSize: PAGE_SIZE });
  const fixed = listed.map(async (one) => {
    const release = all.find((other) => other.tag.name === one.name);
    return release && !(await isFloating(history.directory, release, all)) ? [one] : [];
  });
  const tags = (await Promise.all(fixed)).flat();
  const [ids, revisions] = [reader.access.narrow("conversation"), tags.flatMap(({ name, sha }) => [name, sha])];
  const covering = await store.database
    .selectFrom("conversation_releases")
    .innerJoin("conversations", "conversations.id", "conversation_id")
    .select(["revision", "conversations.id", "publication_id", "status", "branch", "dismissed_at"])
    .where("conversation_releases.connection_id", "=", connectionId)
    .where("revision", "in", revisions)
    .$if(ids !== undefined, (some) => some.where("conversations.id", "in", ids ?? []))
    .orderBy("conversations.seq")
    .execute();
  const changes = tag === undefined ? undefined : (await readReleaseEvent(history, tag))?.changes;
  const publications = await readPublications(store, reader, connectionId);
  const show = (one: (typeof tags)[number]) => ({
    tag: one.name,
    createdAt: one.createdAt,
    ...selectStates(one, covering, publications),
  });
  return { releases: tags.map((one) => ({ ...show(one), changes })), moreReleases };
}
