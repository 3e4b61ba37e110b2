import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BuiltInFixture, createCall } from "../../../support/built-in.ts";
import type { CheckoutService } from "../../../support/checkout-service.ts";

const REQUEST = { title: "Changes", body: "Write.", sourceConnection: "octo/widget" };

let place: BuiltInFixture;
let service: CheckoutService;

beforeAll(async () => {
  place = new BuiltInFixture();
  service = await place.open();
});
afterAll(async () => {
  await service.close();
  place[Symbol.dispose]();
});

/** Runs one job, and returns its state and its conversation's status and entries by kind. */
async function writeJob(request: object, by = service) {
  const call = createCall(by);
  const job = await call("POST", "jobs", { docRequest: { ...REQUEST, ...request } });
  await by.idle();
  const { state } = await call("GET", `jobs/${job.id}`);
  const { conversations } = await call("GET", `conversations?jobId=${job.id}`);
  const entries = (conversations[0]?.entries ?? []) as { kind: string; message?: string }[];
  const messages = Object.fromEntries(entries.map(({ kind, message }) => [kind, message ?? ""]));
  return { state, status: conversations[0]?.status, messages };
}

describe("the first entry names the selection, its size and its source", () => {
  // The clock starts at 2026-03-01T12:00:00Z; both commits are of 2026-01-01.
  test.each<[string, object, RegExp]>([
    [
      "changes",
      { changes: [{ commits: { count: 1 } }] },
      /^1 commit: the last 1 commit, \w{7} .*\(from `changes`\)\.$/,
    ],
    ["changes before body", { body: "since v1.0.0", changes: [{ commits: { count: 2 } }] }, /^2 commits: .*`changes`/],
    [
      "body",
      { body: "Write what came since v1.0.0, please." },
      /^1 commit: v1\.0\.0\.\.HEAD, .*"since v1\.0\.0" in `body`/,
    ],
    [
      "body and the time of the request",
      { body: "the past month", time: "2026-01-15T00:00:00+01:00" },
      /^2 commits: 2025-12-14 to 2026-01-14, from/,
    ],
    ["the same a year later", { body: "the past month", time: "2027-01-15T00:00:00Z" }, /^No commits/],
    ["body and the clock", { body: "since last quarter" }, /^2 commits?: 2025-10-01 to 2026-03-01, from/],
    ["body without a phrase", {}, /^1 commit: the latest changes, .*neither `changes` nor `body`/],
    ["body with two", { body: "since v1.0.0 or the last 2 commits" }, /^1 commit: the latest changes.*more than one/],
    ["no changes at all", { body: "the last 2 commits", changes: [] }, /^2 commits: .*in `body`/],
    ["an event", { body: "the last 2 commits", eventType: "release" }, /^1 commit: the latest changes, .*`eventType`/],
  ])("%s", async (_, request, expected) => {
    const { state, messages } = await writeJob(request);
    expect({ state, selection: messages.selection }).toEqual({
      state: "done",
      selection: expect.stringMatching(expected),
    });
  });
});

test.each<[string, object]>([
  ["a window without commits", { body: "since last month" }],
  ["a range without commits", { changes: [{ tags: { start: "v1.1.0" } }] }],
])("%s ends the turn as no_changes", async (_, request) => {
  const { state, status, messages } = await writeJob(request);
  expect({ state, status }).toEqual({ state: "done", status: "closed" });
  expect(messages.selection).toMatch(/^No commits: .* selects nothing \(/);
  const turns = service.store.database.selectFrom("turns").select("status").orderBy("seq", "desc");
  expect(await turns.executeTakeFirst()).toEqual({ status: "no_changes" });
});

describe("an unknown name is an error with the nearest name", () => {
  test.each<[string, object, RegExp]>([
    ["a tag in changes", { changes: [{ tags: { start: "v1.0.1" } }] }, /"v1\.0\.1".*"v1\.0\.0"/],
    ["a tag in body", { body: "since v1.0.1" }, /"v1\.0\.1".*"v1\.0\.0"/],
    ["a commit in body", { body: "since commit 0123456789" }, /"0123456789"/],
  ])("%s", async (_, request, expected) => {
    const { state, status, messages } = await writeJob(request);
    expect({ state, status }).toEqual({ state: "errored", status: "needsAttention" });
    expect(messages.error).toMatch(expected);
  });

  test("a commit whose first digits fit", async () => {
    const head = place.git("rev-parse", "HEAD");
    const digit = head[7] === "0" ? "1" : "0";
    const { messages } = await writeJob({ changes: [{ commits: { startSha: `${head.slice(0, 7)}${digit}` } }] });
    expect(messages.error).toContain(`Did you mean "${head.slice(0, 10)}"?`);
  });
});

describe("a name that git or a shell could misinterpret", () => {
  const HOSTILE = ["--upload-pack=x", "$(id)", "`id`", "a;id", "--all", "-n1"];

  test.each([...HOSTILE, "v1.0.0\n--all", "v1.0.0..v1.1.0", "^v1.0.0", "@{-1}", ":/fix", "HEAD^{/fix}"])(
    "%j is refused as an unknown tag",
    async (name) => {
      const { state, messages } = await writeJob({ changes: [{ tags: { start: name } }] });
      expect(state).toBe("errored");
      expect(messages.error).toContain(`The tag ${JSON.stringify(name)} does not exist`);
    },
  );

  test.each(["since --upload-pack=x", "since $(id)", "from -n1 to v1.1.0", "since the tag `--all`"])(
    "%j in a body selects nothing",
    async (body) => {
      const { state, messages } = await writeJob({ body });
      expect({ state, selection: messages.selection }).toMatchObject({ state: "done" });
      expect(messages.selection).toContain("the latest changes");
    },
  );

  test("each is accepted where a tag has that name", async () => {
    using own = new BuiltInFixture();
    for (const name of HOSTILE) own.git("update-ref", `refs/tags/${name}`, "v1.1.0");
    await own.during(async (_, opened) => {
      for (const end of HOSTILE) {
        const { state, messages } = await writeJob({ changes: [{ tags: { start: "v1.0.0", end } }] }, opened);
        expect([state, end, messages.selection]).toEqual(["done", end, expect.stringMatching(/^1 commit: /)]);
      }
    });
  });
});
