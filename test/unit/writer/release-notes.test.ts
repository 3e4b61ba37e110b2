import { describe, expect, test } from "vitest";
import { escapeMarkdown, escapeMarkdownText, escapeTitle } from "../../../src/shared/markdown/escape.ts";
import type { Repository, Span } from "../../../src/writer/changes/change.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { renderReleaseNotes } from "../../../src/writer/release-notes.ts";
import { type CommitSketch, makeCommits, nameCommit } from "../../support/make-commits.ts";

const REPOSITORY: Repository = { name: "ada/widget", webUrl: "https://github.com/ada/widget" };

function makeSpan(...sketches: readonly (string | CommitSketch)[]): Span {
  const commits = makeCommits(...sketches);
  return { version: "1.3.0", tag: "v1.3.0", previousTag: "v1.2.0", date: "2026-01-05", commits };
}

function render(span: Span, repository = REPOSITORY): string {
  return renderReleaseNotes(span, buildNotes(span.commits), repository);
}

describe("release notes", () => {
  test("the comparison of packages with a scope mentions no user", () => {
    const compare = (series: string) =>
      render({ ...makeSpan("fix: close the file"), tag: `${series}1.3.0`, previousTag: `${series}1.2.0` });
    expect(compare("@octo/core@")).toContain("[`@octo/core@1.2.0...@octo/core@1.3.0`](");
    expect(compare("core@")).toContain("[core@1.2.0...core@1.3.0](");
    expect(compare("@a`b@")).not.toContain("[`@a`b@");
  });

  test("what readers must act on comes first", () => {
    const span = makeSpan("fix: close", "change: sort", "feat: open", "deprecate: sell", "remove: board", "sec: lock");
    const headings = [...render(span).matchAll(/^### (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(["Security", "Removed", "Deprecated", "Added", "Changed", "Fixed"]);
  });

  test("a section for each kind, then what is folded, then the comparison", () => {
    const span = makeSpan(
      { message: "ci: run twice", paths: [".github/workflows/ci.yml"] },
      { message: "chore(deps): bump left-pad from 1.0.0 to 2.0.0 (#4)", paths: ["package.json"] },
      "fix: close the file",
      "feat(css)!: minify (#2)\n\nBREAKING CHANGE: styles move:\n- one\n- two",
    );
    expect(render(span)).toBe(`### Breaking changes

- **css:** Minify ([#2](https://github.com/ada/widget/pull/2))

  styles move:
  - one
  - two

### Fixed

- Close the file ([${nameCommit("c2").slice(0, 7)}](https://github.com/ada/widget/commit/${nameCommit("c2")}))

1 dependency update: \`left-pad\` 1.0.0 → 2.0.0 (major).

<details>
<summary>1 internal change and 1 updated package</summary>

**Internal**

- Run twice ([${nameCommit("c0").slice(0, 7)}](https://github.com/ada/widget/commit/${nameCommit("c0")}))

**Dependencies**

- \`left-pad\` 1.0.0 → 2.0.0

</details>

**Full changelog**: [v1.2.0...v1.3.0](https://github.com/ada/widget/compare/v1.2.0...v1.3.0)
`);
  });

  test("no links where the repository's address is not known", () => {
    const text = render(makeSpan("Fix it (#1)", "Fix that hang"), { name: "widget", webUrl: undefined });
    expect(text).toContain(`- Fix that hang (${nameCommit("c1").slice(0, 7)})\n- Fix it (#1)\n`);
    expect(text).not.toContain("](");
  });

  test("nothing for nothing", () => expect(render(makeSpan())).toBe(""));

  test("says so where users have nothing to read", () => {
    expect(render(makeSpan("ci: run twice"))).toMatch(/^No user-facing changes\.\n\n<details>/);
  });
});

describe("a scope with four entries or more", () => {
  const LINK = /\(\[[0-9a-f]{7}\]\([^)]*\)\)/g;
  const list = (...messages: string[]) =>
    render(makeSpan(...messages))
      .split("\n\n**Full changelog**", 1)[0]
      ?.replace(LINK, "(…)");
  test("includes the text below its entries", () => {
    const footer = "\n\nBREAKING CHANGE: styles move:\n- one\n\n  two";
    expect(
      list("feat(css)!: a", "feat(css)!: b", "feat(css)!: c", `feat(css)!: d${footer}`, "feat!: e"),
    ).toBe(`### Breaking changes

- E (…)

- **css:**
  - D (…)

    styles move:
    - one

      two

  - C (…)

  - B (…)

  - A (…)`);
  });
});

describe("escaping", () => {
  test.each<[text: string, escaped: string]>([
    ["Use `<b>` and `a|b`", "Use `<b>` and `a|b`"],
    ["<img src=x> & <!-- hide", "&lt;img src=x&gt; & &lt;!-- hide"],
    ["&lt;b&gt; stays text", "&amp;lt;b&amp;gt; stays text"],
    ["Thanks @ada and @ada/team", "Thanks `@ada` and `@ada/team`"],
    ["mail ada@example.com", "mail ada@example.com"],
    ["`code`@ada", "`code`@\u200Bada"],
    ["![x](https://e.example/p.png)", "!\\[x\\](https://e.example/p.png)"],
    ["a | b", "a \\| b"],
    ["__init__ in snake_case", "\\_\\_init\\_\\_ in snake_case"],
    ["`` a ` b `` stays", "`` a ` b `` stays"],
    ["# not a heading", "\\# not a heading"],
    ["- not a list", "\\- not a list"],
    ["1. not a list", "1\\. not a list"],
    ["C:\\*dir", "C:\\\\\\*dir"],
    ["bell\u0007and\u202Eturn", "bell and turn"],
    ["tags\u{E0041}\u{E007F}", "tags"],
    ["Read {id} and {{ id }}", "Read \\{id} and \\{\u200B\\{ id }}"],
    ["{% id %}, {# id, {!id!}, {: id", "&#123;% id %}, &#123;# id, &#123;!id!}, &#123;: id"],
    ["Keep `{id}` and \\`{id}`", "Keep `{id}` and \\\\`{id}`"],
    ["Get https://e.example/{id}, www.e.example/{id}.", "Get `https://e.example/{id}`, `www.e.example/{id}`."],
    ["Get https://e.example/%7B%7Bid or e.example/%7b", "Get `https://e.example/%7B%7Bid` or e.example/&#37;7b"],
    ["Get https://e.example/`a {id}`", "Get https://e.example/\\`a \\{id}\\`"],
    ["import x from y", "&#105;mport x from y"],
    [":::note", "&#58;::note"],
    ["!!! note", "&#33;!! note"],
    ["$$x$$ for $y", "&#36;&#36;x&#36;&#36; for $y"],
  ])("%s", (text, escaped) => expect(escapeMarkdown(text)).toBe(escaped));

  test("keeps lists and fenced code of a longer text, and closes the fence", () => {
    const keepSafe = (text: string) => escapeMarkdownText(text, () => undefined);
    const code = "```js\nconst a = <b>;";
    expect(keepSafe(`see <b>\n- @ada\n  - \`x\`\n${code}`)).toBe(
      `see &lt;b&gt;\n- \`@ada\`\n  - \`x\`\n${code}\n\`\`\``,
    );
    expect(keepSafe("- see\n  ```\n  @ada\n@bob <b>")).toBe("- see\n  ```\n  @ada\n  ```\n`@bob` &lt;b&gt;");
  });
});

describe("titles", () => {
  test.each<[title: string, shown: string]>([
    ["Add --deck and --level=2, for all", "Add `--deck` and `--level=2`, for all"],
    ["Sell seats_of_deck (and __all__)", "Sell `seats_of_deck` (and `__all__`)"],
    ["Read src/deck/level.ts and ./fares/", "Read `src/deck/level.ts` and `./fares/`"],
    ["Sell 'Ticket::is_paid', (\"pay()\") and 'a b_c'", "Sell `Ticket::is_paid`, (`pay()`) and 'a `b_c`'"],
    ["Call Deck::level of deck<=6.1 and ferry~=2.*", "Call `Deck::level` of `deck<=6.1` and `ferry~=2.*`"],
    ["Sell <b>1 and a<b", "Sell &lt;b&gt;1 and a&lt;b"],
    ["one ` alone in a_b", "one \\` alone in a_b"],
    ["Mark decks #[must_use] and ~64 of a -> b", "Mark decks `#[must_use]` and ~64 of a -> b"],
    ["> a ~ of ~b", "\\> a &#126; of &#126;b"],
    ["See https://ferry.example/a_b/c.ts", "See https://ferry.example/a_b/c.ts"],
    ["a_b`c`", "a_b`c`"],
  ])("%s", (title, shown) => expect(escapeTitle(title, ({ label }) => `[${label}](u)`)).toBe(shown));

  test("link a number inside", () => {
    expect(render(makeSpan("Sell seats (#3) today (#14)"))).toContain(
      "- Sell seats ([#3](https://github.com/ada/widget/issues/3)) today ([#14](https://github.com/ada/widget/pull/14))\n",
    );
  });
});
