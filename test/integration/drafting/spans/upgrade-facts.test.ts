import { describe, expect, test } from "vitest";
import { writeSpan } from "../../../../src/drafting/spans/span-notes.ts";
import { selectSpans } from "../../../../src/drafting/spans/spans.ts";
import { readHistory } from "../../../../src/git/repository.ts";
import { History } from "../../../support/history.ts";

const REPOSITORY = { name: "octo/ferry", webUrl: "https://github.com/octo/ferry" };

type Files = Record<string, string>;

/** The notes of v2.0.0, which brings the commits that `build` makes, without addresses. */
async function writeNotes(start: Files, build: (history: History) => void): Promise<string> {
  using history = new History();
  history.commit("feat: start", start);
  history.tag("v1.0.0");
  build(history);
  history.tag("v2.0.0");
  const read = await readHistory(history.directory);
  const { spans } = await selectSpans(read, [{ releases: { count: 1 } }]);
  const [span] = spans;
  if (span === undefined) throw new Error("no span");
  const { releaseNotes } = await writeSpan({ history: read, repository: REPOSITORY }, span);
  return releaseNotes.replace(/\(https:[^)]*\/([^)/]*)\)/g, "($1)").replace(/\[[0-9a-f]{7}\]\(\w+\)/g, "SHA");
}

const MOOR = "/** @deprecated Use dock() instead. */\nexport function moor() {}\n";
const LEAVE = "/** @deprecated Use cast_off instead. */\nexport function leave() {}\n";

describe("the deprecation of what is removed", () => {
  test.each<[message: string, kept: string]>([
    ["feat!: remove `moor`", LEAVE],
    ["Remove moor()", LEAVE],
    ["feat!: sail at night\n\nBREAKING CHANGE: none of `moor`", LEAVE],
  ])("says what to do: %s", async (message, kept) => {
    const notes = await writeNotes({ "src/pier.ts": MOOR + LEAVE }, (history) => {
      history.commit(message, { "src/pier.ts": kept });
    });
    const isNamed = !message.startsWith("feat!: sail");
    expect(notes.includes("\n\n  **What to do:** Use `dock()` instead.\n")).toBe(isNamed);
    expect(notes).not.toContain("cast_off");
  });

  test("says it of each where there are several", async () => {
    const notes = await writeNotes({ "src/pier.ts": MOOR + LEAVE }, (history) => {
      history.commit("feat!: remove deprecated functions", { "src/pier.ts": "export const pier = 1;\n" });
    });
    expect(notes).toContain(
      "\n\n  **What to do:**\n\n  - `moor`: Use `dock()` instead.\n  - `leave`: Use `cast_off` instead.\n",
    );
  });

  test.each<[why: string, start: Files, build: (history: History) => void]>([
    [
      "it is deprecated no longer",
      { "src/pier.ts": MOOR },
      (history) =>
        history.commit("feat!: remove the deprecation of `moor`", { "src/pier.ts": "export function moor() {}\n" }),
    ],
    [
      "it came and went",
      { "src/pier.ts": "export const pier = 1;\n" },
      (history) => {
        history.commit("feat: moor", { "src/pier.ts": MOOR });
        history.commit("feat!: remove `moor`", { "src/pier.ts": "" });
      },
    ],
    [
      "it was moved",
      { "src/pier.ts": MOOR },
      (history) => history.commit("feat!: remove `moor` from the pier", { "src/pier.ts": "", "src/moor.ts": MOOR }),
    ],
    [
      "it is there again",
      { "src/pier.ts": MOOR },
      (history) => {
        history.commit("feat!: remove `moor`", { "src/pier.ts": "" });
        history.commit("feat: keep the old mooring for another year", { "src/pier.ts": MOOR });
      },
    ],
  ])("says nothing where %s", async (_, start, build) => {
    expect(await writeNotes(start, build)).not.toContain("What to do");
  });

  test("gives way to a footer", async () => {
    const notes = await writeNotes({ "src/pier.ts": MOOR }, (history) => {
      history.commit("feat!: remove `moor`\n\nMigration: dock by hand", { "src/pier.ts": "" });
    });
    expect(notes).toContain("**What to do:** dock by hand\n");
    expect(notes).not.toContain("dock()");
  });
});

