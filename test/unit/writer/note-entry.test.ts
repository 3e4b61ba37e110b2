import { describe, expect, test } from "vitest";
import { renderGroupedEntries } from "../../../src/writer/entries.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { listNamed } from "../../support/described-entries.ts";
import { makeCommits } from "../../support/make-commits.ts";

const FORMATS = ["arrays", "maps", "sets", "dates"];

const render = (messages: readonly string[]) => {
  const entries = listNamed(buildNotes(makeCommits(...messages))).map(([, entry]) => entry);
  return renderGroupedEntries(entries, { name: "octo/widget", webUrl: undefined });
};

describe("entries with the same first words", () => {
  test("are one entry with four below it", () => {
    const alike = FORMATS.map((format, index) => `Add support for ${format} (#${index + 1})`);
    expect(render(["Add a cache for files (#9)", ...alike])).toBe(
      "- Add support for:\n  - dates (#4)\n  - sets (#3)\n  - maps (#2)\n  - arrays (#1)\n- Add a cache for files (#9)",
    );
  });

  test("stay whole where only a denial is shared", () => {
    expect(render(FORMATS.map((format, index) => `Do not ${format} (#${index + 1})`))).not.toContain("Do not:");
  });

  test("have a scope first", () => {
    expect(render(FORMATS.map((format) => `feat(json): support all ${format} (#1)`))).toMatch(
      /^- \*\*json:\*\*\n {2}- Support all dates \(#1\)\n/,
    );
  });
});

describe("code from before and after a change that breaks something", () => {
  const BLOCKS = "## Before\n\n```ts\nsell(deck);\n```\n\n**After:**\n\n```ts\nsell({ deck });\n```\n";

  test("is quoted below it as it is written", () => {
    expect(render([`feat!: sell by name (#1)\n\nIt is more.\n\n${BLOCKS}\nThanks.`])).toBe(
      "- Sell by name (#1)\n\n  Before:\n\n  ```ts\n  sell(deck);\n  ```\n\n  After:\n\n  ```ts\n  sell({ deck });\n  ```",
    );
    const migration = "Migration:\n\n```diff\n-sell(deck);\n+sell({ deck });\n```";
    expect(render([`Sell by name (#1)\n\nThis is a breaking change.\n\n${migration}`]).match(/-sell/g)).toHaveLength(1);
  });

  test.each<[why: string, message: string]>([
    ["that breaks nothing", `feat: sell by name (#1)\n\n${BLOCKS}`],
    ["without the other side", "feat!: sell by name (#1)\n\nBefore:\n\n```ts\nsell(deck);\n```\n"],
    ["below other words", "feat!: sell by name (#1)\n\nThe bug:\n\n```ts\nsell(deck);\n```\n"],
    ["of many lines", `feat!: sell by name (#1)\n\n${BLOCKS.replace("sell(deck);\n", "sell(deck);\n".repeat(30))}`],
  ])("is not quoted of a change %s", (_, message) => expect(render([message])).toBe("- Sell by name (#1)"));
});
