import type { DocRequest } from "../contract/doc-request.ts";
import { badRequest } from "../contract/refusals.ts";
import type { Conversation, ConversationRequest } from "../contract/resources/conversations.ts";
import { asRecord, newRow, type RowSource, showColumns } from "../shared/records.ts";
import { listSome } from "../shared/text.ts";
import type { WithheldFile } from "./documents/drafted-file.ts";

/** As the service stores it; the built-in one keeps the same in memory. `staged` is 1 or 0. */
export type ConversationRow = {
  id: string;
  org_id: string;
  created_at: string;
  updated_at: string;
  job_id: string | null;
  publication_id: string | null;
  publication_name: string | null;
  connection_id: string | null;
  status: string;
  staged: number;
  branch: string | null;
  output_url: string | null;
  excluded_files_json: string;
  excluded_at: string | null;
  withheld_json: string | null;
  trigger_type: string;
  operation_type: string;
  title: string;
  labels_json: string;
  summary: string | null;
  request_json: string;
  origin_type: string;
  origin_url: string | null;
};

export type ResolvedRequest = {
  request: DocRequest;
  connectionId: string;
  fromAllSources?: boolean;
  originType?: "conversation" | "issue" | "pullRequest";
  /** The thread on a code host that gets the reply. */
  originUrl?: string;
  staged?: boolean;
};

/** What a caller who starts a conversation asks of a publication. 400 without a repository. */
export function resolveConversation(
  { publication: _, stage = false, ...asked }: ConversationRequest,
  { name }: { name: string },
  [connectionId, ...others]: readonly string[],
): ResolvedRequest {
  if (connectionId === undefined) throw badRequest(`The publication ${name} has no source repository.`, "publication");
  const request: DocRequest = { ...asked, title: `Update ${name}`, sourceConnection: connectionId };
  return { request, connectionId, fromAllSources: others.length > 0, originType: "conversation", staged: stage };
}

/** `running` until its first turn ends. */
export function buildConversation(
  within: RowSource,
  { orgId }: { orgId: string },
  resolved: ResolvedRequest & { jobId: string; publication: { id: string; name: string } },
) {
  const { jobId, request, publication } = resolved;
  const row = {
    ...newRow(within, "cnv"),
    org_id: orgId,
    job_id: jobId,
    publication_id: publication.id,
    publication_name: publication.name,
    connection_id: resolved.fromAllSources ? null : resolved.connectionId,
    status: "running",
    staged: Number(resolved.staged ?? false),
    excluded_files_json: "[]",
    trigger_type: request.eventType ?? "manual",
    operation_type: "write",
    title: request.title,
    labels_json: JSON.stringify(request.labels ?? []),
    request_json: JSON.stringify(request),
    origin_type: resolved.originType ?? "job",
    ...(resolved.originUrl !== undefined && { origin_url: resolved.originUrl }),
  };
  return { table: "conversations" as const, row };
}

/** Without its entries. */
export function showConversation(row: ConversationRow): Conversation {
  return {
    ...asRecord(row),
    ...showColumns(row, "job_id", "publication_id", "publication_name", "connection_id", "title", "summary"),
    ...showColumns(row, "status", "branch", "output_url", "trigger_type", "operation_type", "origin_type"),
    staged: row.staged === 1,
    // Not with zod: the answer's schema checks them too.
    excludedFiles: JSON.parse(row.excluded_files_json),
    labels: JSON.parse(row.labels_json),
    originURL: row.origin_url,
  };
}

export type WithheldFiles = ReadonlyMap<string, WithheldFile>;

export function renderWithheld(
  files: WithheldFiles,
  excludedFiles: readonly string[],
): Pick<ConversationRow, "withheld_json"> {
  const kept = excludedFiles.flatMap((path) => files.get(path) ?? []);
  return { withheld_json: kept.length === 0 ? null : JSON.stringify(kept) };
}

type NamedRecord = { id: string; name: string };

/** A field of the request, and what it names. */
export type Asked = readonly [path: string, idOrName: string];

/** The field of a job that names its source. */
export const SOURCE = "docRequest.sourceConnection";

export type NamedTable = "connections" | "publications";

export const resourceOf = (table: NamedTable) => (table === "connections" ? "connection" : "publication");

export const MAX_KNOWN = 5;
const MAX_LISTED = 10;

/** Selects from `found` by ID, else by name. 400 for none and several; the message names records of `listKnown`. */
export async function selectNamed<Found extends NamedRecord>(
  table: NamedTable,
  found: readonly Found[],
  [path, idOrName]: Asked,
  listKnown: () => Promise<readonly NamedRecord[]>,
): Promise<Found> {
  const resource = resourceOf(table);
  const named = found.filter(({ name }) => name === idOrName);
  const record = found.find(({ id }) => id === idOrName) ?? named[0];
  if (record === undefined) {
    const known = (await listKnown()).slice(0, MAX_KNOWN);
    const names = known.length === 0 ? "" : `; known here: ${known.map(({ name }) => name).join(", ")}`;
    throw badRequest(`There is no ${resource} ${JSON.stringify(idOrName)}${names}.`, path);
  }
  if (named.length <= 1 || record.id === idOrName) return record;
  const ids = named.map(({ id }) => id);
  const given = `Several ${table} are named ${JSON.stringify(idOrName)}`;
  throw badRequest(`${given}: give one of the IDs ${listSome(ids, MAX_LISTED)}.`, path);
}

/** 400 for none and several. */
export function selectOnlyPublication<Found extends NamedRecord>([only, ...others]: readonly Found[]): Found {
  if (only === undefined) throw badRequest("There is no publication yet. Create one first.", "publication");
  if (others.length === 0) return only;
  const names = [only, ...others].map(({ id, name }) => `${JSON.stringify(name)} (${id})`);
  throw badRequest(`Give the publication, one of ${listSome(names, MAX_LISTED)}.`, "publication");
}

/** 400 for none. */
export function checkAssociated<Found>(found: readonly Found[], connection: { name: string }): readonly Found[] {
  if (found.length > 0) return found;
  throw badRequest(`No publication uses the connection ${connection.name}.`, SOURCE);
}
