import { describe, expect, test } from "vitest";
import { compareManifests, isShippedManifest, joinComparisons } from "../../../src/writer/signals/manifests/compare.ts";
import { renderPlatform, selectLowest } from "../../../src/writer/signals/manifests/requirements.ts";

/** `Rust 1.79 → 1.87`, `left-pad 1.2 → 2.0`, `chalk → 5` (added), `chalk 5 →` (removed). */
function describeComparison(path: string, before: string, after: string): string[] | undefined {
  const compared = compareManifests(path, before, after);
  if (compared === undefined) return undefined;
  return [
    ...[...compared.raised, ...compared.runtime].map(({ name, from = "", to = "" }) =>
      [name, from, "→", to].filter((part) => part !== "").join(" "),
    ),
  ];
}

const lines = (...texts: string[]) => texts.join("\n");

describe("what differs between two manifests", () => {
  test.each<[path: string, before: string, after: string, described: string[] | undefined]>([
    [
      "package.json",
      `{"name":"w","engines":{"node":">=18"},"dependencies":{"a":"^1.2.0","b":"1"},"devDependencies":{"jest":"29"}}`,
      `{"name":"w","engines":{"node":"^20.9 || >=22"},"dependencies":{"a":"^2.0.0","c":"3"},"devDependencies":{"jest":"30"}}`,
      ["Node.js 18 → 20.9", "a 1.2.0 → 2.0.0", "b 1 →", "c → 3"],
    ],
    ["package.json", "{", "{}", []],
    ["packages/a/package.json", `{"private":true}`, `{"private":true,"dependencies":{"a":"1"}}`, []],
    ["package.json", `{}`, `{"private":true,"workspaces":["a"],"dependencies":{"a":"1"}}`, []],
    ["package.json", `{"dependencies":{"a":"^1.0.0"}}`, `{"dependencies":{"a":">=1.0.0 <3"}}`, []],
    ["package.json", `{"dependencies":{}}`, `{"dependencies":{"a":"workspace:*"}}`, []],
    [
      "Cargo.toml",
      lines(`[package]`, `name = "w" # ours`, `rust-version = "1.79"`, `[dependencies]`, `serde = "1.0"`),
      lines(
        `[package]`,
        `name = "w"`,
        `rust-version = "1.87.0"`,
        `[dependencies]`,
        `serde = { version = "2.1", features = ["derive"] }`,
        `own = { path = "../own", version = "1" }`,
        `extra = { version = "1", optional = true }`,
        `[dependencies.log]`,
        `version = "0.4"`,
        `[dev-dependencies]`,
        `insta = "1"`,
      ),
      ["Rust 1.79 → 1.87.0", "serde 1.0 → 2.1", "log → 0.4"],
    ],
    ["crates/a/Cargo.toml", `[package]\npublish = false`, `[package]\npublish = false`, undefined],
    [
      "pyproject.toml",
      lines(`[project]`, `requires-python = ">=3.8"`, `dependencies = [`, `  "requests[socks]>=2.0",`, `]`),
      lines(
        `[project]`,
        `requires-python = ">=3.10,<4"`,
        `dependencies = [`,
        `  "requests[socks]>=2.31", # "no"`,
        `  'attrs>=23; python_version < "3.12"',`,
        `]`,
        `[dependency-groups]`,
        `dev = ["pytest>=8"]`,
      ),
      ["Python 3.8 → 3.10", "requests 2.0 → 2.31", "attrs → 23"],
    ],
    [
      "pyproject.toml",
      lines(`[tool.poetry.dependencies]`, `python = "^3.8"`, `httpx = "^0.20"`),
      lines(`[tool.poetry.dependencies]`, `python = "^3.9"`, `httpx = {version = "^0.27", extras = ["http2"]}`),
      ["Python 3.8 → 3.9", "httpx 0.20 → 0.27"],
    ],
    [
      "setup.cfg",
      lines(`[options]`, `python_requires = >=3.7`, `install_requires =`, `    a>=1`, `    b`),
      lines(`[options]`, `python_requires = >=3.9`, `install_requires =`, `    a>=2`, `[options.extras_require]`),
      ["Python 3.7 → 3.9", "a 1 → 2", "b →"],
    ],
    [
      "setup.py",
      `setup(install_requires=["a[x]>=1", "b>=2"], python_requires=">=3.7")`,
      `setup(\n  install_requires=[\n    "a[x]>=1.5",\n    # "c"\n  ],\n  python_requires='>=3.8',\n)`,
      ["Python 3.7 → 3.8", "a 1 → 1.5", "b 2 →"],
    ],
    [
      "go.mod",
      lines(
        `module example.com/w`,
        `go 1.21`,
        `require (`,
        `\texample.com/a/v2 v2.1.0`,
        `\tx.org/b v0.1.0 // indirect`,
        `)`,
      ),
      lines(`module example.com/w`, `go 1.23.0`, `require example.com/a/v3 v3.0.0`),
      ["Go 1.21 → 1.23.0", "example.com/a 2.1.0 → 3.0.0"],
    ],
    [
      "widget.gemspec",
      lines(`s.required_ruby_version = ">= 2.7"`, `s.add_dependency "rack", "~> 2.0"`),
      lines(
        `s.required_ruby_version = Gem::Requirement.new(">= 3.1.0")`,
        `s.add_runtime_dependency("rack", ">= 3.0", "< 4")`,
        `s.add_development_dependency "rspec"`,
      ),
      ["Ruby 2.7 → 3.1.0", "rack 2.0 → 3.0"],
    ],
    [
      "composer.json",
      `{"require":{"php":"^7.4||^8.0"}}`,
      `{"require":{"php":"^8.1","a/b":"^1.0"}}`,
      ["PHP 7.4 → 8.1", "a/b → 1.0"],
    ],
    [
      "pom.xml",
      `<project><properties><java.version>11</java.version><a.version>1.0</a.version></properties>
       <dependencies><dependency><groupId>g</groupId><artifactId>a</artifactId><version>\${a.version}</version></dependency></dependencies></project>`,
      `<project><properties><java.version>17</java.version><a.version>2.0</a.version></properties>
       <dependencies><!-- <dependency> --><dependency><groupId>g</groupId><artifactId>a</artifactId><version>\${a.version}</version></dependency>
       <dependency><groupId>g</groupId><artifactId>t</artifactId><version>1</version><scope>test</scope></dependency></dependencies>
       <build><plugins><plugin><dependencies><dependency><groupId>g</groupId><artifactId>p</artifactId></dependency></dependencies></plugin></plugins></build></project>`,
      ["Java 11 → 17", "g:a 1.0 → 2.0"],
    ],
    [
      "build.gradle.kts",
      lines(`sourceCompatibility = JavaVersion.VERSION_1_8`, `implementation("g:a:1.0")`, `minSdk = 21`),
      lines(
        `sourceCompatibility = JavaVersion.VERSION_11`,
        `implementation("g:a:2.0")`,
        `minSdk = 23`,
        `testImplementation("g:t:1")`,
      ),
      ["Java 8 → 11", "Android API level 21 → 23", "g:a 1.0 → 2.0"],
    ],
    [
      "src/Widget/Widget.csproj",
      `<TargetFrameworks>netstandard2.0;net6.0;net8.0</TargetFrameworks><PackageReference Include="A" Version="1.0" />`,
      `<TargetFrameworks>netstandard2.0;net8.0</TargetFrameworks><PackageReference Include="A" Version="2.0" />
       <PackageReference Include="B" Version="1.0" PrivateAssets="all" />`,
      [".NET 6.0 → 8.0", "A 1.0 → 2.0"],
    ],
    [
      "mix.exs",
      lines(`elixir: "~> 1.12",`, `{:plug, "~> 1.0"},`),
      lines(`elixir: "~> 1.14",`, `{:plug, "~> 1.10"},`, `{:ex_doc, "~> 0.30", only: :dev}`),
      ["Elixir 1.12 → 1.14", "plug 1.0 → 1.10"],
    ],
    ["Makefile", "a", "b", undefined],
  ])("%s", (path, before, after, described) => expect(describeComparison(path, before, after)).toEqual(described));
});

