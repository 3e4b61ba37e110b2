import type { DocRequest } from "../contract/doc-request.ts";
import type { ErrorCode } from "../shared/error-codes/catalogue.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import { publishDraft } from "./branch/pull-request.ts";
import type { ConversationRow } from "./conversation.ts";
import { type WrittenDraft, writeDraft } from "./draft.ts";
import { type AddEntry, collectEntries } from "./entries.ts";
import type { DraftedPublication, DraftOrder } from "./order.ts";
import {
  buildCancelled,
  buildFailure,
  type Published,
  settleTurn,
  type TurnOutcome,
  type TurnSubject,
} from "./outcome.ts";
import type { Workspace } from "./repositories/repositories.ts";

/** What a turn works with: `turn.ts` has it from the store, `server/built-in.ts` from the memory of a run. */
export type TurnParts = TurnSubject & {
  open: (addEntry: AddEntry) => Promise<{ workspace: Workspace; publication: DraftedPublication; order: DraftOrder }>;
  /** Returns the pull request that was open before the first attempt; `openUrl` is the one before this attempt. */
  keepOpenUrl: (openUrl: string | null) => Promise<string | null>;
  /** Whether to try again after an error. */
  isRetried: (error: ReleaseDocsError) => boolean;
};

/** Of a turn, unless a limit or a person's mistake ended the first. */
export const MAX_ATTEMPTS = 5;

const CANCELLING: ReadonlySet<ErrorCode> = new Set(["codehost/connection-deleted", "codehost/publication-deleted"]);

/** The pipeline of a turn: request → notes → draft on a branch → pull request → outcome. */
export async function runTurn(parts: TurnParts): Promise<TurnOutcome> {
  const { entries, addEntry } = collectEntries();
  let draft: WrittenDraft | undefined;
  try {
    if (parts.conversation.publication_id === null) {
      return buildCancelled("The publication was deleted before this turn ran.");
    }
    const { workspace, publication, order } = await parts.open(addEntry);
    draft = await writeDraft(workspace, publication, order);
    const published = await publishTurn(parts, draft, addEntry);
    return await settleTurn(parts, { draft, entries, published, before: order.withheld });
  } catch (error) {
    // A person has to fix the cause of every other error of ours: another attempt would fail alike.
    if (!(error instanceof ReleaseDocsError) || parts.isRetried(error)) throw error;
    if (CANCELLING.has(error.code)) return buildCancelled(error.message);
    return buildFailure(error, entries, draft?.branch === undefined ? {} : describeDraft(draft));
  }
}

/** The order of a conversation's first turn. */
export function buildOrder(
  { origin_type: origin, created_at: createdAt }: Pick<ConversationRow, "origin_type" | "created_at">,
  request: DocRequest,
  addEntry: AddEntry,
): DraftOrder {
  return {
    request,
    // A conversation is created without a title.
    title: origin === "conversation" ? undefined : request.title,
    now: new Date(request.time ?? createdAt),
    addEntry,
  };
}

/** A staged draft without a pull request stays staged. */
async function publishTurn(
  { conversation, keepOpenUrl }: TurnParts,
  draft: WrittenDraft,
  addEntry: AddEntry,
): Promise<Published> {
  const change = describeDraft(draft);
  const unpublished = { change, isJoined: false };
  const { pullRequests } = draft;
  if (draft.branch === undefined || pullRequests === undefined) return unpublished;
  addEntry("pullRequest", draft.body);
  // Kept before opening one: an attempt after a kill must not mistake this turn's own pull request for an older one.
  const openUrl = await keepOpenUrl(pullRequests.openUrl ?? null);
  if (conversation.staged === 1 && pullRequests.openUrl === undefined) return unpublished;
  const output_url = await publishDraft(pullRequests, draft.config, { ...draft, isOurs: openUrl === null }, addEntry);
  const isJoined = openUrl !== null && openUrl !== conversation.output_url;
  return { change: { ...change, status: "open", staged: 0, output_url }, isJoined };
}

function describeDraft({ branch, title, summary, pullRequests }: WrittenDraft): Partial<ConversationRow> {
  if (branch === undefined) {
    return { status: "closed", staged: 0, branch: null, output_url: pullRequests?.openUrl ?? null, title, summary };
  }
  return { status: "staged", staged: 1, branch, output_url: null, title, summary };
}
