/**
 * Hears what is done, as it is done: what was told stays told where a later step fails. A
 * `notice` is what a person should know beyond what was asked.
 */
export type Tell = (
  kind:
    | "selection"
    | "account"
    | "releaseNotes"
    | "links"
    | "documentation"
    | "draft"
    | "diff"
    | "pullRequest"
    | "notice",
  message: string,
  /** The same for programs. */
  details?: object,
) => Promise<void>;
