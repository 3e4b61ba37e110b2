import type { DocRequest } from "../../../contract/jobs.ts";
import type { History } from "../../../git/read-history.ts";
import type { ChangeReference, NoteEdits } from "../../../writer/note-edits.ts";
import { type BodySelection, selectFromBody } from "../../commits/select-from-body.ts";
import { tellTexts } from "../tell-texts.ts";
import { type CommentCommand, nameReference } from "./comment-command.ts";
import { type ParsedComment, parseComment, type Suggestion } from "./parse-comment.ts";
import type { WorkComment } from "./work-comment.ts";

const MOST_SENTENCES = 100;

/** All that a conversation asks for: its request and what its comments made of it. */
export type Asked = {
  selection: BodySelection;
  edits: Pick<NoteEdits, "leaveOut" | "reword">;
  /** Sentences of guidance, in order. */
  guidance: readonly string[];
  excludedFiles: readonly string[];
  suggestions: readonly Suggestion[];
  /** Sentences that were not understood. */
  notUnderstood: readonly string[];
  /** What a person should know of the others. */
  remarks: readonly string[];
};

/**
 * Makes one request of a conversation's request and its comments, the oldest first; the texts in `comments` of the
 * request come before them. The last one that selects commits decides which are meant: by its own `changes`, else by its
 * words. With an event type the request's own texts are context only (interface, rules 6 and 7 of create-job). Files
 * that comments excluded before `excludedAt` are not among those that are excluded.
 */
export async function readAsked(
  { history, repository }: { history: History; repository: string },
  request: DocRequest,
  { comments, now, excludedAt }: { comments: readonly WorkComment[]; now: Date; excludedAt?: Date | undefined },
): Promise<Asked> {
  const own = request.eventType === undefined ? (request.comments ?? []) : [];
  const all = [...own.map((body): WorkComment => ({ body, createdAt: now, askedAt: new Date(0) })), ...comments];
  let selection = await readSelection(history, request, now);
  const others: string[] = [];
  const parsed = all.map((comment) => ({ comment, parts: parseComment(comment, repository) }));
  for (const { comment, parts } of parsed) {
    const read = await selectFromComment(history, comment, parts.others);
    selection = read.selection ?? selection;
    others.push(...read.others);
  }
  const parts = parsed.map((one) => one.parts);
  const counts = ({ createdAt, askedAt = createdAt }: WorkComment) => excludedAt === undefined || askedAt > excludedAt;
  const commands = parsed.flatMap(({ comment, parts: { commands } }) =>
    commands.filter(({ kind }) => kind !== "exclude" || counts(comment)),
  );
  const { remarks, ...joined } = joinCommands(commands);
  return {
    selection,
    ...joined,
    guidance: parts.flatMap(({ guidance }) => guidance),
    suggestions: parts.flatMap(({ suggestion }) => suggestion ?? []),
    notUnderstood: others,
    remarks,
  };
}

/** `changes` before `body`; with an event type `body` is context only. */
async function readSelection(history: History, request: DocRequest, now: Date): Promise<BodySelection> {
  if (request.changes !== undefined && request.changes.length > 0) {
    return { changes: request.changes, origin: "from `changes`", isClear: true };
  }
  if (request.eventType !== undefined) {
    const origin = "`changes` names none, and `body` is only read without `eventType`";
    return { changes: [], origin, isClear: false };
  }
  return selectFromBody(history, request.body, now);
}

/** What a comment selects, and its sentences that select nothing; where it names several selections, none is taken. */
async function selectFromComment(
  history: History,
  { changes, createdAt }: WorkComment,
  sentences: ParsedComment["others"],
): Promise<{ selection: BodySelection | undefined; others: readonly string[] }> {
  if (changes !== undefined && changes.length > 0) {
    return { selection: { changes, origin: "from `changes` of a comment", isClear: true }, others: sentences };
  }
  const looked = sentences.slice(0, MOST_SENTENCES);
  const read = await Promise.all(looked.map((sentence) => selectFromBody(history, sentence, createdAt)));
  const others = sentences.filter((_, index) => read[index]?.isClear !== true);
  const selecting = sentences.filter((_, index) => read[index]?.isClear === true);
  if (selecting.length === 0) return { selection: undefined, others };
  const selection = await selectFromBody(history, selecting.join("\n"), createdAt);
  if (!selection.isClear) return { selection: undefined, others: sentences };
  return { selection: { ...selection, origin: selection.origin.replace(/ in `body`$/, " in a comment") }, others };
}

function joinCommands(commands: readonly CommentCommand[]): Pick<Asked, "edits" | "excludedFiles" | "remarks"> {
  const leftOut = new Map<string, ChangeReference>();
  const strangers: string[] = [];
  for (const command of commands) {
    if (command.kind !== "leaveOut" && command.kind !== "bringBack") continue;
    for (const reference of command.references) {
      const name = nameReference(reference);
      if (command.kind === "leaveOut") leftOut.set(name, reference);
      else if (!leftOut.delete(name)) strangers.push(name);
    }
  }
  const reword = commands.flatMap((command) => (command.kind === "reword" ? [command] : []));
  const excluded = commands.flatMap((command) => (command.kind === "exclude" ? [command.path] : []));
  return {
    edits: { leaveOut: [...leftOut.values()], reword },
    excludedFiles: [...new Set(excluded)],
    remarks: tellTexts("Asked to be brought back, but never left out by a comment", strangers),
  };
}
