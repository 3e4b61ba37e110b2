import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readRepository } from "../../../src/git/repository.ts";
import { createLocalCodeHost, type LocalCodeHost, type LocalCodeHostOptions } from "../../../src/hosts/local/host.ts";
import { buildOnce, History } from "../../support/history.ts";

const AUTHOR = { name: "Release Docs", email: "docs@example.com" };
const BRANCH = "release-docs/v1.0.0";
const FILES = {
  "CHANGELOG.md": "# Changelog\n",
  "docs/guide.md": "guide\n",
  "docs/deep/a.md": "a\n",
  "tool.md": "#!/bin/sh\n",
};

let history: History;
let base: string;

function buildHistory(history: History): void {
  for (const file of ["docs", "."]) mkdirSync(join(history.directory, file), { recursive: true });
  symlinkSync("docs", join(history.directory, "link"));
  symlinkSync("docs/guide.md", join(history.directory, "docs.md"));
  writeFileSync(join(history.directory, "tool.md"), "#!/bin/sh\n");
  chmodSync(join(history.directory, "tool.md"), 0o755);
  writeFileSync(join(history.directory, "latin.txt"), Buffer.from([0xe9]));
  history.commit("Base", FILES);
}

beforeEach(() => {
  history = new History("widget", buildOnce("local", buildHistory));
  base = history.git("rev-parse", "HEAD");
});

afterEach(() => history[Symbol.dispose]());

async function open(options: Partial<LocalCodeHostOptions> = {}): Promise<LocalCodeHost> {
  const repository = await readRepository(history.directory);
  return createLocalCodeHost({ repository, base: "main", drafts: "branches", author: AUTHOR, ...options });
}

/** The user's state that a draft must not change. */
function readUserState() {
  const folder = join(history.directory, ".git");
  // It refreshes the index.
  const status = history.git("status", "--porcelain");
  const files = ["HEAD", "config", "index"].map((name) => readFileSync(join(folder, name), "hex"));
  return [status, ...files, ...readdirSync(folder).toSorted()];
}

const readStore = () => ({ refs: history.git("for-each-ref"), objects: history.git("count-objects", "--verbose") });

/** Opens the draft and writes it, as the service does. */
const write = async (host: LocalCodeHost, edits: Record<string, string>, branch = BRANCH) =>
  (await host.openDraft(branch)).write(request(edits));
const readDiff = async (host: LocalCodeHost) => (await host.openDraft(BRANCH)).diff();
const listChanged = async (host: LocalCodeHost) => (await readDiff(host)).match(/(?<=^diff --git \S+ b\/).*$/gm);
const REFUSED = { code: "codehost/path-refused" };

/** Commits to a branch of the user's, as a person does. */
function commitTo(branch: string, files: Record<string, string>): string {
  history.git("switch", "--quiet", branch);
  const sha = history.commit("By hand", files);
  history.git("switch", "--quiet", "main");
  return sha;
}

const request = (edits: Record<string, string>) => ({
  title: "Release notes",
  body: "What is new.",
  edits: Object.entries(edits).map(([path, content]) => ({ path, content })),
});

test("a preview names the files that a draft would change, refuses the same paths and stores nothing", async () => {
  const store = readStore();
  await using host = await open({ drafts: "preview" });
  await using stored = await open({ drafts: "scratch" });
  const edits = { "docs/new.md": "new\n", "docs/guide.md": "guide\n", "CHANGELOG.md": "one\n" };
  const draft = await write(host, edits);
  expect(draft?.files).toEqual(["CHANGELOG.md", "docs/new.md"]);
  expect(draft?.files).toEqual((await write(stored, edits))?.files);
  expect(await write(host, { "docs/guide.md": "guide\n" })).toBeUndefined();
  await expect(write(host, { "src/run.sh": "true\n" })).rejects.toMatchObject(REFUSED);
  await expect(host.openDraft("no..branch")).rejects.toMatchObject({ code: "codehost/bad-branch" });
  expect(await readDiff(host)).toBe("");
  expect(readStore()).toEqual(store);
});

