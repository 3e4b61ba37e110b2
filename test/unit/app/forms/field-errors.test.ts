import { expect, test } from "vitest";
import { divideErrors } from "../../../../src/app/forms/field-errors.ts";
import { joinLines, splitLines } from "../../../../src/app/forms/lines.ts";

const FIELDS = ["name", "config.docsRepo", "config.pullRequest", "config.pullRequest.labels", "config.chatApp.token"];

test.each<[string, Record<string, string>, string]>([
  ["name: a name is more than spaces", { name: "A name is more than spaces" }, ""],
  [
    "config.docsRepo: there is no connection; give a codehostRepo.; name: too long",
    { "config.docsRepo": "There is no connection; give a codehostRepo.", name: "Too long" },
    "",
  ],
  ["config.docsRepo is missing: give it.", { "config.docsRepo": "Is missing: give it." }, ""],
  [
    "config.pullRequest.labels.0: too long",
    { "config.pullRequest.labels": "config.pullRequest.labels.0: too long" },
    "",
  ],
  ["config.chatApp.token is masked. Give it.", { "config.chatApp.token": "Is masked. Give it." }, ""],
  ["instructions: 201 are too many; name: bad", { name: "Bad" }, "instructions: 201 are too many"],
  ["name: is a number; name: is a number", { name: "Is a number" }, ""],
  ["name: one; name: two", { name: "One; Two" }, ""],
  ["You may not do this.", {}, "You may not do this."],
])("%s", (message, byField, rest) => {
  expect(divideErrors(message, FIELDS)).toEqual({ byField: new Map(Object.entries(byField)), rest });
});

test("lists are one text a line", () => {
  expect(splitLines(" a \n\nb\n")).toEqual(["a", "b"]);
  expect(splitLines(" \n")).toBeUndefined();
  expect(joinLines(["a", "b"])).toBe("a\nb");
  expect(joinLines(undefined)).toBe("");
});
