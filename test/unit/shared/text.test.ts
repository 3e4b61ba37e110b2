import { describe, expect, test } from "vitest";
import {
  cutList,
  quoteText,
  remember,
  removeInvisible,
  renderDuration,
  selectNearestNames,
} from "../../../src/shared/text.ts";

test("a pair is not cut in two", () => {
  expect(quoteText("🚀".repeat(9), 4).isWellFormed()).toBe(true);
});

test.each([
  [["a", "b"], 2, ["a", "b"]],
  [["a", "b", "c"], 2, ["a", "b", "- and 1 more"]],
])("%j has at most %i lines, and says how many others there are", (lines, most, cut) => {
  expect(cutList(lines, most, "- and")).toEqual(cut);
});

test("durations have one or two units", () => {
  const rendered = [400, 45_000, 59_600, 150_000, 3_600_000, 3_900_000, 90_000_000].map(renderDuration);
  expect(rendered).toEqual(["0 s", "45 s", "1 min", "2 min 30 s", "1 h", "1 h 5 min", "25 h"]);
});

test.each([
  ["v1.3", ["v1.3.0", "v1.2", "v1.4.0"], ["v1.3.0", "v1.2"]],
  ["zzz", ["v1.3.0", ""], []],
])("near %s of %j are %j", (name, known, expected) => {
  expect(selectNearestNames(name, known)).toEqual(expected);
});

test.each([
  ["Unicode tags", "a\u{E0041}\u{E0042}b"],
  ["soft hyphens", "a\u00ADb"],
  ["spaces without width", "a\u200Bb\uFEFF\u2060"],
  ["marks of direction", "\u202Ea\u2066b\u061C\u200F"],
  ["joiners between letters", "a\u200Db\u200C"],
  ["selectors without an emoji", "a\uFE0Fb\uFE00\u{E0100}"],
  ["fillers", "a\u3164\u115Fb"],
  ["tags of other flags", "a\u{1F3F4}\u{E0061}\u{E007F}b".replace("\u{1F3F4}", "")],
  ["controls", "a\u0007b\u0000\u009B"],
  ["marks of annotations", "a\uFFF9b"],
])("%s are removed", (_, text) => expect(removeInvisible(text)).toBe("ab"));

test.each([
  "👩‍💻 👩🏽‍💻 🏳️‍🌈 1️⃣ ❤️ \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  "\u845B\u{E0100} \uFA10\uFE00",
  "می‌خواهم",
  "क्‍ष",
])("%s stays", (text) => {
  expect(removeInvisible(text)).toBe(text);
});

test("lines stay apart", () => expect(removeInvisible("a\u2028b")).toBe("a\nb"));

describe("a remembered function", () => {
  function countAsked() {
    const asked: string[] = [];
    const measure = remember((text) => {
      asked.push(text);
      return { length: text.length };
    });
    return { asked, measure };
  }

  test("is asked once about a text, and shares its answer", () => {
    const { asked, measure } = countAsked();
    expect(measure("one")).toBe(measure("one"));
    expect(measure("three")).toEqual({ length: 5 });
    expect(asked).toEqual(["one", "three"]);
  });

  test("keeps an answer of false too", () => {
    const asked: string[] = [];
    const judge = remember((text) => asked.push(text) > 1);
    expect([judge("one"), judge("one"), asked.length]).toEqual([false, false, 1]);
  });

  test("keeps no long texts, and forgets after many", () => {
    const { asked, measure } = countAsked();
    const long = "x".repeat(201);
    for (const text of [long, long, "first"]) measure(text);
    for (let index = 0; index < 4000; index += 1) measure(`text ${index}`);
    measure("first");
    expect(asked.filter((text) => text === long || text === "first")).toHaveLength(4);
  });
});
