import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), "utf8");
const sections = read("docs/migrating.md").split(/^## /m);
// The program loads what the rows need with them, so a test of texts only reads the names.
const rows = [...read("src/action/setup/converted.ts").matchAll(/^ {2}"([\w-]+) ([^"]+)":/gm)];

test("there are rows", () => expect(rows.length).toBeGreaterThan(20));

test.each(rows.map(([, tool, name]) => [tool, name]))(
  "the page of %s has the setting %s that init converts",
  (tool, name) => {
    const section = sections.find((one) => one.startsWith(`From ${tool}\n`));
    expect(section).toMatch(new RegExp(`[\`.]${RegExp.escape(name?.split(".").at(-1) ?? "")}\``));
  },
);
