import * as z from "zod/mini";
import { ReleaseDocsError } from "../shared/errors.ts";
import type { ProductApi, Read } from "../shared/outbound/json-api.ts";
import { excerptOf, type LinkedPage, type RefAndPath, splitPath, splitRef } from "../shared/outbound/linked-page.ts";

export type RepositoryReader = ReturnType<typeof createRepositoryReader>;

const Overview = z.object({ full_name: z.string(), description: z.nullish(z.string()) });

/**
 * Reads below a repository (`owner/name`), which is below `folder` of the API. `doing` is followed by "of owner/name" in
 * errors. Throws `product/not-found` for an impossible name.
 */
export function createRepositoryReader(api: ProductApi, product: string, folder: string, repository: string) {
  const root = `${folder}/${checkName(product, repository)}`;
  const at = (doing: string, path: string) => ({ doing: `${doing} of ${repository}`, path: root + path });
  const readRepository = <T>(answer: z.ZodMiniType<T>): Promise<Read<T>> =>
    api.read({ doing: `show the repository ${repository}`, path: root, answer });
  return {
    repository,
    at,
    readRepository,
    read: async <T>(doing: string, path: string, answer: z.ZodMiniType<T>): Promise<T> =>
      (await api.read({ ...at(doing, path), answer })).value,
    readText: (doing: string, path: string, accept: string) => api.readText({ ...at(doing, path), accept }),
    readOverview: async (): Promise<LinkedPage> => {
      const { full_name: title, description } = (await readRepository(Overview)).value;
      return { title, excerpt: excerptOf.text(description ?? "") };
    },
  };
}

function checkName(product: string, fullName: string): string {
  const parts = fullName.split("/");
  if (parts.length === 2 && parts.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part))) return fullName;
  throw new ReleaseDocsError("product/not-found", `The name is not one of a repository of ${product}.`, {
    hint: "Give it as owner/name.",
  });
}

export function notMerged(fullName: string, number: number): ReleaseDocsError {
  return new ReleaseDocsError("product/not-merged", `Pull request ${number} of ${fullName} is not merged.`);
}

/** Gets what follows the kind of a page in its path: `owner/name/kind/…`. */
export type ParsePage<Page> = (names: readonly string[]) => Page | undefined;

/** `pages`: by the kind, undefined for the page of the repository itself. */
export function parseRepositoryLink<Page extends object>(
  url: URL,
  pages: ReadonlyMap<string | undefined, ParsePage<Page>>,
): ({ repository: string } & Page) | undefined {
  const [owner, name, kind, ...names] = splitPath(url) ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const page = pages.get(kind)?.(names);
  return page && { repository: `${owner}/${name.replace(/\.git$/, "")}`, ...page };
}

export function parseNumbered<Kind extends string>(kind: Kind, number = "") {
  return /^[1-9]\d{0,9}$/.test(number) ? { kind, number: Number(number) } : undefined;
}

/** Reads a file or folder, first as if its ref had no slash, then with the longest ref that fits. */
export async function readByRef(
  reader: RepositoryReader,
  refAndPath: RefAndPath,
  read: (reader: RepositoryReader, ref: string, path: string) => Promise<LinkedPage>,
  listRefs: (reader: RepositoryReader, start: string) => Promise<ReadonlyMap<string, string>>,
): Promise<LinkedPage> {
  const [first = "", ...rest] = refAndPath;
  try {
    return await read(reader, first, rest.join("/"));
  } catch (error) {
    if (!isMissing(error) || rest.length === 0) throw error;
    const refs = await listRefs(reader, first);
    const source = splitRef(refAndPath, [...refs.keys()]);
    const ref = source && refs.get(source.ref);
    if (source === undefined || ref === undefined || ref === first) throw error;
    return read(reader, ref, source.path);
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof ReleaseDocsError && error.code === "product/not-found";
}
