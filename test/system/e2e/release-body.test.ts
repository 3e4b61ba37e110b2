import { expect, test } from "vitest";
import { answerCommits, FakeGitHub } from "../../support/github.ts";
import { History } from "../../support/history.ts";
import { runStep } from "./run-step.ts";

const RELEASE = { event: "release", payload: { action: "published", release: { tag_name: "v1.1.0" } } };

const PULL_REQUEST = { author: null, pulls: [{ number: 7, labels: ["bug"] }] };

/** GitHub with one release, whose text is kept, and pull requests that have a label. */
async function serve(body: string) {
  const github = await FakeGitHub.open({ "octo/widget": { "README.md": "# Widget\n" } });
  const release = { id: 1, tag_name: "v1.1.0", body };
  const requests: string[] = [];
  github.script = async ({ method = "", url = "", body: sent }) => {
    const aboutCommits = sent.includes("associatedPullRequests");
    if (!aboutCommits && !url.startsWith("/repos/octo/widget/releases/")) return undefined;
    requests.push(`${method} ${url}`);
    if (aboutCommits) return { body: answerCommits(JSON.parse(sent).query, () => PULL_REQUEST) };
    if (method === "PATCH") release.body = JSON.parse(sent).body;
    return { body: release };
  };
  return {
    url: github.url,
    release,
    requests,
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
}

function createHistory(commits: number): History {
  const history = History.of("Start", "v1.0.0");
  for (let number = 1; number <= commits; number += 1)
    history.git("commit", "--quiet", "--allow-empty", "-m", `Part ${number}`);
  history.tag("v1.1.0");
  return history;
}

function run(history: History, apiUrl: string, inputs: Record<string, string>) {
  return runStep({
    ...RELEASE,
    ref: "refs/tags/v1.1.0",
    workspace: history.directory,
    inputs: { "github-token": "token-of-a-test", ...inputs },
    environment: { GITHUB_API_URL: apiUrl },
  });
}

test("a release of 100 commits: one request for its pull requests, two for the release's text, no duplicates", async () => {
  using history = createHistory(100);
  await using github = await serve("Hello.");
  const first = await run(history, github.url, { "release-body": "append" });
  expect([first.code, github.requests]).toEqual([
    0,
    ["POST /graphql", "GET /repos/octo/widget/releases/tags/v1.1.0", "PATCH /repos/octo/widget/releases/1"],
  ]);
  expect(first.outputs["release-notes"]).toContain("### Fixed\n\n- Change 7 ([#7]");
  expect(github.release.body).toBe(
    `Hello.\n\n<!-- release-docs: notes begin -->\n\n${first.outputs["release-notes"]}\n\n<!-- release-docs: notes end -->`,
  );
  expect(first.log.replaceAll("::add-mask::token-of-a-test", "")).not.toContain("token-of-a-test");
  github.requests.length = 0;
  const second = await run(history, github.url, { "release-body": "append" });
  expect(second.log).toContain("The release v1.1.0 is already up to date.");
  expect(github.requests.map((request) => request.split(" ", 1)[0])).toEqual(["POST", "GET"]);
});
