import { expect, test } from "vitest";
import { renderRestructuredText } from "../../../../src/writer/own-words/restructured-text.ts";

const render = (text: string) =>
  renderRestructuredText(text, { linkNumber: (kind, number) => `[#${number}](https://x.example/${kind}/${number})` });

test.each<[string, string, string]>([
  ["double blanks", "One  ``a``\ntwo", "One `a` two"],
  ["inner lists", "* One\n\n  * two\n  * three\n\n* Four", "- One\n  - two\n  - three\n\n- Four"],
  ["numbered lists", "1. One\n   more\n2. Two", "1. One more\n2. Two"],
  [
    "headings",
    "Added\n=====\n\n- a\n\nMore\n----\n\n- b\n\nFixed\n=====\n\n- c",
    "### Added\n\n- a\n\n#### More\n\n- b\n\n### Fixed\n\n- c",
  ],
  ["headings with overlines", "=====\nAdded\n=====\n\n- a", "### Added\n\n- a"],
  ["code", "``a``, ``a`b`` and `c`", "`a`, `` a`b `` and `c`"],
  ["several numbers", ":issue:`1, 2`", "[#1](https://x.example/issue/1), [#2](https://x.example/issue/2)"],
  ["advisories", ":cve:`2026-1` and :ghsa:`ab-cd`", "CVE-2026-1 and GHSA-ab-cd"],
  ["escapes", "``a``\\ s and \\*", "`a`s and \\*"],
  ["literal blocks", "Run::\n\n    a\n      b\n\nThen.", "Run:\n\n```\na\n  b\n```\n\nThen."],
  ["blank lines of code", "Run::\n\n    a\n\n\n    b\n\n\nThen.", "Run:\n\n```\na\n\n\nb\n```\n\nThen."],
  ["literal blocks in items", "- Run::\n\n      a\n\n- b", "- Run:\n\n  ```\n  a\n  ```\n\n- b"],
  ["code blocks", ".. code-block:: python\n   :linenos:\n\n   import a", "```python\nimport a\n```"],
  ["notes", ".. note:: Read\n   this.", "**Note:** Read this."],
  ["notes of versions", ".. deprecated:: 1.2\n   Use b.", "**Deprecated since version 1.2:**\n\nUse b."],
  ["comments and targets", ".. a comment\n   of two lines\n\n.. _target:\n\nText", "Text"],
  ["tables", "== ==\na  b\n== ==\n1  2\n== ==", "```text\n== ==\na  b\n== ==\n1  2\n== ==\n```"],
  ["rules", "a\n\n----\n\nb", "a\n\nb"],
  ["line blocks", "| a\n| b", "a\\\nb"],
])("%s", (_, text, expected) => {
  expect(render(text)).toBe(expected);
});

test("text of any depth and length is read in its time", () => {
  const deep = Array.from({ length: 3000 }, (_, index) => `${" ".repeat(index)}- a\n`).join("\n");
  expect(render(deep)).toContain("- a");
  expect(render("-\n".repeat(100_000))).toContain("-");
});

test("targets of the whole file are known, the text's own before them", () => {
  const file = ".. _docs: https://old.example\n.. _gears: https://g.example\n";
  const text = "docs_ of `the gears <gears_>`_ in snake_case_\n\n.. _docs: https://d.example";
  const linkNumber = () => "";
  expect(renderRestructuredText(text, { linkNumber }, file)).toBe(
    "[docs](https://d.example) of [the gears](https://g.example) in snake_case_",
  );
});
