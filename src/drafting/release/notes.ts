import type { MergedPullRequest, ReleaseApi } from "../../hosts/code-host.ts";
import { splitMark } from "../../hosts/pull-request.ts";
import { cutMarkdown } from "../../shared/markdown/markdown.ts";
import { parseChangelog, readFormat } from "../../writer/changelog/parse.ts";
import type { Repository } from "../../writer/changes/change.ts";
import { findOwnSection, isSameVersion, locateOwnFiles, readPackageName } from "../../writer/own-words/locate.ts";
import { renderOwnNotes, shortNameOf } from "../spans/own-words.ts";

type Version = { tag: string; version: string; previousTag: string | undefined };
type NotesPlace = { releases: ReleaseApi; repository: Repository };

// GitHub takes 125,000 characters.
const MAX_TEXT = 120_000;

/**
 * What people made of the notes in a pull request: its file about the version, its changelog's section, or its own text.
 * Undefined where its changelogs do not know the version: a person has made it another release.
 */
export async function readMergedNotes(pull: MergedPullRequest, about: Version, { releases, repository }: NotesPlace) {
  const { tag, version, previousTag } = about;
  const paths = await releases.listFiles(pull);
  const name = readPackageName(tag)?.replace(/^.*\//, "");
  // The manifest by which a package is found need not change.
  const folder = paths
    .map((path) => path.slice(0, Math.max(path.lastIndexOf("/"), 0)))
    .find((one) => name !== undefined && one.slice(one.lastIndexOf("/") + 1).toLowerCase() === name);
  const files = locateOwnFiles(paths, { version, tag, folder, name: shortNameOf(repository) });
  const read = async (path: string) => [path, await releases.readFile(path, pull.commit)] as const;
  const texts = new Map(await Promise.all([...files.releases, ...files.changelogs].map(read)));
  const find = (some: Partial<typeof files>) =>
    findOwnSection({ ...files, ...some }, (path) => texts.get(path), version);
  const section = find({ changelogs: [] }) ?? find({ releases: [] });
  const known = files.changelogs.flatMap((path) => namesVersion(path, texts.get(path) ?? "", version) ?? []);
  if (section === undefined && known.length > 0 && !known.includes(true)) return undefined;
  const text =
    section === undefined
      ? selectNotesOfBody(pull.body, tag)
      : renderOwnNotes(section, { tag, previousTag, end: pull.commit }, repository).trim();
  return cutMarkdown(text, MAX_TEXT, "… The rest is in the repository.");
}

/** Undefined for what is no changelog. */
function namesVersion(path: string, text: string, version: string): boolean | undefined {
  const format = readFormat(path, text);
  if (text === "" || format === undefined) return undefined;
  return parseChangelog(text, format).parts.some(({ heading }) => isSameVersion(heading?.version ?? "", version));
}

const HEADING = "\n## Release notes\n";

/** What follows `## Release notes`; of several releases the part with the heading of the tag. */
function selectNotesOfBody(given: string, tag: string): string {
  const body = `\n${splitMark(given.replaceAll("\r\n", "\n")).body}\n`;
  const start = body.indexOf(HEADING);
  const notes = start === -1 ? "" : body.slice(start + HEADING.length).trim();
  const parts = `\n${notes}`.split("\n## ");
  const own = parts.find((part) => part.split("\n", 1)[0]?.replaceAll("\\", "") === tag);
  return own === undefined ? notes : own.slice(own.indexOf("\n") + 1).trim();
}
