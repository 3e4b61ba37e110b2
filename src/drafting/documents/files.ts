import type { ReleaseNotesStyle } from "../../contract/resources/publication-styles.ts";
import type { PublicationConfig } from "../../contract/resources/publications.ts";
import { selectKinds } from "../../contract/written-kinds.ts";
import { parseTagName } from "../../git/tags.ts";
import type { FileEdit, OpenDraft } from "../../hosts/code-host.ts";
import { acceptsPath, checkDraftPath } from "../../hosts/draft-files.ts";
import { breakTemplates, escapeMarkdown } from "../../shared/markdown/escape.ts";
import { listSome, quoteText } from "../../shared/text.ts";
import { buildChangelogSection, placeInChangelog } from "../../writer/changelog/changelog.ts";
import { DEPENDENCIES_KEY, selectEntryKeys } from "../../writer/changelog/keys.ts";
import { explainStale, explainUnplaceable, hasVersions, isNamed } from "../../writer/changelog/parse.ts";
import type { Change, Span } from "../../writer/changes/change.ts";
import type { NoteEntry, Notes } from "../../writer/notes.ts";
import { locateOwnFiles, readPackageName } from "../../writer/own-words/locate.ts";
import { shortNameOf } from "../spans/own-words.ts";
import { groupBySource, nameSpan, type WrittenSpan } from "../spans/span-notes.ts";
import { buildFormedSection, type Form, readForm } from "../templates/form.ts";
import type { DraftedFile, FileSource } from "./drafted-file.ts";

const CHANGELOG = "CHANGELOG.md";
const CHANGELOG_NAMES = /^(changelog|changes|history)\.md$/i;

/** `why` follows the file's name in a sentence. */
export type WrittenFile = FileEdit & {
  why: string;
  renewed?: boolean;
  /** Documentation unless given. */
  kind?: "changelog" | "releaseNotes";
  spans?: readonly WrittenSpan[];
  /** What a model wrote, and which changes justify it, beside words of the request. */
  composed?: { model: string; because: readonly string[]; changes: readonly Change[] };
};

/** The later edit of a file has its content; both say why. */
export function joinFiles(earlier: readonly WrittenFile[], later: readonly WrittenFile[]): WrittenFile[] {
  const joined = new Map(earlier.map((edit) => [edit.path, edit]));
  for (const edit of later) {
    const before = joined.get(edit.path);
    joined.set(edit.path, before === undefined ? edit : { ...before, ...edit, why: `${before.why}; ${edit.why}` });
  }
  return [...joined.values()];
}

/** `subject` names the notes of unreleased changes: `unreleased`, `pr-7`. */
export async function writeFiles(
  draft: Pick<OpenDraft, "readFile" | "listFiles">,
  config: PublicationConfig,
  written: readonly WrittenSpan[],
  subject = "unreleased",
): Promise<{ edits: WrittenFile[]; remarks: string[] }> {
  const files = await draft.listFiles("");
  const { writeChangelogs: hasChangelogs, writeReleaseNotes } = selectKinds(config);
  const unwritten = written.filter(({ ownFile }) => ownFile === undefined);
  const { edits, remarks } = await writeChangelogs(draft, files, config, hasChangelogs ? unwritten : []);
  if (hasChangelogs) await dateOwnSections(draft, written, edits);
  const style = config.styleGuide?.releaseNotes;
  const place = writeReleaseNotes ? selectReleaseNotesPlace(files, style) : undefined;
  if (place === undefined) return { edits, remarks };
  // Unreleased changes are in the changelog, if there is one; what people wrote is not written twice unless asked for.
  const wanted = (style?.path === undefined ? unwritten : written).filter(
    ({ span }) => span.version !== undefined || !hasChangelogs,
  );
  return { edits: [...edits, ...buildReleaseNotes(place, wanted, subject)], remarks };
}

