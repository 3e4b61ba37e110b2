import type { DraftedFile } from "../drafts/describe-files.ts";
import type { WrittenDraft } from "../drafts/write-draft.ts";
import type { ConversationRow } from "../records/conversation-record.ts";
import { type NewEntry, readLastTold } from "../records/entry-record.ts";
import type { TurnRow } from "../records/turn-record.ts";
import { readWithheld, renderWithheld } from "../records/withheld-files.ts";
import type { Store } from "../store/store.ts";
import type { Published } from "./publish-turn.ts";
import { NOTHING_ASSESSED, type Outcome } from "./turn-outcome.ts";

/** How a turn ended that was written and published without a failure. */
export async function settleTurn(
  store: Store,
  { turn, conversation }: { turn: TurnRow; conversation: ConversationRow },
  did: { draft: WrittenDraft; entries: readonly NewEntry[]; published: Published },
): Promise<Outcome> {
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