describe("a package of the same repository is no dependency", () => {
  /** The names of dependencies that change where `dependent` asks for another version and `own` names the package. */
  const listChanged = (own: readonly [path: string, text: string], path: string, dependent: (v: string) => string) => {
    const compared = [
      compareManifests(own[0], own[1], own[1]),
      compareManifests(path, dependent("1.0"), dependent("2.0")),
    ];
    return [...joinComparisons(compared.filter((one) => one !== undefined)).runtime.keys()];
  };
  const pom = (group: string) => (version: string) =>
    `<project><parent><groupId>g</groupId><artifactId>all</artifactId></parent><artifactId>b</artifactId>
     <dependencies><dependency><groupId>${group}</groupId><artifactId>a</artifactId><version>${version}</version></dependency></dependencies></project>`;
  const POM = `<project><parent><groupId>g</groupId><artifactId>all</artifactId></parent><dependencies><dependency>
    <groupId>x</groupId><artifactId>y</artifactId></dependency></dependencies><artifactId>a</artifactId></project>`;
  const GRADLE = lines(`group = "g"`, `publication {`, `  artifactId = "a"`, `}`);

  test.each<[own: readonly [path: string, text: string], path: string, dependent: (v: string) => string]>([
    [["a/pom.xml", POM], "b/pom.xml", pom("g")],
    [["a/pom.xml", POM], "b/pom.xml", pom(`\${project.groupId}`)],
    [["a/build.gradle", GRADLE], "b/build.gradle", (v) => `implementation 'g:a:${v}'`],
    [["a/a.gemspec", `  s.name = "a"`], "b/b.gemspec", (v) => `s.add_dependency "a", "${v}"`],
    [["a/setup.py", `setup(name="A_a")`], "b/setup.py", (v) => `setup(install_requires=["a-a>=${v}"])`],
    [["a/setup.cfg", `[metadata]\nname = A_a`], "b/setup.cfg", (v) => `install_requires =\n  a-a>=${v}`],
    [
      ["a/pyproject.toml", `[project]\nname = "A_a"`],
      "b/pyproject.toml",
      (v) => `[project]\ndependencies = ["a-a>=${v}"]`,
    ],
    [["a/mix.exs", `  app: :a,`], "b/mix.exs", (v) => `{:a, "~> ${v}"}`],
    [
      ["a/A.csproj", `<PackageId>A</PackageId>`],
      "b/B.csproj",
      (v) => `<PackageReference Include="A" Version="${v}" />`,
    ],
  ])("%j", (own, path, dependent) => {
    expect(listChanged(own, path, dependent)).toEqual([]);
    expect(listChanged(["Makefile", ""], path, dependent)).toHaveLength(1);
  });

  test("but one of another group is", () => {
    expect(listChanged(["a/pom.xml", POM], "b/pom.xml", pom("x"))).toEqual(["x:a"]);
  });
});

