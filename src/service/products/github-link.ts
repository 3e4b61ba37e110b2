import { type RefAndPath, splitPath } from "./linked-page.ts";

/** What a page of GitHub shows; `repository` is `owner/name`. */
export type GitHubLink = { repository: string } & (
  | { kind: "repository" }
  | { kind: "issue" | "pullRequest"; number: number }
  | { kind: "file" | "directory"; refAndPath: RefAndPath }
  | { kind: "commit"; ref: string }
  /** `tag` is undefined for the latest release. */
  | { kind: "release"; tag: string | undefined }
);

type Shown = GitHubLink extends infer Link ? (Link extends GitHubLink ? Omit<Link, "repository"> : never) : never;

/** What an address at GitHub's web origin shows; undefined for a page of another kind. */
export function parseGitHubLink(url: URL): GitHubLink | undefined {
  const [owner, name, ...rest] = splitPath(url) ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const shown = parseShown(rest);
  return shown && { repository: `${owner}/${name.replace(/\.git$/, "")}`, ...shown };
}

function parseShown([kind, ...rest]: readonly string[]): Shown | undefined {
  const [first = "", second] = rest;
  const number = /^[1-9]\d{0,9}$/.test(first) ? Number(first) : undefined;
  switch (kind) {
    case undefined:
      return { kind: "repository" };
    case "issues":
      return number === undefined ? undefined : { kind: "issue", number };
    case "pull":
      return number === undefined ? undefined : { kind: "pullRequest", number };
    case "blob":
    case "blame":
    case "raw":
      return second === undefined ? undefined : { kind: "file", refAndPath: rest };
    case "tree":
      return first === "" ? undefined : { kind: "directory", refAndPath: rest };
    case "commit":
      return first === "" ? undefined : { kind: "commit", ref: first };
    case "releases":
      if (first === "latest") return { kind: "release", tag: undefined };
      return first === "tag" && second !== undefined ? { kind: "release", tag: rest.slice(1).join("/") } : undefined;
    default:
      return undefined;
  }
}
