import type { DocRequest } from "../../contract/jobs.ts";
import { type PublicationConfig, selectKinds } from "../../contract/publications.ts";
import type { ErrorCode } from "../../shared/error-codes/catalogue.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { countCommits, countWords, renderCommitCount } from "../../writer/entries.ts";
import type { Store } from "../store/store.ts";
import { keepInTask, type TaskRow } from "../worker/tasks.ts";
import type { Work } from "../worker/worker.ts";
import { type EditedPart, selectUnmatched } from "./comments/commands.ts";
import { readWorkComments, type WorkComment } from "./comments/comments.ts";
import { readConnectedRepository } from "./connections/open.ts";
import { readContext } from "./context.ts";
import type { ConversationRow } from "./conversations.ts";
import type { WrittenDraft } from "./draft.ts";
import { addEmptiedEntries, addFileEntries, commitDraft } from "./draft.ts";
import { type AddEntry, type NewEntry, readDraftedFiles } from "./entries.ts";
import { type FollowedGuidance, followGuidance } from "./follow-guidance.ts";
import { readReadableConnections, readRequester } from "./link-readers.ts";
import { type ReadLink, type ReadLinks, readLinks, renderLinks } from "./links.ts";
import type { DraftedPublication } from "./publications/publications.ts";
import { type ReadPublication, readPublication } from "./publications/publications.ts";
import {
  buildTitle,
  nameBranch,
  nameSubject,
  publishDraft,
  renderAll,
  renderPullRequestBody,
  type Subject,
  speakElsewhere,
} from "./pull-request.ts";
import type { ServiceParts } from "./repositories/repositories.ts";
import { openWorkspace, type Workspace } from "./repositories/repositories.ts";
import { readParts, type SourcePart } from "./source-parts.ts";
import { groupBySource, type WrittenSpan, writeSpan } from "./span-notes.ts";
import type { Published } from "./turn-outcome.ts";
import { buildCancelled, buildFailure, type Ended, settleTurn, type TurnOutcome } from "./turn-outcome.ts";
import type { TurnRow } from "./turns.ts";

/** A turn and its conversation as they are when it is begun. */
export type TurnSubject = { turn: TurnRow; conversation: ConversationRow };

export type TurnParts = Omit<ServiceParts, "worker">;

/** What may pass by itself, and what a git says that was ended beside its service; GitHub's is waited for where it is asked. */
const PASSING: ReadonlySet<ErrorCode> = new Set(["git/remote-unreachable"]);

/**
 * Writes the draft of a turn from the request of its conversation and all comments that asked for work, and publishes
 * it where it is not staged. All of it may be done again: the same is found, and nothing is made twice.
 */
export async function writeTurn(parts: TurnParts, { task, signal }: Work, subject: TurnSubject): Promise<TurnOutcome> {
  const { conversation } = subject;
  const entries: NewEntry[] = [];
  const addEntry: AddEntry = async (kind, message, details) =>
    void entries.push({ kind, message, status: "success", ...(details === undefined ? {} : { details }) });
  let left: Ended = {};
  try {
    if (conversation.publication_id === null) {
      return buildCancelled("The publication was deleted before this was written.");
    }
    const draft = await writeAsked(parts, { ...subject, signal }, conversation.publication_id, addEntry);
    if (draft.branch !== undefined) left = describeDraft(draft);
    const published = await publishTurn(parts.store, { task, conversation, draft, addEntry });
    return await settleTurn(parts.store, subject, { draft, entries, published });
  } catch (error) {
    // What a person has to mend is not mended by another attempt.
    if (!(error instanceof ReleaseDocsError) || PASSING.has(error.code)) throw error;
    if (error.code === "codehost/connection-deleted") return buildCancelled(error.message);
    return buildFailure(error, { entries, left });
  }
}

async function writeAsked(
  parts: TurnParts,
  { turn, conversation, signal }: TurnSubject & { signal: AbortSignal },
  publicationId: string,
  addEntry: AddEntry,
): Promise<WrittenDraft> {
  const { store } = parts;
  const request: DocRequest = JSON.parse(conversation.request_json);
  const publication = await readPublication(parts, publicationId);
  const workspace = await openSources(parts, conversation, publication);
  const { comments, relevantLinks } = await readWorkComments(store, turn);
  const askedBy = await readRequester(store, conversation.job_id);
  const links = [...(request.relevantLinks ?? []).map((url) => ({ url, askedBy })), ...relevantLinks];
  const through = (userId: string | null) => readReadableConnections(store, conversation.org_id, userId);
  const read = await readLinks(parts, links, { through, stop: signal });
  for (const remark of read.remarks) await addEntry("notice", remark);
  return writeDraft(workspace, publication, {
    request,
    // A conversation is asked for without a title.
    title: conversation.origin_type === "job" ? request.title : undefined,
    // Times such as "since yesterday" count from when it was asked, whenever the turn is done.
    now: new Date(request.time ?? conversation.created_at),
    addEntry,
    comments,
    excludedFiles: JSON.parse(conversation.excluded_files_json),
    excludedAt: conversation.excluded_at === null ? undefined : new Date(conversation.excluded_at),
    links: read.links,
    readContext: (about) => readContext(parts, publication.sources.context, about, signal),
    former: await readFormerDraft(store, conversation),
  });
}

