import type { CodeHost } from "../../codehost/code-host.ts";
import { type ConnectedRepository, isSameRepository } from "./connected-repository.ts";
import type { Place, Places } from "./place.ts";

/** What one piece of writing works with: the source's place, and the code host of its drafts. */
export type Workspace = Place & {
  /** Whether drafts go to another repository than the source. */
  isElsewhere: boolean;
  openCodeHost: () => Promise<CodeHost>;
};

/** Opens the source, and the docs repository once it is asked for. Throws what {@link Places.open} throws. */
export async function openWorkspace(
  places: Places,
  source: ConnectedRepository,
  docs: ConnectedRepository,
): Promise<Workspace> {
  return {
    ...(await places.open(source)),
    isElsewhere: !isSameRepository(source, docs),
    openCodeHost: () => places.openCodeHost(docs),
  };
}
