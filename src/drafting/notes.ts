import type { NoteOutline, OutlineEntry } from "../contract/resources/note-edits.ts";
import type { PublicationConfig } from "../contract/resources/publications.ts";
import { selectKinds } from "../contract/written-kinds.ts";
import { parseTagName } from "../git/tags.ts";
import { escapeMarkdown } from "../shared/markdown/escape.ts";
import { capitalize, joinParts, listQuoted } from "../shared/text.ts";
import {
  type Arrangement,
  type Change,
  type ChangeReference,
  isNamedBy,
  type NoteEdits,
  type Span,
} from "../writer/changes/change.ts";
import { parseTitle } from "../writer/changes/titles.ts";
import { renderEntry, renderGroupedEntries } from "../writer/entries.ts";
import { type NoteEntry, renderCommitCount } from "../writer/notes.ts";
import { arrangeSections } from "../writer/release-notes.ts";
import type { Assistant } from "./assistant/assistant.ts";
import { renderAll, renderLinks } from "./branch/pull-request.ts";
import { joinEntryEdits, NO_STATE, nameEntryOf, qualifierOf } from "./branch/state.ts";
import { addNotices, type DraftedPublication, type DraftOrder } from "./conversation.ts";
import { nameReference, type WorkComment } from "./guidance/commands.ts";
import { followGuidance, type Instructions } from "./guidance/guidance.ts";
import type { Source, Workspace } from "./repositories/repositories.ts";
import { selectFromBody } from "./spans/body.ts";
import { readParts, type SourcePart } from "./spans/source-parts.ts";
import { groupBySource, nameSpan, type WrittenSpan, writeSpan } from "./spans/span-notes.ts";
import { createWriter } from "./templates/form.ts";

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

const MAX_ENTRIES = 1_000;
const MAX_COMMITS = 10;

/** The entries as data, for those who edit them one by one; without release notes nothing is around them. */
export function outlineNotes(written: readonly WrittenSpan[], hasReleaseNotes: boolean): NoteOutline[] {
  const areSeveral = groupBySource(written).size > 1;
  return written
    .filter(({ releaseNotes }) => releaseNotes !== "")
    .map((one) => ({
      name: written.length > 1 ? nameSpan(one, areSeveral) : "",
      ...outlineSpan(one),
      ...(!hasReleaseNotes && { above: "", below: "" }),
    }));
}

function outlineSpan(written: WrittenSpan): Omit<NoteOutline, "name"> {
  const { releaseNotes, layout, ownFile, span, source } = written;
  const { composed: notes = written.notes } = written;
  const whole = { above: releaseNotes, sections: [], below: "", hidden: [] };
  if (ownFile !== undefined) return { ...whole, fixed: `These are the project's own notes, from ${ownFile}.` };
  if (layout === undefined || layout.first !== undefined) return { ...whole, fixed: "These notes have no entries." };
  const style = { ...layout.style, write: createWriter(layout.form ?? {}, notes, source) };
  const sections = arrangeSections(notes, { styles: layout.sections, rules: span.metadata?.rules, write: style.write });
  const outline = createOutline(written);
  const { above, below } = cutAround(
    releaseNotes,
    sections.map(({ title, entries, marks }) => ({
      title,
      list: renderGroupedEntries(entries, source, { ...style, marks }),
    })),
  );
  let left = MAX_ENTRIES;
  return {
    above,
    sections: sections.map(({ title, entries, marks }) => {
      const shown = entries.slice(0, left);
      left -= shown.length;
      const line = style.write ?? ((entry: NoteEntry) => renderEntry(entry, source, { ...style, marks }));
      return { title, kind: entries[0]?.class, entries: shown.map((entry) => outline.entry(entry, line(entry))) };
    }),
    below,
    hidden: notes.leftOut.slice(0, MAX_ENTRIES).map(outline.hidden),
  };
}

/** What is before the first section, and behind the last one; all is before where a template writes other sections. */
function cutAround(notes: string, sections: readonly { title: string; list: string }[]) {
  const texts = sections.map(({ title, list }) => (title === "" ? list : `### ${title}\n\n${list}`));
  const all = texts.join("\n\n");
  const start = all === "" ? -1 : notes.indexOf(all);
  if (start === -1) return { above: notes.trim(), below: "" };
  return { above: notes.slice(0, start).trim(), below: notes.slice(start + all.length).trim() };
}

