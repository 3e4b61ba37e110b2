import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { NumberedHistory } from "../../support/histories.ts";
import { readPostgresAddress, restartPostgres, stopPostgres } from "../../support/postgres.ts";
import { PostgresProxy } from "../../support/postgres-proxy.ts";
import { AttackedProgram, type Caller } from "./attacked-program.ts";

const server = inject("postgres");
const DOWN_MS = 1200;
const WRITERS = 4;
// Queries wait for 20 s.
const SILENT_TEST_MS = 60_000;

/** Creates until `isOver`, each with its own key until it is created; the answers' statuses and the created IDs. */
async function write({ call }: Caller, writer: number, isOver: () => boolean) {
  const ids: string[] = [];
  const statuses = new Set<number>();
  for (let count = 0; !isOver(); count += 1) {
    for (;;) {
      const name = `tone ${writer}-${count}`;
      const body = { name, type: "commit", content: "Short.", global: true };
      const answer = await call("POST", "instructions", body, { "idempotency-key": name });
      statuses.add(answer.status);
      if (answer.status < 300) ids.push(String(answer.body.id));
      await sleep(20);
      if (answer.status < 300) break;
      expect(answer).toMatchObject({ status: 503, body: { error: expect.stringContaining("PostgreSQL") } });
      expect(answer.headers.get("retry-after")).toBe("1");
    }
  }
  return { ids, statuses };
}

test.skipIf(server === undefined)("a restart of PostgreSQL during writes loses and doubles nothing", async () => {
  const bin = server?.bin ?? "";
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  using history = new NumberedHistory();
  try {
    const database = await readPostgresAddress(folder, bin);
    await using attacked = await AttackedProgram.open(["--rate-limit", "0"], {}, { database });
    const { attacker, program, url } = attacked;
    await attacked.survive(async () => {
      const connectionId = await attacked.connect(attacker, history.directory);
      const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
      const jobs = await Promise.all([1, 2].map(() => attacked.request(attacker, connectionId, { changes })));
      let isOver = false;
      const writers = Array.from({ length: WRITERS }, (_, writer) => write(attacker, writer, () => isOver));
      for (const signal of ["SIGINT", "SIGQUIT"] as const) {
        await sleep(300);
        const restart = restartPostgres(folder, bin, { signal, downMs: DOWN_MS });
        await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 5000 }).toBe(503);
        await restart;
        await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 5000 }).toBe(200);
      }
      isOver = true;
      const written = await Promise.all(writers);
      expect(new Set(written.flatMap(({ statuses }) => [...statuses]))).toEqual(new Set([201, 503]));
      const ids = written.flatMap((one) => one.ids);
      expect(new Set(ids).size).toBe(ids.length);
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

test.skipIf(server === undefined)(
  "a PostgreSQL that falls silent is a 503, and work goes on once it answers",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "postgres-"));
    using history = new NumberedHistory();
    try {
      await using proxy = await PostgresProxy.open(await readPostgresAddress(folder, server?.bin ?? ""));
      await using attacked = await AttackedProgram.open(
        ["--rate-limit", "0", "--lease", "5"],
        {},
        { database: proxy.location },
      );
      const { attacker, url } = attacked;
      await attacked.survive(async () => {
        const connectionId = await attacked.connect(attacker, history.directory);
        const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
        await attacked.untilNeighbourWorks();
        proxy.isSilent = true;
        const body = { name: "tone", type: "commit", content: "Short.", global: true };
        const calls = [1, 2, 3].map((count) =>
          attacker.call("POST", "instructions", { ...body, name: `tone ${count}` }),
        );
        for (const answer of await Promise.all(calls)) {
          expect(answer).toMatchObject({ status: 503, body: { error: expect.stringContaining("PostgreSQL") } });
          expect(answer.headers.get("retry-after")).toBe("1");
        }
        expect((await fetch(`${url}/readyz`)).status).toBe(503);
        proxy.isSilent = false;
        await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 10_000 }).toBe(200);
        const job = await attacked.request(attacker, connectionId, { changes });
        expect(await attacked.settle(attacker, job)).toMatchObject({ state: "done" });
      });
    } finally {
      await stopPostgres(folder);
      rmSync(folder, { recursive: true, force: true });
    }
  },
  SILENT_TEST_MS,
);
