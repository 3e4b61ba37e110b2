import { createHash } from "node:crypto";
import { ReleaseDocsError } from "../shared/errors.ts";
import { checkFileSize } from "../shared/git-limits.ts";
import { shorten } from "../shared/text.ts";
import { explainNoDocument, foldName, foldPath } from "./document-path.ts";

/** As {@link checkPlainPath}, and refuses everything but documents. `isDrafted`: the draft already changes the file. */
export function checkDraftPath(path: string, isDrafted = false): void {
  checkPlainPath(path);
  const reason = explainNoDocument(path, isDrafted);
  if (reason !== undefined) throw refusePath(path, reason);
}

/** The longest path that Linux opens. */
const MAX_PATH_LENGTH = 4096;

/** Throws `codehost/path-refused` for a path that is not plain from the repository's root, and for git's own files. */
export function checkPlainPath(path: string): void {
  if (path.length > MAX_PATH_LENGTH) {
    throw refusePath(shorten(path, 100), `it is longer than ${MAX_PATH_LENGTH} characters`);
  }
  const segments = path.split("/");
  const folded = segments.map((segment) => foldName(segment));
  if (path.startsWith("/") || /^[a-z]:/i.test(path)) throw refusePath(path, "it is absolute");
  if (path.includes("\\") || /\p{Cc}/u.test(path)) throw refusePath(path, "it has a backslash or a control character");
  if (!path.isWellFormed()) throw refusePath(path, "it is no valid Unicode");
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) {
    throw refusePath(path, "it is not a plain path from the top of the repository");
  }
  if (folded.includes(".git") || folded.includes("git~1")) throw refusePath(path, "it belongs to git itself");
}

/** Throws `codehost/path-refused` for a path that is a folder, or leads through a link, submodule or file. */
export function checkPathInTree(path: string, entries: ReadonlyMap<string, TreeEntry>): void {
  const prefixes = listPrefixes(path);
  for (const prefix of prefixes) {
    const entry = entries.get(prefix);
    const place = prefix === path ? "it is" : "it leads through";
    if (entry?.mode === "120000") throw refusePath(path, `${place} a symbolic link`);
    if (entry?.mode === "160000") throw refusePath(path, `${place} a submodule`);
    if (entry?.type === "tree" && prefix === path) throw refusePath(path, "it is a folder");
    if (entry?.type === "blob" && prefix !== path) throw refusePath(path, `${entry.path} is a file`);
  }
}

/** Whether both cannot be files: one would be a folder of the other, or has its name to some file systems. */
export function excludes(path: string, other: string): boolean {
  const [one, two] = [`${foldPath(path)}/`, `${foldPath(other)}/`];
  return path !== other && (one.startsWith(two) || two.startsWith(one));
}

/** Throws `codehost/path-refused` for new files of `paths` that have the name of another file to some file systems. */
export async function checkNewFiles(tree: DraftTree, paths: readonly string[]): Promise<void> {
  const entries = await tree.readEntries(paths);
  const added = paths.filter((path) => !entries.has(path));
  const all = added.length === 0 ? [] : [...added, ...(await tree.listFiles(""))];
  const files = new Map(all.map((path) => [foldPath(path), path]));
  for (const path of added) {
    const found = listPrefixes(foldPath(path)).map((one) => files.get(one));
    const other = found.find((file) => file !== undefined && file !== path);
    if (other !== undefined) throw refusePath(path, `some file systems take it for ${JSON.stringify(other)}`);
  }
}

/** Throws `codehost/path-refused` for an executable file without a type, such as a script called `changelog`. */
export function checkNoProgram(path: string, entry: TreeEntry | undefined): void {
  const hasType = path.slice(path.lastIndexOf("/") + 1).includes(".");
  if (entry?.mode === "100755" && !hasType) throw refusePath(path, "it is a program");
}

function refusePath(path: string, reason: string): ReleaseDocsError {
  return new ReleaseDocsError("codehost/path-refused", `The path ${JSON.stringify(path)} is not allowed: ${reason}.`);
}

export function acceptsPath(check: (path: string) => void, path: string): boolean {
  try {
    check(path);
    return true;
  } catch (error) {
    if (error instanceof ReleaseDocsError) return false;
    throw error;
  }
}

export type TreeEntry = {
  path: string;
  /** As git writes it: `100644`, `100755` (executable), `120000` (link), `160000` (submodule), `040000`. */
  mode: string;
  type: "blob" | "tree" | "commit";
  sha: string;
};

/** A path's new content, or the name of an existing blob; null for a removed file. */
export type TreeChange = { path: string; mode: string; sha: string | null; content?: string };

export type DraftTree = {
  readEntries(paths: readonly string[]): Promise<ReadonlyMap<string, TreeEntry>>;
  /** The files below `folder` (no slash at its end; `""`: everything), sorted, without links. */
  listFiles(folder: string): Promise<string[]>;
  readText(entry: TreeEntry): Promise<string>;
};

/** Undefined for a file that does not exist. Throws `codehost/path-refused` and `codehost/not-text`. */
export async function readDraftFile(tree: DraftTree, path: string): Promise<string | undefined> {
  checkPlainPath(path);
  const entries = await tree.readEntries([path]);
  const entry = entries.get(path);
  if (entry?.type !== "blob") return undefined;
  checkPathInTree(path, entries);
  return tree.readText(entry);
}

/** The path and the folders above it, the topmost first: `a`, `a/b`, `a/b/c`. */
export function listPrefixes(path: string): string[] {
  const segments = path.split("/");
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}

/** Throws `codehost/not-text` for anything but UTF-8, which writing would destroy, and `limit/file`. */
export function decodeText(path: string, bytes: Uint8Array): string {
  checkFileSize(path, bytes.length);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new ReleaseDocsError("codehost/not-text", `${path} is not a UTF-8 text file.`, { cause });
  }
}

/** `length` is that of the repository's SHAs. */
export function hashBlob(content: string, length = 40): string {
  const bytes = Buffer.from(content, "utf8");
  return createHash(length === 40 ? "sha1" : "sha256")
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest("hex");
}
