import { expect, test } from "vitest";
import { isReadable } from "../../../../src/app/conversation/readable-markdown.ts";

test.each<[string, string, boolean]>([
  ["notes with 1,000 entries", "- **api:** Close `a_file` (#1)\n".repeat(1_000), true],
  ["many paragraphs", "One *two* three.\n\n".repeat(1_000), true],
  ["a long paragraph", "words and more words ".repeat(4_000), true],
  ["too long a text", "x".repeat(100_001), false],
  ["marks that never close", "*a_ ".repeat(1_000), false],
  ["such marks on lines of their own", "*a_\n".repeat(1_000), false],
  ["lines that only look like a list", `one\n${"     - *a_\n".repeat(1_000)}`, false],
])("what is parsed: %s", (_, text, readable) => {
  expect(isReadable(text)).toBe(readable);
});
