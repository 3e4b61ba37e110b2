import { describe, expect, test } from "vitest";
import { buildChanges } from "../../../../src/writer/changes/changes.ts";
import { parseDependencyUpdate } from "../../../../src/writer/changes/dependencies.ts";
import { buildNotes } from "../../../../src/writer/notes.ts";
import { compareManifests } from "../../../../src/writer/signals/manifests/compare.ts";
import { makeCommits } from "../../../support/make-commits.ts";

/** `rope 1.0.0 → 2.0.0 major`; undefined for a change that is no update. */
function parse(message: string, paths: readonly string[] = ["package.json", "package-lock.json"]) {
  const [change] = buildChanges(makeCommits({ message, paths })).changes;
  if (change === undefined) throw new Error("no change");
  return parseDependencyUpdate(change)?.map(({ name, from, to, runtime, major, security }) => {
    const marks = Object.entries({ runtime, major, security }).flatMap(([mark, applies]) => (applies ? [mark] : []));
    return [name, from, "→", to, ...marks].filter((part) => part !== undefined).join(" ");
  });
}

describe("an update of a dependency", () => {
  test.each<[message: string, updates: string[]]>([
    ["Bump rope from 1.0.0 to 2.0.0", ["rope 1.0.0 → 2.0.0 runtime major"]],
    ["Bump rope from 0.3.0 to 0.4.0", ["rope 0.3.0 → 0.4.0 runtime"]],
    ["Update dependency rope to v3", ["rope → 3 runtime major"]],
    ["deps: rope@^1.2.0", ["rope → 1.2.0 runtime"]],
    ["deps: bump rope", []],
    ["Update all non-major dependencies", []],
    ["Lock file maintenance", []],
    [
      "Bump the npm group with 2 updates\n\nBumps [rope](https://x.example) from 1.0.0 to 1.1.0.\nUpdates `sail` from 2.0.0 to 3.0.0\n",
      ["rope 1.0.0 → 1.1.0 runtime", "sail 2.0.0 → 3.0.0 runtime major"],
    ],
    [
      "Bump rope from 1.0.0 to 1.1.0\n\n---\nupdated-dependencies:\n- dependency-name: rope\n  dependency-type: direct:development\n",
      ["rope 1.0.0 → 1.1.0"],
    ],
  ])("%j", (message, updates) => expect(parse(message)).toEqual(updates));

  test.each<[message: string, paths?: string[]]>([
    ["Bump the minimum version of Node.js"],
    ["Bump rope", ["package.json", "src/rope.ts"]],
    ["Bump rope from 1.0.0 to 2.0.0", ["package.json", "src/rope.ts"]],
    ["feat!: bump rope from 1.0.0 to 2.0.0"],
  ])("is not %j in %j", (message, paths) => expect(parse(message, paths)).toBeUndefined());
});

describe("updates beside the manifests at both ends", () => {
  const list = (path: string, [before, after]: [string, string], ...messages: string[]) => {
    const compared = compareManifests(path, before, after);
    const commits = makeCommits(...messages.map((message) => ({ message, paths: [path] })));
    const { dependencies } = buildNotes(commits, { range: { manifests: compared === undefined ? [] : [compared] } });
    return dependencies.packages.map(({ name, from, to }) => [name, from, "→", to].join(" "));
  };
  const goMod = (version: string) => `module example.com/w\n\nrequire example.com/octo/rope/v2 v${version}\n`;

  const json = (version: string) => `{"dependencies":{"rope":"^${version}"}}`;

  test.each<[what: string, path: string, ends: [string, string], messages: string[], listed: string]>([
    [
      "as the manifest names them",
      "go.mod",
      [goMod("2.0.0"), goMod("2.3.0")],
      ["Bump example.com/octo/rope/v2 from 2.0.0 to 2.1.0", "build(deps): bump rope to 2.3.0"],
      "example.com/octo/rope 2.0.0 → 2.3.0",
    ],
    [
      "with exact versions",
      "go.mod",
      [goMod("2.0.0"), goMod("2.3.0")],
      ["Bump example.com/octo/rope/v2 from 2.1.0 to 2.2.0"],
      "example.com/octo/rope 2.0.0 → 2.3.0",
    ],
    [
      "with more than a range asks for",
      "package.json",
      [json("1.0.0"), json("1.1.0")],
      ["Bump rope from 1.4.2 to 1.5.0"],
      "rope 1.4.2 → 1.5.0",
    ],
  ])("are listed %s", (_, path, ends, messages, listed) => expect(list(path, ends, ...messages)).toEqual([listed]));
});

test("folds dependency updates to one line a package, and names the notable ones", () => {
  const notes = buildNotes(
    makeCommits(
      { message: "Bump left-pad from 1.0.0 to 1.1.0 (#1)", paths: ["package.json"] },
      { message: "chore(deps): update dependency left-pad to v2.0.1 (#2)", paths: ["package.json"] },
      { message: "chore(deps-dev): bump linter from 1.0.0 to 2.0.0 (#3)", paths: ["package.json"] },
      { message: "Bump actions/checkout from 5 to 6 (#4)", paths: [".github/workflows/ci.yml"] },
      { message: "fix(deps): update dependency tar to 7.1.2 [security] (#5)", paths: ["package.json"] },
      { message: "chore(deps): lock file maintenance (#6)", paths: ["package-lock.json"] },
    ),
  );
  const { count, packages, notable, changes } = notes.dependencies;
  expect({ count, changes }).toEqual({ count: 3, changes: 6 });
  expect(packages.map(({ name, from, to }) => `${name} ${from} ${to}`)).toEqual([
    "actions/checkout 5 6",
    "left-pad 1.0.0 2.0.1",
    "linter 1.0.0 2.0.0",
    "tar undefined 7.1.2",
  ]);
  expect(notable.map((update) => update.name)).toEqual(["left-pad", "tar"]);
});

test("counts no dependency updates of what only CI and linters run", () => {
  const notes = buildNotes(
    makeCommits(
      { message: "Bump actions/checkout from 5 to 6 (#1)", paths: [".github/workflows/ci.yml"] },
      { message: "[pre-commit] pre-commit autoupdate (#2)", paths: [".pre-commit-config.yaml", "src/formatted.py"] },
    ),
  );
  expect(notes.dependencies).toMatchObject({ count: 0, changes: 2 });
});

test("names the most used of many: of security updates, and of what the manifests need", () => {
  const bump = (name: string, mark = "") => ({
    message: `fix(deps): update dependency ${name} to v9${mark}`,
    paths: ["go.mod"],
  });
  const names = [..."abcdefghijkl"].map((letter) => `example.com/${letter}`);
  const commits = makeCommits(...names.map((name) => bump(name)), bump("example.com/z", " [security]"));
  const [before, after] = [1, 9].map((major) => names.map((name) => `require ${name} v${major}.0.0\n`).join(""));
  const all = compareManifests("go.mod", `module example.com/own\n${before}`, `module example.com/own\n${after}`);
  const { notable } = buildNotes(commits, { range: { manifests: all === undefined ? [] : [all] } }).dependencies;
  expect(notable.map(({ name }) => name.slice(-1))).toEqual(["z", "a", "b", "c", "d"]);
});
