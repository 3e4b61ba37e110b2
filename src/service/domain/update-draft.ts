import type { FileEdit, OpenDraft } from "../../hosts/code-host.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { badRequest, conflict } from "../store/errors.ts";
import { type ConversationRow, checkOpenForWork, readConversation, updateConversation } from "./conversations.ts";
import { readDrafted } from "./draft.ts";
import { insertEntries, type NewEntry, readDraftedFiles, readLastEntry } from "./entries.ts";
import { type DraftedFile, describeFile } from "./files.ts";
import { followGuidance } from "./follow-guidance.ts";
import { readPublication } from "./publications/publications.ts";
import { leaveOutFiles, publishDraft, takeInFiles } from "./pull-request.ts";
import type { ServiceParts } from "./repositories/repositories.ts";
import { keepWithheld, readWithheld, renderWithheld } from "./withheld-files.ts";

/** What an update of a conversation may say. */
export type DraftUpdate = { staged?: boolean | undefined; excludedFiles?: string[] | undefined };

type Parts = Omit<ServiceParts, "worker">;
type Change = { to: Partial<ConversationRow>; entries: readonly NewEntry[] };

/**
 * Opens a staged draft as a pull request, or makes its excluded files a set (interface, "Conversations", rule 4). 400
 * for both at once and for neither; 409 where the draft is not there to be changed, or its code host refuses.
 */
export async function updateDraft(
  parts: Parts,
  actor: Actor,
  id: string,
  { staged, excludedFiles }: DraftUpdate,
): Promise<void> {
  if (staged !== undefined && excludedFiles !== undefined) {
    throw badRequest("Give staged or excludedFiles, not both in one update.");
  }
  if (staged === undefined && excludedFiles === undefined) throw badRequest("Give staged or excludedFiles.");
  const row = await readConversation(parts.store, actor.orgId, id);
  if (row.status === "running") throw conflict("This conversation is being written: wait until it is not running.");
  const change = await (staged === undefined
    ? setExcluded(parts, row, excludedFiles ?? [])
    : setStaged(parts, row, staged)
  ).catch((error: unknown) => {
    // What the code host refuses is told to the caller, who can mend it.
    if (!(error instanceof ReleaseDocsError)) throw error;
    const words = `${error.message} ${error.hint}`;
    throw error.code === "codehost/path-refused" ? badRequest(words) : conflict(words);
  });
  if (change === undefined) return;
  await parts.store.transaction(async (within) => {
    await insertEntries(within, { conversationId: row.id, turnId: null }, change.entries);
    const { status } = await readConversation(within, actor.orgId, row.id);
    // A comment may have asked for work in between.
    const to = { ...change.to, ...(status === "running" ? { status } : {}) };
    await updateConversation(within, row.id, to);
    const delta = describeDelta(selectAudited(row), selectAudited({ ...row, ...to }));
    const config = { conversationId: row.id };
    await writeAudit(within, actor, { type: "action-update", summary: "Updated a conversation", delta, config });
  });
}

/** Without what files say. */
function selectAudited({ withheld_json: _, excluded_at: __, ...row }: ConversationRow) {
  return row;
}

async function setStaged(parts: Parts, row: ConversationRow, staged: boolean): Promise<Change | undefined> {
  if (staged === (row.staged === 1)) return undefined;
  if (staged) throw conflict("A draft that is not staged cannot be staged again.");
  if (row.branch === null) throw conflict("This conversation has no draft to publish yet.");
  const { open, config } = await openDraft(parts, row, row.branch);
  const { pullRequests } = await open();
  if (pullRequests === undefined) {
    throw conflict(`This code host has no pull requests: the draft stays on the branch ${row.branch}.`);
  }
  const told = await readLastEntry(parts.store, row.id, "pullRequest");
  const text = { title: row.title, body: told?.message ?? "", isOurs: false };
  const entries: NewEntry[] = [];
  const addEntry = async (kind: string, message: string) => void entries.push({ kind, message, status: "success" });
  const output_url = await publishDraft(pullRequests, config, text, addEntry);
  return { to: { status: "open", staged: 0, output_url }, entries };
}

