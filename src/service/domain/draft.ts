import type { PublicationConfig } from "../../contract/publications.ts";
import type { OpenDraft } from "../../hosts/code-host.ts";
import { acceptsPath, checkDraftPath } from "../../hosts/draft-files.ts";
import { listQuoted } from "../../shared/text.ts";
import type { ChangeReference } from "../../writer/change.ts";
import { countWords } from "../../writer/entries.ts";
import type { WithheldFile } from "../store/columns.ts";
import { type AddEntry, addModelEntry, addNotices } from "./add-entry.ts";
import type { AssistantReport } from "./assistant/assistant.ts";
import { nameReference } from "./comments/commands.ts";
import { addFileEntries, commitDraft, type OpenBranch } from "./commit-draft.ts";
import { nameBranch, nameSubject, nameTitles, nameWords, UNRELEASED } from "./draft-names.ts";
import { addNoteEntries, joinEdits, type Noted, writeNotes } from "./draft-notes.ts";
import type { DraftOrder } from "./draft-order.ts";
import { buildState, type DraftState, parseState, renderState } from "./draft-state.ts";
import { writeFiles } from "./files.ts";
import { readPeoplesEdits } from "./people-edits.ts";
import type { DraftedPublication } from "./publications/publications.ts";
import { buildTitle, renderPullRequestBody } from "./pull-request.ts";
import type { Workspace } from "./repositories/repositories.ts";
import type { SourcePart } from "./source-parts.ts";
import type { WrittenSpan } from "./span-notes.ts";

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

const NOTHING = { branch: undefined, isEmptied: false, body: "", pullRequests: undefined, withheld: [] };

/** Commits → notes → files → branch → text of the pull request. Throws what a person has to fix. */
export async function writeDraft(
  workspace: Workspace,
  publication: DraftedPublication,
  order: DraftOrder,
): Promise<WrittenDraft> {
  const { addEntry, former, request } = order;
  const noted = await writeNotes(workspace, publication, order);
  const { config, titles, sentence, asked } = noted;
  const commits = noted.written.reduce((sum, { span }) => sum + span.commits.length, 0);
  const isOfWords = noted.hasWords && commits === 0;
  const merges = { eventType: request.eventType, ...config.pullRequest };
  const subject = isOfWords ? nameWords(request) : nameSubject(noted.written, merges);
  const isShared = request.eventType === "merge" && subject.spoken === UNRELEASED;
  const names = nameTitles(workspace, subject, order.title);
  const { excluded, excludedFiles, restored, refusals } = selectExcluded(order, asked);
  const title = buildTitle(titles.pullRequest, { ...names, ...(isShared && { asked: undefined }) });
  const unwritten = { ...NOTHING, title, config, excludedFiles };
  // Nothing is written, so nothing is restored either.
  if (commits === 0 && !noted.hasWords) return { ...unwritten, excludedFiles: excluded, summary: sentence };
  addNotices(addEntry, [...noted.unmatched, ...refusals]);
  const branch = former?.branch ?? nameBranch(workspace, publication, subject);
  const read = (kept: DraftState) => writeNotes(workspace, publication, { ...order, kept, addEntry: () => undefined });
  const addNotes = ({ written }: Noted) => addNoteEntries(commits === 0 ? [] : written, config, order);
  const { first, openBranch } = await openOnce(workspace, { branch, config, onRefused: () => addNotes(noted) });
  const { own, whole, kept } = await readKept(first, { noted, isShared, branch: subject.branch, read });
  const written = commits === 0 ? [] : whole.written;
  const home = workspace.sources.find(({ isElsewhere }) => !isElsewhere)?.repository.name;
  const content = { ...(await addNotes(own)), subject: names.subject, sentence, written, home };
  const { open, draft, edits, withheld, remarks, conflicts } = await commitDraft(openBranch, {
    sources: workspace.sources,
    config,
    written,
    subject: subject.branch,
    suggestions: asked?.suggestions ?? [],
    excludedFiles,
    restoredFiles: restored.flatMap((path) => order.withheld?.get(path) ?? []),
    formerFiles: former?.files ?? [],
    assistant: whole.assistant,
    earlier: isShared ? kept.documents : [],
    renderNote: (documents) => renderState(buildState(written, whole.edits, documents)),
    commit: { title: buildTitle(titles.commit, names), body: sentence },
  });
  addNotices(addEntry, [...remarks, ...conflicts]);
  const report = whole.assistant?.report();
  if (report !== undefined) addModelEntry(addEntry, report);
  const committed = { ...unwritten, withheld, pullRequests: open.pullRequests, assistant: report };
  if (draft === undefined) {
    const isEmptied = (former?.files.length ?? 0) > 0;
    if (isEmptied) addEmptied(addEntry, branch);
    const why = isEmptied ? "the draft is empty now" : explainUnchanged(written, report);
    return { ...committed, isEmptied, summary: `Nothing to change for ${subject.spoken}: ${why}.` };
  }
  const described = await addFileEntries(addEntry, open, draft, { edits, written });
  const body = renderPullRequestBody({ ...content, ...described, report, conflicts });
  const from = commits === 0 ? "" : `, from ${countWords(commits, ["commit", "commits"])}`;
  const summary = `Wrote ${draft.files.join(", ")} for ${subject.spoken}${from}.`;
  return { ...committed, branch, summary, body };
}

type BranchPlace = { branch: string; config: PublicationConfig; onRefused: () => Promise<unknown> };

/** `openBranch` gives the first opening once more, then another one each time. */
async function openOnce(workspace: Workspace, { branch, config, onRefused }: BranchPlace) {
  const open = async () => (await workspace.openCodeHost()).openDraft(branch, { base: config.pullRequest?.base });
  const first = await open().catch(async (error: unknown) => {
    await onRefused();
    throw error;
  });
  let isUsed = false;
  const openBranch: OpenBranch = async () => {
    if (isUsed) return open();
    isUsed = true;
    return first;
  };
  return { first, openBranch };
}

/** The notes with what earlier runs left: of this request, and of all that the draft is about. */
async function readKept(first: OpenDraft, { noted, isShared, branch, read }: KeptParts): Promise<KeptNotes> {
  const readBoth = async (kept: DraftState): Promise<KeptNotes> => {
    const isEdited = kept.leaveOut.length > 0 || kept.reword.length > 0;
    const own = isEdited ? await read({ ...kept, commits: [] }) : noted;
    return { own, whole: isShared && kept.commits.length > 0 ? await read(kept) : own, kept };
  };
  const kept = parseState(await first.readNote());
  const before = await readBoth(kept);
  const { written, config, asked } = before.whole;
  const write = () => writeFiles(first, config, written, branch);
  const suggestions = asked?.suggestions ?? [];
  const { returned, ...edits } = await readPeoplesEdits({ open: first, written, suggestions, write });
  const isReturned = (reference: ChangeReference) =>
    returned.has("sha" in reference ? reference.sha.slice(0, 7) : nameReference(reference));
  const left = { ...kept, leaveOut: kept.leaveOut.filter((reference) => !isReturned(reference)) };
  const isChanged = edits.leaveOut.length + edits.reword.length > 0 || left.leaveOut.length < kept.leaveOut.length;
  return isChanged ? readBoth({ ...left, ...joinEdits(left, edits) }) : before;
}

type KeptNotes = { own: Noted; whole: Noted; kept: DraftState };

type KeptParts = {
  noted: Noted;
  isShared: boolean;
  /** The last part of the branch's name. */
  branch: string;
  read: (kept: DraftState) => Promise<Noted>;
};

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
