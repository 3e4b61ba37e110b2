import { describe, expect, test } from "vitest";
import { containMarkdown, escapeTitle } from "../../../../src/shared/markdown/escape.ts";
import { findSlowPieces } from "../../../support/growth.ts";

describe("contained Markdown", () => {
  /** What an HTML parser would read as a tag, a comment or another opening. */
  const HTML = /<(?=[a-z/!?])/i;

  describe("stays as it was written", () => {
    test.each<[string, string]>([
      [
        "headings, lists and links",
        "### Added\n\n- **api:** stream ([#2](https://github.com/octo/widget/pull/2))\n  - more",
      ],
      ["tables", "| a | b |\n| --- | --- |\n| 1 | `x` |"],
      ["code", "Use `a < b`, `Map<string>`, `{a|b}` and ``a ` b``."],
      ["tabs in a block of code", "```go\nif a {\n\treturn\n}\n```"],
      [
        "a block of code in an inner list",
        "- item\n  - `a`\n\n    ```html\n    <b>@ada</b>\n    ```\n\n10. item\n\n    ```\n    a\n    ```",
      ],
      ["a block of code", "```ts\nconst map = new Map<string>(); // @octocat\n\n<details>\n```"],
      ["a block of code in a list", "- item\n\n  ~~~\n  <b>\n  ~~~\n\n- item"],
      ["a block of code in a quote", "> One\n>\n> ```ts\n> a: Map<b>; // @octocat\n>\n>     c\n> ```\n>\n> two"],
      ["a block of code in a quote in an item", "- One\n\n  > > ~~~\n  >> <b>\n  > > ~~~\n\n- two"],
      ["a code block that shows a fence", "````md\n```\n<b>\n```\n````"],
      ["addresses", "See https://medium.com/@octo/x_y and [mail](mailto:a@b.example)."],
      ["an address of mail and an escape", "ada@example.com, 2 > 0, \\* and \\`"],
    ])("%s", (_, text) => {
      expect(containMarkdown(text)).toBe(text);
    });
  });

  test.each<[string, string]>([
    ["<https://example.com/a>, 1 < 2 and a<1", "https://example.com/a, 1 &lt; 2 and a&lt;1"],
    ["{a} \\{b} {{ c }} `{d}` {% e %}", "\\{a} \\{b} \\{\u200B\\{ c }} `{d}` &#123;% e %}"],
    ["import x\n\nexport y\n- import z", "&#105;mport x\n\n&#101;xport y\n- import z"],
    ["```js-vue {1}\n{a}\n```\n```{include} x\n```", "```js\n{a}\n```\n```\n```"],
    [
      "https://example.com/{a}, [b](https://example.com/{b}), https://example.com/%7B%7Bc",
      "`https://example.com/{a}`, [b](https://example.com/%7Bb}), `https://example.com/%7B%7Bc`",
    ],
    ["a ` {b}\n{c} | `d|{e}` |\n- | -", "a \\` \\{b}\n\\{c} | \\`d\\|\\{e}\\` |\n- | -"],
    ["- a\n  - b\n\n    ```\n    <c>\n\n    <d>\n    ```", "- a\n  - b\n\n    ```\n    <c>\n\n    <\u200Bd>\n    ```"],
    ["hidden\u{E0041}\u{E007F}", "hidden"],
    ["&#123;&#x7B; a }} &lcub;&lbrace; `&#123;`", "\\{\u200B\\{ a }} \\{\u200B\\{ `&#123;`"],
    ["https://example.com/&#123;&#123;a", "`https://example.com/{{a`"],
    ["```\na\n     ```\n{b}", "```\na\n```\n\\{b}"],
  ])("shows the same text in MDX and Vue: %j", (text, shown) => expect(containMarkdown(text)).toBe(shown));

  describe("holds no HTML", () => {
    test.each<[string, string]>([
      ["a tag", "Fine <img src=x> <b>loud</b>"],
      ["a comment that never ends", "One\n<!-- two\n\nthree"],
      ["other openings", "<?php ?> <![CDATA[x]]> <!DOCTYPE html> <script>alert(1)</script>"],
      ["an end of the fold that it is put into", "One\n\n</details>\n\n## Two"],
      ["an end of the fold in a line", "One </details> two"],
      ["a tag behind an escape", "\\<img src=x> and \\\\<img src=x>"],
      ["a tag in code that a table cuts", "| a | b |\n| - | - |\n| `x|<img src=x>|y` | z |"],
      ["a tag in code that a link reaches into", "[x](https://example.com/`) <img src=x> `"],
      ["code over two lines", "One `two\n<img src=x>` three"],
      ["a fence behind a list's mark", "- ```\n<img src=x>\n```"],
      ["a fence in a quote", "> ```\n<img src=x>\n> ```"],
      ["a quote in another item", "- > ```\n> <img src=x>\n\n  > ```\n> <img src=x>"],
      ["a fence whose inner quote ends", "> > ```\n> <img src=x>\n> > ```"],
      ["a quote's mark that is too deep", "   > ```\n    > <img src=x>\n>     > ```\n> <img src=x>"],
      ["a fence that is too deep", "One\n    ```\n<img src=x>\n    ```"],
      ["a fence behind a tab", "One\n\t```\n<img src=x>\n\t```"],
      ["a fence that ends with its list", "- One\n\n  ```\n  two\n<img src=x>"],
      ["a fence that is no item's", "One\n2. Two\n    ```\n    <img src=x>\n    ```"],
      ["a fold whose title continues", "<details><summary>One <img src=x></summary>\nTwo"],
    ])("from %s", (_, text) => {
      const outside = withoutFences(containMarkdown(text));
      expect(outside).not.toMatch(HTML);
      expect(outside).not.toBe("");
    });
  });

  test("a fold becomes a bold line with its content below", () => {
    const notes = "One\n\n<details>\n<summary>2 internal changes</summary>\n\n- Two\n\n</details>\n\nThree";
    expect(containMarkdown(notes)).toBe("One\n\n**2 internal changes**\n\n- Two\n\nThree");
  });

  test.each([
    ["```js\none", "```js\none\n```"],
    ["~~~~\none\n~~~", "~~~~\none\n~~~\n~~~~"],
    ["- One\n\n  ```\n  two", "- One\n\n  ```\n  two\n  ```"],
    ["- One\n\n  ```\n  two\n- Three", "- One\n\n  ```\n  two\n  ```\n- Three"],
    ["```\none\n  ```\ntwo", "```\none\n```\ntwo"],
  ])("code that is left open is closed: %j", (text, closed) => {
    expect(containMarkdown(text)).toBe(closed);
  });

  test.each([
    ["Thanks @octocat and @octo/team", /@(?=\w)/],
    ["(@octocat), /@octocat, \\@octocat and .@octocat", /@(?=\w)/],
    ["[x](javascript:alert(1))", /\]\(/],
    ["[x]( <data:text/html,x>)", /\]\(/],
    ["[x]\n\n[x]: vbscript:x", /\]:/],
    ["[x](javascript\\:alert)", /\]\(/],
    ["[x](java&Tab;script:alert)", /\]\(/],
    ["[x](<java\tscript:alert>)", /\]\(/],
    ["[x](https\\://evil.dev)", /\]\(/],
    ["[x](h&#116;tps://evil.dev)", /\]\(/],
    ["[x](//evil.dev)", /\]\(/],
    ["[x](/\\evil.dev)", /\]\(/],
    ["[x](\\\\evil.dev)", /\]\(/],
    ["[x]\n\n[x]: //evil.dev", /\]:/],
    ["![x](https://evil.dev/a.png)", /(?<!\\)!\[/],
    ["![x][y] and !![x](a.png)", /(?<!\\)!\[/],
    ["one \u202Etwo\u0000", /[\u202E\p{Cc}]/u],
  ])("%j neither mentions nor links", (text, live) => {
    expect(text).toMatch(live);
    expect(containMarkdown(text)).not.toMatch(live);
  });

  test("a very long line takes linear time", async () => {
    const runs = Array.from({ length: 100 }, (_, length) => "`".repeat(length)).join(" ");
    expect(await findSlowPieces(containMarkdown, ["`", runs, "- ", "<a"])).toEqual([]);
  });

  test.each([
    ["- ```js", "- \\`\\`\\`js"],
    ["- > ~~~", "- > \\~\\~\\~"],
    [">     ~~~", ">     \\~\\~\\~"],
    ["    ```", "    \\`\\`\\`"],
  ])("an ambiguous fence is text: %j", (text, none) => {
    expect(containMarkdown(`One\n${text}`)).toBe(`One\n${none}`);
  });

  test("adds a bounded number of characters", () => {
    for (const piece of ["<a ", "@a ", "```\n", ">```\n\n", " ```\na\n", "`<a`", "[](a:", "</details>\n"]) {
      const text = piece.repeat(1000);
      expect(Buffer.byteLength(containMarkdown(text))).toBeLessThanOrEqual(4 * Buffer.byteLength(text));
    }
  });

  /** The text without its blocks of code, for a reader to whom only a fence at the very left is one for certain. */
  function withoutFences(text: string): string {
    const quoted = /^((?:>> |> > |> )?)(`{3,}|~{3,})[^`\n]*\n(?:\1.*\n)*?\1\2$/gm;
    return text.replace(/^( {0,3})(`{3,}|~{3,})[^`\n]*\n[\s\S]*?^\1\2$/gm, "").replace(quoted, "");
  }
});

