import { expect, test } from "vitest";
import {
  createVersionSearch,
  isVersionFile,
  raiseRequirements,
  raiseVersion,
} from "../../../src/writer/version-files.ts";

const CHANGE = { from: "1.2.0", to: "1.3.0" };

test.each([
  [
    "package.json",
    '{\n  "name": "widget",\n  "scripts": { "version": "1.2.0" },\n  "version": "1.2.0"\n}\n',
    '"version": "1.3.0"\n}',
  ],
  [
    "web/package-lock.json",
    '{ "version": "1.2.0", "packages": { "": { "version": "1.2.0" }, "node_modules/a": { "version": "1.2.0" } } }',
    '{ "version": "1.3.0", "packages": { "": { "version": "1.3.0" }, "node_modules/a": { "version": "1.2.0" } } }',
  ],
  [
    "Cargo.toml",
    '[package]\nversion = "1.2.0"\n\n[dependencies.a]\nversion = "1.2.0"\n',
    '[package]\nversion = "1.3.0"\n\n[dependencies.a]\nversion = "1.2.0"\n',
  ],
  ["Cargo.toml", '[workspace.package]\nversion = "1.3.0-dev"\n', 'version = "1.3.0"'],
  ["pyproject.toml", "[project]\nname = 'widget'\nversion = '1.2.0' # ours\n", "version = '1.3.0' # ours"],
  ["pyproject.toml", '[tool.poetry]\nversion = "1.3.0.dev0"\n', 'version = "1.3.0"'],
  [
    "pom.xml",
    "<project><!-- <version>1.2.0</version> --><parent><version>9</version></parent><version>1.3.0-SNAPSHOT</version><dependencies><dependency><version>1.2.0</version></dependency></dependencies></project>",
    "<parent><version>9</version></parent><version>1.3.0</version><dependencies><dependency><version>1.2.0</version>",
  ],
  [
    "pom.xml",
    "<project><parent><version>1.3.0-SNAPSHOT</version></parent><version>1.3.0-SNAPSHOT</version></project>",
    "<parent><version>1.3.0</version></parent><version>1.3.0</version>",
  ],
  [
    "bom/pom.xml",
    "<project><parent><version>1.3.0-SNAPSHOT</version></parent><dependencyManagement><dependency><version>1.3.0-SNAPSHOT</version></dependency><dependency><version>1.2.9-SNAPSHOT</version></dependency></dependencyManagement></project>",
    "<dependencyManagement><dependency><version>1.3.0</version></dependency><dependency><version>1.2.9-SNAPSHOT</version>",
  ],
  ["core/pom.xml", "<project><parent><version>1.2.0</version></parent></project>", "<version>1.3.0</version>"],
  ["pyproject.toml", '[project]\nversion = "1.2.5rc1"\n', 'version = "1.3.0"'],
  ["VERSION", "1.2.0\n", "1.3.0\n"],
  ["lib/version.txt", "v1.2.0", "v1.3.0"],
  // The marks are escaped here, so that a release of this repository changes no test.
  [
    "src/widget.rb",
    'A = "1.2.0"\nVERSION = "1.2.0" # x-release\u002dplease-version\n',
    'A = "1.2.0"\nVERSION = "1.3.0" # x-release\u002dplease-version\n',
  ],
  [
    "README.md",
    "<!-- x-release\u002dplease-start-version -->\nget 1.2.0\n<!-- x-release\u002dplease-end -->\nget 1.2.0\n",
    "get 1.3.0\n<!-- x-release\u002dplease-end -->\nget 1.2.0\n",
  ],
  [
    "README.md",
    "x-release\u002dplease-start-version\n1.2.0\nx-release\u002dplease-start-minor\nv2\nx-release\u002dplease-end-minor\n",
    "1.2.0\nx-release\u002dplease-start-minor\nv3\nx-",
  ],
  ["a.h", "#define MINOR 2 // x-release\u002dplease-minor\n", "#define MINOR 3 "],
])("%s gets the version: %s", (path, before, after) => {
  expect(raiseVersion(path, before, CHANGE)).toContain(after);
});

