import { type GitObject, type ObjectReader, objectsOf } from "../../git/objects.ts";
import { GitCommandError } from "../../git/run.ts";
import { pathOf, readTree } from "../../git/tree.ts";
import { buildLimitError, checkFileSize } from "../../shared/git-limits.ts";
import { type DraftTree, decodeText, listPrefixes, readDraftFile, type TreeEntry } from "../draft-files.ts";

/** `commit` is a full SHA. */
export function readFileAt(directory: string, commit: string, path: string): Promise<string | undefined> {
  return readDraftFile(createLocalTree(directory, commit), path);
}

/** The tree of a commit (full SHA). */
export function createLocalTree(directory: string, commit: string): DraftTree {
  const objects = objectsOf(directory);
  const folders = new Map<string, Promise<ReadonlyMap<string, TreeEntry>>>();
  let listing: ReturnType<typeof readTree> | undefined;
  /** `name` is that of a tree object. */
  const readFolder = (name: string, path: string) => {
    const known = folders.get(path) ?? readObject(objects, name, checkFolderSize).then(parseFolder(path));
    folders.set(path, known);
    return known;
  };
  const readEntry = async (path: string, found: ReadonlyMap<string, TreeEntry>): Promise<TreeEntry | undefined> => {
    const slash = path.lastIndexOf("/");
    const above = path.slice(0, Math.max(slash, 0));
    const folder = above === "" ? `${commit}^{tree}` : found.get(above);
    if (folder === undefined || (typeof folder !== "string" && folder.type !== "tree")) return undefined;
    return (await readFolder(typeof folder === "string" ? folder : folder.sha, above)).get(path);
  };
  return {
    readEntries: async (paths) => {
      const found = new Map<string, TreeEntry>();
      // A folder comes before what is in it.
      for (const path of new Set(paths.flatMap(listPrefixes))) {
        const entry = await readEntry(path, found);
        if (entry !== undefined) found.set(path, entry);
      }
      return found;
    },
    listFiles: async (folder) => {
      listing ??= readTree(directory, commit);
      const files = (await listing).filter((entry) => entry.startsWith("100")).map(pathOf);
      return files.filter((path) => folder === "" || path.startsWith(`${folder}/`)).sort();
    },
    readText: async ({ path, sha }) => {
      const { content } = await readObject(objects, sha, (bytes) => checkFileSize(path, bytes));
      return decodeText(path, content);
    },
  };
}

/** Throws what `check` throws, before the content is read. */
export async function readObject(
  objects: ObjectReader,
  name: string,
  check?: (bytes: number) => void,
): Promise<GitObject> {
  const found = await objects.read(name, check);
  if (found === undefined) throw new GitCommandError(["cat-file"], 1, `${name} is missing`);
  return found;
}

// About 500,000 entries.
const MAX_FOLDER_BYTES = 32 * 2 ** 20;

function checkFolderSize(bytes: number): void {
  if (bytes <= MAX_FOLDER_BYTES) return;
  throw buildLimitError(
    "limit/paths",
    `A folder of the repository has a listing of more than ${MAX_FOLDER_BYTES} bytes.`,
  );
}

/** Reads `<mode> <name>\0<binary SHA>` of each entry. */
function parseFolder(folder: string) {
  return ({ sha: own, content }: GitObject): ReadonlyMap<string, TreeEntry> => {
    const entries = new Map<string, TreeEntry>();
    for (let start = 0; start < content.length; ) {
      const [space, end] = [content.indexOf(" ", start), content.indexOf(0, start)];
      const mode = content.toString("latin1", start, space).padStart(6, "0");
      const name = content.toString("utf8", space + 1, end);
      start = end + 1 + own.length / 2;
      const path = folder === "" ? name : `${folder}/${name}`;
      entries.set(path, { path, mode, type: TYPES[mode] ?? "blob", sha: content.toString("hex", end + 1, start) });
    }
    return entries;
  };
}

const TYPES: Readonly<Record<string, TreeEntry["type"]>> = { "040000": "tree", "160000": "commit" };
