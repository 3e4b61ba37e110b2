import type { Repository, Span } from "./changes/change.ts";
import { countWords, joinNames } from "./entries.ts";
import { buildCommitsUrl } from "./links.ts";
import type { Readme } from "./readme.ts";

/** What the first release of a project is; texts are Markdown. */
export type FirstRelease = Readme & {
  /** Languages and platforms with the versions that the manifests ask for: `Node.js 24`. */
  requires: readonly string[];
  /** Whether the changelog has earlier versions, which no tag names. */
  hasEarlier: boolean;
};

/** Whether a span is the history from its first commit, with no release before. */
export function isFirstRelease({ previousTag, start, commits }: Span): boolean {
  return previousTag === undefined && start === undefined && commits.some(({ parents }) => parents.length === 0);
}

/** Paragraphs: that nothing was released before, and what the project is. */
export function introduceFirst({ description, hasEarlier }: FirstRelease): string[] {
  const opening = hasEarlier ? "This is the first release with a tag." : "This is the first release.";
  return [opening, ...(description === undefined ? [] : [description])];
}

/** All that is said of it but its changes: nobody had the project without them, so none of them is a fix. */
export function describeFirst(first: FirstRelease, span: Span, repository: Repository): string[] {
  const { features, install, requires, limits } = first;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
  const commits = countWords(span.commits.length, ["commit", "commits"]);
  const url = span.tag && buildCommitsUrl(repository, span.tag);
  return [
    ...introduceFirst(first),
    ...(features.length === 0 ? [] : [list(features)]),
    ...(install === undefined ? [] : [`### Install\n\n${install}`]),
    ...(requires.length === 0 ? [] : [`Requires ${joinNames(requires)}.`]),
    ...(limits.length === 0 ? [] : [`### Known limits\n\n${list(limits)}`]),
    url === undefined ? `${commits}.` : `[${commits}](${url}).`,
  ];
}
