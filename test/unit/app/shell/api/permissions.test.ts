import { expect, test } from "vitest";
import { isAllowed } from "../../../../../src/app/shell/api/permissions.ts";
import type { Permission } from "../../../../../src/contract/permissions.ts";

const session = {
  permissions: ["publication:list"],
  grants: [{ permission: "publication:update", recordId: "pub-1" }],
};

test.each<[Permission, string | undefined, boolean]>([
  ["publication:list", undefined, true],
  ["publication:update", undefined, true],
  ["user:list", undefined, false],
])("%s on %s: %s", (permission, recordId, allowed) => {
  expect(isAllowed(session, permission, recordId)).toBe(allowed);
});
