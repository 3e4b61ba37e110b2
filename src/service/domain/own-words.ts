import type { PublicationConfig } from "../../contract/publications.ts";
import { readBlobs, readTreePaths } from "../../git/tree.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { isLimitError } from "../../shared/git-limits.ts";
import { listQuoted, shorten } from "../../shared/text.ts";
import type { Repository, Span } from "../../writer/change.ts";
import { renderCompareLink } from "../../writer/entries.ts";
import { type OwnText, renderOwnText } from "../../writer/own-words/display.ts";
import { locateOwnFiles } from "../../writer/own-words/locate.ts";
import { findOwnSection } from "../../writer/own-words/section.ts";

/** What the project's people wrote about a span. */
export type OwnWords = {
  /** The release's own section, which is its notes. */
  section: OwnText | undefined;
  remarks: readonly string[];
};

const NONE: OwnWords = { section: undefined, remarks: [] };

export async function readOwnWords(directory: string, span: Span, config: PublicationConfig): Promise<OwnWords> {
  try {
    return await readFiles(directory, span, config);
  } catch (error) {
    const isLeftOut = error instanceof ReleaseDocsError && (error.code === "git/partial" || isLimitError(error));
    if (!isLeftOut) throw error;
    return { ...NONE, remarks: [`The project's own notes are not read: ${error.message}`] };
  }
}

async function readFiles(directory: string, { version, tag, end }: Span, config: PublicationConfig): Promise<OwnWords> {
  if (version === undefined || end === undefined) return NONE;
  const { path } = config.styleGuide?.changelogs ?? {};
  const located = locateOwnFiles(await readTreePaths(directory, end), version, tag);
  const files = path === undefined ? located : { ...located, changelogs: [path], areShared: false };
  const paths = [...files.changelogs, ...files.releases];
  const { texts, tooLarge } = await readBlobs(
    directory,
    paths.map((one) => `${end}:${one}`),
  );
  const byPath = new Map(
    paths.flatMap((one) => (texts.has(`${end}:${one}`) ? [[one, texts.get(`${end}:${one}`) ?? ""]] : [])),
  );
  const names = tooLarge.map((name) => name.slice(end.length + 1));
  const remarks = listQuoted("Files that are too large to be read for the project's own notes", names);
  return { section: findOwnSection(files, byPath, version), remarks };
}

// Code hosts take 125,000 characters of notes.
const MAX_SECTION_LENGTH = 200_000;

/** The release notes that the project wrote itself; the comparison is added unless the section links to one. */
export function renderOwnNotes(section: OwnText, span: Span, repository: Repository): string {
  const body = shorten(section.body, MAX_SECTION_LENGTH);
  const text = renderOwnText({ ...section, body }, { repository, ref: span.tag ?? span.end ?? "HEAD" });
  const compare = /\/compare\//.test(text) ? undefined : renderCompareLink(repository, span.previousTag, span.tag);
  return `${text}\n${compare === undefined ? "" : `\n**Full changelog**: ${compare}\n`}`;
}
