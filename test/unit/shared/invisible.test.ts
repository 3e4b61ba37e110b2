import { expect, test } from "vitest";
import { removeInvisible } from "../../../src/shared/invisible.ts";

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
  "a\tb\r\nc é",
])("%s stays", (text) => {
  expect(removeInvisible(text)).toBe(text);
});

test("lines stay apart", () => expect(removeInvisible("a\u2028b")).toBe("a\nb"));
