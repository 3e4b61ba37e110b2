import { describe, expect, test } from "vitest";
import { COMMENT_COMMANDS } from "../../../../src/contract/kinds.ts";
import {
  type CommentCommand,
  describeNotUnderstood,
  parseComment,
  parseCommentCommand,
} from "../../../../src/drafting/guidance/commands.ts";
import { findSlowPieces } from "../../../support/growth.ts";

test.each<[string, CommentCommand]>([
  ["omit ABC1234", { kind: "leaveOut", references: [{ sha: "abc1234" }] }],
  ["bring #12 back", { kind: "bringBack", references: [{ pullRequest: 12 }] }],
  ['rename PR #12 to "New #13 text"', { kind: "reword", reference: { pullRequest: 12 }, text: "New #13 text" }],
  ["reword commit abcd1234 as\nNew  text", { kind: "reword", reference: { sha: "abcd1234" }, text: "New text" }],
  ["leave out the file `CHANGES`", { kind: "exclude", path: "CHANGES" }],
  [
    "Move #1 and #2 to the section Bug fixes",
    {
      kind: "arrange",
      arrangements: [
        { reference: { pullRequest: 1 }, section: "fixed" },
        { reference: { pullRequest: 2 }, section: "fixed" },
      ],
    },
  ],
  [
    "/move abcd1234 before #2",
    { kind: "arrange", arrangements: [{ reference: { sha: "abcd1234" }, other: { pullRequest: 2 }, isJoined: false }] },
  ],
  ["/restore docs/guide.md", { kind: "restore", path: "docs/guide.md" }],
])("%s", (sentence, command) => {
  expect(parseCommentCommand(sentence)).toEqual(command);
});

test.each([
  "leave out 12",
  "move #1 to the end",
  "move #1 to Internal",
  "reword #12: -",
  "exclude docs/",
  "exclude ../x.md",
  "exclude this file",
])("%s is no command", (sentence) => {
  expect(parseCommentCommand(sentence)).toBeUndefined();
});

test("/exclude without a path excludes the file that the comment is on", () => {
  expect(parseCommentCommand("/exclude", "README.md")).toEqual({ kind: "exclude", path: "README.md" });
});

test.each(COMMENT_COMMANDS.map(({ form }) => form))("the form %s is understood as it is shown", (form) => {
  const example = form.replace("[path]", "docs/guide.md").replace("path", "docs/guide.md");
  expect(parseCommentCommand(example)).toBeDefined();
});

test("wrong commands are named with their right form, in a bounded number of notices", () => {
  const notices = describeNotUnderstood(["/skip", "/exclude docs/", "/drop #12", "Make it pop", ..."x".repeat(9999)]);
  expect(notices).toEqual([
    expect.stringMatching(/\/exclude \[path\].*: "\/exclude docs\/"\.$/),
    expect.stringMatching(/\/skip #12.*: "\/skip"\.$/),
    expect.stringMatching(/\/exclude \[path\], \/restore path, \/skip #12, .*: "\/drop #12"\.$/),
    expect.stringMatching(/: "Make it pop", "x", "x", "x", "x" and 9995 more\.$/),
  ]);
});

describe("what a comment requests", () => {
  const anchor = { filePath: "README.md" };

  function parse(body: string) {
    return parseComment({ body, anchor, createdAt: new Date(0) }, "octo/widget");
  }

  test("a comment is split into commands, guidance, text that may select commits, and a suggestion", () => {
    const body =
      "Nice work!\r\n- Leave out octo/widget#2\r\n- Name contributors\r\n- Cover the last 3 commits\r\n````suggestion\r\n```\nx\n```\n````\nThanks.";
    expect(parse(body)).toEqual({
      followed: ["Leave out #2", "Name contributors"],
      commands: [{ kind: "leaveOut", references: [{ pullRequest: 2 }] }],
      wrongCommands: [],
      guidance: ["Name contributors"],
      suggestion: { anchor, text: "```\nx\n```\n" },
      others: ["Cover the last 3 commits"],
    });
  });

  test.each([
    ["that is not closed", "```suggestion\nx\n"],
    ["of another language", "```ts\nx\n```\n"],
  ])("a block %s suggests nothing", (_, body) => {
    expect(parse(body).suggestion).toBeUndefined();
  });

  test("a path is read behind words that ask for documents anyway", () => {
    const paths = ["Write the changelog to 1.md", "Write release notes to docs/"];
    expect(parse(paths.join("\n"))).toMatchObject({ guidance: paths, others: [] });
    const plain = ["Write release notes for v1.2.0 and #12", "https://example.com/octo/widget/compare/v1...v2"];
    expect(parse(plain.join("\n"))).toMatchObject({ commands: [], guidance: [], others: plain });
  });

  test("lines that start with a slash are commands, and never select commits", () => {
    const lines = [
      "/skip #2",
      "> /skip #3",
      "`/skip #4`",
      "/skip the last 3 commits",
      "/reword #5 One. Two",
      "/etc/x is fine",
    ];
    expect(parse(lines.join("\n"))).toEqual({
      followed: ["/skip #2", "/reword #5 One. Two"],
      commands: [
        { kind: "leaveOut", references: [{ pullRequest: 2 }] },
        { kind: "reword", reference: { pullRequest: 5 }, text: "One. Two" },
      ],
      wrongCommands: ["/skip the last 3 commits"],
      guidance: [],
      suggestion: undefined,
      others: ["`/skip #4`", "/etc/x is fine"],
    });
  });

  test("many blocks that are never closed take linear time", async () => {
    expect(await findSlowPieces(parse, ["```suggestion\n"])).toEqual([]);
  });
});
