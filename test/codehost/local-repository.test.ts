import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  createLocalCodeHost,
  type LocalCodeHost,
  type LocalCodeHostOptions,
} from "../../src/codehost/local-repository.ts";
import { readRepository } from "../../src/git/repository.ts";
import { History } from "../fixtures/history.ts";

const AUTHOR = { name: "Release Docs", email: "docs@example.com" };
const BRANCH = "release-docs/v1.0.0";
const FILES = {
  "CHANGELOG.md": "# Changelog\n",
  "docs/guide.md": "guide\n",
  "docs/deep/a.md": "a\n",
  "tool.sh": "#!/bin/sh\n",
};

let history: History;
let base: string;

beforeEach(() => {
  history = new History();
  for (const file of ["docs", "."]) mkdirSync(join(history.directory, file), { recursive: true });
  symlinkSync("docs", join(history.directory, "link"));
  symlinkSync("docs/guide.md", join(history.directory, "docs.md"));
  writeFileSync(join(history.directory, "tool.sh"), "#!/bin/sh\n");
  chmodSync(join(history.directory, "tool.sh"), 0o755);
  writeFileSync(join(history.directory, "latin.txt"), Buffer.from([0xe9]));
  base = history.commit("Base", FILES);
});

afterEach(() => history[Symbol.dispose]());

async function open(options: Partial<LocalCodeHostOptions> = {}): Promise<LocalCodeHost> {
  return createLocalCodeHost({
    repository: await readRepository(history.directory),
    base: "main",
    drafts: "branches",
    author: AUTHOR,
    ...options,
  });
}

/** Everything of the user's that a draft must leave alone. */
function readUserState() {
  return {
    status: history.git("status", "--porcelain"),
    head: readFileSync(join(history.directory, ".git/HEAD"), "utf8"),
    config: readFileSync(join(history.directory, ".git/config"), "utf8"),
    index: readFileSync(join(history.directory, ".git/index"), "hex"),
    files: readdirSync(join(history.directory, ".git")).toSorted(),
  };
}

function readStore() {
  return { refs: history.git("for-each-ref"), objects: history.git("count-objects", "--verbose") };
}

const request = (edits: Record<string, string>, title = "Release notes", branch = BRANCH) => ({
  branch,
  title,
  body: "What is new.",
  edits: Object.entries(edits).map(([path, content]) => ({ path, content })),
});

describe.each(["branches", "scratch"] as const)("drafts in %s", (drafts) => {
  test("a draft is a commit on the base, and nothing of the user's is touched", async () => {
    writeFileSync(join(history.directory, "untracked.md"), "mine");
    const before = readUserState();
    const store = readStore();
    await using host = await open({ drafts });
    const draft = await host.writeDraft(request({ "CHANGELOG.md": "# Changelog\n\n- New\n", "docs/new.md": "new\n" }));
    expect(draft).toEqual({
      branch: BRANCH,
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      files: ["CHANGELOG.md", "docs/new.md"],
    });
    const diff = await host.diff(BRANCH);
    expect(diff).toContain("--- a/CHANGELOG.md\n+++ b/CHANGELOG.md\n@@ -1 +1,3 @@\n # Changelog\n+\n+- New\n");
    expect(diff).toContain("--- /dev/null\n+++ b/docs/new.md\n");
    expect(readUserState()).toEqual(before);
    if (drafts === "scratch") expect(readStore()).toEqual(store);
  });

  test("the same draft again keeps the branch, another adds a commit", async () => {
    await using host = await open({ drafts });
    const first = await host.writeDraft(request({ "CHANGELOG.md": "one\n" }));
    expect(await host.writeDraft(request({ "CHANGELOG.md": "one\n" }))).toEqual(first);
    const second = await host.writeDraft(request({ "docs/guide.md": "better\n" }));
    expect(second?.files).toEqual(["CHANGELOG.md", "docs/guide.md"]);
    expect(second?.commit).not.toBe(first?.commit);
  });

  test("a draft that changes nothing makes no branch", async () => {
    await using host = await open({ drafts });
    const store = readStore().refs;
    expect(await host.writeDraft(request({ "docs/guide.md": "guide\n" }))).toBeUndefined();
    expect(await host.writeDraft(request({}))).toBeUndefined();
    expect(await host.diff(BRANCH)).toBe("");
    expect(readStore().refs).toBe(store);
  });

  test("files are restored to the base, new ones are taken away", async () => {
    await using host = await open({ drafts });
    await host.writeDraft(request({ "CHANGELOG.md": "one\n", "docs/new.md": "new\n", "docs/guide.md": "better\n" }));
    await host.restoreFiles(BRANCH, ["docs/new.md", "docs/guide.md"]);
    const diff = await host.diff(BRANCH);
    expect(diff.match(/^diff --git .*$/gm)).toEqual(["diff --git a/CHANGELOG.md b/CHANGELOG.md"]);
    await host.restoreFiles("nothing-here", ["CHANGELOG.md"]);
    await host.restoreFiles(BRANCH, ["CHANGELOG.md"]);
    expect(await host.diff(BRANCH)).toBe("");
    expect(await host.writeDraft(request({ "CHANGELOG.md": "# Changelog\n" }))).toBeUndefined();
  });

  test("an executable stays one, and user settings change neither the commit nor the diff", async () => {
    const settings = [
      "core.autocrlf=true",
      "core.splitIndex=true",
      "diff.noprefix=true",
      "color.ui=always",
      "core.fileMode=false",
    ];
    for (const setting of settings) history.git("config", ...setting.split("="));
    const before = readUserState();
    const hooks = ["reference-transaction", "post-index-change"].map((name) =>
      join(history.directory, ".git/hooks", name),
    );
    mkdirSync(join(history.directory, ".git/hooks"), { recursive: true });
    for (const hook of hooks) writeFileSync(hook, "#!/bin/sh\ntouch hook-ran\nexit 1\n", { mode: 0o755 });
    await using host = await open({ drafts, date: "2026-02-03T04:05:06Z" });
    await host.writeDraft(request({ "tool.sh": "#!/bin/sh\r\ntrue\n" }));
    const diff = await host.diff(BRANCH);
    expect(diff).toContain("diff --git a/tool.sh b/tool.sh\n");
    expect(diff).toMatch(/^index \S+ 100755$/m);
    expect(diff).toContain("+#!/bin/sh\r\n+true\n");
    for (const hook of hooks) rmSync(hook);
    expect(readUserState()).toEqual(before);
  });

  test.each(["link/new.md", "docs.md", "docs", "CHANGELOG.md/a.md", "../a.md", ".github/workflows/a.yml"])(
    "%s cannot be written",
    async (path) => {
      await using host = await open({ drafts });
      await expect(host.writeDraft(request({ [path]: "x" }))).rejects.toMatchObject({ code: "codehost/path-refused" });
      expect(await host.diff(BRANCH)).toBe("");
    },
  );

  test.each(["-x", "a b", "a..b", "a.lock", "", "HEAD"])("%j is no branch", async (branch) => {
    await using host = await open({ drafts });
    const draft = host.writeDraft(request({ "a.md": "a" }, "Title", branch));
    await expect(draft).rejects.toMatchObject({ code: "codehost/bad-branch" });
  });
});

