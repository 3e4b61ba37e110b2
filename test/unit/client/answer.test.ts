import { describe, expect, test } from "vitest";
import { parseAnswer } from "../../../src/client/answer.ts";
import { ApiError } from "../../../src/client/http.ts";

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const job = { id: "job-1", orgId: "org-1", type: "doc-request", state: "requested" };

test("unknown fields are kept and unknown states are valid", async () => {
  const strange = { ...job, state: "dreaming", priority: 3 };
  expect(await parseAnswer(answer(200, strange), "jobs", "get")).toEqual(strange);
});

test.each<[string, ReturnType<typeof answer>, Partial<ApiError>]>([
  ["the service's error", answer(400, { error: "title: too small" }), { code: "api/400", status: 400 }],
  ["a page instead of JSON", answer(200, "<html>Sign in</html>"), { code: "api/unreadable", status: 200 }],
  ["a record without its id", answer(200, { state: "done" }), { code: "api/unreadable", status: 200 }],
  ["a redirect", answer(302, "", { location: "https://elsewhere.example" }), { code: "api/redirected", status: 302 }],
  ["a limit", answer(429, { error: "slow" }, { "retry-after": "7" }), { code: "api/429", retryAfter: 7000 }],
])("%s becomes an ApiError", async (_, given, expected) => {
  const failure = await parseAnswer(given, "jobs", "get").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject(expected);
});

const refused = async (given: ReturnType<typeof answer>, apiKey = ""): Promise<ApiError> => {
  const failure = await parseAnswer(given, "jobs", "create", apiKey).catch((error: unknown) => error);
  if (!(failure instanceof ApiError)) return expect.unreachable(String(failure));
  return failure;
};

describe("the message of an ApiError", () => {
  test("has the call, the status and the service's error", async () => {
    const { message } = await refused(answer(403, { error: "jobs: create is missing" }));
    expect(message).toBe("jobs create answered 403: jobs: create is missing");
  });

  test.each<[number, ApiError["code"], RegExp]>([
    [400, "api/400", /Correct the inputs/],
    [401, "api/401", /api-key.*Settings, API Keys, Add API Key/],
    [403, "api/403", /permission for jobs create/],
    [404, "api/404", /Check `base-url`/],
    [409, "api/409", /another run/],
    [413, "api/413", /Shorten `body`/],
    [422, "api/4xx", /Correct what the reason names/],
    [500, "api/5xx", /Run again later/],
    [503, "api/5xx", /Run again later/],
  ])("%i is %s", async (status, code, hint) => {
    expect(await refused(answer(status, { error: "no" }))).toMatchObject({ code, hint: expect.stringMatching(hint) });
  });

  test.each([429, 503])("%i has the time to wait", async (status) => {
    const { hint } = await refused(answer(status, { error: "slow" }, { "retry-after": "90" }));
    expect(hint).toMatch(/run again in 90 s/i);
  });

  test("quotes at most 200 characters of a body without JSON, on one line", async () => {
    const page = `<html>\r\n\u001b[31m::error::${"x".repeat(5000)}</html>`;
    const { message, hint } = await refused(answer(404, page, { "content-type": "text/html; charset=utf-8" }));
    expect(message).toMatch(/^jobs create answered 404: text\/html: <html> \[31m::error::x{170,200}…$/);
    expect(hint).toMatch(/^Check that base-url is the URL of a Release-Documentation service\./);
  });

  test("cuts a long error", async () => {
    expect((await refused(answer(400, { error: "y".repeat(50_000) }))).message).toMatch(/400: y{999}…$/);
  });

  test.each([
    ["https://me:hunter2@elsewhere.example/login?ticket=hunter2#hunter2", "https://elsewhere.example/login"],
    ["/login?next=hunter2", "/login"],
    ["//elsewhere.example/\u0007", "//elsewhere.example/"],
  ])("names the target of a redirect to %j without secrets", async (location, shown) => {
    const { code, message } = await refused(answer(302, "Moved to hunter2", { location }));
    expect(code).toBe("api/redirected");
    expect(message).toContain(`(status 302) to ${shown}. The redirect was not followed`);
    expect(message).not.toContain("hunter2");
  });

  test("names an unexpected compression", async () => {
    const { message } = await refused(answer(200, "\u001f\ufffd", { "content-encoding": "gzip" }));
    expect(message).toMatch(/compression \(gzip\)/);
  });

  test.each([170, 180, 190, 195, 199])("has no part of a key that is cut after %i characters", async (length) => {
    const key = "sk-0123456789abcdef";
    const page = `${"x".repeat(length)}${key}`;
    for (const status of [200, 302, 404, 500]) {
      const { message } = await refused(answer(status, page, { location: `/${page}` }), key);
      expect(message).not.toContain("sk-0");
    }
  });
});

test("a record keeps text that looks like the key; only messages are redacted", async () => {
  const read = await parseAnswer(answer(200, { ...job, id: "job-test-1" }), "jobs", "get", "test");
  expect(read).toMatchObject({ id: "job-test-1" });
});
