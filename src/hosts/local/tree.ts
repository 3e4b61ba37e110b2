import { GitDialog, type GitObject, type ObjectReader, objectsOf } from "../../git/objects.ts";
import { GitCommandError } from "../../git/run.ts";
import { pathOf, readTree } from "../../git/tree.ts";
import { buildLimitError, checkFileSize } from "../../shared/git-limits.ts";
import {
  type DraftTree,
  decodeText,
  listPrefixes,
  readDraftFile,
  type TreeChange,
  type TreeEntry,
} from "../draft-files.ts";

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

type Signature = { name: string; email: string; date: string };

/** `date` is the time of the commit. */
export async function readCommit(objects: ObjectReader, sha: string) {
  const { content } = await readObject(objects, `${sha}^{commit}`);
  const [head = "", ...message] = content.toString().split("\n\n");
  const [, tree = ""] = /^tree (\S+)/.exec(head) ?? [];
  // The line ends in seconds and time zone.
  const [, seconds] = /^committer .* (\S+) \S+$/m.exec(head) ?? [];
  return { tree, date: new Date(Number(seconds) * 1000).toISOString(), message: message.join("\n\n") };
}

/** The repository that is written to, and the one that has the base: `store` itself, or what it borrows objects from. */
export type CommitPlace = { store: string; home: string; signature: Signature };

type NewCommit = {
  /** Full SHA. */
  parent: string;
  changes: readonly TreeChange[];
  /** Gets the SHA of the commit's tree. Without a message nothing is committed. */
  buildMessage: (tree: string) => string | undefined;
};

/** Never written: it is deleted before git writes refs. */
const BRANCH = "refs/release-docs/draft";

/**
 * Stores a commit on `parent` without a ref, by one process. `sha` is undefined without a message; `entries` are the
 * changed files that its tree has: mode, type and SHA.
 */
export async function writeCommit(
  { store, home, signature }: CommitPlace,
  { parent, changes, buildMessage }: NewCommit,
): Promise<{ tree: string; sha: string | undefined; entries: ReadonlyMap<string, string> }> {
  // Few objects are stored one by one, by a process more; where none of them is kept, a pack is as good.
  const unpackLimit = store === home ? 100 : 1;
  const args = ["-c", `fastimport.unpackLimit=${unpackLimit}`, "fast-import", "--quiet"];
  const git = new GitDialog(store, args);
  const ask = async (question: string, answer: RegExp): Promise<string> => {
    git.write(question);
    const line = await git.answers.readLine();
    const [, sha] = answer.exec(line) ?? [];
    if (sha !== undefined) return sha;
    await git.finish();
    throw new GitCommandError(args, 1, line);
  };
  try {
    // The message names the tree, so it is asked for in a commit without one.
    const draft = renderCommit(parent, { name: "-", email: "", date: "1970-01-01T00:00:00Z" }, "");
    const listing = `feature done\n${draft}${changes.map(renderChange).join("")}ls ""\n`;
    const tree = await ask(listing, /^040000 tree ([0-9a-f]+)\t$/);
    const entries = new Map<string, string>();
    for (const { path } of changes) {
      const entry = await ask(`ls ${quotePath(path)}\n`, /^(missing|\d{6} \w+ [0-9a-f]+)[ \t]/);
      if (entry !== "missing") entries.set(path, entry);
    }
    const message = buildMessage(tree);
    const final = message === undefined ? "" : `${renderCommit(parent, signature, message)}M 040000 ${tree} ""\n\n`;
    const sha = final === "" ? undefined : await ask(`${final}get-mark :1\n`, /^([0-9a-f]+)$/);
    git.write(`reset ${BRANCH}\nfrom ${"0".repeat(parent.length)}\n\ndone\n`);
    await git.finish();
    return { tree, sha, entries };
  } finally {
    await git.stop();
  }
}

function renderCommit(parent: string, { name, email, date }: Signature, message: string): string {
  const who = `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`;
  const text = message === "" ? "" : `${message.trim()}\n`;
  return [
    ...[`commit ${BRANCH}`, "mark :1", `author ${who}`, `committer ${who}`],
    ...[`data ${Buffer.byteLength(text)}`, `${text}from ${parent}`, ""],
  ].join("\n");
}

function renderChange({ path, mode, sha, content }: TreeChange): string {
  const name = quotePath(path);
  if (content !== undefined) return `M ${mode} inline ${name}\ndata ${Buffer.byteLength(content)}\n${content}\n`;
  return sha === null ? `D ${name}\n` : `M ${mode} ${sha} ${name}\n`;
}

function quotePath(path: string): string {
  return `"${path.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
