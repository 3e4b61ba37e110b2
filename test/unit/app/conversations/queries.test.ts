import { expect, test } from "vitest";
import {
  buildListQuery,
  type Ended,
  nameStatus,
  parseListSearch,
  selectShownStatus,
} from "../../../../src/app/conversations/queries.ts";
import { ConversationFilter } from "../../../../src/contract/resources/conversations.ts";

test.each<[Ended, string]>([
  [{ status: "closed", branch: null, operationType: "write" }, "No changes"],
  [{ status: "closed", operationType: "summarize" }, "Summarized"],
  [{ status: "closed", branch: "docs/1", operationType: "write" }, "Closed"],
  [{ status: "toString" }, "toString"],
])("%j is shown as %s", (conversation, words) => {
  expect(nameStatus(selectShownStatus(conversation))).toBe(words);
});

test("the filters of Work History become a query that the contract accepts", () => {
  const search = { status: "staged", publication: "pub-1", text: "retry", next: "token" };
  expect(ConversationFilter.parse(buildListQuery(parseListSearch(search)))).toEqual({
    ...{ pageSize: 25, entries: false, status: "staged", publicationId: "pub-1", summary: "%retry%", next: "token" },
  });
  expect(buildListQuery({})).toEqual({ pageSize: 25, entries: false });
});
