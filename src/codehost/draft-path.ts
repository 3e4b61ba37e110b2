import { ReleaseDocsError } from "../release-docs-error.ts";
import type { TreeEntry } from "./tree.ts";

/**
 * Refuses a path that a draft must not write, whoever asked for it: what {@link checkPlainPath} refuses, and workflows,
 * which would run with the repository's secrets. Throws a {@link ReleaseDocsError} (`codehost/path-refused`).
 */
export function checkDraftPath(path: string): void {
  checkPlainPath(path);
  const [top = "", folder = ""] = path.split("/");
  if (foldName(top) === ".github" && foldName(folder) === "workflows") throw refusePath(path, "it is a workflow");
}

/**
 * Refuses what is no path of a file from the top of a repository, or one of git's own files.
 * Throws a {@link ReleaseDocsError} (`codehost/path-refused`).
 */
export function checkPlainPath(path: string): void {
  const segments = path.split("/");
  const folded = segments.map((segment) => foldName(segment));
  if (path.startsWith("/") || /^[a-z]:/i.test(path)) throw refusePath(path, "it is absolute");
  if (path.includes("\\") || hasControl(path)) throw refusePath(path, "it has a character that paths here do not have");
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) {
    throw refusePath(path, "it is not a plain path from the top of the repository");
  }
  if (folded.includes(".git") || folded.includes("git~1")) throw refusePath(path, "it belongs to git itself");
}

/**
 * Refuses a path that leads through a link or a submodule, is one, or is a folder, or has a file for a folder.
 * `entries` are those of the tree at the path and at the folders above it, where they are no folders themselves.
 * Throws a {@link ReleaseDocsError} (`codehost/path-refused`).
 */
export function checkPathInTree(path: string, entries: ReadonlyMap<string, TreeEntry>): void {
  const segments = path.split("/");
  for (let length = 1; length <= segments.length; length += 1) {
    const entry = entries.get(segments.slice(0, length).join("/"));
    const place = length === segments.length ? "it is" : "it leads through";
    if (entry?.mode === "120000") throw refusePath(path, `${place} a symbolic link`);
    if (entry?.mode === "160000") throw refusePath(path, `${place} a submodule`);
    if (entry?.type === "tree" && length === segments.length) throw refusePath(path, "it is a folder");
    if (entry?.type === "blob" && length < segments.length) throw refusePath(path, `${entry.path} is a file`);
  }
}

function refusePath(path: string, reason: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "codehost/path-refused",
    message: `The path ${JSON.stringify(path)} is refused: ${reason}.`,
    hint: "Name a file by its path from the top of the repository, such as `docs/releases.md`.",
  });
}

// File systems of Windows and macOS take these for the same name; code points that HFS+ ignores are dropped.
function foldName(segment: string): string {
  return segment
    .replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu, "")
    .replace(/:.*$|[. ]+$/g, "")
    .toLowerCase();
}

function hasControl(path: string): boolean {
  return [...path].some((character) => character < " " || character === "\u007f");
}
