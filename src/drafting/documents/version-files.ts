import type { History } from "../../git/repository.ts";
import { parseTagName } from "../../git/tags.ts";
import { findPathsWith } from "../../git/tree.ts";
import type { OpenDraft } from "../../hosts/code-host.ts";
import { acceptsPath, checkPlainPath } from "../../hosts/draft-files.ts";
import { onError, ReleaseDocsError } from "../../shared/errors.ts";
import { isLimitError } from "../../shared/git-limits.ts";
import { selectPathKind } from "../../writer/changes/paths.ts";
import { isVersionFile, raiseVersion, VERSION_MARK } from "../../writer/version-files.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";
import { readPackages } from "./documentation.ts";
import type { WrittenFile } from "./files.ts";

const MAX_FILES = 200;

/** Paths with lines that are marked for a version. */
export function findMarked({ directory, head }: Pick<History, "directory" | "head">): Promise<string[]> {
  return findPathsWith(directory, head, VERSION_MARK);
}

type Draft = Pick<OpenDraft, "readFile" | "listFiles">;

/** The files that have the version of what is to be released. `marked`: paths with lines that are marked for it. */
export async function writeVersionFiles(
  draft: Draft,
  written: readonly WrittenSpan[],
  marked: readonly string[],
): Promise<WrittenFile[]> {
  const planned = written.filter(({ release }) => release !== undefined);
  if (planned.length === 0) return [];
  const files = (await draft.listFiles("")).filter((path) => acceptsPath(checkPlainPath, path));
  const edits = new Map<string, WrittenFile>();
  for (const { release, folder = "", span } of planned) {
    const { tag = "", version = "" } = release ?? {};
    const from = parseTagName(span.previousTag ?? "")?.version;
    const change = { from, to: version, names: await readPackages(draft.readFile, [folder]) };
    const isMeant = (path: string) => marked.includes(path) || (isVersionFile(path) && isProduct(path));
    const own = files.filter((path) => belongsTo(path, folder) && isMeant(path));
    for (const path of own.slice(0, MAX_FILES)) {
      const text = edits.get(path)?.content ?? (await readText(draft, path));
      const content = raiseVersion(path, text, change);
      if (content !== undefined) edits.set(path, { path, content, why: `the version of ${tag}`, role: "version" });
    }
  }
  return [...edits.values()];
}

/** Not one of examples, tests or other people's code. */
function isProduct(path: string): boolean {
  const folder = path.slice(0, Math.max(path.lastIndexOf("/"), 0));
  return folder === "" || selectPathKind([`${folder}/x`]) === "product";
}

/** Lock files of a workspace are at its root. */
function belongsTo(path: string, folder: string): boolean {
  return folder === "" || path.startsWith(`${folder}/`) || path === "Cargo.lock";
}

/** A file that is too large or no text has no version that counts. */
async function readText(draft: Draft, path: string): Promise<string> {
  const text = await draft.readFile(path).catch(onError(ReleaseDocsError, () => undefined, isUnreadable));
  return text ?? "";
}

function isUnreadable(error: Error): boolean {
  return isLimitError(error) || (error instanceof ReleaseDocsError && error.code === "codehost/not-text");
}
