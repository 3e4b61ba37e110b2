import { afterAll, beforeAll, expect, test } from "vitest";
import { createGitHub } from "../../../src/hosts/github/host.ts";
import { parseGitHubLink } from "../../../src/hosts/github/pages.ts";
import type { LinkedPage } from "../../../src/shared/linked-page.ts";
import { inside } from "../../support/inside.ts";
import { type GitHubServer, startGitHub } from "../../support/products.ts";

const GUIDE =
  "---\ntitle: x\n---\n# Guide\n\n[![ci](a.svg)](b) It is **quick** and [small](https://x.example). More.\n";

let github: GitHubServer;
beforeAll(async () => {
  github = await startGitHub();
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
});
afterAll(() => github[Symbol.asyncDispose]());

function read(path: string, server = github): Promise<LinkedPage> {
  const { readPage } = createGitHub({ baseUrl: server.url, token: server.token, send: inside });
  const link = parseGitHubLink(new URL(`/octo/widget${path}`, "https://github.com"));
  return link === undefined ? expect.unreachable(path) : readPage(link);
}

test.each([
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
])("octo/widget%s is %s", async (path, title, excerpt) => {
  expect(await read(path)).toEqual({ title, excerpt });
});

test.each([
  ["/issues/99", "GitHub did not show issue 99 of octo/widget: status 404, Not Found"],
  ["/blob/main/docs/nothing.md", "GitHub did not show a file of octo/widget: status 404, Not Found"],
  ["/blob/feature/nothing.md", "GitHub did not show a file of octo/widget: status 404, Not Found"],
])("octo/widget%s is not there", async (path, message) => {
  await expect(read(path)).rejects.toMatchObject({ code: "product/not-found", message });
});

test("reads an endless file up to 64 KiB", async () => {
  github.answerNext({ body: `First words. ${"x".repeat(10_000_000)}` });
  expect(await read("/blob/main/endless.md")).toEqual({ title: "endless.md", excerpt: "First words." });
});
