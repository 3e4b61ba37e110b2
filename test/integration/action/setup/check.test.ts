import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ACTION } from "../../../../src/action/setup/workflow.ts";
import { FakeGitHub } from "../../../support/github.ts";
import { History } from "../../../support/history.ts";
import { runInTerminal } from "../../../support/terminal.ts";

const CONFIGURATION = ".github/release-docs.yml";

type Finding = { check: string; state: string; message: string; details?: Record<string, unknown> };

async function check(directory: string, env: NodeJS.ProcessEnv = {}) {
  const { code, stdout } = await runInTerminal(["check", "--json", "--working-directory", directory], { env });
  const { ok, checks }: { ok: boolean; checks: Finding[] } = JSON.parse(stdout);
  expect(ok).toBe(code === 0);
  return { code, checks, of: (name: string) => checks.filter((one) => one.check === name) };
}

function createHistory(): History {
  const history = new History();
  history.commit("feat: answer", { "core/a.txt": "a\n" });
  history.tag("v1.0.0");
  history.commit("fix: answer in time", { "core/a.txt": "b\n" });
  history.commit("feat: ask", { "cli/a.txt": "a\n" });
  return history;
}

/** All files of the clone with their content. */
function snapshot(directory: string): string {
  return execFileSync("sh", ["-c", "find . -type f | sort | xargs sha256sum"], { cwd: directory, encoding: "utf8" });
}

test("says what the next run would select, for people, and changes nothing", async () => {
  using history = createHistory();
  const before = snapshot(history.directory);
  const { code, stdout, stderr } = await runInTerminal(["check", "--working-directory", history.directory]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^ok +next run +2 commits since v1\.0\.0$/m);
  expect(stdout).toMatch(/^ok +git +git version \d/m);
  expect(stdout).toMatch(/^ok +history +complete, 1 tag$/m);
  expect(stdout).toMatch(/^\? +workflow +none runs the action$/m);
  expect(stdout).toMatch(/^\? +token +none given/m);
  expect(snapshot(history.directory)).toBe(before);
});

test("counts the commits of each publication by its paths, and names the event of the workflow", async () => {
  using history = createHistory();
  expect(await runInTerminal(["init", "--yes", "--working-directory", history.directory])).toMatchObject({ code: 0 });
  history.commit("docs: configure", {
    [CONFIGURATION]: "publications:\n  - { name: core, config: { paths: [core] } }\n  - { name: all }\n",
  });
  const { code, of } = await check(history.directory);
  expect(code).toBe(0);
  expect(of("next run")).toMatchObject([
    { message: "3 commits since v1.0.0, of these core: 1, all: 3", details: { commits: 3 } },
  ]);
  expect(of("configuration")).toMatchObject([{ state: "ok", message: `${CONFIGURATION}: core, all` }]);
  expect(of("workflow")).toMatchObject([
    { state: "ok", message: ".github/workflows/release-docs.yml runs on push to tags" },
  ]);
});

test.each([
  ["without the permission", "contents: write", "model: openai/gpt-5-mini", "problem"],
  ["with the permission", "models: read", "model: openai/gpt-5-mini", "ok"],
  ["of another server", "contents: write", "model: m\n          model-url: https://m.example/v1", "ok"],
])("a workflow that sets a model %s is checked", async (_, permission, inputs, state) => {
  using history = createHistory();
  const job = `jobs:\n  docs:\n    permissions:\n      ${permission}\n    steps:\n      - uses: ${ACTION}\n`;
  const path = ".github/workflows/docs.yml";
  history.commit("ci: write docs", { [path]: `on: release\n${job}        with:\n          ${inputs}\n` });
  const [found] = (await check(history.directory)).of("workflow");
  expect(found?.state).toBe(state);
  if (state === "problem") expect(found?.message).toBe(`${path} sets model without the permission \`models: read\`.`);
});

test("names line and field of an invalid configuration, and checks the rest", async () => {
  using history = createHistory();
  history.commit("docs: configure", { [CONFIGURATION]: "publications:\n  - name: core\n    config: { pahts: [a] }\n" });
  const { code, of } = await check(history.directory);
  expect(code).toBe(1);
  const [{ state, message } = {}] = of("configuration");
  expect({ state, message }).toEqual({
    state: "problem",
    message: expect.stringMatching(/^\.github\/release-docs\.yml, line 3: publications\[0\]\.config\.pahts: /),
  });
  expect(of("next run")).toMatchObject([{ state: "ok" }]);
});

