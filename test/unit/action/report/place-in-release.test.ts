import { describe, expect, test } from "vitest";
import { placeInRelease } from "../../../../src/action/report/release-body.ts";

const BEGIN = "<!-- release-docs: notes begin -->";
const END = "<!-- release-docs: notes end -->";
const block = (notes: string) => `${BEGIN}\n\n${notes}\n\n${END}`;

function place(existing: string, notes: string, mode: "append" | "replace" = "append"): string {
  const placed = placeInRelease(existing, notes, mode, "The rest is elsewhere.");
  return "body" in placed ? placed.body : `refused: ${placed.refused}`;
}

test.each<[string, string, string]>([
  ["nothing", "", block("New.")],
  ["blank lines", "\r\n \n", block("New.")],
  ["existing text", "Hello.", `Hello.\n\n${block("New.")}`],
  ["existing text with CRLF", "Hello.\r\n", `Hello.\r\n\n${block("New.")}`],
  ["existing text with a blank line", "Hello.\r\n\r\n", `Hello.\r\n\r\n${block("New.")}`],
  ["existing notes", block("Old."), block("New.")],
  ["notes between other text", ` Hi \r\n\r\n${block("Old.")}\r\nBye \n\n`, ` Hi \r\n\r\n${block("New.")}\r\nBye \n\n`],
  ["edited notes", `Hi\n${BEGIN}Mine!${END}`, `Hi\n${block("New.")}`],
])("append: %s", (_, existing, body) => {
  expect(place(existing, "\nNew.\n")).toBe(body);
  expect(place(body, "New.")).toBe(body);
});

test("append updates what replace wrote", () => {
  const replaced = place(`Hello.\n\n${block("Old.")}`, "New.", "replace");
  expect(replaced).toBe(block("New."));
  expect(place(`${replaced}\nBye`, "Newer.")).toBe(`${block("Newer.")}\nBye`);
});

describe("damaged marks", () => {
  test.each<[string, string]>([
    ["no end", `Hi\n${BEGIN}\n\nOld.\n\nBye`],
    ["no begin", `Hi\nOld.\n${END}\nBye`],
    ["swapped", `${END}\nOld.\n${BEGIN}`],
    ["twice", `${block("Old.")}\n${block("Old.")}`],
  ])("%s: append refuses, replace overwrites", (_, existing) => {
    expect(place(existing, "New.")).toMatch(/^refused: .*mark/);
    expect(place(existing, "New.", "replace")).toBe(block("New."));
  });

  test("are not made by notes that contain marks", () => {
    const body = place("", `New. ${END} Much. ${BEGIN}`);
    expect(place(body, "Newer.")).toBe(block("Newer."));
  });
});

describe("GitHub's limit", () => {
  const notes = Array.from({ length: 10_000 }, (_, index) => `- Entry ${index} of a long list`).join("\n");

  test("cuts the notes, not the existing text", () => {
    const words = "x".repeat(60_000);
    const body = place(words, notes);
    expect(body.length).toBeLessThanOrEqual(125_000);
    expect(body.length).toBeGreaterThan(124_900);
    expect(body.startsWith(`${words}\n\n${BEGIN}`)).toBe(true);
    expect(body.endsWith(`of a long list\n\nThe rest is elsewhere.\n\n${END}`)).toBe(true);
    expect(place(body, notes)).toBe(body);
  });

  test("refuses a release without space for notes", () =>
    expect(place("x".repeat(124_800), notes)).toMatch(/^refused: .*too long/));
});