test("a preview leaves out an unchanged file also in a repository with SHA-256", async () => {
  const directory = join(history.directory, "sha256");
  history.git("init", "--quiet", "--object-format=sha256", directory);
  writeFileSync(join(directory, "a.md"), "a\n");
  history.git("-C", directory, "add", ".");
  history.git("-C", directory, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "Base");
  await using host = await open({ repository: await readRepository(directory), base: "HEAD", drafts: "preview" });
  expect((await write(host, { "a.md": "a\n", "b.md": "b\n" }))?.files).toEqual(["b.md"]);
});

describe.each(["branches", "scratch"] as const)("drafts in %s", (drafts) => {
  test("a draft is a commit on the base and changes nothing of the user's", async () => {
    writeFileSync(join(history.directory, "untracked.md"), "mine");
    const before = readUserState();
    const store = readStore();
    await using host = await open({ drafts });
    const draft = await write(host, { "CHANGELOG.md": "# Changelog\n\n- New\n", "docs/new.md": "new\n" });
    expect(draft).toEqual({
      branch: BRANCH,
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      files: ["CHANGELOG.md", "docs/new.md"],
    });
    const diff = await readDiff(host);
    expect(diff).toContain("--- a/CHANGELOG.md\n+++ b/CHANGELOG.md\n@@ -1 +1,3 @@\n # Changelog\n+\n+- New\n");
    expect(diff).toContain("--- /dev/null\n+++ b/docs/new.md\n");
    expect(readUserState()).toEqual(before);
    if (drafts === "scratch") expect(readStore()).toEqual(store);
  });

  test.each([
    ["docs/Guide.md"],
    ["Docs/guide.md"],
    ["docs/gu\uFF49de.md"],
    ["docs/guide.md/new.md"],
    ["docs/new.md", "docs/New.md"],
    ["docs/caf\u00E9.md", "docs/cafe\u0301.md"],
  ])("a new file that a file system could take for another one is refused: %s", async (...paths) => {
    await using host = await open({ drafts });
    const edits = Object.fromEntries(paths.map((path) => [path, "new\n"]));
    await expect(write(host, edits)).rejects.toMatchObject(REFUSED);
    const opened = await host.openDraft(BRANCH);
    if (paths.length === 1) await expect(opened.checkPath(paths[0] ?? "")).rejects.toMatchObject(REFUSED);
    expect((await write(host, { "docs/guide.md": "better\n" }))?.files).toEqual(["docs/guide.md"]);
  });

  test("the same draft keeps the branch, another one replaces it while it has only our commits", async () => {
    await using host = await open({ drafts });
    const first = await write(host, { "CHANGELOG.md": "one\n" });
    expect(await write(host, { "CHANGELOG.md": "one\n" })).toEqual(first);
    const second = await write(host, { "docs/guide.md": "better\n" });
    expect(second?.files).toEqual(["docs/guide.md"]);
    expect(second?.commit).not.toBe(first?.commit);
    expect(await listChanged(host)).toEqual(["docs/guide.md"]);
  });

  test("a draft is signed off by its author, and stays ours", async () => {
    await using host = await open({ drafts: "branches" });
    for (const content of ["one\n", "two\n"]) {
      const draft = await host.openDraft(BRANCH, { signOff: true });
      const made = await draft.write({ title: "Document", body: "", edits: [{ path: "CHANGELOG.md", content }] });
      expect(draft.head()).toBe(made?.commit);
    }
    const message = history.git("log", "-1", "--format=%B%n%an <%ae>", `main..${BRANCH}`);
    expect(message).toMatch(/^Document\n\nSigned-off-by: (.+ <.+>)\nRelease-Docs-Tree: [0-9a-f]{40}\n+\1$/);
    expect(history.git("rev-list", "--count", `main..${BRANCH}`)).toBe("1");
  });

  test("a draft that changes nothing makes no branch", async () => {
    await using host = await open({ drafts });
    const store = readStore().refs;
    expect(await write(host, { "docs/guide.md": "guide\n" })).toBeUndefined();
    expect(await write(host, {})).toBeUndefined();
    expect(await readDiff(host)).toBe("");
    expect(readStore().refs).toBe(store);
  });

  test("restores files to the base and deletes new ones", async () => {
    await using host = await open({ drafts });
    await write(host, { "CHANGELOG.md": "one\n", "docs/new.md": "new\n", "docs/guide.md": "better\n" });
    await (await host.openDraft(BRANCH)).restoreFiles(["docs/new.md", "docs/guide.md"]);
    expect(await listChanged(host)).toEqual(["CHANGELOG.md"]);
    await (await host.openDraft("nothing-here")).restoreFiles(["CHANGELOG.md"]);
    await (await host.openDraft(BRANCH)).restoreFiles(["CHANGELOG.md"]);
    expect(await readDiff(host)).toBe("");
    expect(await write(host, { "CHANGELOG.md": "# Changelog\n" })).toBeUndefined();
  });

  test("an executable stays one, and user settings change neither the commit nor the diff", async () => {
    for (const setting of ["core.autocrlf", "core.splitIndex", "diff.noprefix"]) history.git("config", setting, "true");
    history.git("config", "color.ui", "always");
    history.git("config", "core.fileMode", "false");
    const folder = join(history.directory, ".git/hooks");
    mkdirSync(folder, { recursive: true });
    const before = readUserState();
    const hooks = ["reference-transaction", "post-index-change"].map((name) => join(folder, name));
    for (const hook of hooks) writeFileSync(hook, "#!/bin/sh\ntouch hook-ran\nexit 1\n", { mode: 0o755 });
    await using host = await open({ drafts, date: "2026-02-03T04:05:06Z" });
    await write(host, { "tool.md": "#!/bin/sh\r\ntrue\n" });
    const diff = await readDiff(host);
    expect(diff).toContain("diff --git a/tool.md b/tool.md\n");
    expect(diff).toMatch(/^index \S+ 100755$/m);
    expect(diff).toContain("+#!/bin/sh\r\n+true\n");
    for (const hook of hooks) rmSync(hook);
    expect(readUserState()).toEqual(before);
  });

  test.each(["link/new.md", "docs.md", "docs", "CHANGELOG.md/a.md"])("%s cannot be written", async (path) => {
    await using host = await open({ drafts });
    await expect(write(host, { [path]: "x" })).rejects.toMatchObject(REFUSED);
    expect(await readDiff(host)).toBe("");
  });
});

