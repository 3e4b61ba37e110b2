import { expect, test } from "vitest";
import { isAllowed, isAllowedOnAll } from "../../../../../src/app/shell/api/permissions.ts";
import type { Permission } from "../../../../../src/contract/permissions.ts";

const session = {
  permissions: ["publication:list"],
  grants: [{ permission: "publication:update", recordId: "pub-1" }],
};

test.each<[Permission, string | undefined, boolean]>([
  ["publication:list", undefined, true],
  ["publication:list", "pub-2", true],
  ["publication:update", "pub-1", true],
  ["publication:update", "pub-2", false],
  ["publication:update", undefined, true],
  ["publication:delete", "pub-1", false],
  ["user:list", undefined, false],
])("%s on %s: %s", (permission, recordId, allowed) => {
  expect(isAllowed(session, permission, recordId)).toBe(allowed);
});

test("a grant is no permission on all records", () => {
  expect(isAllowedOnAll(session, "publication:list")).toBe(true);
  expect(isAllowedOnAll(session, "publication:update")).toBe(false);
});
