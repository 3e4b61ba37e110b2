import type { PublicationConfig } from "../../contract/resources/publications.ts";
import { readBlobs, readLineChanges, readTreePaths } from "../../git/tree.ts";
import { checkPlainPath } from "../../hosts/draft-files.ts";
import { onError, ReleaseDocsError } from "../../shared/errors.ts";
import { linkMentions } from "../../shared/markdown/escape.ts";
import { listQuoted, shorten } from "../../shared/text.ts";
import { creditsPeople } from "../../writer/changelog/changelog.ts";
import type { Repository, Span } from "../../writer/changes/change.ts";
import { linkMentionsTo, renderCompareLink } from "../../writer/links.ts";
import {
  type AnnouncedLine,
  buildYamlLines,
  type Fragment,
  findFragments,
  isYamlFragment,
  parseFragment,
  readRemoved,
} from "../../writer/own-words/assign.ts";
import { type OwnText, renderOwnText } from "../../writer/own-words/display.ts";
import { hasOthers, listOpenings, listPendingLines, listRemoved, traceLines } from "../../writer/own-words/lines.ts";
import { findOwnSection, locateOwnFiles, type OwnFiles, readPackageName } from "../../writer/own-words/locate.ts";
import { isLeftOut } from "./range-facts.ts";

/** What the project's people wrote about a span. */
type OwnWords = {
  /** The release's own section, which is its notes. */
  section?: OwnText | undefined;
  /** What they wrote about single changes, where there is no section. */
  lines: readonly AnnouncedLine[];
  /** The changelog that has the lines that are in one. */
  changelog?: string | undefined;
  /** Keys of the entries that were removed from it. */
  removed?: ReadonlySet<string> | undefined;
  /** How its unreleased lines begin. */
  openings?: readonly string[] | undefined;
  /** Whether the newest sections of the changelog credit people. */
  credits?: boolean | undefined;
  /** Whether the changelog has versions with a date besides this one. */
  hasEarlier?: boolean | undefined;
  remarks: readonly string[];
};

const NONE: OwnWords = { lines: [], remarks: [] };

type Given = {
  repository: Repository;
  config: PublicationConfig;
  /** The folder of the package that is released. */
  readFolder: () => Promise<string | undefined>;
};

/** Reads the tree at the span's end. What is too large or missing in a partial clone is a remark. */
export async function readOwnWords(directory: string, span: Span, given: Given): Promise<OwnWords> {
  if (span.end === undefined) return NONE;
  const explain = ({ message }: Error) => ({ ...NONE, remarks: [`The project's own notes are not read: ${message}`] });
  return readTexts(directory, { ...span, end: span.end }, given).catch(onError(ReleaseDocsError, explain, isLeftOut));
}

async function readTexts(
  directory: string,
  span: Span & { end: string },
  { repository, config, readFolder }: Given,
): Promise<OwnWords> {
  const { version, start, end, commits } = span;
  const { path } = config.styleGuide?.changelogs ?? {};
  if (path !== undefined) checkPlainPath(path);
  const paths = await readTreePaths(directory, end);
  const tag = span.tag ?? span.previousTag;
  // It takes time to find out, and most tags name no package.
  const folder = readPackageName(tag) === undefined ? undefined : await readFolder();
  const located = locateOwnFiles(paths, { version, tag, folder, name: shortNameOf(repository) });
  const files = path === undefined ? located : { ...located, changelogs: [path], areShared: false };
  const fragments = findFragments(commits, paths).slice(0, MAX_LINES);
  const own = [...files.changelogs, ...fragments.map((fragment) => fragment.path)];
  const names = [...own, ...files.releases].map((one) => `${end}:${one}`);
  const { texts, tooLarge } = await readBlobs(directory, [
    ...names,
    ...(start === undefined ? [] : own.map((one) => `${start}:${one}`)),
  ]);
  const large = new Set(tooLarge.map((name) => name.slice(name.indexOf(":") + 1)));
  const remarks = listQuoted("Files that are too large to be read for the project's own notes", [...large]);
  const read = {
    atEnd: (one: string) => texts.get(`${end}:${one}`),
    atStart: (one: string) => texts.get(`${start}:${one}`),
  };
  const section = version === undefined ? undefined : findOwnSection(files, read.atEnd, version);
  if (section !== undefined) return { section, lines: [], remarks };
  const credits = files.changelogs.some((one) => creditsPeople(one, read.atEnd(one) ?? ""));
  const { lines, ...found } = await readLines(directory, span, { files, fragments, read });
  const place = { repository, ref: span.tag ?? end };
  const announced = lines.slice(0, MAX_LINES).map(({ text, ...line }) => {
    return { ...line, markdown: renderOwnText({ ...text, body: shorten(text.body, MAX_LINE_LENGTH) }, place) };
  });
  const hasEarlier =
    start === undefined && files.changelogs.some((one) => hasOthers(one, read.atEnd(one) ?? "", version));
  return { ...found, credits, hasEarlier, lines: announced.filter(({ markdown }) => markdown !== ""), remarks };
}

