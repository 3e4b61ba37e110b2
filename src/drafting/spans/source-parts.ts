import type { DocRequest } from "../../contract/doc-request.ts";
import type { PublicationConfig } from "../../contract/resources/publications.ts";
import { readUnreleased } from "../../git/ranges.ts";
import type { History } from "../../git/repository.ts";
import { orderCommits } from "../../git/revision.ts";
import { type ErrorCode, onError, ReleaseDocsError } from "../../shared/errors.ts";
import { listQuoted } from "../../shared/text.ts";
import type { Arrangement, ChangeReference, Repository, Span } from "../../writer/changes/change.ts";
import { type DraftState, type EntryEdits, NO_STATE, qualifierOf } from "../branch/state.ts";
import type { DraftOrder } from "../conversation.ts";
import {
  asksForMore,
  type CommentCommand,
  describeNotUnderstood,
  nameReference,
  parseComment,
  selectAsking,
  type WorkComment,
} from "../guidance/commands.ts";
import type { Source } from "../repositories/repositories.ts";
import { type BodySelection, selectFromBody } from "./body.ts";
import { readMetadata } from "./span-notes.ts";
import { selectSpans } from "./spans.ts";

export type SourcePart = Awaited<ReturnType<typeof readPart>>;

type Asked = Pick<DraftOrder, "now" | "excludedAt" | "maxCommits" | "kept" | "guideUrl"> & {
  comments: readonly WorkComment[];
};
type Given = Asked & Pick<PublicationConfig, "paths" | "release">;

/** Errors of selectors that are meant for another repository. */
const NOT_HERE: ReadonlySet<ErrorCode> = new Set([
  "git/unknown-tag",
  "git/unknown-revision",
  "git/ambiguous-revision",
  "git/start-not-in-end",
  "git/no-releases",
]);

/** Throws the first error if the selectors apply to no source. */
export async function readParts(sources: readonly Source[], request: DocRequest, given: Given) {
  const read = await Promise.all(
    sources.map(async (source) => {
      const isNotHere = ({ code }: ReleaseDocsError) => NOT_HERE.has(code);
      const part = await readPart(source, request, given).catch(onError(ReleaseDocsError, (error) => error, isNotHere));
      return "source" in part ? part : ((await readHeldPart(source, request, given)) ?? part);
    }),
  );
  const parts = read.filter((one) => "source" in one);
  const failed = read.find((one) => one instanceof ReleaseDocsError);
  if (parts.length === 0 && failed !== undefined) throw failed;
  const missing = read.flatMap((one, index) =>
    one instanceof ReleaseDocsError ? [`The draft leaves out ${sources[index]?.repository.name}: ${one.message}`] : [],
  );
  const sentence = parts
    .map((part) => (sources.length === 1 ? part.sentence : `${part.source.repository.name}: ${part.sentence}`))
    .join("\n");
  const remarks = parts.flatMap((part) => part.remarks);
  const isUnknown = (comment: WorkComment) => parts.every(({ asked }) => (asked.openOf.get(comment)?.length ?? 0) > 0);
  return {
    parts,
    sentence,
    remarks: [...new Set([...missing, ...remarks, ...describeNotUnderstood(selectCommon(parts, "wrongCommands"))])],
    /** Remarks about words that only a model follows. */
    notUnderstood: describeNotUnderstood(selectCommon(parts, "notUnderstood"), given.guideUrl),
    notFollowed: listQuoted(CONTEXT_ALONE, [...new Set(parts.flatMap(({ asked }) => asked.notFollowed))]),
    /** The comments that have such words. */
    followUps: given.comments.filter(isUnknown),
  };
}

const CONTEXT_ALONE =
  "With an event type, `body` and `comments` are context alone. Use `event-type: none` (no `eventType`), or comment on " +
  "the draft, to have this followed";

async function readPart(source: Source, request: DocRequest, given: Given) {
  const asked = await readRequestedWork(source, request, given);
  const selected = await selectWanted(source.history, asked.selection, request, given);
  const held = await holdCommits(source, selected.spans, given.kept);
  const { spans, remarks } = await readMetadata(source, held);
  return { ...selected, source, asked, spans, remarks: [...remarks, ...asked.remarks] };
}

async function selectWanted(
  history: History,
  { changes, origin }: BodySelection,
  { release, eventType }: DocRequest,
  { paths, maxCommits, release: usual }: Given,
) {
  const select = () => selectSpans(history, changes, origin, paths, maxCommits);
  const wish = release ?? usual?.version;
  if (wish === undefined) return { wish: "", lines: undefined, ...(await select()) };
  const { selectPlanned } = await import("./release.ts");
  const isAll = changes.length === 0 || (release === undefined && eventType === "merge");
  return selectPlanned(history, { wish, isUsual: release === undefined, isAll, select }, { paths, maxCommits });
}

