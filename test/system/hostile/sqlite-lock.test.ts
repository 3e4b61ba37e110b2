import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { AttackedProgram } from "./attacked-program.ts";
import { create, outagesOf, ready } from "./outage-checks.ts";

test("another process that holds SQLite's write lock delays writes only", async () => {
  await using attacked = await AttackedProgram.open();
  await attacked.survive(async () => {
    await attacked.untilNeighbourWorks();
    using other = new DatabaseSync(join(attacked.folder, "service.db"));
    other.exec("begin immediate");
    const refused = create(attacked, "refused");
    await sleep(5000);
    const waiting = create(attacked, "waiting");
    const began = performance.now();
    expect(await attacked.attacker.call("GET", "instructions")).toMatchObject({ status: 200 });
    expect(performance.now() - began).toBeLessThan(500);
    const { status, headers, body } = await refused;
    expect([status, headers.get("retry-after"), body.error]).toEqual([503, "1", expect.stringContaining("write lock")]);
    await expect
      .poll(() => ready(attacked))
      .toMatchObject({ status: 503, text: expect.stringContaining("write lock") });
    other.exec("commit");
    expect(await waiting).toMatchObject({ status: 201 });
    await expect.poll(() => ready(attacked), { timeout: 5000 }).toMatchObject({ status: 200 });
    expect(new Set(outagesOf(attacked))).toEqual(new Set(["store/busy"]));
  });
});