/** `widget` of `octo/widget`. */
export function shortNameOf({ name }: Repository): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

const MAX_LINES = 2_000;
const MAX_LINE_LENGTH = 10_000;

type Read = (path: string) => string | undefined;
type OwnTexts = { files: OwnFiles; fragments: readonly Fragment[]; read: { atEnd: Read; atStart: Read } };

/** Asks git who wrote the lines, where there are any. */
async function readLines(directory: string, { version, commits }: Span, { files, fragments, read }: OwnTexts) {
  const pending = files.changelogs.map((path) => ({
    changelog: path,
    lines: listPendingLines(path, read.atEnd(path) ?? "", read.atStart(path) ?? "", version),
  }));
  const { changelog, lines = [] } = pending.find((one) => one.lines.length > 0) ?? {};
  const fresh = fragments.filter(({ path, isReleased }) => isReleased || read.atStart(path) === undefined);
  const removed = fresh.filter(({ isReleased }) => isReleased).map(({ path }) => path);
  const wanted = new Set(changelog === undefined ? removed : [changelog, ...removed]);
  const touching = commits.filter(({ paths }) => paths.some((path) => wanted.has(path))).map(({ sha }) => sha);
  const changes = await readLineChanges(directory, touching, [...wanted]);
  // Most projects have none in YAML, and its parser takes time to load.
  const yaml = fresh.some(isYamlFragment) ? await import("../../writer/own-words/yaml-fragments.ts") : undefined;
  const inFragments = fresh.flatMap((fragment) => {
    const text = fragment.isReleased ? readRemoved(fragment, changes) : (read.atEnd(fragment.path) ?? "");
    if (yaml === undefined || !isYamlFragment(fragment)) return parseFragment(fragment, text, files.packageName);
    return buildYamlLines(fragment, yaml.parseYamlFragment(text));
  });
  const openings = changelog === undefined ? [] : listOpenings(changelog, read.atEnd(changelog) ?? "", version);
  const traced = traceLines(lines, changes, touching);
  return { lines: [...traced, ...inFragments], changelog, openings, removed: listRemoved(changes, commits) };
}

// Code hosts take 125,000 characters of notes.
const MAX_SECTION_LENGTH = 200_000;

/** The release notes that the project wrote itself; the comparison is added unless the section links to one. */
export function renderOwnNotes(
  section: OwnText,
  span: Pick<Span, "tag" | "previousTag" | "end">,
  repository: Repository,
): string {
  const body = shorten(section.body, MAX_SECTION_LENGTH);
  const own = renderOwnText({ ...section, body }, { repository, ref: span.tag ?? span.end ?? "HEAD" });
  const text = linkMentions(own, linkMentionsTo(repository));
  const compare = /\/compare\//.test(text) ? undefined : renderCompareLink(repository, span.previousTag, span.tag);
  return `${text}\n${compare === undefined ? "" : `\n**Full changelog**: ${compare}\n`}`;
}
