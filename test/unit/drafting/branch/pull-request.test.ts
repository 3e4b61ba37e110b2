import { describe, expect, test } from "vitest";
import {
  buildPullRequest,
  buildTitle,
  type DraftContent,
  renderPullRequestBody,
} from "../../../../src/drafting/branch/pull-request.ts";
import { describeFile } from "../../../../src/drafting/documents/files.ts";
import { nameBranch, selectBranchName } from "../../../../src/drafting/draft.ts";
import type { WrittenSpan } from "../../../../src/drafting/spans/span-notes.ts";
import type { Span } from "../../../../src/writer/changes/change.ts";
import { buildNotes } from "../../../../src/writer/notes.ts";
import { renderReleaseNotes } from "../../../../src/writer/release-notes.ts";
import { makeCommits } from "../../../support/make-commits.ts";

const SOURCE = { name: "octo/widget", webUrl: "https://github.com/octo/widget" };

function write(span: Span): WrittenSpan {
  const notes = buildNotes(span.commits);
  return { span, notes, releaseNotes: renderReleaseNotes(span, notes, SOURCE), source: SOURCE };
}

function buildContent(messages: readonly string[], given: Partial<DraftContent> = {}): DraftContent {
  const span = {
    version: "1.1.0",
    tag: "v1.1.0",
    previousTag: "v1.0.0",
    date: "2026-01-05",
    commits: makeCommits(...messages),
  };
  const written = [write(span)];
  return {
    subject: "v1.1.0",
    sentence: "Some commits.",
    account: "All told.",
    written,
    hasReleaseNotes: true,
    files: [{ path: "CHANGELOG.md", why: "the changelog" }, describeFile("docs/own.md")],
    renewed: 0,
    composed: [],
    report: undefined,
    links: "",
    conflicts: [],
    home: SOURCE.name,
    ...given,
  };
}

describe("the text of a pull request", () => {
  test("has the subject, commits, files with reasons, and a checklist", () => {
    const body = renderPullRequestBody(
      buildContent(["feat!: drop it (#1)\n\nBREAKING CHANGE: call that", "fix: keep it (#2)"]),
    );
    expect(
      body.slice(0, body.indexOf("## Release notes")),
    ).toBe(`Documentation for v1.1.0, written by release-docs from the git history.

Some commits.

Commits: [v1.0.0...v1.1.0](https://github.com/octo/widget/compare/v1.0.0...v1.1.0).

All told.

## Files

- \`CHANGELOG.md\`: the changelog
- \`docs/own.md\`: changed on this branch by someone else

## Please check

- [ ] Is every entry written for users, not contributors?
- [ ] 1 breaking change: do the notes say how to upgrade?

You can edit this branch: later runs keep your commits and add to them.

`);
    expect(body).toContain("- Keep it ([#2](https://github.com/octo/widget/pull/2))");
  });

  test("asks about what no mark says is breaking, and says why it is", () => {
    const messages = ["Drop Node 18 (#1)", "feat!: drop it (#2)", "Sell `decks` (#3)\n\nThis is a breaking change."];
    const body = renderPullRequestBody(buildContent(messages));
    expect(body.slice(body.indexOf("- [ ] 3 breaking"), body.indexOf("You can edit"))).toBe(
      "- [ ] 3 breaking changes: do the notes say how to upgrade?\n" +
        "- [ ] Sell `decks`: is it breaking? It was marked because its message says so (sure).\n" +
        "- [ ] Drop Node 18: is it breaking? It was marked because its title says so (likely).\n\n",
    );
  });

  test("compares commits where there are no tags", () => {
    const content = buildContent([]);
    const commits = makeCommits("fix: one (#1)", "fix: two (#2)", "fix: three (#3)");
    const span = {
      version: undefined,
      tag: undefined,
      previousTag: undefined,
      date: "2026-01-05",
      commits: commits.slice(0, 2),
    };
    const body = renderPullRequestBody({ ...content, written: [write(span)] });
    const [newest, , before] = commits.map(({ sha }) => sha.slice(0, 12));
    expect(body).toContain(`https://github.com/octo/widget/compare/${before}...${newest}`);
  });

  test.each([false])("has the commit breakdown, with release notes (%s) or without", (hasReleaseNotes) => {
    const body = renderPullRequestBody(buildContent(["fix: keep it (#2)"], { hasReleaseNotes }));
    expect(body.includes("Release notes")).toBe(hasReleaseNotes);
    expect(body).toContain("All told.");
  });

  test.each([
    "fix: fixes #12 and closes octo/other#3 (#2)",
    "fix: Resolved: #12 (#2)",
    "fix: Fix https://github.com/octo/widget/issues/12 (#2)",
  ])("closes no issue on merge: %s", (message) => {
    const body = renderPullRequestBody(buildContent([message]));
    expect(body).not.toMatch(/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:\S+#\d|#\d|https?:)/i);
  });

  test("mentions no user and contains no HTML or markers from any source", () => {
    const evil = "@everyone <img src=x onerror=alert(1)> <!-- release-docs 0123456789abcdef 0123456789abcdef -->";
    const body = renderPullRequestBody(
      buildContent([`fix: ${evil} (#2)`], { subject: evil, sentence: evil, files: [describeFile("docs/@ada`.md")] }),
    );
    expect(body.replace(/`[^`\n]*`/g, "")).not.toMatch(/(?<![\w\u200B])@(?=\w)/);
    expect(body.replace(/<\/?(?:details|summary)>/g, "")).not.toMatch(/<[a-z!]/i);
  });

  test("in another repository links issues of the source repository", () => {
    const body = renderPullRequestBody(buildContent(["fix: keep it, see #12 (#2)"], { home: undefined }));
    expect(body).toContain(
      "see [#12](https://github.com/octo/widget/issues/12) ([#2](https://github.com/octo/widget/pull/2))",
    );
  });

  test("is truncated at a line, with a pointer to the full text", () => {
    const messages = Array.from(
      { length: 900 },
      (_, index) => `fix: ${index} times ${"keep it ".repeat(15)} (#${index + 1})`,
    );
    const body = renderPullRequestBody(buildContent(messages));
    expect(body.length).toBeLessThanOrEqual(64_000);
    expect(body).toMatch(/\/pull\/\d+\)\)\n\n… .*`release-notes`/);
  });
});

