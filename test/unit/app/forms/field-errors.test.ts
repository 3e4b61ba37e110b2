import { expect, test } from "vitest";
import { divideErrors } from "../../../../src/app/forms/field-errors.ts";
import { joinLines, splitLines } from "../../../../src/app/forms/lists.ts";

const FIELDS = ["name", "config.docsRepo", "config.pullRequest", "config.pullRequest.labels", "config.chatApp.token"];

test.each<[string, [path: string, message: string][], Record<string, string>, string]>([
  [
    "two fields",
    [
      ["config.docsRepo", "there is no connection; give a codehostRepo."],
      ["name", "name must have at most 5 characters"],
    ],
    { "config.docsRepo": "There is no connection; give a codehostRepo.", name: "Must have at most 5 characters" },
    "",
  ],
  [
    "a part of a field",
    [["config.pullRequest.labels.0", "labels.0 must be text, not a number"]],
    { "config.pullRequest.labels": "Labels.0 must be text, not a number" },
    "",
  ],
  ["a name that begins alike", [["names", "names must be a list"]], {}, "Must be a list"],
  [
    "what is about no field",
    [
      ["instructions", "201 are too many"],
      ["name", "bad"],
    ],
    { name: "Bad" },
    "201 are too many",
  ],
  ["the same twice", ["one", "one", "two"].map((said) => ["name", said]), { name: "One; Two" }, ""],
  ["no field", [], {}, "name: You may not do this."],
])("%s", (_, said, byField, rest) => {
  const error = { message: "name: You may not do this.", issues: said.map(([path, message]) => ({ path, message })) };
  expect(divideErrors(error, FIELDS)).toEqual({ byField: new Map(Object.entries(byField)), rest });
});

test("an error of something else than the API is shown as it is", () => {
  expect(divideErrors(new Error("name: no"), FIELDS)).toEqual({ byField: new Map(), rest: "name: no" });
});

test("lists are one text a line", () => {
  expect(splitLines(" a \n\nb\n")).toEqual(["a", "b"]);
  expect(splitLines(" \n")).toBeUndefined();
  expect(joinLines(["a", "b"])).toBe("a\nb");
  expect(joinLines(undefined)).toBe("");
});
