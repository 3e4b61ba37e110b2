import type { OpenDraft } from "../../../codehost/code-host.ts";
import type { PublicationConfig } from "../../../contract/publication-config.ts";
import { parseTagName } from "../../../git/tag-name.ts";
import { ReleaseDocsError } from "../../../release-docs-error.ts";
import { countWords } from "../../../writer/count-commits.ts";
import { type Project, selectPackages } from "../../../writer/references/project.ts";
import { updateReferences } from "../../../writer/references/update-references.ts";
import { buildVersionMove, type VersionMove } from "../../../writer/references/version-move.ts";
import type { Place } from "../../places/place.ts";
import type { WrittenFile } from "../write-files.ts";
import type { WrittenSpan } from "../written-span.ts";
import { readPackages } from "./read-packages.ts";
import { selectDocuments } from "./select-documents.ts";

/** Documents as they are to be, and what a person should know of those that were not looked at. */
export type UpdatedDocuments = { edits: WrittenFile[]; remarks: string[] };

const MOST_DOCUMENTS = 200;
const MOST_LINES = 10;

/**
 * Makes the documents of a draft name the version that is released now where they name the one before it. Nothing where
 * nothing is released.
 */
export async function updateDocumentation(
  draft: Pick<OpenDraft, "readFile" | "listFiles">,
  { repository, readFile }: Pick<Place, "repository" | "readFile">,
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
  const documents = selectDocuments(await draft.listFiles(""), place);
  const remarks: string[] = [];
  if (documents.length > MOST_DOCUMENTS) {
    remarks.push(`Of ${documents.length} documents the first ${MOST_DOCUMENTS} were looked at for references.`);
  }
  const edits: WrittenFile[] = [];
  for (const path of documents.slice(0, MOST_DOCUMENTS)) {
    const text = await draft.readFile(path).catch((error: unknown) => {
      if (!(error instanceof ReleaseDocsError)) throw error;
      remarks.push(`${path} was not looked at for references. ${error.message}`);
      return undefined;
    });
    const updated = text === undefined ? undefined : updateReferences(text, project, move);
    if (updated !== undefined)
      edits.push({ path, content: updated.text, why: explain(updated.lines, move), renewed: true });
  }
  return { edits, remarks };
}

/** The newest release that is written about, and the step to it from the ones before. */
function selectRelease(written: readonly WrittenSpan[]): { series: string; move: VersionMove } | undefined {
  const [newest] = written;
  const name = parseTagName(newest?.span.tag ?? "");
  if (name === undefined) return undefined;
  const earlier = written.flatMap(({ span }) => parseTagName(span.previousTag ?? "")?.version ?? []);
  const move = buildVersionMove(earlier, name.version);
  return move && { series: name.series, move };
}

function explain(lines: readonly number[], { from, to }: VersionMove): string {
  const named = lines.slice(0, MOST_LINES).join(", ");
  const where = `${lines.length === 1 ? "line" : "lines"} ${named}${lines.length > MOST_LINES ? " …" : ""}`;
  return `${countWords(lines.length, ["line names", "lines name"])} ${to} instead of ${from.join(" or ")} (${where})`;
}
