import type { RangeCommits } from "./git.ts";
import { createFindGroup, type FindGroup, type Line } from "./lines.ts";
import type { Way } from "./project.ts";
import type { Change, Group, Range } from "./ranges.ts";
import { compareWords, selectWords } from "./words.ts";

const LIKE = 0.6;

/** An item below an entry that says only where it comes from. */
const REFERENCE = /^(?:GH-|#)\d+$|^\w+ by /;

/** What a line says of which changes. */
export type Entry = {
  text: string;
  group: Group | undefined;
  heading: string | undefined;
  isItem: boolean;
  /** The change that it is about, and those that its commits make as well; the first is the nearest. */
  changes: readonly Change[];
  commits: ReadonlySet<string>;
};

type Links = { commits: Set<string>; numbers: Set<number> };

/** Matches lines to changes: by links to commits and pull requests, else by numbers, marks and words. */
export class Matcher {
  private readonly way: Way;
  private readonly changes: readonly Change[];
  private readonly commits: RangeCommits;
  private readonly findGroup: FindGroup;
  private readonly words = new Map<Change, Set<string>[]>();

  constructor(range: Range, commits: RangeCommits, way: Way) {
    this.way = way;
    this.commits = commits;
    this.findGroup = createFindGroup(range);
    this.changes = [
      ...range.announced.filter((change) => way === "tagged" || !change.fromSection),
      ...range.alsoFine.filter((change) => way !== "unwritten" || !change.onlySection),
    ];
    for (const change of this.changes) {
      const titles = change.commits.flatMap((sha) => [
        commits.subjects.get(sha) ?? "",
        ...(commits.mergeTitles.get(sha) ?? []),
      ]);
      this.words.set(change, [change.change, ...titles].map(selectWords));
    }
  }

  /** One entry for each line; an item is a heading for its children if they are about several changes. */
  match(lines: readonly Line[]): Entry[] {
    return lines.flatMap((line) => {
      if (line.children.every(({ text }) => REFERENCE.test(text))) return this.matchText(line, joinText(line));
      // Below a scope the heading above it counts.
      const isScope = this.findGroup(line.text) === undefined && /^\*\*[^*]+\*\*$/.test(line.text);
      const children = isScope ? line.children.map((child) => ({ ...child, heading: line.heading })) : line.children;
      const below = this.match(children);
      const named = new Set(below.flatMap(({ changes }) => changes[0] ?? []));
      const isHeading = this.findGroup(line.text) !== undefined;
      const areLinked = below.every(({ commits }) => commits.size > 0) && this.readLinks(line.text).commits.size === 0;
      return isHeading || named.size > 1 || areLinked ? below : this.matchText(line, joinText(line));
    });
  }

  private matchText(line: Line, text: string): Entry {
    const prefix = /^\*\*[^*]+\*\*/.exec(text)?.[0];
    const links = this.readLinks(text);
    return {
      text,
      heading: line.heading,
      isItem: line.isItem,
      group: this.findGroup(prefix) ?? this.findGroup(line.heading),
      changes: this.selectChanges(text, links, line.isItem),
      commits: links.commits,
    };
  }

  private selectChanges(text: string, links: Links, isItem: boolean): Change[] {
    const words = selectWords(text);
    const rated = this.changes.map((change) => {
      const isLinked = change.commits.some((sha) => links.commits.has(sha));
      const isNumbered = change.numbers.some((number) => links.numbers.has(number));
      const isMarked = change.marks.some((mark) => text.includes(mark));
      const likeness = Math.max(0, ...(this.words.get(change) ?? []).map((other) => compareWords(words, other)));
      const isLike = isItem && likeness >= LIKE;
      // The project's own lines may link the commit that wrote them.
      const isOwn = this.way !== "unwritten" && isMarked;
      const isLinkable = links.commits.size > 0 && change.commits.length > 0 && !isOwn;
      const isAbout = isLinkable ? isLinked || isNumbered : isNumbered || isMarked || isLike;
      return { change, isAbout, isLinked, rating: 8 * +isLinked + 4 * +isNumbered + 2 * +isMarked + likeness };
    });
    const about = rated.filter(({ isAbout }) => isAbout).sort((one, other) => other.rating - one.rating);
    // Text between lists, such as a count of updates, may name several changes; an item is about one, or what it links.
    return about.filter(({ isLinked }, index) => index === 0 || isLinked || !isItem).map(({ change }) => change);
  }

  private readLinks(text: string): Links {
    const { subjects, byNumber } = this.commits;
    const known = [...subjects.keys()];
    const shas = text.match(/\b[0-9a-f]{7,40}\b/g) ?? [];
    const commits = new Set(shas.flatMap((sha) => known.find((full) => full.startsWith(sha.slice(0, 12))) ?? []));
    const found = text.matchAll(/(?:#|GH-|\/pull\/|\/issues\/|:issue:`|issue_)(\d+)/g);
    const numbers = new Set([...found].map(([, digits]) => Number(digits)));
    for (const number of numbers) for (const sha of byNumber.get(number) ?? []) commits.add(sha);
    return { commits, numbers };
  }
}

export function joinText({ text, children }: Line): string {
  return [text, ...children.map(joinText)].join(" ");
}
