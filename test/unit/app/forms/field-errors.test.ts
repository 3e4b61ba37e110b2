import { expect, test } from "vitest";
import { divideErrors } from "../../../../src/app/forms/field-errors.ts";
import { joinLines, splitLines } from "../../../../src/app/forms/lists.ts";

const FIELDS = ["name", "config.pullRequest", "config.pullRequest.labels", "sections[1].title"];

test.each<[string, [path: string, message: string][], Record<string, string>, string | undefined]>([
  ["a name that begins alike", [["names", "names must be a list"]], {}, "Must be a list"],
  ["the same twice", ["one", "one", "two"].map((said) => ["name", said]), { name: "One; Two" }, undefined],
  [
    "a part",
    [["config.pullRequest.labels.0", "labels.0 is empty"]],
    { "config.pullRequest.labels": "Labels.0 is empty" },
    undefined,
  ],
  ["an item of a list", [["sections.1.title", "title is empty"]], { "sections[1].title": "Is empty" }, undefined],
  ["no field", [], {}, "name: You may not do this."],
])("%s", (_, said, fields, form) => {
  const error = { message: "name: You may not do this.", issues: said.map(([path, message]) => ({ path, message })) };
  expect(divideErrors(error, FIELDS)).toEqual({ fields, form });
});

test("lists are one text a line", () => {
  expect(splitLines(" a \n\nb\n")).toEqual(["a", "b"]);
  expect(splitLines(" \n")).toBeUndefined();
  expect(joinLines(["a", "b"])).toBe("a\nb");
  expect(joinLines(undefined)).toBe("");
});
