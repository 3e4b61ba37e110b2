import { describe, expect, test } from "vitest";
import {
  buildOutcome,
  describeUnsettled,
  entryOf,
  nothingSent,
  releaseNotesOf,
  type ServiceLocation,
} from "../../../src/action/outcome.ts";
import type { Settled } from "../../../src/action/wait.ts";
import type { Conversation } from "../../../src/contract/conversations.ts";

const SENT = { changes: [], request: { title: "T", body: "B", sourceConnection: "octo/widget" } };

const conversation = (fields: Partial<Conversation> = {}): Conversation => ({
  id: "cnv-1",
  status: "closed",
  ...fields,
});
const failed = (message?: string) => ({ id: "ent-1", kind: "error", status: "error", message });
const notes = (message: string) => ({ id: "ent-2", kind: "releaseNotes", status: "success", message });
const ofJob = (state: string, conversations: Conversation[] = [], settled = true): Settled => ({
  job: { id: "job-1", orgId: "org-1", type: "doc-request", state },
  conversations,
  settled,
});
const ofConversations = (conversations: Conversation[], settled = true): Settled => ({
  job: undefined,
  conversations,
  settled,
});

describe("the state", () => {
  test.each<[string, Settled, string]>([
    ["a job that is requested", ofJob("requested", [], false), "requested"],
    ["a job that is running", ofJob("running", [], false), "running"],
    ["a job in an unknown state", ofJob("dreaming", [], false), "running"],
    ["a job that is done", ofJob("done"), "done"],
    ["a job that is errored", ofJob("errored"), "errored"],
    ["conversations that are not settled", ofConversations([conversation({ status: "running" })], false), "running"],
    ["conversations that are settled", ofConversations([conversation(), conversation({ entries: [] })]), "done"],
    [
      "one of two with a failed entry",
      ofConversations([conversation(), conversation({ entries: [failed()] })]),
      "errored",
    ],
    ["one of two that is errored", ofConversations([conversation(), conversation({ status: "errored" })]), "errored"],
    ["a job that is done with an errored one", ofJob("done", [conversation({ status: "errored" })]), "errored"],
    ["a job that is running with an errored one", ofJob("running", [conversation({ status: "errored" })]), "running"],
    ["one that is done without a pull request", ofConversations([conversation({ status: "done" })]), "done"],
    ["a conversation with a question", ofConversations([conversation({ status: "needsAttention" })]), "done"],
  ])("of %s", (_, settled, state) => {
    expect(buildOutcome(settled, SENT)).toMatchObject({ state, ...SENT });
  });
});

describe("the failure", () => {
  test("has the service's messages, each once", () => {
    const conversations = [failed("No tag."), failed("No tag."), failed("No disk.")].map((entry) =>
      conversation({ entries: [entry] }),
    );
    expect(buildOutcome(ofJob("errored", conversations), SENT).failure).toBe("No tag.\nNo disk.");
  });

  test.each([
    ["no conversation", []],
    ["no entries", [conversation()]],
    ["entries that all went well", [conversation({ entries: [notes("Fine.")] })]],
  ])("has a text without a reason, with %s", (_, conversations) => {
    expect(buildOutcome(ofJob("errored", conversations), SENT).failure).toMatch(/without giving a reason/);
  });

  test.each<[string, Partial<Conversation>, string]>([
    ["its failed entries", { entries: [notes("Fine."), failed("No tag.")] }, "No tag."],
    ["its last error", { entries: [failed("No tag."), notes("Fine.")] }, "Conversation cnv-1 failed: No tag."],
    ["its last message", { entries: [notes("No tag.")] }, "Conversation cnv-1 failed: No tag."],
    ["no message", { publicationName: "Log" }, "Conversation cnv-1 (Log) failed: the service gives no reason."],
  ])("of an errored conversation has %s", (_, fields, failure) => {
    const outcome = buildOutcome(ofConversations([conversation({ status: "errored", ...fields })]), SENT);
    expect(outcome).toMatchObject({ state: "errored", failure, code: "run/errored" });
  });

  test.each([ofJob("done"), ofJob("running", [], false)])("is absent without an error", (settled) => {
    expect(buildOutcome(settled, SENT)).not.toHaveProperty("failure");
  });

  test("of an earlier entry does not fail a job that is done", () => {
    const outcome = buildOutcome(ofJob("done", [conversation({ entries: [failed("Retried.")] })]), SENT);
    expect(outcome).toMatchObject({ state: "done" });
    expect(outcome.failure).toBeUndefined();
  });
});

