import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { selectEnvironment } from "../../../src/action/prepare.ts";
import { systemClock } from "../../../src/shared/clock.ts";
import { History } from "../../support/history.ts";
import { runStep } from "../../support/step.ts";

const BRANCH = "release-docs/release";
const BUILD = 'const { writeFileSync: write, readFileSync: read, rmSync: remove } = require("node:fs");';

/** A project with a release, a change since then, and a command `node build.cjs`. */
function createProject(build: string): History {
  const files = {
    "build.cjs": `${BUILD}\n${build}\n`,
    VERSION: "1.0.0\n",
    "old.txt": "old\n",
    ".gitignore": "*.log\n",
  };
  return History.of(["feat: answer (#1)", files], "v1.0.0", "feat: stream (#2)");
}

const run = (
  history: History,
  inputs: Parameters<typeof runStep>[0] = {},
  variables: Record<string, string> = {},
  signal = new AbortController().signal,
) =>
  runStep(
    { release: "auto", prepare: "node build.cjs", ...inputs },
    { clock: systemClock, signal, variables: { GITHUB_WORKSPACE: history.directory, ...variables } },
  );

/** A checkout that is as it was. */
function expectUntouched(history: History): void {
  expect(history.git("status", "--porcelain")).toBe("");
  expect(history.git("rev-parse", "--abbrev-ref", "HEAD")).toBe("main");
  expect(readFileSync(join(history.directory, "VERSION"), "utf8")).toBe("1.0.0\n");
}

