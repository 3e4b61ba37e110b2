import { expect, test } from "vitest";
import { selectExpiry } from "../../../../src/app/settings/expiry.ts";
import { nameBrowser } from "../../../../src/app/settings/user-agent.ts";

const now = new Date("2026-11-23T10:00:00Z");

test.each<[string, string, string | undefined]>([
  ["", "2026-12-01", undefined],
  ["7", "", "2026-11-30T10:00:00.000Z"],
  ["date", "2026-12-01", new Date(2026, 11, 1, 23, 59, 59).toISOString()],
  ["date", "", undefined],
])("a key expires after %j %j", (choice, date, expected) => {
  expect(selectExpiry(choice, date, now)).toBe(expected);
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  ["curl/8.5.0", "curl/8.5.0"],
  ["", "Unknown browser"],
])("%s", (userAgent, name) => {
  expect(nameBrowser(userAgent)).toBe(name);
});
