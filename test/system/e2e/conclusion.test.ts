import { expect, test } from "vitest";
import { FakeGitHub } from "../../support/github.ts";
import { History } from "../../support/history.ts";
import { serveScripted } from "../../support/scripted-server.ts";
import { runStep } from "./run-step.ts";

const JOB = { id: "job-1", orgId: "org-1", type: "doc-request", state: "requested" };

const createHistory = () => History.of("feat: answer (#1)", "v1.0.0");

test.concurrent("a job that disappears while the step waits fails the step; outputs and summary name it", async () => {
  using history = createHistory();
  await using service = await serveScripted((request, response) => {
    const [status, body] = request.method === "POST" ? [201, JOB] : [404, { error: "There is no such job." }];
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  const inputs = { "base-url": service.url, "api-key": "key-of-a-test" };
  const result = await runStep({ inputs, workspace: history.directory });
  expect(result.code).toBe(1);
  expect(result.log.match(/^::error.*/gm)).toHaveLength(1);
  expect(result.outputs).toMatchObject({ "job-id": "job-1", "job-state": "requested", "pull-request-url": "" });
  expect(JSON.parse(result.outputs.request ?? "").sourceConnection).toBe("octo/widget");
  expect(result.summary).toMatch(/^## Release docs: failed\n/);
  expect(result.summary).toContain("There is no such job.");
  expect(result.summary).toContain("Job job-1.");
});

test.concurrent("comment: true leaves one comment on the merged pull request, renewed by the next run", async () => {
  using history = createHistory();
  const merge = history.commit("feat: colour (#1)");
  await using github = await serveIssue();
  const pull = { number: 1, title: "Colour", merged: true, merge_commit_sha: merge, commits: 1 };
  const setup = {
    event: "pull_request",
    payload: { action: "closed", pull_request: pull },
    workspace: history.directory,
    inputs: { comment: "true", "github-token": "token-of-a-test" },
    environment: { GITHUB_API_URL: github.url },
  };
  const runs = [
    { more: { changes: "v1.0.0..v9.9.9" }, code: 1, headline: "### Release docs: failed" },
    { more: {}, code: 0, headline: "### Release docs: pull request #2 is ready" },
  ];
  for (const { more, code, headline } of runs) {
    const result = await runStep({ ...setup, inputs: { ...setup.inputs, ...more } });
    expect(result.log).not.toContain("::warning");
    expect({ code: result.code, comments: await github.list() }).toEqual({
      code,
      comments: [expect.stringContaining(headline)],
    });
  }
});

async function serveIssue() {
  const github = await FakeGitHub.open({ "octo/widget": { "README.md": "# Widget\n" } });
  await github.call("POST", "/repos/octo/widget/issues", { title: "Colour" });
  const list = () => github.call<{ body: string }[]>("GET", "/repos/octo/widget/issues/1/comments");
  return {
    url: github.url,
    list: async () => (await list()).map(({ body }) => body),
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
}
