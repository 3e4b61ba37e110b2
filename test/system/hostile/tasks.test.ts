import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { NumberedHistory } from "../../support/histories.ts";
import { AttackedProgram } from "./attacked-program.ts";

const BLOCK = fileURLToPath(new URL("block-tasks.ts", import.meta.url));
const CHANGES = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];

const REASONS = {
  loop: "exceeded the time limit of 6 s",
  heap: "exceeded the memory limit",
  buffers: "exceeded the memory limit",
  exit: "The process of the task ended",
  kill: "The process of the task ended",
};

test.concurrent("tasks that block, fill memory or end their process error, and nothing else notices", async () => {
  using history = new NumberedHistory();
  const flags = ["--task-timeout", "6", "--task-memory", "256", "--attempts", "2", "--concurrency", "6"];
  await using attacked = await AttackedProgram.open(flags, { NODE_OPTIONS: `--import ${BLOCK}` });
  const attack = async (way: string) => {
    const caller = await attacked.addCaller(way);
    const connectionId = await attacked.connect(caller, history.directory);
    const jobId = await attacked.request(caller, connectionId, { title: "attack", changes: CHANGES });
    return [way, await attacked.settle(caller, jobId)];
  };
  const settled = await attacked.survive(() => Promise.all(Object.keys(REASONS).map(attack)));
  const errored = (reason: string) => ({ state: "errored", summary: expect.stringContaining(reason) });
  expect(settled).toEqual(Object.entries(REASONS).map(([way, reason]) => [way, errored(reason)]));
});

test.concurrent("tasks that fail use one process after the other", async ({ expect }) => {
  using history = new NumberedHistory();
  await using attacked = await AttackedProgram.open(["--concurrency", "1", "--attempts", "2"]);
  const { attacker, program } = attacked;
  const processes = await attacked.survive(async () => {
    const listObjects = () => globSync("**/*.git/objects", { cwd: attacked.folder });
    const others = listObjects();
    const connectionId = await attacked.connect(attacker, history.directory);
    // Without the objects that were fetched, git fails in a way that another attempt might not.
    for (const objects of listObjects().filter((path) => !others.includes(path))) {
      rmSync(join(attacked.folder, objects), { recursive: true });
      mkdirSync(join(attacked.folder, objects));
    }
    for (let count = 0; count < 2; count += 1) {
      const jobId = await attacked.request(attacker, connectionId, { title: "attack", changes: CHANGES });
      expect(await attacked.settle(attacker, jobId)).toMatchObject({ state: "errored" });
    }
    const listFailed = () => program.log().filter(({ event, outcome }) => event === "task" && outcome !== "done");
    await expect.poll(listFailed).toHaveLength(4);
    return readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, "utf8").trim().split(" ");
  });
  expect(processes).toHaveLength(1);
});
