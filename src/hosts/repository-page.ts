import * as z from "zod/mini";
import { ReleaseDocsError } from "../shared/errors.ts";
import type { ProductApi } from "../shared/json-api.ts";
import { excerptText, type LinkedPage, type RefAndPath, splitPath, splitRef } from "../shared/linked-page.ts";

/** Reads below a repository of a host; `doing` is followed by "of owner/name" in errors. */
export type RepositoryReader = {
  repository: string;
  read<T>(doing: string, path: string, answer: z.ZodMiniType<T>): Promise<T>;
  readText(doing: string, path: string, accept: string): Promise<string>;
  readOverview(): Promise<LinkedPage>;
};

const Repository = z.object({ full_name: z.string(), description: z.nullish(z.string()) });

/** `root` is the repository's path below the API. */
export function createRepositoryReader(api: ProductApi, repository: string, root: string): RepositoryReader {
  const build = (doing: string, path: string) => ({ doing: `${doing} of ${repository}`, path: root + path });
  return {
    repository,
    read: async (doing, path, answer) => (await api.read({ ...build(doing, path), answer })).value,
    readText: (doing, path, accept) => api.readText({ ...build(doing, path), accept }),
    readOverview: async () => {
      const question = { doing: `show the repository ${repository}`, path: root, answer: Repository };
      const { value } = await api.read(question);
      return { title: value.full_name, excerpt: excerptText(value.description ?? "") };
    },
  };
}

export type Shown<Link extends { repository: string }> = Link extends unknown ? Omit<Link, "repository"> : never;

export function parseRepositoryLink<Link extends { repository: string }>(
  url: URL,
  parseShown: (names: readonly string[]) => Shown<Link> | undefined,
): (Shown<Link> & { repository: string }) | undefined {
  const [owner, name, ...rest] = splitPath(url) ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const shown = parseShown(rest);
  return shown && { repository: `${owner}/${name.replace(/\.git$/, "")}`, ...shown };
}

export function parseNumber(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** Reads a file or folder, first as if its ref had no slash, then with the longest ref that fits. */
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

export function isMissing(error: unknown): boolean {
  return error instanceof ReleaseDocsError && error.code === "product/not-found";
}
