import { describe, expect, test } from "vitest";
import type { Project } from "../../../src/writer/version-forms.ts";
import {
  buildVersionMove,
  parsePackageName,
  selectPackages,
  updateReferences,
} from "../../../src/writer/version-references.ts";

const WIDGET: Project = {
  repository: "octo/widget",
  host: "github.com",
  series: "",
  packages: ["@octo/widget", "py-widget", "widget-rs"],
};

function update(text: string, { from = "1.2.0", to = "1.3.0", project = WIDGET } = {}): string {
  const move = buildVersionMove([from], to);
  if (move === undefined) return text;
  return updateReferences(text, project, move)?.text ?? text;
}

describe("a reference to the version before", () => {
  test.each([
    ["an action", "      - uses: octo/widget@v1.2.0"],
    ["an action in a folder", "uses: octo/widget/setup@v1.2.0"],
    ["npm", "npm install @octo/widget@1.2.0"],
    ["npm on GitHub", "npm i github:octo/widget#v1.2.0"],
    ["package.json", '  "@octo/widget": "^1.2.0",'],
    ["a CDN", 'src="https://unpkg.com/@octo/widget@1.2.0/x.js"'],
    ["jsDelivr on GitHub", "cdn.jsdelivr.net/gh/octo/widget@1.2.0/x.js"],
    ["pip", "pip install --upgrade 'py_widget[all]==1.2.0'"],
    ["pip from git", "pip install git+https://github.com/octo/widget.git@v1.2.0"],
    ["Cargo.toml", 'widget-rs = "1.2"'],
    ["Cargo.toml with features", 'widget-rs = { features = ["x"], version = "1.2.0" }'],
    ["cargo install", "cargo install widget-rs --version 1.2.0"],
    ["go", "go install github.com/octo/widget/cmd/w@v1.2.0"],
    ["an image", "docker run ghcr.io/octo/widget:1.2.0-alpine"],
    ["a Dockerfile", "FROM octo/widget:v1.2.0 AS build"],
    ["terraform", 'source = "git::https://github.com/octo/widget.git//m?ref=v1.2.0"'],
    ["Swift", '.package(url: "https://github.com/octo/widget.git", from: "1.2.0")'],
    ["a download", "https://github.com/octo/widget/releases/download/v1.2.0/widget_1.2.0_linux.tar.gz"],
    ["a Debian package", "https://github.com/octo/widget/releases/download/1.2.0/widget_1.2.0-1_amd64.deb"],
    ["an archive", "https://github.com/octo/widget/archive/refs/tags/v1.2.0.zip"],
    ["a raw file", "https://raw.githubusercontent.com/octo/widget/v1.2.0/install.sh"],
    ["a file", "tar xf widget-1.2.0.tar.gz"],
    ["a badge", "![v](https://img.shields.io/badge/version-1.2.0-blue)"],
    ["a badge of commits", "https://img.shields.io/github/commits-since/octo/widget/v1.2.0"],
    ["a registry's page", "https://docs.rs/widget-rs/1.2.0/"],
    ["pre-commit", "- repo: https://github.com/octo/widget\n  rev: v1.2.0"],
  ])("is renewed: %s", (_, text) => expect(update(text)).toBe(text.replaceAll("1.2", "1.3")));

  test.each([
    "Version 1.2.0 needs Node 24.",
    "uses: other/widget@v1.2.0",
    "uses: octo/widget-extra@v1.2.0",
    "npm install widget@1.2.0",
    "- repo: https://github.com/octo/widget-pre-commit-mirror\n  rev: 1.2.0",
    '<script src="https://cdn.jsdelivr.net/npm/@octo/widget@1.x.x/x.js"></script>',
    "npm install @other/widget-rs@1.2.0",
    "https://gitlab.example/octo/widget/archive/v1.2.0.zip",
    "uses: octo/widget@v1.2.0-beta.1",
    "uses: octo/widget@v1.2.01",
    "uses: octo/widget@v1.2.0.1",
    "uses: octo/widget@v11.2.0",
    "pip install 'py-widget>=1.2.0'",
    "Since octo/widget@v1.2.0 it streams.",
    "This was added in https://github.com/octo/widget/releases/tag/v1.2.0.",
    "Upgrading from `@octo/widget@1.2.0` takes a minute.",
    "https://github.com/octo/widget/compare/v1.2.0...v1.1.0",
    "https://github.com/octo/widget/blob/v1.2.0/src/code.ts#L10",
    "| octo/widget@v1.2.0 | Node 20 |",
    "## Changelog\n\noct: octo/widget@v1.2.0\n\n### Older\n\nocto/widget@v1.2.0",
    "- repo: https://github.com/octo/other\n  rev: v1.2.0",
    "https://img.shields.io/badge/node-1.2.0-green",
  ])("leaves other text and text about the past unchanged: %s", (text) => expect(update(text)).toBe(text));

  test("is updated again below a section about the past", () => {
    const text = "# Widget\n\n## Migrating\n\nocto/widget@v1.2.0\n\n## Use\n\nocto/widget@v1.2.0\n";
    const move = buildVersionMove(["1.2.0"], "1.3.0") ?? expect.unreachable();
    expect(updateReferences(text, WIDGET, move)).toEqual({
      text: "# Widget\n\n## Migrating\n\nocto/widget@v1.2.0\n\n## Use\n\nocto/widget@v1.3.0\n",
      lines: [9],
    });
  });
});

