import type { CodeHost } from "../../codehost/code-host.ts";
import { type ConnectedRepository, isSameRepository } from "./connected-repository.ts";
import type { Place, Places } from "./place.ts";

/** A repository that is written about. */
export type Source = Place & {
  /** Whether drafts go to another repository. */
  isElsewhere: boolean;
};

/** What one piece of writing works with: where commits are read, and the code host of its drafts. */
export type Workspace = { sources: readonly Source[]; openCodeHost: () => Promise<CodeHost> };

/**
 * Opens the sources, each repository once, and the docs repository once it is asked for. `isOneOfSeveral`: the
 * publication has other sources too, so that references name their repository. Throws what {@link Places.open} throws.
 */
export async function openWorkspace(
  places: Places,
  sources: readonly ConnectedRepository[],
  docs: ConnectedRepository,
  { isOneOfSeveral = sources.length > 1 } = {},
): Promise<Workspace> {
  const distinct = sources.filter(
    (source, index) => sources.findIndex((other) => isSameRepository(source, other)) === index,
  );
  const open = async (source: ConnectedRepository): Promise<Source> => {
    const place = await places.open(source);
    const repository = { ...place.repository, isQualified: isOneOfSeveral };
    return { ...place, repository, isElsewhere: !isSameRepository(source, docs) };
  };
  return { sources: await Promise.all(distinct.map(open)), openCodeHost: () => places.openCodeHost(docs) };
}
