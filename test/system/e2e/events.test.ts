import { expect, test } from "vitest";
import { listen } from "../../../src/service/http/http.ts";
import { createCheckoutService } from "../../support/checkout-service.ts";
import { History } from "../../support/history.ts";
import { readPayload } from "../../support/webhooks.ts";
import { runStep, type StepResult, type StepSetup } from "./run-step.ts";

type Case = {
  /** Creates what the event is about and returns the event as the runner passes it. */
  prepare: (history: History) => Omit<StepSetup, "workspace">;
  eventType: string | undefined;
  branch: string;
  notes: readonly string[];
  leftOut: readonly string[];
};

const createHistory = () =>
  History.of(
    "feat: answer politely (#1)",
    "v1.2.0",
    "feat(api): stream answers (#2)",
    "fix: keep the last line (#3)",
    ["ci: pin actions", { ".github/workflows/ci.yml": "on: push\n" }],
    "v1.3.0",
  );

function mergePullRequest(history: History): string {
  history.git("checkout", "--quiet", "-b", "colour");
  history.add("wip", "more");
  history.git("checkout", "--quiet", "main");
  return history.merge("colour", "Merge pull request #7 from octo/colour\n\nAdd colour to the log");
}

const cases: Record<string, Case> = {
  "a published release": {
    prepare: () => {
      const payload = readPayload("release", ({ action }) => action === "published");
      Object.assign(payload.release ?? {}, { tag_name: "v1.3.0", name: "Version 1.3.0", draft: false });
      return { event: "release", payload, ref: "refs/tags/v1.3.0" };
    },
    eventType: "release",
    branch: "release-docs/v1.3.0",
    notes: ["Stream answers", "#2", "Keep the last line", "#3", "v1.2.0...v1.3.0"],
    leftOut: ["Answer politely"],
  },
  "a pushed tag": {
    prepare: () => {
      const payload = readPayload("push", ({ ref, deleted }) => ref?.startsWith("refs/tags/") === true && !deleted);
      return { event: "push", payload: { ...payload, ref: "refs/tags/v1.3.0" }, ref: "refs/tags/v1.3.0" };
    },
    eventType: "release",
    branch: "release-docs/v1.3.0",
    notes: ["Stream answers", "Keep the last line"],
    leftOut: ["Answer politely"],
  },
  "a merged pull request": {
    prepare: (history) => {
      const payload = readPayload("pull_request", ({ action }) => action === "closed");
      const merge_commit_sha = mergePullRequest(history);
      Object.assign(payload.pull_request ?? {}, { number: 7, merged: true, merge_commit_sha, commits: 2 });
      return { event: "pull_request", payload };
    },
    eventType: "merge",
    branch: "release-docs/unreleased",
    notes: ["Add colour to the log", "#7"],
    leftOut: ["Stream answers", "wip"],
  },
  "a push to a branch": {
    prepare: (history) => {
      const before = history.git("rev-parse", "HEAD");
      history.commit("feat: whisper (#8)");
      const after = history.commit("fix: whisper louder (#9)");
      return { event: "push", payload: { ref: "refs/heads/main", before, after } };
    },
    eventType: "merge",
    branch: "release-docs/unreleased",
    notes: ["Whisper", "#8", "#9"],
    leftOut: ["Stream answers"],
  },
  "a merged merge group": {
    prepare: (history) => {
      const base_sha = history.git("rev-parse", "HEAD");
      const head_sha = history.commit("feat: whisper (#8)");
      const merge_group = { base_sha, head_sha, base_ref: "refs/heads/main" };
      return { event: "merge_group", payload: { action: "destroyed", reason: "merged", merge_group } };
    },
    eventType: "merge",
    branch: "release-docs/unreleased",
    notes: ["Whisper", "#8"],
    leftOut: ["Stream answers"],
  },
  "a created tag": {
    prepare: () => ({ event: "create", payload: { ref: "v1.3.0", ref_type: "tag" }, ref: "refs/tags/v1.3.0" }),
    eventType: "release",
    branch: "release-docs/v1.3.0",
    notes: ["Stream answers", "Keep the last line"],
    leftOut: ["Answer politely"],
  },
  "a run after another workflow": {
    prepare: (history) => {
      history.commit("feat: whisper (#8)");
      return { event: "workflow_run", payload: readPayload("workflow_run", () => true) };
    },
    eventType: undefined,
    branch: "release-docs/unreleased",
    notes: ["Whisper", "#8"],
    leftOut: ["Stream answers"],
  },
  "a run by hand": {
    prepare: (history) => {
      history.commit("feat: whisper (#8)");
      return { event: "workflow_dispatch", payload: readPayload("workflow_dispatch", () => true) };
    },
    eventType: undefined,
    branch: "release-docs/unreleased",
    notes: ["Whisper", "#8"],
    leftOut: ["Stream answers"],
  },
};

test.concurrent.each(Object.entries(cases))(
  "%s is written by the built-in service, and the same by one at base-url",
  async (_, { prepare, eventType, branch, notes, leftOut }) => {
    using history = createHistory();
    const { code, log, outputs, summary } = await runStep({ ...prepare(history), workspace: history.directory });
    expect(log).not.toMatch(/::error/);
    expect(code).toBe(0);
    expect(outputs).toMatchObject({ "job-state": "done", branch, staged: "true" });
    expect(JSON.parse(outputs.request ?? "")).toMatchObject({ sourceConnection: "octo/widget" });
    expect(JSON.parse(outputs.request ?? "").eventType).toBe(eventType);
    for (const text of notes) expect(outputs["release-notes"]).toContain(text);
    for (const text of leftOut) expect(outputs["release-notes"]).not.toContain(text);
    expect(summary).toContain(notes[0]);
    expect(history.git("show", `${branch}:CHANGELOG.md`)).toContain(notes[0]);
    expect(history.git("status", "--porcelain")).toBe("");

    const remote = await runWithService(prepare);
    expect(remote.code).toBe(0);
    expect(withoutIds(remote.outputs)).toEqual(withoutIds(outputs));
    expect(remote.log.replaceAll("::add-mask::key-of-a-test", "")).not.toContain("key-of-a-test");
    expect(withoutEffort(remote.summary)).toBe(withoutEffort(summary));
  },
);

async function runWithService(prepare: Case["prepare"]): Promise<StepResult> {
  using history = createHistory();
  const setup = prepare(history);
  const repository = { name: "octo/widget", webUrl: "https://github.com/octo/widget" };
  const service = await createCheckoutService({
    workspace: { directory: history.directory, repository, drafts: "branches" },
    apiKey: "key-of-a-test",
    onFault: (error) => expect.unreachable(String(error)),
  });
  await using served = await listen(service);
  const inputs = { "base-url": served.url, "api-key": "key-of-a-test" };
  return await runStep({ ...setup, inputs, workspace: history.directory });
}

function withoutIds(outputs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(outputs).filter(([name]) => !/-ids?$/.test(name)));
}

function withoutEffort(summary: string): string {
  return summary.replace(/^Took .*$/m, "");
}