/** The repository of the conversation; without one all of the publication's. */
async function openSources(
  parts: TurnParts,
  { connection_id: connectionId }: ConversationRow,
  { docs, sources }: ReadPublication,
): Promise<Workspace> {
  const ids = connectionId === null ? sources.repositories : [connectionId];
  const connected = await Promise.all(ids.map((id) => readConnectedRepository(parts, id)));
  const isOneOfSeveral = new Set([...ids, ...sources.repositories]).size > 1;
  return openWorkspace(parts.repositories, connected, docs, { isOneOfSeveral });
}

/** The draft as an earlier turn, or a caller who excluded files, has left it. */
async function readFormerDraft(store: Store, { id, branch }: ConversationRow) {
  if (branch === null) return undefined;
  return { branch, files: (await readDraftedFiles(store, id)).map(({ path }) => path) };
}

/** A publication with what it is written to. */

/** What a turn is to do: the same of it gives the same draft, however often. */
export type DraftOrder = {
  request: DocRequest;
  /** What phrases of the request such as "since yesterday" count from. */
  now: Date;
  addEntry: AddEntry;
  /** What pull requests and commits are called; after what they are about unless given. */
  title?: string | undefined;
  /** Comments of the conversation that asked for work, the oldest first. */
  comments?: readonly WorkComment[] | undefined;
  /** Files that stay as they are at the base. */
  excludedFiles?: readonly string[] | undefined;
  /** When those were last given as a set: comments that exclude files count from then on only. */
  excludedAt?: Date | undefined;
  /** The draft as it was last left, which is gone on with; a new one unless given. */
  former?: { branch: string; files: readonly string[] } | undefined;
  /** Pages that the request links to, as they were read. */
  links?: readonly ReadLink[] | undefined;
  /** Reads what else the publication's sources know of these commits and releases. */
  readContext?: ((about: { tags: readonly string[]; messages: readonly string[] }) => Promise<ReadLinks>) | undefined;
};

/** What a turn brought about: a branch, unless there is nothing to change, and what is told of it. */

const NOT_WRITTEN = { branch: undefined, isEmptied: false, body: "", pullRequests: undefined, withheld: [] };

/** Does the work of one publication: commits → notes → files → draft. Throws what a person has to mend. */
export async function writeDraft(
  workspace: Workspace,
  publication: DraftedPublication,
  order: DraftOrder,
): Promise<WrittenDraft> {
  const { sources } = workspace;
  const { request, now, addEntry, comments = [], former } = order;
  const { paths } = publication.config;
  const read = await readParts(sources, request, { comments, now, paths, excludedAt: order.excludedAt });
  const asked = read.parts[0]?.asked;
  const guided = followGuidance(publication.config, publication.instructions, asked?.guidance);
  const { config, titles } = guided;
  const parts = await Promise.all(read.parts.map((part) => writePart(part, guided)));
  const written = selectWritten(parts);
  const subject = nameSubject(written, request.eventType);
  const names = nameTitles(workspace, subject, order.title);
  const title = buildTitle(titles.pullRequest, names);
  await addEntry("selection", read.sentence);
  for (const remark of [...guided.remarks, ...read.remarks]) await addEntry("notice", remark);
  const excludedFiles = [...new Set([...(order.excludedFiles ?? []), ...(asked?.excludedFiles ?? [])])];
  const commits = written.reduce((sum, { span }) => sum + span.commits.length, 0);
  const ended = { ...NOT_WRITTEN, title, config, excludedFiles };
  if (commits === 0) return { ...ended, summary: read.sentence };
  for (const remark of selectUnmatched(parts)) await addEntry("notice", remark);
  const told = { ...(await addNoteEntries(written, config, order)), sentence: read.sentence };
  const { open, draft, ...left } = await commitDraft(
    await workspace.openCodeHost(),
    former?.branch ?? nameBranch(workspace, publication, subject),
    {
      sources,
      config,
      written,
      subject: subject.branch,
      suggestions: asked?.suggestions ?? [],
      excludedFiles,
      formerFiles: former?.files ?? [],
      commit: { title: buildTitle(titles.commit, names), body: read.sentence },
    },
  );
  for (const remark of left.remarks) await addEntry("notice", remark);
  const { pullRequests } = open;
  const all = { ...ended, withheld: left.withheld, pullRequests };
  if (draft === undefined) {
    const isEmptied = former !== undefined && former.files.length > 0;
    if (isEmptied) await addEmptiedEntries(addEntry, former.branch);
    const rest = isEmptied ? "nothing is left of the draft" : "the documents are already up to date";
    return { ...all, isEmptied, summary: `Nothing to change for ${subject.spoken}: ${rest}.` };
  }
  const { branch, files } = draft;
  await addFileEntries(addEntry, open, { branch, files, edits: left.edits, written });
  const home = sources.find(({ isElsewhere }) => !isElsewhere)?.repository.name;
  const content = { ...told, subject: names.subject, written, edits: left.edits, files, home };
  const summary = `Wrote ${files.join(", ")} for ${subject.spoken}, from ${countWords(commits, ["commit", "commits"])}.`;
  return { ...all, branch, summary, body: renderPullRequestBody(content) };
}

