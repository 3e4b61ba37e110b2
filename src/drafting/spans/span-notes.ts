import type { ReleaseNotesStyle } from "../../contract/resources/publication-styles.ts";
import type { PublicationConfig } from "../../contract/resources/publications.ts";
import { type Commit, readEarlierAuthors } from "../../git/commits.ts";
import type { History } from "../../git/repository.ts";
import { buildReleases, compareVersions, isFinal, parseTagName } from "../../git/tags.ts";
import { readTreePaths } from "../../git/tree.ts";
import type { Metadata, NoteEdits, Repository, Span } from "../../writer/changes/change.ts";
import { buildChanges } from "../../writer/changes/changes.ts";
import { type Person, selectNoreplyLogin, selectPeople } from "../../writer/links.ts";
import { buildNotes, type FirstRelease, isFirstRelease, type Notes } from "../../writer/notes.ts";
import { readReadme } from "../../writer/readme.ts";
import type { Credits } from "../../writer/release-notes.ts";
import { isShippedManifest, listPlatforms } from "../../writer/signals/manifests/compare.ts";
import type { Source, SourceRepository } from "../repositories/repositories.ts";
import { type NotesLayout, readForm, renderNotes } from "../templates/form.ts";
import { readOwnWords, renderOwnNotes } from "./own-words.ts";
import { readFilesAt, readOptional, readRangeFacts } from "./range-facts.ts";

/** `reason`: a sentence that says why it has this version. */
export type PlannedRelease = { tag: string; version: string; reason: string };

export type WrittenSpan = {
  span: Span;
  notes: Notes;
  releaseNotes: string;
  /** As `releaseNotes` have them, where a model wrote those. */
  composed?: Notes;
  source: Repository;
  /** The file of the drafts' repository that has the project's own notes of the release, which are `releaseNotes`. */
  ownFile?: string | undefined;
  /** Whether that file still says that the version is to come. */
  isUndated?: boolean | undefined;
  /** The changelog of the drafts' repository that has people's lines about the changes. */
  linesFile?: string | undefined;
  openings?: readonly string[] | undefined;
  /** The folder of the package that is released. */
  folder?: string | undefined;
  /** The final versions that were released before, the highest first. */
  earlier?: readonly string[] | undefined;
  remarks?: readonly string[];
  /** Only of a first release. */
  first?: FirstRelease | undefined;
  /** How `releaseNotes` are made of `notes`; undefined where they are the project's own. */
  layout?: NotesLayout | undefined;
  /** The release that it is to be, before its tag. */
  release?: PlannedRelease | undefined;
  /** What people asked for about entries. */
  edits?: NoteEdits | undefined;
};

type SpanSource = Pick<Source, "history" | "repository"> & Partial<Pick<Source, "isElsewhere">>;

export async function writeSpan(
  { history, repository, isElsewhere = false }: SpanSource,
  span: Span,
  config: PublicationConfig = {},
  edits?: NoteEdits,
): Promise<WrittenSpan> {
  const facts = readRangeFacts(history, span);
  const readFolder = async () => (await facts).folder;
  const [own, range, described] = await Promise.all([
    readOwnWords(history.directory, span, { repository, config, readFolder }),
    facts,
    readFirstRelease(history.directory, span, { repository, readFolder }),
  ]);
  const notes = buildNotes(span.commits, {
    metadata: span.metadata,
    edits,
    range,
    ownLines: own.lines,
    removed: own.removed,
    version: span.version,
  });
  const entries = notes.sections.flatMap((section) => section.entries);
  const lines = entries.filter((entry) => entry.own !== undefined).length;
  // What people wrote or merged says more.
  const isTold = lines > 0 && 2 * lines >= entries.length;
  const first = isTold || described === undefined ? undefined : { ...described, hasEarlier: own.hasEarlier === true };
  const atHome = (path: string | undefined) => (isElsewhere ? undefined : path);
  const written = {
    span,
    notes,
    source: repository,
    remarks: own.remarks,
    linesFile: atHome(own.changelog),
    openings: own.openings,
    folder: range.folder,
    earlier: selectEarlier(history, span),
    first,
  };
  if (own.section !== undefined) {
    const releaseNotes = renderOwnNotes(own.section, span, repository);
    return { ...written, releaseNotes, ownFile: atHome(own.section.path), isUndated: own.section.isPending };
  }
  const style = config.styleGuide?.releaseNotes ?? {};
  const [credits, form] = await Promise.all([readCredits(history, span, notes, style), readForm(style)]);
  const layout = { credits, sections: style.sections, style: { credits: own.credits }, first, form };
  return { ...written, edits, layout, releaseNotes: renderNotes(span, notes, repository, layout) };
}

const MAX_EARLIER = 50;

