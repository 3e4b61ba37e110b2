import { describe, expect, test } from "vitest";
import { escapeMarkdown } from "../../../src/shared/markdown/escape.ts";
import { renderInline, wrapText } from "../../../src/writer/changelog/items.ts";
import { selectEntryKeys } from "../../../src/writer/changelog/keys.ts";
import { saysSame } from "../../../src/writer/merge/edits.ts";

describe("text that runs before Markdown is read is broken in code too", () => {
  test.each([
    ["`{{ a }}`, `{% b %}`, `{# c`, `{!d!}`", "`{\u200B{ a }}`, `{\u200B% b %}`, `{\u200B# c`, `{\u200B!d!}`"],
    [
      "```\n--8<-- x\n<!--@include: y-->\n!!!include(z)!!!\n```",
      "```\n--8<\u200B-- x\n<\u200B!--@include: y-->\n!!!\u200Binclude(z)!!!\n```",
    ],
    ["`{a}`, `a < b` and `!!!`", "`{a}`, `a < b` and `!!!`"],
  ])("%j", (markdown, written) => expect(renderInline(markdown, "markdown")).toBe(written));
});

describe("text in reStructuredText", () => {
  test.each([
    ["Read {id}, {{ id }} and <b>", "Read {id}, {{ id }} and <b>"],
    ["..", "\\.."],
    [":file: .env", "\\:file: .env"],
    ["a. b", "\\a. b"],
    ["(1) b", "\\(1) b"],
    ["1. b", "1\\. b"],
    ["- b", "\\- b"],
    ["a \\n b::", "a \\\\n b:\\:"],
    ["Use `{id}`s", "Use ``{id}``\\ s"],
    ["Use :download:`x`", "Use :download:``x``"],
    ["`` a` :download:`x` ``", "a\\` :download:\\`x\\`"],
  ])("%j", (title, written) => expect(renderInline(escapeMarkdown(title), "rst")).toBe(written));

  test("directives in the lines of a note are text", () => {
    expect(renderInline("One\n\n.. raw:: html\n\n- .. include:: x", "rst")).toBe(
      "One\n\n\\.. raw:: html\n\n- \\.. include:: x",
    );
  });
});

test("no line of a wrapped text begins with what opens a block", () => {
  const words = ["#", "-", "1.", ":::", ".. x", "!!!", "import"].flatMap((word) => ["words", word]).join(" ");
  const lines = wrapText(words, { lead: "- ", indent: "  ", width: 8 }).split("\n");
  expect(lines.every((line) => /^(?:- | {2})(?:words|x|import)/.test(line))).toBe(true);
});

describe("an entry with escapes is the one that was written without", () => {
  test.each(["import {% x %} from <b>"])("%s", (text) => {
    const [plain, escaped] = [`- ${text} (#1)`, `- ${renderInline(escapeMarkdown(text), "markdown")} (#1)`];
    expect(selectEntryKeys(escaped)).toEqual(selectEntryKeys(plain));
    expect(saysSame(escaped, plain, plain)).toBe(true);
  });
});
