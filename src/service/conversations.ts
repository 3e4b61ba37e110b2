import type { ConversationRequest } from "../contract/conversations.ts";
import type { DocRequest } from "../contract/jobs.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";
import {
  asConversation,
  type ConversationRow,
  insertConversation,
  insertEntry,
  readConversation,
} from "./conversation-record.ts";
import { publishDraft } from "./drafts/publish-draft.ts";
import { leaveOutFiles } from "./drafts/pull-request-text.ts";
import type { Tell } from "./drafts/write-draft.ts";
import { insertJob } from "./jobs.ts";
import { procedures, type ServiceParts } from "./procedures.ts";
import { readPublication } from "./read-publication.ts";
import { badRequest, conflict } from "./refusal.ts";
import { resolveRecord } from "./resolve-record.ts";
import { keepOnce } from "./store/idempotency.ts";
import { readPage } from "./store/page.ts";
import { matchesSummary } from "./store/pattern.ts";
import type { Store } from "./store/store.ts";

/** Start, read, list and update conversations (interface, "Conversations", rules 1 to 4). */
export function implementConversations(parts: ServiceParts) {
  const { store, worker } = parts;
  return {
    create: procedures.conversations.create.handler(async ({ input, context }) => {
      const { id, isNew } = await keepOnce(store, context, { create: "conversation", input }, (within) =>
        insertAsked(within, context.orgId, input),
      );
      const conversation = await readConversation(store, context.orgId, id);
      const answer = await asConversation(store, conversation);
      if (isNew && conversation.job_id !== null) worker.take(conversation.job_id);
      return answer;
    }),
    get: procedures.conversations.get.handler(async ({ input, context }) =>
      asConversation(store, await readConversation(store, context.orgId, input.id)),
    ),
    list: procedures.conversations.list.handler(async ({ input, context }) => {
      const { rows, ...tokens } = await readPage(input, filtered(parts, context.orgId, input));
      return { conversations: await Promise.all(rows.map((row) => asConversation(store, row))), ...tokens };
    }),
    update: procedures.conversations.update.handler(async ({ input, context }) => {
      if (input.staged !== undefined && input.excludedFiles !== undefined) {
        throw badRequest("Give staged or excludedFiles, not both in one update.");
      }
      const row = await readConversation(store, context.orgId, input.id);
      if (input.staged !== undefined) await telling(setStaged(parts, row, input.staged));
      else if (input.excludedFiles !== undefined) await telling(excludeFiles(parts, row, input.excludedFiles));
      else throw badRequest("Give staged or excludedFiles.");
      return asConversation(store, await readConversation(store, context.orgId, input.id));
    }),
  };
}

/** Stores what a conversation's creation asks for: the job that does the work, and the conversation. */
async function insertAsked(store: Store, orgId: string, input: ConversationRequest): Promise<ConversationRow> {
  const publication = await resolveRecord(store, "publications", orgId, input.publication);
  const connectionId = sourceOf(publication);
  const { publication: _, stage = false, ...asked } = input;
  const request: DocRequest = { ...asked, title: `Update ${publication.name}`, sourceConnection: connectionId };
  const job = await insertJob(store, orgId, connectionId, [publication.id], request);
  return insertConversation(store, job, publication.id, { originType: "conversation", staged: stage });
}

function sourceOf(publication: { name: string; config_json: string }): string {
  const { sourceRepos = [] }: { sourceRepos?: string[] } = JSON.parse(publication.config_json);
  const [source, second] = sourceRepos;
  if (source === undefined) throw badRequest(`The publication ${publication.name} has no source repository.`);
  if (second !== undefined) {
    throw badRequest(
      `The publication ${publication.name} has several source repositories: create a job that names one.`,
    );
  }
  return source;
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

function filtered({ store }: ServiceParts, orgId: string, filter: Filter) {
  let query = store.database.selectFrom("conversations").selectAll().where("org_id", "=", orgId);
  for (const [name, column] of Object.entries(FILTER_COLUMNS)) {
    const value = filter[name as keyof typeof FILTER_COLUMNS];
    if (value !== undefined) query = query.where(column, "=", value);
  }
  if (filter.staged !== undefined) query = query.where("staged", "=", Number(filter.staged));
  if (filter.summary !== undefined) query = query.where(matchesSummary(`%${filter.summary}%`));
  return query;
}

/** What the code host refuses is told to the caller, who can mend it. */
async function telling(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    throw error instanceof ReleaseDocsError ? conflict(`${error.message} ${error.hint}`) : error;
  });
}

async function setStaged(parts: ServiceParts, row: ConversationRow, staged: boolean): Promise<void> {
  if (staged === (row.staged === 1)) return;
  if (staged) throw conflict("A draft that is not staged cannot be staged again.");
  if (row.branch === null) throw conflict("This conversation has no draft to publish yet.");
  const { store } = parts;
  const { draft, config } = await openDraft(parts, row, row.branch);
  if (draft.pullRequests === undefined) {
    throw conflict(`This code host has no pull requests: the draft stays on the branch ${row.branch}.`);
  }
  const { entries } = await asConversation(store, row);
  const told = entries?.findLast(({ kind }) => kind === "pullRequest")?.message ?? "";
  const body = leaveOutFiles(told, JSON.parse(row.excluded_files_json));
  const tell: Tell = (kind, message) =>
    insertEntry(store, { id: null, conversation_id: row.id }, { kind, message, status: "success" });
  const output_url = await publishDraft(draft.pullRequests, config, { title: row.title, body }, tell);
  await change(parts, row, { status: "open", staged: 0, output_url });
}

async function excludeFiles(parts: ServiceParts, row: ConversationRow, files: string[]): Promise<void> {
  if (row.branch === null) throw conflict("This conversation has no draft to exclude files from.");
  const before: string[] = JSON.parse(row.excluded_files_json);
  const returned = before.filter((file) => !files.includes(file));
  if (returned.length > 0) throw conflict(`Excluded files cannot be taken in again: ${returned.join(", ")}.`);
  const { draft } = await openDraft(parts, row, row.branch);
  await draft.restoreFiles(files);
  await change(parts, row, { excluded_files_json: JSON.stringify(files) });
}

async function openDraft({ store, workspace }: ServiceParts, row: ConversationRow, branch: string) {
  const { config, docsRepository } = await readPublication(store, row.publication_id ?? "");
  const host = await workspace.openCodeHost(docsRepository);
  return { config, draft: await host.openDraft(branch, { base: config.pullRequest?.base }) };
}

async function change({ store }: ServiceParts, { id }: ConversationRow, to: Partial<ConversationRow>): Promise<void> {
  await store.database
    .updateTable("conversations")
    .set({ ...to, updated_at: store.now() })
    .where("id", "=", id)
    .execute();
}
