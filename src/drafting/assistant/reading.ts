import { GitCommandError, streamGitLines } from "../../git/run.ts";
import type { OpenDraft } from "../../hosts/code-host.ts";
import { readDraftFile } from "../../hosts/draft-files.ts";
import { createLocalTree } from "../../hosts/local/tree.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { isLimitError } from "../../shared/git-limits.ts";
import { cutList, quoteText } from "../../shared/text.ts";
import type { Source } from "../repositories/repositories.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";

export type Reading = ReturnType<typeof createReading>;

type ReadingPlace = { open: OpenDraft; sources: readonly Source[]; written: readonly WrittenSpan[] };

const SECRET_NAMES =
  /^(?:\.env(?!\.(?:example|sample|template|dist)$).*|\.?(?:netrc|npmrc|pypirc|pgpass|htpasswd|git-credentials|dockercfg)|id_(?:rsa|dsa|ecdsa|ed25519)|(?:credentials?|secrets?)(?:\.\w+)?|kubeconfig|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk|asc|gpg|tfstate|tfvars))$/i;

/** Whether a file is likely to have secrets, so that it is neither read nor searched. */
export function looksSecret(path: string): boolean {
  return path.split("/").some((part) => SECRET_NAMES.test(part));
}

/**
 * Text files by a path of the drafts' repository, or by `owner/name:path` in a source elsewhere. `edited` are the documents
 * as this turn has written them.
 */
export function createReading({ open, sources, written }: ReadingPlace, edited: () => ReadonlyMap<string, string>) {
  const placed = sources.map((source) => {
    const { name } = source.repository;
    const end = written.find((one) => one.source.name === name)?.span.end ?? source.history.head;
    const { directory } = source.history;
    return { prefix: source.isElsewhere ? `${name}:` : "", directory, end, tree: createLocalTree(directory, end) };
  });
  const home = placed.find(({ prefix }) => prefix === "");
  const elsewhere = placed.filter(({ prefix }) => prefix !== "");
  const listFiles = async () => [...new Set([...(await open.listFiles("")), ...edited().keys()])].sort();
  /** Undefined for a file that does not exist; throws what {@link explainUnread} explains. */
  const read = async (path: string): Promise<string | undefined> => {
    if (looksSecret(path)) throw new ReleaseDocsError("codehost/path-refused", "Files with secrets are not read.");
    const other = elsewhere.find(({ prefix }) => path.startsWith(prefix));
    if (other !== undefined) return readDraftFile(other.tree, path.slice(other.prefix.length));
    const text = edited().get(path) ?? (await open.readFile(path));
    return text ?? (home && readDraftFile(home.tree, path));
  };
  return {
    read,
    list: async (folder: string) => {
      const other = elsewhere.find(({ prefix }) => folder.startsWith(prefix));
      const files = other === undefined ? await listFiles() : await other.tree.listFiles("");
      const prefix = other?.prefix ?? "";
      const below = folder
        .slice(prefix.length)
        .replace(/^\.?\//, "")
        .replace(/\/$/, "");
      const others = folder === "" ? elsewhere.map((one) => `${one.prefix} (another repository)`) : [];
      return [...others, ...foldFiles(files, below === "" ? "" : `${below}/`).map((path) => prefix + path)].join("\n");
    },
    search: async (words: string) => {
      const own = searchTexts([...edited()], words);
      const paths = home === undefined ? (await listFiles()).filter((path) => SEARCHED.test(path)) : [];
      for (const path of paths.slice(0, MAX_SEARCHED)) {
        if (own.length >= MAX_MATCHES) break;
        if (edited().has(path) || looksSecret(path)) continue;
        const text = await open.readFile(path).catch((error: unknown) => void explainUnread(error));
        own.push(...searchTexts([[path, text ?? ""]], words));
      }
      for (const place of placed) own.push(...(await searchTree(place, words, edited())));
      return own.slice(0, MAX_MATCHES).join("\n");
    },
  };
}

/** What is wrong with a path, for the model; other errors are thrown. */
export function explainUnread(error: unknown): string {
  const isOfFile =
    error instanceof ReleaseDocsError &&
    (error.code === "codehost/path-refused" || error.code === "codehost/not-text" || isLimitError(error));
  if (!isOfFile) throw error;
  return error.message;
}

const MAX_LISTED = 400;

/** Files below a folder; where there are many, folders with their numbers of files. */
function foldFiles(files: readonly string[], folder: string): string[] {
  const below = files.filter((path) => path.startsWith(folder) && !looksSecret(path));
  if (below.length <= MAX_LISTED) return below;
  const groups = Map.groupBy(below, (path) => /^[^/]*\/?/.exec(path.slice(folder.length))?.[0] ?? "");
  const lines = [...groups].map(
    ([name, { length }]) => `${folder}${name}${name.endsWith("/") ? ` (${length} files)` : ""}`,
  );
  return cutList(lines, MAX_LISTED);
}

// Each may be a request to the code host.
const MAX_SEARCHED = 100;
const SEARCHED = /\.(?:md|mdx|markdown|rst|adoc|txt)$/i;
const MAX_MATCHES = 60;
const MAX_MATCHES_OF_FILE = 5;
const MAX_LINE = 200;

function searchTexts(texts: readonly (readonly [path: string, text: string])[], words: string): string[] {
  const wanted = words.toLowerCase();
  return texts.flatMap(([path, text]) => {
    const lines = text.split("\n").map((line, index) => ({ line, number: index + 1 }));
    const found = lines.filter(({ line }) => line.toLowerCase().includes(wanted));
    return found
      .slice(0, MAX_MATCHES_OF_FILE)
      .map(({ line, number }) => `${path}:${number}: ${quoteText(line, MAX_LINE)}`);
  });
}

const GREP = ["grep", "--no-color", "--no-textconv", "-I", "-n", "-i", "-z", "--fixed-strings", "--full-name"];

async function searchTree(
  { directory, end, prefix }: { directory: string; end: string; prefix: string },
  words: string,
  edited: ReadonlyMap<string, string>,
): Promise<string[]> {
  const found: string[] = [];
  try {
    const args = [...GREP, `--max-count=${MAX_MATCHES_OF_FILE}`, "-e", words, end, "--", ":(top)"];
    for await (const lines of streamGitLines(directory, args, { isolated: true })) {
      for (const line of lines) {
        const [place = "", number = "", text = ""] = line.split("\0");
        const path = place.slice(end.length + 1);
        if (looksSecret(path) || (prefix === "" && edited.has(path))) continue;
        found.push(`${prefix}${path}:${number}: ${quoteText(text, MAX_LINE)}`);
      }
      if (found.length >= MAX_MATCHES) break;
    }
  } catch (error) {
    // Nothing found, or too much to search.
    if (!(error instanceof GitCommandError && error.exitCode === 1) && !isLimitError(error)) throw error;
  }
  return found;
}
