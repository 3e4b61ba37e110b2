import { sql } from "kysely";
import { asConflict, DomainError } from "../../contract/refusals.ts";
import type { ListedRepository, RELEASE_STATES, ReleasesQuery } from "../../contract/resources/insight.ts";
import type { SourceRepository } from "../../drafting/repositories/repositories.ts";
import { isFloating } from "../../git/previous-tag.ts";
import type { History } from "../../git/repository.ts";
import { buildReleases, type Tag } from "../../git/tags.ts";
import { onError } from "../../shared/errors.ts";
import { connectionsOf } from "../connections/connections.ts";
import type { CallContext } from "../http/procedures.ts";
import { selectTags } from "../selections/history-pages.ts";
import { filterBy } from "../store/page.ts";
import type { Store } from "../store/store.ts";
import { readReleaseEvent } from "../syncs/events.ts";

type Reader = Pick<CallContext, "orgId" | "access">;
type Covering = { revision: string; id: string; status: string; branch: string | null; dismissed_at: string | null };
type State = (typeof RELEASE_STATES)[number];

const PAGE_SIZE = 20;

/** The state of a release by the conversations about it, the newest last. */
export function selectState({ name, commit }: Pick<Tag, "name" | "commit">, covering: readonly Covering[]) {
  const own = covering.filter(
    ({ revision, status }) => revision === name || (revision === commit && status === "running"),
  );
  const find = (state: State) => own.findLast((one) => stateOf(one) === state);
  const [documented, drafted] = [find("documented"), find("inDraft")];
  const state: State = documented ? "documented" : drafted ? "inDraft" : "missing";
  return { state, conversationId: (documented ?? drafted)?.id };
}

/** Closed without a draft: there was nothing to change. */
function stateOf({ status, branch, dismissed_at }: Covering): State {
  if (status === "closed") return branch === null && dismissed_at === null ? "documented" : "missing";
  return status === "merged" ? "documented" : status === "cancelled" ? "missing" : "inDraft";
}

/** The repositories whose commits a publication documents. */
export function selectRepositories(store: Store, { orgId, access }: Reader, connectionId: string | undefined) {
  const other = sql`select 1 from publication_connections as other
    join connections as source on source.id = other.connection_id and source.type = 'codehostRepo'
    where other.publication_id = used.publication_id and other.role = 'source'`;
  const isUsed = sql<boolean>`exists (select 1 from publication_connections as used
    where used.connection_id = connections.id
      and (used.role = 'source' or (used.role = 'docs' and not exists (${other}))))`;
  return filterBy(connectionsOf(store, orgId), { id: access.narrow("connection"), type: "codehostRepo" })
    .where(isUsed)
    .$if(connectionId !== undefined, (some) => some.where("id", "=", connectionId ?? ""));
}

/** With the reason where it cannot be read. */
export async function readRepository(
  store: Store,
  { access }: Reader,
  { id, name, opening }: { id: string; name: string; opening: Promise<SourceRepository> },
  { after, tag }: ReleasesQuery,
): Promise<ListedRepository> {
  const shown = { connectionId: id, name };
  const source = await asConflict(opening).catch(onError(DomainError, (refusal) => refusal));
  if (source instanceof DomainError) {
    return { ...shown, releases: [], error: source.message, isPending: source.code === "unavailable" };
  }
  const { history } = source;
  const { tags, nextPageToken: moreReleases } = await selectReleases(history, { after, tag });
  const revisions = tags.flatMap(({ name, sha }) => [name, sha]);
  const readable = access.narrow("conversation");
  const covering = await store.database
    .selectFrom("conversation_releases")
    .innerJoin("conversations", "conversations.id", "conversation_id")
    .select(["revision", "conversations.id", "status", "branch", "dismissed_at"])
    .where("conversation_releases.connection_id", "=", id)
    .where("revision", "in", revisions)
    .$if(readable !== undefined, (some) => some.where("conversations.id", "in", readable ?? []))
    .orderBy("conversations.seq")
    .execute();
  const changes = tag === undefined ? undefined : (await readReleaseEvent(history, tag))?.changes;
  const releases = tags.map(({ name, sha: commit, createdAt }) => {
    return { tag: name, createdAt, ...selectState({ name, commit }, covering), changes };
  });
  return { ...shown, releases, moreReleases };
}

/** A page of the tags that name versions and do not move along. */
async function selectReleases({ directory, tags }: History, { after, tag }: Pick<ReleasesQuery, "after" | "tag">) {
  const releases = buildReleases(tags);
  const wanted = releases.filter((one) => tag === undefined || one.tag.name === tag);
  const page = selectTags({ tags: wanted.map((one) => one.tag) }, { next: after, pageSize: PAGE_SIZE });
  const fixed = page.tags.map(async (one) => {
    const release = releases.find(({ tag: { name } }) => name === one.name);
    return release && !(await isFloating(directory, release, releases)) ? [one] : [];
  });
  return { ...page, tags: (await Promise.all(fixed)).flat() };
}
