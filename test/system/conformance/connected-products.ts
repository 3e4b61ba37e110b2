import { BitbucketRepository } from "../../support/bitbucket-repository.ts";
import { FakeGitHubHost } from "../../support/github-host.ts";
import { type ProductServer, startBitbucket, startJira, startNotion, startSlack } from "../../support/products.ts";
import type { WrittenHistory } from "./written-history.ts";

/** A page of the notes tool. */
export const NOTION_PAGE = {
  id: "0123abcd-4567-89ab-cdef-0123456789ab",
  title: "How streams came about",
  blocks: [{ text: "A user requested answers that come piece by piece." }],
};

/** An item of the tracker. */
export const JIRA_ITEM = { key: "OPS-7", summary: "Answers arrive too late", description: "They wait for the end." };

const CHANNELS = [
  { id: "C1", name: "releases" },
  { id: "C2", name: "docs" },
];

const STATUSES = [
  { id: "1", name: "To do" },
  { id: "2", name: "Done" },
];

/** The products behind the connections of a service. */
export class ConnectedProducts {
  github!: FakeGitHubHost;
  slack!: ProductServer;
  notion!: ProductServer;
  jira!: Awaited<ReturnType<typeof startJira>>;
  bitbucket!: ProductServer;
  /** The second code host again, with a repository that git can read and write. */
  second!: BitbucketRepository;

  protected async openProducts(opened: AsyncDisposableStack, history: WrittenHistory): Promise<void> {
    const repositories = [{ slug: "gadget" }, { slug: "widget" }, { slug: "gizmo" }];
    this.slack = opened.use(await startSlack({ channels: CHANNELS }));
    this.notion = opened.use(await startNotion({ pages: [NOTION_PAGE] }));
    this.jira = opened.use(await startJira({ statuses: STATUSES, issues: [JIRA_ITEM] }));
    this.bitbucket = opened.use(await startBitbucket({ repositories }));
    this.github = opened.use(await FakeGitHubHost.open(history));
    this.second = opened.use(await BitbucketRepository.open(history));
  }
}
