import { expect, test } from "vitest";
import { createBitbucket } from "../../../src/hosts/bitbucket/host.ts";
import { parseBitbucketLink } from "../../../src/hosts/bitbucket/pages.ts";
import { inside } from "../../support/inside.ts";
import { startBitbucket } from "../../support/products.ts";

const repository = {
  slug: "widget",
  pullRequests: [{ id: 4, title: "Stream answers", description: "Piece by **piece**.", state: "OPEN" }],
  issues: [{ id: 3, title: "It stops", content: "At the end." }],
  source: {
    main: { "docs/guide.md": "# Guide\n\nIt is small. More.\n", "docs/b.ts": "const b = 1;\n" },
    "feature/deep/er": { "new/page.md": "A new page.\n" },
  },
};

async function read(path: string) {
  await using server = await startBitbucket({ repositories: [repository] });
  const { token, url: baseUrl } = server;
  const { readPage } = createBitbucket({ baseUrl, workspace: "octo", token, send: inside });
  const link = parseBitbucketLink(new URL(`https://bitbucket.org/octo/widget${path}`));
  return link === undefined ? expect.unreachable(path) : await readPage(link);
}

test.each([
  ["", "octo/widget", undefined],
  ["/pull-requests/4", "Stream answers", "Piece by piece."],
  ["/issues/3/it-stops", "It stops", "At the end."],
  ["/src/main/docs/guide.md", "docs/guide.md", "It is small."],
  ["/src/main/docs/", "docs", "guide.md, b.ts"],
  ["/src/feature/deep/er/new/page.md", "new/page.md", "A new page."],
  ["/commits/0123abcd", "Merge it", "Since it works."],
])("octo/widget%s is %s", async (path, title, excerpt) => {
  expect(await read(path)).toEqual({ title, excerpt });
});

test.each([
  ["/issues/9", "Bitbucket did not show issue 9 of octo/widget: status 404, Resource not found"],
  ["/src/main/nothing.md", "Bitbucket did not show a file of octo/widget: status 404, Commit not found"],
])("octo/widget%s is not there", async (path, message) => {
  await expect(read(path)).rejects.toMatchObject({ code: "product/not-found", message });
});
