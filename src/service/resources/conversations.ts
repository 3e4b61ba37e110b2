import type { ConversationRequest } from "../../contract/conversations.ts";
import type { DocRequest } from "../../contract/jobs.ts";
import type { PublicationConfig } from "../../contract/publication-config.ts";
import { type CallContext, procedures, type ServiceParts } from "../procedures.ts";
import { asConversations, readConversation } from "../records/conversation-record.ts";
import { insertJob } from "../records/job-record.ts";
import { readSources } from "../records/publication-sources.ts";
import { resolveOnlyPublication, resolveRecord } from "../records/resolve-record.ts";
import { badRequest } from "../refusal.ts";
import { keepOnce } from "../store/idempotency.ts";
import { readPage } from "../store/page.ts";
import { matchesSummary } from "../store/pattern.ts";
import type { Store } from "../store/store.ts";
import { scheduleAnnotation } from "./annotate.ts";
import { notify } from "./notify.ts";
import { updateDraft } from "./update-draft.ts";

/** Start, read, list and update conversations (interface, "Conversations", rules 1 to 4). */
export function implementConversations(parts: ServiceParts) {
  const { store, worker } = parts;
  const show = async (context: CallContext, id: string) => {
    const row = await readConversation(store, context.orgId, id);
    const [shown] = await asConversations(store, [row]);
    return shown ?? { id, status: row.status };
  };
  return {
    create: procedures.conversations.create.handler(async ({ input, context }) => {
      context.access.check("conversation:create");
      const { id, isNew } = await keepOnce(store, context, { create: "conversation", input }, (within) =>
        insertAsked(within, context, input),
      );
      const answer = await show(context, id);
      if (isNew) worker.wake();
      return answer;
    }),
    get: procedures.conversations.get.handler(async ({ input, context }) => {
      context.access.check("conversation:get", input.id);
      return show(context, input.id);
    }),
    list: procedures.conversations.list.handler(async ({ input, context }) => {
      const { rows, ...tokens } = await readPage(input, filtered(store, context, input));
      return { conversations: await asConversations(store, rows), ...tokens };
    }),
    update: procedures.conversations.update.handler(async ({ input, context }) => {
      context.access.check("conversation:update", input.id);
      await updateDraft(parts, context.actor, input.id, input);
      return show(context, input.id);
    }),
    annotate: procedures.conversations.annotate.handler(async ({ input, context }) => {
      context.access.check("conversation:update", input.id);
      const status = await store.transaction((within) => scheduleAnnotation(within, context, input.id));
      worker.wake();
      return { conversationId: input.id, status };
    }),
    notify: procedures.conversations.notify.handler(async ({ input, context }) => {
      context.access.check("conversation:notify", input.id);
      return notify(parts, context, input.id);
    }),
  };
}

/** Stores what a conversation's creation asks for: the job that does the work, and the conversation. Its ID. */
async function insertAsked(within: Store, context: CallContext, input: ConversationRequest): Promise<{ id: string }> {
  const { publication: named, stage = false, ...asked } = input;
  const publication = await (named === undefined
    ? resolveOnlyPublication(within, context)
    : resolveRecord(within, "publications", context, named));
  const config: PublicationConfig = JSON.parse(publication.config_json);
  const { repositories } = await readSources(within, context.orgId, config);
  const [connectionId] = repositories;
  if (connectionId === undefined) throw badRequest(`The publication ${publication.name} has no source repository.`);
  const request: DocRequest = { ...asked, title: `Update ${publication.name}`, sourceConnection: connectionId };
  const origin = { type: "conversation", staged: stage } as const;
  const actor = { ...context.actor, userId: context.userId };
  const { conversationIds } = await insertJob(within, actor, {
    request,
    connectionId,
    fromAllSources: repositories.length > 1,
    publications: [publication],
    origin,
  });
  return { id: conversationIds.join() };
}

const FILTER_COLUMNS = {
  branch: "branch",
  outputUrl: "output_url",
  jobId: "job_id",
  publicationId: "publication_id",
  operationType: "operation_type",
  status: "status",
  originType: "origin_type",
  originURL: "origin_url",
} as const;

type Filter = { [Name in keyof typeof FILTER_COLUMNS]?: string | undefined } & {
  summary?: string | undefined;
  staged?: boolean | undefined;
};

function filtered(store: Store, { orgId, access }: CallContext, filter: Filter) {
  let query = store.database.selectFrom("conversations").selectAll().where("org_id", "=", orgId);
  const ids = access.narrow("conversation");
  if (ids !== undefined) query = query.where("id", "in", ids);
  for (const [name, column] of Object.entries(FILTER_COLUMNS)) {
    const value = filter[name as keyof typeof FILTER_COLUMNS];
    if (value !== undefined) query = query.where(column, "=", value);
  }
  if (filter.staged !== undefined) query = query.where("staged", "=", Number(filter.staged));
  if (filter.summary !== undefined) query = query.where(matchesSummary(filter.summary));
  return query;
}
