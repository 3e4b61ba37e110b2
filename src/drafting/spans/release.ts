import {
  buildNextVersion,
  LEVELS,
  type Level,
  type NextVersion,
  nameVersion,
  type ReleaseLine,
} from "../../git/next-version.ts";
import { findPreviousTag } from "../../git/previous-tag.ts";
import { buildRange } from "../../git/ranges.ts";
import type { History } from "../../git/repository.ts";
import { buildReleases, compareVersions, isFinal, parseTagName, selectSeries } from "../../git/tags.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { capitalize, joinParts, listSome, quoteText, selectTrailers } from "../../shared/text.ts";
import type { Span } from "../../writer/changes/change.ts";
import { countWords } from "../../writer/entries.ts";
import type { Notes } from "../../writer/notes.ts";
import { listSeries, readFloor } from "./series.ts";
import type { PlannedRelease, WrittenSpan } from "./span-notes.ts";
import { checkCount, readSpan, type SpanSelection } from "./spans.ts";

/** `lines`: of each span, where the next release comes after. */
type ReleaseSelection = SpanSelection & { lines: readonly (ReleaseLine | undefined)[] };

/** `isUsual`: the publication wishes it, not the request. `select` is for what `isAll` is not about. */
type Asked = { wish: string; isUsual: boolean; isAll: boolean; select: () => Promise<SpanSelection> };
type Terms = { paths: readonly string[] | undefined; maxCommits?: number | undefined };

/** Everything since the last release, or the spans of the request. By a wish of the publication, what is released stays so. */
export async function selectPlanned(history: History, { wish, isUsual, isAll, select }: Asked, terms: Terms) {
  const all = isAll ? await selectReleaseSpans(history, wish, terms) : undefined;
  if (all !== undefined && (all.spans.length > 0 || !isUsual)) return { wish, ...all };
  return { wish, ...(await addLines(history, await select(), isUsual)) };
}

/** What is to be released, of each package since its last release. `wish` is `release` of a doc request. */
async function selectReleaseSpans(history: History, wish: string, terms: Terms): Promise<ReleaseSelection> {
  const { paths, maxCommits } = terms;
  const lines: ReleaseLine[] = [];
  const spans: Span[] = [];
  for (const series of await listSeries(history, wish)) {
    const line = await readLine(history, series);
    const before = continuesPrerelease(line, wish) ? (line.prerelease ?? line.final) : line.final;
    const range = buildRange(history.head, before?.tag.commit);
    if (maxCommits !== undefined) await checkCount(history, [{ range }], maxCommits);
    const span = await readSpan(history, [{ range, previousTag: before?.tag }], paths);
    if (span.commits.length === 0) continue;
    lines.push(line);
    spans.push({ ...span, tag: undefined, version: undefined });
  }
  const count = countWords(new Set(spans.flatMap(({ commits }) => commits.map(({ sha }) => sha))).size, [
    "commit",
    "commits",
  ]);
  const since = listSome(spans.map(({ previousTag }) => previousTag ?? "the beginning"));
  const sentence = spans.length === 0 ? "No commits since the last release." : `${count} to release, since ${since}.`;
  return { spans, lines, sentence };
}

/** Of spans that were selected otherwise; released ones have none, nor those that are a part of a release `isUsual`ly. */
async function addLines(history: History, selected: SpanSelection, isUsual: boolean): Promise<ReleaseSelection> {
  const main = selectSeries(buildReleases(history.tags));
  const seriesOf = ({ previousTag }: Span) => parseTagName(previousTag ?? "")?.series ?? main;
  const readOf = async (span: Span) => {
    const line = span.tag === undefined ? await readLine(history, seriesOf(span)) : undefined;
    const starts = [line?.final, line?.prerelease].flatMap((release) => release?.tag.name ?? []);
    const isWhole = span.end === history.head && starts.includes(span.previousTag ?? "");
    return isUsual && !isWhole ? undefined : line;
  };
  return { ...selected, lines: await Promise.all(selected.spans.map(readOf)) };
}

