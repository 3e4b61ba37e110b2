import { expect } from "vitest";
import type { Random } from "../../support/random.ts";
import type { TestEnvironment } from "./environment.ts";
import type { Moment } from "./kill-point.ts";
import { RetryingClient } from "./retrying-client.ts";
import type { Scenario } from "./scenarios.ts";
import type { ServedProgram } from "./served-program.ts";

/** Milliseconds: the latest kill at a random time, and the latest where the chosen moment is not reached. */
const LATEST = 800;
const LATEST_AIMED = 1400;

/** Runs the scenarios in sequence against a service that is not killed. */
export async function runUndisturbed(env: TestEnvironment, scenarios: readonly Scenario[]): Promise<void> {
  for (const scenario of scenarios) await scenario.run(env, new RetryingClient(env, scenario.name));
}

/**
 * Starts the scenarios one by one, kills a program at a random moment of each and restarts it; then waits for all of
 * them. Returns the kills by moment and the records that were created.
 */
export async function runUnderKills(env: TestEnvironment, scenarios: readonly Scenario[], random: Random) {
  const kills = new Map<Moment, number>();
  const observe = createObserver(env);
  const callers = scenarios.map(({ name }) => new RetryingClient(env, name));
  const runs: Promise<unknown>[] = [];
  for (const [index, { run, moments }] of scenarios.entries()) {
    const kill = planKill(env, random.pick(moments), random);
    const running = run(env, callers[index] as RetryingClient);
    // Awaited below.
    running.catch(() => undefined);
    runs.push(running);
    const killedAt = await kill();
    kills.set(killedAt, (kills.get(killedAt) ?? 0) + 1);
    await observe();
  }
  await Promise.all(runs);
  return { kills, accepted: callers.flatMap(({ accepted }) => accepted) };
}

/** Prepares a kill; call the result once the scenario has started. It resolves to the moment of the kill. */
function planKill(env: TestEnvironment, moment: Moment, random: Random): () => Promise<Moment> {
  const { programs, killPoint } = env;
  const [victim, whole, share] = [random.pick(programs), random.next() < 0.5, random.next()];
  const restart = async (program: ServedProgram): Promise<void> => {
    await program.kill(whole);
    env.start(program);
  };
  const isAimed = moment !== "timer" && moment !== "starting";
  if (isAimed) killPoint.set(moment, () => void victim.kill(whole));
  return async () => {
    if (moment === "starting") await restart(victim);
    const ends = programs.map((program) => program.ended.then(() => program));
    const ended = await Promise.race([...ends, sleep(isAimed ? LATEST_AIMED : share * LATEST)]);
    killPoint.clear();
    await restart(ended ?? victim);
    // After a git that was cut off, the program lives on until this.
    return isAimed && moment !== "cut" && ended === undefined ? "timer" : moment;
  };
}

const ORDER = ["requested", "running", "done", "errored"];

/** Checks that the states of jobs only move forward, and that a settled job keeps its state. */
function createObserver(env: TestEnvironment): () => Promise<void> {
  const caller = new RetryingClient(env, "observer");
  const seen = new Map<string, string>();
  return async () => {
    const { jobs } = await caller.retryUntilAnswered((client) => client.jobs.list({ pageSize: 200 }));
    for (const { id, state } of jobs) {
      const before = seen.get(id) ?? "requested";
      const isForward = before === state || (ORDER.indexOf(before) < 2 && ORDER.indexOf(state) > ORDER.indexOf(before));
      expect(isForward, `the job ${id}: ${before}, then ${state}`).toBe(true);
      seen.set(id, state);
    }
  };
}

function sleep(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}
