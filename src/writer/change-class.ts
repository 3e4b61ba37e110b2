/** The sections that users read, in the order they read them. */
export const SECTION_NAMES = ["breaking", "added", "changed", "deprecated", "removed", "fixed", "security"] as const;

/** A section that users read. */
export type SectionName = (typeof SECTION_NAMES)[number];

/** What each section is called where it is read, in a release and in a changelog alike. */
export const SECTION_HEADINGS: Readonly<Record<Exclude<SectionName, "breaking">, string>> = {
  added: "Added",
  changed: "Changed",
  deprecated: "Deprecated",
  removed: "Removed",
  fixed: "Fixed",
  security: "Security",
};

/** Where a change belongs: a section, or what is folded away. */
export type ChangeClass = SectionName | "documentation" | "internal";
