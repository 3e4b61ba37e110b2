import { api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";
import type { PageSearch } from "../shell/search-text.ts";

export const publicationsQuery = (search: PageSearch) =>
  readQuery(["publications", "list", search], api.publications.list, { ...search, pageSize: 25 });

export const publicationQuery = (id: string) => readQuery(["publications", "one", id], api.publications.get, { id });

export const styleGuidesQuery = (publicationId: string) => ({
  ...readQuery(["instructionLinks", "styleGuides", publicationId], api.instructionLinks.list, {
    publicationId,
    slotType: "styleGuide",
  }),
  retry: false,
});
