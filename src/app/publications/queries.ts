import { queryOptions } from "@tanstack/react-query";
import { api } from "../shell/api.ts";
import type { PageSearch } from "../shell/search-text.ts";

export const publicationsQuery = (search: PageSearch) =>
  queryOptions({
    queryKey: ["publications", "list", search],
    queryFn: ({ signal }) => api.publications.list({ ...search, pageSize: 25 }, { signal }),
  });

export const publicationQuery = (id: string) =>
  queryOptions({
    queryKey: ["publications", "one", id],
    queryFn: ({ signal }) => api.publications.get({ id }, { signal }),
  });

export const styleGuidesQuery = (publicationId: string) =>
  queryOptions({
    queryKey: ["instructionLinks", "styleGuides", publicationId],
    queryFn: ({ signal }) => api.instructionLinks.list({ publicationId, slotType: "styleGuide" }, { signal }),
    retry: false,
  });
