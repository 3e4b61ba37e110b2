/** What instructions of a publication are about. Without schemas, as `routes.ts`. */
export const PUBLICATION_SLOTS = ["documentation", "releaseNotes", "changelog", "commit", "planning"] as const;
export type PublicationSlot = (typeof PUBLICATION_SLOTS)[number];
