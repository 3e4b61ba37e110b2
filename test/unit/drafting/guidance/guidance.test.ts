import { describe, expect, test } from "vitest";
import {
  GUIDANCE_EXAMPLES,
  type GuidanceSettings,
  joinSettings,
  parseGuidance,
  readSentences,
} from "../../../../src/drafting/guidance/guidance.ts";
import { findSlowPieces } from "../../../support/growth.ts";

function parse(...texts: string[]) {
  const read = texts.map((text) => readSentences(text, parseGuidance));
  const settings = joinSettings(read.flatMap(({ understood }) => understood.map(({ meaning }) => meaning)));
  return { settings, notUnderstood: read.flatMap(({ others }) => others) };
}

const changelog = (path: string): GuidanceSettings => ({ styleGuide: { changelogs: { path } } });
const releaseNotes = (path: string): GuidanceSettings => ({ styleGuide: { releaseNotes: { path } } });
const pullRequest = (settings: GuidanceSettings["pullRequest"]): GuidanceSettings => ({ pullRequest: settings });

describe("a sentence of guidance", () => {
  test.each<[string, GuidanceSettings]>([
    ["Please keep the changelog in `docs/CHANGES.md`.", changelog("docs/CHANGES.md")],
    ["Put the changelog into docs/", changelog("docs/CHANGELOG.md")],
    ["Release notes go to docs/releases/{version}.md", releaseNotes("docs/releases/{version}.md")],
    ["Write release notes to `docs/notes`", releaseNotes("docs/notes/{version}.md")],
    ["Documentation is in `handbook`", { styleGuide: { documentation: { path: "handbook" } } }],
    ['Title pull requests "docs: {subject}"', pullRequest({ title: "docs: {subject}" })],
    ["Name PRs “Notes for {version}”", pullRequest({ title: "Notes for {subject}" })],
    ["Commit message: docs for {subject}", { commitTitle: "docs for {subject}" }],
    ["Request a review from @ada and octo/docs", pullRequest({ reviewers: ["ada", "octo/docs"] })],
    ["Don't name contributors", { styleGuide: { releaseNotes: { contributors: false } } }],
    ["Welcome new contributors", { styleGuide: { releaseNotes: { newContributors: true } } }],
  ])("is understood: %s", (sentence, settings) => {
    expect(parse(sentence)).toMatchObject({ settings, notUnderstood: [] });
  });

  test.each([
    "Keep the changelog in ../CHANGES.md",
    "Keep the changelog in .github/workflows/x.yml",
    "Keep the changelog in docs/{version}.md",
    'Title pull requests "{author}: {subject}"',
    "Prefix commit messages with care",
    "Label pull requests carefully",
    "Open pull requests against the",
  ])("is not understood: %s", (sentence) => {
    expect(parse(sentence)).toMatchObject({ settings: {}, notUnderstood: [sentence] });
  });

  test.each(GUIDANCE_EXAMPLES)("is understood as docs/guidance.md shows it: %s", (example) => {
    expect(parse(example).notUnderstood).toEqual([]);
  });
});

describe("several sentences", () => {
  test("are read one by one, across lines, items and full stops", () => {
    const text = [
      "# How we work",
      "",
      "Keep the changelog in docs/CHANGES.md. Use conventional commits; Be nice!",
      "* Label pull requests",
      "  docs and release",
      "```",
      "Name contributors",
      "```",
    ].join("\n");
    expect(parse(text)).toMatchObject({
      settings: {
        ...changelog("docs/CHANGES.md"),
        commitTitle: "docs: document {subject}",
        ...pullRequest({ labels: ["docs", "release"] }),
      },
      notUnderstood: ["Be nice!"],
    });
  });

  test("later ones win, and kinds to leave out add up", () => {
    expect(
      parse("Keep the changelog in a.md\nLeave out chores", "Keep the changelog in b.md\nOmit dependencies").settings,
    ).toEqual({
      ...changelog("b.md"),
      leaveOut: ["internal", "dependencies"],
    });
  });

  test("that never end take linear time", async () => {
    expect(await findSlowPieces(parse, ["keep the changelog in a, ", "Label pull requests a, b and "])).toEqual([]);
  });
});
