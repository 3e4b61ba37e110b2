import { expect, test } from "vitest";
import { FakeGitHub } from "../../support/github.ts";
import { History } from "../../support/history.ts";
import { runStep, type StepSetup } from "./run-step.ts";

const NAME = "octo/widget";
const AT = `/repos/${NAME}`;
const BRANCH = "release-docs/release";
const LOG = "# Changelog\n\n## [1.0.0] - 2025-12-24\n\n- By hand\n";

type Place = { history: History; github: FakeGitHub };

/** A run on what was pushed to main, or on another event. */
function push({ history, github }: Place, inputs: Record<string, string> = {}, other: Partial<StepSetup> = {}) {
  const [before, after] = ["HEAD~1", "HEAD"].map((name) => history.git("rev-parse", name));
  return runStep({
    event: "push",
    payload: { ref: "refs/heads/main", before, after, created: false, deleted: false, forced: false, commits: [] },
    ...other,
    inputs: {
      release: "auto",
      tag: "true",
      "create-release": "published",
      "github-token": "token-of-a-test",
      ...inputs,
    },
    environment: { GITHUB_API_URL: github.url },
    workspace: history.directory,
  });
}

/** Merges the draft, on GitHub and in the checkout; from then on GitHub's merge is the commit of the checkout. */
async function merge({ history, github }: Place): Promise<string> {
  const { files } = await github.changes(NAME, BRANCH);
  const [pull] = await github.pulls(NAME);
  const at = `${AT}/pulls/${pull?.number}`;
  await github.call("PUT", `${at}/merge`, {});
  const { merge_commit_sha: merged } = await github.call<{ merge_commit_sha: string }>("GET", at);
  const sha = history.commit(`${pull?.title} (#${pull?.number})`, Object.fromEntries(files) as Record<string, string>);
  github.script = async ({ method = "", url = "", body }) => {
    if (!/\/(?:pulls\?|git\/tags|contents\/)/.test(url)) return undefined;
    const sent = body === "" ? undefined : JSON.parse(body.replaceAll(sha, merged));
    const answer = await github.call(method, url.replaceAll(sha, merged), sent);
    const status = method === "POST" ? 201 : 200;
    return { status, body: JSON.parse(JSON.stringify(answer).replaceAll(merged, sha)), origin: "emulate" };
  };
  return sha;
}

test("a release is prepared, merged, tagged and released, and the next one is prepared", async () => {
  using history = History.of(["feat: answer (#1)", { "src/code.ts": "1\n", "CHANGELOG.md": LOG }], "v1.0.0");
  history.commit("feat: stream answers (#2)");
  await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": LOG, "src/code.ts": "1\n" } });
  const place = { history, github };
  const prepared = await push(place);
  expect(prepared).toMatchObject({ code: 0, outputs: { branch: BRANCH, tag: "v1.1.0", version: "1.1.0" } });
  expect(prepared.outputs).toMatchObject({ "previous-tag": "v1.0.0", "release-created": "false", "release-url": "" });
  expect(JSON.parse(prepared.outputs.releases ?? "")).toMatchObject([{ tag: "v1.1.0", isPublished: false }]);
  const sha = await merge(place);

  const published = await push(place);
  expect(published.code).toBe(0);
  expect(published.log).toContain(`Made the tag v1.1.0 at ${sha.slice(0, 7)}, the merge of pull request #1.`);
  expect(published.summary).toMatch(/^- Made the tag v1[\s\S]*^- Created the release v1/m);
  const releases = await github.call<{ tag_name: string; html_url: string; body: string }[]>("GET", `${AT}/releases`);
  expect(releases).toMatchObject([{ tag_name: "v1.1.0", body: expect.stringContaining("Stream answers") }]);
  expect(published.outputs).toMatchObject({ tag: "v1.1.0", version: "1.1.0", "previous-tag": "v1.0.0" });
  expect(published.outputs).toMatchObject({ "release-created": "true", "release-url": releases[0]?.html_url });
  expect(JSON.parse(published.outputs.releases ?? "")).toHaveLength(1);
  expect(published.log).toContain("No commits since the last release");
  expect(history.git("tag", "--list")).toBe("v1.0.0");

  history.commit("fix: keep the last line (#3)");
  const next = await push(place);
  expect(next.outputs).toMatchObject({ tag: "v1.1.1", "previous-tag": "v1.1.0", "release-created": "false" });
  expect(await github.pulls(NAME)).toHaveLength(2);
});

test("the merge of a release's pull request is an event to release it, also as a draft that is tagged later", async () => {
  using history = History.of(["feat: answer (#1)", { "src/code.ts": "1\n", "CHANGELOG.md": LOG }], "v1.0.0");
  history.commit("feat: stream answers (#2)");
  await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": LOG, "src/code.ts": "1\n" } });
  const place = { history, github };
  const inputs = { tag: "false", "create-release": "draft" };
  await push(place, inputs);
  const sha = await merge(place);
  const head = { sha, ref: BRANCH };
  const pull = { number: 1, title: "Release v1.1.0", merged: true, merge_commit_sha: sha, head };
  const merged = { event: "pull_request", payload: { action: "closed", pull_request: pull } };
  const { code, log, outputs } = await push(place, inputs, merged);
  expect({ code, log }).toEqual({ code: 0, log: expect.stringContaining("Created a draft of the release v1.1.0: ") });
  expect(outputs).toMatchObject({ tag: "v1.1.0", "release-created": "true", branch: "" });
  // What is a draft is not prepared again.
  history.commit("fix: keep the last line (#3)");
  expect((await push(place, inputs)).outputs).toMatchObject({ tag: "v1.1.1", "previous-tag": "v1.1.0" });
});

test.each([
  [{ "base-url": "https://docs-service.example", "api-key": "secret" }, "with `base-url` the step does not"],
  [{ "github-token": "" }, "the input `github-token` is empty"],
])("with %j nothing is released, which is said", async (inputs, why) => {
  using history = History.of(["feat: answer (#1)", { "src/code.ts": "1\n" }], "v1.0.0", "fix: keep the last line (#2)");
  await using github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": LOG } });
  const { code, log } = await push({ history, github }, { ...inputs, "dry-run": "true" });
  expect({ code, log }).toEqual({ code: 0, log: expect.stringContaining(`Nothing is tagged or released: ${why}`) });
  expect(github.received).toEqual([]);
});
