import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { AttackedProgram } from "./attacked-program.ts";
import { create, outagesOf, ready } from "./outage-checks.ts";

/** A program whose clock of waits goes 11 seconds ahead at a signal: a write waits for 10. */
const HURRY = `--import=data:text/javascript,${encodeURIComponent(
  `const now = performance.now.bind(performance);
   let ahead = 0;
   performance.now = () => now() + ahead;
   process.on("SIGUSR2", () => { ahead += 11_000; });`,
)}`;

test("another process that holds SQLite's write lock delays writes only", async () => {
  await using attacked = await AttackedProgram.open([], { NODE_OPTIONS: HURRY });
  await attacked.survive(async () => {
    await attacked.untilNeighbourWorks();
    using other = new DatabaseSync(join(attacked.folder, "service.db"));
    other.exec("begin immediate");
    const hurry = setInterval(() => attacked.program.kill("SIGUSR2"), 200);
    const { status, headers, body } = await create(attacked, "refused").finally(() => clearInterval(hurry));
    expect([status, headers.get("retry-after"), body.error]).toEqual([503, "1", expect.stringContaining("write lock")]);
    await expect
      .poll(() => ready(attacked))
      .toMatchObject({ status: 503, text: expect.stringContaining("write lock") });
    let hasWritten = false;
    const waiting = create(attacked, "waiting").finally(() => {
      hasWritten = true;
    });
    expect(await attacked.attacker.call("GET", "instructions")).toMatchObject({ status: 200 });
    expect(hasWritten).toBe(false);
    other.exec("commit");
    expect(await waiting).toMatchObject({ status: 201 });
    await expect.poll(() => ready(attacked)).toMatchObject({ status: 200 });
    expect(new Set(outagesOf(attacked))).toEqual(new Set(["store/busy"]));
  });
});