/**
 * Makes the files that the draft leaves as they are at the base those of the set: new ones go back to the base, those
 * that are in it no more return with what they said.
 */
async function setExcluded(parts: Parts, row: ConversationRow, given: readonly string[]): Promise<Change> {
  if (row.branch === null) throw conflict("This conversation has no draft to exclude files from.");
  checkOpenForWork(row);
  const files = [...new Set(given)];
  const before: string[] = JSON.parse(row.excluded_files_json);
  const { open } = await openDraft(parts, row, row.branch);
  const drafted = await readDraftedFiles(parts.store, row.id);
  const known = readWithheld(row);
  const added = files.filter((path) => !before.includes(path));
  for (const { path, content } of await readChanged(await open(), added)) {
    known.set(path, { content, file: drafted.find((file) => file.path === path) ?? describeFile(path, undefined, []) });
  }
  // Before the branch changes: a call that is made again would not find it there.
  await keepWithheld(parts.store, row.id, known);
  if (added.length > 0) await (await open()).restoreFiles(added);
  const returned = before.flatMap((path) => (files.includes(path) ? [] : (known.get(path) ?? [])));
  const edits = returned.map(({ content, file: { path } }) => ({ path, content }));
  if (edits.length > 0) await (await open()).putFiles(edits);
  const left = [...drafted.filter(({ path }) => !files.includes(path)), ...returned.map(({ file }) => file)];
  const missing = before.filter((path) => !files.includes(path) && !known.has(path));
  const rest = { files, left, returned: returned.map(({ file }) => file), missing };
  const entries = await describeRest(parts, row, rest, await open());
  const to = { excluded_files_json: JSON.stringify(files), excluded_at: parts.store.now() };
  return { to: { ...to, ...renderWithheld(known, files) }, entries };
}

/** What the branch changes of these files, with their texts. */
async function readChanged(open: OpenDraft, paths: readonly string[]): Promise<FileEdit[]> {
  if (paths.length === 0) return [];
  const changed = new Set([...(await open.diff()).matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path]) => path));
  return readDrafted(
    open,
    paths.filter((path) => changed.has(path)),
  );
}

/** `missing`: files that are excluded no more, of which nothing is known that they would say. */
type Rest = Record<"left" | "returned", readonly DraftedFile[]> & Record<"files" | "missing", readonly string[]>;

async function describeRest(
  { store }: Pick<ServiceParts, "store">,
  row: ConversationRow,
  { files, left, returned, missing }: Rest,
  open: OpenDraft,
): Promise<NewEntry[]> {
  const pullRequest = await readLastEntry(store, row.id, "pullRequest");
  const rest = [...new Map(left.map((file) => [file.path, file])).values()];
  const changes = rest.length === 0 ? "nothing" : rest.map(({ path }) => path).join(", ");
  const compareUrl = open.pullRequests?.compareUrl;
  const details = { branch: row.branch, files: rest, ...(compareUrl === undefined ? {} : { compareUrl }) };
  const message = `Without excluded files, the branch ${row.branch} changes ${changes}.`;
  const body = pullRequest && takeInFiles(leaveOutFiles(pullRequest.message, files), returned);
  const notice = `The draft has nothing to say in ${missing.join(", ")}; what is written next may have.`;
  const told = [
    ...(missing.length === 0 ? [] : [{ kind: "notice", message: notice }]),
    { kind: "draft", message, details },
    { kind: "diff", message: await open.diff() },
    ...(body === undefined ? [] : [{ kind: "pullRequest", message: body }]),
  ];
  return told.map((entry) => ({ ...entry, status: "success" }));
}

/** The draft, to be opened as often as its branch moves, and the publication's settings for its pull request. */
async function openDraft(parts: Parts, row: ConversationRow, branch: string) {
  if (row.publication_id === null) throw conflict("The publication of this conversation is gone.");
  const publication = await readPublication(parts, row.publication_id);
  const { config } = followGuidance(publication.config, publication.instructions);
  const host = await parts.repositories.openCodeHost(publication.docs);
  return { config, open: () => host.openDraft(branch, { base: config.pullRequest?.base }) };
}
