import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { NumberedHistory } from "../../support/histories.ts";
import { readPostgresAddress, restartPostgres, stopPostgres } from "../../support/postgres.ts";
import { PostgresProxy } from "../../support/postgres-proxy.ts";
import { stores } from "../../support/stores.ts";
import { AttackedProgram, type Caller } from "./attacked-program.ts";

const server = inject("postgres");
const DOWN_MS = 1200;
const WRITERS = 4;

/** A program that waits for PostgreSQL a fifth of the time: 4 s for a query, 2 for a connection. */
const HURRY = `--import=data:text/javascript,${encodeURIComponent(
  `const { setTimeout } = globalThis;
   const shorten = (ms) => (ms === 20_000 || ms === 10_000 ? ms / 5 : ms);
   globalThis.setTimeout = (run, ms, ...rest) => setTimeout(run, shorten(ms), ...rest);`,
)}`;

type Written = { isOver: boolean; statuses: Set<number>; ids: string[] };

/** Creates until `isOver`, each with its own key until it is created; adds the answers' statuses and the created IDs. */
async function write({ call }: Caller, writer: number, written: Written) {
  for (let count = 0; !written.isOver; count += 1) {
    for (;;) {
      const name = `tone ${writer}-${count}`;
      const body = { name, type: "commit", content: "Short.", global: true };
      const answer = await call("POST", "instructions", body, { "idempotency-key": name });
      written.statuses.add(answer.status);
      if (answer.status < 300) written.ids.push(String(answer.body.id));
      await sleep(20);
      if (answer.status < 300) break;
      expect(answer).toMatchObject({ status: 503, body: { error: expect.stringContaining("PostgreSQL") } });
      expect(answer.headers.get("retry-after")).toBe("1");
    }
  }
}

test
  .skipIf(server === undefined)
  .concurrent("a restart of PostgreSQL during writes loses and doubles nothing", async ({ expect }) => {
    const bin = server?.bin ?? "";
    const folder = mkdtempSync(join(tmpdir(), "postgres-"));
    using history = new NumberedHistory();
    try {
      const database = await readPostgresAddress(folder, bin);
      await using attacked = await AttackedProgram.open([], {}, { database });
      const { attacker, program, url } = attacked;
      await attacked.survive(async () => {
        const connectionId = await attacked.connect(attacker, history.directory);
        const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
        const jobs = await Promise.all([1, 2].map(() => attacked.request(attacker, connectionId, { changes })));
        const written: Written = { isOver: false, statuses: new Set(), ids: [] };
        const writers = Array.from({ length: WRITERS }, (_, writer) => write(attacker, writer, written));
        for (const signal of ["SIGINT", "SIGQUIT"] as const) {
          const before = written.ids.length;
          await expect.poll(() => written.ids.length).toBeGreaterThan(before + 20);
          const restart = restartPostgres(folder, bin, { signal, downMs: DOWN_MS });
          await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
          await restart;
          await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
        }
        written.isOver = true;
        await Promise.all(writers);
        expect(written.statuses).toEqual(new Set([201, 503]));
        expect(new Set(written.ids).size).toBe(written.ids.length);
        for (const job of jobs) expect(await attacked.settle(attacker, job)).toMatchObject({ state: "done" });
        const outages = program.log().filter(({ event }) => event === "outage");
        expect(outages).toEqual([UNREACHABLE, UNREACHABLE]);
        expect(program.log().filter(({ event }) => event === "fault")).toEqual([]);
        expect(program.stderr()).not.toMatch(/secretKey|processID|_connecting/);
      });
    } finally {
      await stopPostgres(folder);
      rmSync(folder, { recursive: true, force: true });
    }
  });

const UNREACHABLE = expect.objectContaining({ level: "error", code: "store/unreachable", hint: expect.any(String) });

const database = stores.find(({ kind }) => kind === "postgres");

test
  .skipIf(database === undefined)
  .concurrent("a PostgreSQL that falls silent is a 503, and work goes on once it answers", async ({ expect }) => {
    using history = new NumberedHistory();
    await using place = await database?.createLocation();
    await using proxy = await PostgresProxy.open(place?.location ?? "");
    const options = { database: proxy.location };
    await using attacked = await AttackedProgram.open(["--lease", "3"], { NODE_OPTIONS: HURRY }, options);
    const { attacker, url } = attacked;
    await attacked.survive(async () => {
      const connectionId = await attacked.connect(attacker, history.directory);
      const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
      await attacked.untilNeighbourWorks();
      proxy.isSilent = true;
      const body = { name: "tone", type: "commit", content: "Short.", global: true };
      const calls = [1, 2, 3].map((count) => attacker.call("POST", "instructions", { ...body, name: `tone ${count}` }));
      for (const answer of await Promise.all(calls)) {
        expect(answer).toMatchObject({ status: 503, body: { error: expect.stringContaining("PostgreSQL") } });
        expect(answer.headers.get("retry-after")).toBe("1");
      }
      expect((await fetch(`${url}/readyz`)).status).toBe(503);
      proxy.isSilent = false;
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
      const job = await attacked.request(attacker, connectionId, { changes });
      expect(await attacked.settle(attacker, job)).toMatchObject({ state: "done" });
    });
  });
