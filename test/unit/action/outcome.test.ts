import { describe, expect, test } from "vitest";
import { parseInputs } from "../../../src/action/inputs.ts";
import { buildOutcome, describeEnd, releaseNotesOf } from "../../../src/action/outcome.ts";
import type { Settled } from "../../../src/action/wait.ts";
import type { Conversation } from "../../../src/contract/resources/conversations.ts";

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
  const errored = conversation({ status: "errored" });
  const question = conversation({ status: "needsAttention" });
  test.each<[string, Settled, string]>([
    ["a job in an unknown state", ofJob("dreaming", [], false), "running"],
    ["a job that is done with an errored conversation", ofJob("done", [errored]), "errored"],
    ["a job that is running with an errored one", ofJob("running", [errored]), "running"],
    ["conversations that run", ofConversations([conversation({ status: "running" })], false), "running"],
    ["a conversation with a question", ofConversations([question]), "done"],
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

  test.each([[[conversation({ entries: [notes("Fine.")] })]]])("has a text without a reason", (conversations) => {
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

test("release notes are the last ones of each conversation", () => {
  const all = [[notes("Old."), notes("One.\n"), failed("No.")], [failed("No.")], [notes("Two.")], null];
  expect(releaseNotesOf(all.map((entries) => conversation({ entries })))).toBe("One.\n\n\nTwo.");
});

describe("unsettled work", () => {
  const REMOTE = { "base-url": "https://docs.example.com", "api-key": "key-1" };
  const { signal } = new AbortController();
  const API = "https://docs.example.com/api/v1";
  const PULL = "https://github.com/octo/widget/pull/7";
  const running = (number: number, fields = {}) => conversation({ id: `cnv-${number}`, status: "running", ...fields });
  const describeLines = (settled: Settled, given = {}, drafts: "branches" | "scratch" = "branches") =>
    describeEnd({ inputs: parseInputs(given), signal, drafts }, settled).failure.split("\n");
  const unread = { ...ofJob("done", [], false), fault: new Error("No\nanswer.") };
  const several = [running(1), conversation({ id: "cnv-2" }), running(3, { publicationName: "Log", outputUrl: PULL })];

  test.each<[string, Settled, string[]]>([
    ["the job", ofJob("running", [], false), [`Job job-1 is still running; see ${API}/jobs/job-1`]],
    [
      "a finished job whose results could not be read",
      unread,
      [
        `Job job-1 is done, but its results could not be read; see ${API}/jobs/job-1`,
        "The last poll failed: No answer.",
      ],
    ],
    [
      "the unsettled conversations, or their pull requests",
      ofConversations(several, false),
      [
        `Conversation cnv-1 is still running; see ${API}/conversations/cnv-1`,
        `Conversation cnv-3 (Log) is still running; see ${PULL}`,
      ],
    ],
  ])("links to %s", (_, settled, lines) => {
    expect(describeLines(settled, REMOTE)).toEqual([expect.stringMatching(/^The request did not complete/), ...lines]);
  });

  test("names five of many and counts the rest", () => {
    const many = Array.from({ length: 40 }, (_, number) => running(number));
    const lines = describeLines(ofConversations(many, false), REMOTE);
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toBe("35 more are still running.");
  });

  test("says that the built-in service stopped, and what may remain", () => {
    const settled = ofJob("running", [], false);
    expect(describeLines(settled)[1]).toMatch(/No work continues.*branch under release-docs\//);
    expect(describeLines(settled, {}, "scratch")[1]).toMatch(/No work continues.*run\.$/);
  });
});

/** What is wrong with a job that is done, by its fields of the interface's document alone. */
const concernsOf = (one: Conversation) => {
  const { failure, warnings = [] } = buildOutcome(ofJob("done", [one]), SENT);
  return [...(failure === undefined ? [] : [failure]), ...warnings];
};

test.each([["cancelled", "run/work-cancelled"]])(
  "a conversation that is %s is a failure, also of a job that is done",
  (status, code) => {
    const ended = { id: "cnv-1", status, branch: null, outputUrl: null, staged: false, excludedFiles: [], entries: [] };
    expect(buildOutcome(ofJob("done", [ended]), SENT)).toMatchObject({ state: "done", code });
    expect(buildOutcome(ofConversations([ended]), SENT)).toMatchObject({ code });
  },
);

test.each([["none", []]])(
  "a job whose work was cancelled is a failure, with %s of its conversations",
  (_, conversations) => {
    const { job, ...settled } = ofJob("done", conversations);
    const cancelled = { ...settled, job: job && { ...job, outcome: "cancelled" } };
    expect(buildOutcome(cancelled, SENT)).toMatchObject({ code: "run/work-cancelled", state: "done" });
  },
);

test("a conversation whose turn was cancelled is a failure, named once", () => {
  const cancelled = [conversation({ status: "cancelled" }), conversation({ id: "cnv-2", status: "open" })];
  const { failure, code } = buildOutcome({ ...ofConversations(cancelled), cancelled }, SENT);
  expect(code).toBe("run/work-cancelled");
  expect(failure?.split("\n")).toEqual([
    "Conversation cnv-1 was cancelled in the service.",
    expect.stringContaining("Conversation cnv-2"),
  ]);
});

describe("what is left to do", () => {
  const entry = (message: string | null, status = "success") => ({ id: "ent-1", status, message });
  const asked = (...messages: (string | null)[]) => ({
    status: "needsAttention",
    entries: messages.map((one) => entry(one)),
  });
  const PULL = "https://github.com/octo/widget/pull/7";

  test.each<[string, Partial<Conversation>, RegExp]>([
    [
      "the last question",
      asked("Read 3 commits.", "Which\nversion?"),
      /^Conversation cnv-1 needs attention: "Which version\?"$/,
    ],
    [
      "a question with its URL",
      { ...asked("Why?"), outputUrl: PULL },
      /"Why\?" Answer at https:\/\/github\.com\/octo\/widget\/pull\/7$/,
    ],
    ["attention without a message", { status: "needsAttention", entries: null }, /no reason given/],
    [
      "a cancelled conversation",
      { status: "cancelled", publicationName: "Log" },
      /^Conversation cnv-1 \(Log\) was cancelled/,
    ],
    ["one without a URL", { status: "open" }, /is still open and has no pull request/],
  ])("is %s", (_, fields, sentence) => {
    expect(concernsOf(conversation(fields))).toEqual([expect.stringMatching(sentence)]);
  });

  test.each<[string, Partial<Conversation>]>([
    ["at another turn on a pull request", { status: "running", outputUrl: PULL }],
  ])("is nothing for a conversation that is %s", (_, fields) => {
    expect(concernsOf(conversation(fields))).toEqual([]);
  });
});
