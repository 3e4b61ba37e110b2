import { expect, test } from "vitest";
import { parsePackageName, selectPackages } from "../../../src/writer/version-references.ts";

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
