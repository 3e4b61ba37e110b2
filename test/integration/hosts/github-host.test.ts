import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CodeHost, FileEdit } from "../../../src/hosts/code-host.ts";
import { createGitHubCodeHost } from "../../../src/hosts/github/host.ts";
import { FakeGitHub } from "../../support/github.ts";

const NAME = "octo/widget";
const BRANCH = "release-docs/v1.0.0";
const FILES = { "CHANGELOG.md": "# Changelog\n", "docs/guide.md": "guide\n", "docs/deep/a.md": "a\n" };

const NEW = "# Changelog\n\n- New\n";

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
    const edits = { "CHANGELOG.md": NEW, "docs/new.md": "new\n" };
    const draft = await write({ ...edits, "docs/guide.md": "guide\n" });
    expect(draft).toEqual({ branch: BRANCH, commit: await github.tip(NAME, BRANCH), files: Object.keys(edits) });
    const { files, messages } = await github.changes(NAME, BRANCH);
    expect(Object.fromEntries(files)).toEqual(edits);
    const [message] = messages;
    expect([messages.length, message?.replace(/[0-9a-f]{40}$/, "SHA")]).toEqual([
      ...[1, "Document v1.0.0\n\nWhat is new for @\u200Beveryone.\n\nRelease-Docs-Tree: SHA"],
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
    const bodyOf = (path: string) => github.received.find(({ url }) => url?.endsWith(path))?.body ?? "";
    expect(bodyOf("/git/trees")).not.toContain("guide.md");
    // GitHub does not sign commits that name an author.
    expect(Object.keys(JSON.parse(bodyOf("/git/commits")))).toEqual(["message", "tree", "parents"]);
  });

  test("has what a command changed and removed, but no workflow", async () => {
    const draft = await host.openDraft(BRANCH);
    expect(draft.commit).toBe(await github.tip(NAME, "main"));
    const edits: FileEdit[] = [
      { path: "api.json", content: "[]\n", role: "prepared" },
      { path: "docs/guide.md", content: "", role: "removed" },
      { path: "docs/gone.md", content: "", role: "removed" },
    ];
    const text = { title: "Release v1.0.0", body: "" };
    const written = await draft.write({ ...text, edits });
    expect(written?.files).toEqual(["api.json", "docs/guide.md"]);
    expect((await github.changes(NAME, BRANCH)).files).toContainEqual(["api.json", "[]\n"]);
    expect(await (await host.openDraft(BRANCH)).readDrafted("docs/guide.md")).toBeUndefined();
    const workflow: FileEdit = { path: ".GitHub/workflows/ci.yml", content: "on: push\n", role: "prepared" };
    await expect(draft.write({ ...text, edits: [workflow] })).rejects.toMatchObject({ code: "codehost/path-refused" });
  });

  test("that changes nothing makes no branch", async () => {
    expect(await write({ "docs/guide.md": "guide\n" })).toBeUndefined();
    expect(await write({})).toBeUndefined();
    expect(await github.tip(NAME, BRANCH)).toBeUndefined();
  });

  test("is shown as a diff", async () => {
    const draft = await host.openDraft(BRANCH);
    expect(await draft.diff()).toBe("");
    await write({ "CHANGELOG.md": NEW, "docs/new.md": "new\n" });
    const diff = await (await host.openDraft(BRANCH)).diff();
    expect(diff).toContain("diff --git a/CHANGELOG.md b/CHANGELOG.md\n--- a/CHANGELOG.md\n+++ b/CHANGELOG.md\n@@ ");
    expect(diff).toContain("--- /dev/null\n+++ b/docs/new.md\n");
  });

  test.each(["../a.md", "docs", "CHANGELOG.md/a.md"])("cannot be written to %s", async (path) => {
    await expect(write({ [path]: "x" })).rejects.toMatchObject({ code: "codehost/path-refused" });
    expect(await github.tip(NAME, BRANCH)).toBeUndefined();
  });

  test("is not written through a symbolic link", async () => {
    const make = (path: string, body: object) =>
      github.call<{ sha: string }>("POST", `/repos/${NAME}/git/${path}`, body);
    const tip = await github.tip(NAME, "main");
    const { tree: base } = await readCommit(tip);
    const entry = { path: "link", mode: "120000", type: "blob", content: "docs" };
    const tree = await make("trees", { base_tree: base.sha, tree: [entry] });
    const { sha } = await make("commits", { message: "Link", tree: tree.sha, parents: [tip] });
    await github.call("PATCH", `/repos/${NAME}/git/refs/heads/main`, { sha });
    await expect(write({ "link/new.md": "x" })).rejects.toMatchObject({ code: "codehost/path-refused" });
    await expect(write({ link: "x" })).rejects.toMatchObject({ code: "codehost/path-refused" });
    expect(await (await host.openDraft(BRANCH)).listFiles("")).not.toContain("link");
  });
});

const readCommit = (commit: string | undefined) =>
  github.call<{ tree: { sha: string }; parents: { sha: string }[] }>("GET", `/repos/${NAME}/git/commits/${commit}`);

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

  test("needs a base that is there, and a name for a branch", async () => {
    await expect(host.openDraft(BRANCH, { base: "gone" })).rejects.toMatchObject({ code: "github/no-base" });
    await expect(host.openDraft("a..b")).rejects.toMatchObject({ code: "codehost/bad-branch" });
  });
});

describe("a second run", () => {
  test("with the same content leaves the branch unchanged, also when the base has moved on", async () => {
    const first = await write({ "CHANGELOG.md": NEW });
    await github.commit(NAME, "main", { "src/code.ts": "1\n" });
    const before = github.received.length;
    expect(await write({ "CHANGELOG.md": NEW })).toEqual(first);
    expect(github.received.slice(before).filter(({ method }) => method !== "GET")).toEqual([]);
  });

  test("with other content is one commit on the current base", async () => {
    await write({ "CHANGELOG.md": NEW });
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
    await write({ "CHANGELOG.md": NEW });
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
    await write({ "CHANGELOG.md": NEW });
    const better = "# Changelog\n\n- Better\n";
    const theirs = await github.commit(NAME, BRANCH, { "CHANGELOG.md": better, "docs/own.md": "own\n" });
    const draft = await host.openDraft(BRANCH);
    expect(await draft.readFile("CHANGELOG.md")).toBe("# Changelog\n");
    expect(await draft.edited?.readFile("CHANGELOG.md")).toBe(better);
    expect(await draft.readWritten("CHANGELOG.md")).toBe(NEW);
    const files = ["CHANGELOG.md", "docs/own.md"];
    expect(await write({ "CHANGELOG.md": better })).toEqual({ branch: BRANCH, commit: theirs, files });
    const third = await write({ "docs/guide.md": "better\n" });
    expect(third?.files).toEqual(["CHANGELOG.md", "docs/guide.md", "docs/own.md"]);
    expect((await readCommit(third?.commit)).parents.map(({ sha }) => sha)).toEqual([theirs]);
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
  const SLOW = { title: "T", body: "", edits: [{ path: "docs/guide.md", content: "slow\n" }] };

  test("by a new branch", async () => {
    const slow = await host.openDraft(BRANCH);
    const fast = await write({ "docs/guide.md": "fast\n" });
    await expect(slow.write(SLOW)).rejects.toMatchObject({ code: "codehost/draft-moved" });
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
    await expect(slow.write(SLOW)).rejects.toMatchObject({ code: "codehost/draft-moved" });
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
