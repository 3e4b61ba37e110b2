import { expect, test } from "vitest";
import {
  buildListQuery,
  type Ended,
  nameStatus,
  parseListSearch,
  selectShownStatus,
  selectView,
} from "../../../../src/app/conversations/queries.ts";
import { ConversationFilter } from "../../../../src/contract/resources/conversations.ts";

test.each<[Ended, string]>([
  [{ status: "closed", branch: null, operationType: "write" }, "No changes"],
  [{ status: "closed", operationType: "summarize" }, "Summarized"],
  [{ status: "closed", branch: "docs/1", operationType: "write" }, "Closed"],
  [{ status: "closed", dismissedAt: "2026-01-05T10:00:00Z" }, "Dismissed"],
  [{ status: "toString" }, "toString"],
])("%j is shown as %s", (conversation, words) => {
  expect(nameStatus(selectShownStatus(conversation))).toBe(words);
});

test("the filters of the inbox become a query that the contract accepts", () => {
  const search = { status: "staged", publication: "pub-1", text: "retry", mine: "yes", next: "token" };
  const asked = { pageSize: 25, entries: false, counts: true };
  expect(ConversationFilter.parse(buildListQuery(parseListSearch(search)))).toEqual({
    ...{ ...asked, status: "staged", publicationId: "pub-1", query: "retry", mine: true, next: "token" },
  });
  expect(buildListQuery({})).toEqual({ ...asked, view: "waiting" });
});

test.each([
  [{}, "waiting"],
  [{ text: "v1.0.0" }, "all"],
  [{ status: "merged" }, "all"],
  [{ view: "done", text: "v1.0.0" }, "done"],
  [{ view: "other" }, "waiting"],
])("%j is the view %s", (search, view) => {
  expect(selectView(parseListSearch(search))).toBe(view);
});
