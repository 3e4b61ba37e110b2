import { escapeMarkdown } from "../shared/escape.ts";
import { capitalize } from "../shared/text.ts";
import { type ChangeClass, type ReleaseRules, SECTION_NAMES, selectTitleClass } from "./labels.ts";
import type { NoteEntry, Notes } from "./notes.ts";

/** A section of a publication's release notes. `title` may contain emoji. */
export type SectionStyle = { title: string; kinds: readonly ChangeClass[] };

/** `title` is Markdown. `marks`: its breaking changes need a mark, since the title does not say it. */
export type Section = { title: string; entries: readonly NoteEntry[]; marks: boolean };

export type SectionOptions = {
  /** Kinds that they do not name follow under our headings, breaking changes before all. */
  styles?: readonly SectionStyle[] | undefined;
  /** Categories give headings unless there are `styles`. */
  rules?: ReleaseRules | undefined;
};

/** The sections that have entries, in order. */
export function arrangeSections(notes: Notes, { styles = [], rules }: SectionOptions): Section[] {
  const categories = rules?.categories ?? [];
  const sections = styles.length > 0 ? arrangeByStyles(notes, styles) : arrangeByCategories(notes, categories);
  return sections
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries, marks }) => ({ title: escapeMarkdown(title), entries, marks }));
}

function nameSection(name: ChangeClass): string {
  return name === "breaking" ? "Breaking changes" : capitalize(name);
}

function arrangeByStyles(notes: Notes, styles: readonly SectionStyle[]): Section[] {
  const byKind = new Map<ChangeClass, readonly NoteEntry[]>([
    ...notes.sections.map(({ name, entries }) => [name, entries] as const),
    ["documentation", notes.documentation],
    ["internal", notes.internal],
  ]);
  // A kind belongs to the first section that names it.
  const take = (kind: ChangeClass): readonly NoteEntry[] => {
    const entries = byKind.get(kind) ?? [];
    byKind.delete(kind);
    return entries;
  };
  const own = styles.map(({ title, kinds }) => {
    const breaking = kinds.includes("breaking") ? take("breaking") : [];
    const others = kinds.filter((kind) => kind !== "breaking");
    const entries = [...breaking, ...others.flatMap(take)];
    return { title, entries, marks: others.length > 0 };
  });
  const rest = SECTION_NAMES.map((name) => ({ name, title: nameSection(name), entries: take(name), marks: false }));
  return [...rest.filter(({ name }) => name === "breaking"), ...own, ...rest.filter(({ name }) => name !== "breaking")];
}

function arrangeByCategories({ sections }: Notes, categories: ReleaseRules["categories"]): Section[] {
  const titles = new Map<ChangeClass, string>();
  for (const { title, labels } of categories) {
    const kind = labels.includes("*") ? "changed" : selectTitleClass(title);
    if (kind !== undefined && !titles.has(kind)) titles.set(kind, title);
  }
  const titleOf = ({ class: kind, category }: NoteEntry): string => {
    const means = category === undefined ? undefined : selectTitleClass(category);
    const isOwn = means === undefined ? kind !== "breaking" && kind !== "security" : means === kind;
    return (isOwn ? category : undefined) ?? titles.get(kind) ?? nameSection(kind);
  };
  const entries = Map.groupBy(
    sections.flatMap((section) => section.entries),
    titleOf,
  );
  const breaking = titles.get("breaking") ?? nameSection("breaking");
  const order = new Set([breaking, ...categories.map(({ title }) => title), ...SECTION_NAMES.map(nameSection)]);
  return [...order].map((title) => ({ title, entries: entries.get(title) ?? [], marks: title !== breaking }));
}

/** What the styles show among the sections is not folded. */
export function isKindFolded(kind: "documentation" | "internal", { styles = [] }: SectionOptions): boolean {
  return !styles.some(({ kinds }) => kinds.includes(kind));
}
