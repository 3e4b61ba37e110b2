import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { Random } from "../../support/random.ts";
import type { TestEnvironment } from "./environment.ts";
import type { Moment } from "./kill-point.ts";
import { RetryingClient } from "./retrying-client.ts";
import type { Scenario } from "./scenarios.ts";
import type { ServedProgram } from "./served-program.ts";

/** Milliseconds: the latest kill at a random time. */
const LATEST = 800;

/** Runs the scenarios against a service that is not killed. */
export async function runUndisturbed(env: TestEnvironment, scenarios: readonly Scenario[]): Promise<void> {
  await Promise.all(scenarios.map(({ name, run }) => run(env, new RetryingClient(env, name))));
}

/**
 * Starts the scenarios one by one, kills a program at a random moment of each, a new one where it has one, and restarts
 * it; then waits for all of them. Returns the kills by moment and the records that were created.
 */
export async function runUnderKills(env: TestEnvironment, scenarios: readonly Scenario[], random: Random) {
  const kills = new Map<Moment, number>();
  const observe = createObserver(env);
  const callers = scenarios.map(({ name }) => new RetryingClient(env, name));
  const runs: Promise<unknown>[] = [];
  const planned = new Set<Moment>();
  for (const [index, { run, moments }] of scenarios.entries()) {
    const others = moments.filter((moment) => !planned.has(moment));
    const moment = random.pick(others.length > 0 ? others : moments);
    planned.add(moment);
    const kill = planKill(env, moment, random);
    const running = run(env, callers[index] as RetryingClient);
    runs.push(running);
    // Its failure is thrown below.
    const killedAt = await kill(running.then(ignore, ignore));
    kills.set(killedAt, (kills.get(killedAt) ?? 0) + 1);
    await observe();
  }
  await Promise.all(runs);
  return { kills, accepted: callers.flatMap(({ accepted }) => accepted) };
}

/**
 * Prepares a kill; call the result with the end of the scenario, once that has started. It resolves to the moment of the
 * kill: a scenario may end without the one that was chosen.
 */
function planKill(env: TestEnvironment, moment: Moment, random: Random): (over: Promise<undefined>) => Promise<Moment> {
  const { programs, killPoint } = env;
  const [victim, whole, share] = [random.pick(programs), random.next() < 0.5, random.next()];
  const restart = async (program: ServedProgram): Promise<void> => {
    await program.kill(whole);
    env.start(program);
  };
  const isAimed = moment !== "timer" && moment !== "starting";
  if (isAimed) killPoint.set(moment, () => void victim.kill(whole));
  const pause = () => sleep(share * LATEST, undefined);
  /** After a git that was cut off, the program lives on. */
  const afterCut = async () => {
    while (env.isArmed) await sleep(10);
    return pause();
  };
  return async (over) => {
    if (moment === "starting") await restart(victim);
    const ends = programs.map((program) => program.ended.then(() => program));
    const latest = moment === "cut" ? [over, afterCut()] : [isAimed ? over : pause()];
    const ended = await Promise.race([...ends, ...latest]);
    killPoint.clear();
    await restart(ended ?? victim);
    return isAimed && moment !== "cut" && ended === undefined ? "timer" : moment;
  };
}

const ORDER = ["requested", "running", "done", "errored"];

/** Checks that the states of jobs only move forward, and that a settled job keeps its state unless it is retried. */
function createObserver(env: TestEnvironment): () => Promise<void> {
  const caller = new RetryingClient(env, "observer");
  const seen = new Map<string, string>();
  return async () => {
    const { jobs } = await caller.retryUntilAnswered((client) => client.jobs.list({ pageSize: 200 }));
    for (const { id, state } of jobs) {
      const before = seen.get(id) ?? "requested";
      const isForward = before === state || (ORDER.indexOf(before) < 2 && ORDER.indexOf(state) > ORDER.indexOf(before));
      const isRetried = before === "errored" && state === "running";
      expect(isForward || isRetried, `the job ${id}: ${before}, then ${state}`).toBe(true);
      seen.set(id, state);
    }
  };
}

const ignore = () => undefined;
