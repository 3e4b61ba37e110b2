import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { containMarkdown, escapeMarkdownText, escapeTitle } from "../../../src/shared/markdown.ts";
import { renderInline } from "../../../src/writer/changelog/inline.ts";
import { CANARY, COMPILERS, readItems, readVisible } from "../../support/compilers.ts";
import { NumberedHistory } from "../../support/histories.ts";
import { AMBIGUOUS, CONSTRUCTS, HOSTILE_TITLES } from "../../support/hostile-titles.ts";
import { AttackedProgram } from "./attacked-program.ts";

Object.assign(globalThis, { canary: CANARY });
process.env.CANARY = CANARY;

/** Backticks and quotes are what code looks like. */
const readPlain = (text: string) => readVisible(text.replaceAll(/[`"']/g, "")).replaceAll(" ", "");

/** What Liquid, Jinja, Hugo, Python-Markdown and VitePress look for in a file before Markdown is read. */
const TEMPLATE = /\{[{%#!]|^[ \t]*-+8<-|<!--|!{3}\s*include/m;

const noLink = () => undefined;
const inFile = (markdown: string) => renderInline(markdown, "markdown");

/** Texts of several lines around each construct: bodies of commits, fragments and sections of the project's own. */
const TEXTS = [...CONSTRUCTS, ...AMBIGUOUS].flatMap((text) => [
  text,
  `One\n${text}\n\n${text}\n- ${text}\n  ${text}\n> ${text}`,
  `\`\`\`${text}\n${text}\n\`\`\`\n${text}`,
  `~~~js ${text}\n${text}`,
  `    ${text}\n\n\t${text}\n\n| a |\n| - |\n| ${text} |\n`,
  `- \`\`\`\n  ${text}\n\n  \`\`\`vue-vue\n  ${text}\n${text}`,
]);

describe.each(Object.entries(COMPILERS))("%s", (_, compile) => {
  test.concurrent("shows titles as they are written", async () => {
    const items = HOSTILE_TITLES.map((title) => `- ${inFile(escapeTitle(title, noLink))}`);
    expect(items.filter((item) => TEMPLATE.test(item))).toEqual([]);
    const expected = HOSTILE_TITLES.map(readPlain);
    const read = readItems(await compile(items.join("\n")));
    expect(read.map(readPlain)).toEqual(expected);
  });

  test.concurrent.each([
    ["titles", (text: string) => escapeTitle(text, noLink)],
    ["bodies of commits", (text: string) => escapeMarkdownText(text, noLink)],
    ["fragments and sections of the project", containMarkdown],
  ])("runs nothing in %s", async (_, render) => {
    const texts = TEXTS.map((text) => inFile(render(text)));
    expect(texts.filter((text) => TEMPLATE.test(text))).toEqual([]);
    expect(await compile(texts.join("\n\n---\n\n"))).not.toContain(CANARY);
  });
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
    for (const [name, compile] of Object.entries(COMPILERS)) {
      const html = await compile(text);
      expect(html, name).not.toContain(CANARY);
      const shown = readPlain(parse(html).text).toLowerCase();
      expect(
        CONSTRUCTS.filter((one) => !shown.includes(readPlain(one).toLowerCase())),
        name,
      ).toEqual([]);
    }
  }
  history.git("merge", "--quiet", branch);
  expect(await write()).toBeNull();
});
