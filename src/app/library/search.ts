import { SLOT_TYPES } from "../../contract/kinds.ts";
import { type PageSearch, readKey, readText } from "../shell/search-text.ts";

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

export type LibrarySearch = PageSearch & { type?: SlotType | undefined };

export function parseLibrarySearch({ type, next }: Readonly<Record<string, unknown>>): LibrarySearch {
  return { type: readKey(type, TYPE_LABELS), next: readText(next) };
}
