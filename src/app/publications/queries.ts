import { api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";
import { createListParser, type PageSearch, readKey, readText } from "../shell/search-text.ts";

export const publicationsQuery = (search: PageSearch) =>
  readQuery(["publications", "list", search], api.publications.list, { ...search, pageSize: 25 });

export const publicationQuery = (id: string) => readQuery(["publications", "one", id], api.publications.get, { id });

/** Which version a release gets. */
export const VERSIONS = { auto: "Automatic", patch: "Patch", minor: "Minor", major: "Major", prerelease: "Prerelease" };

/** The release to prepare: its version, and the repository of several. */
export const parseReleaseSearch = createListParser({ version: (text) => readKey(text, VERSIONS), source: readText });

export const styleGuidesQuery = (publicationId: string) => ({
  ...readQuery(["instructionLinks", "styleGuides", publicationId], api.instructionLinks.list, {
    publicationId,
    slotType: "styleGuide",
  }),
  retry: false,
});