describe("a floating reference", () => {
  test.each<[string, string, string, string]>([
    ["4.1.3", "4.2.0", "uses: octo/widget@v4", "uses: octo/widget@v4"],
    ["4.1.3", "5.0.0", "uses: octo/widget@v4", "uses: octo/widget@v5"],
    ["4.1.3", "4.2.0", "uses: octo/widget@v4.1", "uses: octo/widget@v4.2"],
    ["4.1.3", "5.0.0", "uses: octo/widget@v3", "uses: octo/widget@v3"],
    ["4.1.3", "5.0.0", "uses: octo/widget@v4-beta", "uses: octo/widget@v4-beta"],
    ["4.1.3", "5.0.0", "docker pull octo/widget:4", "docker pull octo/widget:5"],
    ["4.1.3", "5.0.0", "go get github.com/octo/widget/v4@v4.1.3", "go get github.com/octo/widget/v4@v4.1.3"],
    ["4.1.3", "4.2.0", "go get github.com/octo/widget/v4@v4.1.3", "go get github.com/octo/widget/v4@v4.2.0"],
    ["4.1.3", "5.0.0-rc.1", "uses: octo/widget@v4.1.3", "uses: octo/widget@v4.1.3"],
    ["5.0.0-rc.1", "5.0.0", "uses: octo/widget@v5.0.0-rc.1", "uses: octo/widget@v5.0.0"],
    ["2.0.0", "1.9.9", "uses: octo/widget@v2.0.0", "uses: octo/widget@v2.0.0"],
  ])("from %s to %s: %s", (from, to, before, after) => {
    expect(update(before, { from, to })).toBe(after);
  });
});

test("of one package of several counts only with its own name", () => {
  const project: Project = { ...WIDGET, series: "core@", packages: ["@octo/core"] };
  expect(update("npm i @octo/core@1.2.0 @octo/widget@1.2.0", { project })).toBe(
    "npm i @octo/core@1.3.0 @octo/widget@1.2.0",
  );
  expect(update("https://github.com/octo/widget/releases/download/core%401.2.0/x", { project })).toContain(
    "core%401.3.0",
  );
  expect(update("uses: octo/widget@v1.2.0", { project })).toBe("uses: octo/widget@v1.2.0");
});

describe("references to other projects", () => {
  test.each<[Parameters<typeof parsePackageName>[0], string, string | undefined]>([
    ["package.json", '{"name":"@octo/widget"}', "@octo/widget"],
    ["package.json", '{"name":7}', undefined],
    ["package.json", "{", undefined],
    ["package.json", '{"name":"(a+)+$ x"}', undefined],
    ["pyproject.toml", '[build-system]\nname = "no"\n\n[project]\nversion = "1"\nname = "py-widget"\n', "py-widget"],
    ["pyproject.toml", "[tool.poetry] # here\nname = 'py-widget'\n", "py-widget"],
    ["pyproject.toml", '[project]\nversion = "1"\n[tool.x]\nname = "no"\n', undefined],
    ["Cargo.toml", '[workspace]\n\n[package]\nname = "widget-rs"\n', "widget-rs"],
    ["go.mod", "// x\nmodule go.octo.dev/widget/v2\n\ngo 1.22\n", "go.octo.dev/widget/v2"],
  ])("the package of %s: %s", (manifest, text, name) => {
    expect(parsePackageName(manifest, text)).toBe(name);
  });

  test.each([
    ["", ["@octo/core", "web"]],
    ["core@", ["@octo/core"]],
    ["@octo/core@", ["@octo/core"]],
    ["web-", ["web"]],
    ["other/", []],
  ])("tags of the series %j count for %j", (series, names) => {
    expect(selectPackages(["@octo/core", "web"], series)).toEqual(names);
  });
});