/** Packages that have a changelog of their own get their sections there. */
async function writeChangelogs(
  draft: Pick<OpenDraft, "readFile">,
  files: readonly string[],
  { styleGuide }: PublicationConfig,
  unwritten: readonly WrittenSpan[],
): Promise<{ edits: WrittenFile[]; remarks: string[] }> {
  const chosen = styleGuide?.changelogs?.path;
  const form = await readForm(styleGuide?.changelogs);
  const places = await Promise.all(
    unwritten.map(async (one) => {
      const path = chosen ?? (await findChangelog(draft, files, one));
      return { one, path: path ?? (one.folder === undefined ? CHANGELOG : `${one.folder}/${CHANGELOG}`) };
    }),
  );
  const byPath = Map.groupBy(places, ({ path }) => path);
  const written = await Promise.all(
    [...byPath].map(async ([path, group]) => {
      const before = await draft.readFile(path);
      return writeChangelog(
        { path, before, isChosen: chosen !== undefined, form },
        group.map(({ one }) => one),
      );
    }),
  );
  return { edits: written.flatMap(({ edits }) => edits), remarks: written.flatMap(({ remarks }) => remarks) };
}

type Place = { path: string; before: string | undefined; isChosen: boolean; form: Form };

function writeChangelog(place: Place, spans: readonly WrittenSpan[]): { edits: WrittenFile[]; remarks: string[] } {
  const { path, before, isChosen, form } = place;
  const oldest = spans.at(-1);
  const stale = isChosen || oldest === undefined ? undefined : explainGivenUp(before, path, oldest);
  const remarks = [explainUnplaceable(before, path) ?? stale].filter((remark) => remark !== undefined);
  const start = before ?? form.header;
  let content = start;
  const areSeveral = NAMES_PACKAGES.test(start ?? "") || new Set(spans.map(({ folder }) => folder)).size > 1;
  // The newest release first: it claims the entries below Unreleased.
  for (const one of stale === undefined ? spans : []) {
    const section = buildSection(one, place, areSeveral);
    content = placeInChangelog(content, section, path);
    // Headings of the template's that are as high as those of the file's versions would be sections of their own.
    if (section.own !== undefined && placeInChangelog(content, section, path) !== content) {
      return { edits: [], remarks: [`${path} stays unchanged: the template's headings are too high for this file.`] };
    }
  }
  if (content === undefined || content === start) return { edits: [], remarks };
  const named = spans.map(({ span }) => span.tag ?? "unreleased changes").join(", ");
  const why = `the changelog, with ${named}`;
  return { edits: [{ path, content, why, kind: "changelog", spans }], remarks };
}

/** A heading that names a package: `## core@1.2.0`. */
const NAMES_PACKAGES = /^#{1,4} \[?@?[\w./-]{1,100}@v?\d/m;

function buildSection(one: WrittenSpan, { path, before, form }: Place, areSeveral: boolean) {
  const formed = buildFormedSection({ ...one, notes: selectUnwritten(one, path) }, form, { path, text: before });
  const openings = one.linesFile === path ? one.openings : undefined;
  const name = areSeveral ? readPackageName(one.span.tag) : undefined;
  const named = name && `${one.span.tag?.startsWith("@") ? "@" : ""}${name}@`;
  return { ...formed, openings: openings ?? [], named, isPlanned: one.release !== undefined };
}

/** A file of several repositories has no versions of its own. */
function explainGivenUp(text: string | undefined, path: string, oldest: WrittenSpan): string | undefined {
  if (oldest.source.isQualified === true) return undefined;
  const { tag, previousTag, version } = oldest.span;
  const series = parseTagName(tag ?? previousTag ?? "")?.series ?? "";
  return explainStale(text, path, oldest.earlier ?? [], { source: undefined, series, version });
}

