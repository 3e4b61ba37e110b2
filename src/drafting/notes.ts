import type { PublicationConfig } from "../contract/resources/publications.ts";
import { selectKinds } from "../contract/written-kinds.ts";
import { parseTagName } from "../git/tags.ts";
import { joinParts } from "../shared/text.ts";
import type { NoteEdits, Span } from "../writer/changes/change.ts";
import { renderCommitCount } from "../writer/notes.ts";
import type { Assistant } from "./assistant/assistant.ts";
import { renderAll, renderLinks } from "./branch/pull-request.ts";
import { joinEntryEdits, NO_STATE } from "./branch/state.ts";
import { addNotices, type DraftedPublication, type DraftOrder } from "./conversation.ts";
import type { WorkComment } from "./guidance/commands.ts";
import { followGuidance, type Instructions } from "./guidance/guidance.ts";
import type { Source, Workspace } from "./repositories/repositories.ts";
import { selectFromBody } from "./spans/body.ts";
import { readParts, type SourcePart } from "./spans/source-parts.ts";
import { groupBySource, nameSpan, type WrittenSpan, writeSpan } from "./spans/span-notes.ts";
import { type EditedPart, selectUnmatched } from "./spans/unmatched.ts";
import { outlineNotes } from "./templates/outline.ts";

/** What the commits say, before anything is written; entries say what was selected and what was not understood. */
export async function writeNotes(
  { sources }: Pick<Workspace, "sources">,
  publication: DraftedPublication,
  order: DraftOrder,
) {
  const { request, addEntry, comments = [], model, isForModel = model !== undefined } = order;
  const { config: given, instructions = {} } = publication;
  order.onStep?.("selection");
  const { paths, release } = given;
  const read = await readParts(sources, request, { ...order, comments, paths, release });
  const { parts, sentence: selected, remarks, followUps } = read;
  const asked = parts[0]?.asked;
  const { config, titles, ...guided } = followGuidance(given, instructions, asked?.guidance);
  const assistant = await openAssistant(order, { config, instructions, followUps });
  const writing = { config, assistant, now: order.now, kinds: guided.leaveOut };
  order.onStep?.("notes");
  const edited = await Promise.all(parts.map((part) => writePart(part, writing)));
  const isIdle = parts.some(({ lines }) => lines) && edited.every(({ written }) => written.length === 0);
  const sentence = isIdle ? joinParts([selected, NOTHING_TO_RELEASE], " ") : selected;
  const releases = edited.flatMap(({ written }) =>
    written.flatMap(({ span: { tag }, source: { connectionId } }) =>
      tag && connectionId ? { tag, connectionId } : [],
    ),
  );
  addEntry("selection", sentence, releases.length === 0 ? undefined : { releases });
  const isReleased = ({ spans, lines }: SourcePart) => spans.length > 0 && !lines?.some((line) => line !== undefined);
  if (request.release !== undefined && parts.every(isReleased)) {
    addEntry("notice", "`release` is not used: what is selected is released already.", { field: "release" });
  }
  const own = edited.flatMap(({ written }) => written.flatMap((one) => one.remarks ?? []));
  // A model reads all words.
  const unread = (words: readonly string[]) => (isForModel ? [] : words);
  const ofGuidance = [...guided.remarks, ...unread(guided.notUnderstood)];
  for (const remark of read.notFollowed) addEntry("notice", remark, { field: "body" });
  addNotices(addEntry, [...ofGuidance, ...remarks, ...unread(read.notUnderstood), ...own]);
  const spans = listSpans(edited);
  const commits = spans.reduce((sum, { span }) => sum + span.commits.length, 0);
  return {
    spans,
    /** What documents list. */
    written: commits === 0 ? [] : spans,
    commits,
    config,
    titles,
    sentence,
    suggestions: asked?.suggestions ?? [],
    excludedFiles: asked?.excludedFiles ?? [],
    restoredFiles: asked?.restoredFiles ?? [],
    unmatched: selectUnmatched(edited),
    edits: parts.map((part) => joinEntryEdits(part.asked.kept, part.asked.edits)).reduce(joinEntryEdits, NO_STATE),
    assistant,
    hasWords:
      assistant !== undefined &&
      selectKinds(config).writeDocumentation &&
      (followUps.length > 0 || (await asksInWords(sources, order))),
  };
}

