const README = /^readme(?:[-_.][\w-]+)*$/i;
const DOCUMENT = /\.(?:md|mdx|markdown)$/i;
// They tell of the past, or of one version for good.
const ABOUT_THE_PAST =
  /^(?:change(?:log|s)|history|news|release(?:s|[-_]?notes)?|whats[-_]?new|migrat\w*|upgrad\w*|breaking\w*|deprecat\w*|blog|posts|announcements|adrs?|rfcs?|archive|archived|versioned_\w+|version-.*)(?=$|[-_.])/i;
const VERSION = /^(?:v?\d+(?:[._]\d+)*|[\w.-]*[a-z]-v?\d+(?:\.\d+)+)(?:\.x)?$/i;

/** Where a project's documents are: the folders of its packages, and what its publication says. */
export type DocumentPlace = {
  /** Files and folders that it is about; undefined: the whole repository. */
  paths: readonly string[] | undefined;
  /** A file or a folder of documentation beside README and `docs`. */
  documentation: string | undefined;
};

/**
 * The documents among all files of a repository in which references to versions are kept up: README, what is below
 * `docs`, and what the publication names; the README first, then the shallower. Never changelogs, release notes, guides
 * for migration and documents of one version.
 */
export function selectDocuments(files: readonly string[], { paths, documentation }: DocumentPlace): string[] {
  const homes = ["", ...(paths ?? []).map((path) => `${path.replace(/\/$/, "")}/`)];
  const own = documentation?.replace(/\/$/, "");
  const isReadme = (path: string): boolean =>
    homes.some((home) => path.startsWith(home) && README.test(path.slice(home.length)));
  const isDocument = (path: string): boolean =>
    DOCUMENT.test(path) && (/^docs?\//i.test(path) || (own !== undefined && path.startsWith(`${own}/`)));
  const rank = (path: string): number => (isReadme(path) ? 0 : path.split("/").length);
  return files
    .filter((path) => path === own || ((isReadme(path) || isDocument(path)) && !tellsOfThePast(path, own)))
    .map((path) => ({ path, rank: rank(path) }))
    .sort((a, b) => a.rank - b.rank || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path);
}

function tellsOfThePast(path: string, own: string | undefined): boolean {
  const below = own !== undefined && path.startsWith(`${own}/`) ? path.slice(own.length + 1) : path;
  return below.split("/").some((part) => ABOUT_THE_PAST.test(part) || VERSION.test(part.replace(DOCUMENT, "")));
}