async function readLine({ directory, head, tags }: History, series: string): Promise<ReleaseLine> {
  const releases = buildReleases(tags).filter((one) => one.series === series);
  const [ofFinals, ofAll] = await Promise.all(
    [false, true].map((prereleases) => findPreviousTag(directory, tags, { commit: head }, { series, prereleases })),
  );
  const find = (name: string | undefined) => releases.find(({ tag }) => tag.name === name);
  const [final, newest] = [find(ofFinals?.tag?.name), find(ofAll?.tag?.name)];
  const isLater = newest !== undefined && (final === undefined || compareVersions(newest, final) > 0);
  return { series, releases, final, prerelease: isLater && !isFinal(newest) ? newest : undefined };
}

function continuesPrerelease({ prerelease }: ReleaseLine, wish: string): boolean {
  return wish === "prerelease" || (wish === "auto" && prerelease !== undefined);
}

/** Which release the notes make of a span; undefined where they have nothing for users and none was asked for by name. */
export function planRelease(
  line: ReleaseLine,
  notes: Notes,
  { wish, commits, at, floor }: { wish: string; commits: Span["commits"]; at: Date; floor?: string | undefined },
): PlannedRelease | undefined {
  if (parseTagName(wish) !== undefined) return planNamed(line, wish);
  const { planned, refusal } = wish === "auto" ? planByCommit(line, commits) : {};
  if (planned !== undefined) return planned;
  const cause = selectCause(notes, line);
  const asked = LEVELS.find((level) => level === wish);
  const level = asked ?? cause?.level;
  if (level === undefined) return undefined;
  const wanted = { level, isAsked: asked !== undefined, isPrerelease: continuesPrerelease(line, wish), at, floor };
  const { basis, ...next } = checkFree(line, buildNextVersion(line, wanted), wanted);
  const why = asked === undefined ? cause?.why : `a ${asked} version was asked for`;
  const reason = explain(line, next.tag, `because ${basis === undefined ? why : BASES[basis]}`);
  return { ...next, reason: joinParts([reason, refusal], " ") };
}

const BASES = { date: "its versions are dates", floor: "its own files say so" };

/** Among the trailers of a message. */
const RELEASE_AS = /^release-as:[ \t]*(\S+)[ \t]*$/im;

/** The version that the newest commit with a line for it names, or why that does not count. */
function planByCommit(line: ReleaseLine, commits: Span["commits"]): { planned?: PlannedRelease; refusal?: string } {
  for (const { sha, body } of commits) {
    const [, named] = RELEASE_AS.exec(selectTrailers(body)) ?? [];
    if (named === undefined) continue;
    const said = `the commit ${sha.slice(0, 7)}`;
    const refusal = findRefusal(line, named);
    if (refusal === undefined) return { planned: nameRelease(line, named, `as ${said} says`) };
    return { refusal: `${capitalize(said)} asks for ${quoteText(named, 50)}: ${refusal}` };
  }
  return {};
}

/** The version that was asked for. Throws `release/version-refused`. */
function planNamed(line: ReleaseLine, wish: string): PlannedRelease {
  const refusal = findRefusal(line, wish);
  if (refusal !== undefined) throw refuse(refusal);
  return nameRelease(line, wish, "as asked for");
}

function nameRelease(line: ReleaseLine, wish: string, why: string): PlannedRelease {
  const next = nameVersion(parseTagName(wish)?.version ?? wish, line);
  return { ...next, reason: explain(line, next.tag, why) };
}

/** Why the line cannot go on with a version, as a sentence. */
function findRefusal(line: ReleaseLine, wish: string): string | undefined {
  const named = parseTagName(wish);
  if (named === undefined) return `${quoteText(wish, 50)} is no version.`;
  const before = line.prerelease ?? line.final;
  const same = findReleased(line, wish);
  if (same !== undefined) return `${same.tag.name} is released already.`;
  if (before === undefined || compareVersions(named, before) >= 0) return undefined;
  return `${nameVersion(named.version, line).tag} is lower than ${before.tag.name}, which this history has.`;
}

type Wanted = Parameters<typeof buildNextVersion>[1];

