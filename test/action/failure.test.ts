import { expect, test } from "vitest";
import { describeFailure } from "../../src/action/failure.ts";
import { ApiError, UnreachableError } from "../../src/client/api-error.ts";
import { ReleaseDocsError } from "../../src/release-docs-error.ts";

test.each<[string, Error, string, string]>([
  [
    "a failure of ours",
    new ReleaseDocsError({ code: "git/unknown-tag", message: "There is no tag.", hint: "Did you mean v1?" }),
    "git/unknown-tag",
    "There is no tag.\nDid you mean v1?",
  ],
  [
    "an answer of the service",
    new ApiError({ code: "api/403", message: "jobs create answered 403: no", hint: "Use another key." }, 403),
    "api/403",
    "jobs create answered 403: no\nUse another key.",
  ],
])("%s is told with its next step", (_, error, code, message) => {
  expect(describeFailure(error)).toMatchObject({ code, message });
});

test.each<[string, unknown, string]>([
  ["an error", new TypeError("x is undefined"), "x is undefined"],
  ["a text", "it broke", "it broke"],
  ["a number", 7, "7"],
  ["nothing", undefined, "undefined"],
  ["null", null, "null"],
])("%s that nobody foresaw says so, and asks for a report", (_, thrown, words) => {
  const { code, message } = describeFailure(thrown);
  expect(code).toBe("internal");
  expect(message).toContain(`did not foresee: ${words}\n`);
  expect(message).toContain("Please report it");
});

test("the stack and the cause are only for debugging", () => {
  const { message, details } = describeFailure(new UnreachableError("No answer.", new Error("ECONNRESET by peer")));
  expect(message).not.toMatch(/^\s+at /m);
  expect(message).not.toContain("ECONNRESET");
  expect(details).toMatch(/^\s+at /m);
  expect(details).toContain("ECONNRESET by peer");
});
