import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const root = new URL("../../../", import.meta.url);
const page = readFileSync(new URL("docs/threat-model.md", root), "utf8");

/** Each invariant with the tests that prove it, each `file.test.ts`: a part of a test's title. */
const invariants = page
  .slice(page.indexOf("## Invariants"))
  .split(/\n(?=\d+\. )/)
  .slice(1)
  .map((text): [number: string, claim: string, tests: RegExpMatchArray[]] => {
    const [first = "", ...rest] = text.split(/\n\s*\*Held by\* /);
    const tests = [...rest.join(" ").matchAll(/`(test\/[\w./-]+\.test\.ts)`: "([^"]+)"/g)];
    return [first.slice(0, first.indexOf(".")), first, tests];
  });

test("invariants are numbered from 1 without a gap", () => {
  expect(invariants.map(([number]) => number)).toEqual(invariants.map((_, index) => String(index + 1)));
  expect(invariants.length).toBeGreaterThan(15);
});

describe.each(invariants)("invariant %s", (_, __, tests) => {
  test("names tests that exist", () => {
    expect(tests.length).toBeGreaterThan(0);
    for (const [, path = "", title = ""] of tests) {
      expect(readFileSync(new URL(path, root), "utf8").replaceAll(/\s+/g, " ")).toContain(title);
    }
  });
});
