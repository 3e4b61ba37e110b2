import { describe, expect, test } from "vitest";
import {
  compareManifests,
  isShippedManifest,
  joinComparisons,
  renderPlatform,
  selectLowest,
} from "../../../../../src/writer/signals/manifests/compare.ts";

/** `Rust 1.79 → 1.87`, `left-pad 1.2 → 2.0`, `chalk → 5` (added), `chalk 5 →` (removed). */
function describeComparison(path: string, before: string, after: string): string[] | undefined {
  const compared = compareManifests(path, before, after);
  return (
    compared &&
    [...compared.raised, ...compared.runtime].map(({ name, from = "", to = "" }) =>
      [name, from, "→", to].filter((part) => part !== "").join(" "),
    )
  );
}

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
  ["crates/a/Cargo.toml", `[package]\npublish = false`, `[package]\npublish = false`, undefined],
  ["build.gradle", "jvmTarget = '1_8'", "jvmTarget = '11'", ["Java 8 → 11"]],
])("what differs between two manifests: %s", (path, before, after, described) => {
  expect(describeComparison(path, before, after)).toEqual(described);
});

const POM = [
  "<java.version>$</java.version><a.version>$</a.version><!-- <dependency> -->",
  `<dependency><groupId>g</groupId><artifactId>a</artifactId><version>\${a.version}</version></dependency>`,
  "<dependency><groupId>g</groupId><artifactId>t</artifactId><version>$</version><scope>test</scope></dependency>",
  "<build><dependency><groupId>g</groupId><artifactId>p</artifactId><version>$</version></dependency></build>",
].join("\n");

