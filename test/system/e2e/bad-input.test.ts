import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { History } from "../../support/history.ts";
import { runStep, type StepResult } from "./run-step.ts";

const SERVICE = { "base-url": "http://127.0.0.1:9", "api-key": "key-of-a-test" };

const createHistory = () => History.of("feat: answer (#1)", "v1.0.0", "fix: keep the last line (#2)", "v1.1.0");

type Case = [name: string, inputs: Record<string, string>, sentence: RegExp];

describe.concurrent("fails with a message and the next step", () => {
  test.each<Case>([
    ["an unknown tag", { changes: "v1.0.0..v1.2.0" }, /The tag "v1\.2\.0" does not exist.*v1\.1\.0/s],
    ["an unknown commit", { changes: "0123456..fedcba9" }, /commit, tag or branch "0123456" does not exist/],
    ["half a range", { changes: "..v1.1.0" }, /The input changes is "\.\.v1\.1\.0", but it has no start/],
    ["yes for a boolean", { stage: "yes" }, /The input stage is "yes", but it must be true or false/],
    ["base-url without a key", { "base-url": "https://x.example" }, /The input api-key is required with `base-url`/],
    ["plain http", { ...SERVICE, "base-url": "http://x.example" }, /The input base-url is.*must be an https URL/],
    ["a service that is not there", { ...SERVICE, timeout: "4s" }, /http:\/\/127\.0\.0\.1:9 did not.*ECONNREFUSED/],
    ["another connection", { "source-connection": "octo/gadget" }, /There is no connection "octo\/gadget"/],
  ])("%s", async (_, inputs, sentence) => {
    using history = createHistory();
    expectFailure(await runStep({ inputs, workspace: history.directory }), sentence);
  });

  test("a folder that is no repository", async () => {
    const workspace = mkdtempSync(join(tmpdir(), "empty-"));
    const result = await runStep({ workspace });
    rmSync(workspace, { recursive: true });
    expectFailure(result, /is not a git repository.*actions\/checkout/s);
  });

  test("a repository without a release, where one is requested", async () => {
    using history = new History();
    history.commit("feat: answer");
    const inputs = { changes: "last 2 releases" };
    expectFailure(
      await runStep({ inputs, workspace: history.directory }),
      /no tag that names a version.*Tag a release first/s,
    );
  });

  test("a broken configuration, with its line and field", async () => {
    using history = createHistory();
    history.commit("ci: configure", { ".github/release-docs.yml": "publications:\n  - name: docs\n    confg: {}\n" });
    expectFailure(
      await runStep({ workspace: history.directory }),
      /\.github\/release-docs\.yml, line 3: publications\[0\]\.confg/,
    );
  });

  test("an output file that cannot be written", async () => {
    using history = createHistory();
    const environment = { GITHUB_OUTPUT: join(history.directory, "nowhere", "output") };
    expectFailure(
      await runStep({ environment, workspace: history.directory }),
      /GITHUB_OUTPUT[\s\S]*runner\/unwritable/,
    );
  });

  test("a shallow clone with nowhere to fetch from names fetch-depth", async () => {
    using history = createHistory();
    using clone = cloneShallow(history);
    clone.git("remote", "remove", "origin");
    expectFailure(await runStep({ workspace: clone.directory }), /shallow clone.*fetch-depth: 0/s);
  });
});

test.concurrent("a shallow clone is completed from its origin", async () => {
  using history = createHistory();
  using clone = cloneShallow(history);
  const { code, outputs } = await runStep({
    inputs: { changes: "v1.0.0..v1.1.0" },
    workspace: clone.directory,
  });
  expect(code).toBe(0);
  expect(outputs["release-notes"]).toContain("Keep the last line");
});

test.concurrent("an empty range succeeds, is done, and is reported", async () => {
  using history = createHistory();
  history.tag("v1.1.1");
  const inputs = { changes: "v1.1.0..v1.1.1" };
  const { code, outputs, summary } = await runStep({ inputs, workspace: history.directory });
  expect(code).toBe(0);
  expect(outputs).toMatchObject({
    "job-state": "done",
    "release-notes": "",
    branch: "",
    "conversation-status": "closed",
  });
  expect(summary).toContain("nothing to change");
  expect(history.git("branch", "--list", "release-docs/*")).toBe("");
});

test.concurrent("fail-on: never turns an errored request into a warning", async () => {
  using history = createHistory();
  const inputs = { changes: "v1.0.0..v9.9.9", "fail-on": "never" };
  const { code, log, outputs } = await runStep({ inputs, workspace: history.directory });
  expect({ code, state: outputs["job-state"] }).toEqual({ code: 0, state: "errored" });
  expect(log).toContain('::warning::The tag "v9.9.9" does not exist');
});

function expectFailure({ code, log, summary }: StepResult, sentence: RegExp): void {
  const errors = log.split("\n").filter((line) => line.startsWith("::error"));
  expect(errors).toHaveLength(1);
  expect(errors[0]?.replaceAll("%0A", "\n")).toMatch(sentence);
  expect(errors[0]).toMatch(/%0ACode [a-z\d/-]+, see docs\/errors\.md#[a-z\d-]+$/);
  expect(log).not.toMatch(/^\s+at /m);
  expect(log.replaceAll(`::add-mask::${SERVICE["api-key"]}`, "")).not.toContain(SERVICE["api-key"]);
  expect(summary).toMatch(/^## Release docs: failed\n[\s\S]*^> /m);
  expect(code).toBe(1);
}

function cloneShallow(history: History): History {
  const clone = new History("clone");
  rmSync(clone.directory, { recursive: true });
  history.git("clone", "--quiet", "--depth=1", pathToFileURL(history.directory).href, clone.directory);
  chmodSync(clone.directory, 0o755);
  return clone;
}
