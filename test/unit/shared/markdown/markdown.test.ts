import { describe, expect, test } from "vitest";
import { cutMarkdown } from "../../../../src/shared/markdown/markdown.ts";

describe("shortened Markdown", () => {
  const TEXT =
    "### Added\n\n- One\n- Two\n\n<details>\n<summary>More</summary>\n\n```js\na();\n```\n\n- Three\n\n</details>\n";

  test("a text that fits stays as it is", () => expect(cutMarkdown(TEXT, TEXT.length, "Rest.")).toBe(TEXT));

  test.each<[longest: number, cut: string]>([
    [30, "### Added\n\n- One\n- Two\n\nRest."],
    [90, "### Added\n\n- One\n- Two\n\n<details>\n<summary>More</summary>\n\n```js\n```\n\n</details>\n\nRest."],
  ])("to %i characters", (longest, cut) => expect(cutMarkdown(TEXT, longest, "Rest.")).toBe(cut));

  test("never inside an item", () => {
    const text = "- One\n\n  which has\n  - parts\n\n- Two\n\n  more\n\n- Three";
    expect(cutMarkdown(text, text.length - 1, "…")).toBe("- One\n\n  which has\n  - parts\n\n- Two\n\n  more\n\n…");
    expect(cutMarkdown(text, text.length - 10, "…")).toBe("- One\n\n  which has\n  - parts\n\n…");
    expect(cutMarkdown(text, 20, "…")).toBe("…");
  });
});

test("cuts 250,000 lines in time that grows with their number, not its square", () => {
  const cut = cutMarkdown("-\n".repeat(250_000), 64_000, "more");
  expect(cut.startsWith("-\n-\n")).toBe(true);
  expect(cut.endsWith("\n\nmore")).toBe(true);
});
