/** Entries stay if a later step fails. */
export type AddEntry = (
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
  details?: object,
) => void;

export type NewEntry = {
  kind: string;
  status: "running" | "success" | "error";
  message: string;
  /** Structured data for programs. */
  details?: object | undefined;
};

export function collectEntries(entries: NewEntry[]): AddEntry {
  return (kind, message, details) => entries.push({ kind, message, status: "success", details });
}

export function addNotices(addEntry: AddEntry, remarks: readonly string[]): void {
  for (const remark of remarks) addEntry("notice", remark);
}
