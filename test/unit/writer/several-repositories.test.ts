import { expect, test } from "vitest";
import type { Repository } from "../../../src/writer/change.ts";
import { placeInChangelog, renderChangelogSection } from "../../../src/writer/changelog/changelog.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { makeCommits } from "../../support/make-commits.ts";

const page = (name: string): Repository => ({ name, webUrl: `https://github.com/${name}`, isQualified: true });
const WIDGET = page("octo/widget");
const GADGET = page("octo/gadget");

/** The changelog with what these commits did in a repository; a release where a version is given. */
function place(text: string | undefined, source: Repository, messages: readonly string[], version?: string): string {
  const tag = version && `v${version}`;
  const span = { version, tag, previousTag: "v0.9.0", date: "2026-01-05", commits: makeCommits(...messages) };
  return placeInChangelog(text, renderChangelogSection(span, buildNotes(span.commits), source));
}

const headingsOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
const belowOf = (text: string, heading: string) => text.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";

test("each has versions of its own, also where two are the same", () => {
  let text = place(undefined, WIDGET, ["fix: mend it (#1)"], "1.0.0");
  text = place(text, GADGET, ["feat: turn it (#1)"], "1.0.0");
  text = place(text, WIDGET, ["feat: light it (#2)"], "1.1.0");
  expect(headingsOf(text)).toEqual([
    "[Unreleased]",
    "[octo/gadget@1.0.0] - 2026-01-05",
    "[octo/widget@1.1.0] - 2026-01-05",
    "[octo/widget@1.0.0] - 2026-01-05",
  ]);
  expect(belowOf(text, "[octo/widget@1.0.0]")).toContain("- Mend it ([octo/widget#1](");
  expect(belowOf(text, "[octo/gadget@1.0.0]")).toContain("- Turn it ([octo/gadget#1](");
  expect(text).toContain("[octo/widget@1.0.0]: https://github.com/octo/widget/compare/v0.9.0...v1.0.0");
  expect(text).toContain("[octo/gadget@1.0.0]: https://github.com/octo/gadget/compare/v0.9.0...v1.0.0");
  expect(place(text, GADGET, ["feat: turn it (#1)"], "1.0.0")).toBe(text);
});

test("what is not released of each stands side by side, though it says the same, until its own release", () => {
  const updates = ["chore(deps): bump a from 1.0.0 to 1.1.0 (#8)", "chore(deps): bump b from 1.0.0 to 1.1.0 (#9)"];
  let text = place(undefined, WIDGET, ["fix: mend it (#1)", ...updates]);
  text = place(text, GADGET, ["fix: mend it (#1)", ...updates.slice(0, 1)]);
  const unreleased = belowOf(text, "[Unreleased]");
  expect(unreleased).toContain("- Mend it ([octo/widget#1](");
  expect(unreleased).toContain("- Mend it ([octo/gadget#1](");
  expect(unreleased).toContain("- 2 dependency updates (octo/widget)");
  expect(unreleased).toContain("- 1 dependency update (octo/gadget)");
  expect(place(text, WIDGET, ["fix: mend it (#1)", ...updates])).toBe(text);
  const released = place(text, GADGET, ["fix: mend it (#1)", ...updates.slice(0, 1)], "2.0.0");
  expect(belowOf(released, "[octo/gadget@2.0.0]")).toContain("- Mend it ([octo/gadget#1](");
  expect(belowOf(released, "[octo/gadget@2.0.0]")).not.toContain("octo/widget");
  expect(belowOf(released, "[Unreleased]")).toContain("- Mend it ([octo/widget#1](");
  expect(belowOf(released, "[Unreleased]")).not.toContain("gadget");
});

test("what a person wrote for one of them moves into its release", () => {
  const byHand = place(undefined, GADGET, ["fix: mend it (#1)"]).replace("Mend it", "Gears no longer slip");
  const released = place(byHand, GADGET, ["fix: mend it (#1)"], "2.0.0");
  expect(belowOf(released, "[octo/gadget@2.0.0]")).toContain("- Gears no longer slip ([octo/gadget#1](");
  expect(released).not.toContain("Mend it");
});

test("a release whose publication has no other repository keeps out of what names one", () => {
  const alone = { name: "octo/tool", webUrl: "https://github.com/octo/tool" };
  let text = place(undefined, WIDGET, ["fix: mend it (#1)"], "1.4.0");
  text = place(text, GADGET, ["fix: mend it (#1)"]);
  text = place(text, alone, ["feat: hold it (#5)"]);
  const released = place(text, alone, ["feat: hold it (#5)"], "1.4.0");
  expect(headingsOf(released)).toContain("[1.4.0] - 2026-01-05");
  expect(belowOf(released, "[octo/widget@1.4.0]")).toContain("- Mend it ([octo/widget#1](");
  expect(belowOf(released, "[octo/widget@1.4.0]")).not.toContain("Hold it");
  expect(belowOf(released, "[1.4.0]")).toContain("- Hold it ([#5](");
  expect(belowOf(released, "[1.4.0]")).not.toContain("gadget");
  expect(belowOf(released, "[Unreleased]")).toContain("octo/gadget#1");
});
