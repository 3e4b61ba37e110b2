import { selectKinds } from "../../contract/written-kinds.ts";
import type { Draft, OpenDraft } from "../../hosts/code-host.ts";
import { checkPlainPath, decodeText, hashBlob } from "../../hosts/draft-files.ts";
import { onError, ReleaseDocsError } from "../../shared/errors.ts";
import { joinParts } from "../../shared/text.ts";
import { mergeDocument } from "../../writer/merge/documents.ts";
import type { AddEntry, Prepare } from "../conversation.ts";
import { updateDocuments } from "../documents/documentation.ts";
import type { WithheldFile } from "../documents/drafted-file.ts";
import { describeFile, joinFiles, listBecause, type WrittenFile, writeFiles } from "../documents/files.ts";
import { writeSuggestions } from "../guidance/suggestions.ts";
import type { Noted } from "../notes.ts";
import type { OnStep } from "../progress.ts";
import type { Source } from "../repositories/repositories.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";
import type { RenamedDraft } from "./renamed.ts";
import { type DraftState, type HeldDocument, type KeptNotes, renderState } from "./state.ts";

/** How to open the draft's branch as it is at that time, and what earlier runs and people left there. */
type DraftBranch = { reopen: Reopen; readKept: (open: OpenDraft) => Promise<KeptNotes<Noted>> };
type Reopen = () => Promise<RenamedDraft>;

type DraftParts = {
  sources: readonly Source[];
  /** Whether other requests write to the draft too. */
  isShared: boolean;
  /** Names the notes of unreleased changes. */
  subject: string;
  excludedFiles: readonly string[];
  restoredFiles: readonly WithheldFile[];
  /** Paths that comments take in. */
  takenIn: readonly string[];
  /** What the draft changed before; reverted where nothing is left to write. */
  formerFiles: readonly string[];
  commitTitle: string;
  prepare: Prepare | undefined;
  onStep?: OnStep | undefined;
};
type KeptParts = DraftParts & { notes: Noted; state: DraftState };

/** `draft` is undefined where nothing differs from the base. */
type WrittenParts = { open: RenamedDraft; draft: Draft | undefined } & Awaited<ReturnType<typeof writeEdits>>;
type CommittedDraft = WrittenParts & { notes: Noted; excludedFiles: readonly string[] };

const MAX_TRIES = 4;

/** Writes the files and pushes them; starts over where someone pushes to the branch meanwhile. */
export async function commitDraft({ reopen, readKept }: DraftBranch, parts: DraftParts): Promise<CommittedDraft> {
  for (let tries = MAX_TRIES - 1; ; tries -= 1) {
    try {
      parts.onStep?.("files");
      let open = await reopen();
      if (parts.restoredFiles.length > 0) {
        await putWithheld(open, parts.restoredFiles);
        open = await reopen();
      }
      const { whole: notes, state } = await readKept(open);
      const excludedFiles = [...parts.excludedFiles, ...(await selectExcluded(open, state, parts))];
      return { ...(await writeAndPush(open, reopen, { ...parts, notes, state, excludedFiles })), notes, excludedFiles };
    } catch (error) {
      const isMoved = error instanceof ReleaseDocsError && error.code === "codehost/draft-moved";
      if (!isMoved || tries === 0) throw error;
    }
  }
}

/** Those of other requests, unless somebody took them in. */
async function selectExcluded(open: OpenDraft, state: DraftState, parts: DraftParts): Promise<string[]> {
  const decided = new Set([...parts.excludedFiles, ...parts.takenIn]);
  const left = parts.isShared ? state.excludedFiles.filter((path) => !decided.has(path)) : [];
  const isUnchanged = async (path: string) => {
    const drafted = await open.readDrafted(path);
    return drafted === undefined || drafted === (await open.readFile(path));
  };
  return (await Promise.all(left.map(async (path) => ((await isUnchanged(path)) ? [path] : [])))).flat();
}

/** Open the branch again after it. */
export async function putWithheld(open: OpenDraft, files: readonly WithheldFile[]): Promise<void> {
  await open.putFiles(files.map(({ content, file: { path } }) => ({ path, content })));
}

async function writeAndPush(open: RenamedDraft, reopen: Reopen, parts: KeptParts): Promise<WrittenParts> {
  const { notes, commitTitle: title } = parts;
  const written = await writeEdits(open, parts);
  const note = renderState(notes.written, notes.edits, { ...written, excludedFiles: [...parts.excludedFiles] });
  const body = joinParts([notes.sentence, notes.assistant?.report().said]);
  const releases = notes.written.flatMap(({ release }) => release?.tag ?? []);
  parts.onStep?.("push");
  const draft = await open.write({ title, body, ...written, note, releases });
  if (draft === undefined) await open.restoreFiles(parts.formerFiles);
  const remarks = [...written.remarks, ...(draft?.remarks ?? [])];
  return revertExcluded(reopen, { open, draft, ...written, remarks }, parts);
}

