import type { DocRequest } from "../contract/doc-request.ts";
import type { PublicationConfig } from "../contract/resources/publications.ts";
import type { OpenDraft } from "../hosts/code-host.ts";
import { acceptsPath, checkDraftPath } from "../hosts/draft-files.ts";
import { hashInHex, listQuoted, listSome } from "../shared/text.ts";
import { countWords } from "../writer/entries.ts";
import type { AssistantReport } from "./assistant/assistant.ts";
import { addFileEntries, commitDraft } from "./branch/commit.ts";
import { buildTitle, formTitle, readTitleForm, renderPullRequestBody, type TitleForm } from "./branch/pull-request.ts";
import { type DraftState, parseState, readKeptNotes } from "./branch/state.ts";
import { type AddEntry, addModelEntry, addNotices, type DraftedPublication, type DraftOrder } from "./conversation.ts";
import type { WithheldFile } from "./documents/drafted-file.ts";
import { addNoteEntries, type Noted, writeNotes } from "./notes.ts";
import { withdrawRelease } from "./release/withdraw.ts";
import type { Source, Workspace } from "./repositories/repositories.ts";
import { groupBySource, type WrittenSpan } from "./spans/span-notes.ts";

export type WrittenDraft = {
  branch: string | undefined;
  /** Whether an earlier draft was reverted, since nothing is to change any more. */
  isEmptied: boolean;
  title: string;
  summary: string;
  body: string;
  /** Whether its branch has a new commit. */
  isMoved?: boolean;
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
  const { addEntry } = order;
  const [noted, form] = await Promise.all([writeNotes(workspace, publication, order), readTitleForm(workspace)]);
  const plan = planDraft(workspace, publication, order, { ...noted, form });
  const { branch, title, spoken } = plan;
  const unwritten = { ...NOTHING, title, config: noted.config, excludedFiles: plan.excludedFiles };
  if (plan.isEmpty) return { ...unwritten, ...(await withdrawRelease(workspace, publication, branch, order, noted)) };
  addNotices(addEntry, [...noted.unmatched, ...plan.refusals]);
  let before: { head: string | undefined } | undefined;
  let rolled: readonly string[] = [];
  const reopen = async () => {
    const { base, signOff } = noted.config.pullRequest ?? {};
    const open = await (await workspace.openCodeHost()).openDraft(branch, { base, signOff, isRolling: plan.isShared });
    before ??= { head: open.head() };
    if (!plan.isPlanned) return open;
    const { renameReleases } = await import("./branch/renamed.ts");
    const renamed = renameReleases(open, parseState(await open.readNote()).planned ?? [], noted.spans);
    rolled = renamed.remarks ?? [];
    return renamed;
  };
  const rewrite = (kept: DraftState) =>
    writeNotes(workspace, publication, { ...order, kept, addEntry: () => undefined, onStep: undefined });
  let own = noted;
  const readKept = async (open: OpenDraft) => {
    const kept = await readKeptNotes(open, { ...plan, noted, rewrite });
    own = kept.own;
    return kept;
  };
  const committing = commitDraft(
    { reopen, readKept },
    { ...plan, onStep: order.onStep, sources: workspace.sources, prepare: plan.isPlanned ? order.prepare : undefined },
  );
  // The notes are shown also where nothing can be pushed.
  await Promise.allSettled([committing]);
  const entries = await addNoteEntries(own, order);
  const { open, draft, edits, withheld, remarks, notes, ...made } = await committing;
  const conflicts = made.conflicts.map(({ path, text }) => `${path}: ${text}`);
  addNotices(addEntry, [...rolled, ...remarks, ...conflicts]);
  const report = notes.assistant?.report();
  if (report !== undefined) addModelEntry(addEntry, report);
  const { excludedFiles } = made;
  const committed = { ...unwritten, excludedFiles, withheld, pullRequests: open.pullRequests, assistant: report };
  const { written } = notes;
  if (draft === undefined) return { ...committed, ...describeUnchanged(addEntry, plan, written, report) };
  const files = await addFileEntries(addEntry, open, draft, { edits, written });
  const texts = { subject: plan.named, sentence: noted.sentence, home: plan.home, conflicts, report };
  const body = renderPullRequestBody({ ...texts, ...entries, ...files, written });
  const from = noted.commits === 0 ? "" : `, from ${countWords(noted.commits, ["commit", "commits"])}`;
  const isMoved = before?.head !== open.head();
  return { ...committed, branch, body, isMoved, summary: `Wrote ${draft.files.join(", ")} for ${spoken}${from}.` };
}

