import { describe, expect, test } from "vitest";
import { NumberedHistory } from "../../support/histories.ts";
import { serveScripted } from "../../support/scripted-server.ts";
import { AttackedProgram } from "./attacked-program.ts";

const QUEUE = 100;
const CALLS = 24;

describe.concurrent("one organization", () => {
  test("that queues jobs without end is next in turn, and then refused", async () => {
    using history = new NumberedHistory();
    await using attacked = await AttackedProgram.open(["--organization-queue", String(QUEUE), "--concurrency", "2"]);
    const { attacker } = attacked;
    const connectionId = await attacked.connect(attacker, history.directory);
    const docRequest = { title: "attack", body: "Write.", sourceConnection: connectionId };
    const statuses = await attacked.survive(async () => {
      const given: string[] = [];
      const create = async () => {
        while (given.length < 2 * QUEUE) {
          const { status, headers } = await attacker.call("POST", "jobs", { docRequest });
          given.push(`${status} ${headers.get("retry-after")}`);
        }
      };
      await Promise.all(Array.from({ length: 4 }, create));
      return given;
    });
    expect(new Set(statuses)).toEqual(new Set(["201 null", "429 1"]));
    expect(statuses.filter((status) => status === "201 null").length).toBeLessThan(1.5 * QUEUE);
  });

  test("whose code host never answers keeps neither all tasks nor all requests", async ({ expect }) => {
    let isSilent = false;
    await using server = await serveScripted((_, response) => {
      if (!isSilent) response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
    await using attacked = await AttackedProgram.open(["--concurrency", "2", "--max-requests", "16", "--grace", "2"]);
    const { attacker } = attacked;
    const codehostApp = { baseUrl: server.url, token: "ghp_attack" };
    const ids = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const created = await attacker.call("POST", "connections", { name: `app-${index}`, config: { codehostApp } });
        expect(created).toMatchObject({ status: 201 });
        return created.body.id;
      }),
    );
    isSilent = true;
    const statuses: number[] = [];
    await attacked.survive(async () => {
      const calls = Array.from({ length: CALLS }, (_, index) =>
        attacker
          .call("POST", `connections/${ids[index % ids.length]}/sync`, { wait: true })
          .then(({ status }) => void statuses.push(status))
          // The stop ends the calls that wait.
          .catch(() => undefined),
      );
      void Promise.all(calls);
      await expect.poll(() => statuses.length).toBeGreaterThanOrEqual(CALLS - 12);
    });
    expect(statuses.slice(0, CALLS - 12)).toEqual(Array(CALLS - 12).fill(429));
  });
});