/** What a draft of several requests is about in a repository that this one does not mean. */
async function readHeldPart({ history, ...source }: Source, request: DocRequest, given: Given) {
  const held = await readUnreleased(history.directory, given.kept?.commits ?? [], history.tags);
  if (held.length === 0) return undefined;
  const changes = [{ commits: { shas: held.map(({ sha }) => sha) } }];
  return readPart({ ...source, history }, { ...request, changes }, given);
}

/** A draft of several requests has the commits of all of them that are not released since. */
async function holdCommits(
  { history: { directory, tags }, repository }: Source,
  spans: readonly Span[],
  kept: DraftState = NO_STATE,
): Promise<readonly Span[]> {
  const [span, ...others] = spans;
  if (kept.commits.length === 0 || span === undefined || span.tag !== undefined || others.length > 0) return spans;
  const held = await readUnreleased(directory, kept.commits, tags);
  if (held.length === 0) return spans;
  const all = new Map([...span.commits, ...held].map((commit) => [commit.sha, commit]));
  const commits = await orderCommits(directory, [...all.values()]);
  return [{ ...span, commits, start: kept.starts[repository.name] ?? span.start }];
}

/** Only what no source understands: a sentence may name a change of another repository. */
function selectCommon([first, ...others]: readonly SourcePart[], kind: "wrongCommands" | "notUnderstood"): string[] {
  const unknown = others.map(({ asked }) => new Set(asked[kind]));
  return first?.asked[kind].filter((sentence) => unknown.every((sentences) => sentences.has(sentence))) ?? [];
}

const MAX_SELECTING_SENTENCES = 100;

/** The last comment that selects commits decides. Commands on files count from `excludedAt`. */
async function readRequestedWork(
  { history, repository }: Source,
  request: DocRequest,
  { comments, now, excludedAt, kept }: Given,
) {
  const { qualify, selectOwn } = createQualifier(repository);
  const asOwn = (body: string): WorkComment => ({ body, createdAt: now, askedAt: new Date(0) });
  const texts = [request.body, ...(request.comments ?? [])].map(asOwn);
  const [own, context] = request.eventType === undefined ? [texts, []] : [[], texts];
  const [ofBody] = own;
  const all = [...own, ...comments];
  let selection = await readSelection(history, request, now);
  const openOf = new Map<WorkComment, readonly string[]>();
  const parsed = all.map((comment) => ({ comment, parts: parseComment(comment, repository.name) }));
  for (const { comment, parts } of parsed) {
    const read = await selectFromComment(history, comment, parts.others);
    // What a body selects is read already, and `changes` override it.
    if (comment !== ofBody) selection = read.selection ?? selection;
    openOf.set(comment, comment === ofBody ? selectAsking(read.others) : read.others);
  }
  const isNew = (comment: WorkComment) => (texts.includes(comment) ? comments.length === 0 : !comment.isEarlier);
  const counts = ({ createdAt, askedAt = createdAt }: WorkComment) => excludedAt === undefined || askedAt > excludedAt;
  const commands = parsed.flatMap(({ comment, parts: { commands } }) =>
    commands.filter((command) => !("path" in command) || counts(comment)),
  );
  return {
    selection,
    ...joinCommands(commands.map(qualify), selectOwn(kept)),
    guidance: parsed.flatMap(({ parts: { guidance } }) => guidance),
    suggestions: parsed.flatMap(({ parts: { suggestion } }) => suggestion ?? []),
    wrongCommands: parsed.flatMap(({ comment, parts: { wrongCommands } }) => (isNew(comment) ? wrongCommands : [])),
    notUnderstood: [...openOf].flatMap(([comment, words]) => (isNew(comment) ? words : [])),
    notFollowed: context.flatMap((text) => parseComment(text, repository.name).followed),
    openOf,
  };
}

/** The commands in a comment are parsed for each of several repositories. */
function createQualifier(given: Repository) {
  const { name } = given;
  const of = qualifierOf(given);
  const isOwn = ({ repository = name }: EntryEdits["leaveOut"][number]) => repository === name;
  const qualifyPlaces = (one: Arrangement): Arrangement => {
    const reference = { ...one.reference, ...of };
    return "section" in one ? { ...one, reference } : { ...one, reference, other: { ...one.other, ...of } };
  };
  return {
    qualify: (command: CommentCommand): CommentCommand => {
      if ("references" in command)
        return { ...command, references: command.references.map((one) => ({ ...one, ...of })) };
      if (command.kind === "arrange") return { ...command, arrangements: command.arrangements.map(qualifyPlaces) };
      return "reference" in command ? { ...command, reference: { ...command.reference, ...of } } : command;
    },
    selectOwn: ({ leaveOut, reword, arrange = [] }: EntryEdits = NO_STATE): EntryEdits => ({
      leaveOut: leaveOut.filter(isOwn),
      reword: reword.filter(({ reference }) => isOwn(reference)),
      arrange: arrange.filter(({ reference }) => isOwn(reference)),
    }),
  };
}

