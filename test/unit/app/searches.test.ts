import { expect, test } from "vitest";
import { buildAuditQuery, nameAuditType, parseAuditSearch } from "../../../src/app/audit/search.ts";
import { parseLibrarySearch } from "../../../src/app/library/search.ts";
import { parseUserSearch } from "../../../src/app/users/search.ts";

test("the URLs of lists take what they understand", () => {
  expect(parseAuditSearch({ type: "error", text: 12, next: "t" })).toEqual({ type: "error", text: "12", next: "t" });
  expect(parseAuditSearch({ type: "none", text: "" })).toEqual({});
  expect(parseLibrarySearch({ type: "styleGuide" })).toEqual({ type: "styleGuide" });
  expect(parseLibrarySearch({ type: "toString", next: {} })).toEqual({});
  expect(parseUserSearch({ text: "ada", other: 1 })).toEqual({ text: "ada" });
});

test("the audit log is asked for any text around what is typed", () => {
  expect(buildAuditQuery({ text: "sync" })).toMatchObject({ summary: "%sync%" });
  expect(buildAuditQuery({})).not.toHaveProperty("summary");
  expect(nameAuditType("connection-health-check")).toBe("Connection health check");
  expect(nameAuditType("action-create")).toBe("Create");
});
