import { toPlainWords } from "../../shared/text.ts";
import { selectTitleClass } from "../labels.ts";

const KEEP_A_CHANGELOG = ["added", "changed", "deprecated", "removed", "fixed", "security"];

/** What a group is for: `fixed` of `Bug fixes`, else its name in lower case. */
export function selectGroupClass(name: string): string {
  const words = toPlainWords(name);
  // A special group does not take all changes.
  if (/^(?:performance|misc)/.test(words)) return words;
  return /^(?:other |notable )?changes?$/.test(words) ? "changed" : (selectTitleClass(words) ?? words);
}

export function isKeepAChangelogName(name: string): boolean {
  return KEEP_A_CHANGELOG.includes(name.toLowerCase());
}