test.each([
  ["package.json", '{ "name": "widget" }'],
  ["package.json", '{ "version": "4.0.0" }'],
  ["package.json", '{ "version": "0.0.0-development" }'],
  ["package.json", '{ "version": "1.3.0" }'],
  ["tools/lint/package.json", '{ "version": "1.2.5" }'],
  ["sub/Cargo.toml", '[package]\nversion = "1.4.0-dev"\n'],
  ["pom.xml", "<project><parent><version>1.2.5</version></parent><version>9</version></project>"],
  ["pom.xml", "<project><parent><version>1.2.0</version></parent><version>1.4.0-SNAPSHOT</version></project>"],
  ["VERSION", "see widget.rb, 1.2.0"],
  ["src/widget.rb", 'VERSION = "1.2.0"'],
  ["docs/marks.md", "Write `x-release\u002dplease-start-version` above it.\n\nGet 1.2.0.\n"],
])("%s stays as it is: %s", (path, text) => {
  expect(raiseVersion(path, text, CHANGE)).toBeUndefined();
});

test.each([
  [{ from: undefined, to: "1.3.0", isTop: true }, "0.0.0", true],
  [{ from: undefined, to: "1.3.0", isTop: false }, "0.0.0", false],
  [{ from: undefined, to: "1.3.0", isTop: true }, "5.0.0", false],
  [{ ...CHANGE, isTop: true }, "1.2.5", true],
  [{ ...CHANGE, isTop: true }, "1.4.0", false],
])("by %j, %s is raised: %s", (change, version, isRaised) => {
  const raised = raiseVersion("package.json", `{ "version": "${version}" }`, change);
  expect(raised).toBe(isRaised ? '{ "version": "1.3.0" }' : undefined);
});

test.each([
  ["package.json", '{ "version": "8.1.0" }', "9", '{ "version": "9.0.0" }'],
  ["a/Cargo.toml", '[package]\nversion = "25.7.1"\n', "26.11", '[package]\nversion = "26.11.0"\n'],
  ["jsr.json", '{ "version": "2026.3.1" }', "2026.04.01-rc.1", '{ "version": "2026.4.1-rc.1" }'],
  ["package.json", '{ "version": "1.2.0" }', "1.3.0.4", '{ "version": "1.3.0.4" }'],
  ["package.json", '{ "version": "26.11.0" }', "26.11", undefined],
  ["VERSION", "25.7.1", "26.11", "26.11"],
])("%s with %s has %s as its tool takes it", (path, text, to, raised) => {
  expect(raiseVersion(path, text, { from: undefined, to, isTop: true })).toBe(raised);
});

test.each(["package.json", "a/Cargo.toml", "pom.xml", "VERSION"])("%s is a file of versions", (path) => {
  expect(isVersionFile(path)).toBe(true);
  expect(isVersionFile(`${path}.md`)).toBe(false);
});

const VERSIONS = new Map([
  ["widget", CHANGE],
  ["tide", { from: "0.3.23", to: "0.3.24" }],
  ["@octo/core", { from: "1.9.0", to: "2.0.0" }],
]);

test.each([
  ["Cargo.lock", '[[package]]\nname = "widget"\nversion = "1.2.0"\n', 'version = "1.3.0"\n'],
  [
    "Cargo.lock",
    '[[package]]\r\nname = "widget"\r\nversion = "1.2.0"\r\n\r\n[[package]]\r\nname = "tide"\r\nversion = "0.3.23"\r\nsource = "registry"\r\n',
    'version = "1.3.0"\r\n\r\n[[package]]\r\nname = "tide"\r\nversion = "0.3.23"\r\n',
  ],
  ["Cargo.toml", 'widget = { version = "1.2.0", path = "../widget" }', 'version = "1.3.0", path'],
  ["cli/Cargo.toml", '"widget" = { path="w", optional = true, version = "=1.2.0" }', 'version = "=1.3.0"'],
  ["Cargo.toml", 'widget = { version = "1.3.0-dev", path = "w" }', '"1.3.0"'],
  ["Cargo.toml", 'tide = { version = "0.3.23", path = "t" }', '"0.3.24"'],
  ["Cargo.toml", 'tide = { version = "~0.2", path = "t" }', '"~0.3.24"'],
  ["Cargo.toml", 'tide = { version = "= 0.3.0", path = "t" }', '"= 0.3.24"'],
  ["package.json", '{ "dependencies": { "tide": "0.3.0" } }', '"0.3.24"'],
  ["package.json", '{ "dependencies": { "@octo/core": "^1" } }', '"^2.0.0"'],
  ["package.json", '{ "peerDependencies": { "@octo/core": "^1.9.0", "a": "1.0.0" } }', '"^2.0.0", "a": "1.0.0"'],
  ["web/package.json", '{ "dependencies": { "@octo/core": "workspace:~1.9.0" } }', '"workspace:~2.0.0"'],
])("%s asks for the package that is released: %s", (path, before, after) => {
  expect(raiseRequirements(path, before, VERSIONS)).toContain(after);
});

