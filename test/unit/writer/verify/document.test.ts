import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkDocument } from "../../../../src/writer/verify/document.ts";

const FILES: Record<string, string> = {
  "docs/guide.md": '# Guide\n\n## Set up\n\n## Set up\n\n## `run()` & _more_: what\'s new?\n\n<a id="own"></a>\n',
  "docs/setext.md": "Long title\n==========\n\n```md\n# Not a heading\n```\n",
  "docs/site.md": "---\ntitle: Site\n---\n## Step 1.2 - begin\n",
  "docs/image.png": "",
  "src/index.ts": "",
};
const paths = new Set(Object.keys(FILES).flatMap((path) => [path, path.slice(0, path.lastIndexOf("/"))]));
const tree = {
  hasFile: (path: string) => paths.has(path),
  readFile: (path: string) => Promise.resolve(FILES[path]),
};
const check = (after: string, before?: string, path = "docs/page.md") => checkDocument(path, before, after, tree);

describe("a sound document", () => {
  it.each([
    "# Title\n\nText with `<div>` and `@octo` in code.\n",
    "---\ntitle: A\ntags: [a, b]\n---\n\nText\n",
    "A rule first\n\n---\n\nText\n",
    "Send a token.\n",
    "```sh\ncode <div> {{ it }}\n```\n\n- item\n\n  ```js\n  code\n  ```\n",
    "[a](guide.md) [b](./guide.md#set-up) [c](guide.md#set-up-1) [d](guide.md#own) [e](../src) [f](#title)\n# Title\n",
    "[a](guide.md#run--more-whats-new) ![b](image.png) [c](/docs/guide.md) [d][ref]\n\n[ref]: setext.md#long-title\n",
    '[a](<guide.md> "Title") [b](guide) <https://example.com> <me@example.com> a < b [c](mailto:me@example.com)\n',
    "[a](site.md#step-12-begin)\n",
    "A note.[^1]\n\n[^1]: of the foot\n",
    "## Head {#own}\n\n`{a}` and \\{b} {#own}\n\n- a\n\n  ```js\n  const { a } = b;\n  ```\n\nlong\nimport of a\n",
    "Text with emoji 👩‍💻 and `@scope/name` or @scope/name and me@example.com.\n",
    "`[a](missing.md)` and\n\n    [a](missing.md)\n",
    "---\nid: a\nslug: /guide/a\n\ntags:\n  - a\n  - 'b c'\nkeywords:\n- d\n# why\nweight: 2\n---\n\nText\n",
    '+++\ntitle = "A"\ndate = 2026-01-02\ntags = ["a", "b c"]\n\nweight = 2\n+++\n\nText\n',
    "A line<br>and<br/>another, <kbd>Ctrl</kbd> H<sub>2</sub>O\n\n<details>\n<summary>More</summary>\n\nText\n\n</details>\n",
    '```js title="a.js" {1,3-4}\n```\n\n```ts:line-numbers [a.ts]\n```\n\n```rust,no_run\n```\n\n~~~ {.py .x}\n~~~\n\n```c++\n```\n',
    "long\nimport of a\n- item\nexport of b\n",
    "[a](<guide.md>) [b](https://example.com/a?b=1&amp;c) [c]\n\n[c]:\n  guide.md 'T'\n\n- [d]: said of it\n",
    "Compare a <> b and `<>`. Not \\: an address: a/b.\n",
  ])("%j", async (text) => {
    expect(await check(text)).toEqual([]);
  });

  it("of other formats", async () => {
    const rst =
      ".. note:: a\n\n.. code-block:: js\n\n   a\n\n.. py:function:: a(b)\n\n.. versionadded:: 1.2\n\n.. a comment\n";
    expect(await check(rst, undefined, "docs/page.rst")).toEqual([]);
    const org = "#+TITLE: a\n#+begin_src sh\na\n#+end_src\n# a comment\n";
    expect(await check(org, undefined, "docs/page.org")).toEqual([]);
  });

  it("links of reStructuredText and AsciiDoc", async () => {
    const rst = "`a <guide.md>`_\n\n.. image:: image.png\n\n:doc:`guide`\n";
    expect(await check(rst, undefined, "docs/page.rst")).toEqual([]);
    expect(await check("link:guide.md[a]\nimage::image.png[]\n", undefined, "docs/page.adoc")).toEqual([]);
  });

  it("keeps the faults of the old text", async () => {
    const old = "---\na: [\n---\n<div>\n\n[a](missing.md) [b](#gone) @octo {{ x }}\n\n```\nopen\n";
    expect(await check(`${old}more\n`, old)).toEqual([]);
  });

  it("accepts more of the tags and components that the file has", async () => {
    expect(await check("<br>\n\n<br/>\n", "<br>\n")).toEqual([]);
    expect(await check('<Tip kind="a" />\n<Tip kind="b" />\n', '<Tip kind="a" />\n', "docs/page.mdx")).toEqual([]);
  });
});

