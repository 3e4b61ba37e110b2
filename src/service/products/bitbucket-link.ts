import { type RefAndPath, splitPath } from "./linked-page.ts";

/** What a page of Bitbucket Cloud shows; `repository` is `workspace/slug`. */
export type BitbucketLink = { repository: string } & (
  | { kind: "repository" }
  | { kind: "issue" | "pullRequest"; number: number }
  /** A file or a directory: addresses do not say which. */
  | { kind: "source"; refAndPath: RefAndPath }
  | { kind: "commit"; ref: string }
);

type Shown = BitbucketLink extends infer Link ? (Link extends BitbucketLink ? Omit<Link, "repository"> : never) : never;

/** What an address at Bitbucket's web origin shows; undefined for a page of another kind. */
export function parseBitbucketLink(url: URL): BitbucketLink | undefined {
  const [workspace, slug, ...rest] = splitPath(url) ?? [];
  if (workspace === undefined || slug === undefined) return undefined;
  const shown = parseShown(rest);
  return shown && { repository: `${workspace}/${slug.replace(/\.git$/, "")}`, ...shown };
}

function parseShown([kind, ...rest]: readonly string[]): Shown | undefined {
  const [first = ""] = rest;
  const number = /^[1-9]\d{0,9}$/.test(first) ? Number(first) : undefined;
  switch (kind) {
    case undefined:
      return { kind: "repository" };
    case "issues":
      return number === undefined ? undefined : { kind: "issue", number };
    case "pull-requests":
      return number === undefined ? undefined : { kind: "pullRequest", number };
    case "src":
      return first === "" ? { kind: "repository" } : { kind: "source", refAndPath: rest };
    case "commits":
      return /^[\da-f]{7,64}$/i.test(first) ? { kind: "commit", ref: first } : undefined;
    default:
      return undefined;
  }
}
