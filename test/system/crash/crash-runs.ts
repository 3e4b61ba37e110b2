import { expect } from "vitest";
import type { Random } from "../../support/random.ts";
import { Caller } from "./caller.ts";
import type { ServedProgram } from "./served-program.ts";
import type { Story } from "./stories.ts";
import type { Moment } from "./trap.ts";
import type { World } from "./world.ts";

/** Milliseconds: the latest of a kill at any time, and of one whose moment does not come. */
const LATEST = 800;
const LATEST_AIMED = 1400;

/** Tells the stories one after the other, to a service that nobody kills. */
export async function tellInPeace(world: World, stories: readonly Story[]): Promise<void> {
  for (const story of stories) await story.tell(world, new Caller(world, story.name));
}

/**
 * Tells the stories, and with each new one kills a program at a moment that is drawn and starts it again; then tells them
 * to their end. How often it was killed at which moment, and what was created.
 */
export async function tellUnderKills(world: World, stories: readonly Story[], random: Random) {
  const kills = new Map<Moment, number>();
  const observe = createObserver(world);
  const callers = stories.map(({ name }) => new Caller(world, name));
  const told: Promise<unknown>[] = [];
  for (const [index, { tell, moments }] of stories.entries()) {
    const strike = drawStrike(world, random.pick(moments), random);
    const telling = tell(world, callers[index] as Caller);
    // It is heard of below.
    telling.catch(() => undefined);
    told.push(telling);
    const struck = await strike();
    kills.set(struck, (kills.get(struck) ?? 0) + 1);
    await observe();
  }
  await Promise.all(told);
  return { kills, accepted: callers.flatMap(({ accepted }) => accepted) };
}

/** Sets up a kill at a moment; to be awaited once what it interrupts was begun. The moment that it came at. */
function drawStrike(world: World, moment: Moment, random: Random): () => Promise<Moment> {
  const { programs, trap } = world;
  const [victim, whole, share] = [random.pick(programs), random.next() < 0.5, random.next()];
  const restart = async (program: ServedProgram): Promise<void> => {
    await program.kill(whole);
    world.start(program);
  };
  const isAimed = moment !== "timer" && moment !== "starting";
  if (isAimed) trap.set(moment, () => void victim.kill(whole));
  return async () => {
    if (moment === "starting") await restart(victim);
    const ends = programs.map((program) => program.ended.then(() => program));
    const ended = await Promise.race([...ends, sleep(isAimed ? LATEST_AIMED : share * LATEST)]);
    trap.clear();
    await restart(ended ?? victim);
    // After a git that was cut off, the program lives on until this.
    return isAimed && moment !== "cut" && ended === undefined ? "timer" : moment;
  };
}

const ORDER = ["requested", "running", "done", "errored"];

/** Looks at the states of all jobs, which only ever move on, and never once they have settled. */
function createObserver(world: World): () => Promise<void> {
  const caller = new Caller(world, "observer");
  const seen = new Map<string, string>();
  return async () => {
    const { jobs } = await caller.ask((client) => client.jobs.list({ pageSize: 200 }));
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
