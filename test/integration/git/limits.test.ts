import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readCommits } from "../../../src/git/commits.ts";
import { syncRepositoryCache } from "../../../src/git/remote-cache.ts";
import { runGit, streamGitLines } from "../../../src/git/run.ts";
import { readFileAt } from "../../../src/hosts/local/tree.ts";
import { DEFAULT_GIT_LIMITS, gitLimits } from "../../../src/shared/git-limits.ts";
import { History } from "../../support/history.ts";
import { commitNestedTrees } from "../../support/nested-trees.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "limits-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  Object.assign(gitLimits, DEFAULT_GIT_LIMITS);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of the shell in place of `$real` for the arguments that match a pattern of `case`. */
function replaceGit(pattern: string, command: string): void {
  const real = execFileSync("which", ["git"], { encoding: "utf8" }).trim();
  const script = `#!/bin/sh\nreal=${real}\ncase "$*" in ${pattern}) ${command};; *) exec $real "$@";; esac\n`;
  writeFileSync(join(folder, "git"), script);
  chmodSync(join(folder, "git"), 0o755);
  vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
}

const MB = 2 ** 20;
const buildFiles = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`file${index}`, "x"]));

describe("a git command ends with an error code that", () => {
  test.runIf(process.platform === "linux")("names its memory", async () => {
    using history = new History();
    history.commit("Start");
    commitNestedTrees(history);
    gitLimits.memory = 128;
    await expect(readCommits(history.directory, ["HEAD"])).rejects.toMatchObject({ code: "limit/git-memory" });
  });

  test("names its output", async () => {
    using history = new History();
    history.commit("Start", { "a.txt": "x".repeat(1000) });
    const show = (maxOutput: number) => runGit(history.directory, ["cat-file", "blob", "HEAD:a.txt"], { maxOutput });
    expect(await show(1000)).toHaveLength(1000);
    await expect(show(999)).rejects.toMatchObject({ code: "limit/git-output" });
  });

  test("names a line without an end", async () => {
    using history = new History();
    history.commit("Start", { "a.txt": "x".repeat(3 * MB) });
    const lines = streamGitLines(history.directory, ["cat-file", "blob", "HEAD:a.txt"]);
    const readAll = async () => {
      for await (const _ of lines);
    };
    await expect(readAll()).rejects.toMatchObject({ code: "limit/git-output" });
  });

  test("names a commit message", async () => {
    using history = new History();
    history.commit("Start");
    writeFileSync(join(folder, "message"), "word ".repeat(2 * MB));
    const sha = history.git("commit-tree", "HEAD^{tree}", "-F", join(folder, "message"));
    await expect(readCommits(history.directory, [sha])).rejects.toMatchObject({ code: "limit/git-output" });
  });
});

test("a commit and a range may change so many files", async () => {
  using history = new History();
  history.commit("Start", buildFiles(5));
  history.commit("Next", { file0: "y", file1: "y" });
  const read = () => readCommits(history.directory, ["HEAD"]);
  Object.assign(gitLimits, { commitPaths: 5, rangePaths: 7 });
  expect(await read()).toHaveLength(2);
  Object.assign(gitLimits, { commitPaths: 4, rangePaths: 7 });
  await expect(read()).rejects.toMatchObject({ code: "limit/paths" });
  Object.assign(gitLimits, { commitPaths: 5, rangePaths: 6 });
  await expect(read()).rejects.toMatchObject({ code: "limit/paths" });
});

test.each([
  ["of one byte too many is refused", 1001, false],
  ["of the maximum size is read", 1000, true],
  ["that compresses well is refused", 40 * MB, false],
])("a file %s", async (_, size, isRead) => {
  using history = new History();
  const text = "é".repeat(size / 2).padEnd(size - Math.floor(size / 2), "x");
  const commit = history.commit("Start", { "CHANGELOG.md": text });
  gitLimits.fileBytes = 1000;
  const read = readFileAt(history.directory, commit, "CHANGELOG.md");
  if (isRead) expect(Buffer.byteLength((await read) ?? "missing")).toBe(size);
  else await expect(read).rejects.toMatchObject({ code: "limit/file" });
});

test("a file that is too large is refused before its content arrives", async () => {
  using history = new History();
  const commit = history.commit("Start", { "CHANGELOG.md": "x" });
  gitLimits.fileBytes = 1000;
  const answerTree = 'read name; echo "$name" | $real cat-file --batch';
  replaceGit('*"cat-file --batch"*', `${answerTree}; read sha; echo "$sha blob 1001"; exec sleep 60`);
  const read = readFileAt(history.directory, commit, "CHANGELOG.md");
  await expect(read).rejects.toMatchObject({ code: "limit/file" });
});

test.runIf(process.platform === "linux")("an isolated git ends with a process that is killed", async () => {
  using history = new History();
  const fifo = join(folder, "fifo");
  execFileSync("mkfifo", [fifo]);
  const module = new URL("../../../src/git/run.ts", import.meta.url);
  // It waits for a writer.
  const args = [history.directory, ["config", "--file", fifo, "--list"], { isolated: true }];
  const script = `const { runGit } = await import("${module}"); await runGit(...${JSON.stringify(args)})`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "ignore" });
  const isWaiting = () => spawnSync("pgrep", ["-f", `^git .*--file ${fifo} --list$`]).status === 0;
  await expect.poll(isWaiting).toBe(true);
  child.kill("SIGKILL");
  await expect.poll(isWaiting).toBe(false);
});

describe("a fetch", () => {
  function createLarge(): History {
    const history = new History();
    history.commit("Start", { "data.txt": randomBytes(3 * MB).toString("base64") });
    return history;
  }

  const cacheOf = ({ directory }: History, name: string) => ({
    directory: join(folder, name, "cache.git"),
    root: folder,
    remote: { url: `file://${directory}`, anyProtocol: true },
  });

  test("ends where the repository is too large, leaves nothing, and works with a higher limit", async () => {
    using history = createLarge();
    const cache = cacheOf(history, "one");
    gitLimits.repository = 1;
    await expect(syncRepositoryCache(cache)).rejects.toMatchObject({ code: "limit/repository" });
    expect(readdirSync(join(cache.directory, "objects/pack"))).toEqual([]);
    gitLimits.repository = 10;
    await syncRepositoryCache(cache);
    gitLimits.repository = 1;
    history.commit("feat: more");
    await expect(syncRepositoryCache(cache)).rejects.toMatchObject({ code: "limit/repository" });
  });

  test("ends where all repositories are too large, and works after one is deleted", async () => {
    using history = createLarge();
    gitLimits.repositories = 5;
    await syncRepositoryCache(cacheOf(history, "one"));
    const second = cacheOf(history, "two");
    await expect(syncRepositoryCache(second)).rejects.toMatchObject({ code: "limit/repositories" });
    await syncRepositoryCache(cacheOf(history, "one"));
    rmSync(join(folder, "one"), { recursive: true });
    await syncRepositoryCache(second);
  });

  test.each([
    ["2.36.6", "git/too-old"],
    ["unknown", "git/too-old"],
    ["2.37.0", "git/remote-unreachable"],
    ["3.0.1 (Apple Git-160)", "git/remote-unreachable"],
  ])("pins the checked address, which git %s answers with %s", async (version, code) => {
    replaceGit("*version", `echo git version ${JSON.stringify(version)}`);
    const remote = { url: "http://code-host.invalid:1/octo/widget", resolve: "code-host.invalid:1:127.0.0.1" };
    const syncing = syncRepositoryCache({ directory: join(folder, "one/cache.git"), remote });
    await expect(syncing).rejects.toMatchObject({ code });
  });
});
