import { describe, expect, test } from "vitest";
import { FakeGitHub } from "../../support/github.ts";
import { History } from "../../support/history.ts";
import { runStep, type StepResult } from "./run-step.ts";

const NAME = "octo/widget";
const BRANCH = "release-docs/v1.1.0";
const BEFORE = "# Changelog\n\n## [1.0.0] - 2025-12-24\n\n- By hand\n";
const TWO_REPOSITORIES = `publications:
  - name: Log
    config: { writeReleaseNotes: false, pullRequest: { title: "docs: {subject}", labels: [docs], draft: true } }
  - name: Site
    config: { docsRepo: octo/docs, writeChangelogs: false, styleGuide: { releaseNotes: { path: "notes/{version}.md" } } }
`;

function createHistory(files: Record<string, string> = {}): History {
  const history = History.of(
    ["feat: answer (#1)", { "src/code.ts": "1\n", "CHANGELOG.md": BEFORE, ...files }],
    "v1.0.0",
    "fix: keep the last line, for @everyone (#2)",
    "v1.1.0",
  );
  return history;
}

/** Runs the step on a published release, as a workflow with a token does. */
function run(history: History, github: FakeGitHub, inputs: Record<string, string> = {}): Promise<StepResult> {
  return runStep({
    event: "release",
    payload: { action: "published", release: { tag_name: "v1.1.0", name: "v1.1.0", body: "", draft: false } },
    ref: "refs/tags/v1.1.0",
    inputs: { "github-token": "token-of-a-test", ...inputs },
    environment: { GITHUB_API_URL: github.url },
    workspace: history.directory,
  });
}

describe.concurrent("a release", () => {
  test("becomes a pull request with just the files it changes", async () => {
    using history = createHistory();
    await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": BEFORE, "src/code.ts": "2\n" } });
    const state = history.git("for-each-ref") + history.git("status", "--porcelain");
    const result = await run(history, github);
    expect(result).toMatchObject({ code: 0, outputs: { "job-state": "done", branch: BRANCH, staged: "false" } });
    const [pull, ...others] = await github.pulls(NAME);
    expect(others).toEqual([]);
    expect(result.outputs).toMatchObject({
      "conversation-status": "open",
      "pull-request-url": pull?.html_url,
      "pull-request-number": String(pull?.number),
      "pull-request-operation": "created",
      "head-sha": await github.tip(NAME, BRANCH),
    });
    expect(pull).toMatchObject({ title: "Document v1.1.0", base: { ref: "main" }, head: { ref: BRANCH } });
    expect(pull?.body).toContain("[v1.0.0...v1.1.0](https://github.com/octo/widget/compare/v1.0.0...v1.1.0)");
    expect(pull?.body).toContain("- `CHANGELOG.md`: the changelog, with v1.1.0");
    expect(pull?.body).toContain("Keep the last line, for `@everyone`");
    expect(pull?.body.replaceAll("`@everyone`", "")).not.toContain("@");
    const { files, messages } = await github.changes(NAME, BRANCH);
    expect([...files.keys()]).toEqual(["CHANGELOG.md"]);
    expect(files.get("CHANGELOG.md")).toMatch(
      /## \[1\.1\.0\][\s\S]*Keep the last line[\s\S]*## \[1\.0\.0\] - 2025-12-24\n\n- By hand/,
    );
    expect(messages).toHaveLength(1);
    expect(history.git("for-each-ref") + history.git("status", "--porcelain")).toBe(state);
  });

  test("of 100 commits takes 12 requests", async () => {
    using history = createHistory();
    for (let number = 3; number <= 101; number += 1) history.commit(`fix: case ${number} (#${number})`);
    history.git("tag", "--force", "v1.1.0");
    await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": BEFORE } });
    const { code, outputs } = await run(history, github);
    expect(code).toBe(0);
    expect(outputs["release-notes"]).toContain("Case 101");
    expect(github.received).toHaveLength(12);
  });

  test("run a second time updates the first pull request", async () => {
    using history = createHistory();
    await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": BEFORE } });
    const first = await run(history, github);
    const before = github.received.length;
    const again = await run(history, github);
    expect(github.received.length - before).toBe(10);
    const { "pull-request-url": url, "head-sha": head } = first.outputs;
    const unchanged = { "pull-request-url": url, "head-sha": head, "pull-request-operation": "unchanged" };
    expect(again.outputs).toMatchObject(unchanged);
    history.commit("feat: one more (#3)");
    history.git("tag", "--force", "v1.1.0");
    await github.commit(NAME, "main", { "src/more.ts": "3\n" });
    const middle = github.received.length;
    const second = await run(history, github);
    expect(github.received.length - middle).toBe(17);
    expect(second.outputs).toMatchObject({
      ...unchanged,
      "pull-request-operation": "updated",
      "head-sha": await github.tip(NAME, BRANCH),
    });
    expect(await github.pulls(NAME)).toMatchObject([{ body: expect.stringContaining("One more") }]);
    const { files, messages } = await github.changes(NAME, BRANCH);
    expect(files.get("CHANGELOG.md")).toContain("One more");
    expect([...files.keys()]).toEqual(["CHANGELOG.md"]);
    expect(messages).toHaveLength(1);
  });

  test("keeps what a person committed to the draft", async () => {
    using history = createHistory();
    await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": BEFORE } });
    await run(history, github);
    const written = (await github.changes(NAME, BRANCH)).files.get("CHANGELOG.md") ?? "";
    const theirs = written.replace("Keep the last line", "The last line is not lost any more");
    await github.commit(NAME, BRANCH, { "CHANGELOG.md": theirs, "docs/upgrade.md": "How to\n" }, "Say it better");
    history.commit("feat: one more (#3)");
    history.git("tag", "--force", "v1.1.0");
    expect((await run(history, github)).code).toBe(0);
    const { files, messages } = await github.changes(NAME, BRANCH);
    expect(files.get("CHANGELOG.md")).toMatch(/One more[\s\S]*The last line is not lost any more/);
    expect(files.get("CHANGELOG.md")).not.toContain("Keep the last line");
    expect(files.get("docs/upgrade.md")).toBe("How to\n");
    expect(messages.map((message) => message.split("\n", 1)[0])).toEqual([
      "Document v1.1.0",
      "Say it better",
      "Document v1.1.0",
    ]);
    expect(await github.pulls(NAME)).toHaveLength(1);
  });

  test("whose documents are up to date opens nothing, and names the open pull request", async () => {
    using history = createHistory();
    await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": BEFORE } });
    const first = await run(history, github);
    const written = (await github.changes(NAME, BRANCH)).files.get("CHANGELOG.md") ?? "";
    await using done = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": written } });
    const { code, outputs, log } = await run(history, done);
    expect(code).toBe(0);
    expect(outputs).toMatchObject({ "conversation-status": "closed", "pull-request-url": "", branch: "" });
    expect(log).toContain("Nothing to change for v1.1.0");
    expect(await done.pulls(NAME)).toEqual([]);
    expect(await done.tip(NAME, BRANCH)).toBeUndefined();
    await github.commit(NAME, "main", { "CHANGELOG.md": written });
    expect((await run(history, github)).outputs).toMatchObject({
      "conversation-status": "closed",
      "pull-request-url": first.outputs["pull-request-url"],
    });
  });
});

