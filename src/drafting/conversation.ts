import type { DocRequest } from "../contract/doc-request.ts";
import { badRequest } from "../contract/refusals.ts";
import type { Conversation, ConversationRequest } from "../contract/resources/conversations.ts";
import type { PublicationConfig } from "../contract/resources/publications.ts";
import type { ModelAccess } from "../model/model.ts";
import type { ModelSettings, ModelUsage } from "../model/settings.ts";
import { asRecord, newRow, type RowSource, showColumns } from "../shared/records.ts";
import { listSome, quoteText } from "../shared/text.ts";
import { countWords } from "../writer/entries.ts";
import type { DraftState } from "./branch/state.ts";
import type { WithheldFile } from "./documents/drafted-file.ts";
import type { WorkComment } from "./guidance/commands.ts";
import type { Instructions } from "./guidance/guidance.ts";
import type { OnStep } from "./progress.ts";

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
  /** Of the service only. */
  dismissed_at?: string | null;
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

export type DraftedPublication = {
  name: string;
  /** Its part of branch names; absent for the only publication. */
  branchName?: string | undefined;
  config: PublicationConfig;
  instructions?: Instructions | undefined;
};

// What is shown of a link, in characters.
export const MAX_TITLE = 150;
export const MAX_EXCERPT = 300;

export type ReadLink = { url: string; title: string; excerpt?: string | undefined };

export type ReadLinks = { links: ReadLink[]; remarks: string[] };

/** What a command of the project makes of a checkout of `commit` with these files; of a removed file without `bytes`. */
export type Prepare = (
  commit: string,
  files: readonly { path: string; content: string }[],
) => Promise<readonly { path: string; bytes: Uint8Array | undefined }[]>;

/** The same order gives the same draft. */
export type DraftOrder = {
  request: DocRequest;
  /** What phrases of the request such as "since yesterday" count from, however late the turn runs. */
  now: Date;
  addEntry: AddEntry;
  title?: string | undefined;
  comments?: readonly WorkComment[] | undefined;
  excludedFiles?: readonly string[] | undefined;
  withheld?: ReadonlyMap<string, WithheldFile> | undefined;
  /** When these were last set: older comments exclude and restore nothing. */
  excludedAt?: Date | undefined;
  /** The draft that an earlier turn or a caller left; a new one unless given. */
  former?: { branch: string; files: readonly string[] } | undefined;
  links?: readonly ReadLink[] | undefined;
  /** Where people of a service read what is understood without a model. */
  guideUrl?: string | undefined;
  /** Undefined for drafts without a model. */
  model?: ModelAccess | undefined;
  /** Whether a model reads later what is not understood; so with `model`. */
  isForModel?: boolean | undefined;
  /** Throws `limit/preview` where more commits are selected. */
  maxCommits?: number | undefined;
  prepare?: Prepare | undefined;
  /** What earlier runs left about the same draft. */
  kept?: DraftState | undefined;
  onStep?: OnStep | undefined;
  readContext?: ((about: { tags: readonly string[]; messages: readonly string[] }) => Promise<ReadLinks>) | undefined;
};

/** Entries stay if a later step fails. */
export type AddEntry = (
  kind:
    | "selection"
    | "account"
    | "release"
    | "releaseNotes"
    | "links"
    | "documentation"
    | "draft"
    | "diff"
    | "pullRequest"
    | "model"
    | "notice",
  message: string,
  details?: object,
) => void;

export type NewEntry = {
  kind: string;
  status: "running" | "success" | "error";
  message: string;
  /** Structured data for programs. */
  details?: object | undefined;
};

export function collectEntries(): { entries: NewEntry[]; addEntry: AddEntry } {
  const entries: NewEntry[] = [];
  return { entries, addEntry: (kind, message, details) => entries.push({ kind, message, status: "success", details }) };
}

/** What the model of a turn took, and what was not taken of it. */
export function addModelEntry(
  addEntry: AddEntry,
  { model, usage, dropped }: { model: string; usage: ModelUsage; dropped: readonly string[] },
): void {
  const { requests, inputTokens, outputTokens, cost, isEstimated } = usage;
  const about = isEstimated ? "about " : "";
  const price = cost === undefined ? "" : ` for ${cost.toFixed(4)} USD`;
  const tokens = `${about}${inputTokens} tokens read and ${outputTokens} written`;
  const taken =
    requests === 0 ? "no new requests" : `${countWords(requests, ["request", "requests"])}, ${tokens}${price}`;
  addEntry("model", `${quoteText(model)}: ${taken}.`, { model, ...usage });
  addNotices(addEntry, dropped);
}

export function addNotices(addEntry: AddEntry, remarks: readonly string[]): void {
  for (const remark of remarks) addEntry("notice", remark);
}

/** The model for a publication whose `config.model` is `wanted`: by default the one that is set. */
export function selectModel(
  set: ModelSettings | undefined,
  wanted: string | undefined,
  addEntry: AddEntry,
): ModelSettings | undefined {
  if (wanted === "none") return undefined;
  if (wanted === undefined || set === undefined) {
    if (wanted !== undefined) addEntry("notice", `The model ${wanted} was not used: no model is set up here.`);
    return set;
  }
  return { ...set, name: wanted };
}