/** A version that another branch has released gives way to a patch; where that is taken too, a person has to decide. */
function checkFree(line: ReleaseLine, next: NextVersion, wanted: Wanted): NextVersion {
  if (findReleased(line, next.version) === undefined) return next;
  const patch = buildNextVersion(line, { ...wanted, level: "patch" });
  if (findReleased(line, patch.version) === undefined) return patch;
  const taken = [...new Set([next.tag, patch.tag])];
  throw refuse(`${taken.join(" and ")} ${taken.length > 1 ? "are" : "is"} released already, from another branch.`);
}

function findReleased({ releases }: ReleaseLine, version: string) {
  const named = parseTagName(version);
  return releases.find((one) => named !== undefined && compareVersions(one, named) === 0);
}

function refuse(message: string): ReleaseDocsError {
  return new ReleaseDocsError("release/version-refused", message);
}

function explain({ final, prerelease }: ReleaseLine, tag: string, why: string): string {
  const before = prerelease ?? final;
  return `${tag} ${before === undefined ? "is the first release" : `comes after ${before.tag.name}`}, ${why}.`;
}

const MINOR = ["added", "deprecated", "removed"] as const;
const NOUNS = {
  breaking: ["breaking change", "breaking changes"],
  added: ["addition", "additions"],
  deprecated: ["deprecation", "deprecations"],
  removed: ["removal", "removals"],
} as const;
const LINK = /\[([^\][]*)\]\([^()]*\)/g;
const NO_MAJOR = "what is needed has the same major version as before";
const MAX_CITED = 3;
const MAX_TITLE = 80;

/** The changes that decide how much the version rises. */
function selectCause(
  { sections, dependencies }: Notes,
  { final }: ReleaseLine,
): { level: Level; why: string } | undefined {
  const select = (name: keyof typeof NOUNS) => sections.find((section) => section.name === name)?.entries ?? [];
  const cite = (name: keyof typeof NOUNS) => {
    const entries = select(name);
    if (entries.length === 0) return undefined;
    const titles = entries.slice(0, MAX_CITED).map(({ text, own, pullRequest }) => {
      const said = own?.markdown.split("\n", 1)[0]?.replace(LINK, "$1") ?? text;
      const number = pullRequest === undefined || said.includes(`#${pullRequest}`) ? "" : ` (#${pullRequest})`;
      return `"${quoteText(said, MAX_TITLE)}"${number}`;
    });
    const more = entries.length > MAX_CITED ? ` and ${entries.length - MAX_CITED} more` : "";
    return `of ${countWords(entries.length, NOUNS[name])}: ${titles.join(", ")}${more}`;
  };
  const breaking = cite("breaking");
  // In 0.x it is no patch.
  const isMinor = final?.numbers[0] !== 0n && select("breaking").every(({ inferred }) => inferred?.isMinor);
  if (breaking !== undefined && isMinor) return { level: "minor", why: `${breaking}; ${NO_MAJOR}` };
  if (breaking !== undefined) return { level: "major", why: breaking };
  const minor = MINOR.flatMap((name) => cite(name) ?? [])[0];
  if (minor !== undefined) return { level: "minor", why: minor };
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  const isUpdated = dependencies.packages.some(({ runtime, security }) => runtime || security);
  if (count === 0 && !isUpdated) return undefined;
  return { level: "patch", why: "it has fixes and smaller changes only" };
}

type Naming = { history: History; wish: string; at: Date; write: (span: Span) => Promise<WrittenSpan> };

/** The spans as the releases that they are to be; the others have nothing to release. */
export async function writeReleases(
  written: readonly WrittenSpan[],
  lines: readonly (ReleaseLine | undefined)[],
  naming: Naming,
) {
  const { history, wish, at, write } = naming;
  const planned = await Promise.all(
    written.map(async ({ notes, folder, span: { commits } }, index) => {
      const line = lines[index];
      return line && planRelease(line, notes, { wish, commits, at, floor: await readFloor(history, line, folder) });
    }),
  );
  const releases = await Promise.all(
    written.map(async (one, index): Promise<WrittenSpan[]> => {
      const release = planned[index];
      if (lines[index] === undefined) return [one];
      if (release === undefined) return [];
      const { tag, version } = release;
      return [{ ...(await write({ ...one.span, tag, version })), release }];
    }),
  );
  return releases.flat();
}
