import { expect, test } from "vitest";
import { buildAuditQuery, nameAuditType, parseAuditSearch } from "../../../../src/app/audit/queries.ts";

test("the audit log is asked for any text around what is typed, and for the types that it has", () => {
  expect(parseAuditSearch({ type: "none", text: "sync" })).toEqual({ text: "sync" });
  expect(buildAuditQuery({ type: "error", text: "sync" })).toMatchObject({ type: "error", summary: "%sync%" });
  expect(buildAuditQuery({})).not.toHaveProperty("summary");
  expect(nameAuditType("connection-health-check")).toBe("Connection health check");
  expect(nameAuditType("action-create")).toBe("Create");
});
