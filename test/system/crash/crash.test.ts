import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRandom } from "../../support/random.ts";
import { stores } from "../../support/stores.ts";
import { type Accepted, Caller } from "./caller.ts";
import { checkStore } from "./check-store.ts";
import { tellInPeace, tellUnderKills } from "./crash-runs.ts";
import { compareOutcomes, type Outcome, readOutcome } from "./outcome.ts";
import { buildHistory } from "./source-history.ts";
import { buildStories } from "./stories.ts";
import { World } from "./world.ts";

// CRASH_SEED=17 draws the same again, CRASH_RUNS=1000 more.
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 100_000);
const runs = Number(process.env.CRASH_RUNS ?? (process.env.CI === "true" ? 100 : 20));
const RUNS_OF_A_WORLD = 20;

const folder = mkdtempSync(join(tmpdir(), "crash-"));
const place = (name: string) => ({ folder: join(folder, name), compiled: join(folder, "compiled") });
const source = buildHistory(RUNS_OF_A_WORLD);
const stories = buildStories(source);
afterAll(() => {
  source.history[Symbol.dispose]();
  rmSync(folder, { recursive: true, force: true });
});

let peaceful: Outcome;
beforeAll(async () => {
  await using world = await World.open(place("peaceful"), source);
  await tellInPeace(world, stories);
  await world.stop();
  peaceful = await readOutcome(world);
}, 120_000);

const worlds = (count: number) =>
  Array.from({ length: Math.ceil(count / RUNS_OF_A_WORLD) }, (_, index) => seed + index);

test.each(worlds(runs))(
  "what is killed at any instant loses nothing and doubles nothing (CRASH_SEED=%i)",
  async (drawn) => {
    await using world = await World.open({ ...place(`killed-${drawn}`), flags: ["--attempts", "100"] }, source);
    await holdUnderKills(world, drawn);
  },
  600_000,
);

describe.each(stores.filter(({ kind }) => kind === "postgres"))("on $name", ({ createLocation }) => {
  test.each(worlds(runs / 5))(
    "two processes take over from each other (CRASH_SEED=%i)",
    async (drawn) => {
      await using database = await createLocation({ isNew: true });
      const flags = ["--attempts", "100", "--lease", "1"];
      const shared = { ...place(`shared-${drawn}`), database: database.location, programs: 2, flags };
      await using world = await World.open(shared, source);
      await holdUnderKills(world, drawn);
    },
    600_000,
  );
});

async function holdUnderKills(world: World, drawn: number): Promise<void> {
  const { kills, accepted } = await tellUnderKills(world, stories, createRandom(drawn));
  console.info(`CRASH_SEED=${drawn}: ${[...kills].map(([moment, times]) => `${moment} ${times}`).join(", ")}`);
  await repeat(world, accepted);
  await world.stop();
  await checkStore(world.location);
  expect(listLocks(world)).toEqual([]);
  // A git that was killed in a push is the one thing that the program has to tell.
  const faults = world.programs.flatMap((program) => program.faults);
  expect(faults.filter((line) => !line.includes("[git/remote-unreachable]"))).toEqual([]);
  const nothing = [[], []];
  expect(compareOutcomes(await readOutcome(world), peaceful)).toEqual({
    records: nothing,
    audits: nothing,
    branches: nothing,
    pullRequests: nothing,
  });
}

/** What git or the making of a cache left behind; the file beside a cache is the lock of those who use it. */
function listLocks({ folder: own }: World): string[] {
  const names = readdirSync(join(own, "data", "repositories"), { recursive: true }).map(String);
  return names.filter((name) => /\.(?:lock|new)$/.test(name) && !name.endsWith(".git.lock"));
}

/** Sends every create again, with its key: it names the record that it made, also one that is deleted by now. */
async function repeat(world: World, accepted: readonly Accepted[]): Promise<void> {
  const caller = new Caller(world, "again");
  for (const { call, key, id } of accepted) {
    const again = caller.ask((client) => call(client, { idempotencyKey: key }));
    expect(await again.then((record) => record.id, String)).toContain(id);
  }
}
