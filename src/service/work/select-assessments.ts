import type { DraftedFile } from "../drafts/describe-files.ts";
import type { AuditNote } from "../store/audit.ts";

/** What a turn did, as far as it is assessed. */
export type Assessed = {
  files: readonly DraftedFile[];
  hasReleaseNotes: boolean;
  /** Whether a pull request was opened or renewed. */
  isPublished: boolean;
  /** Whether the draft had a pull request before the turn. */
  isJoined: boolean;
};

/**
 * The audit logs of what a turn assessed (interface, "Events", 1), in the order of the work; `isWaiting`: the draft is
 * staged, so that a person has to look at it.
 */
export function selectAssessments(
  { files, hasReleaseNotes, isPublished, isJoined }: Assessed,
  isWaiting: boolean,
): Pick<AuditNote, "type" | "summary" | "config">[] {
  const pathsOf = (is: (file: DraftedFile) => boolean) => files.filter(is).map(({ path }) => path);
  const about = (paths: readonly string[], type: AuditNote["type"], summary: string) =>
    paths.length === 0 ? [] : [{ type, summary, config: { files: paths } }];
  const isSo = (condition: boolean, type: AuditNote["type"], summary: string) => (condition ? [{ type, summary }] : []);
  return [
    ...isSo(hasReleaseNotes, "assessment-generate-release-notes", "Wrote release notes"),
    ...about(
      pathsOf(({ kind, isNew }) => kind === "documentation" && !isNew),
      "assessment-edit-documentation",
      "Edited documentation",
    ),
    ...about(
      pathsOf(({ kind, isNew }) => kind !== "other" && isNew),
      "assessment-create-documentation",
      "Created documents",
    ),
    ...about(
      pathsOf(({ kind }) => kind === "changelog"),
      "assessment-general-updates",
      "Updated the changelog",
    ),
    ...isSo(isJoined, "assessment-combine-pr", "Joined the pull request that was open"),
    ...isSo(isPublished, "assessment-github-operations", "Opened or renewed the pull request"),
    ...isSo(isWaiting, "assessment-pending", "A staged draft waits for a person"),
  ];
}
