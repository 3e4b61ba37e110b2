import { execFile } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { History } from "../../support/history.ts";
import { Marks } from "../../support/marking-checkout.ts";
import { AttackedProgram } from "./attacked-program.ts";

function createHistory(): History {
  const history = new History();
  history.commit("feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n", "README.md": "Widget 1.0.0\n" });
  history.tag("v1.0.0");
  history.commit("fix: keep the last line (#2)\n\nCo-authored-by: Bo <bo@example.com>");
  history.tag("v1.1.0");
  return history;
}

const MAIN = join(import.meta.dirname, "../../../src/main.ts");

/** What the step or, with arguments, the command printed. */
function run(directory: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: tmpdir(), ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], { cwd: directory, env, timeout: 30_000 }, (_, out, err) =>
      resolve(out + err),
    );
  });
}

const STEP = { GITHUB_ACTIONS: "true", GITHUB_EVENT_NAME: "workflow_dispatch", GITHUB_REPOSITORY: "octo/widget" };

const runStep = (directory: string) =>
  run(directory, [], { ...STEP, GITHUB_WORKSPACE: directory, INPUT_STAGE: "true" });

describe("no program of a checkout's configuration runs", () => {
  test.each([
    ["in a step", runStep],
    ["in a command", (directory: string) => run(directory, ["--changes", "last 1 release"])],
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
    await runStep(clone.directory);
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
    expect(await runStep(history.directory)).toContain("git/partial");
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
