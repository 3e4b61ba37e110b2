import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRandom } from "../../support/random.ts";
import { draws, seed } from "../../support/search.ts";
import { stores } from "../../support/stores.ts";
import { checkStore } from "./check-store.ts";
import { runUnderKills, runUndisturbed } from "./crash-runs.ts";
import { TestEnvironment } from "./environment.ts";
import { compareOutcomes, type Outcome, readOutcome } from "./outcome.ts";
import { type Accepted, RetryingClient } from "./retrying-client.ts";
import { buildScenarios } from "./scenarios.ts";
import { buildHistory } from "./source-history.ts";

/** At least one of each kind of scenario. */
const KILLS_PER_RUN = draws(7, 20);
const RUNS = draws(2, 50);
const RUNS_SHARED = draws(1, 10);
/** With the default seed, the kills of one program are at every moment. */
const FIRST = 227;
const TIMEOUT = draws(300_000, 10_800_000);

const folder = mkdtempSync(join(tmpdir(), "crash-"));
const source = buildHistory(KILLS_PER_RUN);
const scenarios = buildScenarios(source);
afterAll(() => {
  source.history[Symbol.dispose]();
  rmSync(folder, { recursive: true, force: true });
});

let undisturbed: Outcome;
beforeAll(async () => {
  await using env = await TestEnvironment.open({ folder: join(folder, "undisturbed") }, source);
  await runUndisturbed(env, scenarios);
  await env.stop();
  undisturbed = await readOutcome(env);
}, TIMEOUT);

const seedsOf = (count: number) => Array.from({ length: count }, (_, index) => seed + index);

test.concurrent.each(seedsOf(RUNS))(
  "a service killed at any instant loses and duplicates no record (TEST_SEED=%i)",
  async (drawn) => {
    const place = { folder: join(folder, `killed-${drawn}`), flags: ["--attempts", "100"] };
    await using env = await TestEnvironment.open(place, source);
    await checkUnderKills(env, drawn);
  },
  TIMEOUT,
);

describe.concurrent.each(stores.filter(({ kind }) => kind === "postgres"))("on $name", ({ createLocation }) => {
  test.concurrent.each(seedsOf(RUNS_SHARED))(
    "two processes take over from each other (TEST_SEED=%i)",
    async (drawn) => {
      await using database = await createLocation();
      const flags = ["--attempts", "100", "--lease", "1"];
      const place = { folder: join(folder, `shared-${drawn}`), database: database.location, programs: 2, flags };
      await using env = await TestEnvironment.open(place, source);
      await checkUnderKills(env, drawn);
    },
    TIMEOUT,
  );
});

async function checkUnderKills(env: TestEnvironment, drawn: number): Promise<void> {
  const { kills, accepted } = await runUnderKills(env, scenarios, createRandom(FIRST * env.programs.length + drawn));
  console.info(`TEST_SEED=${drawn}: ${[...kills].map(([moment, times]) => `${moment} ${times}`).join(", ")}`);
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
