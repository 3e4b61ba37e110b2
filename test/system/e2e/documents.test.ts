import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { serveConnectProxy } from "../../support/connect-proxy.ts";
import { History } from "../../support/history.ts";
import { BUNDLE, run } from "./run-step.ts";

const FILES = { "CHANGELOG.md": "# Changelog\n\n## 1.0.0\n\n- Answer\n", "README.md": "Widget\n" };
const createHistory = () =>
  History.of(["feat: answer (#1)", FILES], "v1.0.0", "feat: whisper (#2)", "fix: keep the last line (#3)");

async function runCommand({ directory }: { directory: string }, args: string[], environment = {}) {
  const { code, stdout, log } = await run(args, { cwd: directory, environment });
  return { code, stdout, stderr: log.slice(stdout.length) };
}

describe.concurrent("release notes", () => {
  test("go to standard output, and everything else to standard error", async () => {
    using history = createHistory();
    const { code, stdout, stderr } = await runCommand(history, ["notes"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^### Added\n\n- Whisper .*\n\n### Fixed\n\n- Keep the last line .*\n$/);
    expect(stderr).toMatch(/Documenting 2 commits since v1\.0\.0/);
    expect(stderr).toMatch(/^2 commits: 2 changes listed\.$/m);
    expect(stderr).not.toContain("CHANGELOG.md");
    expect(stderr).not.toMatch(/staged|branch|Job/i);
    expect(await runCommand(history, ["write"])).toMatchObject({ stdout });
  });

  test("go to a file with --output, and with --quiet nothing else is said", async () => {
    using history = createHistory();
    const { stdout } = await runCommand(history, ["notes"]);
    const file = join(history.directory, "notes.md");
    expect(await runCommand(history, ["notes", "--quiet", "-o", "notes.md"])).toEqual({
      code: 0,
      stdout: "",
      stderr: "",
    });
    expect(readFileSync(file, "utf8")).toBe(stdout);
    const failed = await runCommand(history, ["notes", "--output", "missing/notes.md"]);
    expect(failed).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("command/unwritable") });
  });

  test.each([
    [["notes"], { GITHUB_TOKEN: "token-of-a-test" }, true],
    [["notes", "--github-token", "token-of-a-test"], {}, true],
    [["notes", "--github-token="], { GITHUB_TOKEN: "token-of-a-test" }, false],
    [["notes"], {}, false],
  ])("%j with %j ask GitHub: %s", async (args, environment, asks) => {
    using history = createHistory();
    history.git("remote", "add", "origin", "https://github.com/octo/widget.git");
    await using proxy = await serveConnectProxy(9, "403 Forbidden");
    const https_proxy = `http://127.0.0.1:${proxy.port}`;
    const { code, stdout } = await runCommand(history, args, { ...environment, https_proxy });
    expect([code, stdout]).toEqual([0, expect.stringContaining("Whisper")]);
    expect(proxy.requests.some(({ target }) => target === "api.github.com:443")).toBe(asks);
  });

  test("are those of --latest and --unreleased", async () => {
    using history = createHistory();
    const [latest, unreleased] = [
      await runCommand(history, ["notes", "--latest"]),
      await runCommand(history, ["notes", "--unreleased"]),
    ];
    expect(latest.stdout).toContain("Answer");
    expect(latest.stdout).not.toContain("Whisper");
    expect(unreleased.stdout).toContain("Whisper");
    history.git("tag", "v1.1.0");
    expect(await runCommand(history, ["notes", "--unreleased"])).toMatchObject({
      code: 0,
      stdout: "",
      stderr: expect.stringContaining("nothing is unreleased, since v1.1.0"),
    });
  });
});

describe.concurrent("the diff", () => {
  test("is printed with --diff only, where no terminal is, and applies", async () => {
    using history = createHistory();
    expect((await runCommand(history, [])).stdout).not.toContain("diff --git");
    const { stdout } = await runCommand(history, ["--diff", "--output", join(history.directory, ".git/notes.md")]);
    expect(stdout).toMatch(/^diff --git /);
    execFileSync("git", ["apply", "--check", "-"], { cwd: history.directory, input: stdout });
  });

  test("has colors with --color always, and no other difference", async () => {
    using history = createHistory();
    const plain = await runCommand(history, ["--diff", "--color", "never"], { FORCE_COLOR: "1" });
    const colored = await runCommand(history, ["--diff", "--color", "always"], { NO_COLOR: "1" });
    expect(plain.stdout).not.toContain("\u001b");
    expect(colored.stdout).toContain("\u001b[32m+- Whisper");
    expect(stripVTControlCharacters(colored.stdout)).toBe(plain.stdout);
  });

  test.each([
    [{ FORCE_COLOR: "1" }, true],
    [{ FORCE_COLOR: "0" }, false],
    [{ NO_COLOR: "1" }, false],
    [{}, false],
  ])("with --color auto and %j, colors: %s", async (environment, isColored) => {
    using history = createHistory();
    const { stdout, stderr } = await runCommand(history, ["--diff", "--changes", "v9"], environment);
    expect([stdout, stderr.includes("\u001b[31merror:")]).toEqual(["", isColored]);
  });
});

