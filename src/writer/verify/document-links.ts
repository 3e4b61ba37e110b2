import { posix } from "node:path";
import { FenceScanner } from "../../shared/markdown/fences.ts";
import { decodeUri, trimTrailing } from "../../shared/text.ts";
import { readProse } from "./parts.ts";

/** Of the draft's repository with the files that the turn has written; `hasFile` is also asked for folders. */
export type DocumentTree = {
  hasFile: (path: string) => boolean | Promise<boolean>;
  readFile: (path: string) => Promise<string | undefined>;
};

const MARKDOWN_FORMS = [
  /\]\([ \t]*(?:<(?<angled>[^<>\n]*)>|(?<plain>[^\s()<>]*(?:\([^\s()]*\)[^\s()]*)?))/.source,
  /^[ \t]{0,3}\[(?<label>[^\]\n]+)\]:[ \t]*(?<target>\S+)/.source,
  /<(?:a|img|source|video)\s[^<>]*?(?:href|src)=["'](?<html>[^"'<>]*)["']/.source,
];
const MARKDOWN = new RegExp(MARKDOWN_FORMS.join("|"), "gm");
const AUTOLINK = /<(?<angled>[a-z][a-z\d+.-]{1,31}:[^\s<>]*)>/gi;
const REFERENCE = /\[[^[\]\n]+\]\[(?<reference>[^[\]\n]{2,})\]/g;
/** Of a line. */
const RESTRUCTURED = [
  /<(?<angled>[^<>\s]+)>`_/g,
  /^[ \t]*\.\. (?:\|[^|\r\n]+\| )?(?:image|figure|include|literalinclude)::[ \t]+(?<plain>\S+)/g,
  /:(?:doc|download):`(?:[^`<\r\n]*<)?(?<page>[^`<>\r\n]+)>?`/g,
  /^[ \t]*\.\. _[^:\r\n]+:[ \t]+(?<target>\S+)$/g,
];
const ASCIIDOC = /\b(?:link|xref|image|include|video):{1,2}(?<plain>[^\s[\]:]+)\[|<<(?<angled>[^\s<>,#]+#[^\s<>,]*)/g;

type Format = "markdown" | "rst" | "adoc";

function formatOf(path: string): Format {
  if (/\.rst$/i.test(path)) return "rst";
  return /\.(?:adoc|asciidoc)$/i.test(path) ? "adoc" : "markdown";
}

const FORMS: Readonly<Record<Format, readonly RegExp[]>> = {
  markdown: [MARKDOWN, AUTOLINK],
  rst: RESTRUCTURED,
  adoc: [ASCIIDOC],
};

/** Links and anchors that lead nowhere and did not do so before, in words. */
export async function findDeadLinks(
  path: string,
  before: string,
  after: string,
  tree: DocumentTree,
): Promise<string[]> {
  const format = formatOf(path);
  const former = new Set(listTargets(before, format));
  const problems: string[] = [];
  for (const target of new Set(listTargets(after, format))) {
    const problem = await checkLink(target, path, after, tree);
    if (problem === undefined) continue;
    // A fault of the old text, or a route that only the project's site generator knows.
    if (former.has(target) && (await checkLink(target, path, before, tree)) !== undefined) continue;
    problems.push(problem);
  }
  return format === "markdown" ? [...problems, ...findUndefined(before, after)] : problems;
}

function listTargets(text: string, format: Format): string[] {
  const prose = format === "rst" ? text : readProse(text);
  const pieces = format === "rst" ? prose.split("\n") : [prose];
  const found = pieces.flatMap((piece) => FORMS[format].flatMap((form) => [...piece.matchAll(form)]));
  return found.map(({ groups = {} }) => {
    const { angled, plain, label = "", target, html, page } = groups;
    return page === undefined ? (angled ?? plain ?? (label.startsWith("^") ? "" : target) ?? html ?? "") : page;
  });
}

function findUndefined(before: string, after: string): string[] {
  const prose = readProse(after);
  const labels = new Set([...prose.matchAll(MARKDOWN)].map(({ groups }) => foldLabel(groups?.label ?? "")));
  const uses = (text: string) => [...text.matchAll(REFERENCE)].map(({ groups }) => groups?.reference ?? "");
  const former = new Set(uses(before));
  const missing = uses(prose).filter((label) => !labels.has(foldLabel(label)) && !former.has(label));
  return [...new Set(missing)].map((label) => `the link reference [${label}] is not defined`);
}

function foldLabel(label: string): string {
  return label.replace(/\s+/g, " ").trim().toLowerCase();
}

/** What is wrong with a link of the document at `path`, whose text is `text`. */
async function checkLink(target: string, path: string, text: string, tree: DocumentTree): Promise<string | undefined> {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(target.replace(/[\s\p{Cc}]/gu, ""))?.[1]?.toLowerCase();
  if (scheme !== undefined) return checkAddress(target, scheme);
  if (target.startsWith("//")) return `the link ${target} has no scheme`;
  return target === "" || /[{}$<>*]/.test(target) ? undefined : await checkFile(target, path, text, tree);
}

function checkAddress(target: string, scheme: string): string | undefined {
  if (!/^(?:https?|mailto)$/.test(scheme)) return `the link ${target} has the scheme ${scheme}:`;
  return scheme === "mailto" || /^https?:\/\//i.test(target) ? undefined : `the link ${target} has no host`;
}

async function checkFile(target: string, path: string, text: string, tree: DocumentTree): Promise<string | undefined> {
  const [address = "", anchor = ""] = target.split("#");
  const file = decodeUri(address.split("?")[0] ?? "");
  const found = file === "" ? path : await resolveFile(path, file, tree);
  if (found === undefined) return `the link ${target} leads to no file`;
  if (anchor === "" || !/\.(?:md|mdx|markdown)$/i.test(found)) return undefined;
  const content = found === path ? text : await tree.readFile(found);
  const leads = content === undefined || hasAnchor(found, content, decodeUri(anchor));
  return leads ? undefined : `the link ${target} leads to no heading of ${found}`;
}

/** A site generator makes its own anchors of headings. */
function hasAnchor(path: string, content: string, anchor: string): boolean {
  const anchors = listAnchors(content);
  if (anchors.has(anchor) || anchors.has(anchor.toLowerCase())) return true;
  const isSite = /\.mdx$/i.test(path) || /^\uFEFF?---\s*\n/.test(content);
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  return isSite && [...anchors].some((one) => plain(one) === plain(anchor));
}

const PAGES = ["README.md", "index.md", "index.mdx", "index.rst", "_index.md"];
const ENDINGS = ["", ".md", ".mdx", ".rst", ".adoc", ...PAGES.map((page) => `/${page}`)];
const SITE_FOLDERS = ["", "docs/", "public/", "static/", "src/content/docs/", "content/", "website/docs/"];

/** The file as GitHub finds it, or as a site generator may. */
async function resolveFile(path: string, target: string, tree: DocumentTree): Promise<string | undefined> {
  for (const file of listCandidates(path, target)) {
    if (file === ".") return "README.md";
    if (await tree.hasFile(file)) return file;
  }
  return undefined;
}

/** `.` for the repository's top folder. */
function listCandidates(path: string, target: string): string[] {
  const folder = posix.dirname(path);
  const isPage = !/^(?:readme|contributing|changelog)/i.test(posix.basename(path));
  const bases = target.startsWith("/") ? listRoots(folder) : [folder, ...(isPage ? [path.replace(/\.\w+$/, "")] : [])];
  const names = new Set([target, target.replace(/\.html?$/, "").replace(/\/$/, "")]);
  const joined = bases.flatMap((base) => [...names].map((name) => posix.join(base, name.replace(/^\/+/, ""))));
  return joined
    .map((full) => full.replace(/\/$/, "") || ".")
    .filter((full) => full !== ".." && !full.startsWith("../"))
    .flatMap((full) => (full === "." ? full : ENDINGS.map((ending) => full + ending)));
}

/** `/` is the repository's top folder, or a folder that a site is made of. */
function listRoots(folder: string): string[] {
  const parts = folder === "." ? [] : folder.split("/");
  const ancestors = parts.map((_, index) => `${parts.slice(0, index + 1).join("/")}/`);
  return ["", ...ancestors].flatMap((ancestor) => SITE_FOLDERS.map((site) => `${ancestor}${site}`));
}

const EXPLICIT = /\s(?:id|name)=["']?([^\s"'<>]+)|\{\s{0,9}(?:\/\*\s*)?#([\w:.-]+)/g;

/** The anchors of a Markdown document: of headings as GitHub makes them, and explicit ones. */
function listAnchors(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const seen = new Map<string, number>();
  for (const heading of listHeadings(text)) {
    const slug = slugify(heading);
    let number = seen.get(slug) ?? 0;
    let anchor = slug;
    while (anchors.has(anchor)) {
      number += 1;
      anchor = `${slug}-${number}`;
    }
    seen.set(slug, number);
    anchors.add(anchor);
  }
  for (const [, id, custom] of text.matchAll(EXPLICIT)) anchors.add(id ?? custom ?? "");
  anchors.add("top");
  return anchors;
}

/** Of Markdown. */
export function listHeadings(text: string): string[] {
  const fences = new FenceScanner(Number.POSITIVE_INFINITY);
  const headings: string[] = [];
  let above = "";
  for (const line of text.split(/\r?\n/)) {
    if (fences.isCode(line)) {
      above = "";
      continue;
    }
    const heading = /^ {0,3}#{1,6}[ \t](.*)$/.exec(line)?.[1] ?? /^\s*<h[1-6][^<>]*>(.*)<\/h[1-6]>/i.exec(line)?.[1];
    if (heading !== undefined) headings.push(trimTrailing(heading.trim(), /#/));
    else if (/^ {0,3}(?:=+|-+)[ \t]*$/.test(line) && /^ {0,3}[^\s#>|-]/.test(above)) headings.push(above);
    above = heading === undefined ? line : "";
  }
  return headings;
}

/** The anchor that code hosts give a heading, where no heading above has the same. */
export function slugify(heading: string): string {
  return heading
    .replace(/\{#[\w:.-]+\}$/, "")
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, "")
    .replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, "$1")
    .replace(/<[^<>]*>/g, "")
    .replace(/(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])/gu, "")
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}
