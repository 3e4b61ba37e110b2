/** The kinds of changes, in the order of their sections. Without schemas, as `routes.ts`. */
export const SHOWN_KINDS = [
  "breaking",
  "added",
  "changed",
  "deprecated",
  "removed",
  "fixed",
  "security",
  "documentation",
  "internal",
] as const;
