import { queryOptions } from "@tanstack/react-query";
import { api } from "../shell/api.ts";
import { readPages, readQuery } from "../shell/queries.ts";
import type { LibrarySearch } from "./search.ts";

const PAGE_SIZE = 25;

/** The instructions of the library, to choose from. */
export const instructionChoices = queryOptions({
  queryKey: ["instructions", "choices"],
  queryFn: async ({ signal }) => {
    const { rows } = await readPages("instructions", (page) =>
      api.instructions.list({ global: true, ...page }, { signal }),
    );
    return rows.sort((a, b) => a.name.localeCompare(b.name));
  },
  retry: false,
});

/** A page of the library. */
export const libraryQuery = ({ type, next }: LibrarySearch) =>
  readQuery(["instructions", "list", { type, next }], api.instructions.list, {
    global: true,
    type,
    next,
    pageSize: PAGE_SIZE,
  });

export const instructionQuery = (id: string) => readQuery(["instructions", "one", id], api.instructions.get, { id });

/** Where an instruction is used, newest first. */
export const linksQuery = (instructionId: string, next?: string) =>
  readQuery(["instructionLinks", "list", { instructionId, next }], api.instructionLinks.list, {
    instructionId,
    next,
    pageSize: PAGE_SIZE,
  });