describe("warnings", () => {
  const question = conversation({ status: "needsAttention", entries: [notes("Which version is this?")] });

  test("are the failure of an errored job without another", () => {
    const outcome = buildOutcome(ofJob("errored", [question]), SENT);
    expect(outcome.failure).toContain("Which version is this?");
    expect(outcome).not.toHaveProperty("warnings");
  });

  test("appear only after the wait", () => {
    const moving = conversation({ status: "running" });
    expect(buildOutcome(ofConversations([moving], false), SENT)).not.toHaveProperty("warnings");
  });
});

test("a run that sends nothing is skipped, with a reason and the request", () => {
  expect(nothingSent("a draft")).toEqual({
    state: "skipped",
    skipped: "a draft",
    job: undefined,
    conversations: [],
    changes: [],
    request: undefined,
  });
  expect(nothingSent("a dry run", [{ commits: { count: 1 } }], SENT.request)).toMatchObject({
    changes: [{ commits: { count: 1 } }],
    request: SENT.request,
  });
});

test("the last entry of a kind counts", () => {
  const { entries = [] } = conversation({ entries: [notes("Old."), notes("New."), failed("No.")] });
  expect(entryOf(conversation({ entries }), "releaseNotes")).toBe("New.");
  expect(entryOf(conversation({ entries }), "diff")).toBeUndefined();
  expect(entryOf(conversation({ entries: null }), "diff")).toBeUndefined();
});

test("release notes of several conversations are joined", () => {
  const all = [notes("One.\n"), failed("No."), notes("Two.")].map((entry) => conversation({ entries: [entry] }));
  expect(releaseNotesOf(all)).toBe("One.\n\n\nTwo.");
  expect(releaseNotesOf([conversation()])).toBe("");
});