function selectEarlier({ tags }: Pick<History, "tags">, { tag, previousTag }: Span): string[] {
  const previous = parseTagName(previousTag ?? "");
  if (previous === undefined || (tag !== undefined && parseTagName(tag)?.series !== previous.series)) return [];
  return buildReleases(tags)
    .filter((one) => one.series === previous.series && isFinal(one) && compareVersions(one, previous) <= 0)
    .slice(0, MAX_EARLIER)
    .map(({ version }) => version);
}

/** A heading: `v1.2.0`, `Unreleased`; with the repository where there are several. */
export function nameSpan({ span, source }: Pick<WrittenSpan, "span" | "source">, areSeveral: boolean): string {
  const name = span.tag ?? "Unreleased";
  return areSeveral ? `${source.name} ${name}` : name;
}

export function groupBySource(written: readonly WrittenSpan[]): ReadonlyMap<string, WrittenSpan[]> {
  return Map.groupBy(written, ({ source }) => source.name);
}

export async function readMetadata(
  { commits, readFile }: SourceRepository,
  spans: readonly Span[],
): Promise<{ spans: readonly Span[]; remarks: readonly string[] }> {
  const shas = new Set(commits === undefined ? [] : spans.flatMap((span) => selectLeads(span.commits)));
  if (commits === undefined || shas.size === 0) return { spans, remarks: [] };
  const { readReleaseRules } = await import("./release-rules.ts");
  const [{ facts, missing }, { rules, fault }] = await Promise.all([
    commits.readFacts([...shas]),
    readReleaseRules(readFile),
  ]);
  const remarks = [missing, facts.size === 0 ? undefined : fault].filter((remark) => remark !== undefined);
  if (facts.size === 0) return { spans, remarks };
  const metadata: Metadata = { facts, rules };
  return { spans: spans.map((span) => ({ ...span, metadata })), remarks };
}

/** One commit per change: commits of a merge belong to the pull request of the merge. */
function selectLeads(commits: readonly Commit[]): string[] {
  const { changes, notShown } = buildChanges(commits);
  return [...changes.map((change) => change.commits[0].sha), ...notShown.flatMap(({ shas }) => shas)];
}

async function readCredits(
  { directory }: History,
  span: Span,
  { changes }: Notes,
  { contributors, newContributors = false }: ReleaseNotesStyle,
): Promise<Credits> {
  const isWanted = newContributors || (contributors ?? span.metadata !== undefined);
  const people = isWanted ? selectPeople(changes, span.metadata?.facts) : [];
  const isNamed = contributors ?? (span.metadata !== undefined && people.length > 1);
  return {
    contributors: isNamed ? people : [],
    newcomers: newContributors ? await selectNewcomers(directory, span, people) : [],
  };
}

/** None in a first release, and none without a known e-mail: a wrong welcome is worse than none. */
async function selectNewcomers(directory: string, { commits }: Span, people: readonly Person[]): Promise<Person[]> {
  const earlier = await readEarlierAuthors(directory, commits);
  if (earlier === undefined) return [];
  const logins = new Set([...earlier.emails].flatMap((email) => selectNoreplyLogin(email) ?? []));
  return people.filter(
    ({ name, login, emails }) =>
      emails.length > 0 &&
      !emails.some((email) => earlier.emails.has(email)) &&
      !earlier.names.has(name.toLowerCase()) &&
      !logins.has(login?.toLowerCase() ?? ""),
  );
}

const READMES = ["README.md", "Readme.md", "readme.md", "README.rst", "README.txt", "README", ".github/README.md"];
const NOTHING = { description: undefined, features: [], install: undefined, requires: [], limits: [] };

/** What the project is, by the README and manifests of the release, and of its package; undefined for a later release. */
export async function readFirstRelease(
  directory: string,
  span: Span,
  { repository, readFolder }: { repository: Repository; readFolder: () => Promise<string | undefined> },
): Promise<Omit<FirstRelease, "hasEarlier"> | undefined> {
  const { end, tag } = span;
  if (!isFirstRelease(span)) return undefined;
  if (end === undefined) return NOTHING;
  const described = await readOptional(async () => {
    const [paths, folder] = await Promise.all([readTreePaths(directory, end), readFolder()]);
    const start = folder === undefined ? "" : `${folder}/`;
    const isOwn = (path: string) => path.startsWith(start) && !path.includes("/", start.length);
    const manifests = paths.filter((path) => isOwn(path) && isShippedManifest(path));
    const readmes = READMES.flatMap((name) => [`${start}${name}`, name]).filter((path) => paths.includes(path));
    const textAt = await readFilesAt(directory, [end], [...readmes, ...manifests]);
    const path = readmes.find((name) => textAt(end, name) !== undefined);
    const readme = path && readReadme({ path, text: textAt(end, path) ?? "" }, { repository, ref: tag ?? end });
    const requires = manifests.flatMap((name) => listPlatforms(name, textAt(end, name) ?? ""));
    return { ...NOTHING, ...readme, requires: [...new Set(requires)] };
  });
  return described ?? NOTHING;
}
