import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CodeHost } from "../../../src/hosts/code-host.ts";
import { createGitHubCodeHost } from "../../../src/hosts/github/host.ts";
import { FakeGitHub } from "../../support/github.ts";

const NAME = "octo/widget";
const BRANCH = "release-docs/v1.0.0";
const FILES = { "CHANGELOG.md": "# Changelog\n", "docs/guide.md": "guide\n", "docs/deep/a.md": "a\n" };

let github: FakeGitHub;
let host: CodeHost;

beforeEach(async () => {
  github = await FakeGitHub.open({ [NAME]: FILES });
  host = await createGitHubCodeHost({ apiUrl: github.url, token: "token-of-a-test", second: 0 }, NAME);
});

afterEach(() => github[Symbol.asyncDispose]());

const write = async (edits: Record<string, string>) => {
  const draft = await host.openDraft(BRANCH);
  const fileEdits = Object.entries(edits).map(([path, content]) => ({ path, content }));
  return draft.write({ title: "Document v1.0.0", body: "What is new for @everyone.", edits: fileEdits });
};

const requestLine = ({ method, url }: { method?: string | undefined; url?: string | undefined }) =>
  `${method} ${decodeURIComponent(url ?? "")
    .replace(/[0-9a-f]{40}/g, "SHA")
    .replace(`/repos/${NAME}`, "")}`;

describe("a new draft", () => {
  test("is one tree and one commit, which two refs have, with the changed files only", async () => {
    const draft = await write({
      "CHANGELOG.md": "# Changelog\n\n- New\n",
      "docs/new.md": "new\n",
      "docs/guide.md": "guide\n",
    });
    expect(draft).toEqual({
      branch: BRANCH,
      commit: await github.tip(NAME, BRANCH),
      files: ["CHANGELOG.md", "docs/new.md"],
    });
    const { files, messages } = await github.changes(NAME, BRANCH);
    expect(Object.fromEntries(files)).toEqual({ "CHANGELOG.md": "# Changelog\n\n- New\n", "docs/new.md": "new\n" });
    expect(messages).toEqual([
      expect.stringMatching(
        /^Document v1\.0\.0\n\nWhat is new for @\u200Beveryone\.\n\nRelease-Docs-Tree: [0-9a-f]{40}$/,
      ),
    ]);
    expect(github.received.map(requestLine).sort()).toEqual([
      "GET ",
      "GET /commits?sha=main&per_page=1",
      `GET /git/ref/heads/${BRANCH}`,
      "GET /git/trees/SHA?recursive=1",
      "POST /git/commits",
      "POST /git/refs",
      "POST /git/refs",
      "POST /git/trees",
    ]);
    const sent = github.received.find(({ url }) => url?.endsWith("/git/trees"))?.body ?? "";
    expect(sent).not.toContain("guide.md");
    // GitHub does not sign commits that name an author.
    expect(
      Object.keys(JSON.parse(github.received.find(({ url }) => url?.endsWith("/git/commits"))?.body ?? "")),
    ).toEqual(["message", "tree", "parents"]);
  });

  test("that changes nothing makes no branch", async () => {
    expect(await write({ "docs/guide.md": "guide\n" })).toBeUndefined();
    expect(await write({})).toBeUndefined();
    expect(await github.tip(NAME, BRANCH)).toBeUndefined();
  });

  test("is shown as a diff", async () => {
    const draft = await host.openDraft(BRANCH);
    expect(await draft.diff()).toBe("");
    await write({ "CHANGELOG.md": "# Changelog\n\n- New\n", "docs/new.md": "new\n" });
    const diff = await (await host.openDraft(BRANCH)).diff();
    expect(diff).toContain("diff --git a/CHANGELOG.md b/CHANGELOG.md\n--- a/CHANGELOG.md\n+++ b/CHANGELOG.md\n@@ ");
    expect(diff).toContain("--- /dev/null\n+++ b/docs/new.md\n");
  });

  test.each(["../a.md", ".github/workflows/a.yml", "docs", "CHANGELOG.md/a.md", "/a.md", ".git/config"])(
    "cannot be written to %s",
    async (path) => {
      await expect(write({ [path]: "x" })).rejects.toMatchObject({ code: "codehost/path-refused" });
      expect(await github.tip(NAME, BRANCH)).toBeUndefined();
    },
  );

  test("is not written through a symbolic link", async () => {
    const at = `/repos/${NAME}`;
    const tip = await github.tip(NAME, "main");
    const entry = { path: "link", mode: "120000", type: "blob", content: "docs" };
    const tree = await github.call<{ sha: string }>("POST", `${at}/git/trees`, {
      base_tree: await treeOf(tip),
      tree: [entry],
    });
    const commit = { message: "Link", tree: tree.sha, parents: [tip] };
    const { sha } = await github.call<{ sha: string }>("POST", `${at}/git/commits`, commit);
    await github.call("PATCH", `${at}/git/refs/heads/main`, { sha });
    await expect(write({ "link/new.md": "x" })).rejects.toMatchObject({ code: "codehost/path-refused" });
    await expect(write({ link: "x" })).rejects.toMatchObject({ code: "codehost/path-refused" });
    expect(await (await host.openDraft(BRANCH)).listFiles("")).not.toContain("link");
  });
});

