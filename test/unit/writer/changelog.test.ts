import { describe, expect, test } from "vitest";
import {
  buildChangelogSection,
  type ChangelogEntry,
  type ChangelogSection,
  placeInChangelog as place,
} from "../../../src/writer/changelog/changelog.ts";
import type { Repository } from "../../../src/writer/changes/change.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { makeCommits } from "../../support/make-commits.ts";

function placeInChangelog(existing: string | undefined, section: ChangelogSection, path?: string): string {
  return place(existing, section, path) ?? "";
}

function makeEntry(text: string): ChangelogEntry {
  return {
    scope: undefined,
    isLower: false,
    closes: [],
    text,
    note: "",
    more: [],
    isDependencies: false,
    readValues: () => ({ links: "#9" }),
  };
}

const URL = "https://github.com/ada/widget";
const REPOSITORY: Repository = { name: "ada/widget", webUrl: URL };

function makeSection(
  version: string | undefined,
  messages: readonly string[],
  repository = REPOSITORY,
): ChangelogSection {
  const commits = makeCommits(...messages);
  const tag = version === undefined ? undefined : `v${version}`;
  const span = { version, tag, previousTag: "v1.2.0", date: "2026-01-05", commits };
  return buildChangelogSection(span, buildNotes(commits), repository);
}

const RELEASE = makeSection("1.3.0", ["fix: close the file (#5)", "feat: add pipes (#4)"]);
const PIPES = `- Add pipes ([#4](${URL}/pull/4))`;
const FILE = `- Close the file ([#5](${URL}/pull/5))`;
const LIST = `${PIPES}\n${FILE}\n`;
const BODY = `### Added\n\n${PIPES}\n\n### Fixed\n\n${FILE}\n`;

const KEPT = `# Changelog

Our own words.

## [Unreleased]

### Added

- Pipes, at last, by hand (#4)
- Something without a number

## [1.2.0] - 2025-12-01

### Fixed

- Old   things, *as they were*

## [1.1.0] - 2025-11-01

- First

[Unreleased]: ${URL}/compare/v1.2.0...HEAD
[1.2.0]: ${URL}/compare/v1.1.0...v1.2.0
[1.1.0]: ${URL}/releases/tag/v1.1.0
`;