test.each([
  ["package.json", true],
  ["crates/core/Cargo.toml", true],
  ["widget.gemspec", true],
  ["examples/a/package.json", false],
  ["packages/core/example/package.json", false],
  ["website/package.json", false],
  ["test/fixtures/package.json", false],
  ["fuzz/Cargo.toml", false],
  ["src/Widget.Tests/Widget.Tests.csproj", false],
  ["package-lock.json", false],
])("%s is a manifest of what is shipped: %s", (path, isShipped) => expect(isShippedManifest(path)).toBe(isShipped));

test.each([
  [">=18.0.0", "18.0.0"],
  ["^20 || ^18.12", "18.12"],
  ["14 - 18", "14"],
  ["18.x", "18"],
  ["<4,>=3.8,!=3.9", "3.8"],
  ["< 4", undefined],
  ["*", undefined],
])("the lowest version of %s is %s", (requirement, lowest) => expect(selectLowest(requirement)).toBe(lowest));

test.each([
  ["Node.js", "18.0.0", "Node.js 18"],
  ["Rust", "1.87.0", "Rust 1.87"],
  ["PHP", "8.0", "PHP 8.0"],
  ["Python", "3.10", "Python 3.10"],
])("%s %s is written %s", (name, version, written) => expect(renderPlatform(name, version)).toBe(written));
