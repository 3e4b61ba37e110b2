import type { AuditLogType } from "../contract/audit-log-types.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import { joinParts } from "../shared/text.ts";
import type { AssistantReport } from "./assistant/assistant.ts";
import { type ConversationRow, renderWithheld, type WithheldFiles } from "./conversation.ts";
import type { DraftedFile } from "./documents/drafted-file.ts";
import type { WrittenDraft } from "./draft.ts";
import type { NewEntry } from "./entries.ts";

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
  return {
    status: "error",
    error: message,
    conversation: { ...pushed, status: "needsAttention", summary: message },
    entries: [...entries, { kind: "error", status: "error", message }],
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