type FormedNotes = Noted & { form: TitleForm | undefined };

/** What the draft is called, where it goes and which files it leaves out. `isEmpty`: there is nothing to write about. */
function planDraft(workspace: Workspace, publication: DraftedPublication, order: DraftOrder, noted: FormedNotes) {
  const { request, former, withheld } = order;
  const { config, titles, commits, hasWords } = noted;
  const merges = { ...request, ...config.pullRequest };
  const subject = commits === 0 && hasWords ? nameWords(request) : nameSubject(noted.spans, merges);
  const isShared = subject.spoken === UNRELEASED;
  const isPlanned = noted.spans.some(({ release }) => release !== undefined);
  const { subject: named, asked } = nameTitles(workspace, subject, isPlanned ? "Release {subject}" : order.title);
  // A person's template has a form of its own.
  const name = (template: string, given: string | undefined) => {
    const about = { asked: given, spoken: subject.spoken, isPlanned };
    const title = template === "{title}" ? formTitle(noted.form, about) : given;
    return buildTitle(template, { subject: named, asked: title });
  };
  const isEmpty = commits === 0 && !hasWords;
  const isWritable = (path: string) => acceptsPath((one) => checkDraftPath(one, true), path);
  const refused = noted.restoredFiles.filter((path) => !isWritable(path));
  // Where nothing is written, nothing is restored either.
  const restored = isEmpty ? [] : noted.restoredFiles.filter(isWritable);
  const excluded = new Set([...(order.excludedFiles ?? []), ...noted.excludedFiles]);
  return {
    isEmpty,
    isPlanned,
    isShared,
    spoken: subject.spoken,
    named,
    /** Also names the notes of unreleased changes. */
    subject: subject.branch,
    title: name(titles.pullRequest, isShared && request.eventType === "merge" ? undefined : asked),
    commitTitle: name(titles.commit, asked),
    branch: former?.branch ?? nameBranch(workspace, publication, subject),
    home: workspace.sources.find(({ isElsewhere }) => !isElsewhere)?.repository.name,
    takenIn: restored,
    excludedFiles: [...excluded].filter((path) => !restored.includes(path)),
    formerFiles: former?.files ?? [],
    restoredFiles: restored.flatMap((path) => withheld?.get(path) ?? []),
    refusals: listQuoted("These files stay excluded, because they are no documents that a draft may write", refused),
  };
}

/** The branch has no change: it never had one, or loses what it changed before. */
function describeUnchanged(
  addEntry: AddEntry,
  { branch, spoken, formerFiles, isPlanned }: ReturnType<typeof planDraft>,
  written: readonly WrittenSpan[],
  report: AssistantReport | undefined,
): Pick<WrittenDraft, "isEmptied" | "summary"> {
  const isEmptied = formerFiles.length > 0;
  if (isEmptied) {
    addEntry("draft", `The branch ${branch} no longer changes any file.`, { branch, files: [] });
    addEntry("diff", "");
  }
  const files = [...new Set(written.flatMap(({ ownFile }) => ownFile ?? []))];
  if (isPlanned && files.length > 0) {
    const said = `${spoken} is in ${listSome(files)} already, but has no tag, so nothing later can be released.`;
    addEntry("notice", `${said} Make that tag at the commit that released it.`, { field: "release" });
  }
  const why = isEmptied ? "the draft is empty now" : explainUnchanged(written, report);
  return { isEmptied, summary: `Nothing to change for ${spoken}: ${why}.` };
}

const UNHELD = "no file has to change. Tag it yourself, or add a file with the last version, such as `VERSION`";

function explainUnchanged(written: readonly WrittenSpan[], report: AssistantReport | undefined): string {
  if (report?.question !== undefined) return "the model has a question first";
  if (report?.failure !== undefined) return "the model could not write";
  if (written.length === 0) return "no document has to change";
  const files = new Set(written.map(({ ownFile }) => ownFile));
  if (files.has(undefined) && written.some(({ release }) => release !== undefined)) return UNHELD;
  if (files.has(undefined)) return "the documents are already up to date";
  return `the project's own notes are in ${[...files].join(" and ")}`;
}

/** `branch`: the last part of the branch's name. */
export type Subject = { spoken: string; branch: string };

export const UNRELEASED = "unreleased changes";

/** Whether merges share a draft (`rolling`), or each has one of its own (`perChange`); `base` is none by default. */
type Merges = Pick<DocRequest, "eventType" | "release"> &
  Pick<NonNullable<PublicationConfig["pullRequest"]>, "perChange" | "base">;

