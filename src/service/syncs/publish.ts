import type { NewEntry } from "../../drafting/conversation.ts";
import { explainFailure } from "../../drafting/pipeline.ts";
import { listReleaseBranches, selectPublishWish } from "../../drafting/release/merged.ts";
import { publishMerged } from "../../drafting/release/publish.ts";
import { nameConnectedRepository } from "../../drafting/repositories/repositories.ts";
import { asRefusal } from "../../shared/errors.ts";
import type { ConnectionRow } from "../connections/connections.ts";
import { type HealthParts, openRepository } from "../connections/health.ts";
import { readConnectedRepository } from "../connections/open.ts";
import { type PublicationRow, readSources, readUsingPublications } from "../connections/uses.ts";
import { type RepositoryDraft, readDraftsOf } from "../conversations/conversations.ts";
import { hasEntry, insertEntries } from "../conversations/entries.ts";
import { readBilling } from "../people/billing.ts";
import { publicationsOf } from "../publications/publications.ts";
import { type Actor, type AuditNote, writeAudit } from "../store/audit.ts";
import { parsePublicationConfig } from "../store/columns.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { insertTask } from "../worker/queue.ts";

/** By a sync of the publications that tag or release what was merged. */
export async function queuePublishing(within: Store, actor: Actor, drafts: readonly RepositoryDraft[]): Promise<void> {
  if ((await readBilling(within, actor.orgId)).state === "suspended") return;
  const ids = new Set(drafts.flatMap(({ publicationId }) => publicationId ?? []));
  const rows = await publicationsOf(within, actor.orgId)
    .where("id", "in", [...ids])
    .execute();
  for (const { id, config_json } of rows) {
    if (selectPublishWish(parsePublicationConfig(config_json).release) === undefined) continue;
    await insertTask(within, actor, { kind: "publication-sync", subjectId: id });
  }
}

type Said = { entry: NewEntry; note?: Pick<AuditNote, "type" | "summary"> };

/**
 * Tags and releases what was merged of a publication's releases. What was made is recorded at once, since a repeated call
 * finds nothing to make. Returns false where a person has to mend something; throws outages.
 */
export async function publishReleases(
  parts: HealthParts,
  actor: Actor,
  publication: PublicationRow,
  docs: ConnectionRow,
): Promise<boolean> {
  const config = parsePublicationConfig(publication.config_json);
  const wish = selectPublishWish(config.release);
  const { repositories } = await readSources(parts.store, actor.orgId, config);
  // Only what is drafted where it is from.
  if (wish === undefined || repositories.some((id) => id !== docs.id)) return true;
  let number: number | undefined;
  const say = (said: Said) => record(parts, actor, { publicationId: publication.id, docs, number, ...said });
  try {
    const connected = await readConnectedRepository(parts, docs.id);
    const { releases } = await parts.repositories.openCodeHost(connected);
    if (releases === undefined) return true;
    const { history } = await openRepository(parts, docs);
    // The first of several publications whose pull request is merged makes the release.
    const all = (await readUsingPublications(parts.store, docs.id, ["docs"])).map(({ branch_name, config_json }) => ({
      branchName: branch_name ?? undefined,
      config: parsePublicationConfig(config_json),
    }));
    const drafted = all.filter((one) => selectPublishWish(one.config.release) !== undefined);
    await publishMerged({
      ...{ releases, wish, tags: history.tags, repository: nameConnectedRepository(connected) },
      branches: listReleaseBranches(drafted),
      onPull: (pull) => {
        ({ number } = pull);
      },
      onMade: async ({ tag, release }, message) => {
        const entry = { kind: "published", status: "success", message, details: { tag, url: release?.url } } as const;
        await say({ entry, note: { type: "action-create", summary: "Published a release" } });
      },
      onRemark: async (message) => {
        if (number !== undefined)
          await say({ entry: { kind: "notice", status: "success", message, details: { message } } });
      },
    });
    return true;
  } catch (error) {
    const message = explainFailure(asRefusal(error));
    const entry = { kind: "error", status: "error", message, details: { message } } as const;
    await say({ entry, note: { type: "error", summary: "A release was not published" } });
    return false;
  }
}

type About = Said & { publicationId: string; docs: ConnectionRow; number: number | undefined };

/** In the conversations of the pull request, once: each sync finds it again. */
async function record({ store }: HealthParts, actor: Actor, { publicationId, docs, number, entry, note }: About) {
  await store.transaction(async (within) => {
    await lockOrganization(within, actor.orgId);
    const drafts = number === undefined ? [] : await readDraftsOf(within, docs, number);
    let isNews = drafts.length === 0;
    for (const { id: conversationId } of drafts) {
      if (await hasEntry(within, conversationId, entry)) continue;
      isNews = true;
      await insertEntries(within, { conversationId, turnId: null }, [entry]);
    }
    if (!isNews || note === undefined) return;
    const config = { publicationId, connectionId: docs.id, number };
    await writeAudit(within, actor, { ...note, delta: entry.message, config });
  });
}
