import type { DocRequest } from "../../../contract/jobs.ts";
import type { History } from "../../../git/history.ts";
import { listQuoted, quoteText } from "../../../shared/text.ts";
import { type Change, type ChangeReference, isNamedBy, type NoteEdits } from "../../../writer/change.ts";
import { type BodySelection, selectFromBody } from "../commits/body.ts";
import { parseGuidance } from "../guidance.ts";
import { PATH, parsePath, QUOTED, readSentences, unquote } from "../sentences.ts";
import type { WrittenSpan } from "../span-notes.ts";
import type { CommentAnchor, WorkComment } from "./comments.ts";

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
    remarks: listQuoted("Asked to be brought back, but never left out by a comment", strangers),
  };
}

/** New text for the lines that a comment is about; empty to take them away. */
export type Suggestion = { anchor: CommentAnchor; text: string };

/** A comment taken apart. */
export type ParsedComment = {
  commands: readonly CommentCommand[];
  /** Sentences that are guidance for the whole draft. */
  guidance: readonly string[];
  suggestion: Suggestion | undefined;
  /** Sentences that are none of these: they may select commits. */
  others: readonly string[];
};

// "Thanks!", and "Like this:" above a suggestion.
const SMALL_TALK =
  /^[^`"#]{0,60}:$|^(?:thanks|thank you|thx|cheers|hi|hello|hey|lgtm|looks? good|great|nice|good|perfect|awesome)\b[\w ,']{0,40}$/i;

/** Takes a comment apart, sentence by sentence. `repository` is the one that is written about: its `octo/widget#12` is `#12`. */
export function parseComment({ body, anchor }: WorkComment, repository: string): ParsedComment {
  const text = body.replace(/\r\n?/g, "\n").replaceAll(`${repository}#`, "#");
  const { suggested, prose } = takeSuggestion(text);
  const { understood, others } = readSentences(prose, (sentence) => {
    if (SMALL_TALK.test(sentence)) return { kind: "smallTalk" } as const;
    const command = parseCommentCommand(sentence, anchor?.filePath);
    return command ?? (parseGuidance(sentence) === undefined ? undefined : ({ kind: "guidance" } as const));
  });
  const commands = understood.flatMap(({ meaning }) =>
    meaning.kind === "guidance" || meaning.kind === "smallTalk" ? [] : [meaning],
  );
  const guidance = understood.flatMap(({ meaning, sentence }) => (meaning.kind === "guidance" ? [sentence] : []));
  if (suggested === undefined) return { commands, guidance, suggestion: undefined, others };
  const isPlaced = anchor !== undefined;
  return {
    commands,
    guidance,
    suggestion: isPlaced ? { anchor, text: suggested } : undefined,
    others: isPlaced ? others : [...others, "a suggestion that is not about any lines"],
  };
}

/** The first closed block of code that is called a suggestion, and the text around it. */
function takeSuggestion(text: string): { suggested: string | undefined; prose: string } {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => /^ {0,3}(?:`{3,}|~{3,})suggestion\s*$/.test(line));
  const fence = /[`~]+/.exec(lines[start] ?? "")?.[0] ?? "";
  const end = lines.findIndex(
    (line, index) => index > start && line.trim().startsWith(fence) && /^ {0,3}[`~]+\s*$/.test(line),
  );
  if (start === -1 || end === -1) return { suggested: undefined, prose: text };
  const suggested = lines.slice(start + 1, end).map((line) => `${line}\n`);
  return { suggested: suggested.join(""), prose: [...lines.slice(0, start), ...lines.slice(end + 1)].join("\n") };
}

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

/** What was written about one source, with what people asked to be different there. */
export type EditedPart = { written: readonly WrittenSpan[]; edits: NoteEdits };

/**
 * Tells of wishes for changes that are not among those that are written about, or have no line of their own, in any
 * source; and of those that several sources have a change for.
 */
export function selectUnmatched(parts: readonly EditedPart[]): string[] {
  const leaveOut = countMatches(parts, ({ edits }) => edits.leaveOut, selectLeftOut);
  const reword = countMatches(parts, ({ edits }) => edits.reword.map(({ reference }) => reference), selectListed);
  const named = (matches: ReadonlyMap<string, number>, isMeant: (count: number) => boolean) =>
    [...matches].flatMap(([name, count]) => (isMeant(count) ? [name] : []));
  const isMissing = (count: number) => count === 0;
  const isAmbiguous = (count: number) => count > 1;
  const ambiguous = new Set([...named(leaveOut, isAmbiguous), ...named(reword, isAmbiguous)]);
  return [
    ...listQuoted("Asked to be left out, but no change that would be listed", named(leaveOut, isMissing)),
    ...listQuoted("Asked to be reworded, but no change with a line of its own", named(reword, isMissing)),
    ...listQuoted("Followed in several repositories; write owner/name#12 to mean one", [...ambiguous]),
  ];
}

/** In how many parts a reference names a change, by the reference as a person wrote it. */
function countMatches(
  parts: readonly EditedPart[],
  select: (part: EditedPart) => readonly ChangeReference[],
  changesOf: (part: EditedPart) => readonly Change[],
): Map<string, number> {
  const matches = new Map<string, number>();
  for (const part of parts) {
    const changes = changesOf(part);
    const references = new Map(select(part).map((reference) => [nameReference(reference), reference]));
    for (const [name, reference] of references) {
      const isThere = changes.some((change) => isNamedBy(change, reference));
      matches.set(name, (matches.get(name) ?? 0) + Number(isThere));
    }
  }
  return matches;
}

function selectLeftOut({ written }: EditedPart): Change[] {
  return written.flatMap(({ notes }) => notes.leftOut);
}

function selectListed({ written }: EditedPart): Change[] {
  return written.flatMap(({ notes: { changes, dependencies } }) => {
    const folded = new Set(dependencies.shas);
    return changes.filter(({ commits }) => !folded.has(commits[0].sha));
  });
}
