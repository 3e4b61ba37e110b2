import { describe, expect, test } from "vitest";
import { parseAnswer } from "../../../src/client/answer.ts";
import { ApiError } from "../../../src/client/http.ts";

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const job = { id: "job-1", orgId: "org-1", type: "doc-request", state: "requested" };

test("unknown fields are kept and an unknown state is no fault", async () => {
  const strange = { ...job, state: "dreaming", priority: 3 };
  expect(await parseAnswer(answer(200, strange), "jobs", "get")).toEqual(strange);
});

test.each<[string, ReturnType<typeof answer>, Partial<ApiError>]>([
  ["the service's own words", answer(400, { error: "title: too small" }), { code: "api/400", status: 400 }],
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

describe("what an ApiError says", () => {
  test("names the call, the status and the service's words", async () => {
    const { message } = await refused(answer(403, { error: "jobs: create is missing" }));
    expect(message).toBe("jobs create answered 403: jobs: create is missing");
  });

  test.each<[number, ApiError["code"], RegExp]>([
    [400, "api/400", /Correct the request/],
    [401, "api/401", /input api-key.*Settings, API Keys, Add API Key/],
    [403, "api/403", /its user may not do this \(jobs create\)/],
    [404, "api/404", /Check base-url/],
    [409, "api/409", /Correct the request/],
    [413, "api/413", /Shorten body/],
    [422, "api/4xx", /Correct the request/],
    [500, "api/5xx", /Run again later/],
    [503, "api/5xx", /Run again later/],
  ])("%i is %s", async (status, code, hint) => {
    expect(await refused(answer(status, { error: "no" }))).toMatchObject({ code, hint: expect.stringMatching(hint) });
  });

  test.each([429, 503])("%i tells how long to wait", async (status) => {
    const { hint } = await refused(answer(status, { error: "slow" }, { "retry-after": "90" }));
    expect(hint).toMatch(/run again in 90 s, as the service asks/i);
  });

  test("quotes at most 200 characters of what is no JSON, on one line and without control characters", async () => {
    const page = `<html>\r\n\u001b[31m::error::${"x".repeat(5000)}</html>`;
    const { message, hint } = await refused(answer(404, page, { "content-type": "text/html; charset=utf-8" }));
    expect(message).toMatch(/^jobs create answered 404: text\/html: <html> \[31m::error::x{170,200}…$/);
    expect(hint).toMatch(/^Check that base-url is the address of a Release-Documentation service\./);
  });

  test("cuts the service's own words where they have no end", async () => {
    expect((await refused(answer(400, { error: "y".repeat(50_000) }))).message).toMatch(/400: y{999}…$/);
  });

  test.each([
    ["https://me:hunter2@elsewhere.example/login?ticket=hunter2#hunter2", "https://elsewhere.example/login"],
    ["/login?next=hunter2", "/login"],
    ["//elsewhere.example/\u0007", "//elsewhere.example/"],
  ])("names where a redirect to %j leads, without what can be secret", async (location, shown) => {
    const { code, message } = await refused(answer(302, "Moved to hunter2", { location }));
    expect(code).toBe("api/redirected");
    expect(message).toContain(`(status 302) to ${shown}; the key is for base-url alone`);
    expect(message).not.toContain("hunter2");
  });

  test("says that an answer is compressed", async () => {
    const { message } = await refused(answer(200, "\u001f\ufffd", { "content-encoding": "gzip" }));
    expect(message).toMatch(/it is compressed \(gzip\), which was not asked for/);
  });

  test.each([170, 180, 190, 195, 199])("has no part of a key that the quote of %i characters cuts", async (length) => {
    const key = "sk-0123456789abcdef";
    const page = `${"x".repeat(length)}${key}`;
    for (const status of [200, 302, 404, 500]) {
      const { message } = await refused(answer(status, page, { location: `/${page}` }), key);
      expect(message).not.toContain("sk-0");
    }
  });
});

test("a record may hold what looks like the key: only what is said is without it", async () => {
  const read = await parseAnswer(answer(200, { ...job, id: "job-test-1" }), "jobs", "get", "test");
  expect(read).toMatchObject({ id: "job-test-1" });
});
