import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRandom } from "../../support/random.ts";
import { stores } from "../../support/stores.ts";
import { checkStore } from "./check-store.ts";
import { runUnderKills, runUndisturbed } from "./crash-runs.ts";
import { TestEnvironment } from "./environment.ts";
import { compareOutcomes, type Outcome, readOutcome } from "./outcome.ts";
import { type Accepted, RetryingClient } from "./retrying-client.ts";
import { buildScenarios } from "./scenarios.ts";
import { buildHistory } from "./source-history.ts";

// CRASH_SEED=17 replays a run, CRASH_RUNS=1000 runs more.
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 100_000);
const runs = Number(process.env.CRASH_RUNS ?? (process.env.CI === "true" ? 100 : 20));
const KILLS_PER_RUN = 20;

const folder = mkdtempSync(join(tmpdir(), "crash-"));
const place = (name: string) => ({ folder: join(folder, name), compiled: join(folder, "compiled") });
const source = buildHistory(KILLS_PER_RUN);
const scenarios = buildScenarios(source);
afterAll(() => {
  source.history[Symbol.dispose]();
  rmSync(folder, { recursive: true, force: true });
});

let undisturbed: Outcome;
beforeAll(async () => {
  await using env = await TestEnvironment.open(place("undisturbed"), source);
  await runUndisturbed(env, scenarios);
  await env.stop();
  undisturbed = await readOutcome(env);
}, 120_000);

const seedsOf = (count: number) => Array.from({ length: Math.ceil(count / KILLS_PER_RUN) }, (_, index) => seed + index);

test.concurrent.each(seedsOf(runs))(
  "a service killed at any instant loses and duplicates no record (CRASH_SEED=%i)",
  async (drawn) => {
    await using env = await TestEnvironment.open({ ...place(`killed-${drawn}`), flags: ["--attempts", "100"] }, source);
    await checkUnderKills(env, drawn);
  },
  600_000,
);

describe.each(stores.filter(({ kind }) => kind === "postgres"))("on $name", ({ createLocation }) => {
  test.concurrent.each(seedsOf(runs / 5))(
    "two processes take over from each other (CRASH_SEED=%i)",
    async (drawn) => {
      await using database = await createLocation({ isNew: true });
      const flags = ["--attempts", "100", "--lease", "1"];
      const shared = { ...place(`shared-${drawn}`), database: database.location, programs: 2, flags };
      await using env = await TestEnvironment.open(shared, source);
      await checkUnderKills(env, drawn);
    },
    600_000,
  );
});

async function checkUnderKills(env: TestEnvironment, drawn: number): Promise<void> {
  const { kills, accepted } = await runUnderKills(env, scenarios, createRandom(drawn));
  console.info(`CRASH_SEED=${drawn}: ${[...kills].map(([moment, times]) => `${moment} ${times}`).join(", ")}`);
  await repeat(env, accepted);
  await env.stop();
  await checkStore(env.location);
  expect(listLocks(env)).toEqual([]);
  // The only fault to report is a git that was killed in a push.
  const faults = env.programs.flatMap((program) => program.faults);
  expect(faults.filter((line) => !line.includes("[git/remote-unreachable]"))).toEqual([]);
  const nothing = [[], []];
  expect(compareOutcomes(await readOutcome(env), undisturbed)).toEqual({
    records: nothing,
    audits: nothing,
    branches: nothing,
    pullRequests: nothing,
  });
}

/** Leftovers of git or of a cache's creation; the file beside a cache is its lock. */
function listLocks({ folder: own }: TestEnvironment): string[] {
  const names = readdirSync(join(own, "data", "repositories"), { recursive: true }).map(String);
  return names.filter((name) => /\.(?:lock|new)$/.test(name) && !name.endsWith(".git.lock"));
}

/** Repeats every create with its key: the answer is the record it created, even if that is deleted by now. */
async function repeat(env: TestEnvironment, accepted: readonly Accepted[]): Promise<void> {
  const caller = new RetryingClient(env, "again");
  for (const { call, key, id } of accepted) {
    const again = caller.retryUntilAnswered((client) => call(client, { idempotencyKey: key }));
    expect(await again.then((record) => record.id, String)).toContain(id);
  }
}
