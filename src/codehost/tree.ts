import { runGit, streamGit } from "../git/run-git.ts";
import { decodeText } from "./decode-text.ts";

/** One name in a commit's tree. */
export type TreeEntry = {
  path: string;
  /** As git writes it: `100644`, `100755` (executable), `120000` (link), `160000` (submodule), `040000`. */
  mode: string;
  type: "blob" | "tree" | "commit";
  /** Full object name. */
  sha: string;
};

/**
 * The entries of `commit` (full SHA) at `paths`, and at the folders above them where these are no folders, by path.
 */
export async function readTreeEntries(
  directory: string,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, TreeEntry>> {
  if (paths.length === 0) return new Map();
  const wanted = new Set(paths.flatMap(listPrefixes));
  const args = ["--literal-pathspecs", "ls-tree", "-z", "--full-tree", commit, "--", ...wanted];
  const entries = parseTree(await runGit(directory, args));
  return new Map(entries.filter(({ path }) => wanted.has(path)).map((entry) => [entry.path, entry]));
}

/** All that is below `folder` (no slash at its end; `""`: everything) in `commit` (full SHA), without the folders, sorted by path. */
export async function readTree(directory: string, commit: string, folder: string): Promise<TreeEntry[]> {
  const args = [
    "--literal-pathspecs",
    "ls-tree",
    "-r",
    "-z",
    "--full-tree",
    commit,
    ...(folder === "" ? [] : ["--", `${folder}/`]),
  ];
  const entries = parseTree(await runGit(directory, args));
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The text of a blob, byte for byte. Throws what `decodeText` throws. */
export async function readText(directory: string, entry: TreeEntry): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of streamGit(directory, ["cat-file", "blob", entry.sha])) pieces.push(piece);
  return decodeText(entry.path, Buffer.concat(pieces));
}

function parseTree(listing: string): TreeEntry[] {
  return listing.split("\0").flatMap((line) => {
    const [, mode, type, sha, path] = /^(\d+) (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
    if (mode === undefined || sha === undefined || path === undefined) return [];
    return type === "blob" || type === "tree" || type === "commit" ? [{ path, mode, type, sha }] : [];
  });
}

/** The path and the folders above it, the topmost first: `a`, `a/b`, `a/b/c`. */
export function listPrefixes(path: string): string[] {
  const segments = path.split("/");
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
