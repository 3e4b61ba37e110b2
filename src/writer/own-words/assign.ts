import type { Commit } from "../../git/commits.ts";
import type { LineChange } from "../../git/tree.ts";
import { remember, toPlainWords } from "../../shared/text.ts";
import { selectEntryKeys } from "../changelog/keys.ts";
import { readFormat } from "../changelog/parse.ts";
import { type Change, groupByEach, selectPaths } from "../changes/change.ts";
import { type ChangeClass, isShown } from "../changes/labels.ts";
import { selectPathKind } from "../changes/paths.ts";
import { isReleaseTitle } from "../changes/titles.ts";
import type { NoteEntry } from "../note-entry.ts";
import { isOwnDraft } from "../pull-request.ts";
import { classifyGroup, classifyOwnText, cutType, type OwnLine, parseOwnLines, selectNumbers } from "./lines.ts";
import { isChangelogName } from "./locate.ts";
import type { YamlItem } from "./yaml-fragments.ts";

/** A line of the project's people, ready to be shown. */
export type AnnouncedLine = Omit<OwnLine, "text"> & { markdown: string };

/** `also` are other changes that the line names, which no line has for itself; `writer` is who wrote it about others. */
export type Announcement = { line: AnnouncedLine; change: Change; also: readonly Change[]; writer: Change | undefined };

/** Which change each line is about. Lines about none of `changes`, which are newest first, are left out. */
export function assignLines(lines: readonly AnnouncedLine[], changes: readonly Change[]): Announcement[] {
  if (lines.length === 0) return [];
  const finder = createFinder(changes);
  const clear = lines.map(finder.findClear);
  const taken = new Set(clear.flatMap(({ change }) => change ?? []));
  const assigned = lines.flatMap((line, index) => {
    const { change, named } = clear[index] ?? { named: [] };
    const found = change ?? finder.findLikely(line, taken, lines);
    if (found !== undefined) taken.add(found);
    const [by] = finder.broughtBy(line);
    const writer = by === found && by !== undefined && !isChangelogWork(by) ? undefined : by;
    return found === undefined ? [] : [{ line, change: found, named, writer }];
  });
  return assigned.map(({ named, ...announcement }) => {
    const also = [...new Set(named)].filter((change) => !taken.has(change));
    for (const change of also) taken.add(change);
    return { ...announcement, also };
  });
}

/** `Update the changelog`: its lines are about other changes. */
function isChangelogWork(change: Change): boolean {
  const paths = selectPaths(change);
  return paths.length > 0 && paths.every(isChangelogName);
}

function createFinder(changes: readonly Change[]) {
  const byPullRequest = new Map(changes.map((change) => [change.pullRequest, change]));
  const bySha = new Map(changes.flatMap((change) => change.commits.map(({ sha }) => [sha, change] as const)));
  const byMention = new Map(
    changes.flatMap((change) => {
      const texts = [change.title, change.body, ...change.commits.map(({ body }) => body)];
      return selectNumbers(texts.join("\n")).map((number) => [number, change] as const);
    }),
  );
  const byShortSha = new Map([...bySha].map(([sha, change]) => [sha.slice(0, 7), change]));
  const broughtBy = ({ shas }: AnnouncedLine) => shas.flatMap((sha) => bySha.get(sha) ?? []);
  /** The pull request that the line names and that brought it, then either, then the one that names the same issue. */
  const findClear = (line: AnnouncedLine): { change?: Change | undefined; named: Change[] } => {
    const brought = broughtBy(line);
    const own = brought.filter((change) => !isChangelogWork(change));
    const numbers = [...line.numbers, ...brought.filter(isChangelogWork).flatMap(({ title }) => selectNumbers(title))];
    const find = (index: typeof byMention) => numbers.flatMap((number) => index.get(number) ?? []);
    const bySelf = selectEntryKeys(line.markdown).flatMap((key) => byShortSha.get(key) ?? []);
    const [named, mentioned] = [[...find(byPullRequest as typeof byMention), ...bySelf], find(byMention)];
    return { change: own.find((one) => named.includes(one)) ?? named[0] ?? own[0] ?? mentioned[0], named };
  };
  /** A change without a line: the one that says the same, else the one before a commit that brought this line only. */
  const findLikely = (line: AnnouncedLine, taken: ReadonlySet<Change>, lines: readonly AnnouncedLine[]) => {
    const [writer] = broughtBy(line);
    const isFree = (change: Change) => !taken.has(change) && !isChangelogWork(change);
    const words = selectWords(line.markdown);
    const isLike = (change: Change) => isFree(change) && isAlike(selectWords(change.title), words);
    const alike = lines.length * changes.length <= MAX_COMPARISONS ? changes.find(isLike) : undefined;
    if (alike !== undefined || writer === undefined) return alike;
    const isOnly = lines.filter(({ shas }) => shas.includes(writer.commits[0].sha)).length === 1;
    const before = isOnly ? changes[changes.indexOf(writer) + 1] : undefined;
    return before !== undefined && isFree(before) && selectPathKind(selectPaths(before)) === "product"
      ? before
      : writer;
  };
  return { broughtBy, findClear, findLikely };
}