describe.concurrent("--in-place", () => {
  const removeChangelog = (history: History) => {
    history.git("rm", "--quiet", "CHANGELOG.md");
    history.git("commit", "-qm", "chore: none");
  };

  test("changes the files as git applies the diff, and nothing else", async () => {
    using history = createHistory();
    using expected = new History("widget", history);
    const { stdout } = await runCommand(history, ["--diff", "--output", join(history.directory, ".git/notes.md")]);
    execFileSync("git", ["apply", "-"], { cwd: expected.directory, input: stdout });
    mkdirSync(join(history.directory, "sub"));
    writeFileSync(join(history.directory, "README.md"), "Another edit\n");
    const { code, stderr } = await runCommand({ directory: join(history.directory, "sub") }, ["--in-place"]);
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^Wrote CHANGELOG\.md/m)]);
    expect(readFileSync(join(history.directory, "CHANGELOG.md"), "utf8")).toBe(
      readFileSync(join(expected.directory, "CHANGELOG.md"), "utf8"),
    );
    expect(history.git("status", "--porcelain").split("\n")).toEqual(["M CHANGELOG.md", " M README.md"]);
    expect(history.git("for-each-ref", "refs/heads")).toBe(expected.git("for-each-ref", "refs/heads"));
  });

  test("writes every file of every publication, in new folders too", async () => {
    using history = createHistory();
    history.commit("docs: install", {
      "README.md": "npm install widget@1.0.0\n",
      "package.json": '{"name":"widget","version":"1.1.0"}\n',
      ".github/release-docs.yml": [
        "publications:",
        "  - name: all",
        "    config:",
        "      writeChangelogs: true",
        "      writeDocumentation: true",
        "  - name: pages",
        "    config:",
        "      writeReleaseNotes: true",
        '      styleGuide: { releaseNotes: { path: "docs/all releases/{version}.md" } }',
        "",
      ].join("\n"),
    });
    history.tag("v1.1.0");
    const { stdout } = await runCommand(history, ["--json"]);
    const files = ["CHANGELOG.md", "README.md", "docs/all releases/1.1.0.md"];
    expect(JSON.parse(stdout).files).toEqual(files);
    expect(await runCommand(history, ["--in-place", "--quiet"])).toMatchObject({ code: 0, stderr: "" });
    const status = history.git("status", "--porcelain", "--untracked-files=all", "-z").split("\0");
    expect(status.filter(Boolean)).toEqual(["M CHANGELOG.md", " M README.md", "?? docs/all releases/1.1.0.md"]);
    expect(readFileSync(join(history.directory, "README.md"), "utf8")).toBe("npm install widget@1.1.0\n");
  });

  test.each<[string, (history: History, file: string) => void]>([
    ["changed", (_, file) => writeFileSync(file, "# Changelog\n\n- mine\n")],
    ["changed and staged", (history, file) => [writeFileSync(file, "# mine\n"), history.git("add", "-A")]],
    ["deleted", (_, file) => rmSync(file)],
    ["untracked", (history, file) => [removeChangelog(history), writeFileSync(file, "mine\n")]],
    [
      "ignored",
      (history, file) => {
        removeChangelog(history);
        mkdirSync(join(history.directory, ".git/info"));
        writeFileSync(join(history.directory, ".git/info/exclude"), "*.md\n");
        writeFileSync(file, "mine\n");
      },
    ],
  ])("refuses a file that is %s", async (_, change) => {
    using history = createHistory();
    const file = join(history.directory, "CHANGELOG.md");
    change(history, file);
    const before = existsSync(file) && readFileSync(file, "utf8");
    const { code, stdout, stderr } = await runCommand(history, ["--in-place"]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/CHANGELOG\.md has changes that are not committed[\s\S]*worktree\/changed/);
    expect(existsSync(file) && readFileSync(file, "utf8")).toBe(before);
  });

  test("starts no program of the repository's configuration", async () => {
    using history = createHistory();
    const [program, trace] = [join(history.directory, ".git/filter"), join(history.directory, ".git/trace")];
    writeFileSync(program, `#!/bin/sh\ntouch '${trace}'\ncat\n`);
    chmodSync(program, 0o755);
    history.git("config", "filter.spy.clean", program);
    history.git("config", "filter.spy.smudge", program);
    mkdirSync(join(history.directory, ".git/info"));
    writeFileSync(join(history.directory, ".git/info/attributes"), "*.md filter=spy\n");
    const { code, stderr } = await runCommand(history, ["--in-place"]);
    expect([code, stderr, existsSync(trace)]).toEqual([1, expect.stringContaining("worktree/filtered"), false]);
  });

  test("keeps line ends that git converts", async () => {
    using history = createHistory();
    history.git("config", "core.autocrlf", "true");
    rmSync(join(history.directory, "CHANGELOG.md"));
    history.git("checkout", "--", "CHANGELOG.md");
    expect(await runCommand(history, ["--in-place"])).toMatchObject({ code: 0 });
    const lines = readFileSync(join(history.directory, "CHANGELOG.md"), "utf8").split("\n");
    expect(lines.filter((line) => !line.endsWith("\r"))).toEqual([""]);
    expect(lines.join("\n")).toContain("Whisper");
  });

  test("needs files, and its own service", async () => {
    using history = createHistory();
    const bare = mkdtempSync(join(tmpdir(), "bare-"));
    execFileSync("git", ["clone", "--quiet", "--bare", history.directory, bare]);
    expect(await runCommand({ directory: bare }, ["--in-place"])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("bare repository"),
    });
    rmSync(bare, { recursive: true });
    const remote = ["--in-place", "--base-url", "http://127.0.0.1:1", "--api-key", "key"];
    expect(await runCommand(history, remote)).toMatchObject({ code: 2, stdout: "" });
  });
});

