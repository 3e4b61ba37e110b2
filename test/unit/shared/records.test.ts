import { expect, expectTypeOf, test } from "vitest";
import { createId, showColumns } from "../../../src/shared/records.ts";

test("columns are fields in camel case, with their values", () => {
  const row = { user_id: "usr-1", remaining_rate_limit_percent: null as number | null, name: "octo", secrets: "no" };
  const shown = showColumns(row, "user_id", "remaining_rate_limit_percent", "name");
  expect(shown).toEqual({ userId: "usr-1", remainingRateLimitPercent: null, name: "octo" });
  expectTypeOf(shown).toEqualTypeOf<{ userId: string; remainingRateLimitPercent: number | null; name: string }>();
});

test("an id has sixteen digits behind its prefix, and no other one is like it", () => {
  const ids = Array.from({ length: 100 }, () => createId("job"));
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^job-[0-9a-f]{16}$/);
});