describe("unsettled work", () => {
  const REMOTE: ServiceLocation = { baseUrl: "https://docs.example.com" };
  const job = (state: string) => ({ id: "job-1", orgId: "org-1", type: "doc-request", state });
  const running = (number: number) => ({ id: `cnv-${number}`, status: "running" });

  function describeLines(settled: Partial<Settled>, location: ServiceLocation): string[] {
    return describeUnsettled(
      "The end.",
      { job: undefined, conversations: [], settled: false, ...settled },
      location,
    ).split("\n");
  }

  test.each<[string, Partial<Settled>, string[]]>([
    [
      "the job",
      { job: job("running") },
      ["Job job-1 is still running; see https://docs.example.com/api/v1/jobs/job-1"],
    ],
    [
      "a finished job whose results could not be read",
      { job: job("done"), fault: new Error("No\nanswer.") },
      [
        "Job job-1 is done, but its results could not be read; see https://docs.example.com/api/v1/jobs/job-1",
        "The last poll failed: No answer.",
      ],
    ],
    [
      "the unsettled conversations",
      { conversations: [running(1), { id: "cnv-2", status: "closed" }, { ...running(3), publicationName: "Log" }] },
      [
        "Conversation cnv-1 is still running; see https://docs.example.com/api/v1/conversations/cnv-1",
        "Conversation cnv-3 (Log) is still running; see https://docs.example.com/api/v1/conversations/cnv-3",
      ],
    ],
    [
      "the pull request of a conversation",
      { conversations: [{ ...running(1), outputUrl: "https://github.com/octo/widget/pull/7" }] },
      ["Conversation cnv-1 is still running; see https://github.com/octo/widget/pull/7"],
    ],
  ])("links to %s", (_, settled, lines) => {
    expect(describeLines(settled, REMOTE)).toEqual(["The end.", ...lines]);
  });

  test("names five of many and counts the rest", () => {
    const lines = describeLines({ conversations: Array.from({ length: 40 }, (_, number) => running(number)) }, REMOTE);
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toBe("35 more are still running.");
  });

  test("says that the built-in service stopped, and what may remain", () => {
    const settled = { job: job("running") };
    expect(describeLines(settled, { drafts: "branches" })[1]).toMatch(/No work continues.*branch under release-docs\//);
    expect(describeLines(settled, { drafts: "scratch" })[1]).toMatch(/No work continues.*run\.$/);
  });
});

/** What is wrong with a job that is done, by its fields of the interface's document alone. */
const concernsOf = (one: Conversation) => {
  const { failure, warnings = [] } = buildOutcome(ofJob("done", [one]), SENT);
  return [...(failure === undefined ? [] : [failure]), ...warnings];
};

test.each([
  ["cancelled", "run/work-cancelled"],
  ["needsAttention", "run/needs-attention"],
])("a conversation that is %s is a failure, also of a job that is done", (status, code) => {
  const ended = { id: "cnv-1", status, branch: null, outputUrl: null, staged: false, excludedFiles: [], entries: [] };
  expect(buildOutcome(ofJob("done", [ended]), SENT)).toMatchObject({ state: "done", code });
  expect(buildOutcome(ofConversations([ended]), SENT)).toMatchObject({ code });
});

test.each([
  ["none", []],
  ["an open one", [conversation({ status: "open", outputUrl: "https://example.org/pull/7" })]],
])("a job whose work was cancelled is a failure, with %s of its conversations", (_, conversations) => {
  const { job, ...settled } = ofJob("done", conversations);
  const cancelled = { ...settled, job: job && { ...job, outcome: "cancelled" } };
  expect(buildOutcome(cancelled, SENT)).toMatchObject({ code: "run/work-cancelled", state: "done" });
});

test("a conversation whose turn was cancelled is a failure, named once", () => {
  const cancelled = [conversation({ status: "cancelled" }), conversation({ id: "cnv-2", status: "open" })];
  const { failure, code } = buildOutcome({ ...ofConversations(cancelled), cancelled }, SENT);
  expect(code).toBe("run/work-cancelled");
  expect(failure?.split("\n")).toEqual([
    "Conversation cnv-1 was cancelled in the service.",
    expect.stringContaining("Conversation cnv-2"),
  ]);
});

describe("described warnings", () => {
  const conversation = (fields: Partial<Conversation>): Conversation => ({ id: "cnv-1", status: "closed", ...fields });
  const entry = (message: string | null, status = "success") => ({ id: "ent-1", status, message });

  describe("warnings", () => {
    test.each<[string, Partial<Conversation>, RegExp]>([
      [
        "the last question",
        { status: "needsAttention", entries: [entry("Read 3 commits."), entry("Which\nversion?")] },
        /^Conversation cnv-1 needs attention: "Which version\?"$/,
      ],
      [
        "a question with its URL",
        { status: "needsAttention", entries: [entry("Why?")], outputUrl: "https://github.com/octo/widget/pull/7" },
        /"Why\?" Answer at https:\/\/github\.com\/octo\/widget\/pull\/7$/,
      ],
      ["attention without a message", { status: "needsAttention", entries: null }, /no reason given/],
      ["an empty question", { status: "needsAttention", entries: [entry(null)] }, /no reason given/],
      [
        "a cancelled conversation",
        { status: "cancelled", publicationName: "Log" },
        /^Conversation cnv-1 \(Log\) was cancelled/,
      ],
      ["one without a URL", { status: "open" }, /is still open and has no pull request/],
      ["one that is queued", { status: "requested" }, /is still requested and has no pull request/],
      ["one that is running", { status: "running" }, /is still running and has no pull request/],
    ])("%s", (_, fields, sentence) => {
      expect(concernsOf(conversation(fields))).toEqual([expect.stringMatching(sentence)]);
    });

    test("a long question is cut", () => {
      const [warning] = concernsOf(conversation({ status: "needsAttention", entries: [entry("why ".repeat(9999))] }));
      expect(warning?.length).toBeLessThan(600);
    });
  });

  test.each<[string, Partial<Conversation>]>([
    ["closed", { status: "closed" }],
    ["staged", { status: "staged", staged: true }],
    ["merged", { status: "merged" }],
    ["done without a pull request", { status: "done" }],
    ["open with a pull request", { status: "open", outputUrl: "https://github.com/octo/widget/pull/7" }],
    ["at another turn on a pull request", { status: "running", outputUrl: "https://github.com/octo/widget/pull/7" }],
  ])("no warning for a conversation that is %s", (_, fields) => {
    expect(concernsOf(conversation(fields))).toEqual([]);
  });
});