describe("a problem of a document", () => {
  it.each([
    ["---\ntitle: [a\n---\n", "front matter"],
    ["---\n- a\n---\n", "front matter"],
    ["Text\n\n```sh\ncode\n", "not closed"],
    ["[a](missing.md)\n", "missing.md"],
    ["![a](missing.png)\n", "missing.png"],
    ["[a](guide.md#gone)\n", "#gone"],
    ["[a](guide.md#set-up-2)\n", "#set-up-2"],
    ["[a](setext.md#not-a-heading)\n", "#not-a-heading"],
    ["[a](#gone)\n", "#gone"],
    ["[a](../../etc/passwd)\n", "etc/passwd"],
    ["[a][gone]\n", "gone"],
    ["[a]\n\n[a]: missing.md\n", "missing.md"],
    ["[a](javascript:alert(1))\n", "javascript"],
    ["[a](<java\tscript:alert>)\n", "javascript"],
    ["![a](data:text/html,x)\n", "data"],
    ["<vscode:extension/a>\n", "vscode"],
    ["[a](//elsewhere.dev/x)\n", "no scheme"],
    ["[a](https:elsewhere.dev/x)\n", "no host"],
    ["Half \uD83D\n", "half of a character"],
    ["<div>text</div>\n", "<div"],
    ["<!-- hidden -->\n", "<!--"],
    ["Thanks to @octo.\n", "@octo"],
    ["A {{ template }}\n", "template"],
    ["A {% raw %}\n", "template"],
    ["A {process.env.TOKEN}\n", "process.env"],
    ["A {\nprocess.env.TOKEN\n}\n", "process.env"],
    ["A \\\\{process.env.TOKEN}\n", "process.env"],
    ["A \\{\\{ x }}\n", "template"],
    ["A &#123;&#x7B; x }}\n", "template"],
    ["\\` {process.env.TOKEN} `\n", "process.env"],
    ["| ` | {process.env.TOKEN} | ` |\n", "process.env"],
    ["Text:\n\n    {process.env.TOKEN}\n", "process.env"],
    ["Note::\n\n  {process.env.TOKEN}\n", "process.env"],
    ["[source]\n----\n{process.env.TOKEN}\n----\n", "process.env"],
    ["- a\n\n  ```\n  b\n{process.env.TOKEN}\n  ```\n", "process.env"],
    ["export const a = 1\n", "export const"],
    ["A [[page]]\n", "[[page"],
    ['<img alt="<" src="//evil.dev/x">\n', "<img"],
    ["---\nlayout: evil\n---\n", "layout"],
    ["---\nhead: [x]\n---\n", "head"],
    ["---\ntitle:\n  x: y\n---\n", "title"],
    ["---js\ntitle: 1\n---\n", "front matter"],
    ["\n---\n  redirect_to: x\n---\n", "redirect_to"],
    ['+++\noutputs = ["x"]\n+++\n', "front matter"],
  ])("%j: %s", async (text, word) => {
    const problems = await check(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(word);
  });

  it.each([
    ["---\ntitle: A\n---\nText\n", "Text\n"],
    ["Text\n", "---\ntitle: A\n---\nText\n"],
    ["---\ntitle: A\n---\nText\n", "+++\ntitle = 1\n+++\nText\n"],
    ["---\ntitle: A\n---\nText\n", "---\ntitle: A\nText\n"],
    ["---\ntitle: A\n---\nText\n", "---\ntitle: A\nlayout: b\n---\nText\n"],
    ["---\ntitle: A\nlayout: b\n---\nText\n", "---\ntitle: A\n---\nText\n"],
    ["---\nhead: [a]\n---\nText\n", "---\nhead: [b]\n---\nText\n"],
    ["---\ntitle: A\n---\nText\n", "---\ntitle: !!js/function a\n---\nText\n"],
    ["---\ntitle: A\n---\nText\n", "---\ntitle: A\rlayout: b\n---\nText\n"],
    ["---\ntitle: A\n---\nText\n", "---\ntitle: {a: b}\n---\nText\n"],
    ["+++\ntitle = 1\n+++\nText\n", "+++\ntitle = 1\noutputs = ['a']\n+++\nText\n"],
    ["+++\ntitle = 1\n+++\nText\n", "+++\ntitle = 1\n  [build]\n+++\nText\n"],
    ["+++\ntitle = 1\n+++\nText\n", '+++\ntitle = """a"""\n+++\nText\n'],
  ])("names front matter of %j that is changed", async (before, after) => {
    expect(await check(after, before)).toContainEqual(expect.stringContaining("front matter"));
  });

  it.each([
    ["---\ntitle: A\nlayout: b\n---\nText\n", "---\ntitle: B\ndescription: C, d\nlayout: b\n\ntags:\n- e\n---\nText\n"],
    ["---\ntitle: A\n---\nText\n", "---\n---\nText\n"],
    ["---\r\ntitle: A\r\n---\r\nText\r\n", "---\r\ntitle: B\r\n---\r\nText\r\n"],
    ["+++\ntitle = 1\n[params]\na = {}\n+++\nText\n", "+++\ntitle = 'a'\n\n[params]\na = {}\n+++\nText\n"],
    ["---\n\nText\n", "---\n\nMore\n"],
  ])("accepts an ordinary change of front matter: %j", async (before, after) => {
    expect(await check(after, before)).toEqual([]);
  });

  it.each([
    "# Title\nexport const a = process.env.TOKEN\n",
    "---\nexport const a = process.env.TOKEN\n",
    "Text\n \t\nimport a from 'a'\n",
    "Text\n====\nimport a from 'a'\n",
    "a | b\n- | -\nc | d\nimport a from 'a'\n",
    "+\nimport a from 'a'\n",
    "[a](https\\://evil.dev/a)\n",
    "![a](https&#58;//evil.dev/a)\n",
    "[a](<https&colon;//evil.dev/a>)\n",
    "[a](javascript\\:alert)\n",
    "[a](&#106;avascript:alert)\n",
    "[a](/\\evil.dev)\n",
    "[a](\\/\\/evil.dev)\n",
    "[a](\nhttps\\://evil.dev/a)\n",
    "> ![a][b]\n\n- [b]: https\\://evil.dev/a\n",
    "![a\\]][a\\]]\n\n[a\\]]:\n  https\\://evil.dev/a\n",
    "a](<img src=x onerror=alert(1)*1>)\n",
    "\\[a](<img src=x onerror=alert(1)*1>)\n",
    "[a](<script src=*> alert(1)\n",
    "```js-vue\n{{ a }}\n```\n",
    "```js:line-numbers-vue\n{{ a }}\n```\n",
    "```@eval\nrun()\n```\n",
    "- ```@example a\n  run()\n  ```\n",
    "```jldoctest\njulia> run()\n```\n",
    "```mdx-code-block\n<A />\n```\n",
    "~~~jsx live\nrun()\n~~~\n",
    "<A.B.C/>\n",
    "<$a />\n",
    "<details>\n",
    "<summary>a\n",
    "---js\nprocess.env.TOKEN\n",
    "---\nlayout: evil\n",
  ])("names what runs or leads away in %j", async (text) => {
    expect(await check(text)).not.toEqual([]);
  });

  it.each([
    ["<>a</>\n", "docs/page.mdx"],
    ["a<br>b\n", "docs/page.mdx"],
    [".. automodule:: os\n", "docs/page.rst"],
    ["* .. autofunction:: os.system\n", "docs/page.rst"],
    ["Note\n\n    .. raw:: html\n", "docs/page.rst"],
    [".. |a| raw:: html\n", "docs/page.rst"],
    [".. doctest::\n\n   >>> run()\n", "docs/page.rst"],
    [".. meta ::\n   :http-equiv=refresh: 0\n", "docs/page.rst"],
    ["#+SETUPFILE: https://example.com/a\n", "docs/page.org"],
    ["  #+setupfile: a.org\n", "docs/page.org"],
    ["#+begin_src sh :exports results\nrun\n#+end_src\n", "docs/page.org"],
    ["#+begin_export html\na\n#+end_export\n", "docs/page.org"],
  ])("names markup that runs: %j in %s", async (text, path) => {
    expect(await check(text, undefined, path)).not.toEqual([]);
  });

  it("names an anchor whose heading is gone", async () => {
    expect(await check("[a](#one)\n\n# Two\n", "[a](#one)\n\n# One\n")).toEqual([
      "the link #one leads to no heading of docs/page.md",
    ]);
  });

  it("names programs and components of MDX", async () => {
    const problems = await check("import A from 'a'\n\n<A />\n\n{process.env.SECRET}\n", undefined, "docs/page.mdx");
    expect(problems.join("\n")).toMatch(/component[\s\S]*process\.env[\s\S]*import A/);
  });

  it("names active HTML although the file has such tags", async () => {
    const old = '<img src="image.png">\n';
    const problems = await check(`${old}<img src="x.png" onerror="a()">\n`, old);
    expect(problems).toContainEqual(expect.stringContaining("onerror"));
    expect(await check("<script>a</script>\n<script defer>b</script>\n", "<script>a</script>\n")).toHaveLength(2);
    expect(await check("<script>b</script>\n", "<script>a</script>\n")).toHaveLength(1);
    expect(await check('<img src="a.png">\n<img src=//evil.dev>\n', '<img src="a.png">\n')).not.toEqual([]);
    expect(await check('<img src="a.png">\n<img src=&#104;ttps:x>\n', '<img src="a.png">\n')).not.toEqual([]);
    const addresses = ['src="\\\\evil.dev"', 'src="/\\evil.dev"', 'alt=">" src="//evil.dev"'];
    for (const attribute of ['v-html="a"', '#a="b"', '@a="b"', '.a="b"', ...addresses]) {
      expect(await check(`<i>a</i>\n<i ${attribute}>b</i>\n`, "<i>a</i>\n"), attribute).not.toEqual([]);
    }
    expect(await check('# A\n<a href="#a">b</a>\n<a href="guide.md?c=d">b</a>\n', '<a href="#a">a</a>\n')).toEqual([]);
    const page = (code: string) => `<script setup>\nconst a = 1\n\`\`\`\n${code}\n\`\`\`\n</script>\n`;
    expect(await check(page("b()"), page("a()"))).not.toEqual([]);
    expect(await check("export const a = 1 +\n  process.env.A\n", "export const a = 1 +\n  2\n")).not.toEqual([]);
  });

  it("names dead links and raw markup of reStructuredText and AsciiDoc", async () => {
    expect(await check("`a <missing.md>`_\n", undefined, "docs/page.rst")).toHaveLength(1);
    expect(await check(".. image:: missing.png\n", undefined, "docs/page.rst")).toHaveLength(1);
    expect(await check(".. raw:: html\n\n   <b>\n", undefined, "docs/page.rst")).not.toEqual([]);
    expect(await check("xref:missing.adoc[a]\n", undefined, "docs/page.adoc")).toHaveLength(1);
  });

  it("says that a secret is in it, without the secret", async () => {
    const redact = (text: string) => text.replaceAll("s3cret", "***");
    expect(await checkDocument("docs/page.md", "", "The s3cret\n", tree, redact)).toEqual(["it contains a secret"]);
  });
});

it("finds no problem in this repository's own documents", async () => {
  const has = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;
  const own = { hasFile: has, readFile: async (path: string) => (has(path) ? readFileSync(path, "utf8") : undefined) };
  const documents = readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`);
  for (const path of ["README.md", "CONTRIBUTING.md", ...documents]) {
    const problems = await checkDocument(path, undefined, readFileSync(path, "utf8"), own);
    expect(
      problems.filter((problem) => !/^it has a new (?:HTML tag|template)/.test(problem)),
      path,
    ).toEqual([]);
  }
});
