import { afterEach, describe, expect, test, vi } from "vitest";
import { readEnvironment } from "../../../../src/action/environment.ts";
import { buildOutputs, nothingSent, type Outcome } from "../../../../src/action/outcome.ts";
import {
  createActionsReporter,
  describeFailure,
  outputTable,
  renderFailure,
} from "../../../../src/action/report/reporter.ts";
import { UnreachableError } from "../../../../src/client/http.ts";
import type { Conversation } from "../../../../src/contract/resources/conversations.ts";

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

  test("a section folds the lines that come until its end", async () => {
    const log = await listen(async (reporter) => {
      await reporter.section("Prepare: npm run\n::error::x");
      await reporter.info("::warning::built");
      await reporter.section();
    });
    expect(log.split(/\r?\n/)).toEqual([
      "::group::Prepare: npm run%0A::error::x",
      ":\u200B:warning::built",
      "::endgroup::",
      "",
    ]);
  });

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

  test.each<[string, Outcome]>([["a run that sent nothing", nothingSent("a draft")]])(
    "of %s are all texts",
    (_, outcome) => {
      const outputs = buildOutputs(outcome);
      expect(Object.keys(outputs).sort()).toEqual(Object.keys(outputTable).sort());
      for (const value of Object.values(outputs)) expect(value).toBeTypeOf("string");
      for (const name of ["changes", "conversation-ids", "pull-request-urls"] as const)
        expect(JSON.parse(outputs[name])).toBeInstanceOf(Array);
    },
  );

  test("the compare page of a staged draft is no pull request", () => {
    const outputUrl = "https://github.com/octo/widget/compare/main...release-docs/v1.1.0";
    const outputs = buildOutputs(outcomeOf({ conversations: [{ ...FIRST, outputUrl }] }));
    expect(outputs).toMatchObject({ "pull-request-url": "", "pull-request-urls": "[]", staged: "true" });
  });

  test("the first conversation fills what is single, all of them fill the lists", () => {
    const opened = { id: "ent-1", kind: "pullRequest", details: { operation: "updated" } };
    const written = { id: "ent-2", kind: "draft", details: { commit: "c0ffee" } };
    const url = "https://github.com/octo/widget/pull/8";
    const second = { id: "cnv-2", status: "open", outputUrl: url, entries: [opened] };
    const conversations = [{ ...FIRST, entries: [...(FIRST.entries ?? []), written] }, second];
    expect(buildOutputs(outcomeOf({ conversations, changes: [{ commits: { count: 2 } }] }))).toMatchObject({
      "conversation-id": "cnv-1",
      "conversation-status": "staged",
      branch: "release-docs/v1.1.0",
      staged: "true",
      "pull-request-url": "https://github.com/octo/widget/pull/8",
      "pull-request-number": "8",
      "pull-request-operation": "updated",
      "head-sha": "c0ffee",
      "release-notes": "### Added\n\n- Colour",
      "conversation-ids": '["cnv-1","cnv-2"]',
      "pull-request-urls": '["https://github.com/octo/widget/pull/8"]',
      changes: '[{"commits":{"count":2}}]',
      request: JSON.stringify(REQUEST),
    });
  });

  test.each([
    ["https://gitlab.com/group/sub/widget/-/merge_requests/345", "345"],
    ["https://bitbucket.org/team/widget/pull-requests/6/feature-1", "6"],
    ["https://gitea.example.com/octo/widget/pulls/3", "3"],
    ["https://docs.example.com/conversations/17", ""],
  ])("the pull request's number in %s is %j", (outputUrl, number) => {
    const outputs = buildOutputs(outcomeOf({ conversations: [{ id: "cnv-1", status: "open", outputUrl }] }));
    expect(outputs).toMatchObject({ "pull-request-number": number, "pull-request-url": outputUrl });
  });
});

describe("a failure", () => {
  test.each<[unknown, string]>([
    [new TypeError("x is undefined"), "x is undefined"],
    [undefined, "undefined"],
  ])("that was not expected (%o) requests an issue", (thrown, words) => {
    const { code, message } = describeFailure(thrown);
    expect(code).toBe("internal");
    expect(message).toMatch(new RegExp(`Unexpected error: ${words}\n.*debug log`));
  });

  test("has its stack and causes in the debug log alone", () => {
    const cause = new Error("ECONNRESET by peer");
    const { message, details } = describeFailure(
      new UnreachableError({ code: "api/unreachable", message: "No answer.", cause }),
    );
    expect(message).not.toMatch(/^\s+at |ECONNRESET/m);
    expect(details).toMatch(/^\s+at /m);
    expect(details).toMatch(
      /^\[api\/unreachable\] UnreachableError: No answer\.$[\s\S]*^caused by Error: ECONNRESET by peer$/m,
    );
  });

  test.each([
    [{}, ""],
    [
      { GITHUB_ACTION_REPOSITORY: "octo/release-docs", GITHUB_ACTION_REF: "v1" },
      "https://github.com/octo/release-docs/blob/v1/",
    ],
  ])("ends with its code and where it is explained: %j", (variables, place) => {
    const failure = { code: "git/unknown-tag", message: "There is no tag." } as const;
    const explained = `${place}docs/errors.md#gitunknown-tag`;
    const shown = renderFailure(failure, readEnvironment(variables).pages);
    expect(shown).toBe(`There is no tag.\nCode git/unknown-tag, see ${explained}`);
  });
});
