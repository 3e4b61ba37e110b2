import { describe, expect, test } from "vitest";
import type { WorkComment } from "../../../../src/service/drafts/comments/work-comment.ts";
import { WrittenPlace } from "../written-place.ts";

const BRANCH = "release-docs/v1.1.0";
const AT = new Date("2026-03-02T12:00:00Z");

function createPlace(files: Record<string, string> = {}): WrittenPlace {
  const place = new WrittenPlace();
  place.commit("feat: answer (#1)", { "src/code.ts": "1\n", ...files });
  place.tag("v1.0.0");
  place.commit("feat: stream answers (#2)");
  place.commit("fix: keep the last line (#3)");
  place.commit("chore(deps): bump left-pad from 1.0.0 to 2.0.0 (#5)", { "package.json": "{}\n" });
  place.tag("v1.1.0");
  return place;
}

const say = (body: string, more: Partial<WorkComment> = {}): WorkComment => ({ body, createdAt: AT, ...more });

describe("a comment", () => {
  test("takes entries away, and their commits are still counted", async () => {
    using place = createPlace();
    const { told } = await place.write({ comments: [say("Thanks! Please leave out #2 and PR #5.")] });
    expect(told.get("account")).toEqual(["3 commits: 1 change listed, 2 commits left out on request not shown."]);
    expect(place.show(BRANCH, "CHANGELOG.md")).not.toMatch(/Stream|dependency/);
    expect(told.get("notice")).toBeUndefined();
  });

  test("takes an entry away by its commit, and another one brings it back", async () => {
    using place = createPlace();
    const sha = place.git("rev-parse", "--short=9", "v1.1.0~2");
    const comments = [say(`Drop ${sha} from the notes`)];
    await place.write({ comments });
    expect(place.show(BRANCH, "CHANGELOG.md")).not.toContain("Stream answers");
    await place.write({ comments: [...comments, say(`bring back ${sha}`)] });
    expect(place.show(BRANCH, "CHANGELOG.md")).toContain("Stream answers");
  });

  test("rewords an entry in the notes and in the changelog, and the last wish counts", async () => {
    using place = createPlace();
    const { told } = await place.write({
      comments: [
        say("reword octo/widget#2: Old"),
        say("- Reword #2: Answers now *stream*. At last\n- reword #3 to `Lines`"),
      ],
    });
    expect(told.get("releaseNotes")?.[0]).toContain("- Answers now \\*stream\\*. At last ([#2](");
    expect(place.show(BRANCH, "CHANGELOG.md")).toMatch(/Answers now \\\*stream\\\*. At last[\s\S]*- Lines \(/);
    expect(place.show(BRANCH, "CHANGELOG.md")).not.toMatch(/Old|Stream answers/);
  });

  test("rewords and takes away on a branch that others work on, but not what they wrote", async () => {
    using place = createPlace();
    await place.write();
    place.edit(BRANCH, "CHANGELOG.md", (text) => text.replace("Keep the last line", "Keep all lines, by hand"));
    const comments = [say("reword #2: Flow"), say("reword #3: Lose lines")];
    await place.write({ comments });
    const text = place.show(BRANCH, "CHANGELOG.md");
    expect(text).toMatch(/- Flow \(\[#2\][\s\S]*- Keep all lines, by hand/);
    expect(text).not.toMatch(/Stream answers|Lose lines/);
    await place.write({ comments: [...comments, say("leave out #2")] });
    expect(place.show(BRANCH, "CHANGELOG.md")).not.toContain("Flow");
  });

  test.each<[string, WorkComment, RegExp]>([
    [
      "its own changes",
      say("Do that.", { changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }] }),
      /^3 commits.*of a comment/,
    ],
    [
      "its words",
      say("Please cover the last 2 commits instead."),
      /^2 commits.*read from "the last 2 commits" in a comment/,
    ],
  ])("selects commits by %s", async (_, comment, sentence) => {
    using place = createPlace();
    const { told } = await place.write({ request: { changes: [{ commits: { count: 1 } }] }, comments: [comment] });
    expect(told.get("selection")?.[0]).toMatch(sentence);
  });

  test("that names two selections changes none, and is told back", async () => {
    using place = createPlace();
    const { told } = await place.write({ comments: [say("Cover the last 2 commits. Or since v1.0.0.")] });
    expect(told.get("selection")?.[0]).toMatch(/^3 commits/);
    expect(told.get("notice")).toEqual([
      'Not understood in the comments, and so not followed: "Cover the last 2 commits.", "Or since v1.0.0.".',
    ]);
  });

  test("excludes a file, and guides as instructions do", async () => {
    using place = createPlace({ "README.md": "octo/widget@v1.0.0\n" });
    const done = await place.write({
      publication: { config: { writeDocumentation: true } },
      comments: [
        say("Exclude this file.", { anchor: { filePath: "README.md" } }),
        say('Title pull requests "New: {subject}"'),
      ],
    });
    expect(place.changed(BRANCH)).toEqual(["CHANGELOG.md"]);
    expect(done).toMatchObject({ title: "New: v1.1.0", excludedFiles: ["README.md"] });
  });

  test("that is not understood, or means nothing that is there, is told back, bounded", async () => {
    using place = createPlace();
    const { told } = await place.write({
      comments: [
        say(`Make it pop! leave out #99, reword #98: x, ${"y".repeat(500)}`),
        say("reword #98: x\nleave out #99\nreword #5: z"),
      ],
    });
    expect(told.get("notice")).toEqual([
      expect.stringMatching(
        /^Not understood in the comments, and so not followed: "Make it pop!", "leave out #99, .*y…"\.$/,
      ),
      'Asked to be left out, but no change that would be listed: "#99".',
      'Asked to be reworded, but no change with a line of its own: "#98", "#5".',
    ]);
  });
});

test("the texts of a job's comments count as comments, but not with an event type", async () => {
  using place = createPlace();
  const request = { comments: ["leave out #2"] };
  expect((await place.write({ request })).told.get("account")?.[0]).toContain("1 commit left out on request");
  const { told } = await place.write({ request: { ...request, eventType: "release" } });
  expect(told.get("account")?.[0]).toContain("2 changes listed");
});

describe("a suggestion", () => {
  const README = "one\ntwo\nthree\nfour\n";
  const suggest = (text: string) => `Like this:\n\`\`\`suggestion\n${text}\`\`\``;
  const anchorAt = (place: WrittenPlace, startLine: number, endLine = startLine) => ({
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

  test("finds its lines in a file that has changed by what they were", async () => {
    using place = createPlace();
    await place.write();
    const lines = place.show(BRANCH, "CHANGELOG.md").split("\n");
    const at = lines.findIndex((line) => line.includes("Keep the last line"));
    const anchor = {
      filePath: "CHANGELOG.md",
      anchoredFileSha: place.blob(BRANCH, "CHANGELOG.md"),
      startLine: at + 1,
      lines: lines[at],
    };
    const { told } = await place.write({ comments: [say(suggest("- Mine\n"), { anchor }), say("leave out #2")] });
    const text = place.show(BRANCH, "CHANGELOG.md");
    expect(text).toContain("- Mine\n");
    expect(text).not.toContain("Keep the last line");
    expect(told.get("notice")).toBeUndefined();
  });

  test("that is on a branch that others work on stays, without a word", async () => {
    using place = createPlace({ "README.md": README });
    const comments = [say(suggest("2!\n"), { anchor: anchorAt(place, 2) })];
    await place.write({ comments });
    place.edit(BRANCH, "README.md", (text) => `${text}five\n`);
    const { told } = await place.write({ comments });
    expect(place.show(BRANCH, "README.md")).toBe("one\n2!\nthree\nfour\nfive\n");
    expect(told.get("notice")).toBeUndefined();
  });

  test.each<[string, Partial<WorkComment>, RegExp]>([
    [
      "whose lines are not what they were",
      { anchor: { filePath: "README.md", anchoredFileSha: "0".repeat(40), startLine: 2 } },
      /^The suggestion "new" was not followed: lines 2 to 2 of README\.md are no longer/,
    ],
    ["beyond the end", { anchor: { filePath: "README.md", startLine: 90 } }, /no longer what they were/],
    ["for no file", { anchor: { filePath: "NONE.md", startLine: 1 } }, /there is no such file/],
    ["for a workflow", { anchor: { filePath: ".github/workflows/x.yml", startLine: 1 } }, /refused/],
    ["out of the repository", { anchor: { filePath: "../x", startLine: 1 } }, /refused/],
    ["about no lines", {}, /a suggestion that is not about any lines/],
  ])("%s is told of, and nothing is guessed", async (_, more, notice) => {
    using place = createPlace({ "README.md": README });
    const { told } = await place.write({ comments: [say(suggest("new\n"), more)] });
    expect(told.get("notice")?.join("\n")).toMatch(notice);
    expect(place.changed(BRANCH)).toEqual(["CHANGELOG.md"]);
  });
});
