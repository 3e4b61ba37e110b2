import type { History } from "../../git/repository.ts";
import { parseTagName } from "../../git/tags.ts";
import { findPathsWith } from "../../git/tree.ts";
import type { OpenDraft } from "../../hosts/code-host.ts";
import { acceptsPath, checkVersionPath } from "../../hosts/draft-files.ts";
import { onError, ReleaseDocsError } from "../../shared/errors.ts";
import { isLimitError } from "../../shared/git-limits.ts";
import { listQuoted } from "../../shared/text.ts";
import { isGenerated, selectPathKind } from "../../writer/changes/paths.ts";
import {
  createVersionSearch,
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

const MAX_FILES = 500;

type Draft = Pick<OpenDraft, "readFile" | "listFiles">;
type Tree = Pick<History, "directory" | "head">;
type Read = (path: string) => Promise<string>;
/** `versions`: by the names of packages. */
type Raising = { edits: Map<string, WrittenFile>; versions: Map<string, VersionChange>; read: Read };

/** The files that have the version of what is to be released. */
export async function writeVersionFiles(draft: Draft, history: Tree, written: readonly WrittenSpan[]) {
  const planned = written.filter(({ release }) => release !== undefined);
  const files = (await draft.listFiles("")).filter((path) => acceptsPath(checkVersionPath, path));
  const marked = await findPathsWith(history.directory, history.head, VERSION_MARK);
  const edits = new Map<string, WrittenFile>();
  const versions = new Map<string, VersionChange>();
  const read: Read = async (path) => edits.get(path)?.content ?? (await readText(draft, path));
  const own = files.filter((path) => marked.includes(path) || (isVersionFile(path) && isProduct(path)));
  for (const span of planned) await raiseOwn(span, own.slice(0, MAX_FILES), { edits, versions, read });
  const isRequiring = (path: string) => requiresVersions(path) && (!path.endsWith("package.json") || isProduct(path));
  const requiring = versions.size === 0 ? [] : files.filter(isRequiring);
  for (const path of requiring.slice(0, MAX_FILES)) {
    const text = await read(path);
    const content = raiseRequirements(path, text, versions);
    if (content !== text) edits.set(path, { path, why: WHY, role: "version", ...edits.get(path), content });
  }
  const refused = marked.filter((path) => !acceptsPath(checkVersionPath, path));
  const kept = new Set(files.filter((path) => !edits.has(path)));
  const behind: string[] = [];
  for (const span of planned) behind.push(...(await listBehind(history, span, kept, read)));
  const count = Math.max(own.length, requiring.length);
  const cut = `Only the first ${MAX_FILES} of ${count} files with versions were raised. Raise the others by \`prepare\`.`;
  const remarks = [...listQuoted(REFUSED, refused), ...listQuoted(BEHIND, behind)];
  return { edits: [...edits.values()], remarks: count > MAX_FILES ? [cut, ...remarks] : remarks };
}

const REFUSED = "Lines of these files are marked for the version, but a draft may not write the files";
const BEHIND =
  "These files keep the version before, unless you mark its line (docs/recipes.md#files-with-its-version) or use `prepare`";

async function raiseOwn({ release, folder, span }: WrittenSpan, paths: readonly string[], raising: Raising) {
  const { tag = "", version: to = "" } = release ?? {};
  const edit = { why: `the version of ${tag}`, role: "version" } as const;
  const { version: from } = parseTagName(span.previousTag ?? "") ?? {};
  for (const path of selectBelow(paths, folder)) {
    const text = await raising.read(path);
    const isTop = !path.includes("/", folder ? folder.length + 1 : 0);
    const content = raiseVersion(path, text, { from, to, isTop });
    if (content !== undefined) raising.edits.set(path, { ...edit, path, content });
    const name = content === undefined && !INHERITS.test(text) ? undefined : parseName(path, text);
    if (name !== undefined) raising.versions.set(name, { from: listVersions(path, text)[0] ?? from, to });
  }
}

const selectBelow = (paths: readonly string[], folder = "") =>
  folder === "" ? paths : paths.filter((path) => path.startsWith(`${folder}/`));

/** Those that say the version before. */
async function listBehind(tree: Tree, { folder, span }: WrittenSpan, paths: ReadonlySet<string>, read: Read) {
  const { version = "" } = parseTagName(span.previousTag ?? "") ?? {};
  const naming = version.includes(".") ? await findPathsWith(tree.directory, tree.head, version) : [];
  const kept = selectBelow(naming, folder).filter((path) => paths.has(path) && isSource(path));
  const says = createVersionSearch(version);
  const judge = async (path: string) => (says(path, await read(path)) ? [`${path} (${version})`] : []);
  return (await Promise.all(kept.slice(0, MAX_FILES).map(judge))).flat();
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

/** Nor a changelog, a document or a generated file. */
function isSource(path: string): boolean {
  if (isGenerated(path) || !isProduct(path) || /(?:^|[/_.-])tests?[/_.-]/i.test(path)) return false;
  return ["product", "manifest"].includes(selectPathKind([path]) ?? "");
}

/** A file that is too large or no text has no version that counts. */
async function readText(draft: Draft, path: string): Promise<string> {
  const isNoText = (error: Error) => error instanceof ReleaseDocsError && error.code === "codehost/not-text";
  const isUnreadable = (error: Error) => isLimitError(error) || isNoText(error);
  const text = await draft.readFile(path).catch(onError(ReleaseDocsError, () => undefined, isUnreadable));
  return text ?? "";
}
