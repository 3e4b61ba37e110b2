import type { PublicationConfig } from "../../contract/publication-config.ts";
import type { DraftedPublication } from "../drafts/write-draft.ts";
import type { ConnectedRepository } from "../places/connected-repository.ts";
import { type ConnectedParts, readConnectedRepository } from "./read-connected-repository.ts";

/** A publication, and the repository that its drafts go to. */
export type ReadPublication = DraftedPublication & { docs: ConnectedRepository };

/** The publication with this ID. Throws where it, or the connection of its docs repository, is gone. */
export async function readPublication(parts: ConnectedParts, id: string): Promise<ReadPublication> {
  const { name, branch_name, config_json } = await parts.store.database
    .selectFrom("publications")
    .select(["name", "branch_name", "config_json"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const config: PublicationConfig = JSON.parse(config_json);
  const docs = await readConnectedRepository(parts, config.docsRepo ?? "");
  return { name, branchName: branch_name ?? undefined, config, docs };
}