test.each<[path: string, text: string, names: string]>([
  [
    "Cargo.toml",
    `[package]\nrust-version = "$" # or newer\n[dependencies]\nserde = { version = "$", features = ["derive"] }\nown = { path = "../own", version = "$" }\nextra = { version = "$", optional = true }\n[dependencies.log]\nversion = "$"\n[dev-dependencies]\ninsta = "$"`,
    "Rust serde log",
  ],
  [
    "pyproject.toml",
    `[project]\nrequires-python = ">=$,<4"\ndependencies = [\n  "requests[socks]>=$", # "no>=$"\n  'attrs>=$; python_version < "3.12"',\n]\n[dependency-groups]\ndev = ["pytest>=$"]`,
    "Python requests attrs",
  ],
  [
    "pyproject.toml",
    `[tool.poetry.dependencies]\npython = "^$"\nhttpx = {version = "^$", extras = ["a"]}`,
    "Python httpx",
  ],
  [
    "setup.cfg",
    `[options]\npython_requires = >=$\ninstall_requires =\n  a>=$\n[options.extras_require]\nb = c>=$`,
    "Python a",
  ],
  ["setup.py", `setup(install_requires=["a[x]>=$",\n  # "c>=$"\n  'b>=$'], python_requires=">=$")`, "Python a b"],
  [
    "go.mod",
    `module example.com/w\ngo $\nrequire (\n\texample.com/a/v2 v$\n\tx.org/b v$ // indirect\n)\nrequire example.com/c v$`,
    "Go example.com/a example.com/c",
  ],
  [
    "widget.gemspec",
    `s.required_ruby_version = Gem::Requirement.new(">= $")\ns.add_dependency "rack", "~> $", "< 4"\ns.add_runtime_dependency("a", "$")\ns.add_development_dependency "rspec", "$"`,
    "Ruby rack a",
  ],
  ["composer.json", `{"require":{"php":"^$||^8.0","a/b":"^$"},"require-dev":{"c/d":"^$"}}`, "PHP a/b"],
  ["pom.xml", POM, "Java g:a"],
  [
    "build.gradle.kts",
    `sourceCompatibility = JavaVersion.VERSION_$\nimplementation("g:a:$")\nminSdk = $\ntestImplementation("g:t:$")`,
    "Java Android API level g:a",
  ],
  [
    "src/Widget/Widget.csproj",
    `<TargetFrameworks>netstandard2.0;net$</TargetFrameworks><PackageReference Include="A" Version="$" /><PackageReference Include="B" Version="$" PrivateAssets="all" />`,
    ".NET A",
  ],
  ["mix.exs", `elixir: "~> $",\n{:plug, "~> $"},\n{:ex_doc, "~> $", only: :dev}`, "Elixir plug"],
])("what users need by %s", (path, text, names) => {
  const [before, after] = ["5.0", "6.0"].map((version) => text.replace(/\$(?!\{)/g, version));
  const described = describeComparison(path, before ?? "", after ?? "");
  expect(described?.map((one) => one.replace(/ 5(?:\.0)? → 6(?:\.0)?$/, "")).join(" ")).toBe(names);
});

describe("a package of the same repository is no dependency", () => {
  /** The names of dependencies that change where a text asks for another version and `own` names the package. */
  const listChanged = ([at, own]: readonly [path: string, text: string], path: string, text: string) => {
    const [before = "", after = ""] = ["1.0", "2.0"].map((version) => text.replace(/\$(?!\{)/, version));
    const compared = [compareManifests(at, own, own), compareManifests(path, before, after)];
    return [...joinComparisons(compared.filter((one) => one !== undefined)).runtime.keys()];
  };
  const PARENT = "<parent><groupId>g</groupId><artifactId>all</artifactId></parent>";
  const OTHER = "<dependencies><dependency><groupId>x</groupId><artifactId>y</artifactId></dependency></dependencies>";
  const MODULE = `<project>${PARENT}${OTHER}<artifactId>a</artifactId></project>`;
  const asking = (group: string) =>
    `<project>${PARENT}<artifactId>b</artifactId><dependencies><dependency><groupId>${group}</groupId><artifactId>a</artifactId><version>$</version></dependency></dependencies></project>`;

  test.each<[own: readonly [path: string, text: string], path: string, text: string]>([
    [["a/pom.xml", MODULE], "b/pom.xml", asking("g")],
    [["a/pom.xml", MODULE], "b/pom.xml", asking(`\${project.groupId}`)],
    [["a/build.gradle", `group = "g"\npublication {\n  artifactId = "a"\n}`], "b/build.gradle", `api 'g:a:$'`],
    [["a/a.gemspec", `  s.name = "a"`], "b/b.gemspec", `s.add_dependency "a", "$"`],
    [["a/setup.py", `setup(name="A_a")`], "b/setup.py", `setup(install_requires=["a-a>=$"])`],
    [["a/setup.cfg", `[metadata]\nname = A_a`], "b/setup.cfg", `install_requires =\n  a-a>=$`],
    [["a/pyproject.toml", `[project]\nname = "A_a"`], "b/pyproject.toml", `[project]\ndependencies = ["a-a>=$"]`],
    [["a/A.csproj", `<PackageId>A</PackageId>`], "b/B.csproj", `<PackageReference Include="A" Version="$" />`],
  ])("%j", (own, path, text) => {
    expect(listChanged(own, path, text)).toEqual([]);
    expect(listChanged(["Makefile", ""], path, text)).toHaveLength(1);
  });

  test("but one of another group is", () => {
    expect(listChanged(["a/pom.xml", MODULE], "b/pom.xml", asking("x"))).toEqual(["x:a"]);
  });
});

test.each([
  ["package.json", true],
  ["fuzz/Cargo.toml", false],
  ["src/Widget.Tests/Widget.Tests.csproj", false],
])("%s is a manifest of what is shipped: %s", (path, isShipped) => expect(isShippedManifest(path)).toBe(isShipped));

test.each([
  ["^20 || ^18.12", "18.12"],
  ["<4,>=3.8,!=3.9", "3.8"],
])("the lowest version of %s is %s", (requirement, lowest) => expect(selectLowest(requirement)).toBe(lowest));

test.each([
  ["Node.js", "18.0.0", "Node.js 18"],
  ["Rust", "1.87.0", "Rust 1.87"],
  ["PHP", "8.0", "PHP 8.0"],
  ["Python", "3.10", "Python 3.10"],
])("%s %s is written %s", (name, version, written) => expect(renderPlatform(name, version)).toBe(written));
