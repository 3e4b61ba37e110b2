import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createData, startProgram } from "../../support/program.ts";
import { AttackedProgram } from "./attacked-program.ts";
import { create, outagesOf, ready } from "./outage-checks.ts";

// A mount of its own needs Linux, and a kernel that allows it to this user.
const canMount = spawnSync("unshare", ["-rm", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;
if (!canMount) console.warn("unshare cannot mount here: full and read-only disks are not tested.");
/** Runs `script` and then the program in a mount namespace; `$0` is `path`. */
const inNamespace = (script: string, path: string) => ["unshare", "-rm", "sh", "-ec", `${script}; exec "$@"`, path];

describe.skipIf(!canMount)("a disk that", () => {
  const SMALL = 'cp -a "$0" "$0.copy"; mount -t tmpfs -o size=24m none "$0"; cp -a "$0.copy/." "$0"; rm -r "$0.copy"';

  test("is full is reported as that, until writing works again", async () => {
    await using attacked = await AttackedProgram.open([], {}, { wrap: (folder) => inNamespace(SMALL, folder) });
    await attacked.survive(async () => {
      await attacked.untilNeighbourWorks();
      const filler = `/proc/${attacked.program.pid}/root${join(attacked.folder, "filler")}`;
      await expect(writeFile(filler, Buffer.alloc(24 * 2 ** 20))).rejects.toThrow("ENOSPC");
      // The first ones can fit into the log of SQLite.
      for (let count = 0; (await create(attacked, `tone ${count}`)).status === 201; count += 1);
      const { status, headers, body } = await create(attacked, "refused");
      expect([status, headers.get("retry-after"), body.error]).toEqual([503, "1", expect.stringContaining("space")]);
      expect(await attacked.attacker.call("GET", "instructions")).toMatchObject({ status: 200 });
      // Longer than it takes to try again.
      for (const end = performance.now() + 1500; performance.now() < end; await sleep(20)) {
        expect(await ready(attacked)).toMatchObject({ status: 503, text: expect.stringContaining("space") });
      }
      await rm(filler);
      await expect.poll(() => ready(attacked)).toMatchObject({ status: 200 });
      expect(await create(attacked, "after")).toMatchObject({ status: 201 });
      expect(outagesOf(attacked)).toContain("store/full");
    });
  });

  const READ_ONLY = 'mount --bind "$0" "$0"; mount -o remount,ro,bind "$0"';
  test.each([
    ["the data folder", "program/data", ""],
    ["the database", "store/read-only", "service.db"],
  ])("does not let %s be written is an error with a hint", async (_, code, file) => {
    using data = await createData();
    const wrapper = inNamespace(READ_ONLY, join(data.folder, file));
    await using program = startProgram(["serve", "--port", "0", "--data", data.folder], {}, wrapper);
    const ended = await program.ended;
    expect(ended.code).toBe(1);
    expect(program.log()).toEqual([expect.objectContaining({ event: "failure", code, hint: expect.any(String) })]);
    expect(ended.stderr).not.toMatch(/\n? +at /);
  });
});
