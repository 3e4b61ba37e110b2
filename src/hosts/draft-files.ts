import { ReleaseDocsError } from "../shared/errors.ts";
import { checkFileSize } from "../shared/git-limits.ts";
import { hashInHex, removeInvisible, shorten } from "../shared/text.ts";

/** As {@link checkPlainPath}, and refuses everything but documents. `isDrafted`: the draft already changes the file. */
export function checkDraftPath(path: string, isDrafted = false): void {
  checkPlainPath(path);
  const reason = explainNoDocument(path, isDrafted);
  if (reason !== undefined) throw refusePath(path, reason);
}

/** As {@link checkPlainPath}, and refuses files and folders that begin with a dot. */
export function checkVersionPath(path: string): void {
  checkPlainPath(path);
  if (path.split("/").some((name) => foldName(name).startsWith("."))) {
    throw refusePath(path, "tools read files and folders that begin with a dot");
  }
}

/** Throws `codehost/path-refused` unless the file is there: a release raises versions, and adds none. */
export async function checkVersionFile(tree: DraftTree, path: string): Promise<void> {
  checkVersionPath(path);
  const entry = (await tree.readEntries([path])).get(path);
  if (entry?.mode !== "100644" && entry?.mode !== "100755") throw refusePath(path, "it is no file of the base branch");
}

/** Throws `codehost/path-refused`: what runs with the repository's secrets is changed by people only. */
export function checkPreparedFile(_: DraftTree, path: string): void {
  checkPlainPath(path);
  const [first = "", second = ""] = path.split("/").map(foldName);
  if (first === ".github" && second === "workflows") throw refusePath(path, "workflows are changed by people only");
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
  return hashInHex(length === 40 ? "sha1" : "sha256", `blob ${bytes.length}\0`, bytes);
}

/** Light markup and plain text, as documentation repositories hold them. */
const DOCUMENT_TYPES: ReadonlySet<string> = new Set([
  ...["md", "markdown", "mdown", "mdwn", "mkd", "mkdn", "mdx", "rst", "adoc", "asciidoc", "txt", "text", "org"],
  ...["textile", "rdoc", "pod", "wiki", "mediawiki", "creole"],
]);

/** Formats that generators write more often than people: only where the draft already changes the file. */
const PAGE_TYPES: ReadonlySet<string> = new Set(["html", "htm", "xhtml", "csv", "tsv", "tex", "texi", "texinfo", "po"]);

const BARE_NAMES =
  /^(?:readme|change[-_ ]?log|changes|history|news|releases|release[-_ ]?notes|what[-_ ]?s[-_ ]?new|upgrading|authors|contributing|install)$/;

/** Folders whose files without a type are programs, or Debian's, which its build tools obey. */
const PROGRAM_FOLDERS: ReadonlySet<string> = new Set([
  ...["bin", "sbin", "libexec", "script", "scripts", "tool", "tools", "hooks", "ci", "debian"],
]);

/** Instructions that coding agents follow, wherever in a repository they are. */
const AGENT_NAMES =
  /^(?:(?:agents?|claude|gemini|qwen|warp|crush|codex|opencode|amazonq|replit)(?:\.(?:local|override))?|skill|copilot-instructions|.*\.(?:agent|chatmode|instructions|prompt))$/;

/** Text files that build tools and package managers obey. */
const TOOL_NAMES: ReadonlySet<string> = new Set([
  ...["cmakelists", "cmakecache", "meson_options", "conanfile", "conanbuildinfo", "entry_points", "top_level"],
  ...["modules", "apt", "aptfile", "runtime", "environment", "version", "manifest"],
]);
const TEXT_TYPES: ReadonlySet<string> = new Set(["txt", "text"]);
const DEPENDENCIES = /(?:^|[-_. ])(?:requirements?|constraints?|dependencies|deps|packages)(?:$|[-_. ])/;

/**
 * Why no draft may write to a plain path, in words that follow a colon; undefined for a document. `isDrafted`: whether
 * the draft already changes the file.
 */
export function explainNoDocument(path: string, isDrafted: boolean): string | undefined {
  const names = path.split("/").map(foldName);
  if (names.some((name) => name.startsWith("."))) return "tools read files and folders that begin with a dot";
  const [odd] = path.split("/").flatMap((name) => explainOddName(name) ?? []);
  if (odd !== undefined) return odd;
  if (names.some((name) => /~\d+(?:\.|$)/.test(name))) return "Windows reads it as the short name of another file";
  const name = names.at(-1) ?? "";
  const folders = names.slice(0, -1);
  const dot = name.lastIndexOf(".");
  const [stem, type] = [name.slice(0, dot), name.slice(dot + 1)];
  if (dot === -1) return isBareDocument(name, folders) ? undefined : "it is no document";
  if (AGENT_NAMES.test(stem)) return "coding agents follow it";
  if (TEXT_TYPES.has(type) && isToolFile(stem, folders.at(-1))) return "build tools and package managers read it";
  if (DOCUMENT_TYPES.has(type) || (isDrafted && PAGE_TYPES.has(type))) return undefined;
  return PAGE_TYPES.has(type) ? "it is no document that this draft changes" : "it is no document";
}

function isBareDocument(name: string, folders: readonly string[]): boolean {
  return BARE_NAMES.test(name) && !folders.some((folder) => PROGRAM_FOLDERS.has(folder));
}

function isToolFile(stem: string, folder = ""): boolean {
  return TOOL_NAMES.has(stem) || [stem, folder].some((part) => DEPENDENCIES.test(part));
}

const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d|con(?:in|out)\$) *(?:\.|$)/;

/** Why people, programs or file systems take a name for another one. */
function explainOddName(name: string): string | undefined {
  if (/^[\p{Pd}\u2212]/u.test(name.normalize("NFKC"))) return "programs read names that begin with a hyphen as options";
  if (/[:<>"|?*]/.test(name)) return 'Windows has no names with any of : < > " | ? *';
  if (/[\\`$;]/.test(name)) return "shells obey names with any of \\ ` $ ;";
  if (/^\s|\s\.|[\s.]$/.test(name)) return "names with a space at an end, or with a dot at theirs, are shown as others";
  if (removeInvisible(name) !== name || name.includes("\u2800")) return "it has characters that nobody sees";
  if (DEVICE.test(foldName(name))) return "it is the name of a device on Windows";
  return Buffer.byteLength(name) > 255 ? "it has a name that is too long for a file system" : undefined;
}

/** The same for two paths that a file system takes for one, since it ignores case or the form of letters. */
export function foldPath(path: string): string {
  return path.normalize("NFKC").toUpperCase().normalize("NFKC");
}

/** What Windows, macOS and Unicode treat as the same name: without invisible characters, in lower case. */
export function foldName(segment: string): string {
  const [plain = ""] = segment
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toLowerCase()
    // On Windows `.git::$INDEX_ALLOCATION` is `.git`.
    .split(":");
  let end = plain.length;
  while (end > 0 && (plain[end - 1] === "." || plain[end - 1] === " ")) end -= 1;
  return plain.slice(0, end);
}