const MIN_WORDS = 3;
const MIN_SHARED = 0.75;
const MAX_COMPARISONS = 200_000;

const selectWords = remember((text): ReadonlySet<string> => {
  const words = toPlainWords(text).split(" ");
  return new Set(words.filter((word) => word.length > 2));
});

/** Whether most words of the shorter text are in the other. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return small.size >= MIN_WORDS && [...small].filter((word) => large.has(word)).length >= MIN_SHARED * small.size;
}

export function selectAnnounced(announcements: readonly Announcement[]): Set<Change> {
  return new Set(announcements.flatMap(({ change, also }) => [change, ...also]));
}

const ADVISORY = /\b(?:CVE-\d{4}-\d{4,}|GHSA(?:-[\da-z]{4}){3})\b/i;

/** Changes of which one of several lines says what breaks: the others are about something else. */
export function selectParted(announcements: readonly Announcement[]): ReadonlySet<Change> {
  const saying = announcements.filter(({ line }) => (line.class ?? classifyOwnText(line.markdown)) === "breaking");
  return new Set(saying.map(({ change }) => change));
}

/** `entry` is what the change would say by itself; a person's later wording of it stays. */
export function buildOwnEntry(
  { line, change, also }: Announcement,
  entry: NoteEntry,
  { isReworded, isParted }: { isReworded: boolean; isParted: boolean },
): NoteEntry {
  // What breaks users or was a danger to them is so whatever a line says.
  const isGrave = (entry.class === "breaking" && !isParted) || entry.class === "security";
  const own = isGrave ? undefined : classifyOwnText(line.markdown);
  const byChange = isShown(entry.class) && (isGrave || entry.class !== "breaking") ? entry.class : "changed";
  const meant = line.class ?? own ?? byChange;
  const said = line.place === undefined || isShown(meant) ? meant : "changed";
  const isSecurity = said !== "breaking" && ADVISORY.test(line.markdown);
  const shas = [...entry.shas, ...also.flatMap(({ commits }) => commits.map(({ sha }) => sha))] as const;
  const kind = isSecurity ? "security" : said;
  const classified = { ...entry, shas, place: line.place, class: kind, folded: undefined } as const;
  if (isReworded) return { ...classified, formerTexts: [...entry.formerTexts, line.markdown] };
  // A changelog keeps its lines as they are.
  const markdown = line.isInChangelog ? line.markdown : cutType(line.markdown);
  return {
    ...classified,
    scope: undefined,
    breaking: "",
    advice: "",
    guideText: undefined,
    closes: [],
    refers: [],
    advisories: [],
    guides: [],
    own: { markdown, isInChangelog: line.isInChangelog, isLinked: !isChangelogWork(change) },
  };
}

/**
 * Whether people announced at least half of what is shown, and with it left out another entry. Who writes about others
 * leaves out nothing that comes later, and a draft of this program nothing at all. `changes` are newest first.
 */
