import { createHash } from "node:crypto";
import { decodeText } from "../decode-text.ts";
import { listPrefixes, type TreeEntry } from "../tree.ts";
import { BlobAnswer, TreeAnswer } from "./github-answers.ts";
import type { GitHubRest } from "./github-rest.ts";

/** What a commit on GitHub holds. */
export type GitHubTree = {
  /** Object name of the tree. */
  sha: string;
  /** The entries at the paths and at the folders above them, by path. */
  readEntries(paths: readonly string[]): Promise<ReadonlyMap<string, TreeEntry>>;
  /** Every file below `folder` (no slash at its end; `""`: everything), sorted by path; of a tree too large for one answer, those that it held. */
  listFiles(folder: string): Promise<TreeEntry[]>;
  readText(entry: TreeEntry): Promise<string>;
};

/** Reads a tree (full SHA) by one request for all of its names, made when they are first asked for. */
export function createGitHubTree(rest: GitHubRest, sha: string): GitHubTree {
  const folders = new Map<string, ReturnType<typeof readTreeAnswer>>();
  const readFolder = (folder: string, recursive: boolean) => {
    const key = `${folder} ${recursive}`;
    const known = folders.get(key) ?? readTreeAnswer(rest, folder, recursive);
    folders.set(key, known);
    return known;
  };
  return {
    sha,
    readEntries: async (paths) => {
      const whole = await readFolder(sha, true);
      const wanted = new Set(paths.flatMap(listPrefixes));
      const entries = new Map<string, TreeEntry>();
      for (const entry of whole.tree) if (wanted.has(entry.path)) entries.set(entry.path, entry);
      if (whole.truncated) await walk(wanted, entries, (folder) => readFolder(folder, false), sha);
      return entries;
    },
    listFiles: async (folder) => {
      const { tree } = await readFolder(sha, true);
      const isBelow = (path: string) => folder === "" || path.startsWith(`${folder}/`);
      return tree
        .filter(({ path, mode }) => mode.startsWith("100") && isBelow(path))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    readText: async ({ path, sha: blob }) => {
      const { content, encoding } = await rest.call(
        {
          route: "GET /repos/{owner}/{repo}/git/blobs/{blob}",
          parameters: { blob },
          doing: `read ${path}`,
        },
        BlobAnswer,
      );
      return decodeText(path, Buffer.from(content, encoding === "base64" ? "base64" : "utf8"));
    },
  };
}

/** Object name that git gives to a file of this content. */
export function hashBlob(content: string): string {
  const bytes = Buffer.from(content, "utf8");
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

function readTreeAnswer(rest: GitHubRest, tree: string, recursive: boolean) {
  return rest.call(
    {
      route: "GET /repos/{owner}/{repo}/git/trees/{tree}",
      parameters: recursive ? { tree, recursive: "1" } : { tree },
      doing: "list the files",
    },
    TreeAnswer,
  );
}

/** Adds what a cut listing may lack, folder by folder; `wanted` holds every folder before what is in it. */
async function walk(
  wanted: ReadonlySet<string>,
  entries: Map<string, TreeEntry>,
  readFolder: (sha: string) => ReturnType<typeof readTreeAnswer>,
  root: string,
): Promise<void> {
  for (const path of wanted) {
    const cut = path.lastIndexOf("/");
    const folder = cut < 0 ? root : entries.get(path.slice(0, cut));
    if (folder === undefined || (typeof folder !== "string" && folder.type !== "tree")) continue;
    const { tree } = await readFolder(typeof folder === "string" ? folder : folder.sha);
    const entry = tree.find((one) => one.path === path.slice(cut + 1));
    if (entry !== undefined) entries.set(path, { ...entry, path });
  }
}
