import type { ConnectedRepository } from "../places/connected-repository.ts";
import type { Store } from "../store/store.ts";

/** The repository of the `codehostRepo` connection with this ID. Throws where it is gone. */
export async function readConnectedRepository(store: Store, id: string): Promise<ConnectedRepository> {
  const { name, config_json } = await store.database
    .selectFrom("connections")
    .select(["name", "config_json"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { repositoryUrl }: { repositoryUrl: string } = JSON.parse(config_json);
  return { id, name, repositoryUrl, app: undefined };
}
