import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { parseConfiguration } from "../../../../src/drafting/repositories/configuration.ts";
import { History } from "../../../support/history.ts";
import { runInTerminal } from "../../../support/terminal.ts";

/** What `init` writes for a repository with these files, what it says, and the first publication. */
async function init(files: Record<string, string>, ...tags: string[]) {
  using history = new History();
  history.commit("feat: answer", { "a.txt": "a\n", ...files });
  for (const tag of tags) history.tag(tag);
  const args = ["init", "--yes", "--working-directory", history.directory];
  const { code, stderr } = await runInTerminal(args);
  expect(code, stderr).toBe(0);
  expect(await runInTerminal(args)).toMatchObject({ code: 0, stdout: "" });
  const read = (path: string): string => {
    const file = join(history.directory, ".github", path);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const { publications } = parseConfiguration(read("release-docs.yml"));
  return {
    said: stderr,
    publications,
    config: publications[0]?.config ?? {},
    workflow: parse(read("workflows/release-docs.yml")),
    rules: parse(read("release.yml")),
  };
}

const asJson = (content: object) => JSON.stringify(content, undefined, 2);
/** The inputs of the workflow's step. */
const inputsOf = ({ jobs }: { jobs: { docs: { steps: { with?: object }[] } } }) => jobs.docs.steps.at(-1)?.with;

describe("release-please", () => {
  test("settings of the only package become those of the publication, and a push prepares the release", async () => {
    const { config, workflow, said } = await init({
      "release-please-config.json": asJson({
        $schema: "https://example.test/config.json",
        "pull-request-title-pattern": `chore: ship \${component} \${version}`,
        "draft-pull-request": true,
        "bump-minor-pre-major": true,
        packages: {
          ".": { "release-type": "node", "changelog-path": "docs/NEWS.md", "extra-label": "ship,docs", ferry: 1 },
        },
      }),
    });
    expect(config).toMatchObject({
      styleGuide: { changelogs: { path: "docs/NEWS.md" }, releaseNotes: { createFile: false } },
      pullRequest: { title: "chore: ship {subject}", draft: true, labels: ["ship", "docs"] },
    });
    expect(workflow).toMatchObject({ on: { push: { branches: ["main"] } }, concurrency: { group: "release" } });
    expect(inputsOf(workflow)).toEqual({ release: "auto", "create-release": "published" });
    expect(said).toContain("Starts on  a push of main: remove the workflow that made releases so far");
    expect(said).toContain("Changelog  docs/NEWS.md");
    const left = "bump-minor-pre-major\n  release-type\n  ferry\n";
    expect(said).toContain(`release-please-config.json is converted, but not (docs/migrating.md):\n  ${left}`);
  });

  test("a section has the kind that its type stands for, and others are named", async () => {
    const sections = [
      { type: "feat", section: "Features" },
      { type: "fix", section: "Bug Fixes" },
      { type: "perf", section: "Bug Fixes" },
      { type: "docs", section: "Guide" },
      { type: "chore", section: "Miscellaneous" },
      { type: "ci", section: "Pipelines", hidden: true },
    ];
    const { config, said } = await init({ "release-please-config.json": asJson({ "changelog-sections": sections }) });
    const expected = [
      { title: "Features", kinds: ["added"] },
      { title: "Bug Fixes", kinds: ["fixed"] },
      { title: "Guide", kinds: ["documentation"] },
    ];
    expect(config.styleGuide?.changelogs?.sections).toEqual(expected);
    expect(config.styleGuide?.releaseNotes?.sections).toEqual(expected);
    expect(said).toContain("\n  changelog-sections: perf, chore\n");
  });

  test.each([
    [{ draft: true }, { release: "auto", "create-release": "draft" }],
    [{ "skip-github-release": true }, { release: "auto", "create-release": "none" }],
    [
      { draft: true, "force-tag-creation": true },
      { release: "auto", "create-release": "draft", tag: true },
    ],
    [{ draft: false }, { release: "auto", "create-release": "published" }],
  ])("%j sets the inputs %j", async (settings, inputs) => {
    const { workflow } = await init({ ".github/release-please-config.json": asJson(settings) });
    expect(inputsOf(workflow)).toEqual(inputs);
  });

  test.each([
    [`chore(release): v\${version}`, "chore(release): {subject}"],
    [`Ship \${component}-v\${version}`, "Ship {subject}"],
    [`chore\${scope}: release \${version}`, undefined],
  ])("the title %s becomes %s", async (pattern, title) => {
    const { config } = await init({ "release-please-config.json": asJson({ "pull-request-title-pattern": pattern }) });
    expect(config.pullRequest?.title).toBe(title);
  });

  test("packages with tags keep their own files", async () => {
    const settings = {
      "changelog-path": "NEWS.md",
      "skip-changelog": true,
      packages: { "packages/oar": {}, "packages/sail": {} },
    };
    const { publications, workflow, said } = await init(
      {
        "release-please-config.json": asJson(settings),
        "packages/oar/package.json": "{}",
        "packages/sail/package.json": "{}",
      },
      "oar-v1.0.0",
      "sail-v2.0.0",
    );
    expect(publications.map(({ config }) => [config?.paths, config?.styleGuide?.changelogs?.path])).toEqual([
      [["packages/sail"], "packages/sail/CHANGELOG.md"],
      [["packages/oar"], "packages/oar/CHANGELOG.md"],
    ]);
    expect(publications.map(({ config }) => config?.writeChangelogs)).toEqual([false, false]);
    expect(inputsOf(workflow)).not.toHaveProperty("publications");
    expect(said).toContain("\n  changelog-path: it is set otherwise\n  packages/oar\n  packages/sail\n");
  });
});

describe("semantic-release", () => {
  const types = [{ type: "feat", section: "New" }];
  const settings = {
    branches: ["trunk"],
    tagFormat: `v\${version}`,
    plugins: [
      "@semantic-release/commit-analyzer",
      ["@semantic-release/release-notes-generator", { preset: "conventionalcommits", presetConfig: { types } }],
      ["@semantic-release/changelog", { changelogFile: "NEWS.md", changelogTitle: "# News" }],
      "@semantic-release/npm",
    ],
  };
  const left = [
    "tagFormat",
    "plugins.@semantic-release/commit-analyzer",
    "plugins.@semantic-release/release-notes-generator.preset",
    "plugins.@semantic-release/npm",
  ];

  test.each([
    [".releaserc", `branches: [trunk]\ntagFormat: v\nplugins: ${JSON.stringify(settings.plugins)}\n`],
    [".releaserc.json", asJson(settings)],
    ["package.json", asJson({ name: "ferry", version: "1.0.0", release: settings })],
  ])("%s becomes sections, the changelog's place, and a release of the branch", async (path, text) => {
    const { config, workflow, said } = await init({ [path]: text });
    const sections = [{ title: "New", kinds: ["added"] }];
    expect(config.styleGuide?.changelogs).toEqual({ path: "NEWS.md", header: "# News", sections });
    expect(config.pullRequest).toEqual({ base: "trunk" });
    expect(workflow).toMatchObject({ on: { push: { branches: ["trunk"] } } });
    expect(said).toContain(`${path} is converted, but not (docs/migrating.md):\n  ${left.join("\n  ")}\n`);
  });

  test("a program is not read, and starts nothing new", async () => {
    const { said, workflow } = await init({
      "release.config.js": "module.exports = {};\n",
      "package.json": '{ "name": "a" }',
    });
    expect(said).toContain("release.config.js is not converted (docs/migrating.md):\n  it is a program\n");
    expect(said).not.toContain("package.json");
    expect(workflow).toMatchObject({ on: { release: { types: ["published"] } } });
  });
});

describe("release-drafter", () => {
  const settings = {
    categories: [
      { title: "🚀 Features", labels: ["feature", "enhancement"] },
      { title: "Fixes", label: "bug" },
      { title: "Other" },
    ],
    "exclude-labels": ["internal"],
    "include-paths": ["src/**", "docs"],
    "change-template": "- $TITLE @$AUTHOR ([#$NUMBER]($URL))",
    template:
      "## Changes of $OWNER/$REPOSITORY\n\n$CHANGES\n\n**All**: https://github.com/$OWNER/$REPOSITORY/compare/$PREVIOUS_TAG...v$RESOLVED_VERSION\n",
    "name-template": "v$RESOLVED_VERSION",
  };

  test("categories become those of GitHub, and plain templates ours", async () => {
    const { config, rules, workflow, said } = await init({ ".github/release-drafter.yml": asJson(settings) });
    expect(rules).toEqual({
      changelog: {
        categories: [
          { title: "🚀 Features", labels: ["feature", "enhancement"] },
          { title: "Fixes", labels: ["bug"] },
        ],
        exclude: { labels: ["internal"] },
      },
    });
    expect(config.paths).toEqual(["src", "docs"]);
    expect(config.styleGuide?.releaseNotes).toEqual({
      createFile: false,
      header: "## Changes of {repository}",
      entry: "- {{text}} {{#authors}}{{link}}{{^last}}, {{/last}}{{/authors}} ({{link}})",
    });
    expect(workflow).toMatchObject({ on: { release: { types: ["published"] } } });
    expect(inputsOf(workflow)).toEqual({ "release-body": "append" });
    expect(said).toContain("(docs/migrating.md):\n  name-template\n");
  });

  test.each([
    ["template", "$CHANGES\n\nThanks to $CONTRIBUTORS"],
    ["header", "Read {this}"],
    ["change-template", "| $TITLE | #$NUMBER |"],
    ["include-paths", ["src/*.ts"]],
    ["categories", [{ title: "Fixes", "collapse-after": 3, labels: ["bug"] }]],
  ])("%s without a counterpart is named", async (name, value) => {
    const { config, said } = await init({ ".github/release-drafter.yml": asJson({ [name]: value }) });
    expect(config.styleGuide?.releaseNotes).toEqual({ createFile: false });
    expect(said).toMatch(new RegExp(`:\n  ${name}`));
  });

  test("GitHub's file of the project stays as it is", async () => {
    const own = "changelog: { categories: [] }\n";
    const { rules, said } = await init({ ".github/release-drafter.yml": asJson(settings), ".github/release.yml": own });
    expect(rules).toEqual({ changelog: { categories: [] } });
    expect(said).toContain("\n  categories: it is set otherwise\n  exclude-labels: it is set otherwise\n");
  });
});

test("Changesets: the branch, and whether there is a changelog", async () => {
  const settings = { changelog: false, baseBranch: "next", access: "public" };
  const { config, workflow, said } = await init({ ".changeset/config.json": asJson(settings) });
  expect(config).toMatchObject({ writeChangelogs: false, pullRequest: { base: "next" } });
  expect(workflow).toMatchObject({ on: { release: { types: ["published"] } } });
  expect(said).toContain("(docs/migrating.md):\n  access\n");
});

describe("git-cliff", () => {
  const table = (name: string) => `[${name}changelog]
header = """
# Log
"""
body = "{% for group in groups %}[x]{% endfor %}"
[${name}git]
commit_parsers = [
  { message = "^feat", group = "<!-- 0 -->Features" },
  { message = '^(fix|bug)(\\(.*\\))?:', group = "<!-- 1 -->Repairs" },
  { message = "^chore\\\\(release\\\\)", skip = true },
  { body = "security", group = "Safety" },
]
include_paths = ["src/**"]
`;

  test.each([
    ["cliff.toml", ""],
    [".config/cliff.toml", ""],
    ["pyproject.toml", "tool.git-cliff."],
    ["Cargo.toml", "workspace.metadata.git-cliff."],
  ])("%s becomes header, sections and paths", async (path, name) => {
    const { config, said } = await init({ [path]: table(name) }, "v1.0.0");
    const sections = [
      { title: "Features", kinds: ["added"] },
      { title: "Repairs", kinds: ["fixed"] },
    ];
    expect(config).toMatchObject({ paths: ["src"], styleGuide: { changelogs: { header: "# Log", sections } } });
    expect(said).toContain(`${path} is converted, but not (docs/migrating.md):\n  changelog.body\n`);
    expect(said).toContain("\n  git.commit_parsers: Safety\n");
  });

  test("a manifest about other things says nothing", async () => {
    const { said } = await init({ "Cargo.toml": '[package]\nname = "ferry"\n' });
    expect(said).not.toContain("Cargo.toml");
  });
});

test("a file that cannot be read is a remark, and two tools do not overrule each other", async () => {
  const { config, said } = await init({
    ".releaserc": "branches: [main\n",
    ".releaserc.json": asJson({ plugins: [["@semantic-release/changelog", { changelogFile: "LOG.md" }]] }),
    "release-please-config.json": asJson({ "changelog-path": "NEWS.md" }),
  });
  expect(said).toMatch(/\.releaserc is not converted \(.*\):\n {2}\S/);
  expect(said).toContain("\n  changelog-path: it is set otherwise\n");
  expect(config.styleGuide?.changelogs?.path).toBe("LOG.md");
});

test("what a project has configured itself is neither changed nor explained", async () => {
  const own = "publications: [{ name: mine }]\n";
  const { publications, said } = await init({
    ".github/release-docs.yml": own,
    ".changeset/config.json": asJson({ changelog: false }),
  });
  expect(publications).toEqual([{ name: "mine" }]);
  expect(said).not.toContain("Changesets");
});
