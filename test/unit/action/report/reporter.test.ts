import { afterEach, describe, expect, test, vi } from "vitest";
import { buildOutputs, nothingSent, type Outcome } from "../../../../src/action/outcome.ts";
import { createActionsReporter, outputTable } from "../../../../src/action/report/reporter.ts";
import type { Conversation } from "../../../../src/contract/conversations.ts";

describe("the reporter of a workflow", () => {
  afterEach(() => vi.restoreAllMocks());

  /** The output of `say` for the runner. */
  async function listen(say: (reporter: ReturnType<typeof createActionsReporter>) => Promise<void>): Promise<string> {
    const written: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((piece) => written.push(String(piece)) > 0);
    await say(createActionsReporter());
    vi.restoreAllMocks();
    return written.join("");
  }

  test("a group folds its detail under its title", async () => {
    const log = await listen((reporter) => reporter.group("The request", '{\n  "title": "T"\n}'));
    expect(log.split(/\r?\n/)).toEqual(["::group::The request", "{", '  "title": "T"', "}", "::endgroup::", ""]);
  });

  test.each(["::stop-commands::x", "one\n  ::add-mask::two", "see ##[add-mask]two", "\t::error::x"])(
    "%j is text in the log, and no command to the runner",
    async (text) => {
      for (const log of [
        await listen((reporter) => reporter.info(text)),
        await listen((reporter) => reporter.group("T", text)),
      ]) {
        const said = log.replace(/^::(group::T|endgroup::)$/gm, "");
        expect(said).not.toMatch(/^\s*::/m);
        expect(said).not.toContain("##[");
      }
    },
  );
});

describe("outputs", () => {
  const REQUEST = { title: "T", body: "B", sourceConnection: "octo/widget" };
  const FIRST: Conversation = {
    id: "cnv-1",
    status: "staged",
    staged: true,
    branch: "release-docs/v1.1.0",
    jobId: "job-of-it",
    entries: [{ id: "ent-1", kind: "releaseNotes", status: "success", message: "### Added\n\n- Colour\n" }],
  };

  function outcomeOf(fields: Partial<Outcome>): Outcome {
    return { state: "done", job: undefined, conversations: [], changes: [], request: REQUEST, ...fields };
  }

  describe("every name has a text", () => {
    test.each<[string, Outcome]>([
      ["a run that sent nothing", nothingSent("a draft")],
      ["a request without a conversation", outcomeOf({ state: "running" })],
      ["a conversation of the least", outcomeOf({ conversations: [{ id: "cnv-1", status: "open" }] })],
      [
        "a conversation of nulls",
        outcomeOf({ conversations: [{ id: "cnv-1", status: "open", branch: null, outputUrl: null }] }),
      ],
    ])("for %s", (_, outcome) => {
      const outputs = buildOutputs(outcome);
      expect(Object.keys(outputs).sort()).toEqual(Object.keys(outputTable).sort());
      for (const value of Object.values(outputs)) expect(value).toBeTypeOf("string");
      for (const name of ["changes", "conversation-ids", "pull-request-urls"] as const) {
        expect(JSON.parse(outputs[name])).toBeInstanceOf(Array);
      }
    });
  });

  test("a skipped run says so and nothing else", () => {
    expect(buildOutputs(nothingSent("a draft"))).toMatchObject({
      "job-state": "skipped",
      "job-id": "",
      "conversation-ids": "[]",
      staged: "",
      request: "",
      "release-notes": "",
    });
  });

  test("the compare page of a staged draft is no pull request", () => {
    const outputUrl = "https://github.com/octo/widget/compare/main...release-docs/v1.1.0";
    const conversations = [{ ...FIRST, outputUrl }];
    expect(buildOutputs(outcomeOf({ conversations }))).toMatchObject({
      "pull-request-url": "",
      "pull-request-urls": "[]",
      "pull-request-number": "",
      staged: "true",
    });
  });

  test("the first conversation fills what is single, all of them fill the lists", () => {
    const second = { id: "cnv-2", status: "open", outputUrl: "https://github.com/octo/widget/pull/8" };
    const outputs = buildOutputs(outcomeOf({ conversations: [FIRST, second], changes: [{ commits: { count: 2 } }] }));
    expect(outputs).toMatchObject({
      "conversation-id": "cnv-1",
      "conversation-status": "staged",
      branch: "release-docs/v1.1.0",
      staged: "true",
      "pull-request-url": "https://github.com/octo/widget/pull/8",
      "pull-request-number": "8",
      "release-notes": "### Added\n\n- Colour",
    });
    expect(JSON.parse(outputs["conversation-ids"])).toEqual(["cnv-1", "cnv-2"]);
    expect(JSON.parse(outputs["pull-request-urls"])).toEqual(["https://github.com/octo/widget/pull/8"]);
    expect(JSON.parse(outputs.changes)).toEqual([{ commits: { count: 2 } }]);
    expect(JSON.parse(outputs.request)).toEqual(REQUEST);
  });

  test.each<[string, Outcome["job"], string]>([
    ["the job", { id: "job-1", orgId: "org-1", type: "doc-request", state: "done" }, "job-1"],
    ["the conversation where no job was sent", undefined, "job-of-it"],
  ])("the job's ID comes from %s", (_, job, id) => {
    expect(buildOutputs(outcomeOf({ job, conversations: [FIRST] }))["job-id"]).toBe(id);
  });

  test.each([
    ["https://github.com/octo/widget/pull/12", "12"],
    ["https://github.com/octo/widget/pull/12/files#diff-3", "12"],
    ["https://ghe.example.com/octo/widget-9/pull/12", "12"],
    ["https://gitlab.com/group/sub/widget/-/merge_requests/345", "345"],
    ["https://bitbucket.org/team/widget/pull-requests/6/feature-1", "6"],
    ["https://gitea.example.com/octo/widget/pulls/3", "3"],
    ["https://docs.example.com/conversations/17", ""],
  ])("the pull request's number in %s is %j", (outputUrl, number) => {
    const outputs = buildOutputs(outcomeOf({ conversations: [{ id: "cnv-1", status: "open", outputUrl }] }));
    expect(outputs).toMatchObject({ "pull-request-number": number, "pull-request-url": outputUrl });
  });
});
