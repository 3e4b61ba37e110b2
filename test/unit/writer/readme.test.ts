import { describe, expect, test } from "vitest";
import { readReadme } from "../../../src/writer/readme.ts";

const URL = "https://github.com/ada/widget";
const REPOSITORY = { name: "ada/widget", webUrl: URL };

const describeAs = (text: string, path = "README.md") =>
  readReadme({ path, text }, { repository: REPOSITORY, ref: "v1.0.0" });

describe("the description of a project", () => {
  const SENTENCE = "Widget turns *gears* without noise.";

  test.each([
    ["below a title", "# Widget\n\nWidget turns *gears*\nwithout noise.\n\nMore."],
    ["directly below a title", `# Widget\n${SENTENCE}`],
    ["beside images", `<p align="center"><img src="a.png"></p>\n\n${SENTENCE} ![x](y.png)`],
    ["below a menu", `# Widget\n\n[Docs](https://a.example) | [Site](https://b.example)\n\n${SENTENCE}`],
    ["below code", `\`\`\`\nsome code of many words\n\nand more of it\n\`\`\`\n\n${SENTENCE}`],
    ["below a list and a quote", `- one of these things here\n\n> said by some other person\n\n${SENTENCE}`],
  ])("is the first paragraph %s", (_, readme) => {
    expect(describeAs(`${readme}\n`)).toMatchObject({ description: SENTENCE, features: [] });
    expect(describeAs(`${readme}\n`.replaceAll("\n", "\r\n"))).toMatchObject({ description: SENTENCE, features: [] });
  });

  test("is Markdown for a README in reStructuredText", () => {
    const text =
      "======\nWidget\n======\n\n.. image:: a.png\n   :alt: a picture of the thing\n\nTurns ``gears`` of `Ada <https://a.example>`_ at once.\n";
    expect(describeAs(text, "README.rst").description).toBe("Turns `gears` of [Ada](https://a.example) at once.");
  });

  test("has links that work on the page of a release, and no HTML or mentions", () => {
    expect(describeAs("See [the guide](docs/a.md) by @ada and <b>all</b> others.\n").description).toMatch(
      /^See \[the guide\]\(https:\/\/github\.com\/ada\/widget\/blob\/v1\.0\.0\/docs\/a\.md\) by @\u200bada and all others\.$/,
    );
  });

  const featuresOf = (list: string) => describeAs(`# Widget\n\nWidget turns gears without noise.\n\n${list}`).features;

  test.each<[list: string, features: string[]]>([
    ["* Turns left\n\n* Turns right\n\n## Install\n\n* With care\n", ["Turns left", "Turns right"]],
    [
      "- See [the guide](docs/a.md) first\n- Turn the gear\n",
      [`See [the guide](${URL}/blob/v1.0.0/docs/a.md) first`, "Turn the gear"],
    ],
    ["- Turns left\n  - and up\n- [x] Turns right\n- [ ] Turns back\n", ["Turns left", "Turns right"]],
    [
      "## How\n\n- a list of other things\n- and more of them\n\n## ✨ Features\n\n- Fast\n- Small\n",
      ["Fast", "Small"],
    ],
    ["Why Widget?\n-----------\n\nSince:\n- it turns\n- it stops\n", ["it turns", "it stops"]],
  ])("has the list that follows: %j", (list, features) => expect(featuresOf(list)).toEqual(features));

  test.each<[why: string, list: string]>([
    ["a menu", "- [Install](#install)\n- [Use it](#use)\n"],
    ["one item", "- Turns left\n"],
    ["of long items", `- Turns ${"left and ".repeat(70)}\n- Turns right\n`],
  ])("has no list that is %s", (_, list) => expect(featuresOf(list)).toEqual([]));
});

const SENTENCE_ABOVE = "# Widget\n\nWidget turns gears without noise.\n\n";

describe("how to install a project", () => {
  test.each<[readme: string, install: string | undefined]>([
    [
      "## Usage\n\n```js\nturn()\n```\n\n## Installation\n\nWith npm:\n\n```sh\n# once\nnpm i widget\n```\n",
      "```sh\n# once\nnpm i widget\n```",
    ],
    ["## Install\n\n### On Linux\n\n    make\n    make install\n\nDone.\n", "```\nmake\nmake install\n```"],
    ["## Getting started\n\n```js\nturn()\n```\n\n```\ncargo add widget\n```\n", "```\ncargo add widget\n```"],
    ["## Usage\n\n```js\nturn()\n```\n", undefined],
    [`## Install\n\n\`\`\`\n${"step\n".repeat(30)}\`\`\`\n`, undefined],
  ])("is the first code below a heading that says so: %j", (readme, install) =>
    expect(describeAs(SENTENCE_ABOVE + readme).install).toBe(install),
  );

  test("is code in a README in reStructuredText", () => {
    const text =
      "Widget\n======\n\nTurns all of your gears.\n\nInstall\n-------\n\n.. code-block:: sh\n\n   pip install widget\n";
    expect(describeAs(text, "README.rst").install).toBe("```sh\npip install widget\n```");
  });
});

test.each<[readme: string, limits: string[]]>([
  ["## Known limitations\n\n- No steam\n- Turns left only\n", ["No steam", "Turns left only"]],
  ["## Issues\n\n- Look for yours first\n- Then write it down\n", []],
])("the limits of a project: %j", (readme, limits) =>
  expect(describeAs(SENTENCE_ABOVE + readme).limits).toEqual(limits),
);
