import { describe, expect, test } from "vitest";
import { parseRequest } from "../../../../../src/service/domain/mentions/parse-request.ts";
import { findSlowPieces } from "../../../../support/growth.ts";

const parse = (body: string) => parseRequest(body, "release-docs");

describe("a mention", () => {
  test.each<[string, string, string]>([
    ["at the start", "@release-docs write the notes", "write the notes"],
    ["with a comma or a colon", "@release-docs: write\n@release-docs, now", "write\nnow"],
    ["at the end of a sentence", "Write it, @release-docs.", "Write it, ."],
    ["in any case", "@Release-Docs write", "write"],
    ["as the bot of an app", "@release-docs[bot] write", "write"],
    ["in brackets and emphasis", "(**@release-docs** write)", "(**** write)"],
    ["below a quote and a blank line", "> what of #2?\n\n@release-docs leave it out", "leave it out"],
    ["beside code", "`code` @release-docs write `more`", "`code` write `more`"],
    ["after a lone backtick", "it`s for @release-docs write", "it`s for write"],
    ["after code of HTML", "<code>x</code></code> @release-docs write", "<code>x</code></code> write"],
    ["after another element", "<abbr>x @release-docs write", "<abbr>x write"],
    ["above a suggestion", "@release-docs\n```suggestion\n@x\n```", "```suggestion\n@x\n```"],
    ["in a list", "- @release-docs write", "- write"],
    ["with Windows line ends", "@release-docs write\r\nmore\r\n", "write\nmore"],
  ])("is read %s", (_, body, text) => {
    expect(parse(body)).toMatchObject({ isMentioned: true, text });
  });

  test.each<[string, string]>([
    ["another name", "@release-docs-team @release-docsy @my-release-docs @release write"],
    ["a team", "@release-docs/writers write"],
    ["a package", "npm i @release-docs/cli @octo/release-docs"],
    ["an address", "mail ada@release-docs.example, or https://example.com/@release-docs"],
    ["a domain", "@release-docs.io"],
    ["inline code", "Write `@release-docs help` to ask, or ``a ` @release-docs``"],
    ["code over two lines", "See `this\n@release-docs` there"],
    ["a fence", "```\n@release-docs write\n```"],
    ["a fence that never ends", "~~~\n@release-docs write"],
    ["indented code", "See:\n\n    @release-docs write"],
    ["a quote", "> @release-docs write\n\nNo."],
    ["the line below a quote, which belongs to it", "> He said\n@release-docs write"],
    ["a quote in a quote", ">> @release-docs write"],
    ["a comment of a template", "<!-- Use @release-docs to ask\n@release-docs -->\nHello"],
    ["a comment in a paragraph", "Hello <!-- @release-docs --> you <!--\n@release-docs write\n--> all"],
    ["code of HTML", "Write <code>@release-docs help</code> to ask, or <PRE lang=x>\n@release-docs"],
    ["a link of HTML", '<a href="https://example.com"><b>@release-docs</b></a>'],
    ["a quote in a list", "- > @release-docs write\n1. - > @release-docs write"],
    ["a quote in a nested list", "- a\n    * > @release-docs write"],
    ["a word of another alphabet", "é@release-docs @release-docsé @release-docs.é"],
    ["an escaped sign", "\\@release-docs write"],
  ])("is not read in %s", (_, body) => {
    expect(parse(body).isMentioned).toBe(false);
  });

  test("leaves what others said out of the request", () => {
    expect(parse("> /skip #2\n> really\n\n@release-docs /skip #3").text).toBe("/skip #3");
  });

  test("leaves what nobody sees out of the request, and code in it", () => {
    const hidden = "<!-- /skip #2 -->\nWrite <!-- all\nof it --> the `<!-- toc -->`, @release-docs\n\n<!--\n\n/skip #4";
    expect(parse(hidden).text).toBe("Write  the `<!-- toc -->`,");
    expect(parse("See <!-- this, @release-docs").isMentioned).toBe(true);
  });
});

test.each<[string, boolean]>([
  ["@release-docs help", true],
  ["Help? @release-docs", true],
  ["> old\n\n@release-docs Help!", true],
  ["@release-docs help us with the notes", false],
  ["@release-docs", false],
])("%j asks for help: %j", (body, isHelp) => {
  expect(parse(body)).toMatchObject({ isHelp, isMentioned: true });
});

test("a name is no pattern", () => {
  expect(parseRequest("@axb", "a.b").isMentioned).toBe(false);
});

test("a long text takes linear time", async () => {
  const pieces = [
    "@release-docs",
    "`",
    "> a\n",
    "@",
    "@release-docs`\n\n",
    "    @release-docs\n",
    "<!--",
    "a<!---->",
    "- > ",
  ];
  expect(await findSlowPieces(parse, pieces)).toEqual([]);
});
