import type { PublicationConfig } from "../../contract/publications.ts";
import { README } from "../documents/documentation.ts";
import type { WrittenFile } from "../documents/files.ts";

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
