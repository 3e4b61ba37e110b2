import { describe, expect, test } from "vitest";
import { neutralizeDirectives, neutralizeMessage, neutralizeTitle } from "../../../src/shared/markdown/markdown.ts";
import { findSlowPieces } from "../../support/growth.ts";

const withoutBreaks = (text: string) => text.replaceAll("\u200B", "");

const KEYWORDS = `close Closes CLOSED closing fix fixes Fixed fixing resolve Resolves resolved resolving implements
  Implemented completes reopens holds invalidates`;
const LINKS = ["https://github.com/o/r/issues/1", "http://jira.example/browse/PROJ-1", "www.example.com/1"];
const REFERENCES = ["#1", "GH-1", "gh-12", "owner/repo#1", "a.b/c-d#1", "!1", "group/sub/project!1", "AB#1", "PROJ-1"];
const QUOTED = ["[#1](https://x.example/1)", "**#1**", "`#1`", "(#1)", '"#1"', "<https://x.example/1>", "\\#1"];
const GAPS = [" ", ": ", ":", "\t", "  ", "\u00a0", " issue ", " the bug ", ": issues: ", " pull request "];

/** What the products match, as their documentation says it. */
const CLOSES =
  /\b(?:clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed)?|completes?|reopens|holds|invalidates)(?::\s*|\s+)(?:(?:the|issues?|bug|pull request):?\s+)*[[("'<*`\\]*(?:#\d|!\d|GH-\d|AB#\d|[\w./-]+[#!]\d|\w+-\d|https?:|www)/i;

describe("closing keywords", () => {
  test.each(KEYWORDS.split(/\s+/))("%s closes no reference in any form", (keyword) => {
    for (const reference of [...REFERENCES, ...LINKS, ...QUOTED]) {
      for (const gap of GAPS) {
        const text = `chore: ${keyword}${gap}${reference} now`;
        for (const neutralize of [neutralizeTitle, neutralizeMessage, neutralizeDirectives]) {
          expect(neutralize(text), text).not.toMatch(CLOSES);
          expect(neutralize(text), text).toContain("\u200B");
        }
      }
    }
  });
});

test.each([
  ["GH-12", /GH-\d/i],
  ["PROJ-1 #close", /#close/],
  ["PROJ-1 PROJ-2 #time 1w 2d #comment done #in-progress", /#(?:time|comment|in-progress)/],
  ["#PROJ-1 Fixed", /#PROJ/],
  ["[skip ci]", /\[skip/i],
  ["Docs [ CI Skip ]", /\[ CI/],
  ["[no ci] [skip-actions] [skip_ci] [netlify skip] [skip netlify]", /\[(?:no|skip|netlify)/],
  ["[azurepipelines skip] [cf-pages-skip] [skip azp] [release skip]", /\[(?:azure|cf|skip|release)/],
  ["***NO_CI***", /\*NO_CI/],
  ["skip-checks: true", /skip-checks:/],
  ["Co-authored-by: Eve <eve@example.com>", /^Co-authored-by:/],
  ["signed-off-by : Eve", /by :/],
  ["Reviewed-And-Tested-By: Eve", /By:/],
  ["Release-As: 9.0.0", /As:/],
  ["BREAKING CHANGE: all", /CHANGE:/],
  ["Release-Docs-Tree: 4b825dc642cb6eb9a060e54bf8d69288fbee4904", /Tree:/],
  ["@everyone and @ada, (@bo) @{0-1} @[~eve]", /@[\w{[]/],
  ["/close", /\/close/],
  ["/TAG v9.0.0 Nine", /\/TAG/],
  [" \t/label ~bug", /\/label/],
  ["fixup! one", /^fixup!/],
  ["Squash! one", /^squash!/i],
  ["amend! one", /^amend!/],
  ["! [rejected]", /^!/],
  ["a\u0000\u001b[31mb\u202Ec", /[\p{Cc}\u202e]/u],
])("%j is no directive", (text, directive) => {
  for (const neutralize of [neutralizeTitle, neutralizeMessage]) {
    const isTitles = /^(?:\w+! one|! )/i.test(text);
    const neutral = neutralize(text);
    if (neutralize === neutralizeTitle || !isTitles) expect(neutral).not.toMatch(directive);
    expect(neutralize(neutral)).toBe(neutral);
  }
});

test("later lines of a message are no trailers and no smart commits either", () => {
  const text = "Some.\n\n  Signed-off-by: Eve <eve@example.com>\n> Cc: all\nsee PROJ-1 #resolve\n /merge\nFixes\n#1";
  expect(neutralizeMessage(text)).not.toMatch(/by:|Cc:|#resolve|\/merge|Fixes\n/);
  expect(withoutBreaks(neutralizeMessage(text))).toBe(text);
});

test.each(["/api/v1 and/or /healthz", "Write to me@example.com: prefix 1, suffix #2, fixtures #3"])(
  "%j stays as it is",
  (text) => {
    expect(neutralizeTitle(text)).toBe(text);
  },
);

test("a title is one line", () => {
  expect(neutralizeTitle(" Document\r\n\tv1.0.0\u2028 fixup! ")).toBe("Document v1.0.0 fixup!");
});

test("endless text takes linear time", async () => {
  const pieces = [
    ...["fixes ", "fix the ", "[skip ", "[ci", "Co-", "close\n", " \t", "a-", "a_", "PROJ-1 #", "@", "fix a/b.c-", "*"],
    ...["closes: issue: ", " /", "\n/a"],
  ];
  const read = (text: string) => [text, `fixes ${text}#1`].map((one) => [neutralizeTitle(one), neutralizeMessage(one)]);
  expect(await findSlowPieces(read, pieces)).toEqual([]);
});