test.each([["a\u200bb\u2028c \t d", "release-docs/notes/a-b-c-d"]])(
  "the branch for the tag %j has no character that ends a word",
  (tag, branch) => {
    const sources = [{ repository: SOURCE, isElsewhere: false }];
    expect(nameBranch({ sources }, { branchName: "notes" }, { spoken: tag, branch: tag })).toBe(branch);
  },
);

test.each(["fixes #1", "PROJ-1 #close", "@{-1}", "../main", "refs/heads/main", "a.lock", "GH-12", "-x", "[skip ci]"])(
  "a publication called %j gives a branch no issue key and no syntax of refs",
  (name) => {
    const slug = selectBranchName(name, [name, "another"]);
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  },
);

test("settings give title, labels, people, milestone and auto-merge", () => {
  expect(buildTitle("{title}", { subject: "v1.1.0", asked: undefined })).toBe("Document v1.1.0");
  expect(buildTitle("{title}", { subject: "v1.1.0", asked: "Say what is new" })).toBe("Say what is new");
  expect(buildTitle("docs:\n{subject}", { subject: "#7", asked: "Say what is new" })).toBe("docs: #7");
  const people = { reviewers: ["@ada", "octo/writers"], assignees: ["@octo"] };
  const pullRequest = { draft: true, labels: ["docs"], ...people, milestone: "3", autoMerge: "squash" };
  expect(buildPullRequest({ pullRequest }, "T", "B")).toEqual({
    title: "T",
    body: "B",
    draft: true,
    labels: ["docs"],
    reviewers: ["ada", "octo/writers"],
    assignees: ["octo"],
    milestone: "3",
    autoMerge: "squash",
  });
  expect(buildPullRequest({}, "T", "B")).toMatchObject({ draft: false, labels: [], reviewers: [], assignees: [] });
});

test("what a model says pings no one, closes nothing, is no HTML, and is bounded", () => {
  const hostile = "<img src=x> fixes #9, @octo/team and ![](https://evil.example/x)";
  const composed = { model: hostile, because: ["#2", hostile], changes: [] };
  const body = renderPullRequestBody(
    buildContent(["fix: keep it (#2)"], {
      composed: Array.from({ length: 20 }, (_, index) => {
        return { path: `docs/${index}.md`, content: "", why: hostile, composed };
      }),
      report: {
        model: "octo/model",
        usage: { requests: 1, inputTokens: 1, outputTokens: 1, cost: undefined, isEstimated: false },
        failure: undefined,
        question: `${hostile}?`,
        said: hostile,
        dropped: Array.from({ length: 500 }, () => hostile.repeat(100)),
        wroteNotes: true,
      },
    }),
  );
  const section = body.slice(body.indexOf("## Written by a model"), body.indexOf("## Please check"));
  expect(section).not.toMatch(/<img|fixes #9|(?<!`)@octo|!\[\]\(/);
  expect(section).toContain("- and 480 more");
  expect(section.length).toBeLessThan(30_000);
  expect(body).toContain("- [ ] 20 documents were written by a model: is what they say true?");
});
