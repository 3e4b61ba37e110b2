import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { History } from "../../support/history.ts";
import { Marks } from "../../support/marking-checkout.ts";
import { runCommand, runStep } from "../e2e/run-step.ts";
import { AttackedProgram } from "./attacked-program.ts";

const createHistory = () =>
  History.of(
    ["feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n", "README.md": "Widget 1.0.0\n" }],
    "v1.0.0",
    "fix: keep the last line (#2)\n\nCo-authored-by: Bo <bo@example.com>",
    "v1.1.0",
  );

/** What the step printed. */
async function stage(workspace: string): Promise<string> {
  const inputs = { stage: "true" };
  const { log, summary } = await runStep({ workspace, inputs });
  return log + summary;
}

describe.concurrent("no program of a checkout's configuration runs", () => {
  test.each([
    ["in a step", stage],
    ["in a command", async (directory: string) => (await runCommand(directory, "--changes", "last 1 release")).log],
  ])("%s", async (_, start) => {
    using history = createHistory();
    using marks = new Marks();
    // The index names the program itself.
    history.git("update-index", "--fsmonitor");
    marks.plant(history);
    expect(await start(history.directory)).toContain("Keep the last line");
    expect(marks.read()).toEqual([]);
  });

  test.each([
    ["from its remote", (remote: History) => `file://${remote.directory}`],
    ["from a program", () => "ext::sh -c true"],
    ["over ssh", () => "ssh://example.invalid/octo/widget"],
  ])("in a step that completes a shallow clone %s", async (_, urlOf) => {
    using remote = createHistory();
    using clone = new History();
    using marks = new Marks();
    clone.git("fetch", "--depth=1", "--tags", `file://${remote.directory}`, "main");
    clone.git("reset", "--hard", "FETCH_HEAD");
    clone.git("remote", "add", "origin", urlOf(remote));
    marks.plant(clone);
    // An earlier run may have left this folder, or another step of the job.
    mkdirSync(join(clone.directory, ".git/release-docs"));
    marks.plant(clone, join(clone.directory, ".git/release-docs"));
    await stage(clone.directory);
    expect(marks.read()).toEqual([]);
  });

  test.each([
    ["a program", (marks: Marks) => `ext::sh -c "${marks.call("remote.url")}"`],
    ["a name", () => "marked:"],
  ])("for what a partial clone lacks, from %s", async (_, urlOf) => {
    using history = createHistory();
    using marks = new Marks();
    const tree = history.git("rev-parse", "v1.0.0^{tree}");
    rmSync(join(history.directory, ".git/objects", tree.slice(0, 2), tree.slice(2)));
    history.git("remote", "add", "origin", urlOf(marks));
    marks.plant(history);
    expect(await stage(history.directory)).toContain("git/partial");
    expect(marks.read()).toEqual([]);
  });

  test("in the service", async () => {
    using history = createHistory();
    using marks = new Marks();
    marks.plant(history);
    // A remote's own hooks run when it receives a push.
    history.git("config", "--unset", "core.hooksPath");
    await using attacked = await AttackedProgram.open();
    const { attacker } = attacked;
    const connectionId = await attacked.connect(attacker, history.directory, { writeChangelogs: true });
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    const settled = attacked.settle(attacker, await attacked.request(attacker, connectionId, { changes }));
    expect(await settled).toMatchObject({ state: "done" });
    expect(marks.read()).toEqual([]);
  });
});
