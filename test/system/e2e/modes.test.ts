import { expect, test } from "vitest";
import { type Listening, listen } from "../../../src/service/http/http.ts";
import { createCheckoutService } from "../../support/checkout-service.ts";
import { History } from "../../support/history.ts";
import { runStep } from "./run-step.ts";

const KEY = "key-of-a-test";
const BY_HAND = { event: "workflow_dispatch", payload: {} };
const TWO_PUBLICATIONS =
  "publications:\n  - name: Log\n    config: { writeReleaseNotes: false }\n  - name: Notes\n    config: { writeChangelogs: false, styleGuide: { releaseNotes: { path: 'notes/{version}.md' } } }\n";

function createHistory(configuration?: string): History {
  const history = new History();
  history.commit("feat: answer (#1)");
  history.tag("v1.0.0");
  if (configuration !== undefined) history.commit("ci: configure", { ".github/release-docs.yml": configuration });
  history.commit("fix: keep the last line (#2)");
  history.tag("v1.1.0");
  return history;
}

async function serve(history: History): Promise<Listening> {
  const repository = { name: "octo/widget", webUrl: "https://github.com/octo/widget" };
  return listen(
    await createCheckoutService({
      workspace: { directory: history.directory, repository, drafts: "branches" },
      apiKey: KEY,
      onFault: (error) => expect.unreachable(String(error)),
    }),
  );
}

test.concurrent("stage creates a conversation and leaves a staged draft", async () => {
  using history = createHistory();
  const { code, outputs } = await runStep({ ...BY_HAND, inputs: { stage: "true" }, workspace: history.directory });
  expect(code).toBe(0);
  expect(outputs).toMatchObject({ "job-state": "done", "conversation-status": "staged", staged: "true" });
  expect(outputs["release-notes"]).toContain("Keep the last line");
  expect(history.git("show", `${outputs.branch}:CHANGELOG.md`)).toContain("Keep the last line");
});

test.concurrent("two publications give two conversations, each with its own branch", async () => {
  using history = createHistory(TWO_PUBLICATIONS);
  const { code, outputs } = await runStep({ ...BY_HAND, workspace: history.directory });
  expect(code).toBe(0);
  expect(JSON.parse(outputs["conversation-ids"] ?? "")).toHaveLength(2);
  const branches = history.git("branch", "--list", "--format=%(refname:short)", "release-docs/*").split("\n");
  expect(branches).toEqual(["release-docs/log/v1.1.0", "release-docs/notes/v1.1.0"]);
  expect(history.git("show", "release-docs/notes/v1.1.0:notes/1.1.0.md")).toContain("Keep the last line");
});

test.concurrent("wait: false returns without waiting", async () => {
  using history = createHistory();
  await using served = await serve(history);
  const inputs = { "base-url": served.url, "api-key": KEY, wait: "false" };
  const { code, outputs } = await runStep({ ...BY_HAND, inputs, workspace: history.directory });
  expect(code).toBe(0);
  expect(outputs).toMatchObject({ "job-state": "requested", "conversation-ids": "[]", "release-notes": "" });
  expect(outputs["job-id"]).toMatch(/^job-[0-9a-f]{16}$/);
});

test.concurrent("dry-run prints the request and sends nothing", async () => {
  using history = createHistory();
  const inputs = { "base-url": "http://127.0.0.1:9", "api-key": KEY, "dry-run": "true", title: "Only to see" };
  const { code, log, outputs } = await runStep({ ...BY_HAND, inputs, workspace: history.directory });
  expect(code).toBe(0);
  expect(log).toContain('"title": "Only to see"');
  expect(JSON.parse(outputs.changes ?? "")).toEqual([{ tags: { start: "v1.0.0", end: "v1.1.0" } }]);
  expect(outputs["job-state"]).toBe("skipped");
});

test.concurrent("a key that the service does not know names the input", async () => {
  using history = createHistory();
  await using served = await serve(history);
  const inputs = { "base-url": served.url, "api-key": "another-key" };
  const { code, log } = await runStep({ ...BY_HAND, inputs, workspace: history.directory });
  expect(code).toBe(1);
  expect(log).toMatch(/::error title=Release docs failed::connections list answered 401: .*%0ASet `api-key`.*api\/401/);
});

test.concurrent("a second run of the same release changes nothing", async () => {
  using history = createHistory();
  const first = await runStep({ ...BY_HAND, workspace: history.directory });
  const tip = history.git("rev-parse", String(first.outputs.branch));
  const second = await runStep({ ...BY_HAND, workspace: history.directory });
  expect(second.outputs).toMatchObject({ "job-state": "done", branch: first.outputs.branch });
  expect(history.git("rev-parse", String(second.outputs.branch))).toBe(tip);
});
