import { compareVersions, parseTagName } from "../../git/tags.ts";
import { findPlainLines } from "../../shared/markdown.ts";
import { trimTrailing } from "../../shared/text.ts";
import { type Change, selectPaths } from "../change.ts";
import { readUnderline } from "../changelog/version-heading.ts";
import { slugify } from "../verify/document-links.ts";

const DOCUMENT = /\.(?:md|mdx|rst|adoc|txt)$/i;
const GUIDE =
  /^(?:migrat(?:ing|ions?|e)|upgrad(?:ing|es?)|breaking[-_]changes)(?![a-z])|[-_.](?:migration|upgrade|upgrading)(?![a-z])/i;
const FOREIGN = /(?:^|\/)(?:tests?|fixtures?|examples?|node_modules|vendor|src|lib)\//i;
const MAX_GUIDES = 2;

function isGuide(path: string): boolean {
  if (!DOCUMENT.test(path)) return false;
  return path
    .split("/")
    .slice(-2)
    .some((name) => GUIDE.test(name));
}

/** Migration and upgrade guides that the change touches: files of that name, or in a folder of that name. */
export function selectGuides(change: Change): string[] {
  return selectPaths(change).filter(isGuide).slice(0, MAX_GUIDES);
}

/** What a guide of the project says about a version; without an anchor it is the whole file. */
export type VersionGuide = { path: string; title: string; anchor: string | undefined };

const MAX_FILES = 20;

/** The guides of a tree, those nearest to its root first. */
export function listGuides(paths: readonly string[]): string[] {
  const depth = (path: string) => path.split("/").length;
  const guides = paths.filter((path) => isGuide(path) && !FOREIGN.test(path));
  return guides.sort((one, other) => depth(one) - depth(other)).slice(0, MAX_FILES);
}

/** A file of that version, or the section whose heading leads to it: `2.0`, `From 1.x to 2.0`. */
export function findVersionGuide(
  guides: readonly string[],
  read: (path: string) => string | undefined,
  version: string,
): VersionGuide | undefined {
  for (const path of guides) {
    const name = path.slice(path.lastIndexOf("/") + 1).replace(DOCUMENT, "");
    const text = read(path);
    if (text === undefined || text.trim() === "") continue;
    if (leadsTo(name.replace(/(?<=\d)[_-](?=\d)/g, "."), version)) return { path, title: name, anchor: undefined };
    const heading = /\.mdx?$/i.test(path) ? findHeading(text, version) : undefined;
    if (heading !== undefined) return { path, title: heading, anchor: slugify(heading) };
  }
  return undefined;
}

function findHeading(text: string, version: string): string | undefined {
  const lines = text.split(/\r?\n/);
  const isPlain = findPlainLines(lines);
  const headings = lines.flatMap((line, index) => {
    const marked = /^#{1,4}\s/.test(line) ? trimTrailing(line.replace(/^#+/, ""), /[\s#]/).trim() : undefined;
    const isUnderlined = line.trim() !== "" && readUnderline(lines[index + 1], "markdown") !== undefined;
    const heading = isPlain[index] ? (marked ?? (isUnderlined ? line.trim() : undefined)) : undefined;
    return heading === undefined ? [] : [heading];
  });
  return headings.find((heading) => leadsTo(heading, version));
}

/** Whether the last version that a text names is this one: `2`, `2.x` and `2.0` are 2.0.0. */
function leadsTo(text: string, version: string): boolean {
  const last = [...text.matchAll(/(?<![\p{L}\d.])v?(\d{1,4}(?:\.\d{1,4}){0,3})(?:\.x)?(?![\w.]*\w)/giu)].at(-1)?.[1];
  const [own, wanted] = [last === undefined ? undefined : parseTagName(last), parseTagName(version)];
  return own !== undefined && wanted !== undefined && compareVersions(own, wanted) === 0;
}
