import type { History } from "../../git/repository.ts";
import { parseTagName } from "../../git/tags.ts";
import { findPathsWith } from "../../git/tree.ts";
import type { OpenDraft } from "../../hosts/code-host.ts";
import { acceptsPath, checkVersionPath } from "../../hosts/draft-files.ts";
import { onError, ReleaseDocsError } from "../../shared/errors.ts";
import { isLimitError } from "../../shared/git-limits.ts";
import { listQuoted } from "../../shared/text.ts";
import { selectPathKind } from "../../writer/changes/paths.ts";
import {
  isVersionFile,
  listVersions,
  raiseRequirements,
  raiseVersion,
  requiresVersions,
  VERSION_MARK,
  type VersionChange,
} from "../../writer/version-files.ts";
import { parsePackageName } from "../../writer/version-references.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";
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
): Promise<{ edits: WrittenFile[]; remarks: string[] }> {
  const planned = written.filter(({ release }) => release !== undefined);
  const files = (await draft.listFiles("")).filter((path) => acceptsPath(checkVersionPath, path));
  const edits = new Map<string, WrittenFile>();
  const read = async (path: string) => edits.get(path)?.content ?? (await readText(draft, path));
  const versions = new Map<string, VersionChange>();
  for (const span of planned) {
    const own = files.filter((path) => marked.includes(path) || (isVersionFile(path) && isProduct(path)));
    for (const [name, change] of await raiseOwn(span, own, { edits, read })) versions.set(name, change);
  }
  const isRequiring = (path: string) => requiresVersions(path) && (!path.endsWith("package.json") || isProduct(path));
  for (const path of versions.size === 0 ? [] : files.filter(isRequiring).slice(0, MAX_FILES)) {
    const text = await read(path);
    const content = raiseRequirements(path, text, versions);
    if (content !== text) edits.set(path, { path, why: WHY, role: "version", ...edits.get(path), content });
  }
  const refused = marked.filter((path) => !acceptsPath(checkVersionPath, path));
  return { edits: [...edits.values()], remarks: listQuoted(REFUSED, refused) };
}

const REFUSED = "Lines of these files are marked for the version, but a draft may not write the files";

type Raising = { edits: Map<string, WrittenFile>; read: (path: string) => Promise<string> };

/** Returns the changes of versions by the names of packages. */
async function raiseOwn(
  { release, folder = "", span: { previousTag = "" } }: WrittenSpan,
  paths: readonly string[],
  { edits, read }: Raising,
): Promise<ReadonlyMap<string, VersionChange>> {
  const { tag = "", version = "" } = release ?? {};
  const from = parseTagName(previousTag)?.version;
  const versions = new Map<string, VersionChange>();
  const own = paths.filter((path) => folder === "" || path.startsWith(`${folder}/`));
  for (const path of own.slice(0, MAX_FILES)) {
    const text = await read(path);
    const isTop = !path.includes("/", folder === "" ? 0 : folder.length + 1);
    const content = raiseVersion(path, text, { from, to: version, isTop });
    if (content !== undefined) edits.set(path, { path, content, why: `the version of ${tag}`, role: "version" });
    const name = content === undefined && !INHERITS.test(text) ? undefined : parseName(path, text);
    if (name !== undefined) versions.set(name, { from: listVersions(path, text)[0] ?? from, to: version });
  }
  return versions;
}

const WHY = "the versions of packages that are released";

/** The package has the version of its workspace. */
const INHERITS = /^version(?:\.workspace\s*=|\s*=\s*\{\s*workspace\s*=)\s*true/m;

function parseName(path: string, text: string): string | undefined {
  const [manifest] = /(?:package\.json|Cargo\.toml)$/.exec(path) ?? [];
  return manifest === "package.json" || manifest === "Cargo.toml" ? parsePackageName(manifest, text) : undefined;
}

/** Not one of examples, tests or other people's code. */
function isProduct(path: string): boolean {
  const folder = path.slice(0, Math.max(path.lastIndexOf("/"), 0));
  return folder === "" || selectPathKind([`${folder}/x`]) === "product";
}

/** A file that is too large or no text has no version that counts. */
async function readText(draft: Draft, path: string): Promise<string> {
  const isNoText = (error: Error) => error instanceof ReleaseDocsError && error.code === "codehost/not-text";
  const isUnreadable = (error: Error) => isLimitError(error) || isNoText(error);
  const text = await draft.readFile(path).catch(onError(ReleaseDocsError, () => undefined, isUnreadable));
  return text ?? "";
}
