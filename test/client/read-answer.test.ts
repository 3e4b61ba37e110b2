import { describe, expect, test } from "vitest";
import { ApiError } from "../../src/client/api-error.ts";
import { readAnswer } from "../../src/client/read-answer.ts";

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const job = { id: "job-1", orgId: "org-1", type: "doc-request", state: "requested" };

test("unknown fields are kept and an unknown state is no fault", async () => {
  const strange = { ...job, state: "dreaming", priority: 3 };
  expect(await readAnswer(answer(200, strange), "jobs", "get")).toEqual(strange);
});

test.each<[string, ReturnType<typeof answer>, Partial<ApiError>]>([
  ["the service's own words", answer(400, { error: "title: too small" }), { code: "api/400", status: 400 }],
  ["a page instead of JSON", answer(200, "<html>Sign in</html>"), { code: "api/unreadable", status: 200 }],
  ["a record without its id", answer(200, { state: "done" }), { code: "api/unreadable", status: 200 }],
  ["a redirect", answer(302, "", { location: "https://elsewhere.example" }), { code: "api/unreadable", status: 302 }],
  ["a limit", answer(429, { error: "slow" }, { "retry-after": "7" }), { code: "api/429", retryAfter: 7000 }],
])("%s becomes an ApiError", async (_, given, expected) => {
  const failure = await readAnswer(given, "jobs", "get").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject(expected);
});

describe("what an ApiError says", () => {
  test("names the call, the status and the service's words", async () => {
    await expect(readAnswer(answer(403, { error: "jobs: create is missing" }), "jobs", "create")).rejects.toThrow(
      "jobs create answered 403: jobs: create is missing",
    );
  });

  test("quotes at most 200 characters of what is no JSON", async () => {
    const failure = await readAnswer(answer(502, "x".repeat(5000)), "jobs", "get").catch((error: Error) => error);
    expect(String((failure as Error).message).length).toBeLessThan(260);
  });
});
