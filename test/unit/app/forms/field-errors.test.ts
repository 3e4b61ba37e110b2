import { expect, test } from "vitest";
import { divideErrors } from "../../../../src/app/forms/field-errors.ts";
import { joinLines, splitLines } from "../../../../src/app/forms/lists.ts";

const FIELDS = ["name", "config.docsRepo", "config.pullRequest", "config.pullRequest.labels", "config.chatApp.token"];

test.each<[string, [path: string, message: string][], Record<string, string>, string]>([
  ["a name that begins alike", [["names", "names must be a list"]], {}, "Must be a list"],
  ["the same twice", ["one", "one", "two"].map((said) => ["name", said]), { name: "One; Two" }, ""],
  ["no field", [], {}, "name: You may not do this."],
])("%s", (_, said, byField, rest) => {
  const error = { message: "name: You may not do this.", issues: said.map(([path, message]) => ({ path, message })) };
  expect(divideErrors(error, FIELDS)).toEqual({ byField: new Map(Object.entries(byField)), rest });
});

test("lists are one text a line", () => {
  expect(splitLines(" a \n\nb\n")).toEqual(["a", "b"]);
  expect(splitLines(" \n")).toBeUndefined();
  expect(joinLines(["a", "b"])).toBe("a\nb");
  expect(joinLines(undefined)).toBe("");
});
