import type { Conversation, ConversationRequest } from "../contract/conversations.ts";
import type { DocRequest } from "../contract/doc-request.ts";
import { badRequest } from "../contract/refusals.ts";
import { asRecord, newRow, type RowSource, showColumns } from "../shared/records.ts";
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
