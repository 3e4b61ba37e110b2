import { ReleaseDocsError } from "../../release-docs-error.ts";
import { followGuidance } from "../drafts/guidance/follow-guidance.ts";
import { publishDraft } from "../drafts/publish-draft.ts";
import { leaveOutFiles } from "../drafts/pull-request-text.ts";
import type { ServiceParts } from "../procedures.ts";
import { type ConversationRow, readConversation, updateConversation } from "../records/conversation-record.ts";
import { insertEntries, type NewEntry, readLastEntry } from "../records/entry-record.ts";
import { readDraftedFiles } from "../records/read-drafted-files.ts";
import { readPublication } from "../records/read-publication.ts";
import { badRequest, conflict } from "../refusal.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";

/** What an update of a conversation may say. */
export type DraftUpdate = { staged?: boolean | undefined; excludedFiles?: string[] | undefined };

type Parts = Omit<ServiceParts, "worker">;
type Change = { to: Partial<ConversationRow>; entries: readonly NewEntry[] };

/**
 * Opens a staged draft as a pull request, or takes files back on its branch (interface, "Conversations", rule 4). 400
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
    ? excludeFiles(parts, row, excludedFiles ?? [])
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
    const delta = describeDelta(row, { ...row, ...to });
    const config = { conversationId: row.id };
    await writeAudit(within, actor, { type: "action-update", summary: "Updated a conversation", delta, config });
  });
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
  const tell = async (kind: string, message: string) => void entries.push({ kind, message, status: "success" });
  const output_url = await publishDraft(pullRequests, config, text, tell);
  return { to: { status: "open", staged: 0, output_url }, entries };
}

/** Takes files back, and records the draft as it is without them. */
async function excludeFiles(parts: Parts, row: ConversationRow, files: string[]): Promise<Change> {
  if (row.branch === null) throw conflict("This conversation has no draft to exclude files from.");
  const before: string[] = JSON.parse(row.excluded_files_json);
  const returned = before.filter((file) => !files.includes(file));
  if (returned.length > 0) throw conflict(`Excluded files cannot be taken in again: ${returned.join(", ")}.`);
  const { open } = await openDraft(parts, row, row.branch);
  await (await open()).restoreFiles(files);
  const entries = await describeRest(parts, row, files, await (await open()).diff());
  return { to: { excluded_files_json: JSON.stringify(files) }, entries };
}

async function describeRest(
  { store }: Pick<ServiceParts, "store">,
  row: ConversationRow,
  files: readonly string[],
  diff: string,
): Promise<NewEntry[]> {
  const [drafted, pullRequest] = await Promise.all([
    readDraftedFiles(store, row.id),
    readLastEntry(store, row.id, "pullRequest"),
  ]);
  const left = drafted.filter(({ path }) => !files.includes(path));
  const changes = left.length === 0 ? "nothing" : left.map(({ path }) => path).join(", ");
  const told = [
    {
      kind: "draft",
      message: `Without excluded files, the branch ${row.branch} changes ${changes}.`,
      details: { branch: row.branch, files: left },
    },
    { kind: "diff", message: diff },
    ...(pullRequest === undefined ? [] : [{ kind: "pullRequest", message: leaveOutFiles(pullRequest.message, files) }]),
  ];
  return told.map((entry) => ({ ...entry, status: "success" }));
}

/** The draft, to be opened as often as its branch moves, and the publication's settings for its pull request. */
async function openDraft(parts: Parts, row: ConversationRow, branch: string) {
  if (row.publication_id === null) throw conflict("The publication of this conversation is gone.");
  const publication = await readPublication(parts, row.publication_id);
  const { config } = followGuidance(publication.config, publication.instructions);
  const host = await parts.places.openCodeHost(publication.docs);
  return { config, open: () => host.openDraft(branch, { base: config.pullRequest?.base }) };
}
