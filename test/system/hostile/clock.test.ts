import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { NumberedHistory } from "../../support/histories.ts";
import { AttackedProgram } from "./attacked-program.ts";

test("a clock that is set back delays no job", async () => {
  const hook = fileURLToPath(new URL("set-clock-back.ts", import.meta.url));
  using history = new NumberedHistory();
  await using attacked = await AttackedProgram.open([], { NODE_OPTIONS: `--import ${hook}` });
  const { attacker, program } = attacked;
  await attacked.survive(async () => {
    const connectionId = await attacked.connect(attacker, history.directory);
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    const jobs = await Promise.all(
      Array.from({ length: 3 }, () => attacked.request(attacker, connectionId, { changes })),
    );
    await attacked.untilNeighbourWorks();
    program.kill("SIGUSR2");
    for (const job of jobs) expect(await attacked.settle(attacker, job)).toMatchObject({ state: "done" });
  });
});
