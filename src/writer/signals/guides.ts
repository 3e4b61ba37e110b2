import { type Change, selectPaths } from "../change.ts";

const DOCUMENT = /\.(?:md|mdx|rst|adoc|txt)$/i;
const GUIDE =
  /^(?:migrat(?:ing|ions?|e)|upgrad(?:ing|es?)|breaking[-_]changes)(?![a-z])|[-_.](?:migration|upgrade|upgrading)(?![a-z])/i;
const MAX_GUIDES = 2;

/** Migration and upgrade guides that the change touches: files of that name, or in a folder of that name. */
export function selectGuides(change: Change): string[] {
  const isGuide = (path: string) =>
    DOCUMENT.test(path) &&
    path
      .split("/")
      .slice(-2)
      .some((name) => GUIDE.test(name));
  return selectPaths(change).filter(isGuide).slice(0, MAX_GUIDES);
}