describe("a changelog in the manner of Keep a Changelog", () => {
  test("is created if missing", () => {
    const text = placeInChangelog(undefined, RELEASE);
    expect(text.slice(text.indexOf("## "))).toBe(
      `## [Unreleased]\n\n## [1.3.0] - 2026-01-05\n\n${BODY}\n[unreleased]: ${URL}/compare/v1.3.0...HEAD\n[1.3.0]: ${URL}/compare/v1.2.0...v1.3.0\n`,
    );
    expect(placeInChangelog("", RELEASE)).toBe(text);
  });

  test("moves the entries below Unreleased into the release, and updates its links", () => {
    expect(placeInChangelog(KEPT, RELEASE)).toBe(
      KEPT.replace(
        /## \[Unreleased\][\s\S]*?(?=## \[1\.2\.0\])/,
        `## [Unreleased]\n\n## [1.3.0] - 2026-01-05\n\n### Added\n\n- Pipes, at last, by hand (#4)\n- Something without a number\n\n### Fixed\n\n${FILE}\n\n`,
      )
        .replace("v1.2.0...HEAD", "v1.3.0...HEAD")
        .replace("[1.2.0]: ", `[1.3.0]: ${URL}/compare/v1.2.0...v1.3.0\n[1.2.0]: `),
    );
  });

  test.each(["\r\n"])("separates the first unreleased changes from the next release (%j)", (eol) => {
    const empty = ["# Changelog", "", "## [Unreleased]", "", "## [1.2.0] - 2026-01-01", "", "- Old", ""].join(eol);
    const placed = placeInChangelog(empty, makeSection(undefined, ["feat: add rooms (#6)"]));
    expect(placed.split(eol).slice(0, 4)).toEqual(["# Changelog", "", "## [Unreleased]", ""]);
    expect(placed).toMatch(/(?<!\r?\n)\r?\n\r?\n## \[1\.2\.0\]/);
  });

  test("merges unreleased changes into Unreleased", () => {
    const section = makeSection(undefined, ["feat: add pipes (#4)", "feat: add rooms (#6)"]);
    expect(placeInChangelog(KEPT, section)).toBe(
      KEPT.replace("a number\n", `a number\n- Add rooms ([#6](${URL}/pull/6))\n`),
    );
  });

  test("removes the entry of a reverted change", () => {
    const first = placeInChangelog(KEPT, makeSection(undefined, ["feat: add rooms (#6)"]));
    const messages = ["feat: add rooms (#6)", 'Revert "feat: add rooms (#6)" (#7)'];
    expect(placeInChangelog(first, makeSection(undefined, messages))).toBe(KEPT);
  });

  test("updates the dependency line", () => {
    const bump = (name: string): string => `chore(deps): bump ${name} from 1.0.0 to 1.1.0`;
    const once = placeInChangelog(KEPT, makeSection(undefined, [bump("a")]));
    const twice = placeInChangelog(once, makeSection(undefined, [bump("a"), bump("b")]));
    expect(once.match(/dependency updates?/g)).toEqual(["dependency update"]);
    expect(twice.match(/\d dependency updates?/g)).toEqual(["2 dependency updates"]);
  });

  test("moves the entries into a planned release, whatever an old heading says", () => {
    const old = `${KEPT.slice(0, KEPT.indexOf("\n[Unrel"))}\n## Rust 9.0.0 - 2014-07-02\n\n- Older\n`;
    const planned = placeInChangelog(old, { ...RELEASE, isPlanned: true });
    expect(planned).toMatch(/## \[Unreleased\]\n\n## \[1\.3\.0\] - 2026-01-05\n\n### Added\n\n- Pipes, at last/);
  });

  test.each([
    ["1.3.0", "## [2.0.0] - Unreleased", true],
    ["1.3.0", "## [1.2.1] - Unreleased", true],
    ["1.3.0", "## [1.3.0] - Unreleased", false],
  ])("makes a section of a version to come that of %s: %s", (version, heading, isPlanned) => {
    const text = `# Changelog\n\n${heading}\n\n### Added\n\n- By hand (#4)\n\n## [1.2.0] - 2026-01-01\n\n- Old\n`;
    const placed = placeInChangelog(text, { ...RELEASE, version, isPlanned });
    expect(placed).toBe(
      `# Changelog\n\n## [1.3.0] - 2026-01-05\n\n### Added\n\n- By hand (#4)\n\n### Fixed\n\n${FILE}\n\n## [1.2.0] - 2026-01-01\n\n- Old\n`,
    );
    expect(placeInChangelog(placed, RELEASE)).toBe(placed);
  });

  test("leaves a version to come that is higher than a release of another branch", () => {
    const text = "# Changelog\n\n## [2.0.0] - Unreleased\n\n- By hand\n\n## [1.2.0] - 2026-01-01\n\n- Old\n";
    expect(placeInChangelog(text, RELEASE)).toContain("## [2.0.0] - Unreleased\n\n- By hand\n\n## [1.3.0]");
  });

  test("puts an older version in its place, and leaves Unreleased alone", () => {
    const backport = { ...RELEASE, version: "1.1.1", compareUrl: `${URL}/compare/v1.1.0...v1.1.1` };
    expect(placeInChangelog(KEPT, backport)).toBe(
      KEPT.replace("## [1.1.0]", `## [1.1.1] - 2026-01-05\n\n${BODY}\n## [1.1.0]`).replace(
        "[1.1.0]: ",
        `[1.1.1]: ${URL}/compare/v1.1.0...v1.1.1\n[1.1.0]: `,
      ),
    );
  });

  test("keeps a blank line between the oldest version and the link references", () =>
    expect(placeInChangelog(KEPT, { ...RELEASE, version: "1.0.0" })).toContain(
      `- First\n\n## [1.0.0] - 2026-01-05\n\n${BODY}\n[Unreleased]: `,
    ));

  test("adds no links without the repository's address", () => {
    const section = makeSection("1.3.0", ["fix: close the file (#5)"], { name: "widget", webUrl: undefined });
    expect(placeInChangelog(undefined, section)).not.toMatch(/^\[1\.3\.0\]:/m);
  });

  test("is neither created nor changed by a release without changes for users", () => {
    const section = makeSection("1.4.0", ["ci: run twice"]);
    expect(place(undefined, section)).toBeUndefined();
    expect(placeInChangelog("# Log\n\n## 1.2.0\n", section)).toBe("# Log\n\n## 1.2.0\n");
  });

  test("keeps the template below Unreleased", () => {
    const form =
      "## Unreleased\n\n### Added\n\n<!-- new things -->\n\n- By hand\n\n### Fixed\n\n<!-- bugs -->\n\n## 1.2.0\n\n- Old\n";
    const text = placeInChangelog(form, RELEASE);
    expect(text).toContain(
      "## Unreleased\n\n### Added\n\n<!-- new things -->\n\n### Fixed\n\n<!-- bugs -->\n\n## 1.3.0\n",
    );
    expect(text.match(/By hand/g)).toHaveLength(1);
  });
});

describe("another style", () => {
  const link = `(${URL}/compare/v1.2.0...v1.3.0)`;
  test.each<[style: string, existing: string, heading: string, body?: string]>([
    [
      "release-please",
      `# Changelog\n\n## [1.2.0](${URL}/x) (2025-12-01)\n\n\n### Bug Fixes\n\n* old\n\n### Features\n\n* old\n`,
      `## [1.3.0]${link} (2026-01-05)\n\n`,
      `### Bug Fixes\n\n${FILE}\n\n### Features\n\n${PIPES}\n`.replaceAll("- ", "* "),
    ],
    [
      "words, and the date below",
      "## Version 1.2.0\n\nReleased 1 December 2025\n\n- old\n",
      "## Version 1.3.0\n\nReleased 5 January 2026\n",
    ],
    ["brackets, no links", "# Log\n\n## [1.2.0] - 2025-12-01\n- old\n", "## [1.3.0] - 2026-01-05"],
    ["underlines of one length", "1.2.0\n----------\n\n- old\n\n1.1.0\n----------\n", "1.3.0\n----------\n"],
  ])("%s", (_, existing, heading, body = LIST) => {
    const text = placeInChangelog(existing, RELEASE);
    const at = /^(?:#+ .*|)1\.2\.0|^#+ .*1\.2\.0/m.exec(existing)?.index ?? -1;
    expect(text).toBe(`${existing.slice(0, at)}${heading}\n${body}\n${existing.slice(at)}`);
  });

  test("no versions yet", () => {
    expect(placeInChangelog("# Notes\n\nSome text.\n", RELEASE)).toBe(
      `# Notes\n\nSome text.\n\n## 1.3.0 - 2026-01-05\n\n${BODY}`,
    );
  });

  test("entries with a star, and versions in code or comments", () => {
    const existing = "# Log\n\n```\n## 9.9.9\n```\n\n<!--\n## 8.8.8\n-->\n\n## 1.2.0\n\n* old\n* older\n";
    expect(placeInChangelog(existing, RELEASE)).toBe(
      existing.replace("## 1.2.0", `## 1.3.0\n\n${LIST.replaceAll("- ", "* ")}\n## 1.2.0`),
    );
  });

  test("inline code with three backticks opens no code block", () => {
    const existing = "# Log\n\n```x``` is gone.\n\n## 1.2.0\n\n- old\n";
    expect(placeInChangelog(existing, RELEASE)).toBe(existing.replace("## 1.2.0", `## 1.3.0\n\n${LIST}\n## 1.2.0`));
  });

  test("CRLF line ends", () => {
    const crlf = (text: string): string => text.replaceAll("\n", "\r\n");
    expect(placeInChangelog(crlf(KEPT), RELEASE)).toBe(crlf(placeInChangelog(KEPT, RELEASE)));
  });
});

test("a file that ends with higher versions, of what the project was before, begins with its newest", () => {
  const existing = "# Log\n\n## 1.2.0\n\n- Sail\n\n## 1.1.0\n\n- Row\n\n## Boat 4.0.0\n\n- Swim\n";
  const placed = placeInChangelog(existing, makeSection("1.3.0", ["feat: fly (#9)"]));
  expect([...placed.matchAll(/^## (.*)$/gm)].map(([, name]) => name)).toEqual([
    "1.3.0",
    "1.2.0",
    "1.1.0",
    "Boat 4.0.0",
  ]);
});

describe("an existing version", () => {
  test.each(["## [1.3.0]", "## [1.3.0] - 2026-01-05", "### 1.3.0"])(
    "%s is not doubled, and keeps what a person wrote",
    (heading) => {
      const text = placeInChangelog(`# Log\n\n${heading}\n\n### Fixed\n\n- By hand\n\n## 1.2.0\n\n- old\n`, RELEASE);
      expect(text).toBe(
        `# Log\n\n${heading}\n\n### Added\n\n${PIPES}\n\n### Fixed\n\n- By hand\n${FILE}\n\n## 1.2.0\n\n- old\n`,
      );
    },
  );
});

describe("placing twice", () => {
  const changelogs = [
    undefined,
    "",
    KEPT,
    KEPT.replaceAll("\n", "\r\n"),
    "# Notes",
    "## 1.2.0",
    "## [1.3.0]\n",
    "1.2.0\n-----\ntext",
  ];
  const sections = [
    RELEASE,
    makeSection(undefined, ["feat: x (#9)", "fix: y"]),
    makeSection("1.3.0", []),
    { ...RELEASE, version: "1.0.0" },
  ];
  test.each(changelogs.flatMap((text) => sections.map((section) => [text, section] as const)))(
    "%j",
    (text, section) => {
      const once = placeInChangelog(text, section);
      expect(placeInChangelog(once, section)).toBe(once);
    },
  );
});

describe("several repositories", () => {
  const page = (name: string): Repository => ({ name, webUrl: `https://github.com/${name}`, isQualified: true });
  const WIDGET = page("octo/widget");
  const GADGET = page("octo/gadget");

  /** The changelog with what these commits did in a repository; a release where a version is given. */
  function place(text: string | undefined, source: Repository, messages: readonly string[], version?: string): string {
    const tag = version && `v${version}`;
    const span = { version, tag, previousTag: "v0.9.0", date: "2026-01-05", commits: makeCommits(...messages) };
    return placeInChangelog(text, buildChangelogSection(span, buildNotes(span.commits), source));
  }

  const headingsOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const belowOf = (text: string, heading: string) => text.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";

  const mend = (name: string) => `- Mend it ([octo/${name}#1](`;

  test("each has versions of its own, also where two are the same", () => {
    let text = place(undefined, WIDGET, ["fix: mend it (#1)"], "1.0.0");
    text = place(text, GADGET, ["feat: turn it (#1)"], "1.0.0");
    text = place(text, WIDGET, ["feat: light it (#2)"], "1.1.0");
    const versions = ["octo/gadget@1.0.0", "octo/widget@1.1.0", "octo/widget@1.0.0"];
    expect(headingsOf(text)).toEqual(["[Unreleased]", ...versions.map((version) => `[${version}] - 2026-01-05`)]);
    expect(belowOf(text, "[octo/widget@1.0.0]")).toContain(mend("widget"));
    expect(belowOf(text, "[octo/gadget@1.0.0]")).toContain("- Turn it ([octo/gadget#1](");
    for (const name of ["octo/widget", "octo/gadget"])
      expect(text).toContain(`[${name}@1.0.0]: https://github.com/${name}/compare/v0.9.0...v1.0.0`);
    expect(place(text, GADGET, ["feat: turn it (#1)"], "1.0.0")).toBe(text);
  });

  test("keeps unreleased entries of each apart, even with equal text, until its release", () => {
    const updates = ["chore(deps): bump a from 1.0.0 to 1.1.0 (#8)", "chore(deps): bump b from 1.0.0 to 1.1.0 (#9)"];
    const [ofWidget, ofGadget] = [updates, updates.slice(0, 1)].map((more) => ["fix: mend it (#1)", ...more]) as [
      string[],
      string[],
    ];
    const text = place(place(undefined, WIDGET, ofWidget), GADGET, ofGadget);
    const lines = ["- 2 dependency updates (octo/widget)", "- 1 dependency update (octo/gadget)"];
    for (const line of [mend("widget"), mend("gadget"), ...lines])
      expect(belowOf(text, "[Unreleased]")).toContain(line);
    expect(place(text, WIDGET, ofWidget)).toBe(text);
    const released = place(text, GADGET, ofGadget, "2.0.0");
    expect(belowOf(released, "[octo/gadget@2.0.0]")).toContain(mend("gadget"));
    expect(belowOf(released, "[octo/gadget@2.0.0]")).not.toContain("octo/widget");
    expect(belowOf(released, "[Unreleased]")).toContain(mend("widget"));
    expect(belowOf(released, "[Unreleased]")).not.toContain("gadget");
  });

  test("leaves entries with a repository's name to releases of several", () => {
    const alone = { name: "octo/tool", webUrl: "https://github.com/octo/tool" };
    let text = place(undefined, WIDGET, ["fix: mend it (#1)"], "1.4.0");
    text = place(text, GADGET, ["fix: mend it (#1)"]);
    text = place(text, alone, ["feat: hold it (#5)"]);
    const released = place(text, alone, ["feat: hold it (#5)"], "1.4.0");
    expect(headingsOf(released)).toContain("[1.4.0] - 2026-01-05");
    expect(belowOf(released, "[octo/widget@1.4.0]")).toContain(mend("widget"));
    expect(belowOf(released, "[octo/widget@1.4.0]")).not.toContain("Hold it");
    expect(belowOf(released, "[1.4.0]")).toContain("- Hold it ([#5](");
    expect(belowOf(released, "[1.4.0]")).not.toContain("gadget");
    expect(belowOf(released, "[Unreleased]")).toContain("octo/gadget#1");
  });
});

test("an entry beyond the maximum length is compared by its start, and stays in full", () => {
  const start = `- ${"word ".repeat(4_000)}`;
  const existing = `# Changelog\n\n## 1.3.0\n\n${start}one\n`;
  const placed = placeInChangelog(existing, {
    ...RELEASE,
    groups: [{ name: "added", entries: [makeEntry(`${start.slice(2)}other`), makeEntry("New")] }],
  });
  expect(placed).toContain(`${start}one\n`);
  expect(placed).not.toContain("other");
  expect(placed).toContain("- New (#9)\n");
});

test("a paragraph above the entries is added once", () => {
  const existing =
    "# Changelog\n\n## Unreleased\n\n### Added\n\nFirst.\n\nSecond.\n\n- One\n\n## 1.3.0\n\n### Added\n\n- Two\n";
  const once = placeInChangelog(existing, { ...RELEASE, groups: [{ name: "added", entries: [makeEntry("Three")] }] });
  expect(once).toContain("### Added\n\nFirst.\n\nSecond.\n\n- Two\n- One\n- Three (#9)\n");
});
