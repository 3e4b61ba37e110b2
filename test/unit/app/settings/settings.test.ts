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
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18 Safari/605.1.15",
    "Safari on macOS",
  ],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome on Android"],
  ["curl/8.5.0", "curl/8.5.0"],
  ["", "Unknown browser"],
])("%s", (userAgent, name) => {
  expect(nameBrowser(userAgent)).toBe(name);
});
