import { toPlainWords } from "../../shared/text.ts";
import { selectTitleClass } from "../labels.ts";

const KEEP_A_CHANGELOG = ["added", "changed", "deprecated", "removed", "fixed", "security"];

const OF_A_SUBJECT = /^(?:new|added|updated|changed|improved|removed|fixed) (?:\p{L}+ )?(\p{L}+)$/u;
const GENERAL =
  /^(?:features?|functionality|functions?|additions?|capabilit(?:y|ies)|enhancements?|improvements?|changes?|things?|stuff|bugs?|bugfix(?:es)?|fix(?:es)?|issues?|problems?|errors?|behaviou?rs?|apis?|support|documentation|docs|dependenc(?:y|ies)|deps|vulnerabilit(?:y|ies)|deprecations?|removals?|items?|entries|breaking)$/;

/** Whether a group has entries about one kind of thing only: `New rules`, `Updated translations`. */
export function isGroupOfSubject(name: string): boolean {
  const [, subject] = OF_A_SUBJECT.exec(toPlainWords(name)) ?? [];
  return subject !== undefined && !GENERAL.test(subject);
}

/** What a group is for: `fixed` of `Bug fixes`, else its name in lower case. Other changes do not belong in a special one. */
export function selectGroupClass(name: string): string {
  return isGroupOfSubject(name) ? toPlainWords(name) : selectEntryClass(name);
}

/** What the entries of a group are: also `added` below `New rules`. */
export function selectEntryClass(name: string): string {
  const words = toPlainWords(name);
  // A special group does not take all changes.
  if (/^(?:performance|misc)/.test(words)) return words;
  return /^(?:other |notable )?changes?$/.test(words) ? "changed" : (selectTitleClass(words) ?? words);
}

export function isKeepAChangelogName(name: string): boolean {
  return KEEP_A_CHANGELOG.includes(name.toLowerCase());
}