test("a page can be written only once the draft changes it, a program never", async () => {
  await using host = await open();
  const edit = { "docs/index.html": "<p>Better\n" };
  await expect(write(host, edit)).rejects.toMatchObject(REFUSED);
  await write(host, { "CHANGELOG.md": "one\n" });
  await expect(write(host, edit)).rejects.toMatchObject(REFUSED);
  writeFileSync(join(history.directory, "NEWS"), "#!/bin/sh\n", { mode: 0o755 });
  commitTo(BRANCH, { "docs/index.html": "<p>Good\n", "package.json": "{}\n" });
  expect((await write(host, edit))?.files).toContain("docs/index.html");
  const draft = await host.openDraft(BRANCH);
  for (const path of ["package.json", "NEWS"]) {
    await expect(write(host, { [path]: "x" })).rejects.toMatchObject(REFUSED);
    await expect(draft.putFiles([{ path, content: "x" }])).rejects.toMatchObject(REFUSED);
  }
});

test("reads files at the base, not in the checkout", async () => {
  history.commit("Later", { "CHANGELOG.md": "later\n", "-odd[1].md": "\ufeffodd" });
  await using host = await open({ base });
  const draft = await host.openDraft(BRANCH);
  expect(await draft.readFile("CHANGELOG.md")).toBe("# Changelog\n");
  expect(await draft.readFile("missing.md")).toBeUndefined();
  expect(await draft.readFile("docs")).toBeUndefined();
  await expect(draft.readFile("docs.md")).rejects.toMatchObject(REFUSED);
  await expect(draft.readFile("latin.txt")).rejects.toMatchObject({ code: "codehost/not-text" });
  expect(await draft.listFiles("docs")).toEqual(["docs/deep/a.md", "docs/guide.md"]);
  expect(await draft.listFiles("docs/deep/")).toEqual(["docs/deep/a.md"]);
  await expect(draft.readFile("../secret")).rejects.toMatchObject(REFUSED);
  await expect(draft.listFiles("..")).rejects.toMatchObject(REFUSED);
  expect(await draft.listFiles("none")).toEqual([]);
  const all = ["CHANGELOG.md", "docs/deep/a.md", "docs/guide.md", "latin.txt", "tool.md"];
  expect(await draft.listFiles("")).toEqual(all);
  await using later = await open();
  expect(await (await later.openDraft(BRANCH)).readFile("-odd[1].md")).toBe("\ufeffodd");
});