test.each([
  ["a shallow clone", ["--depth=1"], /shallow clone/, "unknown"],
  ["a clone without tags", ["--no-tags"], /^1 of the remote's version tags are missing: v1\.0\.0\./, "ok"],
])("%s is a problem, and stays as it is", async (_, options, message, next) => {
  using history = createHistory();
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  const clone = join(folder, "clone");
  execFileSync("git", ["clone", "--quiet", ...options, `file://${history.directory}`, clone]);
  const before = snapshot(clone);
  const { code, of } = await check(clone);
  expect(code).toBe(1);
  expect(of("history")).toMatchObject([{ state: "problem", message: expect.stringMatching(message) }]);
  expect(of("next run")).toMatchObject([{ state: next }]);
  expect(snapshot(clone)).toBe(before);
  rmSync(folder, { recursive: true });
});

test("a remote that does not answer is no problem", async () => {
  using history = createHistory();
  history.git("remote", "add", "origin", "file:///nowhere/at/all");
  const { code, of } = await check(history.directory);
  expect(code).toBe(0);
  expect(of("history")).toMatchObject([{ state: "unknown", message: expect.stringContaining("complete, 1 tag;") }]);
});

test("runs no program that the configuration of the clone names", async () => {
  using history = createHistory();
  const mark = join(history.directory, "ran");
  history.git("remote", "add", "origin", "ssh://git@127.0.0.1:9/octo/widget");
  history.git("config", "core.sshCommand", `touch ${mark}; false`);
  await check(history.directory);
  expect(snapshot(history.directory)).not.toContain("ran\n");
});

test("a folder without a repository, and a repository without commits, are problems", async () => {
  const folder = mkdtempSync(join(tmpdir(), "empty-"));
  expect(await check(folder)).toMatchObject({ code: 1, checks: [{ state: "ok" }, { state: "problem" }] });
  rmSync(folder, { recursive: true });
  using history = new History();
  const { code, of } = await check(history.directory);
  expect(code).toBe(1);
  expect(of("history")).toMatchObject([{ state: "problem", message: "There is no commit yet." }]);
});

describe("the token", () => {
  const denied = { status: 403, body: { message: "Resource not accessible by integration" } };
  const settings = (isOpen: boolean) => ({ body: { can_approve_pull_request_reviews: isOpen } });

  test("is asked about without a trace in the repository", async () => {
    await using github = await FakeGitHub.open({ "octo/widget": { "a.txt": "a\n" } });
    const tip = await github.tip("octo/widget", "main");
    const { code, of } = await checkHosted(github);
    expect(code).toBe(0);
    expect(of("token")).toMatchObject([
      { state: "ok", message: "It has contents: write and pull-requests: write in octo/widget" },
    ]);
    expect(await github.pulls("octo/widget")).toEqual([]);
    expect(await github.tip("octo/widget", "main")).toBe(tip);
    expect(await github.call("GET", "/repos/octo/widget/branches")).toHaveLength(1);
  });

  test.each([
    ["/pulls", denied, /lacks pull-requests: write in octo\/widget: 403 Resource not accessible by integration/],
    ["/git/refs", denied, /lacks contents: write/],
    ["", { status: 401, body: { message: "Bad credentials" } }, /did not show its permissions.*401 Bad credentials/],
    ["/pulls", { status: 403, body: { message: "API rate limit exceeded" } }, /did not show.*rate limit exceeded/],
    ["/actions/permissions/workflow", settings(false), /does not let workflows open pull requests/],
  ])("is a problem if %s answers %j", async (path, answer, message) => {
    await using github = await FakeGitHub.open({ "octo/widget": { "a.txt": "a\n" } });
    github.script = ({ url = "" }) => (url.endsWith(`/repos/octo/widget${path}`) ? answer : undefined);
    const { code, of } = await checkHosted(github);
    expect(code).toBe(1);
    expect(of("token").filter(({ state }) => state === "problem")).toMatchObject([
      { message: expect.stringMatching(message) },
    ]);
  });

  test("is not sent where the remote is on another host, nor shown", async () => {
    await using github = await FakeGitHub.open({ "octo/widget": { "a.txt": "a\n" } });
    using history = createHistory();
    history.git("remote", "add", "origin", "https://git.example/octo/token-of-a-test");
    const { code, of, checks } = await check(history.directory, environmentOf(github));
    expect(code).toBe(0);
    expect(of("token")).toMatchObject([{ state: "unknown", message: expect.stringContaining("was not sent") }]);
    expect(github.received).toEqual([]);
    expect(JSON.stringify(checks)).not.toContain("token-of-a-test");
  });
});

function environmentOf(github: FakeGitHub): NodeJS.ProcessEnv {
  return { GITHUB_TOKEN: "token-of-a-test", GITHUB_API_URL: github.url };
}

async function checkHosted(github: FakeGitHub) {
  using history = createHistory();
  history.git("remote", "add", "origin", `${github.url}/octo/widget`);
  return await check(history.directory, environmentOf(github));
}