describe("a title that has", () => {
  test.each<[string, string, string]>([
    ["nothing to mark", "Sell tickets, twice", "Sell tickets, twice"],
    ["signs of Markdown", "Sell *two* [new]", "Sell \\*two\\* \\[new\\]"],
    ["an address", "Sell at https://example.com/_a_", "Sell at https://example.com/_a_"],
    ["code", "Sell `a*b`", "Sell `a*b`"],
    ["a name", "Thank @ada", "Thank `@ada`"],
    ["issues", "Sell #12, gh-7 and octo/ferry#9", "Sell [#12], [gh-7] and [octo/ferry#9]"],
    ["a flag", "Sell with --fast", "Sell with `--fast`"],
    ["a call", "Sell with sell()", "Sell with `sell()`"],
    ["a class", "Sell with ferry::Ticket", "Sell with `ferry::Ticket`"],
    ["a version", "Sell with ferry~>1.2", "Sell with `ferry~>1.2`"],
    ["a path", "Sell with src/sell.ts and a_b", "Sell with `src/sell.ts` and `a_b`"],
    ["hidden letters", "Sell\u200B two\u0007tickets", "Sell two tickets"],
  ])("%s", (_, title, shown) => expect(escapeTitle(title, ({ label }) => `[${label}]`)).toBe(shown));
});
