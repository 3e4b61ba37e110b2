// Gives zod its language, as it has it in the service.
import "../../../../src/contract/contract.ts";
import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION, readConfiguration } from "../../../../src/drafting/repositories/checkout.ts";
import { parseConfiguration, parseUsable } from "../../../../src/drafting/repositories/configuration.ts";
import { CONFIGURATION_PATH } from "../../../../src/drafting/repositories/repositories.ts";
import { parseYaml } from "../../../../src/shared/yaml.ts";
import { History } from "../../../support/history.ts";

const WHOLE = `# What is written
publications:
  - name: Notes
    config:
      sourceRepos: [octo/widget]
      docsRepo: octo/widget
      inputTriggers: { octo/widget: [releases] }
      writeDocumentation: false
      writeReleaseNotes: true
      writeChangelogs: false
      styleGuide:
        releaseNotes: { path: "docs/{version}.md", sections: [{ title: 🚀 News, kinds: [added] }] }
      pullRequest: { title: "docs: {subject}", base: next, draft: true, labels: [docs], reviewers: [ada], assignees: [] }
      planningInstructions: Be brief.
  - name: Log
`;

describe("a checkout", () => {
  test("without the file gets the default: one publication with the default settings", async () => {
    using history = new History();
    history.commit("One");
    const configuration = await readConfiguration(history.directory);
    expect(configuration).toEqual(DEFAULT_CONFIGURATION);
    expect(configuration.publications).toHaveLength(1);
  });

  test("where .github is a file gets the default", async () => {
    using history = new History();
    history.commit("One", { ".github": "not a folder\n" });
    expect(await readConfiguration(history.directory)).toEqual(DEFAULT_CONFIGURATION);
  });
});

test("every field of a configuration is read, as YAML has it", () => {
  expect(parseConfiguration(WHOLE)).toEqual(parseYaml(WHOLE).value);
});

const configurePull = (fields: string) =>
  parseConfiguration(`publications:\n  - name: A\n    config: { pullRequest: { ${fields} } }\n`);

test.each([
  'branch: "release-docs/{subject}"',
  'branch: "release-docs/next/{subject}-draft"',
  'milestone: "3.0", autoMerge: rebase, signOff: true, commitMessage: "docs: {subject}"',
])("a pull request can have %s", (fields) => {
  expect(() => configurePull(fields)).not.toThrow();
});

test.each<[string, RegExp]>([
  ['branch: "docs/{subject}"', /\.branch: branch must begin with release-docs\//],
  ['branch: "release-docs/all"', /\.branch: branch must begin .* and have {subject}/],
  ['branch: "release-docs/../{subject}"', /\.branch: /],
  ['branch: "release-docs//{subject}"', /\.branch: /],
  ['branch: "release-docs/.{subject}"', /\.branch: /],
  ['branch: "release-docs/{subject}.lock"', /\.branch: /],
  ['branch: "release-docs/{subject}/"', /\.branch: /],
  ['branch: "release-docs/{subject}~1"', /\.branch: /],
  ["milestone: 1.5", /\.milestone: /],
  ["autoMerge: fast", /\.autoMerge: autoMerge must be merge, squash or rebase/],
])("a pull request cannot have %s", (fields, message) => {
  expect(() => configurePull(fields)).toThrow(message);
});

test("the version of releases is set in the file; what tags them, at the step", () => {
  const configure = (fields: string) => () =>
    parseConfiguration(`publications:\n  - name: A\n    config:\n      release:\n        ${fields}\n`);
  expect(configure("version: auto")).not.toThrow();
  expect(configure("version: v1.4.0")).toThrow(/line 5: publications\[0\]\.config\.release\.version: .*"auto"/);
  for (const field of ["tag: true", "createRelease: draft"]) {
    const name = field.split(":", 1)[0] ?? "";
    expect(configure(field)).toThrow(`line 5: publications[0].config.release.${name}: is an input of the step here`);
  }
});

describe("an error names its line and field", () => {
  test.each<[string, string, number, RegExp]>([
    ["broken YAML", "publications:\n  - name: [Notes\n", 3, /./],
    ["an empty file", "", 1, /the file: .*object/],
    [
      "an unknown key with fields below it",
      "publications:\n  - name: A\n    stlyeGuide:\n      changelogs: {}\n",
      3,
      /"stlyeGuide"/,
    ],
    [
      "an unknown key of a config",
      "publications:\n  - name: A\n    config:\n      writeReleaseNotes: true\n      writeChangelog: false\n",
      5,
      /publications\[0\]\.config.*"writeChangelog"/,
    ],
    ["the second without a name", "publications:\n  - name: A\n  - config: {}\n", 3, /publications\[1\]\.name: /],
    [
      "two of one name",
      "publications:\n  - name: A\n  - name: A\n",
      2,
      /publications: two publications have the same name/,
    ],
    ["a reference to nothing", "publications:\n  - name: A\n    config: *all\n", 3, /all/],
  ])("%s", (_, text, line, fault) => {
    const parse = () => parseConfiguration(text);
    expect(parse).toThrow(expect.objectContaining({ code: "config/invalid" }));
    expect(parse).toThrow(`${CONFIGURATION_PATH}, line ${line}: `);
    expect(parse).toThrow(fault);
  });
});

test("a template that cannot be used is an error with its line and field", async () => {
  const text = (entry: string) =>
    `publications:\n  - name: A\n    config:\n      styleGuide:\n        releaseNotes:\n          entry: "${entry}"\n`;
  await expect(parseUsable(text("- {{txt}}"))).rejects.toThrow(
    `${CONFIGURATION_PATH}, line 6: publications[0].config.styleGuide.releaseNotes.entry: The template has no field`,
  );
  expect(await parseUsable(text("- {{text}}"))).toMatchObject({ publications: [{ name: "A" }] });
});
