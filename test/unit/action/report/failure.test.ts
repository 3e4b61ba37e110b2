import { describe, expect, test } from "vitest";
import { readEnvironment } from "../../../../src/action/environment.ts";
import { describeFailure, renderFailure } from "../../../../src/action/report/failure.ts";
import { ApiError, UnreachableError } from "../../../../src/client/http.ts";
import { ReleaseDocsError } from "../../../../src/shared/errors.ts";

test.each<[string, Error, string, string]>([
  [
    "a failure of ours",
    new ReleaseDocsError("git/unknown-tag", "There is no tag.", { hint: "Did you mean v1?" }),
    "git/unknown-tag",
    "There is no tag.\nDid you mean v1?",
  ],
  [
    "an answer of the service",
    new ApiError({ code: "api/403", message: "jobs create answered 403: no", hint: "Use another key." }, 403),
    "api/403",
    "jobs create answered 403: no\nUse another key.",
  ],
])("%s is reported with its next step", (_, error, code, message) => {
  expect(describeFailure(error)).toMatchObject({ code, message });
});

test.each<[string, unknown, string]>([
  ["error", new TypeError("x is undefined"), "x is undefined"],
  ["text", "it broke", "it broke"],
  ["number", 7, "7"],
  ["undefined", undefined, "undefined"],
  ["null", null, "null"],
])("an unexpected %s requests an issue", (_, thrown, words) => {
  const { code, message } = describeFailure(thrown);
  expect(code).toBe("internal");
  expect(message).toContain(`Unexpected error: ${words}\n`);
  expect(message).toContain("debug log");
});

describe("the debug log", () => {
  test("has the stack and the causes, which the message does not contain", () => {
    const { message, details } = describeFailure(
      new UnreachableError({ code: "api/unreachable", message: "No answer.", cause: new Error("ECONNRESET by peer") }),
    );
    expect(message).not.toMatch(/^\s+at /m);
    expect(message).not.toContain("ECONNRESET");
    expect(details).toMatch(/^\s+at /m);
    expect(details).toMatch(
      /^\[api\/unreachable\] UnreachableError: No answer\.$[\s\S]*^caused by Error: ECONNRESET by peer$/m,
    );
  });
});

describe("the last line of a failure", () => {
  const failure = { code: "git/unknown-tag", message: "There is no tag." } as const;

  test.each([
    ["where it is explained", {}, "docs/errors.md#gitunknown-tag"],
    [
      "the page of the action that runs",
      {
        GITHUB_SERVER_URL: "https://github.com",
        GITHUB_ACTION_REPOSITORY: "octo/release-docs",
        GITHUB_ACTION_REF: "v1",
      },
      "https://github.com/octo/release-docs/blob/v1/docs/errors.md#gitunknown-tag",
    ],
  ])("names the code and %s", (_, variables, address) => {
    expect(renderFailure(failure, readEnvironment(variables).pages)).toBe(
      `There is no tag.\nCode git/unknown-tag, see ${address}`,
    );
  });
});
