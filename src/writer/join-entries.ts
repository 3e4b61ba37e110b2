import { joinParts, toPlainWords } from "../shared/text.ts";
import { selectPaths, selectProductPaths } from "./change.ts";
import type { ClassifiedChange } from "./classify.ts";
import { isShown } from "./labels.ts";
import type { NoteEntry } from "./note-entry.ts";
import { nameIssue } from "./signals/references.ts";
import type { SignalledChange } from "./signals/signals.ts";

/** One entry for entries of the same scope and text, in place of the first. */
export function joinEqualEntries(entries: readonly NoteEntry[]): NoteEntry[] {
  const equal = Map.groupBy(entries, ({ scope = "", text, shas }) => {
    const words = toPlainWords(text);
    return words === "" ? shas[0] : `${toPlainWords(scope)}: ${words}`;
  });
  return [...equal.values()].flatMap((group) => mergeEntries(group) ?? []);
}

const MIN_REPEATED = 3;

/** What a bot does again and again under one title, at least half of it on the project's own tools, is no news. */
export function foldRepeated<Item extends Pick<SignalledChange, "class" | "title" | "isRequirement">>(
  items: readonly Item[],
): Item[] {
  const equal = Map.groupBy(items, ({ title }) => toPlainWords(`${title.scope ?? ""} ${title.text}`));
  const isFolded = (group: readonly Item[]) =>
    group.length >= MIN_REPEATED && group.filter((item) => item.class === "internal").length * 2 >= group.length;
  const folded = new Set([...equal].flatMap(([words, group]) => (words !== "" && isFolded(group) ? group : [])));
  return items.map((item) =>
    item.class === "changed" && !item.isRequirement && folded.has(item) ? { ...item, class: "internal" } : item,
  );
}

/** The first entry with the links and what is said below each of them; undefined without entries. */
export function mergeEntries(group: readonly NoteEntry[]): NoteEntry | undefined {
  const [first, ...others] = group;
  if (first === undefined || others.length === 0) return first;
  const changes = group.flatMap(({ pullRequest, shas: [sha], others }) => [{ pullRequest, sha }, ...others]);
  const links = new Map(changes.map((change) => [change.pullRequest ?? change.sha, change]));
  links.delete(first.pullRequest ?? first.shas[0]);
  return {
    ...first,
    shas: [...first.shas, ...others.flatMap(({ shas }) => shas)],
    others: [...links.values()],
    breaking: joinParts(unite(group, ({ breaking }) => [breaking])),
    advice: joinParts(unite(group, ({ advice }) => [advice])),
    formerTexts: group.flatMap(({ formerTexts }) => formerTexts),
    closes: unite(group, ({ closes }) => closes, nameIssue),
    refers: unite(group, ({ refers }) => refers, nameIssue),
    advisories: unite(group, ({ advisories }) => advisories),
    guides: unite(group, ({ guides }) => guides),
    authors: unite(group, selectAuthors, ({ login, name }) => login ?? name),
  };
}

const selectAuthors = ({ authors }: NoteEntry) => authors;

/** Those with one key are one. */
function unite<T>(
  group: readonly NoteEntry[],
  select: (entry: NoteEntry) => readonly T[],
  keyOf: (item: T) => string = String,
): T[] {
  return [...new Map(group.flatMap(select).map((item) => [keyOf(item), item])).values()];
}

const ADDITION =
  /^(?:add|introduce|implement|support|expose|create)(?:s|ed)? (?:(?:an?|the|new|initial|basic|support|for|options?|flags?|commands?|methods?|functions?|class) ){0,4}(?<name>\S+)/i;
type Closing = ClassifiedChange & Pick<SignalledChange, "closes">;

const NAME = /^`[^`]+`$|^--\w|\w_\w|[a-z][A-Z]|\w\(\)$/;

/**
 * Moves commits behind the one that added what they name or mend, if all have one author and no pull request, and no
 * other change for users came between. Newest first; `isApart` keeps an entry for a commit.
 */
export function joinFollowUps<T extends Closing>(
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
    if (isShown(item.class)) last = own;
  }
  return joined.toReversed();
}

/** The name of what is new. Undefined with a pull request: that is one change already. */
function nameAddition({ change, title }: ClassifiedChange): string | undefined {
  const word = change.pullRequest === undefined ? ADDITION.exec(title.text)?.groups?.name : undefined;
  const name = word?.replace(/[.,:;]$/, "") ?? "";
  return NAME.test(name) ? name.replaceAll("`", "") : undefined;
}

function isFollowUp(first: Closing, name: string | undefined, { change, title, class: kind, closes }: Closing) {
  if (first.change.pullRequest !== undefined || change.pullRequest !== undefined) return false;
  const isShown = kind === "added" || kind === "fixed" || kind === "changed";
  if (!isShown || first.change.commits[0].author.email !== change.commits[0].author.email) return false;
  const words = title.text.split(/[\s`,;"']+/).map((word) => word.replace(/^--|[.:]$/g, ""));
  if (name !== undefined && words.includes(name.replace(/^--/, ""))) return true;
  // What closes an issue of its own is a change of its own.
  const known = new Set(first.closes.map(nameIssue));
  if (!closes.every((issue) => known.has(nameIssue(issue)))) return false;
  // Another addition in the same scope is one for users too.
  const isSameScope = title.scope !== undefined && title.scope === first.title.scope;
  // Commits of a rebased pull request have one date.
  const isRebased = change.commits[0].committedAt === first.change.commits[0].committedAt;
  if (first.class !== "added" || kind === "added" || !(isSameScope || isRebased)) return false;
  const paths = selectProductPaths(change);
  const own = new Set(selectPaths(first.change));
  return paths.length > 0 && paths.every((path) => own.has(path));
}
