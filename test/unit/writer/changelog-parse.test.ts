import { expect, test } from "vitest";
import { nameGroup, parseGroups, renderGroups } from "../../../src/writer/changelog/groups.ts";
import { parseChangelog, readFormat } from "../../../src/writer/changelog/parse.ts";
import { type Format, findDate, renderDate } from "../../../src/writer/changelog/version-heading.ts";

test.each([
  ["2.1.2026", "2026-03-14", "14.3.2026"],
  ["11/22/2026", "2026-03-04", "03/04/2026"],
  ["22nd November, 2026", "2026-03-03", "3rd March, 2026"],
  ["22nd November, 2026", "2026-03-12", "12th March, 2026"],
  ["Sun, 22 Nov 2026", "2026-03-04", "Wed, 4 Mar 2026"],
])("a date like %s: %s is %s", (written, iso, rendered) => {
  const found = findDate(`- (${written})`);
  expect(found && renderDate(found.form, iso)).toBe(rendered);
});

const versionsOf = (text: string, format: Format = "markdown") => {
  const headings = parseChangelog(text, format).parts.flatMap(({ heading }) => heading ?? []);
  return headings.flatMap(({ version, isPending }) => [
    version ?? "unreleased",
    ...(version && isPending ? ["?"] : []),
  ]);
};

test.each<[string, Format, string[]]>([
  ["next\n----\n\n1.2.0\n-----\n", "markdown", ["unreleased", "1.2.0"]],
  ["## 2.0.0 - TBD\n\n## 1.2.0 - 2026-01-02\n", "markdown", ["2.0.0", "?", "1.2.0"]],
  [`2026-01-02 1.2.0 ${"word ".repeat(40)}\n\n2026-01-01 1.1.0\n\n* a\n`, "plain", ["1.1.0"]],
  ["1.2.0\n+++++\n\n1.1.0\n-----\n", "markdown", ["1.1.0"]],
  ["## 1.2.0 is near\n\n## 1.1.0\n", "markdown", ["1.1.0"]],
  ["# unpublished changes since 1.2.0\n\n# 2026-01-02, 1.2.0\n", "markdown", ["unreleased", "1.2.0"]],
  ["## Widget 1.2.0\n\n### Node 22.1\n\n## Widget v1.1.0 (May 2, 2026)\n", "markdown", ["1.2.0", "1.1.0"]],
  [
    "Changes\n=======\n\n1.2.0 (2 May 2026)\n------------------\n\nFixes\n~~~~~\n\n- a\n\n1.1.0\n-----\n",
    "rst",
    ["1.2.0", "1.1.0"],
  ],
  ["=====\n1.2.0\n=====\n\n- a\n", "rst", ["1.2.0"]],
  ["2026.01.02, Version 1.2.0 (Stable)\n\n* a\n\n2026.01.01, Version 1.1.0\n\n* b\n", "plain", ["1.2.0", "1.1.0"]],
  ["**UNRELEASED**\n\n- a\n\n**1.2.0**\n\n**Fixes**\n\n- b\n", "rst", ["unreleased", "1.2.0"]],
  ["## 1.2.0\n\n**1.1.9**\n\n- a\n\n**Unreleased**\n", "markdown", ["1.2.0"]],
  ["## 1.2.0 / 2026-01-???\n", "markdown", ["1.2.0", "?"]],
  [
    "## v1.3.0-dev\n\n## 1.2.0 (date to come)\n\n## 1.1.0 [DRAFT]\n\n## 1.0.0\n",
    "markdown",
    ["1.3.0", "?", "1.2.0", "?", "1.1.0", "?", "1.0.0"],
  ],
  [
    "## Not yet released, version 1.3.0\n\n## Unreleased [minor]\n\n## 1.2.0 - YYYY-MM-DD\n\n## 1.1.0\n",
    "markdown",
    ["1.3.0", "?", "unreleased", "1.2.0", "?", "1.1.0"],
  ],
  ["## 🚧 To be released\n\n## 🚀 1.2.0\n\n## `1.1.0`\n", "markdown", ["unreleased", "1.2.0", "1.1.0"]],
  ["## Widget 2.0.0\n\n## 1.2.0\n\n## Node 22.1.0\n\n## Widget 1.1.0\n", "markdown", ["2.0.0", "1.2.0", "1.1.0"]],
  [
    "## Release notes for 1.2.0\n\n## Added\n\n- a\n\n## Other\n\n- b\n\n## Release notes for 1.1.0\n",
    "markdown",
    ["1.2.0", "1.1.0"],
  ],
  ["=== 1.2.0 / 2026-01-2x\n\n* a\n\n=== 1.1.0 / 2026-01-02\n", "plain", ["1.2.0", "?", "1.1.0"]],
  ["* 1.2.0 (2026-01-02)\n\n * a\n\n* 1.1.0 (2026-01-01)\n", "plain", ["1.2.0", "1.1.0"]],
  ["1.2.0\n * a\n\n1.1.0\n * b\n", "markdown", ["1.2.0", "1.1.0"]],
  ["## 1.2.0\n\n* 1.1.9 (2026-01-02)\n\n1.1.8\n", "markdown", ["1.2.0"]],
  [
    "*******\n v1.2.0\n*******\n\nFixes - 1.2.0\n=============\n\n- a\n\n*******\n v1.1.0\n*******\n",
    "rst",
    ["1.2.0", "1.1.0"],
  ],
  ["CHANGES FROM 1.1 TO 1.2\n\n* a\n\nCHANGES FROM 1.0 TO 1.1\n", "plain", ["1.2", "1.1"]],
])("the versions of %j", (text, format, versions) => {
  expect(versionsOf(text, format)).toEqual(versions);
  expect(versionsOf(text.replaceAll("\n", "\r\n"), format)).toEqual(versions);
});

test.each<[string, string, Format | undefined]>([
  ["CHANGES", "# 1.2.0\n", "markdown"],
  ["CHANGES", "* 1.2.0 (2026-01-02)\n\n * Use ``new_name``\n", "plain"],
  ["CHANGELOG.adoc", "== 1.2.0\n", undefined],
])("the format of %s with %j", (path, text, format) => {
  expect(readFormat(path, text)).toBe(format);
});

test.each<[string, Format, string[]]>([
  ["**Fixed**\n- a\n\n**Added:**\n- b\n", "markdown", [":0", "Fixed:1", "Added:1"]],
  ["* Features\n  * a\n\n* Bugfixes\n  * b\n  * c\n", "markdown", [":0", "Features:1", "Bugfixes:2"]],
  ["\nFixes\n~~~~~\n\n-   a\n\n    - deeper\n", "rst", [":0", "Fixes:1"]],
  ["Bug fixes:\n\n  o a\n  o b\n", "plain", [":0", "Bug fixes:2"]],
  ["```\n- a\n```\n", "markdown", [":0"]],
])("the groups of %j", (body, format, expected) => {
  const groups = parseGroups(body, format);
  expect(groups.map((group) => `${nameGroup(group)}:${group.items.length}`)).toEqual(expected);
  expect(renderGroups(groups)).toBe(body);
});
