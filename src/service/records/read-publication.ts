import type { PublicationConfig } from "../../contract/publication-config.ts";
import type { DraftedPublication } from "../drafts/write-draft.ts";
import type { Store } from "../store/store.ts";

/** The publication with this ID, and the name of the connection that its drafts go to. Throws where one is gone. */
export async function readPublication(store: Store, id: string): Promise<DraftedPublication> {
  const { name, config_json } = await store.database
    .selectFrom("publications")
    .select(["name", "config_json"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const config: PublicationConfig = JSON.parse(config_json);
  const docs = await store.database
    .selectFrom("connections")
    .select("name")
    .where("id", "=", config.docsRepo ?? "")
    .executeTakeFirstOrThrow();
  return { name, config, docsRepository: docs.name };
}
