import type { PublicationConfig } from "../../contract/resources/publications.ts";
import { parseTagName } from "../../git/tags.ts";
import type { OpenDraft } from "../../hosts/code-host.ts";
import { acceptsPath, checkDraftPath, checkPlainPath } from "../../hosts/draft-files.ts";
import { onError, ReleaseDocsError } from "../../shared/errors.ts";
import { isLimitError } from "../../shared/git-limits.ts";
import { countWords } from "../../writer/entries.ts";
import type { Project } from "../../writer/version-forms.ts";
import {
  buildVersionMove,
  MANIFESTS,
  parsePackageName,
  selectPackages,
  updateReferences,
  type VersionMove,
} from "../../writer/version-references.ts";
import type { SourceRepository } from "../repositories/repositories.ts";
import { groupBySource, type WrittenSpan } from "../spans/span-notes.ts";
import { joinFiles, type WrittenFile } from "./files.ts";

type DocumentSource = Pick<SourceRepository, "repository" | "readFile">;

type UpdatedDocuments = { edits: WrittenFile[]; remarks: string[] };

const MAX_DOCUMENTS = 200;
const MAX_LINES_SHOWN = 10;

/** Each source's edits apply on top of those before it. */
export async function updateDocuments(
  { readFile, listFiles }: Pick<OpenDraft, "readFile" | "listFiles">,
  sources: readonly DocumentSource[],
  config: PublicationConfig,
  written: readonly WrittenSpan[],
): Promise<UpdatedDocuments> {
  let edits: WrittenFile[] = [];
  const remarks = new Set<string>();
  const readEdited = async (path: string) => edits.find((edit) => edit.path === path)?.content ?? readFile(path);
  const groups = groupBySource(written);
  for (const source of sources) {
    const own = groups.get(source.repository.name) ?? [];
    const updated = await updateDocumentation({ listFiles, readFile: readEdited }, source, config, own);
    edits = joinFiles(edits, updated.edits);
    for (const remark of updated.remarks) remarks.add(remark);
  }
  return { edits, remarks: [...remarks] };
}

/** Replaces the previous version by the released one; nothing without a release. */
async function updateDocumentation(
  draft: Pick<OpenDraft, "readFile" | "listFiles">,
  { repository, readFile }: DocumentSource,
  config: PublicationConfig,
  written: readonly WrittenSpan[],
): Promise<UpdatedDocuments> {
  const released = selectRelease(written);
  if (released === undefined) return { edits: [], remarks: [] };
  const { series, move } = released;
  const project: Project = {
    repository: repository.name,
    host: /^https?:\/\/([^/]+)/.exec(repository.webUrl ?? "")?.[1],
    series,
    packages: selectPackages(await readPackages(readFile, config.paths), series),
  };
  const place = { paths: config.paths, documentation: config.styleGuide?.documentation?.path };
  const files = await draft.listFiles("");
  const documents = selectDocuments(files, place).filter((path) => acceptsPath(checkDraftPath, path));
  const remarks: string[] = [];
  const { documentation: own = "" } = place;
  if (files.includes(own) && !documents.includes(own)) {
    remarks.push(`${own} was not checked for version references, because it is no document that a draft may change.`);
  }
  if (documents.length > MAX_DOCUMENTS) {
    remarks.push(
      `Only the first ${MAX_DOCUMENTS} of ${documents.length} documents were checked for version references.`,
    );
  }
  const edits: WrittenFile[] = [];
  for (const path of documents.slice(0, MAX_DOCUMENTS)) {
    const text = await draft.readFile(path).catch((error: unknown) => {
      if (!(error instanceof ReleaseDocsError)) throw error;
      remarks.push(`${path} was not checked for version references. ${error.message}`);
      return undefined;
    });
    const updated = text === undefined ? undefined : updateReferences(text, project, move);
    if (updated !== undefined)
      edits.push({ path, content: updated.text, why: describeMove(updated.lines, move), renewed: true });
  }
  return { edits, remarks };
}

function selectRelease(written: readonly WrittenSpan[]): { series: string; move: VersionMove } | undefined {
  const [newest] = written;
  const name = parseTagName(newest?.span.tag ?? "");
  if (name === undefined) return undefined;
  const earlier = written.flatMap(({ span }) => parseTagName(span.previousTag ?? "")?.version ?? []);
  const move = buildVersionMove(earlier, name.version);
  return move && { series: name.series, move };
}

function describeMove(lines: readonly number[], { from, to }: VersionMove): string {
  const named = lines.slice(0, MAX_LINES_SHOWN).join(", ");
  const where = `${lines.length === 1 ? "line" : "lines"} ${named}${lines.length > MAX_LINES_SHOWN ? " …" : ""}`;
  return `${countWords(lines.length, ["line names", "lines name"])} ${to} instead of ${from.join(" or ")} (${where})`;
}