test("files are read at the base, whatever the checkout holds", async () => {
  history.commit("Later", { "CHANGELOG.md": "later\n", "-odd[1].md": "\ufeffodd" });
  await using host = await open({ base });
  expect(await host.readFile("CHANGELOG.md")).toBe("# Changelog\n");
  expect(await host.readFile("missing.md")).toBeUndefined();
  expect(await host.readFile("docs")).toBeUndefined();
  await expect(host.readFile("docs.md")).rejects.toMatchObject({ code: "codehost/path-refused" });
  await expect(host.readFile("latin.txt")).rejects.toMatchObject({ code: "codehost/not-text" });
  expect(await host.listFiles("docs")).toEqual(["docs/deep/a.md", "docs/guide.md"]);
  expect(await host.listFiles("docs/deep/")).toEqual(["docs/deep/a.md"]);
  await expect(host.readFile("../secret")).rejects.toMatchObject({ code: "codehost/path-refused" });
  await expect(host.listFiles("..")).rejects.toMatchObject({ code: "codehost/path-refused" });
  expect(await host.listFiles("none")).toEqual([]);
  expect(await host.listFiles("")).toEqual(["CHANGELOG.md", "docs/deep/a.md", "docs/guide.md", "latin.txt", "tool.sh"]);
  await using later = await open();
  expect(await later.readFile("-odd[1].md")).toBe("\ufeffodd");
});

test("the commit is stable: its author, its date and its message", async () => {
  await using host = await open();
  const draft = await host.writeDraft(request({ "a.md": "a" }));
  const format = "--format=%an <%ae> %at %cn <%ce> %ct %P%n%B";
  expect(history.git("log", "-1", format, draft?.commit ?? "")).toBe(
    `Release Docs <docs@example.com> 1767272400 Release Docs <docs@example.com> 1767272400 ${base}\nRelease notes\n\nWhat is new.`,
  );
  await using second = await open({ drafts: "scratch" });
  expect((await second.writeDraft(request({ "a.md": "a" })))?.commit).toBe(draft?.commit);
});

test("commits that people made on the branch stay, and a base that moved on is not counted as a change", async () => {
  await using first = await open();
  await first.writeDraft(request({ "CHANGELOG.md": "draft\n" }));
  history.git("switch", "--quiet", BRANCH);
  const theirs = history.commit("A person's", { "docs/guide.md": "a person's\n" });
  history.git("switch", "--quiet", "main");
  history.commit("On main", { "docs/deep/a.md": "moved on\n" });
  await using host = await open();
  const draft = await host.writeDraft(request({ "CHANGELOG.md": "second draft\n" }));
  expect(history.git("rev-parse", `${draft?.commit}^`)).toBe(theirs);
  expect(draft?.files).toEqual(["CHANGELOG.md", "docs/guide.md"]);
});

test("a branch that is checked out, or whose name is part of another's, is left alone", async () => {
  history.git("worktree", "add", "--quiet", "-b", "used", join(history.directory, "..", "second"));
  await using host = await open();
  const edit = { "a.md": "a" };
  await expect(host.writeDraft(request(edit, "T", "used"))).rejects.toMatchObject({ code: "codehost/branch-in-use" });
  await expect(host.writeDraft(request(edit, "T", "main"))).rejects.toMatchObject({ code: "codehost/branch-in-use" });
  await expect(host.writeDraft(request(edit, "T", "main/sub"))).rejects.toMatchObject({
    code: "codehost/branch-not-moved",
  });
});

test("a shallow clone and a bare repository can be drafted on too", async () => {
  history.commit("Two", { "b.md": "b\n" });
  for (const [name, ...options] of [
    ["shallow", "--depth=1"],
    ["bare.git", "--bare"],
  ] as const) {
    const directory = join(history.directory, "..", name);
    history.git("clone", "--quiet", ...options, `file://${history.directory}`, directory);
    await using host = await open({ repository: await readRepository(directory), drafts: "scratch" });
    await host.writeDraft(request({ "b.md": "c\n" }));
    expect((await host.writeDraft(request({ "docs/guide.md": "better\n" })))?.files).toEqual(["b.md", "docs/guide.md"]);
  }
});