describe("a name that others used", () => {
  const PIER = { "src/pier.ts": "export function moor() {}\nexport const pier = 1;\n", "docs/a.md": "Call `moor`.\n" };
  const gone = { "src/pier.ts": "export const pier = 1;\n", "docs/a.md": "Swim.\n" };

  test.each<[message: string, files: Files, isBreaking: boolean]>([
    ["Remove `moor`", gone, true],
    [
      "Rename moor() to dock()",
      { ...gone, "src/pier.ts": "export function dock() {}\nexport const pier = 1;\n" },
      true,
    ],
    ["Remove `moor`", { ...gone, "docs/a.md": "Call `moor`.\n" }, false],
    ["Remove `moor` from the chart", gone, false],
    [
      "Rename moor() to dock()",
      { ...gone, "src/pier.ts": "export function dock() {}\nexport const moor = dock;\n" },
      false,
    ],
  ])("is breaking if it is gone: %s to %j", async (message, files, isBreaking) => {
    const notes = await writeNotes(PIER, (history) => history.commit(message, files));
    expect(notes.includes("### Breaking changes")).toBe(isBreaking);
  });

  test("is not if no release had it, or the release has it again", async () => {
    const build = (history: History) => {
      history.commit("feat: moor", PIER);
      history.commit("Rename `moor` to `dock`", gone);
    };
    expect(await writeNotes({ "src/pier.ts": "" }, build)).not.toContain("Breaking");
    const again = (history: History) => {
      history.commit("Remove `moor`", gone);
      history.commit("feat: moor at night", PIER);
    };
    expect(await writeNotes(PIER, again)).not.toContain("Breaking");
  });
});

describe("what a breaking change adds to a guide", () => {
  const START = { "docs/upgrading.md": "# Upgrading\n\n## 2.0\n\n- Paint the deck.\n", "src/a.ts": "1" };
  const add = (text: string) => ({ "docs/upgrading.md": `${START["docs/upgrading.md"]}${text}`, "src/a.ts": "2" });

  test.each<[added: string, shown: string]>([
    [
      "\nSet `tide` before you moor.\n",
      "**What to do:** Set `tide` before you moor. See [upgrading.md](upgrading.md).\n",
    ],
    [
      "- Set `tide`, as [the chart](chart.md) says.\n",
      "**What to do:**\n\n  - Set `tide`, as [the chart](chart.md) says. See",
    ],
    ["\n### Tides\n\nSet `tide` (#7).\n", "**What to do:** Set `tide` ([#7](7)). See"],
  ])("is what to do: %j", async (added, shown) => {
    expect(await writeNotes(START, (history) => history.commit("feat!: read tides", add(added)))).toContain(shown);
  });

  test.each<[why: string, files: Files]>([
    ["a part of a sentence", add("\nbefore you moor.\n")],
    ["an edit", { "docs/upgrading.md": "# Upgrading\n\n## 2.0\n\n- Paint all decks.\n", "src/a.ts": "2" }],
    ["a complete guide", add("\n### Tides\n\nSet it.\n\n### Decks\n\nPaint them.\n")],
    ["a long text", add(`\n${"Set the tide. ".repeat(120)}\n`)],
  ])("is linked only if it is %s", async (_, files) => {
    const notes = await writeNotes(START, (history) => history.commit("feat!: read tides", files));
    expect(notes).toContain("**What to do:** See [upgrading.md](upgrading.md).\n");
  });
});

describe("the section of a guide about the version", () => {
  const GUIDE = { "UPGRADING.md": "# Upgrading\n\n## From 1 to 2\n\nPaint the deck.\n" };

  test("is linked once below the breaking changes", async () => {
    const build = (history: History) => {
      history.commit("feat!: read tides", { "src/a.ts": "1" });
      history.commit("docs: describe the upgrade", GUIDE);
    };
    expect(await writeNotes({ "src/a.ts": "0" }, build)).toContain(
      "\n\n**How to upgrade**: [From 1 to 2](UPGRADING.md#from-1-to-2)\n",
    );
  });

  test.each<[why: string, message: string, files: Files]>([
    ["nothing breaks", "feat: read tides", { "src/a.ts": "1" }],
    ["the entry leads to it", "feat!: read tides", { ...GUIDE, "src/a.ts": "1" }],
  ])("is not where %s", async (_, message, files) => {
    const build = (history: History) => {
      history.commit(message, files);
      history.commit("docs: describe the upgrade", { ...GUIDE, "docs/a.md": "1" });
    };
    expect(await writeNotes({ "src/a.ts": "0" }, build)).not.toContain("How to upgrade");
  });
});
