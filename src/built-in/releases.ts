import { nameBranch, nameReleaseBranch } from "../drafting/draft.ts";
import { addTags, type PublishOrder, publishMerged } from "../drafting/release/publish.ts";
import { type CheckoutOptions, openCheckout } from "../drafting/repositories/checkout.ts";
import { listPublications } from "./built-in.ts";

export type { PublishedRelease } from "../drafting/release/publish.ts";

type Wish = Pick<PublishOrder, "wish" | "onMade" | "onRemark">;

/** Tags and releases what was merged. Returns the history with the tags of all that is released. */
export async function publishReleases(workspace: CheckoutOptions & { drafts: "pullRequests" }, wish: Wish) {
  const checkout = await openCheckout(workspace);
  try {
    const { history, repository } = checkout.source;
    const { connections, publications } = listPublications(checkout);
    const [own] = connections;
    const drafted = publications.filter(({ config }) => config.docsRepo === own?.id);
    const branches = drafted.map(({ branchName, config }) =>
      nameBranch({ sources: [] }, { branchName }, { spoken: "", branch: nameReleaseBranch(config.pullRequest?.base) }),
    );
    const releases = own && (await checkout.openCodeHost(own)).releases;
    if (releases === undefined) return history;
    const { tags } = history;
    const order = { ...wish, releases, repository, branches: [...new Set(branches)], tags };
    return await addTags(history, await publishMerged(order));
  } finally {
    await checkout.close();
  }
}
