import { ReleaseDocsError } from "../../shared/errors.ts";
import type { AuditNote } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import type { ConversationRow } from "./conversations.ts";
import type { WrittenDraft } from "./draft.ts";
import { type NewEntry, readLastTold } from "./entries.ts";
import type { DraftedFile } from "./files.ts";
import type { TurnEnd, TurnRow } from "./turns.ts";
import { readWithheld, renderWithheld } from "./withheld-files.ts";

/** What a turn leaves of its conversation. */
export type Ended = Partial<
  Pick<
    ConversationRow,
    "status" | "staged" | "branch" | "output_url" | "title" | "summary" | "excluded_files_json" | "withheld_json"
  >
>;

/** How a turn ended, with all that is recorded of it. */
export type TurnOutcome = {
  status: TurnEnd;
  error: string | null;
  conversation: Ended;
  entries: readonly NewEntry[];
  /** What is told to whoever asked by a comment. */
  reply: string;
  assessed: Assessed;
};

/** Of a turn that changed nothing. */
export const NOTHING_ASSESSED: Assessed = { files: [], hasReleaseNotes: false, isPublished: false, isJoined: false };

/** How a turn ends whose publication or connection is gone. */
export function buildCancelled(message: string): TurnOutcome {
  return {
    status: "cancelled",
    error: message,
    conversation: { status: "cancelled", summary: message },
    entries: [{ kind: "error", status: "error", message }],
    reply: message,
    assessed: NOTHING_ASSESSED,
  };
}

/** A failure as an outcome. A draft that was left before it stays known; whether and where it is published does not change. */
export function buildFailure(error: unknown, told: { entries: readonly NewEntry[]; left: Ended }): TurnOutcome {
  const message =
    error instanceof ReleaseDocsError
      ? `${error.message} ${error.hint} (${error.code})`
      : `The service failed: ${String(error)}`;
  const { staged: _, output_url: __, ...left } = told.left;
  return {
    status: "error",
    error: message,
    conversation: { ...left, status: "needsAttention", summary: message },
    entries: [...told.entries, { kind: "error", status: "error", message }],
    reply: `This failed. ${message}`,
    assessed: NOTHING_ASSESSED,
  };
}

/** How a turn ended that was written and published without a failure. */
export async function settleTurn(
  store: Store,
  { turn, conversation }: { turn: TurnRow; conversation: ConversationRow },
  did: { draft: WrittenDraft; entries: readonly NewEntry[]; published: Published },
): Promise<TurnOutcome> {
  const { draft, entries, published } = did;
  const excluded = renderExcluded(conversation, draft);
  const notices = entries.filter(({ kind }) => kind === "notice").map(({ message }) => message);
  const summary = [draft.summary, ...notices].join(" ");
  const isWritten = draft.branch !== undefined;
  // A conversation that has a draft keeps it, also where a further turn finds nothing.
  const hasDraft = turn.triggering_comment_id !== null && conversation.branch !== null;
  if (hasDraft && !isWritten) return { ...settleKept(conversation, draft, summary), entries };
  if (hasDraft && (await isToldAlready(store, conversation.id, entries))) {
    const reply = ["Nothing to change: the draft says it already.", ...notices].join(" ");
    const { summary: _, ...ended } = published.ended;
    return { ...UNCHANGED, conversation: { ...ended, ...excluded }, entries, reply };
  }
  const { isPublished, isJoined, ended } = published;
  const hasReleaseNotes = entries.some(({ kind, message }) => kind === "releaseNotes" && message !== "");
  return {
    status: isWritten ? "success" : "no_changes",
    error: null,
    conversation: { ...ended, summary, ...excluded },
    entries,
    reply: isPublished ? `${summary} ${ended.output_url}` : summary,
    assessed: isWritten ? { files: selectFiles(entries), hasReleaseNotes, isPublished, isJoined } : NOTHING_ASSESSED,
  };
}

