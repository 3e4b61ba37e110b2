import { queryOptions } from "@tanstack/react-query";
import type { Instruction } from "../../contract/instructions.ts";
import { api } from "../shell/api.ts";
import type { LibrarySearch } from "./search.ts";

const PAGE_SIZE = 200;
const MAX_PAGES = 5;

/** The instructions of the library, to choose from. */
export const instructionChoices = queryOptions({
  queryKey: ["instructions", "choices"],
  queryFn: async ({ signal }) => {
    const found: Instruction[] = [];
    let next: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const answer = await api.instructions.list({ global: true, pageSize: PAGE_SIZE, next }, { signal });
      found.push(...answer.instructions);
      next = answer.nextPageToken ?? undefined;
      if (next === undefined) break;
    }
    return found.sort((a, b) => a.name.localeCompare(b.name));
  },
  retry: false,
});

/** A page of the library. */
export const libraryQuery = ({ type, next }: LibrarySearch) =>
  queryOptions({
    queryKey: ["instructions", "list", { type, next }],
    queryFn: ({ signal }) => api.instructions.list({ global: true, type, next, pageSize: 25 }, { signal }),
  });

export const instructionQuery = (id: string) =>
  queryOptions({
    queryKey: ["instructions", "one", id],
    queryFn: ({ signal }) => api.instructions.get({ id }, { signal }),
  });

/** Where an instruction is used, newest first. */
export const linksQuery = (instructionId: string, next?: string) =>
  queryOptions({
    queryKey: ["instructionLinks", "list", { instructionId, next }],
    queryFn: ({ signal }) => api.instructionLinks.list({ instructionId, next, pageSize: 25 }, { signal }),
  });
