import { describe, expect, test } from "vitest";
import type { RangeCommits } from "../../../eval/git.ts";
import { parseLines } from "../../../eval/lines.ts";
import { Matcher } from "../../../eval/match.ts";
import { Range } from "../../../eval/ranges.ts";
import { scoreNotes } from "../../../eval/score.ts";

const ADD = "aaaaaaaaaaaa";
const FIX = "bbbbbbbbbbbb";
const CHORE = "cccccccccccc";

const range = Range.parse({
  repository: "ada/engine",
  language: "C",
  from: "v1",
  to: "v2",
  habits: "Plain subjects, groups as outer items.",
  announced: [
    { change: "Prints in colours.", group: ["added"], commits: [ADD], numbers: [7], marks: ["--colour"] },
    { change: "Reads empty input files.", group: ["fixed"], commits: [FIX] },
    { change: "Only the section says so.", group: ["changed"], commits: [CHORE], marks: ["manual"], fromSection: true },
  ],
  alsoFine: [{ change: "Notes on the build.", commits: [], marks: ["the build"], onlySection: true }],
  changelog: {
    path: "NEWS.md",
    heading: "# 2",
    date: null,
    bullet: "- ",
    groups: { "* Features": "added" },
    links: "none",
  },
});

const commits: RangeCommits = {
  subjects: new Map([
    [ADD, "Add --colour to the printer (#7)"],
    [FIX, "Fix crash while reading empty input files"],
    [CHORE, "Tidy up"],
  ]),
  mergeTitles: new Map(),
  bodies: [],
  byNumber: new Map([[7, new Set([ADD])]]),
};

function score(notes: string, way: "tagged" | "unwritten" = "unwritten", section = "") {
  const entries = new Matcher(range, commits, way).match(parseLines(notes));
  return scoreNotes(range, way, entries, { section, said: [...commits.subjects.values(), section] });
}

describe("listed", () => {
  test("counts what links its commit or pull request, or says it in similar words", () => {
    const { announced, listed, missing } = score(
      "### Added\n\n- Colours ([#7](u/pull/7))\n\n### Fixed\n\n- Crash reading empty input\n",
    );

    expect({ announced, listed, missing }).toEqual({ announced: 2, listed: 2, missing: [] });
  });

  test("asks for what only the section says at the tag alone", () => {
    expect(score("- The manual is shorter\n", "tagged")).toMatchObject({ announced: 3, listed: 1 });
    expect(score("- The manual is shorter\n")).toMatchObject({ announced: 2, listed: 0 });
  });
});

describe("faults", () => {
  test("a line about another commit is noise, whatever its words", () => {
    expect(score("- Crash reading empty input (ccccccc)\n").noise).toHaveLength(1);
  });

  test("the second line about a change is a duplicate", () => {
    const { duplicates, wrongHeadings } = score("### Added\n\n- Colour (#7)\n\n### Fixed\n\n- Add `--colour`\n");

    expect({ duplicates: duplicates.length, wrongHeadings }).toEqual({ duplicates: 1, wrongHeadings: [] });
  });

  test("a heading that is not one of the change's is wrong, unless the project wrote it", () => {
    const notes = "### Changed\n\n- Colour (#7)\n";

    expect(score(notes).wrongHeadings).toHaveLength(1);
    expect(score(notes, "tagged", notes).wrongHeadings).toEqual([]);
    expect(score("- Colour (#7)\n").wrongHeadings).toHaveLength(1);
    expect(score("- Colour (#7)\n", "tagged", "* Features\n  * Other\n* Colour (#7)\n").wrongHeadings).toEqual([]);
  });

  test("words that no source has are for a person to judge", () => {
    expect(score("- Add --colour to the printer (#7)\n").toJudge).toEqual([]);
    expect(score("- Makes printing twice as fast (#7)\n").toJudge).toHaveLength(1);
  });
});
