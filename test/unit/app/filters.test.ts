import { describe, expect, test } from "vitest";
import { parseFilesSearch } from "../../../src/app/conversation/view.ts";
import {
  buildListQuery,
  type Ended,
  hasFilters,
  nameStatus,
  parseListSearch,
  selectShownStatus,
} from "../../../src/app/conversations/filters.ts";
import { onlyParsed } from "../../../src/app/shell/search-text.ts";
import { namePullRequest, parseWebAddress } from "../../../src/app/shell/web-address.ts";
import { parseSignInSearch } from "../../../src/app/sign-in/address.ts";
import { ConversationFilter } from "../../../src/contract/conversations.ts";

test.each<[Ended, string]>([
  [{ status: "closed", branch: null, operationType: "write" }, "No changes"],
  [{ status: "closed", operationType: "summarize" }, "Summarized"],
  [{ status: "closed", branch: "docs/1", operationType: "write" }, "Closed"],
  [{ status: "staged", branch: null }, "Ready for review"],
  [{ status: "of a later version", branch: null }, "of a later version"],
  [{ status: "toString" }, "toString"],
])("%j is shown as %s", (conversation, words) => {
  expect(nameStatus(selectShownStatus(conversation))).toBe(words);
});

describe("the filters of Work History", () => {
  test("are those of the URL", () => {
    const search = { status: "open", publication: "pub-1", text: "retry", next: "token" };
    expect(parseListSearch(search)).toEqual(search);
    expect(hasFilters(parseListSearch(search))).toBe(true);
  });

  test.each([
    [{ status: "lost" }],
    [{ status: "toString" }],
    [{ status: ["open"] }],
    [{ text: "" }],
    [{ text: { $ne: 1 } }],
    [{ text: "x".repeat(1001) }],
    [{ unknown: "x" }],
  ])("leave out what is none: %j", (search) => {
    expect(parseListSearch(search)).toEqual({});
  });

  test("take a number for a text", () => {
    expect(parseListSearch({ text: 2026 })).toEqual({ text: "2026" });
  });

  test("become a query that the contract accepts", () => {
    const query = buildListQuery({ status: "staged", publication: "pub-1", text: "retry", next: "token" });
    expect(ConversationFilter.parse(query)).toEqual({
      pageSize: 25,
      entries: false,
      status: "staged",
      publicationId: "pub-1",
      summary: "%retry%",
      next: "token",
    });
    expect(buildListQuery({})).toEqual({ pageSize: 25, entries: false });
  });

  test("a page alone is no filter", () => {
    expect(hasFilters({ next: "token" })).toBe(false);
  });
});

test.each([
  ["/conversations?status=open#x", "/conversations?status=open#x"],
  ["/", "/"],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["/.//evil.example", undefined],
  ["/x/..//evil.example", undefined],
  ["/%2e//evil.example", undefined],
  ["/\t/evil.example", undefined],
  ["https://evil.example/", undefined],
  ["javascript:alert(1)", undefined],
  ["/sign-in?to=/", undefined],
  ["", undefined],
  [12, undefined],
])("after sign-in %j leads to %j", (value, target) => {
  expect(parseSignInSearch({ to: value }).to).toBe(target);
});

test("nothing is left of a search but what its parser returns", () => {
  const raw = { to: "https://evil.example", view: ["split"], unknown: "x", ["__proto__"]: "x" };
  expect(onlyParsed(parseSignInSearch)(raw)).toEqual({});
  expect(onlyParsed(parseFilesSearch)({ ...raw, view: "split" })).toEqual({ view: "split" });
});

test.each([
  ["https://github.com/acme/widget/pull/12", "#12"],
  ["https://bitbucket.org/acme/widget/pull-requests/7/", "#7"],
  ["https://git.example/merge/x", "Pull request"],
])("the pull request %s is %s", (url, name) => {
  expect(namePullRequest(url)).toBe(name);
});

test.each([
  ["https://github.com/acme/widget/pull/12", "https://github.com/acme/widget/pull/12"],
  ["javascript:alert(1)", undefined],
  [" javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["/relative", undefined],
  [null, undefined],
])("a link to %j leads to %j", (text, address) => {
  expect(parseWebAddress(text)).toBe(address);
});
