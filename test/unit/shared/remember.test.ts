import { expect, test } from "vitest";
import { remember } from "../../../src/shared/remember.ts";

function countAsked() {
  const asked: string[] = [];
  const measure = remember((text) => {
    asked.push(text);
    return { length: text.length };
  });
  return { asked, measure };
}

test("a text is judged once, and its answer is shared", () => {
  const { asked, measure } = countAsked();
  expect(measure("one")).toBe(measure("one"));
  expect(measure("three")).toEqual({ length: 5 });
  expect(asked).toEqual(["one", "three"]);
});

test("an answer of false is remembered too", () => {
  let times = 0;
  const judge = remember(() => {
    times += 1;
    return false;
  });
  expect([judge("one"), judge("one"), times]).toEqual([false, false, 1]);
});

test("long texts are not kept, and many texts are forgotten", () => {
  const { asked, measure } = countAsked();
  const long = "x".repeat(201);
  measure(long);
  measure(long);
  expect(asked).toHaveLength(2);
  measure("first");
  for (let index = 0; index < 4000; index += 1) measure(`text ${index}`);
  measure("first");
  expect(asked.filter((text) => text === "first")).toHaveLength(2);
});
