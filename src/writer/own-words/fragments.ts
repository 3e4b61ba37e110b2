import type { Commit } from "../../git/commits.ts";
import type { LineChange } from "../../git/tree.ts";
import { readFormat } from "../changelog/parse.ts";
import { groupByEach } from "../changes/change.ts";
import type { ChangeClass } from "../changes/labels.ts";
import { isReleaseTitle } from "../changes/titles.ts";
import { classifyGroup, classifyOwnText, type OwnLine, parseOwnLines, selectNumbers } from "./lines.ts";
import { isChangelogName } from "./locate.ts";
import type { YamlItem } from "./yaml-fragments.ts";

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
