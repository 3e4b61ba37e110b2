import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { NumberedHistory } from "../../support/histories.ts";
import { AttackedProgram } from "./attacked-program.ts";

const BLOCK = fileURLToPath(new URL("block-tasks.ts", import.meta.url));
const CHANGES = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];

describe("a task that", () => {
  test.each([
    ["blocks its event loop", "loop", "task/timeout"],
    ["fills its heap", "heap", "task/memory"],
    ["fills memory outside its heap", "buffers", "task/memory"],
    ["ends its process", "exit", "The process of the task ended"],
    ["kills its process", "kill", "The process of the task ended"],
  ])("%s errors, and nothing else notices", async (_, way, reason) => {
    using history = new NumberedHistory();
    const flags = ["--task-timeout", "8", "--task-memory", "256", "--attempts", "2"];
    const environment = { NODE_OPTIONS: `--import ${BLOCK}`, MISBEHAVE: way, MISBEHAVE_FOR: '"user_name":"Ada"' };
    await using attacked = await AttackedProgram.open(flags, environment);
    const { attacker } = attacked;
    const settled = await attacked.survive(async () => {
      const connectionId = await attacked.connect(attacker, history.directory);
      return attacked.settle(
        attacker,
        await attacked.request(attacker, connectionId, { title: "attack", changes: CHANGES }),
      );
    });
    expect(settled).toEqual({ state: "errored", summary: expect.stringContaining(reason) });
  });
});

test("tasks that fail use one process after the other", async () => {
  using history = new NumberedHistory();
  await using attacked = await AttackedProgram.open(["--concurrency", "1", "--attempts", "2"]);
  const { attacker, program } = attacked;
  const processes = await attacked.survive(async () => {
    const connectionId = await attacked.connect(attacker, history.directory);
    // Without objects, git fails in a way that another attempt might not.
    const objects = join(history.directory, ".git", "objects");
    rmSync(objects, { recursive: true });
    mkdirSync(objects);
    for (let count = 0; count < 2; count += 1) {
      const jobId = await attacked.request(attacker, connectionId, { title: "attack", changes: CHANGES });
      expect(await attacked.settle(attacker, jobId)).toMatchObject({ state: "errored" });
    }
    expect(program.log().filter(({ event, outcome }) => event === "task" && outcome !== "done")).toHaveLength(4);
    return readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, "utf8").trim().split(" ");
  });
  expect(processes).toHaveLength(1);
});
