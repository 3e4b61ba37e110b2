import { describe, expect, test } from "vitest";
import { parseFilesSearch } from "../../../../src/app/conversation/queries.ts";
import { createListParser, hasFilters, onlyParsed, readKey, readText } from "../../../../src/app/shell/search-text.ts";

describe("the URL of a list", () => {
  const parse = createListParser({ status: (status) => readKey(status, { open: "Open" }), text: readText });

  test.each([[{ status: ["open"] }], [{ text: "x".repeat(1001) }]])("leaves out what is none: %j", (search) => {
    expect(parse(search)).toEqual({});
  });

  test("is filtered by more than its page", () => {
    expect(hasFilters(parse({ text: "retry" }))).toBe(true);
    expect(hasFilters(parse({ next: "token" }))).toBe(false);
  });
});

test("nothing is left of a search but what its parser returns", () => {
  const raw = { unknown: "x", ["__proto__"]: "x" };
  expect(onlyParsed(parseFilesSearch)({ ...raw, view: ["split"] })).toEqual({});
  expect(onlyParsed(parseFilesSearch)({ ...raw, view: "split" })).toEqual({ view: "split" });
});
