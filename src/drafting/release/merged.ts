import type { ReleaseStyle } from "../../contract/resources/publication-styles.ts";
import type { ReleaseBranch } from "../../hosts/code-host.ts";
import { onCode } from "../../shared/errors.ts";
import type { DraftedPublication } from "../conversation.ts";
import { nameBranch, nameReleaseBranch } from "../draft.ts";
import type { Workspace } from "../repositories/repositories.ts";
import type { PublishWish } from "./publish.ts";

/** What a publication wants of a merged release; undefined for nothing. */
export function selectPublishWish({ tag = false, createRelease: release = "none" }: ReleaseStyle = {}) {
  return tag || release !== "none" ? ({ tag, release } satisfies PublishWish) : undefined;
}

type Drafted = Pick<DraftedPublication, "branchName" | "config">;

/** Where publications whose drafts go to the repository that they are of draft its releases. */
export function listReleaseBranches(publications: readonly Drafted[]): ReleaseBranch[] {
  const branches = publications.map((one): [string, ReleaseBranch] => {
    const base = one.config.pullRequest?.base;
    const name = nameBranch({ sources: [] }, one, { spoken: "", branch: nameReleaseBranch(base) });
    return [`${name} ${base}`, { name, base }];
  });
  return [...new Map(branches).values()];
}

/** With the tags of what was merged and is not tagged yet, so that no release is prepared twice. Makes none of them. */
export async function addMergedTags(workspace: Workspace, publication: Drafted): Promise<Workspace> {
  const [source, other] = workspace.sources;
  const isOne = source !== undefined && other === undefined && !source.isElsewhere;
  if (!isOne || selectPublishWish(publication.config.release) === undefined) return workspace;
  const { releases } = await workspace.openCodeHost();
  if (releases === undefined) return workspace;
  const { addTags, publishMerged } = await import("./publish.ts");
  const { repository, history } = source;
  const nothing = { wish: { tag: false, release: "none" }, onMade: async () => {}, onRemark: async () => {} } as const;
  const branches = listReleaseBranches([publication]);
  const reading = publishMerged({ ...nothing, releases, repository, branches, tags: history.tags });
  // The history has that tag, and who publishes says that it is wrong.
  const tags = await reading.catch(onCode("release/tag-elsewhere", () => []));
  return { ...workspace, sources: [{ ...source, history: await addTags(history, tags) }] };
}