async function treeOf(commit: string | undefined): Promise<string> {
  return (await github.call<{ tree: { sha: string } }>("GET", `/repos/${NAME}/git/commits/${commit}`)).tree.sha;
}

describe("reading", () => {
  test("is of the base", async () => {
    const draft = await host.openDraft(BRANCH);
    expect(await draft.readFile("CHANGELOG.md")).toBe("# Changelog\n");
    expect(await draft.readFile("missing.md")).toBeUndefined();
    expect(await draft.readFile("docs")).toBeUndefined();
    await expect(draft.readFile("../secret")).rejects.toMatchObject({ code: "codehost/path-refused" });
    expect(await draft.listFiles("docs")).toEqual(["docs/deep/a.md", "docs/guide.md"]);
    expect(await draft.listFiles("docs/deep/")).toEqual(["docs/deep/a.md"]);
  });

  test("of a repository whose listing GitHub truncates finds the requested files", async () => {
    github.script = ({ url = "" }) => {
      if (!url.includes("recursive")) return undefined;
      return { body: { sha: url.replace(/^.*\/|\?.*$/g, ""), truncated: true, tree: [] } };
    };
    const draft = await host.openDraft(BRANCH);
    expect(await draft.readFile("docs/deep/a.md")).toBe("a\n");
    expect(await draft.readFile("docs/deep/b.md")).toBeUndefined();
    expect((await write({ "docs/guide.md": "guide\n", "docs/deep/a.md": "b\n" }))?.files).toEqual(["docs/deep/a.md"]);
  });

  test.each([
    ["a base that is not there", "gone", "github/no-base"],
    ["no name for a branch", "main", "codehost/bad-branch"],
  ])("%s is an error", async (_, base, code) => {
    const opened = host.openDraft(code === "codehost/bad-branch" ? "a..b" : BRANCH, { base });
    await expect(opened).rejects.toMatchObject({ code });
  });
});

describe("a second run", () => {
  test("with the same content leaves the branch unchanged, also when the base has moved on", async () => {
    const first = await write({ "CHANGELOG.md": "# Changelog\n\n- New\n" });
    await github.commit(NAME, "main", { "src/code.ts": "1\n" });
    const before = github.received.length;
    expect(await write({ "CHANGELOG.md": "# Changelog\n\n- New\n" })).toEqual(first);
    expect(github.received.slice(before).filter(({ method }) => method !== "GET")).toEqual([]);
  });

  test("with other content is one commit on the current base", async () => {
    await write({ "CHANGELOG.md": "# Changelog\n\n- New\n" });
    await github.commit(NAME, "main", { "CHANGELOG.md": "# Changelog\n\n- By hand\n" });
    const second = await write({ "CHANGELOG.md": "# Changelog\n\n- By hand\n- New\n" });
    const { files, messages } = await github.changes(NAME, BRANCH);
    expect(await github.tip(NAME, BRANCH)).toBe(second?.commit);
    expect(messages).toHaveLength(1);
    expect(Object.fromEntries(files)).toEqual({ "CHANGELOG.md": "# Changelog\n\n- By hand\n- New\n" });
    const moved = github.received.filter(({ method, url }) => method === "PATCH" && /refs\/heads/.test(url ?? ""));
    expect(moved.filter(({ body }) => body.includes('"force":true'))).toEqual([]);
  });

  test("commits on top and merges the base where a server does not replace branches", async () => {
    await write({ "CHANGELOG.md": "# Changelog\n\n- New\n" });
    await github.commit(NAME, "main", { "CHANGELOG.md": "# Changelog\n\n- By hand\n" });
    github.script = ({ url }) => {
      if (url !== "/graphql") return undefined;
      return { body: { errors: [{ message: "Field 'updateRefs' doesn't exist on type 'Mutation'" }] } };
    };
    await write({ "CHANGELOG.md": "# Changelog\n\n- By hand\n- New\n" });
    const { files, messages } = await github.changes(NAME, BRANCH);
    expect(messages).toHaveLength(2);
    expect(Object.fromEntries(files)).toEqual({ "CHANGELOG.md": "# Changelog\n\n- By hand\n- New\n" });
    github.script = () => undefined;
    expect((await write({ "docs/guide.md": "better\n" }))?.files).toEqual(["docs/guide.md"]);
    expect((await github.changes(NAME, BRANCH)).messages).toHaveLength(1);
  });

  test("reads a person's commits and commits on top", async () => {
    await write({ "CHANGELOG.md": "# Changelog\n\n- New\n" });
    const theirs = await github.commit(NAME, BRANCH, {
      "CHANGELOG.md": "# Changelog\n\n- Better\n",
      "docs/own.md": "own\n",
    });
    const draft = await host.openDraft(BRANCH);
    expect(await draft.readFile("CHANGELOG.md")).toBe("# Changelog\n");
    expect(await draft.edited?.readFile("CHANGELOG.md")).toBe("# Changelog\n\n- Better\n");
    expect(await draft.readWritten("CHANGELOG.md")).toBe("# Changelog\n\n- New\n");
    expect(await write({ "CHANGELOG.md": "# Changelog\n\n- Better\n" })).toEqual({
      branch: BRANCH,
      commit: theirs,
      files: ["CHANGELOG.md", "docs/own.md"],
    });
    const third = await write({ "docs/guide.md": "better\n" });
    expect(third?.files).toEqual(["CHANGELOG.md", "docs/guide.md", "docs/own.md"]);
    const made = await github.call<{ parents: { sha: string }[] }>(
      "GET",
      `/repos/${NAME}/git/commits/${third?.commit}`,
    );
    expect(made.parents.map(({ sha }) => sha)).toEqual([theirs]);
  });
});

