import type { FileEdit, OpenDraft } from "../../codehost/code-host.ts";
import type { PublicationConfig } from "../../contract/publication-config.ts";
import { placeInChangelog, renderChangelogSection } from "../../writer/changelog.ts";
import type { Repository } from "../../writer/span.ts";
import { selectReleaseNotesPlace } from "./release-notes-place.ts";
import type { WrittenSpan } from "./written-span.ts";

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
 * place. `repository` is the one that is written about.
 */
export async function writeFiles(
  draft: Pick<OpenDraft, "readFile" | "listFiles">,
  repository: Repository,
  config: PublicationConfig,
  written: readonly WrittenSpan[],
): Promise<WrittenFile[]> {
  const edits: WrittenFile[] = [];
  const files = await draft.listFiles("");
  if (config.writeChangelogs !== false) {
    const path = config.styleGuide?.changelogs?.path ?? selectChangelog(files);
    let content = await draft.readFile(path);
    // The newest release first: what stands below Unreleased is its own.
    for (const { span, notes } of written) {
      content = placeInChangelog(content, renderChangelogSection(span, notes, repository));
    }
    const named = written.map(({ span }) => span.tag ?? "what is not released yet").join(", ");
    if (content !== undefined) {
      edits.push({ path, content, why: `the changelog, with ${named}`, kind: "changelog", spans: written });
    }
  }
  if (config.writeReleaseNotes !== false) edits.push(...buildReleaseNotes(files, config, written));
  return edits;
}

function selectChangelog(files: readonly string[]): string {
  const known = files.filter((path) => CHANGELOG_NAMES.test(path));
  return known.find((path) => path.toLowerCase() === CHANGELOG.toLowerCase()) ?? known[0] ?? CHANGELOG;
}

function buildReleaseNotes(
  files: readonly string[],
  config: PublicationConfig,
  written: readonly WrittenSpan[],
): WrittenFile[] {
  const place = config.styleGuide?.releaseNotes?.path ?? selectReleaseNotesPlace(files);
  if (place === undefined) return [];
  const edits = new Map<string, WrittenFile>();
  for (const one of written) {
    const { span, releaseNotes } = one;
    if (span.version === undefined || releaseNotes === "") continue;
    const path = place.replaceAll("{version}", span.version);
    // A place without the version holds one release, the newest.
    if (edits.has(path)) continue;
    const why = `the release notes of ${span.tag}`;
    edits.set(path, { path, content: releaseNotes, why, kind: "releaseNotes", spans: [one] });
  }
  return [...edits.values()];
}
