import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { FOLDER, nameFile, Range, readRanges } from "../../../eval/ranges.ts";

test("every expected list is valid and named after its repository", () => {
  const ranges = readRanges();
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));

  expect(ranges.map(nameFile).sort()).toEqual(files.sort());
});

test("every announced change can be found: by commits, or only in the project's own section", () => {
  const hidden = readRanges().flatMap(({ repository, announced }) =>
    announced.filter(({ commits }) => commits.length === 0).map(({ change }) => `${repository}: ${change}`),
  );

  expect(hidden).toEqual([]);
});

test("a list with an unknown field or a short SHA is refused", () => {
  const change = { change: "Adds an option for colours.", group: ["added"], commits: ["0123456789ab"] };
  const range = {
    repository: "ada/engine",
    language: "C",
    from: "v1",
    to: "v2",
    habits: "Plain subjects, no changelog.",
    announced: [change],
    alsoFine: [],
    changelog: null,
  };

  expect(Range.safeParse(range).success).toBe(true);
  expect(Range.safeParse({ ...range, extra: true }).success).toBe(false);
  expect(Range.safeParse({ ...range, announced: [{ ...change, commits: ["0123"] }] }).success).toBe(false);
});