test("calls GitHub Enterprise Server at its own URLs", async () => {
  host = await createGitHubCodeHost({ apiUrl: `${github.url}/api/v3`, token: "token-of-a-test" }, NAME);
  await write({ "CHANGELOG.md": "1\n" });
  await github.commit(NAME, "main", { "docs/guide.md": "moved on\n" });
  await write({ "CHANGELOG.md": "2\n" });
  expect((await github.changes(NAME, BRANCH)).messages).toHaveLength(1);
  const urls = github.received.map(({ url }) => url ?? "");
  expect(urls.filter((url) => !url.startsWith("/api/v3/repos/"))).toEqual(["/api/graphql"]);
});

describe("a concurrent push is not overwritten", () => {
  test("by a new branch", async () => {
    const slow = await host.openDraft(BRANCH);
    const fast = await write({ "docs/guide.md": "fast\n" });
    const late = slow.write({ title: "T", body: "", edits: [{ path: "docs/guide.md", content: "slow\n" }] });
    await expect(late).rejects.toMatchObject({ code: "codehost/draft-moved" });
    expect(await github.tip(NAME, BRANCH)).toBe(fast?.commit);
  });

  test.each([
    ["replaced", {}],
    ["gone on with", { "docs/own.md": "own\n" }],
  ])("by a branch that is %s", async (_, before) => {
    await write({ "docs/guide.md": "first\n" });
    if (Object.keys(before).length > 0) await github.commit(NAME, BRANCH, before);
    const slow = await host.openDraft(BRANCH);
    const theirs = await github.commit(NAME, BRANCH, { "docs/guide.md": "theirs\n" });
    const late = slow.write({ title: "T", body: "", edits: [{ path: "docs/guide.md", content: "slow\n" }] });
    await expect(late).rejects.toMatchObject({ code: "codehost/draft-moved" });
    expect(await github.tip(NAME, BRANCH)).toBe(theirs);
  });
});

test("restores files to the base and deletes new ones", async () => {
  await write({ "CHANGELOG.md": "one\n", "docs/new.md": "new\n", "docs/guide.md": "better\n" });
  await github.commit(NAME, "main", { "docs/deep/a.md": "moved on\n" });
  await (await host.openDraft(BRANCH)).restoreFiles(["docs/new.md", "docs/guide.md", "docs/deep/a.md"]);
  expect(Object.fromEntries((await github.changes(NAME, BRANCH)).files)).toEqual({ "CHANGELOG.md": "one\n" });
  await (await host.openDraft("nothing-here")).restoreFiles(["CHANGELOG.md"]);
  expect(await github.tip(NAME, "nothing-here")).toBeUndefined();
});
