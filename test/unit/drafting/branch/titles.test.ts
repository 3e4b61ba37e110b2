import { expect, test } from "vitest";
import { findTitleForm, formTitle } from "../../../../src/drafting/branch/pull-request.ts";

const repeat = (times: number, title: string): string[] => Array.from({ length: times }, () => title);

test.each<[string, string[], ReturnType<typeof findTitleForm>]>([
  ["all of ten", repeat(10, "fix: keep the last line"), { hasScopes: false }],
  ["too few", repeat(9, "fix: keep the last line"), undefined],
  ["four of five", [...repeat(8, "feat!: stream"), ...repeat(2, "Bump left-pad")], { hasScopes: false }],
  ["fewer", [...repeat(7, "feat!: stream"), ...repeat(3, "Bump left-pad")], undefined],
  ["some with scopes", [...repeat(8, "fix: keep it"), ...repeat(2, "fix(api): keep it")], { hasScopes: true }],
  ["one with a scope", [...repeat(9, "fix: keep it"), "fix(api): keep it"], { hasScopes: false }],
  ["scopes of robots", repeat(10, "build(deps-dev): bump left-pad"), { hasScopes: false }],
  ["areas, no types", repeat(10, "parser: keep the last line"), undefined],
  ["marks that are like types", repeat(10, "[fix] keep the last line"), undefined],
  ["types without a space", repeat(10, "fix:keep"), undefined],
])("titles of commits are conventional: %s", (_, titles, form) => {
  expect(findTitleForm(titles)).toEqual(form);
});

test.each<[asked: string | undefined, spoken: string, title: string]>([
  ["Document v1.3.0", "v1.3.0", "docs: document v1.3.0"],
  ["Document v1.3.0 (Tides)", "v1.3.0", "docs: document v1.3.0 (Tides)"],
  ["Document #7: Read tides", "unreleased changes", "docs: document #7: Read tides"],
  ["Document the changes on main", "unreleased changes", "docs: document the changes on main"],
  ["Release notes and changelog", "v1.3.0", "docs: document {subject}"],
  [undefined, "unreleased changes", "docs: document {subject}"],
  ["Document the tides", "v1.3.0", "Document the tides"],
  ["What is new", "v1.3.0", "What is new"],
])("the title %j is in the form, if no person chose it", (asked, spoken, title) => {
  expect(formTitle({ hasScopes: true }, { asked, spoken, isPlanned: false })).toBe(title);
  expect(formTitle(undefined, { asked, spoken, isPlanned: false })).toBe(asked);
});

test("a release that is to come has the scope only where the project has scopes", () => {
  const about = { asked: "Release {subject}", spoken: "v1.4.0", isPlanned: true };
  expect(formTitle({ hasScopes: true }, about)).toBe("chore(release): {subject}");
  expect(formTitle({ hasScopes: false }, about)).toBe("chore: release {subject}");
  expect(formTitle(undefined, about)).toBe("Release {subject}");
});
