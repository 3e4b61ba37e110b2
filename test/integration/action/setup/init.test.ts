import { existsSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readRecipes } from "../../../../scripts/docs/recipes.ts";
import { REPOSITORY, SCHEMA_URL } from "../../../../src/action/setup/workflow.ts";
import { DEFAULT_CONFIGURATION } from "../../../../src/drafting/repositories/checkout.ts";
import { parseConfiguration } from "../../../../src/drafting/repositories/configuration.ts";
import { FakeGitHub } from "../../../support/github.ts";
import { History } from "../../../support/history.ts";
import { runInTerminal } from "../../../support/terminal.ts";

const WORKFLOW = ".github/workflows/release-docs.yml";
const CONFIGURATION = ".github/release-docs.yml";
const [README = { workflow: "" }] = readRecipes("README.md");
const DEFAULTS = `# yaml-language-server: $schema=${SCHEMA_URL}
publications:
  - name: changelog
    config:
      writeReleaseNotes: true
      writeChangelogs: true
      styleGuide:
        releaseNotes:
          createFile: false
`;
const recipeOf = (title: string) => readRecipes("docs/recipes.md").find((one) => one.title === title)?.workflow;

function init(history: History, ...args: string[]) {
  return runInTerminal(["init", "--working-directory", history.directory, ...args]);
}

