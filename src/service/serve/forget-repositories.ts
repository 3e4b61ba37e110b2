import { readdir } from "node:fs/promises";
import type { CachedPlaces } from "../places/cached-places.ts";
import type { Store } from "../store/store.ts";

/**
 * Removes the fetched repositories of connections that were deleted. At the start, when this process reads in none of
 * them yet; folders of connections that the store does not know are left alone.
 */
export async function forgetRepositories(store: Store, places: CachedPlaces, directory: string): Promise<void> {
  const kept = await readdir(directory).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  const deleted = await store.database
    .selectFrom("connections")
    .select("id")
    .where("id", "in", kept)
    .where("deleted_at", "is not", null)
    .execute();
  for (const { id } of deleted) await places.forget(id);
}