/** Writes what is asked of one source, with what people want to be different there. */
async function writePart(
  { source, asked, spans }: SourcePart,
  { config, leaveOut }: Pick<FollowedGuidance, "config" | "leaveOut">,
): Promise<EditedPart> {
  const edits = { ...asked.edits, kinds: leaveOut };
  return { written: await Promise.all(spans.map((span) => writeSpan(source, span, config, edits))), edits };
}

/** What is written of all sources; of several those that have any of the commits. */
function selectWritten(parts: readonly EditedPart[]): WrittenSpan[] {
  const all = parts.flatMap(({ written }) => written);
  const some = all.filter(({ span }) => span.commits.length > 0);
  return parts.length > 1 && some.length > 0 ? some : all;
}

/** The subject as titles have it, and the request's title; in another repository both with the source's name. */
function nameTitles({ sources }: Workspace, subject: Subject, title: string | undefined) {
  const [only, second] = sources;
  if (only?.isElsewhere !== true || second !== undefined) return { subject: subject.spoken, asked: title };
  const { name } = only.repository;
  const asked = title === undefined || title.includes(name) ? title : `${title} (${name})`;
  return { subject: speakElsewhere(subject, name), asked };
}

/** Tells where the commits went, the release notes and the links, and gives them back. */
async function addNoteEntries(
  written: readonly WrittenSpan[],
  config: PublicationConfig,
  { addEntry, links: read = [], readContext }: DraftOrder,
): Promise<{ account: string; hasReleaseNotes: boolean; links: string }> {
  const account = written.map((one) => renderAccount(one, groupBySource(written).size > 1)).join(" ");
  await addEntry("account", account);
  const hasReleaseNotes = selectKinds(config).writeReleaseNotes;
  if (hasReleaseNotes) await addEntry("releaseNotes", renderAll(written));
  const messages = written.flatMap(({ span }) => span.commits.map(({ subject, body }) => `${subject}\n\n${body}`));
  const context = await readContext?.({ tags: written.flatMap(({ span }) => span.tag ?? []), messages });
  for (const remark of context?.remarks ?? []) await addEntry("notice", remark);
  const distinct = new Map([...read, ...(context?.links ?? [])].map((link) => [link.url, link]));
  const links = renderLinks([...distinct.values()]);
  if (links !== "") await addEntry("links", links);
  return { account, hasReleaseNotes, links };
}

function renderAccount({ notes, source }: WrittenSpan, areSeveral: boolean): string {
  return `${areSeveral ? `${source.name}: ` : ""}${renderCommitCount(countCommits(notes))}.`;
}

/** How the conversation stands after a draft was, or was not, published. */

/** Opens or renews the pull request of a draft, unless it is staged and has none. */
export async function publishTurn(
  store: Store,
  turn: { task: TaskRow; conversation: ConversationRow; draft: WrittenDraft; addEntry: AddEntry },
): Promise<Published> {
  const { task, conversation, draft, addEntry } = turn;
  const ended = describeDraft(draft);
  const { pullRequests } = draft;
  if (draft.branch === undefined || pullRequests === undefined) return { ended, isPublished: false, isJoined: false };
  await addEntry("pullRequest", draft.body);
  // Kept before anything is opened, so that an attempt after a kill does not take this turn's own for an older one.
  const { openUrl = null } = await keepInTask(store, task, { openUrl: pullRequests.openUrl ?? null });
  // A draft that has a pull request already is staged no more.
  if (conversation.staged === 1 && pullRequests.openUrl === undefined) {
    return { ended, isPublished: false, isJoined: false };
  }
  const output_url = await publishDraft(pullRequests, draft.config, { ...draft, isOurs: openUrl === null }, addEntry);
  const isJoined = openUrl !== null && openUrl !== conversation.output_url;
  return { ended: { ...ended, status: "open", staged: 0, output_url }, isPublished: true, isJoined };
}

/** How the conversation stands with a draft that has no pull request yet, or with nothing to change. */
export function describeDraft({ branch, title, summary, pullRequests }: WrittenDraft): Ended {
  if (branch === undefined) {
    return { status: "closed", staged: 0, branch: null, output_url: pullRequests?.openUrl ?? null, title, summary };
  }
  return { status: "staged", staged: 1, branch, output_url: null, title, summary };
}
