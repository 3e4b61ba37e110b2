import { type PublicationConfig, type ReleaseNotesStyle, selectKinds } from "../../contract/publications.ts";
import { parseTagName } from "../../git/tags.ts";
import type { FileEdit, OpenDraft } from "../../hosts/code-host.ts";
import { placeInChangelog, renderChangelogSection } from "../../writer/changelog/changelog.ts";
import { groupBySource, nameSpan, type WrittenSpan } from "./span-notes.ts";

const CHANGELOG = "CHANGELOG.md";
const CHANGELOG_NAMES = /^(changelog|changes|history)\.md$/i;

/** A file as it is to be, and why, in words that follow its name. */
export type WrittenFile = FileEdit & {
  why: string;
  /** Whether it is a document that names the new version now. */
  renewed?: boolean;
  /** What it is, where it is no documentation. */
  kind?: "changelog" | "releaseNotes";
  /** What it tells of. */
  spans?: readonly WrittenSpan[];
};

/**
 * The files that a publication keeps, as they are to be in a draft: the changelog, and release notes where there is a
 * place. `subject` is what names the notes of what has no version: `unreleased`, `pr-7`.
 */
export async function writeFiles(
  draft: Pick<OpenDraft, "readFile" | "listFiles">,
  config: PublicationConfig,
  written: readonly WrittenSpan[],
  subject = "unreleased",
): Promise<WrittenFile[]> {
  const edits: WrittenFile[] = [];
  const files = await draft.listFiles("");
  const { writeChangelogs, writeReleaseNotes } = selectKinds(config);
  if (writeChangelogs) {
    const path = config.styleGuide?.changelogs?.path ?? selectChangelog(files);
    let content = await draft.readFile(path);
    // The newest release first: what stands below Unreleased is its own.
    for (const { span, notes, source } of written) {
      content = placeInChangelog(content, renderChangelogSection(span, notes, source));
    }
    const named = written.map(({ span }) => span.tag ?? "what is not released yet").join(", ");
    if (content !== undefined) {
      edits.push({ path, content, why: `the changelog, with ${named}`, kind: "changelog", spans: written });
    }
  }
  if (writeReleaseNotes) {
    const place = selectReleaseNotesPlace(files, config.styleGuide?.releaseNotes);
    // What has no version yet stands in the changelog, if there is one.
    const wanted = written.filter(({ span }) => span.version !== undefined || !writeChangelogs);
    if (place !== undefined) edits.push(...buildReleaseNotes(place, wanted, subject));
  }
  return edits;
}

function selectChangelog(files: readonly string[]): string {
  const known = files.filter((path) => CHANGELOG_NAMES.test(path));
  return known.find((path) => path.toLowerCase() === CHANGELOG.toLowerCase()) ?? known[0] ?? CHANGELOG;
}

function buildReleaseNotes(place: string, written: readonly WrittenSpan[], subject: string): WrittenFile[] {
  const areSeveral = groupBySource(written).size > 1;
  const edits = new Map<string, WrittenFile>();
  for (const one of written) {
    if (one.releaseNotes === "") continue;
    const path = nameReleaseNotesFile(place, one, subject);
    const before = edits.get(path);
    // A place without the version holds one release, the newest, of each repository.
    if (before?.spans?.some(({ source }) => source.name === one.source.name)) continue;
    const title = one.span.tag ?? "what is not released yet";
    const text = areSeveral ? `# ${nameSpan(one, areSeveral)}\n\n${one.releaseNotes}` : one.releaseNotes;
    edits.set(path, {
      path,
      content: before === undefined ? text : `${before.content}\n${text}`,
      why: before === undefined ? `the release notes of ${title}` : `${before.why} and ${title}`,
      kind: "releaseNotes",
      spans: [...(before?.spans ?? []), one],
    });
  }
  return [...edits.values()];
}

