import { ReleaseDocsError } from "../../release-docs-error.ts";

/** Owner and name of a repository as parts of a path. Throws `product/not-found` for what no repository is called. */
export function repositoryPath(product: string, fullName: string): string {
  const parts = fullName.split("/");
  const isName = parts.length === 2 && parts.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part));
  if (isName) return fullName;
  throw new ReleaseDocsError({
    code: "product/not-found",
    message: `No repository of ${product} can bear the name that is given.`,
    hint: "Give it as owner/name.",
  });
}
