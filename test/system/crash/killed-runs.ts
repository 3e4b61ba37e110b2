import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { createRandom } from "../../support/random.ts";
import { draws, seed } from "../../support/search.ts";
import { checkStore } from "./check-store.ts";
import { runUnderKills, runUndisturbed } from "./crash-runs.ts";
import { type EnvironmentOptions, TestEnvironment } from "./environment.ts";
import { compareOutcomes, type Outcome, readOutcome } from "./outcome.ts";
import { type Accepted, RetryingClient } from "./retrying-client.ts";
import { buildScenarios } from "./scenarios.ts";
import { buildHistory } from "./source-history.ts";

/** At least one of each kind of scenario. */
const KILLS_PER_RUN = draws(7, 20);
/** With the default seed, the kills of one program are at every moment. */
const FIRST = 227;
/** Milliseconds for a run. */
export const TIMEOUT = draws(300_000, 10_800_000);

export const seedsOf = (count: number) => Array.from({ length: count }, (_, index) => seed + index);

/** Runs all scenarios without a kill, before the tests of a file, which compare runs under kills with that. */
export class KilledRuns {
  readonly #folder = mkdtempSync(join(tmpdir(), "crash-"));
  readonly #source = buildHistory(KILLS_PER_RUN);
  readonly #scenarios = buildScenarios(this.#source);
  #undisturbed: Outcome | undefined;

  static use(): KilledRuns {
    const runs = new KilledRuns();
    beforeAll(() => runs.#runUndisturbed(), TIMEOUT);
    afterAll(() => {
      runs.#source.history[Symbol.dispose]();
      rmSync(runs.#folder, { recursive: true, force: true });
    });
    return runs;
  }

  async #runUndisturbed(): Promise<void> {
    await using env = await TestEnvironment.open({ folder: join(this.#folder, "undisturbed") }, this.#source);
    await runUndisturbed(env, this.#scenarios);
    await env.stop();
    this.#undisturbed = await readOutcome(env);
  }

  /** Runs all scenarios with kills at moments that are drawn, and asserts that nothing is lost or there twice. */
  async check(drawn: number, place: Omit<EnvironmentOptions, "folder">): Promise<void> {
    await using env = await TestEnvironment.open(
      { folder: join(this.#folder, `killed-${drawn}`), ...place },
      this.#source,
    );
    const random = createRandom(FIRST * env.programs.length + drawn);
    const { kills, accepted } = await runUnderKills(env, this.#scenarios, random);
    console.info(`TEST_SEED=${drawn}: ${[...kills].map(([moment, times]) => `${moment} ${times}`).join(", ")}`);
    await repeat(env, accepted);
    await env.stop();
    await checkStore(env.location);
    expect(listLocks(env)).toEqual([]);
    // The only fault to report is a git that was killed in a push.
    const faults = env.programs.flatMap((program) => program.faults);
    expect(faults.filter((line) => !line.includes("[git/remote-unreachable]"))).toEqual([]);
    const nothing = [[], []];
    const undisturbed = this.#undisturbed ?? expect.unreachable("Nothing ran without kills.");
    expect(compareOutcomes(await readOutcome(env), undisturbed)).toEqual({
      records: nothing,
      audits: nothing,
      branches: nothing,
      pullRequests: nothing,
    });
  }
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