function createOutline({ span, source }: Pick<WrittenSpan, "span" | "source">) {
  const of = qualifierOf(source);
  const titles = new Map(span.commits.map(({ sha, subject }) => [sha, subject]));
  // No command names a commit's repository.
  const name = (pullRequest: number | undefined, sha: string) =>
    pullRequest === undefined ? sha.slice(0, 7) : nameEntryOf({ pullRequest, ...of });
  const describe = (pullRequest: number | undefined, shas: readonly [string, ...string[]]) => ({
    reference: name(pullRequest, shas[0]),
    commits: shas.slice(0, MAX_COMMITS).map((sha) => ({ sha, title: titles.get(sha) ?? "" })),
    moreCommits: Math.max(0, shas.length - MAX_COMMITS),
  });
  return {
    entry: ({ pullRequest, shas, others, text, own, reason }: NoteEntry, markdown: string): OutlineEntry => ({
      ...describe(pullRequest, shas),
      others: others.map((other) => name(other.pullRequest, other.sha)),
      text: own?.markdown.split("\n", 1)[0] ?? text,
      markdown: markdown.replace(/^[-*] /, "").replace(/^ {2}/gm, ""),
      reason: own === undefined ? reason : "the project's people wrote it",
    }),
    hidden: ({ pullRequest, commits: [first, ...others], title }: Change): OutlineEntry => {
      const text = capitalize(parseTitle(title).text);
      const named = describe(pullRequest, [first.sha, ...others.map(({ sha }) => sha)]);
      return { ...named, others: [], text, markdown: escapeMarkdown(text), reason: "a person left it out" };
    },
  };
}

export type EditedPart = { written: readonly WrittenSpan[]; edits: NoteEdits };

/** What people asked for about changes that the notes do not have, or that several repositories have, in sentences. */
export function selectUnmatched(parts: readonly EditedPart[]): string[] {
  const selectLeftOut = ({ written }: EditedPart) => written.flatMap(({ notes }) => notes.leftOut);
  const selectListed = ({ written }: EditedPart) =>
    written.flatMap(({ notes: { changes, dependencies } }) => {
      const updates = new Set(dependencies.shas);
      return changes.filter(({ commits }) => !updates.has(commits[0].sha));
    });
  const leaveOut = countMatches(parts, ({ edits }) => edits.leaveOut, selectLeftOut);
  const reword = countMatches(parts, ({ edits }) => edits.reword.map(({ reference }) => reference), selectListed);
  // What was moved may have been left out later.
  const selectAll = (part: EditedPart) => [...selectListed(part), ...selectLeftOut(part)];
  const arranged = countMatches(parts, ({ edits: { arrange = [] } }) => arrange.flatMap(listNamed), selectAll);
  const selectNames = (matches: Iterable<[string, number]>, isMeant: (count: number) => boolean) =>
    [...matches].filter(([, count]) => isMeant(count)).map(([name]) => name);
  const isMissing = (count: number) => count === 0;
  const ambiguous = new Set(selectNames([...leaveOut, ...reword, ...arranged], (count) => count > 1));
  return [
    ...listQuoted("These changes cannot be left out: they are not in the notes", selectNames(leaveOut, isMissing)),
    ...listQuoted("These changes cannot be reworded: they have no entry of their own", selectNames(reword, isMissing)),
    ...listQuoted("These changes cannot be moved: they have no entry of their own", selectNames(arranged, isMissing)),
    ...listQuoted("These name changes of several repositories; write owner/name#12 to mean one", [...ambiguous]),
  ];
}

function listNamed(arrangement: Arrangement): ChangeReference[] {
  return "section" in arrangement ? [arrangement.reference] : [arrangement.reference, arrangement.other];
}

function countMatches(
  parts: readonly EditedPart[],
  select: (part: EditedPart) => readonly ChangeReference[],
  changesOf: (part: EditedPart) => readonly Change[],
): Map<string, number> {
  const matches = new Map<string, number>();
  for (const part of parts) {
    const changes = changesOf(part);
    for (const [name, reference] of new Map(select(part).map((one) => [nameReference(one), one]))) {
      const isListed = changes.some((change) => isNamedBy(change, reference));
      matches.set(name, (matches.get(name) ?? 0) + Number(isListed));
    }
  }
  return matches;
}