test("a lock file has three numbers too", () => {
  const raised = raiseRequirements(
    "Cargo.lock",
    '[[package]]\nname = "tide"\nversion = "25.7.1"\n',
    new Map([["tide", { from: "25.7.1", to: "26.11" }]]),
  );
  expect(raised).toContain('version = "26.11.0"');
});

test.each([
  ["Cargo.lock", '[[package]]\nname = "widget"\nversion = "1.2.0"\nsource = "registry"\n'],
  ["Cargo.toml", 'widget = "1.2.0"\nwidget-cli = { path = "c", version = "1.2.0" }\n'],
  ["Cargo.toml", 'widget = { path = "../widget", version = "1.3" }'],
  ["Cargo.toml", 'widget = { path = "../widget", version = "1" }'],
  ["Cargo.toml", 'tide = { path = "../tide", version = "0.3.0" }'],
  ["Cargo.toml", 'tide={path="../tide",version="~0.3.1"}'],
  ["package.json", '{ "dependencies": { "tide": "^0.3.0", "widget": "~1.3" } }'],
  ["package.json", '{ "dependencies": { "@octo/core": "workspace:^" }, "scripts": { "widget": "1.2.0" } }'],
  ["package.json", '{ "dependencies": { "@octo/core": ">=1 <3", "widget": "^4.0.0" } }'],
  ["widget.json", '{ "dependencies": { "widget": "1.2.0" } }'],
])("%s stays as it is: %s", (path, text) => {
  expect(raiseRequirements(path, text, VERSIONS)).toBe(text);
});

test.each([
  ["tide/__init__.py", '__version__: Final = "1.2.0"'],
  ["lib/tide/version.rb", "    STRING = '1.2.0'.freeze"],
  ["version/version.go", 'const Tide = "v1.2.0"'],
  ["lerna.json", '  "version": "1.2.0",'],
  ["gradle.properties", "VERSION_NAME=1.2.0"],
  ["charts/tide/Chart.yaml", "appVersion: 1.2.0"],
  ["CMakeLists.txt", "project(tide VERSION 1.2.0)"],
  ["tide.h", '#define TIDE_VERSION_TXT "1.2.0"'],
  ["configure.ac", "m4_define([tide_release_version], [1.2.0])"],
  ["Tide.props", "<Version>1.2.0</Version>"],
  ["src/Tide.php", "self::$version = new Version('1.2.0');"],
])("%s says the version: %s", (path, line) => {
  expect(createVersionSearch("1.2.0")(path, `\n${line}\n`)).toBe(true);
});

test.each([
  ["src/tide.py", ".. versionadded:: 1.2.0"],
  ["src/tide.py", 'version_added = "1.2.0"'],
  ["src/tide.py", "# The version 1.2.0 reads tables."],
  ["src/tide.rb", "if Wave.version >= '1.2.0'"],
  ["src/tide.js", 'if (version === "1.2.0") return'],
  ["src/tide.js", '"version": "1.2.0-rc.1", "was": "11.2.0"'],
  ["Cargo.toml", 'wave = { version = "1.2.0", default-features = false }'],
  ["tide.rb", 'MIN_VERSION = "1.2.0"'],
  ["tide.js", 'wave = "1.2.0"'],
  ["tide.appdata.xml", '<release version="1.2.0" date="2026-01-02">'],
  ["tide.min.js", `${" ".repeat(300)}version="1.2.0"`],
])("%s does not say the version: %s", (path, line) => {
  expect(createVersionSearch("1.2.0")(path, `\n${line}\n`)).toBe(false);
});

test.each([
  ['__version__ = "3.12"', true],
  ['python_version = "3.12"', false],
  ['python-version: "3.12"', false],
])("of two numbers, which may be a language's: %s", (line, says) => {
  expect(createVersionSearch("3.12")("tide.py", line)).toBe(says);
});
