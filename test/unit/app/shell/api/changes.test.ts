import { expect, test } from "vitest";
import { isAffected } from "../../../../../src/app/shell/api/changes.ts";

test.each([
  [["conversations", "list", {}], true],
  [["conversations", "one", "cnv-1", "comments"], true],
  [["conversations", "one", "cnv-2"], false],
  [["publications", "list"], false],
  [["session"], false],
  [["insight", "releases", {}], true],
])("a change of a conversation affects %j: %s", (key, affected) => {
  expect(isAffected(key, [{ resource: "conversation", id: "cnv-1" }])).toBe(affected);
});

test("a change of a user may be one of what the caller may do", () => {
  expect(isAffected(["session"], [{ resource: "user", id: "usr-1" }])).toBe(true);
  expect(isAffected(["notifications", "unread"], [{ resource: "conversation", id: "cnv-1" }])).toBe(true);
});

test("a change without ID affects every record", () => {
  expect(isAffected(["conversations", "one", "cnv-2"], [{ resource: "conversation" }])).toBe(true);
});
