import type { FileEdit, OpenDraft } from "../../codehost/code-host.ts";
import { type PublicationConfig, selectKinds } from "../../contract/publication-config.ts";
import { placeInChangelog, renderChangelogSection } from "../../writer/changelog.ts";
import { nameReleaseNotesFile, selectReleaseNotesPlace } from "./release-notes-place.ts";
import { groupBySource, nameSpan, type WrittenSpan } from "./written-span.ts";

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