export const README = /^readme(?:[-_.][\w-]+(?:\.[\w-]+)*)?$/i;
const DOCUMENT = /\.(?:md|mdx|markdown)$/i;
// Documents about the past or about one version.
const HISTORICAL =
  /^(?:change(?:log|s)|history|news|release(?:s|[-_]?notes)?|whats[-_]?new|migrat\w*|upgrad\w*|breaking\w*|deprecat\w*|blog|posts|announcements|adrs?|rfcs?|archive|archived|versioned_\w+|version-.*)(?=$|[-_.])/i;
const VERSION = /^(?:v?\d+(?:[._]\d+)*|[\w.-]*[a-z]-v?\d+(?:\.\d+)+)(?:\.x)?$/i;

type DocumentPlace = {
  /** Files and folders of the publication; undefined for the complete repository. */
  paths: readonly string[] | undefined;
  /** Its file or folder of documentation beside README and `docs`. */
  documentation: string | undefined;
};

/** READMEs, `docs` and the publication's place, shallowest first; never changelogs or documents of one version. */
export function selectDocuments(files: readonly string[], { paths, documentation }: DocumentPlace): string[] {
  const homes = ["", ...(paths ?? []).map((path) => `${path.replace(/\/$/, "")}/`)];
  const own = documentation?.replace(/\/$/, "");
  const isReadme = (path: string): boolean =>
    homes.some((home) => path.startsWith(home) && README.test(path.slice(home.length)));
  const isDocument = (path: string): boolean =>
    DOCUMENT.test(path) && (/^docs?\//i.test(path) || (own !== undefined && path.startsWith(`${own}/`)));
  const rank = (path: string): number => (isReadme(path) ? 0 : path.split("/").length);
  return files
    .filter((path) => path === own || ((isReadme(path) || isDocument(path)) && !isHistorical(path, own)))
    .map((path) => ({ path, rank: rank(path) }))
    .sort((a, b) => a.rank - b.rank || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path);
}

function isHistorical(path: string, own: string | undefined): boolean {
  const below = own !== undefined && path.startsWith(`${own}/`) ? path.slice(own.length + 1) : path;
  return below.split("/").some((part) => HISTORICAL.test(part) || VERSION.test(part.replace(DOCUMENT, "")));
}

const MAX_FOLDERS = 10;

export async function readPackages(
  readFile: SourceRepository["readFile"],
  folders: readonly string[] = [""],
): Promise<string[]> {
  const names = new Set<string>();
  for (const folder of folders.slice(0, MAX_FOLDERS)) {
    const home = folder === "" ? "" : `${trimSlash(folder)}/`;
    for (const manifest of MANIFESTS) {
      const path = `${home}${manifest}`;
      if (!acceptsPath(checkPlainPath, path)) continue;
      // A manifest that is too large to read names no package.
      const text = await readFile(path).catch(onError(ReleaseDocsError, () => undefined, isLimitError));
      const name = text === undefined ? undefined : parsePackageName(manifest, text);
      if (name !== undefined) names.add(name);
    }
  }
  return [...names];
}

const FOLDERS =
  /^(?:docs?|documentation|website|site|guides?|manual|handbook|tutorials?|wiki|examples?|reference|help)$/i;
/** Written from commits, or about releases that are over. */
const HISTORY =
  /^(?:change[-_ ]?logs?|changes|history|news|release[-_ ]?notes|releases|what[-_ ]?s[-_ ]?new)(?=$|[.])/i;

/**
 * Why a document is outside the publication's documentation: READMEs, folders such as `docs`, and the path of its
 * configuration. Ends a sentence that begins with the path; undefined for one inside.
 */
export function explainOutside(
  path: string,
  { paths = [], styleGuide }: PublicationConfig,
  written: readonly WrittenFile[],
): string | undefined {
  if (written.some((edit) => edit.path === path && edit.kind !== undefined)) {
    return "is written from the commits and not edited";
  }
  const own = trimSlash(styleGuide?.documentation?.path ?? "");
  if (own !== "" && (path === own || path.startsWith(`${own}/`))) return undefined;
  if (path.split("/").some((part) => HISTORY.test(part))) return "is a changelog or has release notes";
  const homes = ["", ...paths.map((home) => `${trimSlash(home)}/`)];
  const isInside = homes.some((home) => {
    const [first = "", ...below] = path.startsWith(home) ? path.slice(home.length).split("/") : [];
    return below.length === 0 ? README.test(first) : FOLDERS.test(first);
  });
  return isInside ? undefined : "is outside the documentation of this publication";
}

/** A folder as people write it, without `./` and its last slash. */
export function trimSlash(path: string): string {
  return path.replace(/\/$/, "").replace(/^\.\//, "");
}
