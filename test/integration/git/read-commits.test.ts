import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readCommits, selectCommitsTouching } from "../../../src/git/commits.ts";
import { GitCommandError } from "../../../src/git/run.ts";
import { History } from "../../support/history.ts";

afterEach(() => vi.unstubAllEnvs());

test("reads commits newest first with their message, parents, paths and date in UTC", async () => {
  using history = new History();
  const root = history.commit("Start\n\nWhy it starts.\n\nCloses #1", { "b.txt": "1", "a.txt": "1" });
  const next = history.commit("Name a file ü", { "docs/ü.md": "x" });
  expect(await readCommits(history.directory, ["HEAD"])).toEqual([
    {
      sha: next,
      parents: [root],
      author: { name: "Ada Writer", email: "ada@example.com" },
      committedAt: "2026-01-01T14:00:00Z",
      subject: "Name a file ü",
      body: "",
      paths: ["docs/ü.md"],
    },
    expect.objectContaining({ sha: root, parents: [], body: "Why it starts.\n\nCloses #1", paths: ["a.txt", "b.txt"] }),
  ]);
});

test.each([
  {
    message:
      "Keep the order of the panes when a window is closed so that it stays\nas the person left it. The size is kept too.",
    subject: "Keep the order of the panes when a window is closed so that it stays as the person left it.",
    body: "The size is kept too.",
  },
  {
    message: "Place the cursor on the correct line, reported by\nAda Writer.\n\nMore.",
    subject: "Place the cursor on the correct line, reported by Ada Writer.",
    body: "More.",
  },
  {
    message: "Use the usual warning with its default filter\nadd a test",
    subject: "Use the usual warning with its default filter",
    body: "add a test",
  },
  {
    message: "Stop the timer of a window that no person looks at at night\nfixes #12",
    subject: "Stop the timer of a window that no person looks at at night",
    body: "fixes #12",
  },
  {
    message: "Stop the timer of a window that no person looks at by day\n\nthis saves power",
    subject: "Stop the timer of a window that no person looks at by day",
    body: "this saves power",
  },
])("reads the wrapped first sentence of a message as its subject: $subject", async ({ message, ...read }) => {
  using history = new History();
  history.commit(message, { "a.txt": "1" });
  expect(await readCommits(history.directory, ["HEAD"])).toMatchObject([read]);
});

test("gives a merge the paths it changes against its first parent", async () => {
  using history = new History();
  history.commit("Start");
  history.git("switch", "--quiet", "--create", "side");
  const side = history.commit("Work", { "side.txt": "1" });
  history.git("switch", "--quiet", "main");
  const main = history.commit("Other work", { "main.txt": "1" });
  const merge = history.merge("side", "Merge pull request #1 from ada/side\n\nWork");
  const commits = await readCommits(history.directory, ["main"]);
  expect(commits[0]).toMatchObject({ sha: merge, parents: [main, side], paths: ["side.txt"] });
});

test("reads a renamed file under both names, and no path for an empty commit", async () => {
  using history = new History();
  history.commit("Start", { "old.txt": "same text\n" });
  history.git("mv", "old.txt", "new.txt");
  history.commit("Rename", {});
  history.commit("Nothing", {});
  const commits = await readCommits(history.directory, ["HEAD"]);
  expect(commits.map((commit) => commit.paths)).toEqual([[], ["new.txt", "old.txt"], ["old.txt"]]);
});

test("uses the mailmap of the repository", async () => {
  using history = new History();
  history.commit("Start", { ".mailmap": "Ada Lovelace <ada@lovelace.example> <ada@example.com>\n" });
  const [commit] = await readCommits(history.directory, ["HEAD"]);
  expect(commit?.author).toEqual({ name: "Ada Lovelace", email: "ada@lovelace.example" });
});

test("gives the same commits under a hostile configuration", async () => {
  using history = new History();
  history.commit("Start", { "b.txt": "one\ntwo\nthree\n", "a.txt": "1" });
  history.git("mv", "b.txt", "grüße.txt");
  history.commit("Rename\n\nBody\nof two lines", {});
  history.git("notes", "add", "--message", "An unrelated note");
  const before = await readCommits(history.directory, ["HEAD"]);
  const config = join(history.directory, "..", "config");
  const mailmap = join(history.directory, "..", "mailmap");
  writeFileSync(mailmap, "Eve <eve@example.com> <ada@example.com>\n");
  writeFileSync(
    config,
    `[log]\nshowSignature = true\nfollow = true\nmailmap = false\nshowRoot = false\ndecorate = full\ndate = relative
diffMerges = off\n[diff]\nrenames = copies\nrelative = true\nnoprefix = true\nmnemonicPrefix = true\nignoreSubmodules = all
external = false\n[core]\nquotePath = true\npager = false\n[color]\nui = always\ndiff = always
[i18n]\nlogOutputEncoding = UTF-16\n[notes]\ndisplayRef = refs/notes/*\n[format]\npretty = oneline
[mailmap]\nfile = ${mailmap}\n`,
  );
  vi.stubEnv("GIT_CONFIG_GLOBAL", config);
  vi.stubEnv("TZ", "Asia/Tokyo");
  vi.stubEnv("LC_ALL", "de_DE.UTF-8");
  expect(await readCommits(history.directory, ["HEAD"])).toEqual(before);
});

test("reads exactly the named commits, in the order they are named", async () => {
  using history = new History();
  const [first, second, third] = ["One", "Two", "Three"].map((message) => history.commit(message));
  const commits = await readCommits(history.directory, [third ?? "", first ?? ""], { noWalk: true });
  expect(commits.map((commit) => commit.sha)).toEqual([third, first]);
  expect((await readCommits(history.directory, ["HEAD", `^${first}`])).map(({ sha }) => sha)).toEqual([third, second]);
});

test("accepts no revisions, and more than fit on a command line", async () => {
  using history = new History();
  const sha = history.commit("Start");
  expect(await readCommits(history.directory, [])).toEqual([]);
  const commits = await readCommits(history.directory, new Array(60_000).fill(sha));
  expect(commits.map((commit) => commit.sha)).toEqual([sha]);
});

test.each(["--all", "-n1", "", "HEAD\n--all", "no-such-tag", "--"])("refuses the revision %j", async (revision) => {
  using history = new History();
  history.commit("Start");
  await expect(readCommits(history.directory, [revision])).rejects.toBeInstanceOf(GitCommandError);
});

test("keeps the commits that touch a folder, joined to their nearest kept ancestors", async () => {
  using history = new History();
  const start = history.commit("Start", { "packages/a/code.ts": "1", "packages/ab/code.ts": "1" });
  history.commit("Elsewhere", { "packages/ab/code.ts": "2" });
  history.git("switch", "--quiet", "--create", "side");
  const side = history.commit("In a", { "packages/a/code.ts": "2", "README.md": "1" });
  history.git("switch", "--quiet", "main");
  history.commit("Elsewhere again", { "packages/ab/code.ts": "3" });
  const merge = history.merge("side", "Merge pull request #1 from ada/side\n\nIn a");
  const commits = selectCommitsTouching(await readCommits(history.directory, ["main"]), ["packages/a/"]);
  expect(commits.map(({ sha, parents, paths }) => ({ sha, parents, paths }))).toEqual([
    { sha: merge, parents: [start, side], paths: ["packages/a/code.ts"] },
    { sha: side, parents: [start], paths: ["packages/a/code.ts"] },
    { sha: start, parents: [], paths: ["packages/a/code.ts"] },
  ]);
});
