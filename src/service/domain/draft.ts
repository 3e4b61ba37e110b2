import type { DocRequest } from "../../contract/doc-request.ts";
import type { PublicationConfig } from "../../contract/publications.ts";
import { selectKinds } from "../../contract/written-kinds.ts";
import type { OpenDraft } from "../../hosts/code-host.ts";
import { acceptsPath, checkDraftPath } from "../../hosts/draft-files.ts";
import type { ModelAccess } from "../../model/model.ts";
import { listQuoted } from "../../shared/text.ts";
import { renderCommitCount } from "../../writer/commit-count.ts";
import { countWords } from "../../writer/entries.ts";
import type { WithheldFile } from "../store/columns.ts";
import { type AddEntry, addModelEntry, addNotices } from "./add-entry.ts";
import type { Assistant, AssistantReport } from "./assistant/assistant.ts";
import type { WorkComment } from "./comments/comments.ts";
import { addFileEntries, commitDraft } from "./commit-draft.ts";
import { selectFromBody } from "./commits/body.ts";
import { followGuidance, type Instructions } from "./follow-guidance.ts";
import type { DraftedPublication } from "./publications/publications.ts";
import {
  buildTitle,
  nameBranch,
  nameSubject,
  nameTitles,
  nameWords,
  renderAll,
  renderPullRequestBody,
} from "./pull-request.ts";
import { type ReadLink, type ReadLinks, renderLinks } from "./render-links.ts";
import type { Source, Workspace } from "./repositories/repositories.ts";
import { type EditedPart, readParts, type SourcePart, selectUnmatched } from "./source-parts.ts";
import { groupBySource, type WrittenSpan, writeSpan } from "./span-notes.ts";

/** The same order gives the same draft. */
export type DraftOrder = {
  request: DocRequest;
  /** What phrases of the request such as "since yesterday" count from, however late the turn runs. */
  now: Date;
  addEntry: AddEntry;
  title?: string | undefined;
  comments?: readonly WorkComment[] | undefined;
  excludedFiles?: readonly string[] | undefined;
  withheld?: ReadonlyMap<string, WithheldFile> | undefined;
  /** When these were last set: older comments exclude and restore nothing. */
  excludedAt?: Date | undefined;
  /** The draft that an earlier turn or a caller left; a new one unless given. */
  former?: { branch: string; files: readonly string[] } | undefined;
  links?: readonly ReadLink[] | undefined;
  /** Undefined for drafts without a model. */
  model?: ModelAccess | undefined;
  /** Whether a model reads later what is not understood; so with `model`. */
  isForModel?: boolean | undefined;
  /** Throws `limit/preview` where more commits are selected. */
  maxCommits?: number | undefined;
  readContext?: ((about: { tags: readonly string[]; messages: readonly string[] }) => Promise<ReadLinks>) | undefined;
};

export type WrittenDraft = {
  branch: string | undefined;
  /** Whether an earlier draft was reverted, since nothing is to change any more. */
  isEmptied: boolean;
  title: string;
  summary: string;
  body: string;
  pullRequests: OpenDraft["pullRequests"];
  config: PublicationConfig;
  excludedFiles: readonly string[];
  withheld: readonly WithheldFile[];
  /** Undefined without a model. */
  assistant?: AssistantReport | undefined;
};

/** Commits → notes → files → branch → text of the pull request. Throws what a person has to fix. */
export async function writeDraft(
  workspace: Workspace,
  publication: DraftedPublication,
  order: DraftOrder,
): Promise<WrittenDraft> {
  const { addEntry, former } = order;
  const { sources } = workspace;
  const noted = await writeNotes(workspace, publication, order);
  const { config, titles, sentence, asked, unmatched, assistant } = noted;
  const commits = noted.written.reduce((sum, { span }) => sum + span.commits.length, 0);
  const written = commits === 0 ? [] : noted.written;
  const subject =
    noted.hasWords && commits === 0 ? nameWords(order.request) : nameSubject(noted.written, order.request.eventType);
  const names = nameTitles(workspace, subject, order.title);
  const { excluded, excludedFiles, restored, refusals } = selectExcluded(order, asked);
  const title = buildTitle(titles.pullRequest, names);
  const nothing = { branch: undefined, isEmptied: false, body: "", pullRequests: undefined, withheld: [] };
  const unwritten = { ...nothing, title, config, excludedFiles };
  // Nothing is written, so nothing is restored either.
  if (commits === 0 && !noted.hasWords) return { ...unwritten, excludedFiles: excluded, summary: sentence };
  addNotices(addEntry, [...unmatched, ...refusals]);
  const home = sources.find(({ isElsewhere }) => !isElsewhere)?.repository.name;
  const noteContent = await addNoteEntries(written, config, order);
  const content = { ...noteContent, subject: names.subject, sentence, written, home };
  const host = await workspace.openCodeHost();
  const branch = former?.branch ?? nameBranch(workspace, publication, subject);
  const openBranch = () => host.openDraft(branch, { base: config.pullRequest?.base });
  const { open, draft, edits, withheld, remarks, conflicts } = await commitDraft(openBranch, {
    sources,
    config,
    written,
    subject: subject.branch,
    suggestions: asked?.suggestions ?? [],
    excludedFiles,
    restoredFiles: restored.flatMap((path) => order.withheld?.get(path) ?? []),
    formerFiles: former?.files ?? [],
    assistant,
    commit: { title: buildTitle(titles.commit, names), body: sentence },
  });
  addNotices(addEntry, [...remarks, ...conflicts]);
  const report = assistant?.report();
  if (report !== undefined) addModelEntry(addEntry, report);
  const committed = { ...unwritten, withheld, pullRequests: open.pullRequests, assistant: report };
  if (draft === undefined) {
    const isEmptied = former !== undefined && former.files.length > 0;
    if (isEmptied) addEmptied(addEntry, former.branch);
    const why = isEmptied ? "the draft is empty now" : explainUnchanged(written, report);
    return { ...committed, isEmptied, summary: `Nothing to change for ${subject.spoken}: ${why}.` };
  }
  const described = await addFileEntries(addEntry, open, draft, { edits, written });
  const body = renderPullRequestBody({ ...content, ...described, report, conflicts });
  const from = commits === 0 ? "" : `, from ${countWords(commits, ["commit", "commits"])}`;
  const summary = `Wrote ${draft.files.join(", ")} for ${subject.spoken}${from}.`;
  return { ...committed, branch, summary, body };
}

