import { PUBLICATION_SLOTS, type PublicationSlot } from "../../contract/kinds.ts";
import type { ReleaseStyle } from "../../contract/resources/publication-styles.ts";
import type {
  Publication,
  PublicationConfig,
  ResolvedInstruction,
  SlottedInstruction,
} from "../../contract/resources/publications.ts";
import { selectKinds } from "../../contract/written-kinds.ts";
import { VERSIONS } from "./queries.ts";

/** An instruction in a slot: one of the library, or a text of this publication only. */
export type SlotItem =
  | { kind: "library"; instructionId: string }
  | { kind: "own"; content: string; name?: string; instructionId?: string; before?: string };

/** A publication as its form has it. */
export type FormFields = { name: string; config: PublicationConfig; slots: Slots };
type Slots = Record<PublicationSlot, readonly SlotItem[]>;

/** The config so far, and how to change fields of it. */
export type ConfigProps = { config: PublicationConfig; change: (changed: PublicationConfig) => void };

type Texts<Name extends string> = { readonly [Field in Name]?: string | undefined };

/** Binds a field to a text of an object, which is at `path` of the request. An empty text is absent. */
export function bindText<Name extends string>(
  path: string,
  name: Name,
  texts: Texts<NoInfer<Name>>,
  set: (changed: Texts<NoInfer<Name>>) => void,
) {
  const onChange = (text: string) => set({ [name]: text || undefined } as Texts<Name>);
  return { path: `${path}.${name}`, value: texts[name] ?? "", onChange };
}

/** As {@link bindText}, for a value of another kind; `absent` stands for none. */
export function bind<Values extends object, Name extends keyof Values & string, Absent>(
  path: string,
  name: Name,
  values: Values,
  set: (changed: Pick<Values, Name>) => void,
  absent: Absent,
) {
  const onChange = (value: Values[Name]) => set({ [name]: value } as Pick<Values, Name>);
  return { path: `${path}.${name}`, value: values[name] ?? absent, onChange };
}

const NO_SLOTS: Slots = { documentation: [], releaseNotes: [], changelog: [], commit: [], planning: [] };

/** A new publication: of a repository, notes and changelog for each release. */
export function startFields(repository?: { id: string; name: string }): FormFields {
  const { id = "", name = "" } = repository ?? {};
  const config = {
    docsRepo: id,
    inputTriggers: { [id]: ["releases"] },
    writeReleaseNotes: true,
    writeChangelogs: true,
  };
  return { name, config, slots: NO_SLOTS };
}

export function readFields({ name, config, instructions }: Publication): FormFields {
  const slots = { ...NO_SLOTS };
  for (const slot of PUBLICATION_SLOTS) slots[slot] = selectInstructions(instructions, slot).map(asItem);
  return { name, config: { ...config }, slots };
}

/** Those of a slot, in order. */
export function selectInstructions(instructions: Publication["instructions"], slot: PublicationSlot) {
  // The service resolved them.
  const resolved = (instructions ?? []) as readonly ResolvedInstruction[];
  return resolved.filter(({ slotType }) => slotType === slot).sort((a, b) => a.position - b.position);
}

function asItem({ global, instructionId, content, name }: ResolvedInstruction): SlotItem {
  return global ? { kind: "library", instructionId } : { kind: "own", content, name, instructionId, before: content };
}

/** What is sent. An own text that was not touched stays the same record. */
export function buildPublication({ name, config, slots }: FormFields) {
  const instructions = PUBLICATION_SLOTS.flatMap((slotType) =>
    slots[slotType].map((item): SlottedInstruction => {
      if (item.kind === "library") return { slotType, instructionId: item.instructionId };
      const { instructionId, content, before, name: itemName } = item;
      if (instructionId !== undefined && content === before) return { slotType, instructionId };
      return { slotType, content, ...(itemName !== undefined && { name: itemName }) };
    }),
  );
  return { name, config: trimTriggers(config), instructions };
}

/** Triggers of sources that were taken out would be refused. */
function trimTriggers(config: PublicationConfig): PublicationConfig {
  const { inputTriggers } = config;
  if (inputTriggers === undefined) return config;
  const sources = selectSources(config);
  const kept = Object.entries(inputTriggers).filter(([id, events]) => sources.includes(id) && events.length > 0);
  return { ...config, inputTriggers: Object.fromEntries(kept) };
}

/** Without sources, the repository of the documents is the source. */
export function selectSources({ docsRepo, sourceRepos }: PublicationConfig): readonly string[] {
  if (sourceRepos !== undefined && sourceRepos.length > 0) return sourceRepos;
  return docsRepo === undefined ? [] : [docsRepo];
}

/** What is created of a merged release. */
export const RELEASES = { draft: "A draft of the release", published: "The release, with its tag" };

/** The settings of releases in words; empty for none. */
export function nameReleases({ version, tag, createRelease = "none" }: ReleaseStyle = {}): string {
  const made = createRelease === "none" ? undefined : RELEASES[createRelease];
  return [version && `Prepared: ${VERSIONS[version]}`, tag && "Tagged", made].filter(Boolean).join(". ");
}

export const KIND_LABELS = {
  writeDocumentation: "Documentation",
  writeReleaseNotes: "Release notes",
  writeChangelogs: "Changelog",
} as const;
type WrittenKind = keyof typeof KIND_LABELS;

export const WRITTEN_KINDS = Object.keys(KIND_LABELS) as WrittenKind[];

/** The documents that are written: "Documentation, Changelog". */
export function nameKinds(config: PublicationConfig): string {
  const kinds = selectKinds(config);
  return WRITTEN_KINDS.filter((kind) => kinds[kind])
    .map((kind) => KIND_LABELS[kind])
    .join(", ");
}
