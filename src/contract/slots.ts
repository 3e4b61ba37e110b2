/** What instructions of a publication are about. Without schemas, as `routes.ts`. */
export const PUBLICATION_SLOTS = ["documentation", "releaseNotes", "changelog", "commit", "planning"] as const;
export type PublicationSlot = (typeof PUBLICATION_SLOTS)[number];

/** What instructions of the library are about. */
export const SLOT_TYPES = [...PUBLICATION_SLOTS, "styleGuide"] as const;
