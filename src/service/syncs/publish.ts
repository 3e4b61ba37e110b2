import type { NewEntry } from "../../drafting/conversation.ts";
import { explainFailure } from "../../drafting/pipeline.ts";
import { listReleaseBranches, selectPublishWish } from "../../drafting/release/merged.ts";
import { publishMerged } from "../../drafting/release/publish.ts";
import { asRefusal } from "../../shared/errors.ts";
import type { ConnectionRow } from "../connections/connections.ts";
import { type ConnectionHealth, type HealthParts, openRepository } from "../connections/health.ts";
import { readConnectedRepository } from "../connections/open.ts";
import { type PublicationRow, readUsingPublications } from "../connections/uses.ts";
import { type RepositoryDraft, readDraftsOf } from "../conversations/conversations.ts";
import { hasEntry, insertEntries } from "../conversations/entries.ts";
import { readBilling } from "../people/billing.ts";
import { publicationsOf } from "../publications/publications.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parsePublicationConfig } from "../store/columns.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { insertTask } from "../worker/queue.ts";

/** By a sync of the publications that tag or release what was merged. */
export async function queuePublishing(within: Store, actor: Actor, drafts: readonly RepositoryDraft[]): Promise<void> {
  const ids = [...new Set(drafts.flatMap(({ publicationId }) => publicationId ?? []))];
  if (ids.length === 0 || (await readBilling(within, actor.orgId)).state === "suspended") return;
  for (const row of await publicationsOf(within, actor.orgId).where("id", "in", ids).execute()) {
    if (readWish(row) !== undefined) await insertTask(within, actor, { kind: "publication-sync", subjectId: row.id });
  }
}

const readWish = (row: PublicationRow) => selectPublishWish(parsePublicationConfig(row.config_json).release);

/**
 * Tags and releases what was merged, where `docs` was reached, and records that at once: a repeated call finds nothing to
 * make. Returns false where a person has to do something first; throws outages.
 */
export async function publishReleases(
  parts: HealthParts,
  actor: Actor,
  publication: PublicationRow,
  { row: docs, health }: { row?: ConnectionRow; health?: ConnectionHealth } = {},
): Promise<boolean> {
  const wish = readWish(publication);
  if (wish === undefined || docs === undefined || health?.healthy !== true || health.isPaused === true) return true;
  let number: number | undefined;
  const say = (entry: Omit<NewEntry, "status">, note?: Said["note"]) => {
    const config = { publicationId: publication.id, connectionId: docs.id, number };
    const status = entry.kind === "error" ? "error" : "success";
    return record(parts, actor, docs, { entry: { status, ...entry }, config, note });
  };
  try {
    const connected = await readConnectedRepository(parts, docs.id);
    const { releases } = await parts.repositories.openCodeHost(connected);
    if (releases === undefined) return true;
    const { history, repository } = await openRepository(parts, docs);
    // The first of several publications whose pull request is merged makes the release.
    const wishing = (await readUsingPublications(parts.store, docs.id, ["docs"])).filter(readWish);
    const drafted = wishing.map(({ branch_name, config_json }) => ({
      branchName: branch_name ?? undefined,
      config: parsePublicationConfig(config_json),
    }));
    await publishMerged({
      ...{ releases, repository, wish, tags: history.tags, branches: listReleaseBranches(drafted) },
      onPull: (pull) => {
        ({ number } = pull);
      },
      onMade: ({ tag, release }, message) =>
        say({ kind: "published", message, details: { tag, url: release?.url } }, PUBLISHED),
      onRemark: (message) => say({ kind: "notice", message, details: { message } }),
    });
    return true;
  } catch (error) {
    const message = explainFailure(asRefusal(error));
    await say({ kind: "error", message, details: { message } }, FAILED);
    return false;
  }
}

const PUBLISHED = { type: "action-create", summary: "Published a release" } as const;
const FAILED = { type: "error", summary: "A release was not published" } as const;

type Said = {
  entry: NewEntry;
  note: typeof PUBLISHED | typeof FAILED | undefined;
  config: { number: number | undefined };
};

/** In the conversations of the pull request, once: each sync finds it again. */
async function record({ store }: HealthParts, actor: Actor, docs: ConnectionRow, { entry, note, config }: Said) {
  const { number } = config;
  await store.transaction(async (within) => {
    await lockOrganization(within, actor.orgId);
    const drafts = number === undefined ? [] : await readDraftsOf(within, docs, number);
    let isNews = drafts.length === 0;
    for (const { id: conversationId } of drafts) {
      if (await hasEntry(within, conversationId, entry)) continue;
      isNews = true;
      await insertEntries(within, { conversationId, turnId: null }, [entry]);
    }
    if (isNews && note !== undefined) await writeAudit(within, actor, { ...note, delta: entry.message, config });
  });
}