describe("the command of a release", () => {
  test("sees the new version; what it changes is committed, and the checkout is as it was", async () => {
    using history = createProject(
      'write("api.txt", read("VERSION")); write("build.log", "x"); remove("old.txt"); console.log("::error::no");',
    );
    const { outcome, said } = await run(history);
    expect(outcome).toMatchObject({ state: "done" });
    expect(history.git("diff", "--name-status", `main..${BRANCH}`).split("\n")).toEqual([
      "A\tCHANGELOG.md",
      "M\tVERSION",
      "A\tapi.txt",
      "D\told.txt",
    ]);
    expect(history.git("show", `${BRANCH}:api.txt`)).toBe("1.1.0");
    expect(said).toMatch(/^Prepare: node build.cjs\n(?:.*\n)*::error::no\n/m);
    expectUntouched(history);
    expect(readdirSync(history.directory)).toEqual(expect.arrayContaining(["build.log", "old.txt"]));
    expect(existsSync(join(history.directory, "CHANGELOG.md"))).toBe(false);
  });

  test("is split at spaces outside of quotes, has no input, and does not know our secrets", async () => {
    using history = createProject(
      'write("seen.txt", JSON.stringify([process.argv.slice(2), read(0, "utf8"), process.env.SEEN, process.env.INPUT_X, process.env.MINE]));',
    );
    for (const [name, value] of [
      ["INPUT_X", "1"],
      ["SEEN", "yes"],
      ["MINE", "--key=key-of-model"],
    ])
      vi.stubEnv(name ?? "", value);
    const model = { model: "m", "model-url": "http://127.0.0.1:9/v1", "model-key": "key-of-model" };
    const { failure } = await run(history, { prepare: 'node build.cjs "a  b" $HOME', ...model });
    vi.unstubAllEnvs();
    expect(failure).toBeUndefined();
    expect(JSON.parse(history.git("show", `${BRANCH}:seen.txt`))).toEqual([["a  b", "$HOME"], "", "yes", null, null]);
  });

  test.each([
    [
      "fails",
      'write("x.txt", "1"); console.error("no such module"); process.exit(3);',
      {},
      '`node build.cjs` ended with 3. It said last: "no such module".',
    ],
    ["is not there", "", { prepare: "no-such-program" }, 'It said last: "spawn no-such-program ENOENT".'],
    [
      "hangs",
      'write("x.txt", "1"); setInterval(() => {}, 1000);',
      { timeout: "3s" },
      "`node build.cjs` took longer than",
    ],
    ["makes links", 'require("node:fs").symlinkSync("/etc", "x");', {}, "x would be a link or a repository."],
    [
      "commits",
      'require("node:child_process").execSync("git -c user.name=x -c user.email=x commit --allow-empty -qm x");',
      {},
      "which the draft is based on.",
    ],
    [
      "changes too many files",
      'for (let n = 0; n < 201; n += 1) write(n + ".txt", "");',
      {},
      "files were changed, more than 200.",
    ],
  ])("that %s pushes nothing and leaves the checkout as it was", async (_, build, inputs, message) => {
    using history = createProject(build);
    const { outcome } = await run(history, inputs);
    expect(outcome).toMatchObject({ failure: expect.stringContaining(message) });
    expect(outcome?.failure).toContain("release/prepare-failed");
    expect(() => history.git("rev-parse", "--verify", BRANCH)).toThrow();
    expectUntouched(history);
  });

  test("takes the programs along that it started", async () => {
    const mark = join(mkdtempSync(join(tmpdir(), "prepare-")), "mark");
    using history = createProject(
      `require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => require('fs').appendFileSync('${mark}', 'x'), 5)"], { stdio: "inherit" }); const wait = () => require("node:fs").existsSync("${mark}") ? process.exit(0) : setTimeout(wait, 5); wait();`,
    );
    expect((await run(history)).outcome).toMatchObject({ state: "done" });
    const size = readFileSync(mark).length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(readFileSync(mark)).toHaveLength(size);
  });

  test("is not run where the checkout has changes, or is not at the draft's commit", async () => {
    using history = createProject('write("/dev/null", "");');
    writeFileSync(join(history.directory, "VERSION"), "2.0.0\n");
    expect((await run(history)).outcome?.failure).toContain("VERSION has changes that are not committed.");
    expect(readFileSync(join(history.directory, "VERSION"), "utf8")).toBe("2.0.0\n");
  });

  test("is not run through a link: what it leads to stays as it is", async () => {
    using history = createProject("");
    const outside = mkdtempSync(join(tmpdir(), "outside-"));
    mkdirSync(join(outside, "x"));
    mkdirSync(join(history.directory, ".git/info"), { recursive: true });
    writeFileSync(join(history.directory, ".git/info/exclude"), "CHANGELOG.md\n");
    symlinkSync(join(outside, "x"), join(history.directory, "CHANGELOG.md"));
    expect((await run(history)).outcome?.failure).toContain("CHANGELOG.md leads through a symbolic link.");
    expect(readdirSync(join(outside, "x"))).toEqual([]);
  });

  const pull = { number: 2, title: "Stream", merged: true, commits: 1, head: { repo: { full_name: "fork/widget" } } };
  test.each([
    ["pull_request", { action: "closed", pull_request: { ...pull, merge_commit_sha: "1".repeat(40) } }],
    ["pull_request_target", { action: "closed", pull_request: { ...pull, merge_commit_sha: "1".repeat(40) } }],
    ["issue_comment", { action: "created", comment: { body: "Release it" } }],
    ["workflow_run", { workflow_run: { head_repository: { full_name: "fork/widget" } } }],
  ])("is not run on %s, whose content may be that of a fork", async (name, payload) => {
    using history = createProject('write("x.txt", "1");');
    const file = join(mkdtempSync(join(tmpdir(), "event-")), "event.json");
    writeFileSync(file, JSON.stringify(payload));
    const { failure } = await run(history, {}, { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: file });
    expect(failure).toMatchObject({ code: "input/invalid", message: expect.stringContaining(`not on ${name}, whose`) });
    expectUntouched(history);
  });
});

test("secrets and files of the runner are private, all other variables stay", () => {
  const all = { PATH: "/bin", CI: "1", GITHUB_SHA: "1", INPUT_X: "1", ACTIONS_RUNTIME_TOKEN: "1", GH_TOKEN: "1" };
  const files = { GITHUB_ENV: "/e", GITHUB_OUTPUT: "/o", GITHUB_ENVIRONMENT: "x", MINE: "key=abc1" };
  const kept = { PATH: "/bin", CI: "1", GITHUB_SHA: "1", GITHUB_ENVIRONMENT: "x" };
  expect(selectEnvironment({ ...all, ...files }, ["", "abc1"])).toEqual(kept);
});
