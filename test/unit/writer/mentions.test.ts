import { describe, expect, test } from "vitest";
import { linkMentions } from "../../../src/shared/markdown/escape.ts";
import { renderEntry } from "../../../src/writer/entries.ts";
import { linkMentionsTo } from "../../../src/writer/links.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { type CommitSketch, makeCommits } from "../../support/make-commits.ts";
import { mergeEntries } from "../../support/merge-entries.ts";

const GITHUB = { name: "octo/ferry", webUrl: "https://github.com/octo/ferry" };
const GITLAB = { name: "octo/ferry", webUrl: "https://gitlab.example/octo/ferry" };

/** Without the commit's own link and the part of addresses that is the same everywhere. */
function shorten(text: string): string {
  return text
    .replaceAll("https://github.com/", "")
    .replaceAll("https://gitlab.example/", "")
    .replace(/\[([0-9a-f]{7})\]\([^)]*\)/, "SHA");
}

function renderOnly(message: string | CommitSketch, repository = GITHUB): string {
  const notes = buildNotes(makeCommits(message));
  const [entry] = [...notes.sections.flatMap(({ entries }) => entries), ...notes.internal];
  if (entry === undefined) throw new Error("no entry");
  return shorten(renderEntry(entry, repository)).replace(/^- /, "");
}

describe("a number in a title", () => {
  test.each([
    ["Moor what pull request #12 left", "Moor what pull request [#12](octo/ferry/pull/12) left (SHA)"],
    ["Moor (see #3 for more)", "Moor (see [#3](octo/ferry/issues/3) for more) (SHA)"],
  ])("is linked: %s", (title, rendered) => expect(renderOnly(title)).toBe(rendered));

  test.each([
    ["Moor twice (octo/pier#3)", "Moor twice (SHA, see [octo/pier#3](octo/pier/issues/3))"],
    ["[#3] Moor twice", "Moor twice (SHA, see [#3](octo/ferry/issues/3))"],
    ["GH-3: Moor twice", "Moor twice (SHA, see [#3](octo/ferry/issues/3))"],
    ["#32 Moor twice", "Moor twice (SHA, see [#32](octo/ferry/issues/32))"],
    ["Refs #3 -- Moor twice", "Moor twice (SHA, see [#3](octo/ferry/issues/3))"],
    ["Issue #3: Moor twice", "Moor twice (SHA, see [#3](octo/ferry/issues/3))"],
  ])("in front or behind goes to the references: %s", (title, rendered) => expect(renderOnly(title)).toBe(rendered));

  test.each(["Moor twice (PR #12)", "Moor twice (pull request #12)"])("is the pull request's: %s", (title) =>
    expect(renderOnly(title)).toBe("Moor twice ([#12](octo/ferry/pull/12))"),
  );

  test("is linked once", () => {
    expect(renderOnly("Fix for issue #3\n\nFixes #3, #4")).toBe(
      "Fix for issue [#3](octo/ferry/issues/3) (SHA, closes [#4](octo/ferry/issues/4))",
    );
    expect(renderOnly("Moor twice (#3) (#12)\n\nCloses #3")).toBe(
      "Moor twice ([#12](octo/ferry/pull/12), closes [#3](octo/ferry/issues/3))",
    );
  });
});

describe("a number in a body", () => {
  test.each([
    ["PR #12", "[#12](octo/ferry/pull/12)"],
    ["Pull-Request: #12", "[#12](octo/ferry/pull/12)"],
    ["PR-URL: https://github.com/octo/pier/pull/12", "SHA, see [octo/pier#12](octo/pier/pull/12)"],
    ["Refs: #3\nCloses #4", "SHA, closes [#4](octo/ferry/issues/4)"],
    ["Refs: `#3`", "SHA"],
  ])("%s", (body, references) => expect(renderOnly(`Moor twice\n\n${body}`)).toBe(`Moor twice (${references})`));

  test("leads to the pages of its host", () => {
    const message = "Moor as PR #12 asks\n\nRefs: #3, https://gitlab.example/octo/ferry/-/merge_requests/4";
    expect(renderOnly(message, GITLAB)).toBe(
      "Moor as PR [#12](octo/ferry/-/merge_requests/12) asks (SHA, see [#3](octo/ferry/-/issues/3), [#4](octo/ferry/-/merge_requests/4))",
    );
  });

  test("is linked in what a footer says, but not in its code", () => {
    const footer = "Moorings of octo/pier#3 end (GH-4), `#5` as well.\n  ```\n  moor #12\n  ```";
    expect(renderOnly(`feat!: moor twice\n\nBREAKING CHANGE: ${footer}`)).toContain(
      "Moorings of [octo/pier#3](octo/pier/issues/3) end ([GH-4](octo/ferry/issues/4)), `#5` as well.\n  ```\n  moor #12\n  ```",
    );
  });

  test("makes no two entries of a changelog one", () => {
    const [one, two] = ["Moor twice", "Moor at night"].map((title) => renderOnly(`${title}\n\nRefs: #3`));
    expect(mergeEntries(`### Changed\n\n- ${one}\n`, `### Changed\n\n- ${two}\n`)).toContain("at night");
  });
});

describe("people's own words", () => {
  const link = (text: string) => shorten(linkMentions(text, linkMentionsTo(GITHUB)));

  test.each([["    - Moor (#12)", "    - Moor ([#12](octo/ferry/issues/12))"]])("get links: %j", (text, linked) =>
    expect(link(text)).toBe(linked),
  );

  test.each(["```\nmoor #12\n```", "- Moor\n\n      moor #12"])("stay: %j", (text) => expect(link(text)).toBe(text));
});