async function writeEdits(open: OpenDraft, parts: KeptParts) {
  const { sources, notes, subject, excludedFiles, isShared, state } = parts;
  const { config, written: spans, suggestions, assistant } = notes;
  const { edits: files, remarks } = await writeFiles(open, config, spans, subject);
  const { writeDocumentation: writesDocumentation } = selectKinds(config);
  const documents = writesDocumentation
    ? await updateDocuments(open, sources, config, spans)
    : { edits: [], remarks: [] };
  const versions = await raiseVersions(open, sources, spans);
  const taken = new Set([...files, ...versions.edits].map(({ path }) => path));
  const all = [...files, ...versions.edits, ...documents.edits.filter(({ path }) => !taken.has(path))];
  const composed =
    writesDocumentation && assistant !== undefined
      ? await assistant.writeDocuments({ open, sources, written: spans, edits: all, excludedFiles })
      : [];
  const { edits: own, documents: carried } = await carryDocuments(
    open,
    joinFiles(all, composed),
    isShared ? state.documents : [],
  );
  const written = await prepareFiles(open, parts, own);
  const { edits: merged, conflicts } = await keepEdits(open, written, state);
  const suggested = await writeSuggestions({ ...open, ...open.edited }, merged, suggestions);
  const withheld: WithheldFile[] = [];
  for (const edit of suggested.edits.filter(({ path, role }) => role !== "removed" && excludedFiles.includes(path))) {
    const isNew = (await open.readFile(edit.path)) === undefined;
    withheld.push({ content: edit.content, file: { ...describeFile(edit.path, edit, spans), isNew } });
  }
  const isWanted = ({ path }: WrittenFile) => !excludedFiles.includes(path);
  return {
    edits: suggested.edits.filter(isWanted),
    /** Without people's edits. */
    written: written.filter(isWanted),
    documents: carried,
    conflicts: conflicts.map((one) => {
      const { content = "" } = suggested.edits.find(({ path }) => path === one.path) ?? {};
      return { ...one, content: hashBlob(content) };
    }),
    withheld,
    remarks: [...remarks, ...(parts.prepare ? [] : versions.remarks), ...documents.remarks, ...suggested.remarks],
  };
}

/** The files of a release's own repository that have its version. */
async function raiseVersions(open: OpenDraft, sources: readonly Source[], spans: readonly WrittenSpan[]) {
  const home = sources.find(({ isElsewhere }) => !isElsewhere);
  if (home === undefined || spans.every(({ release }) => release === undefined)) return { edits: [], remarks: [] };
  const { writeVersionFiles } = await import("../documents/version-files.ts");
  return writeVersionFiles(open, home.history, spans);
}

/** The files as the command of a release leaves them, with those that it changed besides. */
async function prepareFiles(open: OpenDraft, { sources, prepare }: KeptParts, edits: readonly WrittenFile[]) {
  if (prepare === undefined || sources.every(({ isElsewhere }) => isElsewhere)) return edits;
  for (const { path } of edits) checkPlainPath(path);
  return (await prepare(open.commit, edits)).map(({ path, bytes }): WrittenFile => {
    const edit = edits.find((one) => one.path === path) ?? {
      path,
      why: "changed by the command of the release",
      role: "prepared",
    };
    if (bytes === undefined) return { ...edit, content: "", role: "removed" };
    return { ...edit, content: decodeText(path, bytes) };
  });
}

/** Adds what a model wrote for other requests, unless the document has changed since. */
async function carryDocuments(open: OpenDraft, edits: readonly WrittenFile[], earlier: readonly HeldDocument[]) {
  const nameBase = async (path: string) => hashBlob((await open.readFile(path)) ?? "");
  const isOpen = ({ path }: HeldDocument) => !edits.some((edit) => edit.path === path);
  const carry = async ({ path, base }: HeldDocument): Promise<WrittenFile[]> => {
    const content = (await nameBase(path)) === base ? await open.readWritten(path) : undefined;
    return content === undefined ? [] : [{ path, content, why: "as another change of this draft needs it" }];
  };
  const carried = (await Promise.all(earlier.filter(isOpen).map(carry))).flat();
  const held = [...edits.filter(({ composed }) => composed !== undefined), ...carried];
  const documents = await Promise.all(held.map(async ({ path }) => ({ path, base: await nameBase(path) })));
  return { edits: [...edits, ...carried], documents };
}

