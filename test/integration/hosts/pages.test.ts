import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBitbucket, parseBitbucketLink } from "../../../src/hosts/bitbucket/host.ts";
import { createGitHub, parseGitHubLink } from "../../../src/hosts/github/host.ts";
import type { LinkedPage } from "../../../src/shared/outbound/linked-page.ts";
import { inside } from "../../support/inside.ts";
import { type GitHubServer, type ProductServer, startBitbucket, startGitHub } from "../../support/products.ts";

const GUIDE =
  "---\ntitle: x\n---\n# Guide\n\n[![ci](a.svg)](b) It is **quick** and [small](https://x.example). More.\n";

async function startGitHubWithPages(): Promise<GitHubServer> {
  const github = await startGitHub();
  const { call } = github;
  await call("POST", "/issues", {
    title: "It stops",
    body: "<!--\nFill this in.\n-->\n### What\n\nIt `stops`. Often.",
  });
  const base = await call("GET", "/commits/main");
  for (const branch of ["feature/deep/er", "feature/deep/other"]) {
    await call("POST", "/git/refs", { ref: `refs/heads/${branch}`, sha: base.sha });
  }
  const put = async (branch: string, path: string, content: string | Buffer) =>
    call("PUT", `/contents/${path}`, {
      branch,
      message: "docs: write\n\nSince it lacks.",
      content: Buffer.from(content).toString("base64"),
    });
  await put("main", "docs/guide.md", GUIDE);
  await put("main", "docs/a b.ts", "const a = 1;\nconst b = 2;\n");
  await put("main", "docs/logo.png", Buffer.of(0x89, 0, 1, 2));
  await put("feature/deep/er", "new/page.md", "A new page.\n");
  await call("POST", "/releases", { tag_name: "v1.0.0", name: "Version 1", body: "First words. And more." });
  await call("POST", "/git/refs", { ref: "refs/tags/pkg/v0.1.0", sha: base.sha });
  return github;
}

function startBitbucketWithPages(): Promise<ProductServer> {
  const repository = {
    slug: "widget",
    pullRequests: [{ id: 4, title: "Stream answers", description: "Piece by **piece**.", state: "OPEN" }],
    issues: [{ id: 3, title: "It stops", content: "At the end." }],
    source: {
      main: { "docs/guide.md": "# Guide\n\nIt is small. More.\n", "docs/b.ts": "const b = 1;\n" },
      "feature/deep/er": { "new/page.md": "A new page.\n" },
    },
  };
  return startBitbucket({ repositories: [repository] });
}

type Read = (server: ProductServer, path: string) => Promise<LinkedPage>;

const readGitHub: Read = ({ url: baseUrl, token }, path) => {
  const link = parseGitHubLink(new URL(`https://github.com/octo/widget${path}`));
  return link === undefined ? expect.unreachable(path) : createGitHub({ baseUrl, token, send: inside }).readPage(link);
};

const readBitbucket: Read = ({ url: baseUrl, token }, path) => {
  const link = parseBitbucketLink(new URL(`https://bitbucket.org/octo/widget${path}`));
  const { readPage } = createBitbucket({ baseUrl, workspace: "octo", token, send: inside });
  return link === undefined ? expect.unreachable(path) : readPage(link);
};

const HOSTS: {
  name: string;
  start: () => Promise<ProductServer>;
  read: Read;
  pages: [path: string, title: string, excerpt: string | undefined][];
  missing: [path: string, what: string, reason: string][];
}[] = [
  {
    name: "GitHub",
    start: startGitHubWithPages,
    read: readGitHub,
    pages: [
      ["", "octo/widget", undefined],
      ["/issues/3", "It stops", "It stops."],
      ["/pull/1", "Add the first", "It is needed."],
      ["/blob/main/docs/guide.md", "docs/guide.md", "It is quick and small."],
      ["/blob/main/docs/a%20b.ts", "docs/a b.ts", "const a = 1; const b = 2;"],
      ["/blob/main/docs/logo.png", "docs/logo.png", undefined],
      ["/blob/feature/deep/er/new/page.md", "new/page.md", "A new page."],
      ["/tree/main/docs", "docs", "a b.ts, guide.md, logo.png"],
      ["/tree/feature/deep/er", "octo/widget at feature/deep/er", "new, README.md"],
      ["/commit/main", "docs: write", "Since it lacks."],
      ["/releases/tag/v1.0.0", "Version 1", "First words."],
      ["/releases/latest", "Version 1", "First words."],
      ["/releases/tag/pkg/v0.1.0", "pkg/v0.1.0", "Merge pull request #1 from octo:first"],
    ],
    missing: [
      ["/issues/99", "issue 99", "Not Found"],
      ["/blob/main/docs/nothing.md", "a file", "Not Found"],
      ["/blob/feature/nothing.md", "a file", "Not Found"],
    ],
  },
  {
    name: "Bitbucket",
    start: startBitbucketWithPages,
    read: readBitbucket,
    pages: [
      ["", "octo/widget", undefined],
      ["/pull-requests/4", "Stream answers", "Piece by piece."],
      ["/issues/3/it-stops", "It stops", "At the end."],
      ["/src/main/docs/guide.md", "docs/guide.md", "It is small."],
      ["/src/main/docs/", "docs", "guide.md, b.ts"],
      ["/src/feature/deep/er/new/page.md", "new/page.md", "A new page."],
      ["/commits/0123abcd", "Merge it", "Since it works."],
    ],
    missing: [
      ["/issues/9", "issue 9", "Resource not found"],
      ["/src/main/nothing.md", "a file", "Commit not found"],
    ],
  },
];

describe.each(HOSTS)("on $name octo/widget", ({ name, start, read, pages, missing }) => {
  let server: ProductServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test.each(pages)("%s is %s", async (path, title, excerpt) => {
    expect(await read(server, path)).toEqual({ title, excerpt });
  });

  test.each(missing)("%s is not found", async (path, what, reason) => {
    const message = `${name} did not show ${what} of octo/widget: status 404, ${reason}`;
    await expect(read(server, path)).rejects.toMatchObject({ code: "product/not-found", message });
  });
});

test("reads an endless file up to 64 KiB", async () => {
  await using github = await startGitHub();
  github.answerNext({ body: `First words. ${"x".repeat(10_000_000)}` });
  expect(await readGitHub(github, "/blob/main/endless.md")).toEqual({ title: "endless.md", excerpt: "First words." });
});
