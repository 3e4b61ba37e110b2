import { ReleaseDocsError } from "../shared/errors.ts";
import { type LinkedPage, type RefAndPath, splitPath, splitRef } from "../shared/linked-page.ts";

/** A repository of a host: its name in errors, and its path below the API. */
export type RepositoryPath = { repository: string; at: string };

/** What a link shows in its repository. */
export type Shown<Link extends { repository: string }> = Link extends unknown ? Omit<Link, "repository"> : never;

/** An address of a web origin as `owner/name` and what `parseShown` reads from the names after these. */
export function parseRepositoryLink<Link extends { repository: string }>(
  url: URL,
  parseShown: (names: readonly string[]) => Shown<Link> | undefined,
): (Shown<Link> & { repository: string }) | undefined {
  const [owner, name, ...rest] = splitPath(url) ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const shown = parseShown(rest);
  return shown && { repository: `${owner}/${name.replace(/\.git$/, "")}`, ...shown };
}

/** The number of an issue or pull request. */
export function parseNumber(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/**
 * Reads a file or folder by `read`, first as if its ref had no slash, then with the longest ref that fits. `listRefs`
 * maps the names of branches and tags to what `read` takes.
 */
export async function readByRef(
  refAndPath: RefAndPath,
  read: (ref: string, path: string) => Promise<LinkedPage>,
  listRefs: (start: string) => Promise<ReadonlyMap<string, string>>,
): Promise<LinkedPage> {
  const [first = "", ...rest] = refAndPath;
  try {
    return await read(first, rest.join("/"));
  } catch (error) {
    if (!isMissing(error) || rest.length === 0) throw error;
    const refs = await listRefs(first);
    const source = splitRef(refAndPath, [...refs.keys()]);
    const ref = source && refs.get(source.ref);
    if (source === undefined || ref === undefined || ref === first) throw error;
    return read(ref, source.path);
  }
}

/** Whether a page does not exist, or the token may not see it. */
export function isMissing(error: unknown): boolean {
  return error instanceof ReleaseDocsError && error.code === "product/not-found";
}
