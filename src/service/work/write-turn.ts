import type { DocRequest } from "../../contract/jobs.ts";
import type { ErrorCode } from "../../error-codes/error-codes.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { Tell } from "../drafts/tell.ts";
import { type WrittenDraft, writeDraft } from "../drafts/write-draft.ts";
import { openWorkspace, type Workspace } from "../places/open-workspace.ts";
import type { ServiceParts } from "../procedures.ts";
import type { ConversationRow } from "../records/conversation-record.ts";
import type { NewEntry } from "../records/entry-record.ts";
import { readConnectedRepository } from "../records/read-connected-repository.ts";
import { readDraftedFiles } from "../records/read-drafted-files.ts";
import { type ReadPublication, readPublication } from "../records/read-publication.ts";
import { readReadableConnections, readRequester } from "../records/readable-connections.ts";
import type { TurnRow } from "../records/turn-record.ts";
import { readWorkComments } from "../records/work-comments.ts";
import type { Store } from "../store/store.ts";
import { describeDraft, publishTurn } from "./publish-turn.ts";
import { readContext } from "./read-context.ts";
import { readLinks } from "./read-links.ts";
import { settleTurn } from "./settle-turn.ts";
import { buildCancelled, buildFailure, type Ended, type Outcome } from "./turn-outcome.ts";
import type { Work } from "./worker.ts";

/** A turn and its conversation as they are when it is begun. */
export type TurnSubject = { turn: TurnRow; conversation: ConversationRow };

export type TurnParts = Omit<ServiceParts, "worker">;

/** What may pass by itself, and what a git says that was ended beside its service; GitHub's is waited for where it is asked. */
const PASSING: ReadonlySet<ErrorCode> = new Set(["git/remote-unreachable"]);

/**
 * Writes the draft of a turn from the request of its conversation and all comments that asked for work, and publishes
 * it where it is not staged. All of it may be done again: the same is found, and nothing is made twice.
 */
export async function writeTurn(parts: TurnParts, { task, signal }: Work, subject: TurnSubject): Promise<Outcome> {
  const { conversation } = subject;
  const entries: NewEntry[] = [];
  const tell: Tell = async (kind, message, details) =>
    void entries.push({ kind, message, status: "success", ...(details === undefined ? {} : { details }) });
  let left: Ended = {};
  try {
    if (conversation.publication_id === null) {
      return buildCancelled("The publication was deleted before this was written.");
    }
    const draft = await writeAsked(parts, { ...subject, signal }, conversation.publication_id, tell);
    if (draft.branch !== undefined) left = describeDraft(draft);
    const published = await publishTurn(parts.store, { task, conversation, draft, tell });
    return await settleTurn(parts.store, subject, { draft, entries, published });
  } catch (error) {
    // What a person has to mend is not mended by another attempt.
    if (!(error instanceof ReleaseDocsError) || PASSING.has(error.code)) throw error;
    if (error.code === "codehost/connection-deleted") return buildCancelled(error.message);
    return buildFailure(error, { entries, left });
  }
}

async function writeAsked(
  parts: TurnParts,
  { turn, conversation, signal }: TurnSubject & { signal: AbortSignal },
  publicationId: string,
  tell: Tell,
): Promise<WrittenDraft> {
  const { store } = parts;
  const request: DocRequest = JSON.parse(conversation.request_json);
  const publication = await readPublication(parts, publicationId);
  const workspace = await openSources(parts, conversation, publication);
  const { comments, relevantLinks } = await readWorkComments(store, turn);
  const askedBy = await readRequester(store, conversation.job_id);
  const links = [...(request.relevantLinks ?? []).map((url) => ({ url, askedBy })), ...relevantLinks];
  const through = (userId: string | null) => readReadableConnections(store, conversation.org_id, userId);
  const read = await readLinks(parts, links, { through, stop: signal });
  for (const remark of read.remarks) await tell("notice", remark);
  return writeDraft(workspace, publication, {
    request,
    // A conversation is asked for without a title.
    title: conversation.origin_type === "job" ? request.title : undefined,
    // Times such as "since yesterday" count from when it was asked, whenever the turn is done.
    now: new Date(request.time ?? conversation.created_at),
    tell,
    comments,
    excludedFiles: JSON.parse(conversation.excluded_files_json),
    excludedAt: conversation.excluded_at === null ? undefined : new Date(conversation.excluded_at),
    links: read.links,
    readContext: (about) => readContext(parts, publication.sources.context, about, signal),
    former: await readFormerDraft(store, conversation),
  });
}

/** The repository of the conversation; without one all of the publication's. */
async function openSources(
  parts: TurnParts,
  { connection_id: connectionId }: ConversationRow,
  { docs, sources }: ReadPublication,
): Promise<Workspace> {
  const ids = connectionId === null ? sources.repositories : [connectionId];
  const connected = await Promise.all(ids.map((id) => readConnectedRepository(parts, id)));
  const isOneOfSeveral = new Set([...ids, ...sources.repositories]).size > 1;
  return openWorkspace(parts.places, connected, docs, { isOneOfSeveral });
}

/** The draft as an earlier turn, or a caller who excluded files, has left it. */
async function readFormerDraft(store: Store, { id, branch }: ConversationRow) {
  if (branch === null) return undefined;
  return { branch, files: (await readDraftedFiles(store, id)).map(({ path }) => path) };
}
