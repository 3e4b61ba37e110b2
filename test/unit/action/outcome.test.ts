import { describe, expect, test } from "vitest";
import { buildOutcome, entryOf, nothingSent, releaseNotesOf } from "../../../src/action/outcome.ts";
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
    ["a job in a state that nobody knows", ofJob("dreaming", [], false), "running"],
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
    ["one that asks a question", ofConversations([conversation({ status: "needsAttention" })]), "done"],
  ])("of %s", (_, settled, state) => {
    expect(buildOutcome(settled, SENT)).toMatchObject({ state, ...SENT });
  });
});

describe("the failure", () => {
  test("is in the service's words, each said once", () => {
    const conversations = [failed("No tag."), failed("No tag."), failed("No disk.")].map((entry) =>
      conversation({ entries: [entry] }),
    );
    expect(buildOutcome(ofJob("errored", conversations), SENT).failure).toBe("No tag.\nNo disk.");
  });

  test.each([
    ["no conversation", []],
    ["no entries", [conversation()]],
    ["entries that all went well", [conversation({ entries: [notes("Fine.")] })]],
  ])("says that the service did not say why, with %s", (_, conversations) => {
    expect(buildOutcome(ofJob("errored", conversations), SENT).failure).toMatch(/did not say why/);
  });

  test.each<[string, Partial<Conversation>, string]>([
    ["its failed entries", { entries: [notes("Fine."), failed("No tag.")] }, "No tag."],
    ["its last error", { entries: [failed("No tag."), notes("Fine.")] }, "Conversation cnv-1 is errored: No tag."],
    ["its last words", { entries: [notes("No tag.")] }, "Conversation cnv-1 is errored: No tag."],
    ["no words", { publicationName: "Log" }, "Conversation cnv-1 (Log) is errored: the service does not say why."],
  ])("of an errored conversation is in %s", (_, fields, failure) => {
    const outcome = buildOutcome(ofConversations([conversation({ status: "errored", ...fields })]), SENT);
    expect(outcome).toMatchObject({ state: "errored", failure, code: "run/errored" });
  });

  test.each([ofJob("done"), ofJob("running", [], false)])("is absent where nothing failed", (settled) => {
    expect(buildOutcome(settled, SENT)).not.toHaveProperty("failure");
  });

  test("of an earlier entry is not that of a job that is done", () => {
    const outcome = buildOutcome(ofJob("done", [conversation({ entries: [failed("Retried.")] })]), SENT);
    expect(outcome).toMatchObject({ state: "done" });
    expect(outcome.failure).toBeUndefined();
  });
});

describe("warnings", () => {
  const question = conversation({ status: "needsAttention", entries: [notes("Which version is this?")] });

  test("quote the question of one that needs attention, and the run is done", () => {
    const { state, failure, warnings } = buildOutcome(ofConversations([question, conversation()]), SENT);
    expect({ state, failure }).toEqual({ state: "done", failure: undefined });
    expect(warnings).toEqual([expect.stringContaining('"Which version is this?"')]);
  });

  test("are the failure of a job that errored without any other", () => {
    const outcome = buildOutcome(ofJob("errored", [question]), SENT);
    expect(outcome.failure).toContain("Which version is this?");
    expect(outcome).not.toHaveProperty("warnings");
  });

  test("are kept for the end of the waiting", () => {
    const moving = conversation({ status: "running" });
    expect(buildOutcome(ofConversations([moving], false), SENT)).not.toHaveProperty("warnings");
  });
});

test("nothing sent is skipped, with its reason and what would have been sent", () => {
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

test("release notes of several conversations follow one another; those without any leave no gap", () => {
  const all = [notes("One.\n"), failed("No."), notes("Two.")].map((entry) => conversation({ entries: [entry] }));
  expect(releaseNotesOf(all)).toBe("One.\n\n\nTwo.");
  expect(releaseNotesOf([conversation()])).toBe("");
});
