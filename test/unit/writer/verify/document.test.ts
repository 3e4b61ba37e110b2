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
  ])("%j", async (text) => {
    expect(await check(text)).toEqual([]);
  });

  it("links of reStructuredText and AsciiDoc", async () => {
    expect(
      await check("`a <guide.md>`_\n\n.. image:: image.png\n\n:doc:`guide`\n", undefined, "docs/page.rst"),
    ).toEqual([]);
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

  it("names front matter that is gone", async () => {
    expect(await check("Text\n", "---\ntitle: A\n---\nText\n")).toHaveLength(1);
  });

  it.each([
    ["Text\n", "---\ntitle: A\n---\nText\n"],
    ["---\ntitle: A\n---\nText\n", "---\ntitle: B\n---\nText\n"],
    ["---\ntitle: A\n---\nText\n", "---\ntitle: A\ntags: [b]\n---\nText\n"],
    ["+++\ntitle = 1\n+++\nText\n", "+++\ntitle = 2\n+++\nText\n"],
  ])("names front matter of %j that is changed", async (before, after) => {
    expect(await check(after, before)).toEqual([expect.stringContaining("front matter is changed")]);
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
    expect(
      await check('<img src="image.png">\n<img src="x.png" onerror="a()">\n', '<img src="image.png">\n'),
    ).toContainEqual(expect.stringContaining("onerror"));
    expect(await check("<script>a</script>\n<script defer>b</script>\n", "<script>a</script>\n")).toHaveLength(2);
    expect(await check("<script>b</script>\n", "<script>a</script>\n")).toHaveLength(1);
    expect(await check('<img src="a.png">\n<img src=//evil.dev>\n', '<img src="a.png">\n')).not.toEqual([]);
    expect(await check('<img src="a.png">\n<img src=&#104;ttps:x>\n', '<img src="a.png">\n')).not.toEqual([]);
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