test.concurrent("inputs go before the configuration", async () => {
  const pullRequest = "title: Ours, commitMessage: Ours, draft: true, labels: [docs], assignees: [ada]";
  const configuration = `publications:\n  - name: Log\n    config: { pullRequest: { ${pullRequest} } }\n`;
  using history = createHistory({ ".github/release-docs.yml": configuration });
  await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": BEFORE } });
  const { code, outputs, log } = await run(history, github, {
    "pull-request-title": "docs: {subject}",
    "pull-request-branch": "release-docs/next-{subject}",
    "pull-request-labels": "release",
    "pull-request-draft": "false",
    "sign-off": "true",
    milestone: "2.0",
    "auto-merge": "rebase",
  });
  expect(code).toBe(0);
  const branch = "release-docs/next-v1.1.0";
  expect(outputs).toMatchObject({ branch, "pull-request-operation": "created" });
  expect(log).toContain('"2.0" is none of the open ones');
  expect(await github.pulls(NAME)).toMatchObject([
    { title: "docs: v1.1.0", head: { ref: branch }, draft: false, labels: [{ name: "release" }] },
  ]);
  expect((await github.changes(NAME, branch)).messages[0]).toMatch(/^Ours\n[\s\S]*\n\nSigned-off-by: .+\nRelease-Docs/);
  const sent = github.received
    .filter(({ url = "" }) => /assignees|graphql/.test(url))
    .map(({ body }) => JSON.parse(body));
  expect(sent).toMatchObject([{}, { assignees: ["ada"] }, { variables: { method: "REBASE" } }]);
});

