import { asRefusal, ReleaseDocsError } from "../shared/errors.ts";
import { neutralizeMessage, neutralizeTitle } from "../shared/markdown/markdown.ts";
import { selectTrailers, trimTrailing } from "../shared/text.ts";
import type { Draft, DraftRequest, FileEdit, OpenDraft } from "./code-host.ts";
import {
  acceptsPath,
  checkDraftPath,
  checkNewFiles,
  checkNoProgram,
  checkPathInTree,
  checkPlainPath,
  checkPreparedFile,
  checkVersionFile,
  type DraftTree,
  hashBlob,
  readDraftFile,
  type TreeChange,
  type TreeEntry,
} from "./draft-files.ts";

/** A branch as a host read it. */
type BranchFacts = {
  /** Our commits since the merge base, newest first. */
  own: readonly OwnCommit[];
  hasOthers: boolean;
  /** Nothing earlier counts of a branch that is new or merged. */
  isOver: boolean;
  /** Where the ref of {@link nameWrittenRef} is. */
  kept: OwnCommit | undefined;
  isRolling: boolean;
};

/**
 * `written`: what we wrote last, without people's edits. A rolling branch that was written without the ref (by another run
 * that was cut off, or where the host refuses it) is `unknown`: what is on it stays as if people had written it. `isShared`:
 * it has what is not ours alone, so that it is not replaced.
 */
export type JudgedBranch = BranchFacts & { written: OwnCommit | undefined; isUnknown: boolean; isShared: boolean };

export function judgeBranch(facts: BranchFacts): JudgedBranch {
  const { own, hasOthers, isOver, kept, isRolling } = facts;
  if (isOver) return { ...facts, written: undefined, isUnknown: false, isShared: false };
  const last = selectWritten(own);
  const newest = last === undefined ? [] : own.slice(0, own.indexOf(last) + 1);
  const isCurrent =
    last === undefined ||
    newest.some(({ commit }) => commit === kept?.commit) ||
    BRANCH_TREE.exec(kept?.message ?? "")?.[1] === last.tree;
  const isUnknown = isRolling && (kept === undefined || !isCurrent);
  const ofVersion = isCurrent ? (kept ?? last) : last;
  return { ...facts, written: isRolling ? kept : ofVersion, isUnknown, isShared: hasOthers || isUnknown };
}

/** Our newest commit that is no answer to leaving files out or taking them in. */
function selectWritten(own: readonly OwnCommit[]): OwnCommit | undefined {
  return own.find(({ message }) => !message.includes(FILES_ONLY));
}

const FILES_ONLY = "On request, only files of the draft.";

/** A draft's branch as a host opened it: its trees, and the host's calls. */
export type DraftBranch = {
  name: string;
  base: DraftTree;
  /** The merge base: from there the branch's changes count. */
  start: DraftTree;
  /** Full SHAs of both. */
  commits: { base: string; start: string };
  judged: JudgedBranch;
  openTip(): DraftTree | undefined;
  openTree(commit: OwnCommit): DraftTree;
  /** Moves the ref beside the branch: to a commit of the branch, or to a new one with changes of `written`, else of `start`. */
  keep(written: string | { changes: readonly TreeChange[]; message: Message }): Promise<void>;
  /** Commits changes: on top of the tip where it is shared, else of the base in place of ours. `tree` is that of a new commit. */
  write(changes: readonly TreeChange[], message: Message): Promise<(Draft & { tree?: string | undefined }) | undefined>;
  add(changes: readonly TreeChange[], message: Message): Promise<void>;
} & Pick<OpenDraft, "diff" | "head">;

