import type { ChangeSelection } from "./selection.ts";

/** `end` is `HEAD` for the current head. */
export type RevisionRange = { start: string; end: string };

/** Names of tags, branches and other revisions, which git tells apart. */
export type Revisions =
  | { kind: "unreleased" }
  /** The release of a tag; for any other revision, everything since the release before it. */
  | { kind: "until"; end: string }
  | ({ kind: "range" } & RevisionRange);

/** Whether a service can resolve the range without a checkout. */
export function isVersionRange({ start, end }: RevisionRange): boolean {
  return isVersion(start) && (end === "HEAD" || isVersion(end));
}

// A branch with such a name needs its folder: heads/1.2.
function isVersion(name: string): boolean {
  return /\d\.\d/.test(name) && !/[/~^:{]/.test(name);
}

export function selectTagRange({ start, end }: RevisionRange): ChangeSelection {
  const selector = end === "HEAD" ? { tags: { start } } : { tags: { start, end } };
  return { changes: [selector], source: `the commits in ${start}..${end}` };
}
