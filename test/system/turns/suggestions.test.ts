import { describe, expect, test } from "vitest";
import type { WorkComment } from "../../../src/drafting/guidance/commands.ts";
import { createPlace, type DraftFixture, say } from "../../support/drafts.ts";

const BRANCH = "release-docs/v1.1.0";

describe("a suggestion", () => {
  const README = "one\ntwo\nthree\nfour\n";
  const suggest = (text: string) => `Like this:\n\`\`\`suggestion\n${text}\`\`\``;
  const anchorAt = (place: DraftFixture, startLine: number, endLine = startLine) => ({
    filePath: "README.md",
    anchoredFileSha: place.blob("main", "README.md"),
    startLine,
    endLine,
  });

  test("takes the place of its lines, also beside others, and each turn gives the same", async () => {
    using place = createPlace({ "README.md": README });
    const comments = [
      say(suggest("2a\n2b\n"), { anchor: anchorAt(place, 2) }),
      say(suggest(""), { anchor: anchorAt(place, 3, 4) }),
      say(suggest("2c\n"), { anchor: anchorAt(place, 2) }),
    ];
    const first = await place.write({ comments });
    const tree = place.git("rev-parse", `${BRANCH}^{tree}`);
    expect(place.show(BRANCH, "README.md")).toBe("one\n2c\n");
    expect(first.body).toContain("- `README.md`: 3 suggestions from the comments\n");
    await place.write({ comments });
    expect(place.git("rev-parse", `${BRANCH}^{tree}`)).toBe(tree);
    const seen = { ...anchorAt(place, 1), anchoredFileSha: place.blob(BRANCH, "README.md") };
    await place.write({ comments: [...comments, say(suggest("1!\n"), { anchor: seen })] });
    expect(place.show(BRANCH, "README.md")).toBe("1!\n2c\n");
  });

  test("that is on a branch that others work on stays, without a word", async () => {
    using place = createPlace({ "README.md": README });
    const comments = [say(suggest("2!\n"), { anchor: anchorAt(place, 2) })];
    await place.write({ comments });
    place.edit(BRANCH, "README.md", (text) => `${text}five\n`);
    const { entries } = await place.write({ comments });
    expect(place.show(BRANCH, "README.md")).toBe("one\n2!\nthree\nfour\nfive\n");
    expect(entries.get("notice")).toBeUndefined();
  });

  test("for a file that tools obey gives a notice, and the others are written", async () => {
    const paths = [
      ".gitlab-ci.yml",
      "package.json",
      ".husky/pre-commit",
      "CODEOWNERS",
      "docs/conf.py",
      "CMakeLists.txt",
    ];
    using place = createPlace({ "README.md": README, ...Object.fromEntries(paths.map((path) => [path, README])) });
    const at = (filePath: string) => ({ anchor: { ...anchorAt(place, 2), filePath } });
    const comments = ["README.md", ...paths].map((path) => say(suggest("2!\n"), at(path)));
    const { entries } = await place.write({ comments });
    expect(place.changed(BRANCH)).toEqual(["CHANGELOG.md", "README.md"]);
    for (const path of paths) expect(entries.get("notice")?.join("\n")).toContain(`"${path}" is not allowed`);
    place.edit(BRANCH, "docs/conf.py", (text) => `${text}five\n`);
    await place.write({ comments });
    expect(place.show(BRANCH, "docs/conf.py")).toBe(`${README}five\n`);
  });

  test.each<[string, Partial<WorkComment>, RegExp]>([
    [
      "whose lines are not what they were",
      { anchor: { filePath: "README.md", anchoredFileSha: "0".repeat(40), startLine: 2 } },
      /^The suggestion "new" does not apply: lines 2 to 2 of README\.md/,
    ],
    ["beyond the end", { anchor: { filePath: "README.md", startLine: 90 } }, /does not apply.*90.*README\.md/],
    ["for no file", { anchor: { filePath: "NONE.md", startLine: 1 } }, /does not apply.*NONE\.md/],
    ["for a workflow", { anchor: { filePath: ".github/workflows/x.yml", startLine: 1 } }, /does not apply.*x\.yml/],
    ["out of the repository", { anchor: { filePath: "../x", startLine: 1 } }, /does not apply.*\.\.\/x/],
    ["about no lines", {}, /a suggestion without an anchor/],
  ])("%s gives a notice, and nothing is guessed", async (_, more, notice) => {
    using place = createPlace({ "README.md": README });
    const { entries } = await place.write({ comments: [say(suggest("new\n"), more)] });
    expect(entries.get("notice")?.join("\n")).toMatch(notice);
    expect(place.changed(BRANCH)).toEqual(["CHANGELOG.md"]);
  });
});