function addEmptied(addEntry: AddEntry, branch: string): void {
  addEntry("draft", `The branch ${branch} no longer changes any file.`, { branch, files: [] });
  addEntry("diff", "");
}

function explainUnchanged(written: readonly WrittenSpan[], report: AssistantReport | undefined): string {
  if (report?.question !== undefined) return "the model has a question first";
  if (report?.failure !== undefined) return "the model could not write";
  if (written.length === 0) return "no document has to change";
  const files = new Set(written.map(({ ownFile }) => ownFile));
  if (files.has(undefined)) return "the documents are already up to date";
  return `the project's own notes are in ${[...files].join(" and ")}`;
}

function selectExcluded(
  { excludedFiles = [] }: DraftOrder,
  asked: SourcePart["asked"] | undefined,
): { excluded: string[]; excludedFiles: string[]; restored: string[]; refusals: string[] } {
  const excluded = [...new Set([...excludedFiles, ...(asked?.excludedFiles ?? [])])];
  const { restored, remarks: refusals } = selectRestored(asked?.restoredFiles ?? []);
  return { excluded, excludedFiles: excluded.filter((path) => !restored.includes(path)), restored, refusals };
}

function selectRestored(paths: readonly string[]): { restored: string[]; remarks: string[] } {
  const isRefused = (path: string) => !acceptsPath((one) => checkDraftPath(one, true), path);
  const refused = paths.filter(isRefused);
  return {
    restored: paths.filter((path) => !refused.includes(path)),
    remarks: listQuoted("These files stay excluded, because they are no documents that a draft may write", refused),
  };
}

/** What the commits say, before anything is written; entries say what was selected and what was not understood. */
export async function writeNotes(
  { sources }: Pick<Workspace, "sources">,
  publication: DraftedPublication,
  order: DraftOrder,
) {
  const {
    request,
    now,
    addEntry,
    comments = [],
    excludedAt,
    maxCommits,
    model,
    isForModel = model !== undefined,
  } = order;
  const { config: given, instructions = {} } = publication;
  const read = await readParts(sources, request, { comments, now, paths: given.paths, excludedAt, maxCommits });
  const { parts, sentence, remarks, followUps } = read;
  const asked = parts[0]?.asked;
  const guided = followGuidance(given, instructions, asked?.guidance);
  const assistant = await openAssistant(order, { config: guided.config, instructions, followUps });
  const writePart = async ({ source, asked, spans }: SourcePart): Promise<EditedPart> => {
    const edits = { ...asked.edits, kinds: guided.leaveOut };
    const written = await Promise.all(spans.map((span) => writeSpan(source, span, guided.config, edits)));
    return { written: assistant === undefined ? written : await assistant.writeNotes(source, written), edits };
  };
  const edited = await Promise.all(parts.map(writePart));
  addEntry("selection", sentence);
  const own = edited.flatMap(({ written }) => written.flatMap((one) => one.remarks ?? []));
  // A model reads all words.
  const ifUnread = (words: readonly string[]) => (isForModel ? [] : words);
  const unread = [ifUnread(guided.notUnderstood), ifUnread(read.notUnderstood)] as const;
  addNotices(addEntry, [...guided.remarks, ...unread[0], ...remarks, ...unread[1], ...own]);
  const { config, titles } = guided;
  return {
    written: selectWritten(edited),
    config,
    titles,
    sentence,
    asked,
    unmatched: selectUnmatched(edited),
    assistant,
    hasWords:
      assistant !== undefined &&
      selectKinds(config).writeDocumentation &&
      (followUps.length > 0 || (await asksInWords(sources, order))),
  };
}

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

/** Of several sources, only those that have any of the commits. */
function selectWritten(parts: readonly EditedPart[]): WrittenSpan[] {
  const all = parts.flatMap(({ written }) => written);
  const some = all.filter(({ span }) => span.commits.length > 0);
  return parts.length > 1 && some.length > 0 ? some : all;
}

async function addNoteEntries(
  written: readonly WrittenSpan[],
  config: PublicationConfig,
  { addEntry, links: read = [], readContext }: DraftOrder,
) {
  const areSeveral = groupBySource(written).size > 1;
  const areAny = written.length > 0;
  const account = written.map((one) => `${areSeveral ? `${one.source.name}: ` : ""}${renderAccount(one)}`).join(" ");
  if (areAny) addEntry("account", account);
  const hasReleaseNotes = areAny && selectKinds(config).writeReleaseNotes;
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