test.concurrent("a merged pull request is added to that of its base branch", async () => {
  using history = createHistory();
  const sha = history.commit("feat: stream answers (#7)");
  await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": BEFORE } });
  const pull = { number: 7, title: "feat: stream answers", body: "", merged: true, merge_commit_sha: sha, commits: 1 };
  const { code, outputs } = await runStep({
    event: "pull_request",
    payload: { action: "closed", pull_request: pull },
    inputs: { "github-token": "token-of-a-test" },
    environment: { GITHUB_API_URL: github.url },
    workspace: history.directory,
  });
  expect(code).toBe(0);
  expect(outputs).toMatchObject({ branch: "release-docs/unreleased", "conversation-status": "open" });
  expect(await github.pulls(NAME)).toMatchObject([
    { title: "Document unreleased changes", head: { ref: "release-docs/unreleased" } },
  ]);
  const { files } = await github.changes(NAME, "release-docs/unreleased");
  expect([...files.keys()]).toEqual(["CHANGELOG.md"]);
  expect(files.get("CHANGELOG.md")).toMatch(/## \[?Unreleased\]?[\s\S]*Stream answers/);
});

test.concurrent("the merge of a draft is not documented", async () => {
  using history = createHistory();
  const before = history.git("rev-parse", "HEAD");
  const trailer = `Release-Docs-Tree: ${"ab".repeat(20)}`;
  const after = history.commit(`Document v1.1.0 (#3)\n\n2 commits.\n\n${trailer}`, {
    "CHANGELOG.md": `${BEFORE}\nMore.\n`,
  });
  await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": `${BEFORE}\nMore.\n` } });
  const { code, outputs } = await runStep({
    event: "push",
    payload: { ref: "refs/heads/main", before, after, created: false, deleted: false, forced: false, commits: [] },
    inputs: { "github-token": "token-of-a-test" },
    environment: { GITHUB_API_URL: github.url },
    workspace: history.directory,
  });
  expect(code).toBe(0);
  expect(outputs).toMatchObject({ "conversation-status": "closed", "pull-request-url": "" });
  expect(await github.pulls(NAME)).toEqual([]);
});

test.concurrent("stage leaves a branch, and the next run without it opens the pull request", async () => {
  using history = createHistory();
  await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": BEFORE } });
  const staged = await run(history, github, { stage: "true" });
  expect(staged.outputs).toMatchObject({ "conversation-status": "staged", staged: "true", branch: BRANCH });
  expect(staged.outputs).toMatchObject({
    "pull-request-url": "",
    "pull-request-urls": "[]",
    "pull-request-number": "",
  });
  expect(staged.summary).toContain(`/compare/main...${BRANCH}`);
  expect(await github.pulls(NAME)).toEqual([]);
  const tip = await github.tip(NAME, BRANCH);
  const published = await run(history, github);
  expect(published.outputs).toMatchObject({ "conversation-status": "open", staged: "false" });
  expect(await github.pulls(NAME)).toHaveLength(1);
  expect(await github.tip(NAME, BRANCH)).toBe(tip);
});

test.concurrent("two publications go to two repositories", async () => {
  using history = createHistory({ ".github/release-docs.yml": TWO_REPOSITORIES });
  await using github = await FakeGitHub.open({
    [NAME]: { "CHANGELOG.md": BEFORE },
    "octo/docs": { "index.md": "Docs\n" },
  });
  const { code, outputs } = await run(history, github);
  expect(code).toBe(0);
  const [own] = await github.pulls(NAME);
  const [other] = await github.pulls("octo/docs");
  expect(JSON.parse(outputs["pull-request-urls"] ?? "")).toEqual([own?.html_url, other?.html_url]);
  expect(own).toMatchObject({ title: "docs: v1.1.0", draft: true, labels: [{ name: "docs" }] });
  expect(own?.body).not.toContain("Release notes");
  expect([...(await github.changes(NAME, "release-docs/log/v1.1.0")).files.keys()]).toEqual(["CHANGELOG.md"]);
  expect(other).toMatchObject({ title: "Document v1.1.0 (octo/widget)", draft: false, labels: [] });
  const { files } = await github.changes("octo/docs", "release-docs/octo-widget/site/v1.1.0");
  expect([...files.keys()]).toEqual(["notes/1.1.0.md"]);
});

describe.concurrent("failures", () => {
  test("a token that may not open pull requests fails the step; draft and notes exist", async () => {
    using history = createHistory();
    await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": BEFORE } });
    github.script = ({ method, url }) =>
      method === "POST" && url?.endsWith("/pulls")
        ? { status: 403, body: { message: "GitHub Actions is not permitted to create or approve pull requests." } }
        : undefined;
    const { code, log, outputs } = await run(history, github);
    expect(code).toBe(1);
    expect(log).toMatch(
      /::error.*::The workflow's own token may not open pull requests in octo\/widget\. Allow it in Settings/,
    );
    expect(outputs).toMatchObject({ "conversation-status": "needsAttention", branch: BRANCH, "pull-request-url": "" });
    expect(outputs["release-notes"]).toContain("Keep the last line");
    expect([...(await github.changes(NAME, BRANCH)).files.keys()]).toEqual(["CHANGELOG.md"]);
  });

  test("a token that may only read names the missing permissions; the notes exist nevertheless", async () => {
    using history = createHistory();
    await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": BEFORE } });
    github.script = ({ method }) =>
      method === "POST" ? { status: 403, body: { message: "Resource not accessible by integration" } } : undefined;
    const { code, log, outputs } = await run(history, github);
    expect(code).toBe(1);
    expect(log).toContain("permissions: { contents: write, pull-requests: write }");
    expect(outputs["release-notes"]).toContain("Keep the last line");
  });

  test("without a token the draft stays a branch of the checkout, and the log says what to add", async () => {
    using history = createHistory();
    const { code, log, outputs } = await runStep({
      workspace: history.directory,
    });
    expect(code).toBe(0);
    expect(log).toMatch(/^No pull request is opened without github-token/m);
    expect(outputs).toMatchObject({ staged: "true", "pull-request-url": "" });
    expect(history.git("show", `${BRANCH}:CHANGELOG.md`)).toContain("Keep the last line");
  });
});
