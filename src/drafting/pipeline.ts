import type { DocRequest } from "../contract/doc-request.ts";
import type { AuditLogType } from "../contract/kinds.ts";
import { type ErrorCode, ReleaseDocsError } from "../shared/errors.ts";
import { joinParts } from "../shared/text.ts";
import type { AssistantReport } from "./assistant/assistant.ts";
import { publishDraft } from "./branch/pull-request.ts";
import {
  type AddEntry,
  type ConversationRow,
  collectEntries,
  type DraftedPublication,
  type DraftOrder,
  type NewEntry,
  renderWithheld,
  type WithheldFiles,
} from "./conversation.ts";
import type { DraftedFile } from "./documents/drafted-file.ts";
import { type WrittenDraft, writeDraft } from "./draft.ts";
import type { OnStep } from "./progress.ts";
import type { Workspace } from "./repositories/repositories.ts";

/** As they were when the turn started. */
export type TurnSubject = {
  turn: { triggering_comment_id: string | null };
  conversation: ConversationRow;
  /** The messages of the last entries of some kinds, of turns that succeeded. */
  readLastMessages: (kinds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** What an audit log says about a turn. `delta`: the error. */
type TurnNote = { type: AuditLogType; summary: string; delta?: string; config?: Readonly<Record<string, unknown>> };

export type TurnOutcome = {
  status: "success" | "no_changes" | "error" | "cancelled";
  error: string | null;
  conversation: Partial<ConversationRow>;
  entries: readonly NewEntry[];
  reply: string;
  /** For the audit log, in the order of the turn's work. */
  notes: readonly TurnNote[];
};

/** `isJoined`: the pull request was open before, for another conversation. */
export type Published = { change: Partial<ConversationRow>; isJoined: boolean };

const UNCHANGED = { status: "no_changes", error: null, notes: [] } as const;
const WAITING = { type: "assessment-pending", summary: "A staged draft waits for review" } as const;

export function buildCancelled(message: string): TurnOutcome {
  return {
    status: "cancelled",
    error: message,
    conversation: { status: "cancelled", summary: message },
    entries: [{ kind: "error", status: "error", message }],
    reply: message,
    notes: [],
  };
}

/** A pushed draft stays known; whether and where it is published does not change. */
export function buildFailure(
  error: unknown,
  entries: readonly NewEntry[] = [],
  { staged: _, output_url: __, ...pushed }: Partial<ConversationRow> = {},
): TurnOutcome {
  const message = explainFailure(error);
  const details = error instanceof ReleaseDocsError ? { code: error.code, ...error.details } : undefined;
  return {
    status: "error",
    error: message,
    conversation: { ...pushed, status: "needsAttention", summary: message },
    entries: [...entries, { kind: "error", status: "error", message, details }],
    reply: `This failed. ${message}`,
    notes: [{ type: "error", summary: "A turn failed", delta: message }],
  };
}

export function explainFailure(error: unknown): string {
  return error instanceof ReleaseDocsError
    ? `${error.explanation} (${error.code})`
    : `The service failed: ${String(error)}`;
}

/** `before`: the files that were excluded already. */
type TurnWork = {
  draft: WrittenDraft;
  entries: readonly NewEntry[];
  published: Published;
  before: WithheldFiles | undefined;
};

/** What a model could not do, or has to know, is the last entry: the draft is there without it. */
export async function settleTurn(subject: TurnSubject, work: TurnWork): Promise<TurnOutcome> {
  const outcome = await settleDraft(subject, work);
  const { assistant } = work.draft;
  return assistant === undefined ? outcome : addReport(outcome, assistant);
}

function addReport(outcome: TurnOutcome, { failure, question, said }: AssistantReport): TurnOutcome {
  const attend = (message: string) => {
    const summary = joinParts([outcome.conversation.summary, message], " ");
    return { ...outcome.conversation, status: "needsAttention", summary };
  };
  if (failure !== undefined) {
    const message = explainFailure(failure);
    const failed = buildFailure(failure, outcome.entries);
    const reply = `The model failed. ${message} ${outcome.reply}`;
    return { ...failed, conversation: attend(message), reply, notes: [...outcome.notes, ...failed.notes] };
  }
  if (question === undefined) return { ...outcome, reply: joinParts([said, outcome.reply], " ") };
  return {
    ...outcome,
    conversation: attend(question),
    entries: [...outcome.entries, { kind: "question", status: "success", message: question }],
    reply: joinParts([question, said, outcome.reply], " "),
  };
}

async function settleDraft(
  { turn, conversation, readLastMessages }: TurnSubject,
  { draft, entries, published, before }: TurnWork,
): Promise<TurnOutcome> {
  const excluded = renderExcluded(before, draft);
  const notices = entries.filter(({ kind }) => kind === "notice").map(({ message }) => message);
  const summary = [draft.summary, ...notices].join(" ");
  const isWritten = draft.branch !== undefined;
  // A conversation keeps its draft where a further turn finds nothing.
  const hadDraft = turn.triggering_comment_id !== null && conversation.branch !== null;
  if (hadDraft && !isWritten) {
    const kept = { status: conversation.staged === 1 ? "staged" : "open", ...excluded };
    if (!draft.isEmptied) return { ...UNCHANGED, conversation: kept, entries, reply: summary };
    const notes = kept.status === "staged" ? [WAITING] : [];
    return { status: "success", error: null, conversation: { ...kept, summary }, entries, reply: summary, notes };
  }
  const { change, isJoined } = published;
  if (hadDraft && isSameDraft(await readLastMessages(DRAFT_KINDS), entries)) {
    const reply = ["Nothing to change: the draft is already up to date.", ...notices].join(" ");
    const { summary: _, ...rest } = change;
    return { ...UNCHANGED, conversation: { ...rest, ...excluded }, entries, reply };
  }
  return {
    status: isWritten ? "success" : "no_changes",
    error: null,
    conversation: { ...change, summary, ...excluded },
    entries,
    reply: change.status === "open" ? `${summary} ${change.output_url}` : summary,
    notes: isWritten ? buildAssessments(entries, change.status === "open", isJoined) : [],
  };
}

/** Files that this turn did not write stay as known. */
function renderExcluded(before: WithheldFiles | undefined, { excludedFiles, withheld }: WrittenDraft) {
  const known = new Map(before);
  for (const one of withheld) known.set(one.file.path, one);
  return { excluded_files_json: JSON.stringify(excludedFiles), ...renderWithheld(known, excludedFiles) };
}

const DRAFT_KINDS = ["releaseNotes", "diff", "pullRequest"];

function isSameDraft(before: ReadonlyMap<string, string>, entries: readonly NewEntry[]): boolean {
  return entries.every(({ kind, message }) => !DRAFT_KINDS.includes(kind) || before.get(kind) === message);
}

function buildAssessments(entries: readonly NewEntry[], isPublished: boolean, isJoined: boolean): TurnNote[] {
  const draft = entries.findLast(({ kind }) => kind === "draft");
  const { files = [] } = (draft?.details ?? {}) as { files?: readonly DraftedFile[] };
  const hasReleaseNotes = entries.some(({ kind, message }) => kind === "releaseNotes" && message !== "");
  const log = (isTrue: boolean, type: AuditLogType, summary: string) => (isTrue ? [{ type, summary }] : []);
  const logFiles = (isMeant: (file: DraftedFile) => boolean, type: AuditLogType, summary: string) => {
    const paths = files.filter(isMeant).map(({ path }) => path);
    return log(paths.length > 0, type, summary).map((note) => ({ ...note, config: { files: paths } }));
  };
  return [
    ...log(hasReleaseNotes, "assessment-generate-release-notes", "Wrote release notes"),
    ...logFiles(
      ({ kind, isNew }) => kind === "documentation" && !isNew,
      "assessment-edit-documentation",
      "Edited documentation",
    ),
    ...logFiles(({ kind, isNew }) => kind !== "other" && isNew, "assessment-create-documentation", "Created documents"),
    ...logFiles(({ kind }) => kind === "changelog", "assessment-general-updates", "Updated the changelog"),
    ...log(isJoined, "assessment-combine-pr", "Added to the pull request that was open"),
    isPublished ? { type: "assessment-github-operations", summary: "Opened or updated the pull request" } : WAITING,
  ];
}

/** What a turn works with: the service has it from its store, the built-in one from the memory of a run. */
export type TurnParts = TurnSubject & {
  open: (addEntry: AddEntry) => Promise<{ workspace: Workspace; publication: DraftedPublication; order: DraftOrder }>;
  /** Returns the pull request that was open before the first attempt; `openUrl` is the one before this attempt. */
  keepOpenUrl: (openUrl: string | null) => Promise<string | null>;
  /** Whether to try again after an error. */
  isRetried: (error: ReleaseDocsError) => boolean;
  onStep?: OnStep | undefined;
};

/** The attempts of a turn; it has one where a limit or a person's mistake ended the first. */
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
    parts.onStep?.("sources");
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
  { conversation, keepOpenUrl, onStep }: TurnParts,
  draft: WrittenDraft,
  addEntry: AddEntry,
): Promise<Published> {
  const change = describeDraft(draft);
  const unpublished = { change, isJoined: false };
  const { pullRequests } = draft;
  if (draft.branch === undefined || pullRequests === undefined) return unpublished;
  // Before publishing: where that fails, a person can publish this text.
  const details: { operation?: string } = {};
  addEntry("pullRequest", draft.body, details);
  // Kept before opening one: an attempt after a kill must not mistake this turn's own pull request for an older one.
  const openUrl = await keepOpenUrl(pullRequests.openUrl ?? null);
  if (conversation.staged === 1 && pullRequests.openUrl === undefined) return unpublished;
  onStep?.("pullRequest");
  const about = { ...draft, isOurs: openUrl === null };
  const { url: output_url, operation } = await publishDraft(pullRequests, draft.config, about, addEntry);
  details.operation = operation;
  const isJoined = openUrl !== null && openUrl !== conversation.output_url;
  return { change: { ...change, status: "open", staged: 0, output_url }, isJoined };
}

function describeDraft({ branch, title, summary, pullRequests }: WrittenDraft): Partial<ConversationRow> {
  if (branch === undefined) {
    return { status: "closed", staged: 0, branch: null, output_url: pullRequests?.openUrl ?? null, title, summary };
  }
  return { status: "staged", staged: 1, branch, output_url: null, title, summary };
}
