import { queryOptions } from "@tanstack/react-query";
import { SLOT_TYPES } from "../../contract/kinds.ts";
import { api } from "../shell/api/api.ts";
import { readPages, readQuery } from "../shell/api/queries.ts";
import { createListParser, readKey } from "../shell/search-text.ts";

export type SlotType = (typeof SLOT_TYPES)[number];

export const TYPE_LABELS: Readonly<Record<SlotType, string>> = {
  documentation: "Documentation",
  releaseNotes: "Release notes",
  changelog: "Changelog",
  commit: "Commits",
  planning: "Planning",
  styleGuide: "Style guide",
};

export function isSlotType(text: unknown): text is SlotType {
  return SLOT_TYPES.some((type) => type === text);
}

export const TYPE_CHOICES = SLOT_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] }));

export function nameType(type: string): string {
  return isSlotType(type) ? TYPE_LABELS[type] : type;
}

export const parseLibrarySearch = createListParser({ type: (type) => readKey(type, TYPE_LABELS) });
type LibrarySearch = ReturnType<typeof parseLibrarySearch>;

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
export const libraryQuery = (search: LibrarySearch) =>
  readQuery(["instructions", "list", search], api.instructions.list, { global: true, ...search, pageSize: PAGE_SIZE });

export const instructionQuery = (id: string) => readQuery(["instructions", "one", id], api.instructions.get, { id });

/** Where an instruction is used, newest first. */
export const linksQuery = (instructionId: string, next?: string) =>
  readQuery(["instructionLinks", "list", { instructionId, next }], api.instructionLinks.list, {
    instructionId,
    next,
    pageSize: PAGE_SIZE,
  });
