import { expect, expectTypeOf, test } from "vitest";
import { showColumns } from "../../../src/shared/records.ts";

test("columns are fields in camel case, with their values", () => {
  const row = { user_id: "usr-1", remaining_rate_limit_percent: null as number | null, name: "octo", secrets: "no" };
  const shown = showColumns(row, "user_id", "remaining_rate_limit_percent", "name");
  expect(shown).toEqual({ userId: "usr-1", remainingRateLimitPercent: null, name: "octo" });
  expectTypeOf(shown).toEqualTypeOf<{ userId: string; remainingRateLimitPercent: number | null; name: string }>();
});
