import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { History } from "../../support/history.ts";
import { commitNestedTrees } from "../../support/nested-trees.ts";
import { AttackedProgram } from "./attacked-program.ts";

const CHANGES = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
const MB = 2 ** 20;

function createHistory(attack: (history: History) => void): History {
  const history = History.of("feat: begin (#1)", "v1.0.0");
  attack(history);
  history.tag("v1.1.0");
  return history;
}

test.concurrent("nested trees, a huge changelog and a huge repository error with the limit, and nothing else notices", async () => {
  using nested = createHistory(commitNestedTrees);
  using changelog = createHistory((history) =>
    history.commit("docs: fill the changelog (#2)", { "CHANGELOG.md": "# Changelog\n".padEnd(64 * MB, "- line\n") }),
  );
  using large = createHistory((history) =>
    history.commit("feat: add data (#3)", { "data.txt": randomBytes(6 * MB).toString("base64") }),
  );
  await using attacked = await AttackedProgram.open(["--git-memory", "256", "--max-repository", "4"]);
  const { attacker } = attacked;
  const run = async ({ directory }: History, config = {}) => {
    const connectionId = await attacked.connect(attacker, directory, config);
    return attacked.settle(attacker, await attacked.request(attacker, connectionId, { changes: CHANGES }));
  };
  const results = await attacked.survive(() =>
    Promise.all([run(nested), run(changelog, { writeChangelogs: true }), run(large)]),
  );
  expect(results).toEqual([
    { state: "errored", summary: expect.stringContaining("more than 256 MB of memory") },
    { state: "errored", summary: expect.stringContaining("CHANGELOG.md has 67108864 bytes") },
    { state: "errored", summary: expect.stringContaining("more than 4 MB") },
  ]);
});

test.concurrent("git ends with a killed service", async () => {
  using nested = createHistory(commitNestedTrees);
  // Enough for git to be seen while it runs.
  await using attacked = await AttackedProgram.open(["--git-memory", "3072"]);
  const connectionId = await attacked.connect(attacked.attacker, nested.directory);
  await attacked.request(attacked.attacker, connectionId, { changes: CHANGES });
  // One that is stopped cannot end by itself.
  while (!listProcesses(attacked.folder).some(stopGit)) await sleep(10);
  attacked.program.kill("SIGKILL");
  await attacked.program.ended;
  while (listProcesses(attacked.folder).length > 0) await sleep(20);
});

function stopGit(pid: string): boolean {
  try {
    if (readFileSync(`/proc/${pid}/comm`, "utf8") !== "git\n") return false;
    return process.kill(Number(pid), "SIGSTOP");
  } catch {
    return false;
  }
}

/** The processes whose working directory is below the folder. */
function listProcesses(folder: string): string[] {
  return readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
    } catch {
      return false;
    }
  });
}