/** With an event type `body` is context only (operation `jobs.create`). */
async function readSelection(history: History, request: DocRequest, now: Date): Promise<BodySelection> {
  if (request.changes !== undefined && request.changes.length > 0) {
    return { changes: request.changes, origin: "from `changes`", isClear: true };
  }
  if (request.eventType !== undefined || request.release !== undefined) {
    const origin = "`changes` names none, and `body` is only read without `eventType`";
    return { changes: [], origin, isClear: false };
  }
  return selectFromBody(history, request.body, now);
}

/** Several selections in one comment select nothing. */
async function selectFromComment(
  history: History,
  { changes, createdAt }: WorkComment,
  sentences: readonly string[],
): Promise<{ selection: BodySelection | undefined; others: readonly string[] }> {
  if (changes !== undefined && changes.length > 0) {
    return { selection: { changes, origin: "from `changes` of a comment", isClear: true }, others: sentences };
  }
  const looked = sentences.slice(0, MAX_SELECTING_SENTENCES);
  const read = await Promise.all(looked.map((sentence) => selectFromBody(history, sentence, createdAt)));
  const others = sentences.filter((sentence, index) => {
    const { isClear = false, quote } = read[index] ?? {};
    return !isClear || asksForMore(sentence, quote);
  });
  const selecting = sentences.filter((_, index) => read[index]?.isClear === true);
  if (selecting.length === 0) return { selection: undefined, others };
  const selection = await selectFromBody(history, selecting.join("\n"), createdAt);
  if (!selection.isClear) return { selection: undefined, others: sentences };
  return { selection: { ...selection, origin: selection.origin.replace(/ in `body`$/, " in a comment") }, others };
}

// Each is compared with every change.
const MAX_NAMED_CHANGES = 1_000;

/** `kept`: what other requests asked for about the same draft, unless this one brings it back. */
function joinCommands(commands: readonly CommentCommand[], kept: EntryEdits) {
  const files = new Map(
    commands.flatMap((command) => ("path" in command ? [[command.path, command.kind] as const] : [])),
  );
  const reword = commands.filter((command) => command.kind === "reword");
  const arrange = commands.flatMap((command) => (command.kind === "arrange" ? command.arrangements : []));
  /** The last command of each change. */
  const listings = new Map<string, { kind: "leaveOut" | "bringBack"; reference: ChangeReference }>();
  const neverLeftOut: string[] = [];
  const wasLeftOut = new Set(kept.leaveOut.map(nameReference));
  for (const { kind, references } of commands.filter((command) => "references" in command)) {
    for (const reference of references) {
      const name = nameReference(reference);
      const isLeftOut = listings.get(name)?.kind === "leaveOut" || wasLeftOut.has(name);
      if (kind === "bringBack" && !isLeftOut) neverLeftOut.push(name);
      listings.set(name, { kind, reference });
    }
  }
  const pathsOf = (kind: "exclude" | "restore") => [...files].flatMap(([path, last]) => (last === kind ? [path] : []));
  const leaveOut = [...listings.values()].flatMap(({ kind, reference }) => (kind === "leaveOut" ? reference : []));
  const isTooMuch = Math.max(leaveOut.length, reword.length, arrange.length) > MAX_NAMED_CHANGES;
  const limit = `The comments leave out, reword or move more than ${MAX_NAMED_CHANGES} changes; the rest is ignored.`;
  return {
    edits: {
      leaveOut: leaveOut.slice(0, MAX_NAMED_CHANGES),
      reword: reword.slice(0, MAX_NAMED_CHANGES),
      arrange: arrange.slice(0, MAX_NAMED_CHANGES),
    },
    kept: {
      leaveOut: kept.leaveOut.filter((reference) => listings.get(nameReference(reference))?.kind !== "bringBack"),
      reword: kept.reword,
      arrange: kept.arrange,
    },
    excludedFiles: pathsOf("exclude"),
    restoredFiles: pathsOf("restore"),
    remarks: [
      ...listQuoted("These changes were never left out, so nothing brings them back", neverLeftOut),
      ...(isTooMuch ? [limit] : []),
    ],
  };
}
