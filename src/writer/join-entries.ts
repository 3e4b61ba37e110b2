import { toPlainWords } from "../shared/text.ts";
import { selectPaths } from "./change.ts";
import type { ClassifiedChange } from "./classify.ts";
import type { NoteEntry } from "./note-entry.ts";
import { selectPathKind } from "./paths.ts";

/** One entry for entries of the same scope and text, in place of the first. */
export function joinEqualEntries(entries: readonly NoteEntry[]): NoteEntry[] {
  const equal = Map.groupBy(entries, ({ scope = "", text, shas }) => {
    const words = toPlainWords(text);
    return words === "" ? shas[0] : `${toPlainWords(scope)}: ${words}`;
  });
  return [...equal.values()].map((group) => group.reduce(joinEntries));
}

function joinEntries(first: NoteEntry, second: NoteEntry): NoteEntry {
  const { pullRequest, shas } = second;
  const isSameChange = pullRequest !== undefined && pullRequest === first.pullRequest;
  return {
    ...first,
    shas: [...first.shas, ...shas],
    others: isSameChange ? first.others : [...first.others, { pullRequest, sha: shas[0] }, ...second.others],
    breaking: joinTexts(first.breaking, second.breaking),
    advice: joinTexts(first.advice, second.advice),
    formerTexts: [...first.formerTexts, ...second.formerTexts],
    closes: joinBy(first.closes, second.closes, ({ repository, number }) => `${repository}#${number}`),
    advisories: joinBy(first.advisories, second.advisories, String),
    guides: joinBy(first.guides, second.guides, String),
    authors: joinBy(first.authors, second.authors, ({ login, name }) => login ?? name),
  };
}

function joinTexts(one: string, other: string): string {
  return [...new Set([one, other])].filter((text) => text !== "").join("\n\n");
}

function joinBy<T>(some: readonly T[], more: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map([...some, ...more].map((item) => [keyOf(item), item])).values()];
}

const ADDITION =
  /^(?:add|introduce|implement|support|expose|create)(?:s|ed)? (?:(?:an?|the|new|initial|basic|support|for|options?|flags?|commands?|methods?|functions?|class) ){0,4}(?<name>\S+)/i;
const NAME = /^`[^`]+`$|^--\w|\w_\w|[a-z][A-Z]|\w\(\)$/;

/**
 * Moves commits behind the one that added what they name or mend, if all have one author and no pull request, and no
 * other change for users came between. Newest first; `isApart` keeps an entry for a commit.
 */
export function joinFollowUps<T extends ClassifiedChange>(
  items: readonly T[],
  isApart: (item: T) => boolean = () => false,
): { item: T; followUps: readonly T[] }[] {
  const joined: { item: T; followUps: T[]; name: string | undefined }[] = [];
  let last: (typeof joined)[number] | undefined;
  for (const item of items.toReversed()) {
    if (last !== undefined && !isApart(item) && isFollowUp(last.item, last.name, item)) {
      last.followUps.push(item);
      continue;
    }
    const name = item.class === "added" ? nameAddition(item) : undefined;
    const own = { item, followUps: [], name };
    joined.push(own);
    if (item.class !== "internal" && item.class !== "documentation") last = own;
  }
  return joined.toReversed();
}

/** The name of what is new. Undefined with a pull request: that is one change already. */
function nameAddition({ change, title }: ClassifiedChange): string | undefined {
  const word = change.pullRequest === undefined ? ADDITION.exec(title.text)?.groups?.name : undefined;
  const name = word?.replace(/[.,:;]$/, "") ?? "";
  return NAME.test(name) ? name.replaceAll("`", "") : undefined;
}

function isFollowUp(
  first: ClassifiedChange,
  name: string | undefined,
  { change, title, class: kind }: ClassifiedChange,
) {
  if (first.change.pullRequest !== undefined || change.pullRequest !== undefined) return false;
  const isShown = kind === "added" || kind === "fixed" || kind === "changed";
  if (!isShown || first.change.commits[0].author.email !== change.commits[0].author.email) return false;
  const words = title.text.split(/[\s`,;"']+/).map((word) => word.replace(/[.:]$/, ""));
  if (name !== undefined && words.includes(name)) return true;
  // Another addition in the same scope is one for users too.
  const isSameScope = title.scope !== undefined && title.scope === first.title.scope;
  if (first.class !== "added" || kind === "added" || !isSameScope) return false;
  const paths = selectPaths(change).filter((path) => selectPathKind([path]) === "product");
  const own = new Set(selectPaths(first.change));
  return paths.length > 0 && paths.every((path) => own.has(path));
}
