import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readRepository } from "../../../src/git/repository.ts";
import { History } from "../../support/history.ts";

afterEach(() => vi.unstubAllEnvs());

test("a checkout is read from any folder in it, and through a link", async () => {
  using history = new History();
  const head = history.commit("One", { "docs/guide.md": "guide" });
  const directory = realpathSync(history.directory);
  const link = join(history.directory, "..", "link");
  symlinkSync(join(history.directory, "docs"), link);
  const gitDirectory = join(directory, ".git");
  const expected = { directory, gitDirectory, head, branch: "main", shallow: false, isBare: false };
  for (const path of [history.directory, join(history.directory, "docs"), link]) {
    expect(await readRepository(path), path).toEqual(expected);
  }
  expect(await readRepository(gitDirectory)).toMatchObject({ directory: gitDirectory, head });
});

test("no commit, a detached HEAD, a bare repository and a second checkout each say so", async () => {
  using history = new History();
  expect(await readRepository(history.directory)).toMatchObject({ head: undefined, isBare: false });
  const head = history.commit("One");
  history.git("checkout", "--quiet", "--detach");
  expect(await readRepository(history.directory)).not.toHaveProperty("branch");
  const bare = join(history.directory, "..", "bare.git");
  history.git("clone", "--quiet", "--bare", history.directory, bare);
  expect(await readRepository(bare)).toMatchObject({ directory: realpathSync(bare), head, isBare: true });
  const second = join(history.directory, "..", "second");
  history.git("worktree", "add", "--quiet", second, "-b", "side");
  expect(await readRepository(second)).toMatchObject({
    directory: realpathSync(second),
    gitDirectory: join(realpathSync(history.directory), ".git"),
    branch: "side",
  });
});

test("the remote is origin, or the only one, and never shows a password", async () => {
  using history = new History();
  history.git("remote", "add", "upstream", "git@github.com:acme/upstream.git");
  expect((await readRepository(history.directory)).remoteUrl).toBe("git@github.com:acme/upstream.git");
  history.git("remote", "add", "origin", "https://x-access-token:s3cret@github.com/acme/widget.git");
  expect((await readRepository(history.directory)).remoteUrl).toBe("https://github.com/acme/widget.git");
});

test("a repository that a hook's environment names is not the one that is read", async () => {
  using history = new History();
  using other = new History("other");
  history.commit("One");
  vi.stubEnv("GIT_DIR", join(other.directory, ".git"));
  vi.stubEnv("GIT_INDEX_FILE", join(other.directory, ".git", "index"));
  expect((await readRepository(history.directory)).directory).toBe(realpathSync(history.directory));
});

test("distinguishes folders that are no repository", async () => {
  const folder = mkdtempSync(join(tmpdir(), "no-repository-"));
  try {
    writeFileSync(join(folder, "file"), "");
    mkdirSync(join(folder, "empty"));
    await expect(readRepository(join(folder, "missing"))).rejects.toMatchObject({ code: "git/no-such-directory" });
    await expect(readRepository(join(folder, "file"))).rejects.toMatchObject({ code: "git/no-such-directory" });
    await expect(readRepository(join(folder, "empty"))).rejects.toMatchObject({ code: "git/not-a-repository" });
    vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
    using history = new History();
    await expect(readRepository(history.directory)).rejects.toMatchObject({
      code: "git/unsafe-directory",
      hint: expect.stringContaining("safe.directory"),
    });
    vi.stubEnv("PATH", folder);
    await expect(readRepository(folder)).rejects.toMatchObject({ code: "git/not-installed" });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
