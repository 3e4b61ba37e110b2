import { asConflict, badRequest, conflict } from "../../contract/refusals.ts";
import { putWithheld, readWithheldFiles } from "../../drafting/branch/commit.ts";
import { publishDraft, updateFileLines } from "../../drafting/branch/pull-request.ts";
import {
  type AddEntry,
  addNotices,
  type ConversationRow,
  collectEntries,
  type NewEntry,
  renderWithheld,
} from "../../drafting/conversation.ts";
import type { DraftedFile } from "../../drafting/documents/drafted-file.ts";
import { followGuidance } from "../../drafting/guidance/guidance.ts";
import type { OpenDraft } from "../../hosts/code-host.ts";
import { checkDraftPath } from "../../hosts/draft-files.ts";
import { endNotifications } from "../notifications/notifications.ts";
import type { DomainParts } from "../parts.ts";
import { readPublication } from "../publications/publications.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { parseTexts } from "../store/columns.ts";
import { readRecord, updateRecord } from "../store/store.ts";
import { checkOpenForWork, readWithheld, sharePullRequest, storeWithheld } from "./conversations.ts";
import { insertEntries, readPullRequestText, readRecordedDraft } from "./entries.ts";

type Change = { to: Partial<ConversationRow>; entries: readonly NewEntry[] };

/** 400 for both or neither; 409 if the draft cannot be changed now, or its code host refuses. */
export async function updateDraft(
  parts: DomainParts,
  actor: Actor,
  id: string,
  { staged, excludedFiles }: { staged?: boolean | undefined; excludedFiles?: string[] | undefined },
): Promise<void> {
  if ((staged === undefined) === (excludedFiles === undefined)) {
    const what = staged === undefined ? "staged or excludedFiles" : "staged or excludedFiles, not both in one update";
    throw badRequest(`Give ${what}.`, staged === undefined ? "staged" : "excludedFiles");
  }
  const row = await readRecord(parts.store, "conversations", actor.orgId, id);
  if (row.dismissed_at !== null) throw conflict("This draft was dismissed.");
  if (row.status === "running") throw conflict("This conversation is running. Wait until its turn is over.");
  const changing = staged === undefined ? setExcluded(parts, row, excludedFiles ?? []) : setStaged(parts, row, staged);
  const change = await asConflict(changing, "codehost/path-refused");
  if (change === undefined) return;
  await parts.store.transaction(async (within) => {
    await insertEntries(within, { conversationId: row.id, turnId: null }, change.entries);
    const { status } = await readRecord(within, "conversations", actor.orgId, row.id);
    // A comment may have requested work meanwhile.
    const to = { ...change.to, ...(status === "running" ? { status } : {}) };
    await updateRecord(within, "conversations", row.id, to);
    if (to.staged === 0) await endNotifications(within, row.id);
    await sharePullRequest(within, { ...row, ...to });
    const delta = describeDelta(selectAudited(row), selectAudited({ ...row, ...to }));
    const config = { conversationId: row.id };
    await writeAudit(within, actor, { type: "action-update", summary: "Updated a conversation", delta, config });
  });
}

function selectAudited({ withheld_json: _, excluded_at: __, ...row }: ConversationRow) {
  return row;
}

async function setStaged(parts: DomainParts, row: ConversationRow, staged: boolean): Promise<Change | undefined> {
  if (staged === (row.staged === 1)) return undefined;
  if (staged) throw conflict("A draft that is not staged cannot be staged again.");
  if (row.branch === null) throw conflict("This conversation has no draft to publish yet.");
  const { open, config } = await openDraft(parts, row, row.branch);
  const { pullRequests } = await open();
  if (pullRequests === undefined) {
    throw conflict(`This code host has no pull requests: the draft stays on the branch ${row.branch}.`);
  }
  const text = { title: row.title, body: (await readPullRequestText(parts.store, row)) ?? "", isOurs: false };
  const { entries, addEntry } = collectEntries();
  const { url: output_url } = await publishDraft(pullRequests, config, text, addEntry);
  return { to: { status: "open", staged: 0, output_url }, entries };
}

async function setExcluded(parts: DomainParts, row: ConversationRow, given: readonly string[]): Promise<Change> {
  if (row.branch === null) throw conflict("This conversation has no draft to exclude files from.");
  checkOpenForWork(row);
  const files = new Set(given);
  const before = new Set(parseTexts(row.excluded_files_json));
  const { open } = await openDraft(parts, row, row.branch);
  const { files: drafted } = await readRecordedDraft(parts.store, row.id);
  const draftedBy = new Map(drafted.map((file) => [file.path, file]));
  const known = readWithheld(row);
  const added = [...files].filter((path) => !before.has(path));
  const changed = added.length === 0 ? [] : await readChanged(await open(), added);
  for (const { content, file } of changed) {
    known.set(file.path, { content, file: draftedBy.get(file.path) ?? file });
  }
  const returned = [...before].filter((path) => !files.has(path));
  const restored = returned.flatMap((path) => known.get(path) ?? []);
  for (const { file } of restored) checkDraftPath(file.path, true);
  // Before the branch changes: a repeated call would not find the contents there.
  await storeWithheld(parts.store, row.id, known);
  if (added.length > 0) await (await open()).restoreFiles(added);
  if (restored.length > 0) await putWithheld(await open(), restored);
  const { entries, addEntry } = collectEntries();
  const unknown = returned.filter((path) => !known.has(path));
  if (unknown.length > 0) {
    addNotices(addEntry, [`The draft has no content for ${unknown.join(", ")}; the next turn may write it.`]);
  }
  const back = restored.map(({ file }) => file);
  await addRest(addEntry, await open(), [...drafted.filter(({ path }) => !files.has(path)), ...back]);
  const text = await readPullRequestText(parts.store, row);
  if (text !== undefined) addEntry("pullRequest", updateFileLines(text, [...files], back));
  const to = { excluded_files_json: JSON.stringify([...files]), excluded_at: parts.store.now() };
  return { to: { ...to, ...renderWithheld(known, [...files]) }, entries };
}

async function readChanged(open: OpenDraft, paths: readonly string[]) {
  const changed = new Set([...(await open.diff()).matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path]) => path));
  const drafted = paths.filter((path) => changed.has(path));
  return readWithheldFiles(open, drafted);
}

async function addRest(addEntry: AddEntry, open: OpenDraft, left: readonly DraftedFile[]): Promise<void> {
  const files = [...new Map(left.map((file) => [file.path, file])).values()];
  const changes = files.length === 0 ? "nothing" : files.map(({ path }) => path).join(", ");
  const details = { branch: open.branch, files, compareUrl: open.pullRequests?.compareUrl };
  addEntry("draft", `Without excluded files, the branch ${open.branch} changes ${changes}.`, details);
  addEntry("diff", await open.diff());
}

async function openDraft(parts: DomainParts, row: ConversationRow, branch: string) {
  if (row.publication_id === null) throw conflict("The publication of this conversation was deleted.");
  const publication = await readPublication(parts, row.publication_id);
  const { config } = followGuidance(publication.config, publication.instructions);
  const host = await parts.repositories.openCodeHost(publication.docs);
  const { base, signOff } = config.pullRequest ?? {};
  return { config, open: () => host.openDraft(branch, { base, signOff }) };
}
