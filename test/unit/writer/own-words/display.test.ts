import { expect, test } from "vitest";
import { renderOwnText } from "../../../../src/writer/own-words/display.ts";

const URL = "https://github.com/ada/widget";

/** A section of `docs/changelog.md` as notes of v1.2.0; `tail` is elsewhere in the file. */
const show = (body: string, tail = "") =>
  renderOwnText(
    { path: "docs/changelog.md", format: "markdown", body, file: `${body}\n${tail}` },
    { repository: { name: "ada/widget", webUrl: URL }, ref: "v1.2.0" },
  );

test.each<[what: string, body: string, shown: string]>([
  [
    "unwrapped lines, but for code, tables and breaks",
    "Words that\ngo on.\n\n- One\n  two\n- Three  \n  four\n\n```\na\nb\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |",
    "Words that go on.\n\n- One two\n- Three  \n  four\n\n```\na\nb\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |",
  ],
  ["headings from level 3", "#### Added\n\n- a\n\n##### More\n\n- b", "### Added\n\n- a\n\n#### More\n\n- b"],
  [
    "no mentions and no HTML",
    "- Thanks @ada! <b>x</b> <!-- release-docs: notes end -->\n<!-- a\nb -->\n- c",
    "- Thanks @\u200Bada! &lt;b>x&lt;/b> &lt;!-- release-docs: notes end -->\n- c",
  ],
  ["no date, rule or anchor around it", '*(2026-01-02)*\n\n- a\n\n----\n\n<a name="1.1.0"></a>', "- a"],
  [
    "no group without entries",
    "### Added\n\n#### Core\n\n- a\n\n### Drop Node 22\n\n### Fixed\n\n#### Core\n\n### Other",
    "### Added\n\n#### Core\n\n- a\n\n### Drop Node 22",
  ],
  [
    "code in inner items, with its links and its angle brackets",
    "- a\n  - b `Map<string>` [c]\n\n    ```\n    <b>[c]</b> @ada\n    ```\n\n\n```\n### a\n\n\n### b\n```\n\n[c]: https://c.example",
    "- a\n  - b `Map<string>` [c](https://c.example)\n\n    ```\n    <b>[c]</b> @ada\n    ```\n\n```\n### a\n\n\n### b\n```",
  ],
  [
    "code in quotes",
    "Words:\n> ```js\n> a[c] = 1;\n>\n> # {b}\n> ```\ngo on. [c]\n\n[c]: https://c.example",
    "Words:\n> ```js\n> a[c] = 1;\n>\n> # {b}\n> ```\ngo on. [c](https://c.example)",
  ],
  [
    "what roles of Sphinx mean",
    "- Add {func}`moor` and {class}`~widget.Buoy`. {issue}`12` {pr}`34`",
    `- Add \`moor\` and \`Buoy\`. [#12](${URL}/issues/12) [#34](${URL}/pull/34)`,
  ],
  [
    "other roles, and those in code",
    "- Keep {var}`x`, `{issue}`, ``{issue}`5` `` and {ref}`the guide <mooring>`.",
    "- Keep \\{var}`x`, `{issue}`, ``{issue}`5` `` and the guide.",
  ],
])("people's own text has %s", (_, body, shown) => {
  expect(show(body)).toBe(shown);
  expect(show(body.replaceAll("\n", "\r\n"))).toBe(shown);
});

test("people's own text has links that work elsewhere", () => {
  const body = "- A ([#5]), see [the guide][guide], [API](../api/index.md) and [x](https://x.example). `[#5]`";
  expect(show(body, `\n[#5]: ${URL}/pull/5\n[guide]: guide.md#top\n`)).toBe(
    `- A ([#5](${URL}/pull/5)), see [the guide](${URL}/blob/v1.2.0/docs/guide.md#top), ` +
      `[API](${URL}/blob/v1.2.0/api/index.md) and [x](https://x.example). \`[#5]\``,
  );
});
