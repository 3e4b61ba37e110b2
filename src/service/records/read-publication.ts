import type { PublicationConfig } from "../../contract/publication-config.ts";
import type { ResolvedInstruction } from "../../contract/publications.ts";
import type { Instructions } from "../drafts/guidance/follow-guidance.ts";
import type { DraftedPublication } from "../drafts/write-draft.ts";
import type { ConnectedRepository } from "../places/connected-repository.ts";
import { readInstructions } from "./publication-instructions.ts";
import { type PublicationSources, readSources } from "./publication-sources.ts";
import { type ConnectedParts, readConnectedRepository } from "./read-connected-repository.ts";

/** A publication, its sources, and the repository that its drafts go to. */
export type ReadPublication = DraftedPublication & { docs: ConnectedRepository; sources: PublicationSources };

/** The publication with this ID. Throws where it, or the connection of its docs repository, is gone. */
export async function readPublication(parts: ConnectedParts, id: string): Promise<ReadPublication> {
  const { name, branch_name, config_json, org_id } = await parts.store.database
    .selectFrom("publications")
    .select(["name", "branch_name", "config_json", "org_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const config: PublicationConfig = JSON.parse(config_json);
  const docs = await readConnectedRepository(parts, config.docsRepo ?? "");
  const resolved = (await readInstructions(parts.store, [id])).get(id) ?? [];
  const sources = await readSources(parts.store, org_id, config);
  return { name, sources, branchName: branch_name ?? undefined, config, docs, instructions: groupBySlot(resolved) };
}

function groupBySlot(resolved: readonly ResolvedInstruction[]): Instructions {
  const slots = Map.groupBy(resolved, ({ slotType }) => slotType);
  return Object.fromEntries([...slots].map(([slot, all]) => [slot, all.map(({ content }) => content)]));
}