describe.concurrent("--json", () => {
  test("prints one object with notes, files, diff and request", async () => {
    using history = createHistory();
    const { stdout: notes } = await runCommand(history, ["notes"]);
    const { code, stdout } = await runCommand(history, ["--json", "--title", "T"]);
    const result = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(result).toMatchObject({
      state: "done",
      notes,
      files: ["CHANGELOG.md"],
      changes: [{ tags: { start: "v1.0.0" } }],
      request: { title: "T", changes: [{ tags: { start: "v1.0.0" } }] },
      skipped: null,
      warnings: [],
      error: null,
      outputs: { "job-state": "done", branch: "", staged: "false", "release-notes": notes.trim() },
    });
    execFileSync("git", ["apply", "--check", "-"], { cwd: history.directory, input: result.diff });
  });

  test("says it in the words of the command line", async () => {
    using history = createHistory();
    const { stdout } = await runCommand(history, ["notes", "--json", "--working-directory", "nowhere"]);
    const { message } = JSON.parse(stdout).error;
    expect(message).toContain("--working-directory");
    expect(message).not.toMatch(/`working-directory`|actions\/checkout/);
  });

  test.each([
    [["--changes", "v9"], 1, "git/unknown-revision"],
    [["--changes", "v1..v2..v3"], 2, "input/invalid"],
    [["--timeout", "later"], 2, "input/invalid"],
    [
      ["--base-url", "http://127.0.0.1:1", "--api-key", "key", "--timeout", "1s"],
      1,
      /^(run\/timeout|api\/unreachable)$/,
    ],
  ])("with %j says why there is no result", async (args, code, error) => {
    using history = createHistory();
    const { stdout, ...ended } = await runCommand(history, ["notes", "--json", ...args]);
    expect(ended.code).toBe(code);
    expect(JSON.parse(stdout)).toMatchObject({
      state: "errored",
      notes: "",
      error: { code: expect.stringMatching(error), message: expect.stringMatching(/\w/) },
    });
  });
});

describe.concurrent("the reader of the output", () => {
  /** What is said on standard error; nobody reads standard output. */
  async function readErrors(child: ChildProcess) {
    child.stdout?.destroy();
    const [stderr, [code]] = await Promise.all([text(child.stderr as Readable), once(child, "close")]);
    return { code, stderr };
  }

  test.each([["notes"], ["--diff"], ["--json"], ["--help"]])("may go before %s is printed", async (arg) => {
    using history = createHistory();
    const child = spawn(process.execPath, [BUNDLE, arg], { cwd: history.directory, stdio: ["ignore", "pipe", "pipe"] });
    expect(await readErrors(child)).toEqual({ code: 0, stderr: expect.not.stringMatching(/error|EPIPE/i) });
  });

  test.skipIf(!existsSync("/dev/full"))("may be a full disk, which is a failure", async () => {
    using history = createHistory();
    const shell = ["-c", `exec "$0" "$@" > /dev/full`, process.execPath, BUNDLE, "notes"];
    const child = spawn("sh", shell, { cwd: history.directory, stdio: ["ignore", "ignore", "pipe"] });
    expect(await readErrors(child)).toEqual({ code: 1, stderr: expect.stringContaining("ENOSPC") });
  });
});
