import type { DocRequest } from "../../contract/doc-request.ts";
import type { PublicationConfig } from "../../contract/publications.ts";
import { selectKinds } from "../../contract/written-kinds.ts";
import type { Draft, OpenDraft } from "../../hosts/code-host.ts";
import { acceptsPath, checkDraftPath } from "../../hosts/draft-files.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { listQuoted } from "../../shared/text.ts";
import { renderCommitCount } from "../../writer/commit-count.ts";
import { countWords } from "../../writer/entries.ts";
import type { WithheldFile } from "../store/columns.ts";
import { type AddEntry, addNotices } from "./add-entry.ts";
import type { Suggestion } from "./comments/commands.ts";
import type { WorkComment } from "./comments/comments.ts";
import { writeSuggestions } from "./comments/suggestions.ts";
import { updateDocuments } from "./documentation.ts";
import { describeFile, type WrittenFile, writeFiles } from "./files.ts";
import { followGuidance } from "./follow-guidance.ts";
import type { DraftedPublication } from "./publications/publications.ts";
import { buildTitle, nameBranch, nameSubject, nameTitles, renderAll, renderPullRequestBody } from "./pull-request.ts";
import { type ReadLink, type ReadLinks, renderLinks } from "./render-links.ts";
import type { SourceRepository, Workspace } from "./repositories/repositories.ts";
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
};

/** Commits → notes → files → branch → text of the pull request. Throws what a person has to fix. */
export async function writeDraft(
  workspace: Workspace,
  publication: DraftedPublication,
  order: DraftOrder,
): Promise<WrittenDraft> {
  const { addEntry, former } = order;
  const { sources } = workspace;
  const { written, config, titles, sentence, asked, unmatched } = await writeNotes(workspace, publication, order);
  const subject = nameSubject(written, order.request.eventType);
  const names = nameTitles(workspace, subject, order.title);
  const excluded = [...new Set([...(order.excludedFiles ?? []), ...(asked?.excludedFiles ?? [])])];
  const { restored, remarks: refusals } = selectRestored(asked?.restoredFiles ?? []);
  const excludedFiles = excluded.filter((path) => !restored.includes(path));
  const title = buildTitle(titles.pullRequest, names);
  const nothing = { branch: undefined, isEmptied: false, body: "", pullRequests: undefined, withheld: [] };
  const unwritten = { ...nothing, title, config, excludedFiles };
  const commits = written.reduce((sum, { span }) => sum + span.commits.length, 0);
  // Nothing is written, so nothing is restored either.
  if (commits === 0) return { ...unwritten, excludedFiles: excluded, summary: sentence };
  addNotices(addEntry, [...unmatched, ...refusals]);
  const content = { ...(await addNoteEntries(written, config, order)), sentence };
  const host = await workspace.openCodeHost();
  const branch = former?.branch ?? nameBranch(workspace, publication, subject);
  const openBranch = () => host.openDraft(branch, { base: config.pullRequest?.base });
  const { open, draft, edits, withheld, remarks } = await commitDraft(openBranch, {
    sources,
    config,
    written,
    subject: subject.branch,
    suggestions: asked?.suggestions ?? [],
    excludedFiles,
    restoredFiles: restored.flatMap((path) => order.withheld?.get(path) ?? []),
    formerFiles: former?.files ?? [],
    commit: { title: buildTitle(titles.commit, names), body: sentence },
  });
  addNotices(addEntry, remarks);
  const committed = { ...unwritten, withheld, pullRequests: open.pullRequests };
  if (draft === undefined) {
    const isEmptied = former !== undefined && former.files.length > 0;
    if (isEmptied) {
      const details = { branch: former.branch, files: [] };
      addEntry("draft", `The branch ${former.branch} no longer changes any file.`, details);
      addEntry("diff", "");
    }
    const why = isEmptied ? "the draft is empty now" : explainUnchanged(written);
    return { ...committed, isEmptied, summary: `Nothing to change for ${subject.spoken}: ${why}.` };
  }
  const described = await addFileEntries(addEntry, open, draft, { edits, written });
  const home = sources.find(({ isElsewhere }) => !isElsewhere)?.repository.name;
  const body = renderPullRequestBody({ ...content, ...described, subject: names.subject, written, home });
  const from = countWords(commits, ["commit", "commits"]);
  const summary = `Wrote ${draft.files.join(", ")} for ${subject.spoken}, from ${from}.`;
  return { ...committed, branch, summary, body };
}

