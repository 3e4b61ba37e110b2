import fc from "fast-check";
import { expect, test } from "vitest";
import { buildChangelogSection, placeInChangelog } from "../../../src/writer/changelog/changelog.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { makeCommits } from "../../support/make-commits.ts";
import { drawn } from "../../support/search.ts";

const REPOSITORY = { name: "ada/widget", webUrl: "https://github.com/ada/widget" };

function makeSection(version: string | undefined, messages: readonly string[]) {
  const commits = makeCommits(...messages);
  const tag = version && `v${version}`;
  const span = { version, tag, previousTag: "v1.2.0", date: "2026-01-05", commits };
  return buildChangelogSection(span, buildNotes(commits), REPOSITORY);
}

const word = fc.constantFrom(
  "pipes",
  "a `--flag`",
  "the *old* way",
  "x_y",
  "[link](https://example.org)",
  "ünï",
  "1.0",
);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));

type Style = { heading: (version: string) => string; group: (name: string) => string; bullet: string; path: string };

const markdown: Omit<Style, "bullet">[] = [
  { heading: (v) => `## [${v}] - 2025-12-01`, group: (name) => `### ${name}`, path: "CHANGELOG.md" },
  { heading: (v) => `# v${v} / Dec 1 2025`, group: (name) => `**${name}**`, path: "History.md" },
  { heading: (v) => `${v}\n----------`, group: () => "", path: "Changes.md" },
  { heading: (v) => `<a name="${v}"></a>\n### ${v} (01.12.2025)`, group: (name) => `#### 🎉 ${name}`, path: "NEWS" },
];
const rst: Omit<Style, "bullet">[] = [
  { heading: (v) => `.. _v${v}:\n\nVersion ${v}\n=============`, group: (name) => `${name}\n--------`, path: "a.rst" },
  { heading: (v) => `${v} (2025-12-01)\n++++++++++++++++++`, group: (name) => `**${name}**`, path: "CHANGES.rst" },
];
const plain: Omit<Style, "bullet">[] = [
  { heading: (v) => `Version ${v} (2025-12-01)`, group: (name) => `${name}:`, path: "NEWS" },
  { heading: (v) => `CHANGES FROM 0.1 TO ${v}`, group: () => "", path: "CHANGES" },
];
const style = fc
  .record({ form: fc.constantFrom(...markdown, ...rst, ...plain), bullet: fc.constantFrom("- ", "* ", "  * ", "-   ") })
  .map(({ form, bullet }): Style => ({ ...form, bullet }));

const gap = fc.constantFrom("", "\n", "\n\n");
const item = fc.tuple(words, fc.constantFrom("", "\n      wrapped", "\n\n      A paragraph.", "  "), gap);
const list = fc.array(item, { minLength: 1, maxLength: 4 });
const section = fc.record({
  groups: fc.array(fc.tuple(fc.constantFrom("Fixed", "New features", "Misc"), list), { maxLength: 3 }),
  end: gap,
});

function renderSection(
  { heading, group, bullet }: Style,
  version: string,
  { groups, end }: { groups: [string, [string, string, string][]][]; end: string },
): string {
  const lists = groups.map(([name, items]) => {
    const title = group(name);
    const lines = items.map(([text, more, after]) => `${bullet}${text}${more}\n${after}`).join("");
    return `${title === "" ? "" : `${title}\n\n`}${lines}\n`;
  });
  return `${heading(version)}\n\n${lists.join("")}${end}`;
}

const file = fc
  .record({
    style,
    older: fc.array(section, { minLength: 1, maxLength: 4 }),
    title: fc.constantFrom("", "Our own words.\n\n"),
    isCrlf: fc.boolean(),
    isOpen: fc.boolean(),
  })
  .map(({ style: form, older, title, isCrlf, isOpen }) => {
    const sections = older.map((one, index) => renderSection(form, `1.${older.length - index}.0`, one));
    const text = `${title}${sections.join("")}`;
    const lines = isOpen ? text.trimEnd() : text;
    return { path: form.path, text: isCrlf ? lines.replaceAll("\n", "\r\n") : lines };
  });

/** The text that is in `placed` and not in `text`; undefined where `text` has more than that taken out. */
function findInsertion(text: string, placed: string): string | undefined {
  let start = 0;
  while (start < text.length && text[start] === placed[start]) start += 1;
  const rest = text.slice(start);
  return placed.endsWith(rest) ? placed.slice(start, placed.length - rest.length) : undefined;
}

test("a new release is one insertion, with the line ends of the file, and placing it twice changes nothing", () => {
  fc.assert(
    fc.property(file, ({ path, text }) => {
      const release = makeSection("2.0.0", ["fix: close the file (#5)", "feat: add pipes (#4)", "Drop the rest"]);
      const placed = placeInChangelog(text, release, path) ?? "";
      const inserted = findInsertion(text, placed);
      expect(inserted).toContain("2.0.0");
      expect(inserted).toMatch(/lose the file[\s\S]*pipes|pipes[\s\S]*lose the file/);
      if (text.includes("\r\n")) expect(placed.replaceAll("\r\n", "")).not.toContain("\n");
      expect(placeInChangelog(placed, release, path)).toBe(placed);
    }),
    drawn(100, 20_000),
  );
});

test("a release that the file has keeps every line of it, in order", () => {
  fc.assert(
    fc.property(file, fc.constantFrom("1.1.0", undefined), ({ path, text }, version) => {
      const more = makeSection(version, ["fix: close the file (#5)", "feat: add pipes (#4)"]);
      const placed = placeInChangelog(text, more, path) ?? "";
      const lines = placed.split(/\r?\n/);
      let at = 0;
      for (const line of text.replace(/[\r\n]+$/, "").split(/\r?\n/)) {
        at = lines.indexOf(line, at) + 1;
        expect(at).toBeGreaterThan(0);
      }
      expect(placeInChangelog(placed, more, path)).toBe(placed);
    }),
    drawn(100, 20_000),
  );
});
