import { quoteText } from "../../../quote-text.ts";
import type { ChangeReference } from "../../../writer/note-edits.ts";
import { PATH, parsePath, QUOTED, unquote } from "../guidance/guidance-rule.ts";

/** What a sentence of a comment asks for. */
export type CommentCommand =
  | { kind: "leaveOut" | "bringBack"; references: readonly ChangeReference[] }
  | { kind: "reword"; reference: ChangeReference; text: string }
  | { kind: "exclude"; path: string };

const LONGEST_TEXT = 300;
const REFERENCE =
  "(?:(?:the )?(?:pull request |PR |entry |change )?#\\d+|(?:the )?commit [0-9a-f]{4,64}|[0-9a-f]{7,64})";
const REFERENCES = `(?<references>${REFERENCE}(?:(?:,? and |, ?)${REFERENCE})*)`;
const NOTES = "(?: (?:from|of|in|to) (?:the )?(?:notes|release notes|changelog|draft|documents))?";
const form = (source: string): RegExp => new RegExp(`^(?:${source})$`, "is");
const LEAVE_OUT = form(`(?:leave out|drop|omit|skip|remove|take out|exclude|delete) ${REFERENCES}${NOTES}`);
const BRING_BACK = form(
  `(?:bring back|bring|take in|restore|include|list|keep|re-?add|add) ${REFERENCES}(?: again| back)?${NOTES}`,
);
const REWORD = form(
  `(?:reword|rephrase|rename|retitle|change) (?<references>${REFERENCE})(?:(?: (?:to|as))?: ?| (?:to|as)\\s|(?= ${QUOTED}$))(?<text>.+)`,
);
const EXCLUDE = form(
  `(?:exclude|leave out|drop|omit|skip|remove) (?:the file )?(?<path>${PATH})(?: from the (?:draft|pull request))?`,
);
const EXCLUDE_THIS = /^(?:exclude|leave out|drop|omit|skip|remove) this file$/i;

/**
 * Reads what a sentence of a comment asks for: "leave out #12", "bring back #12", "reword #12: New text" (up to the
 * end), "exclude docs/guide.md", and "exclude this file" in a comment on one. Undefined for anything else.
 */
export function parseCommentCommand(sentence: string, filePath?: string): CommentCommand | undefined {
  const leaveOut = LEAVE_OUT.exec(sentence)?.groups;
  if (leaveOut !== undefined) return { kind: "leaveOut", references: parseReferences(leaveOut.references) };
  const bringBack = BRING_BACK.exec(sentence)?.groups;
  if (bringBack !== undefined) return { kind: "bringBack", references: parseReferences(bringBack.references) };
  const reword = REWORD.exec(sentence)?.groups;
  if (reword !== undefined) return readReword(reword.references, reword.text);
  const path = parsePath(EXCLUDE.exec(sentence)?.groups?.path);
  if (path !== undefined && !path.endsWith("/")) return { kind: "exclude", path };
  return filePath !== undefined && EXCLUDE_THIS.test(sentence) ? { kind: "exclude", path: filePath } : undefined;
}

function readReword(references: string | undefined, written = ""): CommentCommand | undefined {
  const [reference] = parseReferences(references);
  const isQuoted = new RegExp(`^${QUOTED}$`).test(written.trim());
  const text = quoteText(isQuoted ? unquote(written.trim()) : written, LONGEST_TEXT);
  return reference === undefined || !/[\p{L}\p{N}]/u.test(text) ? undefined : { kind: "reword", reference, text };
}

function parseReferences(text = ""): ChangeReference[] {
  return [...text.matchAll(/#(?<number>\d+)|\b(?<sha>[0-9a-f]{4,64})\b/gi)].map(({ groups }) =>
    groups?.number === undefined ? { sha: (groups?.sha ?? "").toLowerCase() } : { pullRequest: Number(groups.number) },
  );
}

/** A reference as a person wrote it. */
export function nameReference(reference: ChangeReference): string {
  return "sha" in reference ? reference.sha : `#${reference.pullRequest}`;
}