const NOTES_FOLDER = /^(?:.*\/)?(?:releases?|release[-_]?notes)\/$/i;
const VERSION = "{version}";
// The version, behind the package where a tag names one: packages of a repository may have the same versions.
const RELEASE = "{release}";

/**
 * Where a repository keeps release notes, by path with `{version}` for the version: where the publication says, else
 * where it keeps a file for each version already (`docs/releases/v{version}.md`), else in `docs/release-notes/`, or in
 * `release-notes/` without a `docs/`; undefined where none is to be created. `files` are all paths of the repository.
 */
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
    return NOTES_FOLDER.test(folder) && parseTagName(version) !== undefined ? `${folder}${v}${VERSION}.md` : [];
  });
  return places.at(-1);
}

/**
 * The file of a span's notes at a place: named by its version, or by `subject` while it has none; with the name of the
 * repository where references name that too.
 */
export function nameReleaseNotesFile(place: string, { span, source }: WrittenSpan, subject: string): string {
  const owner = source.isQualified === true ? `${source.name.split("/").at(-1)}-` : "";
  const { version, tag = "" } = span;
  if (version === undefined) return place.replaceAll(/v?\{version\}|\{release\}/g, `${owner}${subject}`);
  const series = (parseTagName(tag)?.series ?? "").replace(/[^\w.]+/g, "-").replace(/^-+/, "");
  const named = place.replaceAll(/(v?)\{version\}/gi, (_, v: string) => `${owner}${v}${version}`);
  return named.replaceAll(RELEASE, `${owner}${series}${version}`);
}

/** A commit or pull request that a file's changes come from. */
export type FileSource = {
  /** Full SHA; of a pull request its merge, squash or only commit. */
  sha: string;
  /** In its author's words. */
  title: string;
  pullRequest?: number | undefined;
};

/** A file of a draft, as it is recorded. */
export type DraftedFile = {
  path: string;
  /** `other`: somebody else changed it on the draft's branch. */
  kind: "changelog" | "releaseNotes" | "documentation" | "other";
  isNew: boolean;
  /** In words that follow its name. */
  why: string;
  sources: readonly FileSource[];
  /** How many sources there are beyond those. */
  moreSources: number;
};

const MOST_SOURCES = 200;

/** The files of a draft, with where their changes come from. `diff` is what the branch changes against the base. */
export function describeFiles(
  files: readonly string[],
  { edits, written, diff }: { edits: readonly WrittenFile[]; written: readonly WrittenSpan[]; diff: string },
): DraftedFile[] {
  const added = new Set([...diff.matchAll(/^--- \/dev\/null\n\+\+\+ b\/(.+)$/gm)].map(([, path = ""]) => path));
  return files.map((path) => {
    const edit = edits.find((one) => one.path === path);
    return { ...describeFile(path, edit, written), isNew: added.has(path) };
  });
}

/** A file that is there already, with where its changes come from; without an edit of ours somebody else changed it. */
export function describeFile(
  path: string,
  edit: WrittenFile | undefined,
  written: readonly WrittenSpan[],
): DraftedFile {
  const sources = edit === undefined ? [] : selectSources(edit, written);
  return {
    path,
    kind: edit === undefined ? "other" : (edit.kind ?? "documentation"),
    isNew: false,
    why: edit?.why ?? "changed on this branch by somebody else",
    sources: sources.slice(0, MOST_SOURCES),
    moreSources: Math.max(0, sources.length - MOST_SOURCES),
  };
}

/** A document that names a new version comes from that release, every other file from the changes that it tells of. */
function selectSources({ renewed, spans = [] }: WrittenFile, written: readonly WrittenSpan[]): FileSource[] {
  if (renewed === true) {
    const commit = written[0]?.span.commits[0];
    return commit === undefined ? [] : [{ sha: commit.sha, title: commit.subject }];
  }
  return spans.flatMap(({ notes }) =>
    notes.changes.map(({ title, pullRequest, commits: [lead] }) => ({ sha: lead.sha, title, pullRequest })),
  );
}
