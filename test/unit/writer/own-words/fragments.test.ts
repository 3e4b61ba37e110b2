import { describe, expect, test } from "vitest";
import { buildYamlLines, findFragments, parseFragment } from "../../../../src/writer/own-words/assign.ts";
import { parseYamlFragment } from "../../../../src/writer/own-words/yaml-fragments.ts";
import { listCases } from "../../../support/listed-cases.ts";
import { type CommitSketch, makeCommits } from "../../../support/make-commits.ts";

describe("fragments", () => {
  const find = (paths: readonly string[], ...sketches: (string | CommitSketch)[]) =>
    findFragments(makeCommits(...sketches), paths).map(
      ({ path, isReleased }) => `${path}${isReleased ? " released" : ""}`,
    );

  const NAMES = `
    newsfragments/12.bugfix.rst | changelog.d/2026_01_02_ada.md | changelog/12.bugfix.rst
    changelog/fix_the_lines.md | changes/feature/12.md | docs/changelog/+words.doc.rst | .changeset/brave-cats.md
    changelogs/fragments/12-words.yml | releasenotes/notes/words-0a1b2c3d4e5f6071.yaml
    .changes/unreleased/Added-20260102-120000.yaml | .chloggen/words.yaml`;
  const OTHERS = `
    changelog/1.2.0.md | changes/notes.md | .changeset/config.json | newsfragments/_template.rst | news/index.html
    src/changes/code.ts | changes/settings.yml | .chloggen/TEMPLATE.yaml`;

  test.each(listCases(NAMES))("%s is one", (path) => {
    expect(find([path], { message: "Work (#1)", paths: [path] })).toEqual([path]);
  });

  test.each(listCases(OTHERS))("%s is none", (path) => {
    expect(find([path], { message: "Work (#1)", paths: [path] })).toEqual([]);
  });

  test("that are deleted are out, unless the release deleted them", () => {
    const path = "newsfragments/1.bugfix.rst";
    const work = { message: "Work (#1)", paths: [path] };
    expect(find([], work, { message: "Undo (#2)", paths: [path] })).toEqual([]);
    expect(find([], work, { message: "Release 1.2.0", paths: [path] })).toEqual([`${path} released`]);
    expect(find([], work, { message: "Collect news", paths: [path, "CHANGES.rst"] })).toEqual([`${path} released`]);
  });

  const parse = (path: string, text: string, packageName?: string) =>
    parseFragment({ path, shas: ["b", "a"], isReleased: false }, text, packageName).map(
      ({ class: kind, text: { body, format }, numbers }) => `${kind ?? "?"} ${format} ${body} ${numbers.join()}`,
    );
  const WORDS = "* [#4](https://x.example/pull/4): Words.";

  test.each([
    ["changelog.d/x.md", "### Added\n\n- One (#3)\n- Two\n", ["added markdown One (#3) 3", "added markdown Two "]],
    ["changelog/new_words.md", `${WORDS}\n`, [`added markdown ${WORDS.slice(2)} 4`]],
    [".changeset/a.md", "---\n'@ada/core': minor\n---\n\nStreams\n\nMore\n", ["? markdown Streams\n\nMore "]],
    [".changeset/a.md", "---\nada: major\n---\n\nStreams\n", ["breaking markdown Streams "]],
    [".changeset/a.md", "---\n---\n", []],
    ["newsfragments/12.bugfix.rst", "Added ``stream`` to answers.\n", ["added rst Added ``stream`` to answers. 12"]],
    ["newsfragments/12.feature.rst", "Deprecated ``stream``.\n", ["deprecated rst Deprecated ``stream``. 12"]],
    ["newsfragments/12.misc.rst", "Added answers.\n", ["internal rst Added answers. 12"]],
  ])("%s with %j", (path, text, expected) => {
    expect(parse(path, text)).toEqual(expected);
  });

  test("of other packages are not those of the package that the tag names", () => {
    const text = "---\n'@ada/core': minor\n---\n\nStreams\n";
    expect(parse(".changeset/a.md", text, "ada/core")).toHaveLength(1);
    expect(parse(".changeset/a.md", text, "ada/cli")).toEqual([]);
  });

  const parseYaml = (path: string, text: string, isReleased = false) =>
    buildYamlLines({ path, shas: ["b", "a"], isReleased }, parseYamlFragment(text)).map(
      ({ class: kind, text: { body, format }, numbers, shas }) =>
        `${kind ?? "?"} ${format} ${body} ${numbers.join()} ${shas.join("")}`,
    );

  test.each<[path: string, text: string, expected: string[]]>([
    [
      "releasenotes/notes/words-0a1b2c.yaml",
      "---\nprelude: >\n    A good release.\nfeatures:\n  - |\n    Streams ``words``.\n\n    More.\nissues:\n  - It hangs.\n",
      ["added rst Streams ``words``.\n\nMore.  ab"],
    ],
    [
      ".changes/unreleased/Fixed-1.yaml",
      'kind: Fixed\nbody: Keeps words\ntime: 2026-01-02T12:00:00Z\ncustom:\n  Issue: "4"\n  Author: ada\n',
      ["fixed markdown Keeps words 4 ab"],
    ],
    [
      ".chloggen/words.yaml",
      "change_type: enhancement\ncomponent: words\nnote: Streams\nissues: [5, '#6', https://x.example/pull/7]\nsubtext:\n",
      ["added markdown Streams 5,6,7 ab"],
    ],
    [
      "changelogs/unreleased/words.yml",
      "title: Deprecate words\nmerge_request: 8\ntype: changed\n",
      ["deprecated markdown Deprecate words 8 ab"],
    ],
    [
      "changelogs/fragments/a.yml",
      "- kind: fixed\n  summary: One\n- kind: added\n  summary: Two\n",
      ["fixed markdown One  ab", "added markdown Two  ab"],
    ],
    ["changelogs/fragments/a.yml", "bugfixes: [unclosed", []],
    ["changelogs/fragments/a.yml", "fixed: One\n", ["fixed markdown One  ab"]],
    [".chloggen/a.yaml", "kind: words\ncomponent: words\n", []],
    [".chloggen/a.yaml", "body: Words\ncomponent: words\n", []],
  ])("in YAML: %s with %j", (path, text, expected) => expect(parseYaml(path, text)).toEqual(expected));

  test("in YAML are not brought by the release that removes them", () => {
    expect(parseYaml(".changes/unreleased/a.yaml", "kind: Added\nbody: Words\n", true)).toEqual([
      "added markdown Words  a",
    ]);
  });
});
