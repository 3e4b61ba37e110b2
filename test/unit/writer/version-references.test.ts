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
    ["jsDelivr on GitHub", "cdn.jsdelivr.net/gh/octo/widget@1.2.0/x.js"],
    ["pip", "pip install --upgrade 'py_widget[all]==1.2.0'"],
    ["terraform", 'source = "git::https://github.com/octo/widget.git//m?ref=v1.2.0"'],
    ["a download", "https://github.com/octo/widget/releases/download/v1.2.0/widget_1.2.0_linux.tar.gz"],
    ["a file", "tar xf widget-1.2.0.tar.gz"],
    ["a badge", "![v](https://img.shields.io/badge/version-1.2.0-blue)"],
    ["pre-commit", "- repo: https://github.com/octo/widget\n  rev: v1.2.0"],
  ])("is renewed: %s", (_, text) => expect(update(text)).toBe(text.replaceAll("1.2", "1.3")));

  test.each([
    "Version 1.2.0 needs Node 24.",
    "- repo: https://github.com/octo/widget-pre-commit-mirror\n  rev: 1.2.0",
    "Since octo/widget@v1.2.0 it streams.",
    "This was added in https://github.com/octo/widget/releases/tag/v1.2.0.",
    "| octo/widget@v1.2.0 | Node 20 |",
    "## Changelog\n\noct: octo/widget@v1.2.0\n\n### Older\n\nocto/widget@v1.2.0",
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
    ["4.1.3", "4.2.0", "uses: octo/widget@v4.1", "uses: octo/widget@v4.2"],
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
    ["package.json", '{"name":"(a+)+$ x"}', undefined],
    ["pyproject.toml", '[build-system]\nname = "no"\n\n[project]\nversion = "1"\nname = "py-widget"\n', "py-widget"],
    ["pyproject.toml", "[tool.poetry] # here\nname = 'py-widget'\n", "py-widget"],
    ["go.mod", "// x\nmodule go.octo.dev/widget/v2\n\ngo 1.22\n", "go.octo.dev/widget/v2"],
  ])("the package of %s: %s", (manifest, text, name) => {
    expect(parsePackageName(manifest, text)).toBe(name);
  });

  test.each([
    ["", ["@octo/core", "web"]],
    ["core@", ["@octo/core"]],
  ])("tags of the series %j count for %j", (series, names) => {
    expect(selectPackages(["@octo/core", "web"], series)).toEqual(names);
  });
});