export function createDraft(branch: DraftBranch): OpenDraft {
  const { name, base, start, openTip, judged } = branch;
  // Without what is on the branch: people's edits are merged with ours, not read as if they were the base.
  const source = judged.isShared ? start : base;
  const target = (judged.isShared ? openTip() : undefined) ?? base;
  const checkName = async (path: string): Promise<void> => {
    if (!acceptsPath(checkDraftPath, path)) checkDraftPath(path, await isDrafted(branch, path));
  };
  const former = judged.written && branch.openTree(judged.written);
  const texts = new Map<string, Promise<string | undefined>>();
  return {
    branch: name,
    commit: branch.commits[judged.isShared ? "start" : "base"],
    checkPath: async (path) => {
      await checkName(path);
      checkEntry(path, await source.readEntries([path]));
      await checkNewFiles(source, [path]);
    },
    readFile: (path) => {
      // `source` never changes, and a host may ask its API for each file.
      const text = texts.get(path) ?? readDraftFile(source, path);
      texts.set(path, text);
      return text;
    },
    listFiles: async (folder) => {
      const below = trimTrailing(folder, /\//);
      if (below !== "") checkPlainPath(below);
      return source.listFiles(below);
    },
    edited: judged.isShared ? { readFile: (path) => readDraftFile(target, path) } : undefined,
    readWritten: (path) => readDraftFile(former ?? source, path),
    readNote: async () => (judged.isOver ? undefined : parseNote(judged.kept)),
    write: async (request) => {
      const checks = { version: checkVersionFile, prepared: checkPreparedFile, removed: checkPreparedFile };
      for (const { path, role } of request.edits) await (role ? checks[role](base, path) : checkName(path));
      return writeDraft(branch, { former, target }, request);
    },
    restoreFiles: (paths) => restoreFiles(branch, paths),
    readDrafted: async (path) => {
      const tip = branch.openTip();
      return tip && readDraftFile(tip, path);
    },
    putFiles: async (edits) => {
      // The draft changed these until they were excluded.
      for (const { path } of edits) checkDraftPath(path, true);
      const tip = branch.openTip();
      if (tip === undefined) return;
      const changes = await selectChanges(tip, edits);
      if (changes.length === 0) return;
      await branch.add(changes, { title: `Take in ${edits.map(({ path }) => path).join(", ")}`, body: FILES_ONLY });
    },
    diff: () => branch.diff(),
    head: () => branch.head(),
  };
}

/** `former`: what was written last. `target`: what the changes go on. */
type Trees = { former: DraftTree | undefined; target: DraftTree };

async function writeDraft(branch: DraftBranch, trees: Trees, request: DraftRequest): Promise<Draft | undefined> {
  const { title, body, edits, note, releases } = request;
  const changes = await selectChanges(trees.target, edits);
  await checkNewFiles(
    trees.target,
    edits.flatMap(({ path, role }) => (role === "removed" ? [] : [path])),
  );
  const made = await branch.write(changes, { title, body, releases });
  if (made === undefined && (note === undefined || branch.openTip() === undefined)) return undefined;
  // After the branch: a run that is killed before it finds on the branch what it would write again.
  const remarks = await keepWritten(branch, trees, made, request);
  if (made === undefined) return undefined;
  const { tree: _, ...draft } = made;
  return remarks.length === 0 ? draft : { ...draft, remarks };
}

async function restoreFiles(branch: DraftBranch, paths: readonly string[]): Promise<void> {
  for (const path of paths) checkPlainPath(path);
  if (branch.openTip() === undefined) return;
  const entries = await branch.start.readEntries(paths);
  const changes = paths.map((path): TreeChange => {
    const entry = entries.get(path);
    return entry?.type === "blob" ? { path, mode: entry.mode, sha: entry.sha } : { path, mode: "100644", sha: null };
  });
  await branch.add(changes, { title: `Leave out ${paths.join(", ")}`, body: FILES_ONLY });
}

/** Returns a remark where the host refuses. */
async function keepWritten(
  branch: DraftBranch,
  { former }: Trees,
  made: { commit: string; tree?: string | undefined } | undefined,
  { edits, written = edits, note }: DraftRequest,
): Promise<string[]> {
  const { own, kept, written: last, isRolling, isUnknown, isShared } = branch.judged;
  const isEdit = (one: FileEdit) => edits.some(({ path, content }) => path === one.path && content === one.content);
  const isSame = edits.length === written.length && written.every(isEdit);
  try {
    if (made !== undefined && !isShared && note === undefined && isSame) {
      if (kept?.commit !== made.commit) await branch.keep(made.commit);
      return [];
    }
    const changes = await selectChanges(former ?? branch.start, written);
    // Without it a later run of a rolling draft keeps what is on the branch only.
    const isWhole = !isRolling || (isSame && !isUnknown);
    const body = renderNote(note, isWhole ? (made?.tree ?? selectWritten(own)?.tree) : undefined);
    const message = { title: "What release-docs wrote", body };
    const isKnown = last !== undefined && last === kept && markMessage(message, kept.tree) === kept.message.trim();
    if (!isKnown || changes.length > 0) await branch.keep({ changes, message });
    return [];
  } catch (error) {
    return [`Entries that you remove from this draft can return with a later run: ${asRefusal(error).message}`];
  }
}

async function isDrafted({ start, openTip }: DraftBranch, path: string): Promise<boolean> {
  const paths = [path].filter((one) => acceptsPath(checkPlainPath, one));
  const [before, now] = await Promise.all([start.readEntries(paths), openTip()?.readEntries(paths)]);
  const entry = now?.get(path);
  return entry !== undefined && entry.sha !== before.get(path)?.sha;
}

async function selectChanges(tree: DraftTree, edits: readonly FileEdit[]): Promise<TreeChange[]> {
  const entries = await tree.readEntries(edits.map(({ path }) => path));
  return edits.flatMap(({ path, content, role }): TreeChange[] => {
    const entry = checkEntry(path, entries, role);
    if (role === "removed") return entry ? [{ path, mode: entry.mode, sha: null }] : [];
    const sha = hashBlob(content, entry?.sha.length);
    return entry?.sha === sha ? [] : [{ path, content, sha, mode: entry?.mode ?? "100644" }];
  });
}

function checkEntry(path: string, entries: ReadonlyMap<string, TreeEntry>, role?: FileEdit["role"]) {
  checkPathInTree(path, entries);
  const entry = entries.get(path);
  if (role === undefined || role === "version") checkNoProgram(path, entry);
  return entry;
}

/** Throws `codehost/bad-branch` for `HEAD`, and for what git-check-ref-format refuses. */
export function checkBranchName(branch: string): void {
  const isValid =
    branch !== "HEAD" &&
    branch !== "@" &&
    !branch.startsWith("-") &&
    !/[\p{Cc} ~^:?*[\\]|\.\.|@\{|\.$/u.test(branch) &&
    branch.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"));
  if (isValid) return;
  throw new ReleaseDocsError("codehost/bad-branch", `${JSON.stringify(branch)} is not a valid name of a branch.`);
}

/** The ref of what we wrote on a branch, where neither a rebase nor a squash of it loses that. */
export function nameWrittenRef(branch: string): string {
  return `refs/release-docs/${branch}`;
}

const NOTE = /^Release-Docs-Note: ([\w-]+)$/m;
const BRANCH_TREE = /^Release-Docs-Branch: ([0-9a-f]+)$/m;

/** `note` in letters that nothing reads as anything else; `tree` is that of the branch's commit. */
function renderNote(note: string | undefined, tree: string | undefined): string {
  const lines = [
    ...(note === undefined ? [] : [`Release-Docs-Note: ${Buffer.from(note).toString("base64url")}`]),
    ...(tree === undefined ? [] : [`Release-Docs-Branch: ${tree}`]),
  ];
  return lines.join("\n");
}

function parseNote(kept: OwnCommit | undefined): string | undefined {
  const [, encoded] = NOTE.exec(kept?.message ?? "") ?? [];
  return encoded === undefined ? undefined : Buffer.from(encoded, "base64url").toString();
}

export function buildDraftMoved(branch: string, cause?: unknown): ReleaseDocsError {
  const message = `The branch ${branch} moved while the draft was written.`;
  return new ReleaseDocsError("codehost/draft-moved", message, { cause });
}

/** `releases`: the tags that a merge of the commit releases. */
export type Message = {
  title: string;
  body: string;
  signOff?: boolean | undefined;
  releases?: readonly string[] | undefined;
};

/** `tree` is the name of its tree. */
export type OwnCommit = { commit: string; tree: string; message: string };

const TRAILER = "Release-Docs-Tree";

/** Who makes a commit. */
export type Signer = { name: string; email: string };

/** A commit message that no product obeys, marked with its tree: an amended commit is not ours. */
export function markMessage({ title, body, signOff, releases = [] }: Message, tree: string, signer?: Signer): string {
  const isSigned = signOff === true && signer !== undefined;
  const trailers = [
    ...releases.map((tag) => `${RELEASE_TRAILER}: ${tag.replace(/^@/, "%40")}`),
    ...(isSigned ? [`Signed-off-by: ${signer.name} <${signer.email}>`] : []),
    `${TRAILER}: ${tree}`,
  ];
  return [neutralizeTitle(title), neutralizeMessage(body).trim(), trailers.join("\n")]
    .filter((part) => part !== "")
    .join("\n\n");
}

export function isOwnCommit({ message, tree }: { message: string; tree: string }): boolean {
  return message.trimEnd().split("\n").at(-1) === `${TRAILER}: ${tree}`;
}

const RELEASE_TRAILER = "Release-Docs-Release";
const RELEASE_LINE = /^Release-Docs-Release: ((?:%40)?[\w+./@-]{1,200})$/gm;

/** The tags of {@link Message} that our newest commit with any names; `commits` have the newest first. */
export function selectReleases(commits: readonly Omit<OwnCommit, "commit">[]): string[] {
  const read = ({ message }: { message: string }) =>
    [...selectTrailers(message).matchAll(RELEASE_LINE)].map(([, tag = ""]) => tag.replace(/^%40/, "@"));
  const named = commits.filter(isOwnCommit).map(read);
  return named.find((tags) => tags.length > 0) ?? [];
}