test("the commit is stable: its author, its date and its message", async () => {
  await using host = await open();
  const draft = await write(host, { "a.md": "a" });
  const format = "--format=%an <%ae> %at %cn <%ce> %ct %P%n%B";
  const tree = history.git("rev-parse", `${draft?.commit}^{tree}`);
  expect(history.git("log", "-1", format, draft?.commit ?? "")).toBe(
    `Release Docs <docs@example.com> 1767272400 Release Docs <docs@example.com> 1767272400 ${base}\nRelease notes\n\nWhat is new.\n\nRelease-Docs-Tree: ${tree}`,
  );
  await using second = await open({ drafts: "scratch" });
  expect((await write(second, { "a.md": "a" }))?.commit).toBe(draft?.commit);
});

test("keeps people's commits on the branch, and does not count a moved base as a change", async () => {
  await using first = await open();
  await write(first, { "CHANGELOG.md": "draft\n" });
  const theirs = commitTo(BRANCH, { "docs/guide.md": "a person's\n" });
  history.commit("On main", { "docs/deep/a.md": "moved on\n" });
  await using host = await open();
  expect(await (await host.openDraft(BRANCH)).edited?.readFile("docs/guide.md")).toBe("a person's\n");
  const draft = await write(host, { "CHANGELOG.md": "second draft\n" });
  expect(history.git("rev-parse", `${draft?.commit}^`)).toBe(theirs);
  expect(draft?.files).toEqual(["CHANGELOG.md", "docs/guide.md"]);
});

test("keeps a commit of ours that a person amended", async () => {
  await using first = await open();
  await write(first, { "CHANGELOG.md": "draft\n" });
  history.git("switch", "--quiet", BRANCH);
  writeFileSync(join(history.directory, "CHANGELOG.md"), "amended\n");
  history.git("commit", "--quiet", "--all", "--amend", "--no-edit");
  history.git("switch", "--quiet", "main");
  await using host = await open();
  const { edited, readWritten } = await host.openDraft(BRANCH);
  expect(await edited?.readFile("CHANGELOG.md")).toBe("amended\n");
  expect(await readWritten("CHANGELOG.md")).toBe("draft\n");
});

test("rebuilds a draft on the current base, as one commit", async () => {
  await using first = await open();
  await write(first, { "CHANGELOG.md": "draft\n" });
  const moved = history.commit("On main", { "docs/deep/a.md": "moved on\n" });
  await using host = await open();
  const draft = await write(host, { "CHANGELOG.md": "draft\n" });
  expect(history.git("rev-parse", `${draft?.commit}^`)).toBe(moved);
  expect(draft?.files).toEqual(["CHANGELOG.md"]);
});

test("a concurrent commit is not overwritten", async () => {
  await using host = await open();
  const slow = await host.openDraft(BRANCH);
  const fast = await write(host, { "CHANGELOG.md": "fast\n" });
  const late = slow.write(request({ "CHANGELOG.md": "slow\n" }));
  await expect(late).rejects.toMatchObject({ code: "codehost/draft-moved" });
  expect(history.git("rev-parse", BRANCH)).toBe(fast?.commit);
});

test("does not write to a checked-out branch, or to one whose name is part of another's", async () => {
  history.git("worktree", "add", "--quiet", "-b", "used", join(history.directory, "..", "second"));
  await using host = await open();
  const edit = { "a.md": "a" };
  await expect(write(host, edit, "used")).rejects.toMatchObject({ code: "codehost/branch-in-use" });
  await expect(write(host, edit, "main")).rejects.toMatchObject({ code: "codehost/branch-in-use" });
  await expect(write(host, edit, "main/sub")).rejects.toMatchObject({ code: "codehost/branch-not-moved" });
  for (const none of ["-x", "HEAD"]) {
    await expect(write(host, edit, none)).rejects.toMatchObject({ code: "codehost/bad-branch" });
  }
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
    await write(host, { "b.md": "c\n" });
    expect((await write(host, { "docs/guide.md": "better\n" }))?.files).toEqual(["docs/guide.md"]);
  }
});