/** The heading of people's own section gets the release's date where it has none; their text stays. */
async function dateOwnSections(
  { readFile }: Pick<OpenDraft, "readFile">,
  written: readonly WrittenSpan[],
  edits: WrittenFile[],
): Promise<void> {
  for (const one of written) {
    const { ownFile: path, isUndated, span, notes, source } = one;
    if (path === undefined || isUndated !== true) continue;
    const known = edits.findIndex((edit) => edit.path === path);
    const before = edits[known]?.content ?? (await readFile(path));
    const section = { ...buildChangelogSection(span, notes, source), groups: [], withdrawn: [], reworded: [] };
    const content = placeInChangelog(before, section, path);
    if (content === undefined || content === before) continue;
    const why = `the date of ${span.tag}`;
    const edit: WrittenFile = edits[known] ?? { path, content, why, kind: "changelog", spans: [one] };
    edits.splice(known === -1 ? edits.length : known, 1, { ...edit, content });
  }
}

/** Without what people wrote: it is in the changelog, or in files that a tool joins to it when there is a version. */
function selectUnwritten({ notes, span, linesFile, openings = [] }: WrittenSpan, path: string): Notes {
  const isWritten = ({ own, arranged }: NoteEntry) =>
    own !== undefined &&
    arranged === undefined &&
    (own.isInChangelog ? linesFile === path : span.version === undefined);
  const isCounted = openings.some((opening) => selectEntryKeys(opening)[0] === DEPENDENCIES_KEY);
  return {
    ...notes,
    sections: notes.sections.map(({ name, entries }) => ({ name, entries: entries.filter((one) => !isWritten(one)) })),
    dependencies: notes.isAnnounced && !isCounted ? { ...notes.dependencies, count: 0 } : notes.dependencies,
  };
}

type Asked = Pick<WrittenSpan, "folder" | "source" | "earlier" | "linesFile"> & { span: Pick<Span, "version" | "tag"> };

/** The likeliest file that has versions, else one with a usual name; none that is of other packages. */
export async function findChangelog(
  { readFile }: Pick<OpenDraft, "readFile">,
  files: readonly string[],
  { span, folder, source, earlier, linesFile }: Asked,
): Promise<string | undefined> {
  const { changelogs } = locateOwnFiles(files, { ...span, folder, name: shortNameOf(source) });
  for (const path of changelogs) {
    const text = (await readFile(path)) ?? "";
    if (!hasVersions(text, path)) continue;
    const isOwn = folder === undefined || path.startsWith(`${folder}/`) || path === linesFile;
    const isKnown = earlier === undefined || earlier.slice(0, 2).some((version) => isNamed(text, version));
    return isOwn || isKnown || NAMES_PACKAGES.test(text) ? path : undefined;
  }
  return changelogs.find((path) => CHANGELOG_NAMES.test(path));
}

function buildReleaseNotes(place: string, written: readonly WrittenSpan[], subject: string): WrittenFile[] {
  const areSeveral = groupBySource(written).size > 1;
  const edits = new Map<string, WrittenFile>();
  for (const one of written.filter(saysSomething)) {
    const path = nameReleaseNotesFile(place, one, subject);
    const { content, why, spans = [] } = edits.get(path) ?? {};
    // A path without the version holds one release, the newest, of each repository.
    if (spans.some(({ source }) => source.name === one.source.name)) continue;
    const title = one.span.tag ?? "unreleased changes";
    const heading = areSeveral ? `# ${escapeMarkdown(nameSpan(one, areSeveral))}\n\n` : "";
    const text = breakTemplates(heading + one.releaseNotes);
    edits.set(path, {
      path,
      content: content === undefined ? text : `${content}\n${text}`,
      why: why === undefined ? `the release notes of ${title}` : `${why} and ${title}`,
      kind: "releaseNotes",
      spans: [...spans, one],
    });
  }
  return [...edits.values()];
}

/** Whether there is anything for users. */
function saysSomething({ ownFile, first, releaseNotes, notes: { dependencies, sections } }: WrittenSpan): boolean {
  if (releaseNotes === "") return false;
  if (ownFile !== undefined || first !== undefined || dependencies.count > 0) return true;
  return sections.some(({ entries }) => entries.length > 0);
}

