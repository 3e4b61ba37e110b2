import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { ConversationRow } from "../records/conversation-record.ts";
import type { NewEntry } from "../records/entry-record.ts";
import type { TurnEnd } from "../records/turn-record.ts";
import type { Assessed } from "./select-assessments.ts";

/** What a turn leaves of its conversation. */
export type Ended = Partial<
  Pick<
    ConversationRow,
    "status" | "staged" | "branch" | "output_url" | "title" | "summary" | "excluded_files_json" | "withheld_json"
  >
>;

/** How a turn ended, with all that is recorded of it. */
export type Outcome = {
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
export function buildCancelled(message: string): Outcome {
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
export function buildFailure(error: unknown, told: { entries: readonly NewEntry[]; left: Ended }): Outcome {
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