/** The newest release, else the merged pull request, else unreleased changes; of each repository with a release. */
export function nameSubject(written: readonly WrittenSpan[], merges: Merges): Subject {
  const groups = groupBySource(written);
  if (groups.size > 1 && written.some(({ span }) => span.tag !== undefined)) {
    return joinSubjects([...groups].map(([name, own]) => ({ name, subject: nameSubject(own, merges) })));
  }
  const planned = written.flatMap(({ release }) => release?.tag ?? []);
  if (planned.length > 0) return { spoken: listSome(planned), branch: nameReleaseBranch(merges.base) };
  const tag = written[0]?.span.tag;
  if (tag !== undefined) return { spoken: tag, branch: tag };
  // Also of changes that are left out: a comment that leaves one out must not move the draft to another branch.
  const all = written.flatMap(({ notes: { changes, leftOut, kindLeftOut } }) => [changes, leftOut, kindLeftOut].flat());
  const numbers = new Set(all.map(({ pullRequest }) => pullRequest));
  const [number] = numbers;
  const { eventType, perChange = false } = merges;
  if (eventType === "merge" && perChange && numbers.size === 1 && number !== undefined) {
    return { spoken: `#${number}`, branch: `pr-${number}` };
  }
  const branch = merges.release ? nameReleaseBranch(merges.base) : `unreleased${nameBase(merges.base)}`;
  return { spoken: UNRELEASED, branch };
}

const nameBase = (base: string | undefined) => (base === undefined ? "" : `-${slugOf(base)}`);

/** The last part of the branch on which releases to come are drafted. */
export const nameReleaseBranch = (base: string | undefined) => `release${nameBase(base)}`;

/** The subject of a request that is about no commits. */
export function nameWords({ title, body }: Pick<DocRequest, "title" | "body">): Subject {
  return { spoken: "the request", branch: `request-${hashShort(JSON.stringify([title, body]))}` };
}

const MAX_NAMED = 3;

function joinSubjects(subjects: readonly { name: string; subject: Subject }[]): Subject {
  const named = subjects.slice(0, MAX_NAMED);
  const rest = subjects.slice(MAX_NAMED);
  const spoken = named.map(({ name, subject }) => `${name} ${subject.spoken}`);
  const branch = named.map(({ name, subject }) => `${slugOf(name.split("/").at(-1) ?? "")}-${subject.branch}`);
  if (rest.length === 0) return { spoken: spoken.join(" and "), branch: branch.join("-") };
  const mark = hashShort(JSON.stringify(rest));
  return { spoken: `${spoken.join(", ")} and ${rest.length} more`, branch: `${branch.join("-")}-${mark}` };
}

export function nameTitles({ sources: [only, second] }: Workspace, { spoken }: Subject, title: string | undefined) {
  if (only?.isElsewhere !== true || second !== undefined) return { subject: spoken, asked: title };
  const { name } = only.repository;
  const asked = title === undefined || title.includes(name) ? title : `${title} (${name})`;
  return { subject: spoken.startsWith("#") ? `${name}${spoken}` : `${name} ${spoken}`, asked };
}

export function nameBranch(
  { sources: [only, second] }: { sources: readonly Pick<Source, "repository" | "isElsewhere">[] },
  { branchName, config }: Partial<Pick<DraftedPublication, "branchName" | "config">>,
  subject: Subject,
): string {
  const source = only?.isElsewhere && second === undefined ? [slugOf(only.repository.name)] : [];
  const own = branchName === undefined ? [] : [branchName];
  // Merge commits quote the branch, and tags may have spaces and invisible characters of Unicode.
  const name = [...source, ...own, subject.branch.replace(/[\s\p{Cf}]+/gu, "-")].join("/");
  return (config?.pullRequest?.branch ?? "release-docs/{subject}").replaceAll("{subject}", () => name);
}

/** Undefined for the only publication. */
export function selectBranchName(publication: string, all: readonly string[]): string | undefined {
  if (all.length === 1) return undefined;
  const slug = slugOf(publication);
  const isTaken = all.filter((other) => slugOf(other) === slug).length > 1;
  return buildBranchName(slug, isTaken, publication);
}

export function buildBranchName(slug: string, isTaken: boolean, id: string): string {
  if (slug !== "" && !isTaken) return slug;
  return [slug, hashShort(id)].filter((part) => part !== "").join("-");
}

function hashShort(text: string): string {
  return hashInHex("sha256", text).slice(0, 7);
}

export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