const NOTES_FOLDER = /^(?:.*\/)?(?:releases?|release[-_]?notes)\/$/i;
const VERSION = "{version}";
// The version, after the package where the tag names one: two packages may have the same version.
const RELEASE = "{release}";

/** The publication's path, else the pattern of existing files, else `docs/release-notes/`. Undefined: no file. */
export function selectReleaseNotesPlace(
  files: readonly string[],
  { path, createFile = true }: ReleaseNotesStyle = {},
): string | undefined {
  const kept = path ?? selectKeptPlace(files);
  if (kept !== undefined || !createFile) return kept;
  const docs = files.some((file) => file.startsWith("docs/")) ? "docs/" : "";
  return `${docs}release-notes/${RELEASE}.md`;
}

function selectKeptPlace(files: readonly string[]): string | undefined {
  const places = files.flatMap((path) => {
    const [, folder = "", v = "", version = ""] = /^(.*\/)(v?)(\d[^/]*)\.md$/i.exec(path) ?? [];
    const isNotes = NOTES_FOLDER.test(folder) && parseTagName(version) !== undefined;
    return isNotes && acceptsPath(checkDraftPath, path) ? `${folder}${v}${VERSION}.md` : [];
  });
  return places.at(-1);
}

function nameReleaseNotesFile(place: string, { span, source }: WrittenSpan, subject: string): string {
  const owner = source.isQualified === true ? `${source.name.split("/").at(-1)}-` : "";
  const { version, tag = "" } = span;
  if (version === undefined) return place.replaceAll(/v?\{version\}|\{release\}/g, `${owner}${subject}`);
  const series = (parseTagName(tag)?.series ?? "").replace(/[^\w.]+/g, "-").replace(/^-+/, "");
  const named = place.replaceAll(/(v?)\{version\}/gi, (_, v: string) => `${owner}${v}${version}`);
  return named.replaceAll(RELEASE, `${owner}${series}${version}`);
}

const REFERENCE = /^(?:[\w./-]*[#!]\d+|(?:[\w./-]+@)?[0-9a-f]{7,64})$/i;
const MAX_BECAUSE = 150;

/** Changes, and words of the request in quotes. */
export function listBecause({ composed }: WrittenFile): string {
  const named = (composed?.because ?? []).map((one) => {
    return REFERENCE.test(one) ? one : `"${quoteText(one, MAX_BECAUSE)}"`;
  });
  return listSome(named);
}

const MAX_SOURCES = 200;

/** Without `edit` the file of a commit that is not ours. */
export function describeFile(path: string, edit?: WrittenFile, written: readonly WrittenSpan[] = []): DraftedFile {
  const sources = edit === undefined ? [] : selectSources(edit, written);
  return {
    path,
    kind: edit === undefined || edit.role !== undefined ? "other" : (edit.kind ?? "documentation"),
    isNew: false,
    why: edit?.why ?? "changed on this branch by someone else",
    sources: sources.slice(0, MAX_SOURCES),
    moreSources: Math.max(0, sources.length - MAX_SOURCES),
  };
}

/** A document that names a new version comes from that release, every other file from the changes that it lists or cites. */
function selectSources({ renewed, composed, spans = [] }: WrittenFile, written: readonly WrittenSpan[]): FileSource[] {
  if (composed !== undefined) return composed.changes.map(describeSource);
  if (renewed === true) {
    const commit = written[0]?.span.commits[0];
    return commit === undefined ? [] : [{ sha: commit.sha, title: commit.subject }];
  }
  return spans.flatMap(({ notes }) => notes.changes.map(describeSource));
}

function describeSource({ title, pullRequest, commits: [lead] }: Change): FileSource {
  return { sha: lead.sha, title, pullRequest };
}
