import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pullRequestNames } from "../../../src/action/input-schemas.ts";
import { inputNames } from "../../../src/action/inputs.ts";
import { History } from "../../support/history.ts";
import { runCommand } from "./run-step.ts";

const createHistory = () =>
  History.of("feat: answer (#1)", "v1.0.0", "fix: keep the last line (#2)", "v1.1.0", "feat: whisper (#3)");

test.concurrent("prints the notes and the diff of unreleased changes, and changes nothing", async () => {
  using history = createHistory();
  const before = snapshot(history);
  const { code, stdout } = await runCommand(history.directory, "--diff");
  expect(code).toBe(0);
  expect(stdout).toContain("Whisper");
  expect(stdout).not.toContain("Keep the last line (#2)");
  expect(stdout).toContain("+++ b/CHANGELOG.md");
  expect(stdout).toContain("+## [Unreleased]");
  expect(snapshot(history)).toEqual(before);
});

test.concurrent("prints a diff that applies, also if its last lines are blank", async () => {
  using history = new History();
  const changelog = "# Changelog\n\n## [Unreleased]\n\n\n## [1.0.0] - 2026-01-01\n\n\n\n- Answer\n";
  history.add(["feat: answer (#1)", { "CHANGELOG.md": changelog }], "v1.0.0", "feat: whisper (#2)", "v1.1.0");
  const { stdout } = await runCommand(history.directory, "--diff", "--changes", "v1.0.0..v1.1.0");
  const diff = join(history.directory, "draft.diff");
  writeFileSync(diff, stdout.slice(stdout.indexOf("diff --git ")));
  history.git("apply", "--check", diff);
});

test.concurrent("--dry-run prints the request and stops", async () => {
  using history = createHistory();
  const flags = ["--dry-run", "--changes", "last 2 commits", "--title", "T"];
  const { code, stdout } = await runCommand(history.directory, ...flags);
  expect(code).toBe(0);
  const changes = [{ commits: { count: 2 } }];
  expect(JSON.parse(stdout)).toMatchObject({ title: "T", sourceConnection: "widget", changes });
});

test.concurrent("the same history gives the same bytes in any folder", async () => {
  using first = createHistory();
  using second = createHistory();
  const outputs = await Promise.all(
    [first, second].map(({ directory }) => runCommand(directory, "--diff", "--changes=v1.0.0..")),
  );
  expect(outputs[0]?.stdout).toContain("Keep the last line");
  expect(outputs[1]?.stdout).toBe(outputs[0]?.stdout);
});

test.concurrent.each([[["--help"]], [["notes", "--help"]], [["help", "notes"]]])(
  "%j names the inputs",
  async (args) => {
    using history = createHistory();
    const { code, stdout } = await runCommand(history.directory, ...args);
    expect(code).toBe(0);
    const forSteps: string[] = [
      ...["command", "conversation", "job", "file", "prune", "update-secrets", "comment", "release-body"],
      ...["tag", "create-release"],
      ...pullRequestNames,
    ];
    for (const name of inputNames) expect(stdout.includes(`--${name} `), name).toBe(!forSteps.includes(name));
    expect(stdout).toMatch(/^Usage: release-docs /);
  },
);

test.concurrent.each([
  [["--verbose"], 2, /--verbose/],
  [["--titel", "T"], 2, /Did you mean --title\?/],
  [["nots"], 2, /Did you mean notes\?/],
  [["v1.0.0..main"], 2, /Did you mean --changes v1\.0\.0\.\.main\?/],
  [["--request", "joob"], 2, /^error: --request is "joob".*Did you mean job\?/],
  [["--color", "nevr"], 2, /Did you mean never\?/],
  [["--latest", "--changes", "v1.0.0"], 2, /cannot be used with/],
  [["--timeout", "later"], 2, /timeout is "later"/],
  [["--changes", "v1.0.0..v7.0.0"], 1, /tag "v7\.0\.0" does not exist/],
])("%j fails with %d and a sentence on standard error", async (args, exitCode, sentence) => {
  using history = createHistory();
  const { code, stdout, log } = await runCommand(history.directory, ...args);
  expect({ code, stdout }).toEqual({ code: exitCode, stdout: "" });
  expect(log).toMatch(sentence);
  expect(log).not.toMatch(/^\s+at /m);
});

/** Everything in a repository that a command must not change. */
function snapshot(history: History): unknown {
  return {
    status: history.git("status", "--porcelain"),
    refs: history.git("for-each-ref"),
    objects: history.git("count-objects", "-v"),
    index: readFileSync(join(history.directory, ".git/index")),
    head: readFileSync(join(history.directory, ".git/HEAD"), "utf8"),
  };
}

test.concurrent.each([
  ["release-please-config.json", '{ "draft-pull-request": true }', "draft: true"],
  [".releaserc", "branches: [trunk]\n", "base: trunk"],
  [".github/release-drafter.yml", "header: Ahoy\n", "header: Ahoy"],
  [".changeset/config.json", '{ "changelog": false }', "writeChangelogs: false"],
  ["cliff.toml", '[changelog]\nheader = "# Log"\n', 'header: "# Log"'],
])("init converts %s", async (path, settings, expected) => {
  using history = new History();
  history.commit("feat: answer", { [path]: settings });
  const { code, stdout } = await runCommand(history.directory, "init");
  expect(code).toBe(0);
  expect(stdout).toContain(expected);
});
