import { describe, expect, test } from "vitest";
import { rateDrafted, rateTagged } from "../../../eval/points.ts";
import type { ChangelogForm } from "../../../eval/ranges.ts";
import { readSection, removeSection } from "../../../eval/section.ts";

const form: ChangelogForm = {
  path: "NEWS.md",
  heading: "## 2.0.0 (2026-03-01)",
  date: "2026-03-01",
  bullet: "* ",
  groups: { "### Features": "added", "### Fixes": "fixed" },
  links: "plain",
};

const before = "# News\n\n## 1.0.0 (2026-01-01)\n\n### Fixes\n\n* Reads files (#1)\n";
const section = "## 2.0.0 (2026-03-01)\n\n### Features\n\n* Prints files (#2)\n\n";

function insert(text: string): string {
  return before.replace("## 1.0.0", `${text}## 1.0.0`);
}

describe("rateDrafted()", () => {
  test("gives every point to a section in the file's own hand", () => {
    const points = rateDrafted(form, { before, after: insert(section), paths: ["NEWS.md"] });

    expect(points).toEqual({ heading: 2, date: 2, bullets: 2, groups: 2, links: 2, untouched: 2 });
  });

  test("takes points off for each departure", () => {
    const strange = "## [2.0.0] - 2026/03/01\n\n### Added\n\n- Prints files ([#2](https://host/2))\n\n";
    const points = rateDrafted(form, { before, after: insert(strange), paths: ["NEWS.md"] });

    expect(points).toEqual({ heading: 1, date: 0, bullets: 0, groups: 0, links: 1, untouched: 2 });
  });

  test("gives nothing without a draft, and nothing for untouched surroundings if another file is written", () => {
    expect(rateDrafted(form, { before, after: before, paths: ["CHANGELOG.md"] }).heading).toBe(0);
    expect(rateDrafted(form, { before, after: insert(section), paths: ["NEWS.md", "b.md"] }).untouched).toBe(0);
    expect(
      rateDrafted(form, { before, after: insert(section).replace("files (#1)", "(#1)"), paths: ["NEWS.md"] }).untouched,
    ).toBe(0);
  });
});

test("a finished section is to be left alone", () => {
  const after = insert(section);

  expect(Object.values(rateTagged(form, { before: after, after, paths: [] }))).toEqual([2, 2, 2, 2, 2, 2]);
  expect(rateTagged(form, { before: after, after: `${after}\n`, paths: ["NEWS.md"] }).untouched).toBe(0);
});

describe("sections", () => {
  test.each([
    ["## 2.0.0 (2026-03-01)", "## 2.0.0 (PENDING)\n\n* a\n\n", "## 1.9.0 (2026-01-01)\n\n* b\n"],
    ["## [2.0.0](https://host/1.9.0...2.0.0) - 2026-03-01", "## [2.0.0](u) - d\n\n- a\n\n", "## [1.9.0](u) - d\n"],
    ["2.0.0 / 2026-03-01", "2.0.0 / 2026-03-01\n==========\n\n* needs 1.5\n\n", "1.9.0 / 2026-01-01\n==========\n"],
    ["What's new in version 2.0.0", "What's new in version 2.0.0\n\n* a\n\n", "What's new in version 1.9.0\n"],
  ])("finds the version of %s", (heading, own, rest) => {
    expect(readSection(`Title\n\n${own}${rest}`, heading)).toBe(own.trimEnd().concat("\n"));
    expect(removeSection(`Title\n\n${own}${rest}`, heading, "")).toBe(`Title\n\n${rest}`);
  });

  test("takes away the link references that came with the section", () => {
    const text = "## 2.0.0\n\n* a ([#2])\n\n## 1.0.0\n\n* b ([#1])\n\n[#2]: https://host/2\n[#1]: https://host/1\n";
    const old = "## 1.0.0\n\n* b ([#1])\n\n[#1]: https://host/1\n";

    expect(removeSection(text, "## 2.0.0", old)).toBe(old);
  });
});