function explainUnchanged(written: readonly WrittenSpan[]): string {
  const files = new Set(written.map(({ ownFile }) => ownFile));
  if (files.has(undefined)) return "the documents are already up to date";
  return `the project's own notes are in ${[...files].join(" and ")}`;
}

function selectRestored(paths: readonly string[]): { restored: string[]; remarks: string[] } {
  const isRefused = (path: string) => !acceptsPath((one) => checkDraftPath(one, true), path);
  const refused = paths.filter(isRefused);
  return {
    restored: paths.filter((path) => !refused.includes(path)),
    remarks: listQuoted("These files stay excluded, because they are no documents that a draft may write", refused),
  };
}

async function writeNotes({ sources }: Workspace, publication: DraftedPublication, order: DraftOrder) {
  const { request, now, addEntry, comments = [], excludedAt } = order;
  const { paths } = publication.config;
  const { parts, sentence, remarks } = await readParts(sources, request, { comments, now, paths, excludedAt });
  const asked = parts[0]?.asked;
  const guided = followGuidance(publication.config, publication.instructions, asked?.guidance);
  const writePart = async ({ source, asked, spans }: SourcePart): Promise<EditedPart> => {
    const edits = { ...asked.edits, kinds: guided.leaveOut };
    return { written: await Promise.all(spans.map((span) => writeSpan(source, span, guided.config, edits))), edits };
  };
  const edited = await Promise.all(parts.map(writePart));
  addEntry("selection", sentence);
  const own = edited.flatMap(({ written }) => written.flatMap((one) => one.remarks ?? []));
  addNotices(addEntry, [...guided.remarks, ...remarks, ...own]);
  const { config, titles } = guided;
  return { written: selectWritten(edited), config, titles, sentence, asked, unmatched: selectUnmatched(edited) };
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
  const account = written.map((one) => `${areSeveral ? `${one.source.name}: ` : ""}${renderAccount(one)}`).join(" ");
  addEntry("account", account);
  const hasReleaseNotes = selectKinds(config).writeReleaseNotes;
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

type DraftParts = {
  sources: readonly Pick<SourceRepository, "repository" | "readFile">[];
  config: PublicationConfig;
  written: readonly WrittenSpan[];
  subject: string;
  suggestions: readonly Suggestion[];
  excludedFiles: readonly string[];
  restoredFiles: readonly WithheldFile[];
  /** What the draft changed before; reverted where nothing is left to write. */
  formerFiles: readonly string[];
  commit: { title: string; body: string };
};

/** `draft` is undefined where nothing differs from the base. */
type CommittedDraft = { open: OpenDraft; draft: Draft | undefined } & Awaited<ReturnType<typeof writeEdits>>;

const MAX_TRIES = 4;

/** Opens the draft's branch as it is at that time. */
type OpenBranch = () => Promise<OpenDraft>;

/** Writes the files and pushes them; starts over where someone pushes to the branch meanwhile. */
async function commitDraft(openBranch: OpenBranch, parts: DraftParts): Promise<CommittedDraft> {
  for (let tries = MAX_TRIES - 1; ; tries -= 1) {
    try {
      await putWithheld(openBranch, parts.restoredFiles);
      const open = await openBranch();
      const written = await writeEdits(open, parts);
      const draft = await open.write({ ...parts.commit, edits: written.edits });
      if (draft === undefined) await open.restoreFiles(parts.formerFiles);
      return await revertExcluded(openBranch, { open, draft, ...written }, parts);
    } catch (error) {
      const isMoved = error instanceof ReleaseDocsError && error.code === "codehost/draft-moved";
      if (!isMoved || tries === 0) throw error;
    }
  }
}

export async function putWithheld(openBranch: OpenBranch, files: readonly WithheldFile[]): Promise<void> {
  if (files.length === 0) return;
  const open = await openBranch();
  await open.putFiles(files.map(({ content, file: { path } }) => ({ path, content })));
}

async function writeEdits(
  open: OpenDraft,
  { sources, config, written, subject, suggestions, excludedFiles }: DraftParts,
) {
  const { edits: files, remarks } = await writeFiles(open, config, written, subject);
  const documents = selectKinds(config).writeDocumentation
    ? await updateDocuments(open, sources, config, written)
    : { edits: [], remarks: [] };
  const taken = new Set(files.map(({ path }) => path));
  const all = [...files, ...documents.edits.filter(({ path }) => !taken.has(path))];
  const suggested = await writeSuggestions(open, all, suggestions);
  const withheld: WithheldFile[] = [];
  for (const edit of suggested.edits.filter(({ path }) => excludedFiles.includes(path))) {
    const isNew = (await open.readFile(edit.path)) === undefined;
    withheld.push({ content: edit.content, file: { ...describeFile(edit.path, edit, written), isNew } });
  }
  return {
    edits: suggested.edits.filter(({ path }) => !excludedFiles.includes(path)),
    withheld,
    remarks: [...remarks, ...documents.remarks, ...suggested.remarks],
  };
}

/** Reverts excluded files on a branch that has commits of others, and so keeps earlier changes. */
async function revertExcluded(
  openBranch: OpenBranch,
  committed: CommittedDraft,
  { excludedFiles }: DraftParts,
): Promise<CommittedDraft> {
  const { draft, withheld } = committed;
  const excluded = draft?.files.filter((path) => excludedFiles.includes(path)) ?? [];
  if (draft === undefined || excluded.length === 0) return committed;
  const held = await openBranch();
  const unknown = excluded.filter((path) => !withheld.some(({ file }) => file.path === path));
  const reverted = await readWithheldFiles(held, unknown);
  await held.restoreFiles(excluded);
  const files = draft.files.filter((path) => !excluded.includes(path));
  return {
    ...committed,
    open: await openBranch(),
    draft: files.length === 0 ? undefined : { ...draft, files },
    withheld: [...withheld, ...reverted],
  };
}

/** Reads files before they are excluded. Skips links and binary files: a draft cannot write them. */
export async function readWithheldFiles(open: OpenDraft, paths: readonly string[]): Promise<WithheldFile[]> {
  const read = async (path: string): Promise<WithheldFile[]> => {
    try {
      const content = await open.readDrafted(path);
      return content === undefined ? [] : [{ content, file: describeFile(path) }];
    } catch (error) {
      if (error instanceof ReleaseDocsError) return [];
      throw error;
    }
  };
  return (await Promise.all(paths.map(read))).flat();
}

async function addFileEntries(
  addEntry: AddEntry,
  open: OpenDraft,
  { branch, files }: Draft,
  { edits, written }: { edits: readonly WrittenFile[]; written: readonly WrittenSpan[] },
) {
  const diff = await open.diff();
  const added = new Set([...diff.matchAll(/^--- \/dev\/null\n\+\+\+ b\/(.+)$/gm)].map(([, path]) => path));
  const editOf = new Map(edits.map((edit) => [edit.path, edit]));
  const described = files.map((path) => ({ ...describeFile(path, editOf.get(path), written), isNew: added.has(path) }));
  const details = { branch, files: described, compareUrl: open.pullRequests?.compareUrl };
  addEntry("draft", `The branch ${branch} changes ${files.join(", ")}.`, details);
  const documents = edits.filter(({ path, renewed }) => renewed === true && files.includes(path));
  if (documents.length > 0) {
    addEntry("documentation", documents.map(({ path, why }) => `${path}: ${why}.`).join("\n"));
  }
  addEntry("diff", diff);
  return { files: described, renewed: documents.length };
}