const UNCHANGED = { status: "no_changes", error: null, assessed: NOTHING_ASSESSED } as const;

/** A draft that stays, or of which nothing is left but its branch. */
function settleKept(before: ConversationRow, draft: WrittenDraft, summary: string) {
  const { isEmptied } = draft;
  const conversation = { status: before.staged === 1 ? "staged" : "open", ...renderExcluded(before, draft) };
  if (!isEmptied) return { ...UNCHANGED, conversation, reply: summary };
  return { ...UNCHANGED, status: "success" as const, conversation: { ...conversation, summary }, reply: summary };
}

/** The excluded files, and what they would say by now; what this turn did not write stays as it was known. */
function renderExcluded(before: ConversationRow, { excludedFiles, withheld }: WrittenDraft) {
  const known = readWithheld(before);
  for (const one of withheld) known.set(one.file.path, one);
  return { excluded_files_json: JSON.stringify(excludedFiles), ...renderWithheld(known, excludedFiles) };
}

const TOLD_OF_A_DRAFT = ["releaseNotes", "diff", "pullRequest"];

/** Whether what the turn tells of its draft is what was told before. */
async function isToldAlready(store: Store, conversationId: string, entries: readonly NewEntry[]): Promise<boolean> {
  const before = await readLastTold(store, conversationId, TOLD_OF_A_DRAFT);
  const told = entries.filter(({ kind }) => TOLD_OF_A_DRAFT.includes(kind));
  return told.every(({ kind, message }) => before.get(kind) === message);
}

function selectFiles(entries: readonly NewEntry[]): readonly DraftedFile[] {
  const draft = entries.findLast(({ kind }) => kind === "draft");
  return (draft?.details as { files?: DraftedFile[] } | undefined)?.files ?? [];
}

/** What a turn did, as far as it is assessed. */
export type Assessed = {
  files: readonly DraftedFile[];
  hasReleaseNotes: boolean;
  /** Whether a pull request was opened or renewed. */
  isPublished: boolean;
  /** Whether the draft had a pull request before the turn. */
  isJoined: boolean;
};

/**
 * The audit logs of what a turn assessed (interface, "Events", 1), in the order of the work; `isWaiting`: the draft is
 * staged, so that a person has to look at it.
 */
export function selectAssessments(
  { files, hasReleaseNotes, isPublished, isJoined }: Assessed,
  isWaiting: boolean,
): Pick<AuditNote, "type" | "summary" | "config">[] {
  const pathsOf = (is: (file: DraftedFile) => boolean) => files.filter(is).map(({ path }) => path);
  const about = (paths: readonly string[], type: AuditNote["type"], summary: string) =>
    paths.length === 0 ? [] : [{ type, summary, config: { files: paths } }];
  const isSo = (condition: boolean, type: AuditNote["type"], summary: string) => (condition ? [{ type, summary }] : []);
  return [
    ...isSo(hasReleaseNotes, "assessment-generate-release-notes", "Wrote release notes"),
    ...about(
      pathsOf(({ kind, isNew }) => kind === "documentation" && !isNew),
      "assessment-edit-documentation",
      "Edited documentation",
    ),
    ...about(
      pathsOf(({ kind, isNew }) => kind !== "other" && isNew),
      "assessment-create-documentation",
      "Created documents",
    ),
    ...about(
      pathsOf(({ kind }) => kind === "changelog"),
      "assessment-general-updates",
      "Updated the changelog",
    ),
    ...isSo(isJoined, "assessment-combine-pr", "Joined the pull request that was open"),
    ...isSo(isPublished, "assessment-github-operations", "Opened or renewed the pull request"),
    ...isSo(isWaiting, "assessment-pending", "A staged draft waits for a person"),
  ];
}

export type Published = {
  ended: Ended;
  /** Whether its pull request was opened or renewed. */
  isPublished: boolean;
  /** Whether that was open before, for another conversation. */
  isJoined: boolean;
};
