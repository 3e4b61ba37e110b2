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

/** An instruction in a slot: one that is stored, or with a text of this publication only. */
type SlotItem = {
  slotType: PublicationSlot;
  instructionId?: string;
  content?: string;
  name?: string;
  global?: boolean;
};

/** A publication as its form has it. */
export type PublicationValues = { name: string; config: PublicationConfig; instructions: readonly SlotItem[] };

/** A new publication: of a repository, notes and changelog for each release. */
export function startPublication({ id = "", name = "" } = {}): PublicationValues {
  const writes = { writeReleaseNotes: true, writeChangelogs: true };
  return { name, config: { docsRepo: id, inputTriggers: { [id]: ["releases"] }, ...writes }, instructions: [] };
}

export function readValues({ name, config, instructions }: Publication): PublicationValues {
  const items = PUBLICATION_SLOTS.flatMap((slotType) =>
    selectInstructions(instructions, slotType).map((item) => ({ ...item, slotType })),
  );
  return { name, config: { ...config, ...selectKinds(config ?? {}) }, instructions: items };
}

/** Those of a slot, in order. */
export function selectInstructions(instructions: Publication["instructions"], slot: PublicationSlot) {
  // The service resolved them.
  const resolved = (instructions ?? []) as readonly ResolvedInstruction[];
  return resolved.filter(({ slotType }) => slotType === slot).sort((a, b) => a.position - b.position);
}

/** What is sent. */
export function buildPublication({ name, config, instructions }: PublicationValues) {
  const sent = instructions.map(({ slotType, instructionId, content = "", name: own }): SlottedInstruction => {
    if (instructionId !== undefined) return { slotType, instructionId };
    return { slotType, content, ...(own !== undefined && { name: own }) };
  });
  return { name, config: trimTriggers(config), instructions: sent };
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