/** What people made of the draft stays; `conflicts` say what of ours is not taken, now or since people last changed it. */
async function keepEdits(
  { edited, readFile, readWritten }: OpenDraft,
  edits: readonly WrittenFile[],
  state: DraftState,
) {
  const conflicts: { path: string; text: string }[] = [];
  const merge = async (edit: WrittenFile): Promise<WrittenFile[]> => {
    const [theirs, base] = await Promise.all([edited?.readFile(edit.path), edited && readWritten(edit.path)]);
    if (theirs === undefined) return base === undefined ? [edit] : [];
    if (edit.role === "removed") {
      if (theirs === base) return [edit];
      conflicts.push({ path: edit.path, text: "it was changed on this branch, and is not removed." });
      return [];
    }
    // Taken in again, after all of it was left out.
    if (state.excludedFiles.includes(edit.path) && theirs === (await readFile(edit.path))) return [edit];
    const merged = mergeDocument(edit.path, edit.kind, { base: base ?? "", theirs, ours: edit.content });
    const open = state.conflicts.filter(({ path, content }) => path === edit.path && content === hashBlob(theirs));
    const texts = new Set([...open.map(({ text }) => text), ...merged.conflicts]);
    conflicts.push(...[...texts].map((text) => ({ path: edit.path, text })));
    return [{ ...edit, content: merged.text }];
  };
  return { edits: (await Promise.all(edits.map(merge))).flat(), conflicts };
}

/** Reverts excluded files on a branch that has commits of others, and so keeps earlier changes. */
async function revertExcluded(
  reopen: Reopen,
  committed: WrittenParts,
  { excludedFiles }: DraftParts,
): Promise<WrittenParts> {
  const { open, draft, withheld } = committed;
  const stale = open.selectStale?.(draft?.files ?? []) ?? [];
  const excluded = [...stale, ...(draft?.files.filter((path) => excludedFiles.includes(path)) ?? [])];
  if (draft === undefined || excluded.length === 0) return committed;
  const held = await reopen();
  const isKnown = (path: string) => stale.includes(path) || withheld.some(({ file }) => file.path === path);
  const unknown = excluded.filter((path) => !isKnown(path));
  const reverted = await readWithheldFiles(held, unknown);
  await held.restoreFiles(excluded);
  const files = draft.files.filter((path) => !excluded.includes(path));
  return {
    ...committed,
    open: await reopen(),
    draft: files.length === 0 ? undefined : { ...draft, files },
    withheld: [...withheld, ...reverted],
  };
}

/** Reads files before they are excluded. Skips links and binary files: a draft cannot write them. */
export async function readWithheldFiles(open: OpenDraft, paths: readonly string[]): Promise<WithheldFile[]> {
  const read = async (path: string): Promise<WithheldFile[]> => {
    const content = await open.readDrafted(path).catch(onError(ReleaseDocsError, () => undefined));
    return content === undefined ? [] : [{ content, file: describeFile(path) }];
  };
  return (await Promise.all(paths.map(read))).flat();
}

export async function addFileEntries(
  addEntry: AddEntry,
  open: OpenDraft,
  { branch, files }: Draft,
  { edits, written }: { edits: readonly WrittenFile[]; written: readonly WrittenSpan[] },
) {
  const diff = await open.diff();
  const added = new Set([...diff.matchAll(/^--- \/dev\/null\n\+\+\+ b\/(.+)$/gm)].map(([, path]) => path));
  const editOf = new Map(edits.map((edit) => [edit.path, edit]));
  const described = files.map((path) => ({ ...describeFile(path, editOf.get(path), written), isNew: added.has(path) }));
  const details = { branch, commit: open.head(), files: described, compareUrl: open.pullRequests?.compareUrl };
  addEntry("draft", `The branch ${branch} changes ${files.join(", ")}.`, details);
  const changed = edits.filter(({ path }) => files.includes(path));
  const documents = changed.filter(({ renewed }) => renewed === true);
  if (documents.length > 0) {
    addEntry("documentation", documents.map(({ path, why }) => `${path}: ${why}.`).join("\n"));
  }
  const composed = changed.filter((edit) => edit.composed !== undefined);
  if (composed.length > 0) {
    const lines = composed.map((edit) => `${edit.path}: ${edit.why}. Because of ${listBecause(edit)}.`);
    const shown = composed.map(({ path, why, composed: by }) => ({
      path,
      why,
      model: by?.model,
      because: by?.because,
    }));
    addEntry("documentation", lines.join("\n"), { files: shown });
  }
  addEntry("diff", diff);
  return { files: described, renewed: documents.length, composed };
}