type Writing = { config: PublicationConfig; assistant: Assistant | undefined; now: Date; kinds: NoteEdits["kinds"] };

async function writePart(
  { source, asked, spans, lines, wish }: SourcePart,
  { config, assistant, now, kinds }: Writing,
): Promise<EditedPart> {
  const edits = { ...asked.edits, kinds };
  const all = { ...edits, ...joinEntryEdits(asked.kept, asked.edits) };
  const write = (span: Span) => writeSpan(source, span, config, all);
  const found = await Promise.all(spans.map(write));
  const naming = { history: source.history, wish, at: now, write };
  const written = lines ? await (await import("./spans/release.ts")).writeReleases(found, lines, naming) : found;
  if (assistant === undefined) return { written, edits };
  const isEdited = [all.leaveOut, all.reword, all.arrange ?? []].some(({ length }) => length > 0);
  const writeUnedited = ({ span }: WrittenSpan) => writeSpan(source, span, config, { ...NO_STATE, kinds });
  const unedited = isEdited ? await Promise.all(written.map(writeUnedited)) : written;
  return { written: await assistant.writeNotes(source, written, unedited), edits };
}

const NOTHING_TO_RELEASE = "Nothing is to be released: no change is for users.";

export type Noted = Awaited<ReturnType<typeof writeNotes>>;

/** Loads what a model needs only where there is one. */
async function openAssistant(
  { model, request, comments = [], links = [] }: DraftOrder,
  about: { config: PublicationConfig; instructions: Instructions; followUps: readonly WorkComment[] },
): Promise<Assistant | undefined> {
  if (model === undefined) return undefined;
  const { createAssistant } = await import("./assistant/assistant.ts");
  return createAssistant(model, { request, comments, links, redact: model.redact, ...about });
}

/** Whether the request says more than which commits. */
async function asksInWords(sources: readonly Source[], { request, now }: DraftOrder): Promise<boolean> {
  const [source] = sources;
  if (request.eventType !== undefined || source === undefined) return false;
  return (request.comments ?? []).length > 0 || !(await selectFromBody(source.history, request.body, now)).isClear;
}

/** Where there are several sources, only those that have any of the commits. */
function listSpans(parts: readonly EditedPart[]): WrittenSpan[] {
  const all = parts.flatMap(({ written }) => written);
  const some = all.filter(({ span }) => span.commits.length > 0);
  return parts.length > 1 && some.length > 0 ? some : all;
}

export async function addNoteEntries(
  { written, config }: Noted,
  { addEntry, links: read = [], readContext }: DraftOrder,
) {
  const areSeveral = groupBySource(written).size > 1;
  const areAny = written.length > 0;
  const isNamed = ({ tag }: Span) => written.length > 1 || parseTagName(tag ?? "")?.series;
  const name = (one: WrittenSpan) => (isNamed(one.span) ? `${nameSpan(one, areSeveral)}: ` : "");
  const releases = written.flatMap(({ release, span: { previousTag } }) =>
    release ? [{ ...release, previousTag }] : [],
  );
  const reasons = releases.map(({ reason }) => reason);
  if (releases.length > 0) addEntry("release", reasons.join(" "), { releases });
  const account = [...reasons, ...written.map((one) => `${name(one)}${renderAccount(one)}`)].join(" ");
  const hasReleaseNotes = areAny && selectKinds(config).writeReleaseNotes;
  if (areAny) addEntry("account", account, { outlines: outlineNotes(written, hasReleaseNotes) });
  if (hasReleaseNotes) addEntry("releaseNotes", renderAll(written));
  const messages = written.flatMap(({ span }) => span.commits.map(({ subject, body }) => `${subject}\n\n${body}`));
  const context = await readContext?.({ tags: written.flatMap(({ span }) => span.tag ?? []), messages });
  addNotices(addEntry, context?.remarks ?? []);
  const distinct = new Map([...read, ...(context?.links ?? [])].map((link) => [link.url, link]));
  const links = renderLinks([...distinct.values()]);
  if (links !== "") addEntry("links", links);
  return { account, hasReleaseNotes, links };
}

function renderAccount({ notes, ownFile, span }: WrittenSpan): string {
  const count = `${renderCommitCount(notes)}.`;
  return ownFile === undefined ? count : `${count} The notes of ${span.tag} are the project's own, from ${ownFile}.`;
}
