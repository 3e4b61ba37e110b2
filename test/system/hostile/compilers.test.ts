import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { containMarkdown, escapeMarkdownText, escapeTitle } from "../../../src/shared/markdown/escape.ts";
import { renderInline } from "../../../src/writer/changelog/items.ts";
import { CANARY, COMPILERS, readItems, readText, readVisible } from "../../support/compilers.ts";
import { NumberedHistory } from "../../support/histories.ts";
import { AMBIGUOUS, CONSTRUCTS, HOSTILE_TITLES } from "../../support/hostile-titles.ts";
import { docutils, NATIVE_COMPILERS } from "../../support/native-compilers.ts";
import { drawn, draws } from "../../support/search.ts";
import { AttackedProgram } from "./attacked-program.ts";

Object.assign(globalThis, { canary: CANARY });
process.env.CANARY = CANARY;

/** What Liquid, Jinja, Hugo, Python-Markdown and VitePress look for in a file before Markdown is read. */
const TEMPLATE = /\{[{%#!]|^[ \t]*-+8<-|<!--|!{3}\s*include/m;

const noLink = () => undefined;
const inFile = (markdown: string) => renderInline(markdown, "markdown");

const wrap = (text: string) => [
  `One\n${text}\n\n${text}\n- ${text}\n  ${text}\n> ${text}`,
  `\`\`\`${text}\n${text}\n\`\`\`\n${text}`,
  `~~~js ${text}\n${text}`,
  `    ${text}\n\n\t${text}\n\n| a |\n| - |\n| ${text} |\n`,
  `One\n    \`\`\`\n    ${text}\n    \`\`\`\`\n${text}`,
  `- \`\`\`\n  ${text}\n\n  \`\`\`vue-vue\n  ${text}\n${text}`,
];
/** Texts of several lines around each construct: bodies of commits, fragments and sections of the project's own. */
const TEXTS = [...CONSTRUCTS, ...AMBIGUOUS].flatMap((text, at) => {
  const shapes = wrap(text);
  return [text, ...shapes.slice(at % shapes.length), ...shapes].slice(0, 1 + draws(1, shapes.length));
});

const ALL = [...Object.entries(COMPILERS), ...NATIVE_COMPILERS];

describe.each(ALL)("%s", (_, compile) => {
  test.concurrent("shows titles as they are written", async () => {
    const expected = HOSTILE_TITLES.map(readVisible);
    const items = [...HOSTILE_TITLES, ...AMBIGUOUS].map((title) => `- ${inFile(escapeTitle(title, noLink))}`);
    expect(items.filter((item) => TEMPLATE.test(item))).toEqual([]);
    const html = await compile(items.join("\n"));
    expect(html).not.toContain(CANARY);
    expect(readItems(html).slice(0, expected.length)).toEqual(expected);
  });

  test.concurrent.each([
    ["bodies of commits", (text: string) => escapeMarkdownText(text, noLink)],
    ["fragments and sections of the project", containMarkdown],
  ])("runs nothing in %s", async (_, render) => {
    const texts = TEXTS.map((text) => inFile(render(text)));
    expect(texts.filter((text) => TEMPLATE.test(text))).toEqual([]);
    expect(await compile(texts.join("\n\n---\n\n"))).not.toContain(CANARY);
  });
});

/** What could join with its neighbour. */
const PIECES = fc.constantFrom(
  ...["`", "``", "```", "~~~", "\\", "{canary}", "{{canary}}", "{", "}", "@a", "#1", "%7B", "$$", "&#123;", "<"],
  ...[">", "|", "*"],
  ...["_", "~", "[", "](", "]: ", ")", "https://e.example/", "www.e.example/", '<i v-text="canary">', "<!--"],
  ...["-->", ":::", "a"],
  ...["\n", "\n\n", "\n- ", "\n  ", "\n    ", "\n> ", "\n| ", "\n| - |\n", "\nimport a from 'a'", "\n<details>\n", " "],
);

test.concurrent.each([
  ["a title", (text: string) => `- ${escapeTitle(text, ({ label }) => `[${label}](u)`)}`],
  ["a body", (text: string) => `- a\n\n${escapeMarkdownText(text, noLink).replace(/^(?=.)/gm, "  ")}`],
  ["a fragment", containMarkdown],
])("%s of joined pieces runs nothing", async (_, render) => {
  const texts = fc.array(PIECES, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(""));
  const property = fc.asyncProperty(texts, async (text) => {
    const markdown = inFile(render(text));
    for (const name of ["MDX", "VitePress"]) {
      const html = await COMPILERS[name]?.(markdown);
      if (html?.includes(CANARY)) throw new Error(`${name} runs it: ${JSON.stringify(markdown)}`);
    }
  });
  await fc.assert(property, drawn(100, 3_000));
});

test.skipIf(docutils === undefined)("docutils shows titles as they are written", async () => {
  const items = HOSTILE_TITLES.map((title) => `* ${renderInline(escapeTitle(title, noLink), "rst")} (1)`);
  const html = (await docutils?.(items.join("\n"))) ?? "";
  expect(html).not.toContain(CANARY);
  expect(readItems(html)).toEqual(HOSTILE_TITLES.map((title) => `${readVisible(title)}(1)`));
});

const OLD = "# Changelog\n\n## [1.1.0] - 2026-01-01\n\n### Added\n\n- Old entry\n";

test("the changelog and the notes of hostile commits run nothing and show the texts, and a second run changes nothing", async () => {
  using history = new NumberedHistory();
  history.commit("chore: start", { "CHANGELOG.md": OLD, "docs/release-notes/1.0.0.md": "# 1.0.0\n" });
  for (const [at, text] of CONSTRUCTS.entries()) {
    const scope = /^[^()\s:]{1,20}$/.test(text) ? `(${text})` : "";
    const person = `Co-authored-by: ${text.replaceAll(/[<>]/g, "")} <a${at}@example.com>`;
    history.commit(
      `feat${scope}: ${text} e${at}\n\n${at % 9 === 0 ? `BREAKING CHANGE: ${TEXTS[at]}` : ""}\n\n${person}`,
    );
  }
  history.tag("v1.2.0");
  await using attacked = await AttackedProgram.open();
  const { attacker } = attacked;
  const connectionId = await attacked.connect(attacker, history.directory, { writeChangelogs: true });
  const write = async () => {
    const changes = [{ tags: { start: "v1.1.0", end: "v1.2.0" } }];
    const jobId = await attacked.request(attacker, connectionId, { changes, title: "v1.2.0" });
    expect(await attacked.settle(attacker, jobId)).toMatchObject({ state: "done" });
    const { conversations } = (await attacker.call("GET", `conversations?jobId=${jobId}`)).body;
    return (conversations as [{ branch: string }])[0].branch;
  };
  const branch = await write();
  const files = history.git("diff", "--name-only", `main...${branch}`).split("\n");
  expect(files).toHaveLength(2);
  for (const path of files) {
    const text = history.git("show", `${branch}:${path}`);
    expect(text).not.toMatch(TEMPLATE);
    for (const [name, compile] of ALL) {
      const html = await compile(text);
      expect(html, name).not.toContain(CANARY);
      const shown = readVisible(readText(html)).toLowerCase();
      expect(
        CONSTRUCTS.filter((one) => !shown.includes(readVisible(one).toLowerCase())),
        name,
      ).toEqual([]);
    }
  }
  const before = history.git("rev-parse", `${branch}^{tree}`);
  expect(await write()).toBe(branch);
  expect(history.git("rev-parse", `${branch}^{tree}`)).toBe(before);
  history.git("merge", "--quiet", branch);
  expect(await write()).toBeNull();
});
