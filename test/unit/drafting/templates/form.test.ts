import { describe, expect, test } from "vitest";
import { buildFormedSection, type FormStyle, readForm, renderNotes } from "../../../../src/drafting/templates/form.ts";
import { placeInChangelog } from "../../../../src/writer/changelog/changelog.ts";
import type { Span } from "../../../../src/writer/changes/change.ts";
import { buildNotes } from "../../../../src/writer/notes.ts";
import { type CommitSketch, makeCommits } from "../../../support/make-commits.ts";

const REPOSITORY = { name: "ada/widget", webUrl: "https://github.com/ada/widget" };

function makeSpan(...sketches: readonly (string | CommitSketch)[]): Span {
  const commits = makeCommits(...sketches);
  return { version: "1.3.0", tag: "v1.3.0", previousTag: "v1.2.0", date: "2026-01-05", commits };
}

async function render(style: FormStyle, span: Span): Promise<string> {
  const form = await readForm(style);
  return renderNotes(span, buildNotes(span.commits), REPOSITORY, { form, sections: style.sections });
}

async function place(style: FormStyle, span: Span, text?: string, path = "CHANGELOG.md"): Promise<string> {
  const listed = { span, notes: buildNotes(span.commits), source: REPOSITORY };
  const section = buildFormedSection(listed, await readForm(style), { path, text });
  return placeInChangelog(text ?? style.header, section, path) ?? "";
}

const FIX = "fix: close the file (#12)";
const FEAT = "feat(css): read *.css with `minify` (#13)";

describe("release notes", () => {
  test("entries of one's own below our headings", async () => {
    const notes = await render({ entry: "* {{text}} [{{pullRequest}}] {{type}}/{{kind}}" }, makeSpan(FIX, FEAT));
    expect(notes).toContain(
      "### Added\n\n* Read \\*.css with `minify` [13] feat/added\n\n### Fixed\n\n* Close the file [12]",
    );
  });

  test("internal entries are folded in that form too", async () => {
    const ci = { message: "ci: run twice", paths: [".github/workflows/ci.yml"] };
    expect(await render({ entry: "* {{text}} ({{sha}})" }, makeSpan(ci, FIX))).toContain(
      "**Internal**\n\n* Run twice (",
    );
  });

  test("a header and a footer, without lines that have no value", async () => {
    const style = { header: "Get {version}.\n", footer: "From {previousTag}\nof {repository}, {date}" };
    const notes = await render(style, makeSpan(FIX));
    expect(notes).toMatch(/^Get 1\.3\.0\.\n\n### Fixed\n/);
    expect(notes).toMatch(/\n\nFrom v1\.2\.0\nof ada\/widget, 2026-01-05\n$/);
    const first = await render(style, { ...makeSpan(FIX), previousTag: undefined, version: undefined });
    expect(first).toMatch(/^### Fixed\n/);
    expect(first).toMatch(/\n\nof ada\/widget, 2026-01-05\n$/);
  });

  test("the whole text, with what breaks indented below its entry", async () => {
    const template = `{{compareUrl}}
{{#sections}}
## {{title}}
{{#entries}}
- {{text}} ({{references}})
{{#advice}}

  {{advice}}
{{/advice}}
{{/entries}}
{{/sections}}
{{internalCount}} internal`;
    const span = makeSpan("feat!: drop run() (#14)\n\nCloses #9\n\nBREAKING CHANGE: Call start:\n- once");
    expect(await render({ template }, span)).toBe(`https://github.com/ada/widget/compare/v1.2.0...v1.3.0
## Breaking changes
- Drop \`run()\` ([#14](https://github.com/ada/widget/pull/14), closes [#9](https://github.com/ada/widget/issues/9))

  Call start:
  - once
0 internal
`);
  });

  test("a value is Markdown, and never a template", async () => {
    const notes = await render(
      { template: "{{#sections}}{{#entries}}- {{line}}|{{text}}{{/entries}}{{/sections}}" },
      makeSpan("fix: show {{version}} as <b>"),
    );
    expect(notes).not.toContain("1.3.0");
    expect(notes).toContain("&lt;b");
  });

  test("nothing without commits", async () => {
    expect(await render({ header: "Hello" }, makeSpan())).toBe("");
  });

  test("too long a text", async () => {
    const template = `{{#sections}}{{#entries}}${"x".repeat(90_000)}{{/entries}}{{/sections}}`;
    const titles = Array.from({ length: 20 }, (_, index) => `fix: close file ${index} (#${index + 100})`);
    await expect(render({ template }, makeSpan(...titles))).rejects.toThrow("writes too much");
  });
});

const FILE = `# Changelog

## 1.2.0 (2025-12-01)

### Bug fixes

* open the file (#3)
`;

describe("changelogs", () => {
  test("a new file begins with its header", async () => {
    expect(await place({ header: "# News" }, makeSpan(FIX))).toMatch(
      /^# News\n\n## 1\.3\.0 - 2026-01-05\n\n### Fixed\n\n- Close/,
    );
  });

  test("sections and entries of one's own in a file with others", async () => {
    const style: FormStyle = { entry: "- {{text}}", sections: [{ title: "🐛 Repairs", kinds: ["fixed"] }] };
    const text = await place(style, makeSpan(FIX, FEAT), FILE);
    expect(text).toContain(
      "## 1.3.0 (2026-01-05)\n\n### 🐛 Repairs\n\n- Close the file\n\n### Features\n\n- Read \\*.css with `minify`\n\n## 1.2.0",
    );
    expect(await place(style, makeSpan(FIX, FEAT), text)).toBe(text);
  });

  test("a section as a whole, with its heading", async () => {
    const template =
      "## Widget {{version}} on {{date}}\n\nNew:\n\n{{#sections}}{{#entries}}\n* {{text}} {{link}}\n{{/entries}}{{/sections}}";
    const text = await place({ template }, makeSpan(FIX), FILE);
    expect(text).toBe(
      FILE.replace(
        "## 1.2.0",
        "## Widget 1.3.0 on 2026-01-05\n\nNew:\n\n* Close the file [#12](https://github.com/ada/widget/pull/12)\n\n## 1.2.0",
      ),
    );
    expect(await place({ template }, makeSpan(FIX), text)).toBe(text);
  });

  test("a later run adds what is new, and keeps people's words", async () => {
    const template =
      "{{#sections}}\n### {{title}}\n\n{{#entries}}\n- {{text}} ({{link}})\n{{/entries}}\n\n{{/sections}}";
    const unreleased = (...titles: string[]) => ({ ...makeSpan(...titles), version: undefined, tag: undefined });
    const before = await place({ template }, unreleased(FIX), FILE);
    const edited = before.replace("Close the file", "Files are closed");
    const after = await place({ template }, unreleased(FEAT, FIX), edited);
    expect(after).toContain("- Files are closed ([#12]");
    expect(after).not.toContain("Close the file");
    expect(after.match(/#13\]/g)).toHaveLength(1);
    expect(await place({ template }, unreleased(FEAT, FIX), after)).toBe(after);
  });

  test("values in the markup of the file", async () => {
    const style = { entry: "* {{text}} ({{link}})" };
    const text = await place(style, makeSpan(FEAT), "News\n====\n\n1.2.0\n-----\n\n* open (#3)\n", "NEWS.rst");
    expect(text).toContain("* Read \\*.css with ``minify`` (`#13 <https://github.com/ada/widget/pull/13>`__)");
  });
});