function readFile(history: History, path: string): string | undefined {
  const file = join(history.directory, path);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function createHistory(files: Record<string, string> = {}, ...tags: string[]): History {
  const history = new History();
  history.commit("feat: answer", { "a.txt": "a\n", ...files });
  for (const tag of tags) history.tag(tag);
  return history;
}

test("shows what it would write, and writes nothing without a terminal", async () => {
  using history = createHistory();
  const { code, stdout, stderr } = await init(history);
  expect({ code, stdout }).toEqual({ code: 0, stdout: `${README.workflow}\n${DEFAULTS}\n` });
  expect(stderr).toContain("Nothing was written. To write, run it with --yes.");
  expect(history.git("status", "--porcelain")).toBe("");
});

test("writes the workflow of the README with --yes, at the top of the checkout, once", async () => {
  using history = createHistory({ "src/a.txt": "a\n" });
  const inside = ["init", "--yes", "--working-directory", join(history.directory, "src")];
  expect(await runInTerminal(inside)).toMatchObject({ code: 0 });
  expect(readFile(history, WORKFLOW)).toBe(README.workflow);
  expect(readFile(history, CONFIGURATION)).toBe(DEFAULTS);
  const again = await runInTerminal(inside);
  expect(again).toMatchObject({ code: 0, stdout: "" });
  expect(again.stderr).toContain("nothing to write");
});

test("the configuration says what holds without one", () => {
  const [{ config } = { config: undefined }] = parseConfiguration(DEFAULTS).publications;
  expect(config).toEqual(DEFAULT_CONFIGURATION.publications[0]?.config);
});

test.each([
  ["y", true],
  ["", false],
])("on a terminal the answer %j writes: %j", async (answer, isWritten) => {
  using history = createHistory();
  const { code, stderr } = await runInTerminal(["init", "--working-directory", history.directory], { answer });
  expect(code).toBe(0);
  expect(stderr).toContain("Write these files? [y/N] ");
  expect(readFile(history, WORKFLOW) !== undefined).toBe(isWritten);
});

test("keeps a different file and says so; --force replaces it", async () => {
  using history = createHistory({ [WORKFLOW]: "on: push\n" });
  const { code, stderr } = await init(history, "--yes");
  expect(code).toBe(1);
  expect(stderr).toContain(`${WORKFLOW} is different`);
  expect(readFile(history, WORKFLOW)).toBe("on: push\n");
  expect(await init(history, "--yes", "--force")).toMatchObject({ code: 0 });
  expect(readFile(history, WORKFLOW)).toBe(README.workflow);
});

test("writes nothing through a link that leads outside", async () => {
  using history = createHistory();
  const outside = mkdtempSync(join(tmpdir(), "outside-"));
  symlinkSync(outside, join(history.directory, ".github"));
  const { code, stderr } = await init(history, "--yes");
  expect(code).toBe(1);
  expect(stderr).toContain("leads outside the checkout");
  expect(existsSync(join(outside, "workflows"))).toBe(false);
});

const RELEASES_FROM_TAGS = "on: { push: { tags: [v*] } }\njobs: { a: { steps: [{ run: gh release create }] } }\n";

describe("the event", () => {
  test.each([
    ["release", "without any tag", {}, []],
    ["tag", "with tags", {}, ["v1.0.0"]],
    [
      "tag",
      "if a workflow makes the releases",
      { "a.yml": "on:\n  release:\n", "r.yml": RELEASES_FROM_TAGS },
      ["v1.0.0"],
    ],
    ["release", "if another workflow runs on releases", { "publish.yml": "on:\n  release:\n" }, ["v1.0.0"]],
    [
      "release",
      "if a tool tags and releases",
      { "r.yml": "jobs:\n  uses: googleapis/release-please@v4\n" },
      ["v1.0.0"],
    ],
  ])("is a %s %s", async (kind, _, workflows, tags) => {
    const files = Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}`, text]);
    using history = createHistory(Object.fromEntries(files), ...tags);
    const { stdout } = await init(history);
    expect(stdout).toBe(`${kind === "release" ? README.workflow : recipeOf("A pushed tag")}\n${DEFAULTS}\n`);
  });

  test("is chosen by who published the newest release, where a token shows it", async () => {
    const { github, history } = await openHosted();
    await using _ = github;
    using __ = history;
    const body = (type: string) => ({ body: [{ draft: false, author: { type } }] });
    for (const [type, expected] of [
      ["User", { release: { types: ["published"] } }],
      ["Bot", { push: { tags: ["v*.*.*"] } }],
    ] as const) {
      github.script = ({ url = "" }) => (url.includes("/releases") ? body(type) : undefined);
      const { stdout } = await initHosted(github, history);
      expect(parse(stdout)).toMatchObject({ on: expected });
    }
  });
});

test.each([
  [["v1.2.3", "v1"], "v*.*.*"],
  [["v1.2", "v1.3"], "v*.*"],
  [["v12"], "v[0-9]+"],
  [["lib+x@1.0.0"], "lib\\+x@*.*.*"],
])("tags %j have the pattern %s", async (tags, pattern) => {
  using history = createHistory({}, ...tags);
  const { stdout } = await init(history);
  expect(parse(stdout)).toMatchObject({ on: { push: { tags: [pattern] } } });
});

test("makes no second workflow where one runs the action", async () => {
  const docs = `on: release\njobs:\n  docs:\n    steps:\n      - uses: ${REPOSITORY}@v0\n`;
  using history = createHistory({ ".github/workflows/docs.yml": docs });
  const { code, stdout, stderr } = await init(history, "--yes");
  expect({ code, stdout }).toEqual({ code: 0, stdout: `${DEFAULTS}\n` });
  expect(stderr).toContain(".github/workflows/docs.yml runs the action already.");
});

test("configures the packages of a monorepo, and each tag selects its own", async () => {
  const manifests = { "packages/core/package.json": "{}", "packages/core-tools/package.json": "{}" };
  using history = createHistory({ ...manifests, "packages/core/CHANGELOG.md": "# Changelog\n" });
  for (const tag of ["core-1.0.0", "core-tools-2.0.0", "v3.0.0"]) history.tag(tag);
  expect(await init(history, "--yes")).toMatchObject({ code: 0 });
  const { publications } = parseConfiguration(readFile(history, CONFIGURATION) ?? "");
  expect(publications.map(({ name, config }) => [name, config?.paths, config?.styleGuide?.changelogs?.path])).toEqual([
    ["core-tools", ["packages/core-tools"], "packages/core-tools/CHANGELOG.md"],
    ["core", ["packages/core"], "packages/core/CHANGELOG.md"],
    ["widget", undefined, undefined],
  ]);
  // As without a configuration, no file of release notes is made.
  for (const { config } of publications) expect(config?.styleGuide?.releaseNotes?.createFile).toBe(false);
  const workflow = readFile(history, WORKFLOW) ?? "";
  expect(parse(workflow)).toMatchObject({ on: { push: { tags: ["core-tools-*.*.*", "core-*.*.*", "v*.*.*"] } } });
  expect(workflow).toContain(
    "startsWith(github.ref_name, 'core-tools-') && 'core-tools' || startsWith(github.ref_name, 'core-') && 'core' || 'widget'",
  );
  expect(await init(history, "--yes")).toMatchObject({ code: 0, stdout: "" });
  // Publications of the project's own are named otherwise.
  history.commit("Configure", { [CONFIGURATION]: "publications: [{ name: mine }]\n" });
  const { stdout } = await init(history, "--yes", "--force");
  expect(stdout).toContain("core-tools-*.*.*");
  expect(stdout).not.toContain("publications:");
});

test("keeps a configuration, and gives pull requests the label that GitHub shows", async () => {
  const { github, history } = await openHosted();
  await using _ = github;
  using __ = history;
  await github.call("POST", "/repos/octo/widget/labels", { name: "documentation", color: "ffffff" });
  const { stderr } = await initHosted(github, history, "--yes");
  expect(stderr).toContain('pull requests get "documentation"');
  const { publications } = parseConfiguration(readFile(history, CONFIGURATION) ?? "");
  expect(publications).toMatchObject([{ name: "changelog", config: { pullRequest: { labels: ["documentation"] } } }]);
  history.commit("Configure", { [CONFIGURATION]: "publications: [{ name: mine }]\n" });
  const again = await initHosted(github, history, "--yes");
  expect(again).toMatchObject({ code: 0, stdout: "" });
  expect(again.stderr).toContain(`${CONFIGURATION} stays as it is.`);
});

test("does without what GitHub refuses to say", async () => {
  const { github, history } = await openHosted();
  await using _ = github;
  using __ = history;
  github.script = () => ({ status: 401, body: { message: "Bad credentials" } });
  const { code, stdout, stderr } = await initHosted(github, history);
  expect({ code, stdout }).toEqual({ code: 0, stdout: `${recipeOf("A pushed tag")}\n${DEFAULTS}\n` });
  expect(stderr).toMatch(/^Releases and labels are unknown: .*401 Bad credentials/m);
});

test("sends the token to no other host than that of the remote", async () => {
  const { github, history } = await openHosted();
  await using _ = github;
  using __ = history;
  history.git("remote", "set-url", "origin", "https://git.example/octo/widget");
  expect(await initHosted(github, history)).toMatchObject({ code: 0 });
  expect(github.received).toEqual([]);
});

async function openHosted() {
  const github = await FakeGitHub.open({ "octo/widget": { "a.txt": "a\n" } });
  const history = createHistory({}, "v1.0.0");
  history.git("remote", "add", "origin", `${github.url}/octo/widget`);
  return { github, history };
}

function initHosted(github: FakeGitHub, { directory }: History, ...args: string[]) {
  const env = { GITHUB_TOKEN: "token-of-a-test", GITHUB_API_URL: github.url };
  return runInTerminal(["init", "--working-directory", directory, ...args], { env });
}