export function judgeSilence(announcements: readonly Announcement[], others: number, changes: readonly Change[]) {
  const count = (some: readonly Announcement[]) => Math.max(some.length, selectAnnounced(some).size);
  const isMost = (some: readonly Announcement[]) => some.length > 0 && 2 * count(some) >= count(announcements) + others;
  const byPeople = announcements.filter(({ writer }) => !writer?.commits.some(isOwnDraft));
  const writers = new Set(byPeople.map(({ writer }) => writer));
  const newest = changes.findIndex((change) => writers.has(change));
  const later = new Set(changes.slice(0, newest).map(({ commits: [lead] }) => lead.sha));
  const isAnnounced = isMost(byPeople);
  const isHabit = isMost(byPeople.filter(({ writer }) => writer === undefined));
  return { isAnnounced, isLeftOut: ({ shas: [lead] }: NoteEntry) => (later.has(lead) ? isHabit : isAnnounced) };
}

/** A file about one change, which a tool joins to a changelog at the release. */
export type Fragment = {
  path: string;
  /** SHAs of the commits that touch it, newest first. */
  shas: readonly [string, ...string[]];
  /** Whether the release removed it: the newest commit that touches it is the release's. */
  isReleased: boolean;
};

const FOLDERS = [
  String.raw`(?<clear>changelog\.d|changelogs?\/(?:unreleased|next|fragments)|newsfragments|news\.d|changes\.d|\.changeset|\.changes(?:\/unreleased)?|\.changelog|upcoming_changes|releasenotes\/notes|\.chloggen)`,
  "changelog|changes|news",
].join("|");
const PATH = new RegExp(String.raw`(?:^|\/)(?:${FOLDERS})\/(?:(?<folder>[\w-]+)\/)?(?<file>[^/]+)$`);
const NO_FRAGMENT = /^(?:[._]|readme|template|config|index|changelog|\d+(?:\.\d+)+\.)/i;
// `123.bugfix.rst`, `+orphan.feature.md`, `123.doc`
const TYPED = /^(?<name>[\w+#-]*)\.(?<type>[a-z_]{3,})(?:\.\d+)?(?:\.(?:md|rst|txt))?$/i;
const YAML = /\.ya?ml$/i;
const VERBAL = /^(?<verb>new|fix|change|add|remove|deprecate)_/i;

function parseName(path: string): { type: string; numbers: number[] } | undefined {
  const { clear, folder = "", file = "" } = PATH.exec(path)?.groups ?? {};
  if (file === "" || NO_FRAGMENT.test(file)) return undefined;
  const { name = "", type = "" } = TYPED.exec(file)?.groups ?? {};
  const [, digits] = /^#?(\d{1,9})(?!\d|[-_]\d)/.exec(file) ?? [];
  const numbers = digits === undefined ? [] : [Number(digits)];
  if (name !== "" && !/^(?:md|rst|txt|json|ya?ml|js|ts|html)$/i.test(type)) return { type, numbers };
  // Elsewhere it may be of any tool.
  if (clear !== undefined && YAML.test(file)) return { type: "", numbers };
  if (!/\.(?:md|rst|txt)$/i.test(file)) return undefined;
  const verb = VERBAL.exec(file)?.groups?.verb ?? "";
  const said = classifyGroup(folder) === undefined ? verb : folder;
  return clear === undefined && said === "" ? undefined : { type: said, numbers };
}

/** Those that the commits of a span bring, or remove for the release. `paths` are those of the tree at its end. */
export function findFragments(commits: readonly Commit[], paths: readonly string[]): Fragment[] {
  const isFragment = (path: string) => parseName(path) !== undefined;
  const touching = groupByEach(commits, (commit) => commit.paths.filter(isFragment));
  const existing = new Set(touching.size === 0 ? [] : paths);
  return [...touching].flatMap(([path, [newest, ...older]]) => {
    const isReleased = !existing.has(path);
    const isTakenOut = isReleased && !isReleaseTitle(newest.subject) && !newest.paths.some(isChangelogName);
    const shas: Fragment["shas"] = [newest.sha, ...older.map(({ sha }) => sha)];
    return isTakenOut ? [] : [{ path, shas, isReleased }];
  });
}

/** The text that the release removed. */
export function readRemoved({ path, shas }: Fragment, changes: ReadonlyMap<string, readonly LineChange[]>): string {
  const own = changes.get(shas[0])?.find((change) => change.path === path);
  return own?.removed.join("\n") ?? "";
}

/** Whether it is to be read with {@link parseYamlFragment}. */
export function isYamlFragment({ path }: Fragment): boolean {
  return YAML.test(path);
}

/** The lines of a fragment in YAML. */
export function buildYamlLines(fragment: Fragment, items: readonly YamlItem[]): OwnLine[] {
  return items.map(({ body, class: kind, numbers }) => {
    // These tools join reStructuredText or Markdown, and no name says which.
    const format = readFormat("", body) === "rst" ? "rst" : "markdown";
    const text = { path: fragment.path, format, body, file: body } as const;
    return buildLine(fragment, text, correctType(kind, body), [...numbers, ...selectNumbers(body)]);
  });
}

function buildLine(
  { path, shas, isReleased }: Fragment,
  text: OwnLine["text"],
  kind: OwnLine["class"],
  numbers: readonly number[],
): OwnLine {
  const { numbers: named = [] } = parseName(path) ?? {};
  // Oldest first: who brought it. The release that removed it did not.
  const ordered = shas.toReversed();
  const brought = isReleased && shas.length > 1 ? ordered.slice(0, -1) : ordered;
  return { text, class: kind, numbers: [...named, ...numbers], shas: brought, isInChangelog: false };
}

/** `packageName` is that of the tag: a changeset names the packages that it is about. */
export function parseFragment(fragment: Fragment, text: string, packageName: string | undefined): OwnLine[] {
  const { path } = fragment;
  const { type = "" } = parseName(path) ?? {};
  const [, front = "", rest = text] =
    /^---\n((?:[^\n]*\n){0,50}?)---\n([\s\S]*)$/.exec(text.replaceAll("\r\n", "\n")) ?? [];
  const packages = front.split("\n").flatMap((line) => {
    const [, name = "", bump] = /^["']?([^"':]+)["']?:[ \t]*(major|minor|patch)\b/.exec(line) ?? [];
    return bump === undefined ? [] : [{ name, bump }];
  });
  const isOwn = ({ name }: { name: string }) =>
    name.trim().toLowerCase().replace(/^@/, "") === packageName?.toLowerCase();
  if (packageName !== undefined && packages.length > 0 && !packages.some(isOwn)) return [];
  // Minor and patch count compatibility, and say nothing about the group.
  const bump = packages.some((own) => own.bump === "major") ? "major" : "";
  const body = rest.trim();
  const format = readFormat(
    path.replace(/\.[a-z_]+$/i, (end) => (/^\.(?:md|rst|txt)$/i.test(end) ? end : "")),
    body,
  );
  if (body === "" || format === undefined) return [];
  const whole = { path, format, body, file: body };
  const items = /^(?:#|[-*] |\S[^\n]*\n[-=~]{3,})/.test(body) ? parseOwnLines(whole) : [];
  const lines = items.length > 0 ? items : [{ text: whole, class: undefined, numbers: selectNumbers(body) }];
  return lines.map((line) => {
    const kind = line.class ?? correctType(classifyGroup(type || bump), line.text.body);
    return buildLine(fragment, line.text, kind, line.numbers);
  });
}

/** `Added …` and `Fixed …` are so whatever type the file name says; other texts leave it to the type. */
function correctType(type: ChangeClass | undefined, body: string): ChangeClass | undefined {
  if (type !== "added" && type !== "changed" && type !== "fixed") return type;
  return /^(?:add|fix|deprecat|remov)(?:e|s|es|ed)?\b/i.test(body) ? (classifyOwnText(body) ?? type) : type;
}
